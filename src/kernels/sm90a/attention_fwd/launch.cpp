#include "kernels/sm90a/attention_fwd/launch.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>

#include "kernels/sm90a/attention_fwd/kernels.hpp"
#include "kernels/sm90a/attention_fwd/key_split.hpp"
#include "kernels/sm90a/attention_fwd/row_packing.hpp"

namespace leanfa::sm90a {
namespace {

constexpr int kMostSinkKeys = 128;        // a key block
constexpr int kMostSinkKeysVarlen = 112;  // where a block may begin 15 keys before the sequence

bool multiple_of_16_bytes(const std::int64_t (&stride)[3], std::int64_t element_bytes) {
  return std::all_of(stride, stride + 3, [&](std::int64_t s) { return s * element_bytes % 16 == 0; });
}

}  // namespace

std::int64_t most_tiles(const AttentionParams& params) {
  const int shift = row_packing(params).shift;
  const std::int64_t packs = std::int64_t{std::max(params.heads_q >> shift, 1)} * key_split(params).splits;
  const std::int64_t batch = std::max(params.batch, 0);
  const std::int64_t rows = std::int64_t{params.seqlen_q} << shift;
  if (params.cu_seqlens_q == nullptr) return (rows + kTileRows - 1) / kTileRows * packs * batch;
  return rows == 0 ? 0 : (rows / kTileRows + batch) * packs;
}

const char* attention_unsupported(const AttentionParams& params) {
  if (params.format == InputFormat::kBf16) {
    if (params.p != PKind::kExact || params.reference != Reference::kRunning || params.sink_keys != 0)
      return "bf16 inputs have exact P and the running reference, no sink keys";
  } else if (params.reference == Reference::kRunning) {
    return "the references of 8-bit inputs are anchor, sticky and window";
  }
  if ((params.format == InputFormat::kInt8E4m3) != (params.p == PKind::kShift)) return "shift P goes with int8 q and k";
  if (params.p == PKind::kShift && params.q_shift == nullptr) return "shift P on sm_90a takes q_shift, not q_descale";
  if (params.reference == Reference::kWindow && params.p != PKind::kLean && params.p != PKind::kShift)
    return "the window reference is lean and shift P's";
  if (params.dim_v != 128 || (params.dim_qk != 128 && params.dim_qk != 192))
    return "head dims are 128 and 128, or 192 and 128";
  const bool varlen = params.cu_seqlens_q != nullptr || params.cu_seqlens_k != nullptr;
  if (params.sink_keys < 0 || params.sink_keys > kMostSinkKeys) return "sink keys are at most 128";
  if (varlen && params.sink_keys > kMostSinkKeysVarlen) return "with cu_seqlens sink keys are at most 112";
  if (params.heads_kv > 0 && params.heads_q % params.heads_kv != 0) return "query heads divide by key heads";
  if (!multiple_of_16_bytes(params.out_stride, 2)) return "strides of out are multiples of 16 bytes";
  if (params.splits < 1 || params.splits > kMostSplits) return "ranges of keys are at most 32";
  if (varlen && params.splits > 1) return "with cu_seqlens keys are not split";
  if (most_tiles(params) > std::numeric_limits<std::int32_t>::max() / 2)
    return "row tiles of all heads and batches are below 2^30";
  if (params.seqlen_q > std::numeric_limits<std::int32_t>::max() / 2 ||
      params.seqlen_k > std::numeric_limits<std::int32_t>::max() / 2)
    return "sequence lengths are below 2^30";
  return nullptr;
}

namespace {

cudaError_t launch_kernel(const AttentionParams& params, cudaStream_t stream) {
  if (params.format == InputFormat::kBf16) return launch_bf16_exact(params, stream);
  switch (params.p) {
    case PKind::kLean:
      return launch_fp8_lean(params, stream);
    case PKind::kLean2:
      return launch_fp8_lean2(params, stream);
    case PKind::kExact:
      return launch_fp8_exact(params, stream);
    case PKind::kShift:
      return launch_int8_shift(params, stream);
  }
  return cudaErrorNotSupported;
}

}  // namespace

cudaError_t launch_attention(const AttentionParams& params, cudaStream_t stream) {
  const bool split = key_split(params).splits > 1;
  if (split && (params.workspace == nullptr || params.workspace_bytes < attention_workspace_bytes(params)))
    return cudaErrorInvalidValue;
  const cudaError_t error = launch_kernel(params, stream);
  return split && error == cudaSuccess ? merge_partials(params, stream) : error;
}

const char* products_unsupported(const AttentionParams& params) {
  if (params.format != InputFormat::kE4m3) return "the products alone are measured for e4m3 inputs";
  if (params.cu_seqlens_q != nullptr || params.sink_keys != 0)
    return "the products alone are measured for dense tensors without sink keys";
  if (row_packing(params).shift > 0) return "the products alone are measured where a head's queries fill its row tiles";
  return nullptr;
}

cudaError_t launch_products(const AttentionParams& params, cudaStream_t stream) {
  return launch_fp8_products(params, stream);
}

}  // namespace leanfa::sm90a
