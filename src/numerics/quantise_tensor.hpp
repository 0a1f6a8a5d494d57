// Quantising one tensor: rows of f32, f16 or bf16 -> packed codes (packed.hpp), with static or dynamic scales, the mean
// taken off and the rotation applied on the way. A whole attention problem by a Method: quantise.hpp.
//
// code = round(x / scale), one float division and one rounding to nearest even: e4m3fn saturates at +-448, i8 at +-127.
// Values that are not finite become NaN codes in e4m3fn and leave the scales of the others alone; i8 refuses them.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "numerics/packed.hpp"

namespace leanfa {

enum class MeanChoice : std::uint8_t { kNone, kSequence, kGiven };

// Static scales: [1] per tensor, [groups, heads], or [batch, tokens, heads].
struct GivenScales {
  std::span<const float> data;
  std::vector<Index> shape;
};

struct TensorSpec {
  std::string_view subject = "tensor";  // in messages
  PackedTag tag;
  ScaleGranularity granularity = ScaleGranularity::kHead;
  std::optional<GivenScales> given_scales;  // none: dynamic, max |x| / 448 or / 127 over the group's finite values
  MeanChoice mean = MeanChoice::kNone;
  std::span<const float> given_mean;         // kGiven: [heads, dim], a calibration vector for every group
  std::span<const std::int32_t> cu_seqlens;  // of a varlen tensor, else empty
  Index capacity = 0;                        // tokens to make room for; at least the source's
  int threads = 0;
};

// Errors: source dtype or sizes, tag, scales (shape, value), mean, cu_seqlens; non-finite values with i8 (their number
// and the first position); memory.
[[nodiscard]] Result<PackedTensor> quantise(const AnyView& source, const TensorSpec& spec);

// Writes the source's tokens at `token_offset` (0..packed.tokens, so that no hole is left) into an existing tensor.
// The result is what one call with all tokens would have given; so the scales must not depend on the values of other
// tokens: given per tensor or head, or dynamic per token, and the mean none or given. `spec` states what the caller
// believes: its tag and granularity must be the tensor's; its scales and mean are not read, the tensor's are used.
// Nothing is written when it fails. Errors also: other batch, heads or dim; more tokens than the capacity.
[[nodiscard]] Status append(PackedTensor& packed, const AnyView& source, Index token_offset, const TensorSpec& spec);

// The dynamic scales alone, [1], [groups, heads] or [batch, tokens, heads] as spec.granularity says.
[[nodiscard]] Result<Buffer<float>> dynamic_scales(const AnyView& source, const TensorSpec& spec);

// An int8 Q for shift P: every row has a scale with 8 log2(e) softmax_scale q_scale k_scale = 2^-s for a whole s in
// 0..16, the largest s that keeps |q| <= 127. `q.scales` holds 2^-s / (8 log2(e) softmax_scale k_scale) rounded once to
// float: relative 2^-24 away from what the integer s says, and s is what a kernel uses.
struct ShiftedQuery {
  PackedTensor q;              // i8, rows layout, per token
  Buffer<std::int8_t> shifts;  // [batch, capacity, heads], 16 where a row is all zero
};

// `k_scale` by (group, kv head); spec.tag must be i8 in rows, spec.granularity kToken, its scales dynamic, no mean.
// Errors: those of quantise(); a head with a row that would need s < 0, named.
[[nodiscard]] Result<ShiftedQuery> quantise_query_shift(const AnyView& q, const TensorSpec& spec,
                                                        const ScaleView& k_scale, Index heads_kv, double softmax_scale);

}  // namespace leanfa
