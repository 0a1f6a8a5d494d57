// The sm_90a attention kernels as the runtime sees them: a plain description, a question whether it is served, a
// launch. Device pointers throughout; nothing here needs CUDA's headers but the stream type. Checks of dtypes, shapes
// and aliasing are the runtime's; what is refused here is what the kernels and TMA cannot address.
#pragma once

#include <cuda_runtime_api.h>

#include <cstddef>
#include <cstdint>

namespace leanfa::sm90a {

enum class InputFormat : std::uint8_t { kBf16, kE4m3, kInt8E4m3 };  // of q and k; v is bf16 or e4m3fn
enum class PKind : std::uint8_t { kExact, kLean, kLean2, kShift };
enum class Reference : std::uint8_t { kAnchor, kSticky, kRunning };

struct AttentionParams {
  InputFormat format = InputFormat::kE4m3;
  PKind p = PKind::kLean;
  Reference reference = Reference::kAnchor;
  float code_constant = 119.55F;  // code_line_constant(method): 56 + 8 t + beta
  int t = 8;
  bool causal = false;  // bottom-right
  int sink_keys = 0;

  const void* q = nullptr;
  const void* k = nullptr;
  const void* v = nullptr;
  void* out = nullptr;   // bf16
  float* lse = nullptr;  // optional
  int batch = 0, seqlen_q = 0, seqlen_k = 0, heads_q = 0, heads_kv = 0, dim_qk = 0, dim_v = 0;
  // Element strides: batch, seq, head. The last dimension is contiguous.
  std::int64_t q_stride[3] = {}, k_stride[3] = {}, out_stride[3] = {}, lse_stride[3] = {};
  // bf16: batch, seq, head. 8 bits (the sm90a_vt128 layout, [batch][head][dim][slot]): batch, dim, head.
  std::int64_t v_stride[3] = {};
  std::int64_t v_capacity = 0;  // slots of a row of V^T

  double softmax_scale = 0.0;
  // Optional device arrays; element (b, h) at [b * stride[0] + h * stride[1]].
  const float *q_descale = nullptr, *k_descale = nullptr, *v_descale = nullptr;
  std::int64_t q_descale_stride[2] = {}, k_descale_stride[2] = {}, v_descale_stride[2] = {};
  int q_descale_heads = 1;               // for q, h is query head / q_descale_heads
  const std::int8_t* q_shift = nullptr;  // shift P: batch, seq, head
  std::int64_t q_shift_stride[3] = {};
  const float* v_mean = nullptr;  // optional: batch, head
  std::int64_t v_mean_stride[2] = {};
  const float* lse_offset = nullptr;  // optional, strides of lse

  // Varlen: batch + 1 offsets each, null for dense tensors. Strides of batch are 0 then, but for scales and means, and
  // rows count through all sequences. seqlen_q and seqlen_k are those of the longest, or the totals if nothing better
  // is known.
  const std::int32_t* cu_seqlens_q = nullptr;
  const std::int32_t* cu_seqlens_k = nullptr;
  int total_q = 0, total_k = 0;

  void* workspace = nullptr;  // aligned to 64 bytes
  std::size_t workspace_bytes = 0;
};

[[nodiscard]] std::size_t attention_workspace_bytes(const AttentionParams& params);
// nullptr if served, else the rule that is broken, in words.
[[nodiscard]] const char* attention_unsupported(const AttentionParams& params);
// Precondition: attention_unsupported() is nullptr. Enqueues on `stream` of the current device.
[[nodiscard]] cudaError_t launch_attention(const AttentionParams& params, cudaStream_t stream);

}  // namespace leanfa::sm90a
