// Reading one row of `dim` elements from a view of any element type, as double or float. Values are the stored ones:
// descales are not applied. Conversions: formats.hpp.
#pragma once

#include "base/tensor.hpp"

namespace leanfa {

// Writes view.dim() elements of row (b, s, h). Preconditions: the indices are in range and stride[3] is 1.
// To double every element type but i64 is exact; to float f64, i32 and i64 round to nearest even.
void load_row(const AnyView& view, Index b, Index s, Index h, double* out);
void load_row(const AnyView& view, Index b, Index s, Index h, float* out);

// Whether no element of the row is inf or NaN. Integer rows always are finite.
[[nodiscard]] bool row_is_finite(const AnyView& view, Index b, Index s, Index h);

}  // namespace leanfa
