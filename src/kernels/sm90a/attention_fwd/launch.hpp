// The sm_90a attention kernels as the runtime calls them: one plain struct, whether it is served, and the launch.
// Every pointer is device memory. What is checked before (shapes, types, ranges) is in base/attention.hpp and
// runtime/cuda_attention.hpp; what the kernels themselves cannot do is attention_unsupported().
#pragma once

#include <cuda_runtime_api.h>

#include <cstddef>
#include <cstdint>

namespace leanfa::sm90a {

enum class InputFormat { kBf16, kE4m3, kInt8E4m3 };  // of q and k, then v: bf16 bf16, e4m3fn e4m3fn, int8 e4m3fn
enum class PKind { kExact, kLean, kLean2, kShift };
enum class SplitRule { kByShape, kByTiles, kNever };  // key_split.hpp: kByTiles counts those of the whole batch
enum class Reference { kAnchor, kSticky, kRunning, kWindow };
// A block's largest code stays in here, or its window moves (numerics/reference_point.hpp).
inline constexpr int kLowestWindowCode = 48;
inline constexpr int kHighestWindowCode = 126;

struct AttentionParams {
  InputFormat format = InputFormat::kBf16;
  PKind p = PKind::kExact;
  Reference reference = Reference::kRunning;
  double code_constant = 0.0;  // what the code line starts from: code_line_constant() of numerics/p_code.hpp
  float t = 8.0F;              // binades that P's format has above its reference; lse takes them back
  bool causal = false;
  int sink_keys = 0;  // the first keys that form a block of their own; 0: none

  SplitRule split_rule = SplitRule::kByShape;
  int splits = 1;  // ranges of keys; 1: as split_rule says

  const void* q = nullptr;
  const void* k = nullptr;
  const void* v = nullptr;
  void* out = nullptr;   // bf16
  float* lse = nullptr;  // may be null
  int batch = 0, seqlen_q = 0, seqlen_k = 0, heads_q = 0, heads_kv = 0, dim_qk = 0, dim_v = 0;

  // In elements. q, k, out, and v of bf16: [batch, seq, head]. v of 8 bit is V^T in the sm90a_vt128 layout
  // (numerics/packed.hpp), [batch][head][dim][slot]: strides of batch, head and dim. lse: [batch, head, seq]. With
  // varlen the stride of batch is 0 and rows count through all sequences.
  int64_t q_stride[3] = {}, k_stride[3] = {}, v_stride[3] = {}, out_stride[3] = {}, lse_stride[3] = {};
  int64_t v_capacity = 0;  // slots of a (batch, head, dim) row of V^T that exist, a multiple of 128

  // Varlen: batch + 1 offsets each, null for dense tensors.
  const int32_t* cu_seqlens_q = nullptr;
  const int32_t* cu_seqlens_k = nullptr;

  double softmax_scale = 0.0;  // in double: the code line's slope is rounded once, as on every device

  // Null: 1. Element (b, h) at [b * stride[0] + h * stride[1]]; for q, h is query head / q_descale_heads.
  const float* q_descale = nullptr;
  const float* k_descale = nullptr;
  const float* v_descale = nullptr;
  int64_t q_descale_stride[2] = {}, k_descale_stride[2] = {}, v_descale_stride[2] = {};
  int q_descale_heads = 1;  // query heads that share an element

  const int8_t* q_shift = nullptr;  // shift P: 0..16 of each row, strides [batch, seq, head]
  int64_t q_shift_stride[3] = {};

  const float* v_mean = nullptr;  // [.., dim_v] contiguous, strides of batch and head; added to rows with keys
  int64_t v_mean_stride[2] = {};
  const float* lse_offset = nullptr;  // added to lse of rows with keys
  int64_t lse_offset_stride[3] = {};  // [batch, head, seq]

  void* workspace = nullptr;  // aligned to 64 bytes
  std::size_t workspace_bytes = 0;
};

// Tiles of 128 rows (row_packing.hpp) of all heads and ranges of keys (key_split.hpp), of sequences of varying length
// at most that many.
[[nodiscard]] std::int64_t most_tiles(const AttentionParams& params);

// key_split.hpp
[[nodiscard]] std::size_t attention_workspace_bytes(const AttentionParams& params);

// Null if the kernels serve it, else the rule that is broken, in words that live as long as the program. Pointers are
// not followed.
[[nodiscard]] const char* attention_unsupported(const AttentionParams& params);

// Enqueues the kernels on `stream` of the current device. Precondition: attention_unsupported() is null.
[[nodiscard]] cudaError_t launch_attention(const AttentionParams& params, cudaStream_t stream);

// The matrix products of the call alone, for measuring what they cost: out and lse get numbers without meaning.
// Null if there is such a kernel for it, else the rule that is broken. Precondition: attention_unsupported() is null.
[[nodiscard]] const char* products_unsupported(const AttentionParams& params);
[[nodiscard]] cudaError_t launch_products(const AttentionParams& params, cudaStream_t stream);

}  // namespace leanfa::sm90a
