// What the quantisers refuse, with the reason in the message. Declared apart so that quantise_tensor.cpp reads as its
// data flow.
#pragma once

#include "numerics/quantise_tensor.hpp"
#include "numerics/scales.hpp"

namespace leanfa {

// Source dtype, sizes and strides; tag; rotation's dim; scales and mean that the format or sizes do not allow.
[[nodiscard]] Status check_source(const AnyView& source, const TensorSpec& spec);
// spec.given_scales has the shape for spec.granularity, and values that a scale may have.
[[nodiscard]] Status check_given_scales(const AnyView& source, Index groups, const TensorSpec& spec);
// For i8: no chunk has a value that is not finite, or their number and the first position.
[[nodiscard]] Status check_finite(const std::vector<RowChunk>& chunks, const std::vector<RowStatistics>& statistics,
                                  std::string_view subject);
// Tag, granularity, sizes, room, and scales and mean that do not depend on the other tokens.
[[nodiscard]] Status check_append(const PackedTensor& packed, const AnyView& source, Index token_offset,
                                  const TensorSpec& spec);

}  // namespace leanfa
