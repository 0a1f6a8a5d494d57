// BF16 rows to 8-bit codes on sm_90a, by the definitions of numerics/quantise_tensor.hpp: code = round(x / scale) of
// the row without its mean and rotated, each step in float and in the CPU's order, so that the codes have its bits (but
// for neighbours in rows that tensor cores rotate, encode_rotated.cu).
// quantize_q and quantize_kv of the design are calls of launch_quantize with the rows layout (Q, K) and with V^T.
// Every pointer is device memory. Not checked here: shapes (runtime/cuda_quantize.cpp does).
#pragma once

#include <cuda_runtime_api.h>

#include <cstddef>
#include <cstdint>

namespace leanfa::sm90a {

enum class CodeFormat { kE4m3, kInt8 };
enum class ScaleKind { kTensor, kHead, kToken };  // [1], [groups, heads], [batch, capacity, heads]

struct QuantizeParams {
  const void* source = nullptr;  // bf16 [batch, tokens, heads, dim]
  int64_t source_stride[3] = {};
  int64_t batch = 0, tokens = 0, heads = 0, dim = 0;
  // Varlen (batch 1): sequences + 1 offsets; a group is then a sequence, else a batch entry.
  const int32_t* cu_seqlens = nullptr;
  int64_t groups = 0;

  CodeFormat format = CodeFormat::kE4m3;
  bool transposed = false;  // V^T in the sm90a_vt order (numerics/packed.hpp), else rows
  bool rotate = false;
  ScaleKind scale_kind = ScaleKind::kHead;
  bool static_scales = false;  // `scales` is read; else it is computed from these values and written
  float* scales = nullptr;
  const float* mean = nullptr;  // [groups, heads, dim], taken off first; null: none

  uint8_t* codes = nullptr;  // rows: [batch, capacity, heads, dim]; V^T: [batch, heads, dim, capacity]
  int64_t capacity = 0;      // V^T: a multiple of 32
  int64_t token_offset = 0;  // where the source's first token goes
  bool append = false;       // all slots but those of the source's tokens stay as they are; else they become zero

  // Shift P's Q (int8, per token, rows): each row's exponent s, 0..16, and its scale 2^-s * unit are chosen here, with
  // unit = 1 / (unit_divisor * k_scale). Null q_shift: an ordinary quantiser.
  int8_t* q_shift = nullptr;  // [batch, capacity, heads]
  const float* k_scales = nullptr;
  int64_t k_scale_stride[2] = {};  // of group and kv head
  int heads_per_k_scale = 1;       // query heads of a kv head
  double unit_divisor = 0.0;       // 8 log2(e) softmax_scale

  // What the CPU refuses and a stream cannot: int8 counts its values that are not finite and, with q_shift, the rows
  // that need s < 0 (they get s = 0 and saturate). Added to what is there; null: not counted.
  unsigned long long* refused_values = nullptr;
};

// Null if the kernels serve it, else the rule that is broken, in words that live as long as the program.
[[nodiscard]] const char* quantize_unsupported(const QuantizeParams& params);
// Enqueues on `stream` of the current device. Precondition: quantize_unsupported() is null.
[[nodiscard]] cudaError_t launch_quantize(const QuantizeParams& params, cudaStream_t stream);

// mean[group, head, dim] over the rows of each group, in double, of the finite values: the order of additions is not
// the CPU's, so that the float may be its neighbour. Uses source, cu_seqlens and the sizes of `params`.
[[nodiscard]] cudaError_t launch_sequence_mean(const QuantizeParams& params, float* mean, cudaStream_t stream);

// softmax_scale * q . mean of each row of params' source, in double, rounded once: what leanfa_lse_offset computes.
// mean is [.., heads_kv, dim] with strides of group and head; out has strides [batch, token, head].
struct LseOffsetParams {
  QuantizeParams query;  // source, sizes, cu_seqlens
  const float* mean = nullptr;
  int64_t mean_stride[2] = {};
  int64_t heads_kv = 0;
  double softmax_scale = 0.0;
  float* out = nullptr;
  int64_t out_stride[3] = {};
};
[[nodiscard]] cudaError_t launch_lse_offset(const LseOffsetParams& params, cudaStream_t stream);

}  // namespace leanfa::sm90a
