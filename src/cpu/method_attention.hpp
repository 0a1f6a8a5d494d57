// Attention on a CPU in the numerics of the GPU kernels: 8-bit Q, K, V and P by any Method, with the same codes.
// This is for judging and checking methods, and for users of packed 8-bit tensors without a GPU; plain BF16 and FP32
// attention is in attention.hpp. Definitions: docs/design/numerics.md; loops: method_kernels.hpp.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>

#include "base/attention.hpp"
#include "numerics/method.hpp"

namespace leanfa::cpu {

// One row's view of one key block, as the kernel computed it.
struct BlockTrace {
  Index sequence = 0, head = 0, row = 0;  // row within its sequence
  Index first_key = 0;                    // within its sequence
  std::span<const float> scores;          // S of the block's visible keys (integers for int8), descales not applied
  std::span<const std::uint8_t> codes;    // empty for the wide formats
  float a = 0.0F;                         // code line: step * c
  float b = 0.0F;                         // code line's addend; shift P: the accumulator start C
  int shift = 0;                          // shift P's s
  int k = 0;                              // block exponent
  float sum = 0.0F;                       // the block's row sum, before its factor
};

struct MethodOptions {
  int threads = 0;
  // The score of key 0 is replaced by the row's maximum over its other visible keys plus this many binades, which
  // models an attention sink. Rows that see no other key keep their score.
  std::optional<double> sink_binades;
  // Called for every row and block with visible keys, from several threads at once.
  std::function<void(const BlockTrace&)> trace;
};

// O and LSE of `problem` by `method`, float32 out. Sources: q and k e4m3fn or int8 as the method's format says (bf16 or
// f32 for the wide ones), v e4m3fn (the format of q for the wide ones). For shift P the descales must make
// 8 log2(e) softmax_scale q_descale k_descale a power of two 2^-s, s in 0..16, in every row, as quantise_problem does.
// Errors: an invalid problem, method or output shape; dtypes that the method does not take; NaN or non-positive
// descales; no memory (O(seqlen_k * dim) of one key head, and a tile per thread).
[[nodiscard]] Status attention_fwd(const AttentionProblem& problem, const Method& method, View<float> out,
                                   LseView<float> lse, const MethodOptions& options = {});

}  // namespace leanfa::cpu
