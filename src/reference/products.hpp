// The one matrix product of the reference, in double and in a fixed order of operations. Not a general one: sizes are
// padded by the caller, so that every element takes the same path and its bits do not depend on where it lies.
#pragma once

#include "base/tensor.hpp"

namespace leanfa::reference {

// Row-major matrix in 64-byte aligned memory; `stride` is a multiple of 8.
struct Matrix {
  double* data = nullptr;
  Index stride = 0;

  [[nodiscard]] double* row(Index r) const { return data + r * stride; }
};

inline constexpr Index kProductRows = 4;      // rows come in fours
inline constexpr Index kProductColumns = 16;  // columns in sixteens

[[nodiscard]] constexpr Index round_up(Index value, Index multiple) {
  return (value + multiple - 1) / multiple * multiple;
}

// c[r][n] += a[r][0] b[0][n], then a[r][1] b[1][n], ... a[r][depth - 1] b[depth - 1][n]: each product and each sum
// rounded once, in that order, with the same bits on every processor.
// Preconditions: rows % kProductRows == 0, columns % kProductColumns == 0, nothing overlaps c.
void add_product(const Matrix& a, const Matrix& b, const Matrix& c, Index rows, Index depth, Index columns);

}  // namespace leanfa::reference
