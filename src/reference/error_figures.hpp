// How far an output is from the reference. inf and NaN are compared first, as masks, and counted apart: they never hide
// in, nor spoil, the figures of the finite elements.
#pragma once

#include <vector>

#include "base/result.hpp"
#include "base/tensor.hpp"

namespace leanfa::reference {

struct ErrorFigures {
  double relative_rms = 0.0;  // ||got - want|| / ||want||; 0 if both norms are 0, inf if only ||want|| is
  double max_abs = 0.0;       // max |got - want|
  Index mask_mismatches = 0;  // elements that are NaN, inf or -inf on one side and not the same on the other
  Index finite_elements = 0;  // finite on both sides: what relative_rms and max_abs cover
  double error_sum_squares = 0.0, want_sum_squares = 0.0;  // for figures over several tensors
};

// Over all elements. `got` and `want` are of the same size, with any strides. Error: sizes that differ.
[[nodiscard]] Result<ErrorFigures> error_figures(const View<const float>& got, const View<const double>& want);
[[nodiscard]] Result<ErrorFigures> error_figures(const View<const double>& got, const View<const double>& want);

// The same for each head (axis 2), in order.
[[nodiscard]] Result<std::vector<ErrorFigures>> head_error_figures(const View<const float>& got,
                                                                   const View<const double>& want);
[[nodiscard]] Result<std::vector<ErrorFigures>> head_error_figures(const View<const double>& got,
                                                                   const View<const double>& want);

}  // namespace leanfa::reference
