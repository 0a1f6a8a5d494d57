// Attention for users without a GPU: BF16 and FP32, vectorised and threaded. This is the wide path, with P in the
// input's precision or better; the low-precision methods are in cpu/method_attention.hpp. How it works is in
// docs/design/cpu.md; the kernels behind it are listed in cpu/select.hpp.
#pragma once

#include <string>
#include <vector>

#include "base/attention.hpp"
#include "base/result.hpp"
#include "base/tensor.hpp"

namespace leanfa::cpu {

struct Options {
  int threads = 0;  // 0: the processors that this process may run on. The result does not depend on it.
};

// O = softmax(softmax_scale * Q K^T) V. q, k and v are all bf16 or all f32; out is bf16 or f32, sized
// [batch, seqlen_q, heads_q, head_dim_v]. Head dimensions 1..256, also different ones; any head ratio, strides, varlen.
// lse.data may be null; otherwise it gets the natural logarithm of each row's sum of exponentials.
// Rows without keys: 0 and -inf. A row that sees a non-finite key or value, or whose query is not finite, is NaN in
// both; no other row is touched by it. The same row gives the same bits for any batch, thread count and strides.
// Errors: kBadInput (validate() and validate_output()), kUnsupported (dtypes, head dimensions above 256, descales and
// means, which belong to quantised inputs), kOutOfMemory (the packed copy of K and V, see docs/design/cpu.md).
[[nodiscard]] Status attention_fwd(const AttentionProblem& problem, const MutableAnyView& out, LseView<float> lse,
                                   const Options& options = {});

// A kernel that this build has, whether this machine can run it, and if not why.
struct KernelInfo {
  std::string name;    // "amx_bf16", "fma_avx3", "fma_avx2", ...
  std::string dtypes;  // "bf16" or "bf16, f32"
  bool available = false;
  std::string reason;  // empty when available
};

// All of them, in order of preference: attention_fwd takes the first available one that serves the dtype.
[[nodiscard]] std::vector<KernelInfo> kernels();

}  // namespace leanfa::cpu
