// The attention problem as every backend sees it: views of Q, K and V, scales, mask and sequence ranges.
// O_i = sum_j softmax_j(softmax_scale * q_i . k_j) v_j over the keys that row i sees. Validation is here, once;
// kernels may rely on it. Formats and methods are in numerics/method.hpp.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/result.hpp"
#include "base/tensor.hpp"

namespace leanfa {

// A float32 scale per element group: value(b, s, h) = data[b * stride[0] + s * stride[1] + h * stride[2]].
// A stride of 0 broadcasts: scalar {0,0,0}, per head {0,0,1}, per (batch, head) {H,0,1}, per token {S*H,H,1}.
// data == nullptr means 1.0 everywhere.
struct ScaleView {
  const float* data = nullptr;
  std::array<Index, 3> stride{};

  [[nodiscard]] float at(Index b, Index s, Index h) const {
    return data == nullptr ? 1.0F : data[b * stride[0] + s * stride[1] + h * stride[2]];
  }
  [[nodiscard]] bool per_token() const { return data != nullptr && stride[1] != 0; }
};

// A mean vector that was subtracted from K or V before quantisation: [heads_kv, dim] per batch entry, float32.
// data == nullptr means none. With varlen, batch is the sequence number.
struct MeanView {
  const float* data = nullptr;
  Index stride_batch = 0;
  Index stride_head = 0;

  [[nodiscard]] const float* row(Index b, Index h) const {
    return data == nullptr ? nullptr : data + b * stride_batch + h * stride_head;
  }
};

struct AttentionProblem {
  AnyView q;  // [batch, seqlen_q, heads_q, head_dim_qk]; varlen: [1, total_q, heads_q, head_dim_qk]
  AnyView k;  // [batch, seqlen_k, heads_kv, head_dim_qk]
  AnyView v;  // [batch, seqlen_k, heads_kv, head_dim_v]
  ScaleView q_descale, k_descale,
      v_descale;  // multiply the stored values; if varlen, batch index is the sequence number and s a row of q, k or v
  // v_mean is added to O of rows with keys. lse_offset, one float per query row, is added to the LSE of rows with keys:
  // softmax_scale * q . mean_k when a mean was subtracted from K (softmax itself does not change).
  MeanView v_mean;
  ScaleView lse_offset;
  double softmax_scale = 0.0;  // finite and > 0
  bool causal = false;         // bottom-right: query i sees key j iff j <= i + seqlen_k - seqlen_q
  // Both or neither: batch + 1 ascending row offsets, the first 0, the last total_q / total_k.
  std::span<const std::int32_t> cu_seqlens_q, cu_seqlens_k;
};

// One sequence of a problem: rows [q_begin, q_begin + seqlen_q) of batch entry `batch` of the views.
struct Sequence {
  Index number = 0;  // batch index for scales, means and dense LSE
  Index batch = 0;   // batch index for q, k, v, o: 0 when varlen
  Index q_begin = 0, seqlen_q = 0;
  Index k_begin = 0, seqlen_k = 0;

  // Number of keys, from the first, that query row `i` (0..seqlen_q-1) sees.
  [[nodiscard]] Index visible_keys(Index i, bool causal) const {
    if (!causal) return seqlen_k;
    const Index last = (i + 1 - seqlen_q) + seqlen_k;  // the bracket is small: no overflow
    return last < 0 ? 0 : (last > seqlen_k ? seqlen_k : last);
  }
};

// The sequences of a validated problem, in order; none if neither q nor k has rows.
[[nodiscard]] std::vector<Sequence> sequences(const AttentionProblem& problem);

// Shapes, strides, head ratio, scale, cu_seqlens. Does not read the tensors, and does not limit dtypes or head
// dimensions: that is the backend's business. Batch and sequence lengths may be 0; heads and head dimensions may not.
// Strides of inputs may be anything, 0 (a broadcast) and negative ones included, as long as the farthest offset fits in
// 63 bits; `data` is element [0, 0, 0, 0]. The stride of an axis with one element means nothing.
[[nodiscard]] Status validate(const AttentionProblem& problem);
// Every rule that the problem breaks, for a caller who wants them all; validate() gives the first.
[[nodiscard]] std::vector<Error> violations(const AttentionProblem& problem);

// Where results go. `out` is [batch, seqlen_q, heads_q, head_dim_v] (varlen: [1, total_q, heads_q, head_dim_v]).
// `lse`, when data is not null, is indexed [batch, seqlen_q, heads_q] through strides (dense default layout is
// [batch, heads_q, seqlen_q], varlen [heads_q, total_q]). Natural logarithm; -inf for rows without keys.
template <class T>
struct LseView {
  T* data = nullptr;
  Index stride_batch = 0, stride_row = 0, stride_head = 0;

  [[nodiscard]] T& at(Index b, Index s, Index h) const {
    return data[b * stride_batch + s * stride_row + h * stride_head];
  }
};

// As validate() for inputs, and no two elements of `out` may share memory. Does not look for overlap with the inputs.
[[nodiscard]] Status validate_output(const AttentionProblem& problem, const AnyView& out);

}  // namespace leanfa
