// The orthonormal Hadamard rotation of one row over the head dimension, applied to Q and K after RoPE.
// It leaves q . k as it is and spreads outliers over the row, so that one scale suits all its elements.
#pragma once

#include <span>

#include "base/tensor.hpp"

namespace leanfa {

// 64, 128, and 192 as blocks of 128 and 64. Other sizes are refused where a rotation is asked for.
[[nodiscard]] constexpr bool has_hadamard(Index dim) { return dim == 64 || dim == 128 || dim == 192; }

// In place: row <- H row, H of Sylvester order, H(i, j) = (-1)^popcount(i & j) / sqrt(n); its own inverse.
// Precondition: has_hadamard(row.size()).
void hadamard(std::span<float> row);
void hadamard(std::span<double> row);

}  // namespace leanfa
