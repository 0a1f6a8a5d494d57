// Quantising a whole attention problem as a Method says: formats, scales, rotation and means of Q, K and V.
// The result owns its buffers and shows them as an AttentionProblem that a kernel for that method takes. One tensor at
// a time, other layouts, static scales and appending: quantise_tensor.hpp.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "base/attention.hpp"
#include "numerics/method.hpp"
#include "numerics/packed.hpp"
#include "numerics/quantise_tensor.hpp"

namespace leanfa {

// Which tensors are rounded. The others stay as they are: the caller's own view, or, where the method rotates and the
// other of Q and K is rounded, a rotated float32 copy.
struct QuantiseSelection {
  bool q = true, k = true, v = true;
};

// What quantises one tensor: the CPU, unless a caller has a device for it. As quantise() and quantise_query_shift().
struct TensorQuantiser {
  std::function<Result<PackedTensor>(const AnyView& source, const TensorSpec& spec)> quantise;
  std::function<Result<ShiftedQuery>(const AnyView& q, const TensorSpec& spec, const ScaleView& k_scale, Index heads_kv,
                                     double softmax_scale)>
      quantise_query_shift;
};
[[nodiscard]] TensorQuantiser cpu_quantiser();

class QuantisedProblem {
 public:
  // Views into this object, and into the wide problem for tensors that were not selected. Scales are per (batch, head)
  // or per token; with varlen the batch index of a scale or mean is the sequence, its token index counts through all.
  [[nodiscard]] AttentionProblem problem() const;

  // For shift P: s of each query row, [batch, seqlen_q, heads_q, 1]; data is null otherwise.
  [[nodiscard]] View<const std::int8_t> q_shift() const;

  // What was packed, rows layout; null for a tensor that is the caller's own view.
  [[nodiscard]] const PackedTensor* q() const { return q_ ? &*q_ : nullptr; }
  [[nodiscard]] const PackedTensor* k() const { return k_ ? &*k_ : nullptr; }
  [[nodiscard]] const PackedTensor* v() const { return v_ ? &*v_ : nullptr; }

 private:
  friend class ProblemQuantiser;

  AttentionProblem wide_;  // views and spans of the caller
  std::vector<std::int32_t> cu_seqlens_q_, cu_seqlens_k_;
  std::optional<PackedTensor> q_, k_, v_;
  Buffer<std::int8_t> q_shift_;  // [batch, seqlen_q, heads_q]
  Buffer<float> lse_offset_;     // [batch, seqlen_q, heads_q]
};

// By method.format:
//   f32, bf16: q, k and v converted to it, no scales.
//   e4m3: q, k, v e4m3fn, one dynamic scale per (batch, head) of each.
//   int8: q i8 with a scale per token (shift P: the power-of-two rule of quantise_query_shift), k i8 with one per
//     (batch, head), v e4m3fn with one per (batch, head).
// method.rotate: Hadamard on Q and K. method.k_mean: K's mean over each sequence is taken off, and lse_offset =
// softmax_scale * q . mean of the unrounded q. method.v_mean: V's mean is taken off, and problem().v_mean is set.
// `wide` has q, k and v in f32, f16 or bf16 and no descales, v_mean or lse_offset; its tensors must outlive the result
// only if they are not selected. Means and LSE offsets are the CPU's affair. Errors: those of validate() and of the
// quantiser.
[[nodiscard]] Result<QuantisedProblem> quantise_problem(const AttentionProblem& wide, const Method& method,
                                                        const QuantiseSelection& selection = {}, int threads = 0,
                                                        const TensorQuantiser& quantiser = cpu_quantiser());

}  // namespace leanfa
