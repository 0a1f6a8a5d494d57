// Scalars, offsets and the optional float tensors that come with 8-bit inputs: descales in the shapes that engines use,
// shift P's exponents, V's mean and the LSE's offset, as the views that kernels read.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "base/attention.hpp"
#include "runtime/c_tensor.hpp"

namespace leanfa::c_api {

// 0 stands for 1 / sqrt(dim); a scale that no kernel takes is a reason, and the default goes on in its place.
[[nodiscard]] double softmax_scale_of(Reasons& reasons, double given, Index dim);

// cu_seqlens as given; empty if NULL and 0, or faulty. What the offsets say is not checked here.
[[nodiscard]] std::span<const std::int32_t> offsets_of(Reasons& reasons, std::string_view name,
                                                       const std::int32_t* data, std::int64_t count);

// What the shapes are measured against; sequences is the batch, or the number of sequences of a varlen call.
struct ScaleShape {
  Index sequences = 0;
  Index batch = 0;  // 1 for varlen
  Index seqlen = 0;
  Index heads = 0;       // of the scaled tensor
  Index heads_kv = 0;    // differs from heads for q only
  bool readable = true;  // false: in a device's memory
};

// Absent: no data. [Hk] and [B, Hk] of q are spread over the query heads into `spread`, which must outlive the view.
// Values are checked unless data is null. In a device's memory nothing is read: no checks, and [Hk] stays as it is, for
// heads_per_scale().
[[nodiscard]] ScaleView descale_view(Reasons& reasons, std::string_view name, const leanfa_tensor& tensor,
                                     const ScaleShape& shape, bool data_required, std::vector<float>& spread);

// Query heads that share an element of a q_descale that was not spread: heads / heads_kv for [Hk] and [B, Hk], else 1.
[[nodiscard]] Index heads_per_scale(const leanfa_tensor& tensor, const ScaleShape& shape);

// shift P: q's per-row scale 2^-s / (8 log2(e) softmax_scale k_descale), one float per row in `rows`.
[[nodiscard]] ScaleView shift_view(Reasons& reasons, const leanfa_tensor& q_shift, const AttentionProblem& problem,
                                   bool data_required, std::vector<float>& rows);

// The shifts themselves, in a device's memory: [batch, seqlen_q, heads_q, 1].
[[nodiscard]] View<const std::int8_t> device_shift_view(Reasons& reasons, const leanfa_tensor& q_shift,
                                                        const AttentionProblem& problem, bool data_required);

[[nodiscard]] MeanView v_mean_view(Reasons& reasons, const leanfa_tensor& tensor, const AttentionProblem& problem,
                                   Index sequences, bool data_required);

// Strides of a tensor shaped like lse, [B, Hq, Sq] or [Hq, total_q], in the order batch, row, head. Zeros if it is not
// shaped so, and the reason.
[[nodiscard]] std::array<Index, 3> row_strides(Reasons& reasons, std::string_view name, const leanfa_tensor& tensor,
                                               const AttentionProblem& problem);

}  // namespace leanfa::c_api
