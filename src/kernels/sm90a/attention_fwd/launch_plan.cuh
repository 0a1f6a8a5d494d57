// From a description to what a kernel is launched with: tensor maps, the order of tiles, grid and shared memory.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

#include "kernels/sm90a/attention_fwd/kernel.cuh"
#include "kernels/sm90a/attention_fwd/kernel_params.cuh"
#include "kernels/sm90a/attention_fwd/key_split.hpp"
#include "kernels/sm90a/attention_fwd/row_packing.hpp"
#include "kernels/sm90a/attention_fwd/tensor_map.hpp"

namespace leanfa::sm90a {

// Rows of 128 bytes, or of the 64 of a tail, as a load brings them.
[[nodiscard]] inline TensorMapSpec rows_spec(const void* data, int element_bytes, bool tail) {
  return {.data = data,
          .type = element_bytes == 1 ? CU_TENSOR_MAP_DATA_TYPE_UINT8 : CU_TENSOR_MAP_DATA_TYPE_UINT16,
          .element_bytes = element_bytes,
          .box = {(tail ? 64 : 128) / element_bytes},
          .swizzle = tail ? CU_TENSOR_MAP_SWIZZLE_64B : CU_TENSOR_MAP_SWIZZLE_128B};
}

// K, and V in rows: [dim, seq, head, batch], boxes of a key block.
[[nodiscard]] inline cudaError_t encode_keys(const AttentionParams& in, const void* data, int element_bytes, int dim,
                                             int batch, const std::int64_t (&stride)[3], bool tail, CUtensorMap& map) {
  TensorMapSpec spec = rows_spec(data, element_bytes, tail);
  const std::int64_t size[] = {dim, in.seqlen_k, in.heads_kv, batch};
  const std::int64_t strides[] = {1, stride[1], stride[2], stride[0]};
  std::copy_n(size, 4, spec.size);
  std::copy_n(strides, 4, spec.stride);
  spec.box[1] = kBlockN;
  return encode_tensor_map(spec, map);
}

// Q: [dim, seq, head, batch], or, with packs, [dim, head in its pack, seq, pack, batch]; boxes of a warpgroup's rows.
template <class Traits>
[[nodiscard]] cudaError_t encode_queries(const AttentionParams& in, int batch, int pack_shift, bool tail,
                                         CUtensorMap& map) {
  TensorMapSpec spec = rows_spec(in.q, Traits::kElementBytes, tail);
  if constexpr (!Traits::kPacks) {
    const std::int64_t size[] = {in.dim_qk, in.seqlen_q, in.heads_q, batch};
    const std::int64_t stride[] = {1, in.q_stride[1], in.q_stride[2], in.q_stride[0]};
    std::copy_n(size, 4, spec.size);
    std::copy_n(stride, 4, spec.stride);
    spec.box[1] = kRowsPerWarpgroup;
    return encode_tensor_map(spec, map);
  }
  spec.rank = 5;
  const int pack = 1 << pack_shift;
  const std::int64_t size[] = {in.dim_qk, pack, in.seqlen_q, in.heads_q / pack, batch};
  const std::int64_t stride[] = {1, in.q_stride[2], in.q_stride[1], in.q_stride[2] * pack, in.q_stride[0]};
  std::copy_n(size, 5, spec.size);
  std::copy_n(stride, 5, spec.stride);
  spec.box[1] = pack;
  spec.box[2] = kRowsPerWarpgroup / pack;
  return encode_tensor_map(spec, map);
}

// Packs of a section, whole groups of a key head.
[[nodiscard]] inline int section_packs(const AttentionParams& params, int element_bytes, int pack_shift) {
  const std::int64_t bytes =
      std::max<std::int64_t>(1, std::int64_t{params.seqlen_k} * (params.dim_qk + params.dim_v) * element_bytes);
  const auto key_heads = std::max<std::int64_t>(1, kCacheBytes / bytes);
  const std::int64_t heads = key_heads * (params.heads_q / params.heads_kv);
  return static_cast<int>(std::min<std::int64_t>(heads, std::int64_t{params.heads_q} * params.batch) >> pack_shift);
}

template <class Traits>
[[nodiscard]] cudaError_t make_kernel_params(const AttentionParams& in, KernelParams& out) {
  const int batch = Traits::kVarlen ? 1 : in.batch;  // of the tensors
  const RowPacking packing = Traits::kPacks ? row_packing(in) : RowPacking{};
  const auto queries = [&](bool tail, CUtensorMap& map) {
    return encode_queries<Traits>(in, batch, packing.shift, tail, map);
  };
  const auto keys = [&](const void* data, int dim, const std::int64_t (&stride)[3], bool tail, CUtensorMap& map) {
    return encode_keys(in, data, Traits::kElementBytes, dim, batch, stride, tail, map);
  };
  cudaError_t error = queries(false, out.q);
  if (error == cudaSuccess) error = keys(in.k, in.dim_qk, in.k_stride, false, out.k);
  if (error == cudaSuccess && Traits::kTailBytes > 0) error = queries(true, out.q_tail);
  if (error == cudaSuccess && Traits::kTailBytes > 0) error = keys(in.k, in.dim_qk, in.k_stride, true, out.k_tail);
  if (error == cudaSuccess && !Traits::kTransposedValues) error = keys(in.v, in.dim_v, in.v_stride, false, out.v);
  if (error == cudaSuccess && Traits::kTransposedValues)
    error = encode_tensor_map({.data = in.v,
                               .size = {in.v_capacity, in.dim_v, in.heads_kv, batch},
                               .stride = {1, in.v_stride[2], in.v_stride[1], in.v_stride[0]},
                               .box = {kBlockN, Traits::kDimV}},
                              out.v);
  if (error != cudaSuccess) return error;

  out.out = in.out;
  out.lse = in.lse;
  out.lse_offset = in.lse_offset;
  out.v_mean = in.v_mean;
  for (int i = 0; i < 3; ++i) {
    out.out_stride[i] = in.out_stride[i];
    out.lse_stride[i] = in.lse_stride[i];
    out.lse_offset_stride[i] = in.lse_offset_stride[i];
  }
  for (int i = 0; i < 2; ++i) out.v_mean_stride[i] = in.v_mean_stride[i];
  out.q_descale = {in.q_descale, in.q_descale_stride[0], in.q_descale_stride[1]};
  out.k_descale = {in.k_descale, in.k_descale_stride[0], in.k_descale_stride[1]};
  out.v_descale = {in.v_descale, in.v_descale_stride[0], in.v_descale_stride[1]};
  constexpr double kLog2E = 1.44269504088896340736;
  out.slope = 8 * in.softmax_scale * kLog2E;
  out.q_descale_heads = in.q_descale_heads;
  out.code_constant = static_cast<float>(in.code_constant);
  out.t = in.t;
  out.shift_start = in.code_constant + 0.5;
  out.q_shift = {in.q_shift, {in.q_shift_stride[0], in.q_shift_stride[1], in.q_shift_stride[2]}};
  out.batch = in.batch;
  out.seqlen_q = in.seqlen_q;
  out.seqlen_k = in.seqlen_k;
  out.pack_shift = packing.shift;
  out.packs = in.heads_q >> packing.shift;
  out.group = in.heads_q / in.heads_kv;
  out.causal = in.causal ? 1 : 0;
  out.sink_keys = in.sink_keys;
  out.pair_shift = kPairShift<Traits::kP, Traits::kReference>;
  const KeySplit split = Traits::kRanges ? key_split(in) : KeySplit{};
  const Partials partials = Traits::kRanges ? partials_of(in) : Partials{};
  out.splits = split.splits;
  out.split_blocks = split.blocks;
  out.partial_out = partials.out;
  out.partial_lse = partials.lse;
  out.m_blocks = ((in.seqlen_q << packing.shift) + Traits::kBlockM - 1) / Traits::kBlockM;
  out.tiles = out.m_blocks * out.packs * in.batch * split.splits;
  out.section_packs = section_packs(in, Traits::kElementBytes, packing.shift);
  if (Traits::kVarlen) {
    out.cu_seqlens_q = in.cu_seqlens_q;
    out.cu_seqlens_k = in.cu_seqlens_k;
    out.tiles =
        in.seqlen_q > 0 && in.batch > 0 ? std::numeric_limits<int>::max() : 0;  // the table of tiles knows the last one
    out.out_stride[0] = out.lse_stride[0] = out.lse_offset_stride[0] = out.q_shift.stride[0] = 0;
  }
  return cudaSuccess;
}

// The kind of tiles that a description asks for.
[[nodiscard]] inline TileKind tile_kind(const AttentionParams& params) {
  if (params.cu_seqlens_q != nullptr) return TileKind::kVarlen;
  return row_packing(params).shift > 0 || key_split(params).splits > 1 ? TileKind::kFewQueries : TileKind::kDense;
}

template <class Traits>
[[nodiscard]] cudaError_t launch(const AttentionParams& params, cudaStream_t stream) {
  KernelParams kernel_params{};
  cudaError_t error = make_kernel_params<Traits>(params, kernel_params);
  int device = 0;
  int multiprocessors = 0;
  if (error == cudaSuccess) error = cudaGetDevice(&device);
  if (error == cudaSuccess) error = cudaDeviceGetAttribute(&multiprocessors, cudaDevAttrMultiProcessorCount, device);
  auto* kernel = attention_kernel<Traits>;
  if (error == cudaSuccess)
    error = cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, Traits::kSharedBytes);
  if (error != cudaSuccess) return error;
  if (kernel_params.tiles == 0) return cudaSuccess;
  const std::int64_t tiles = Traits::kVarlen ? most_tiles(params) : kernel_params.tiles;
  const auto grid = static_cast<int>(std::min<std::int64_t>(multiprocessors, tiles));
  // A counter balances better, and costs a launch of its own: for work of many blocks a CTA, of differing lengths.
  constexpr std::int64_t kBlocksWorthACounter = 96;
  const std::int64_t blocks = tiles / kernel_params.splits * ((params.seqlen_k + kBlockN - 1) / kBlockN) / 2;
  const bool worth_it = Traits::kVarlen || (params.causal && blocks / grid >= kBlocksWorthACounter);
  if (worth_it && params.workspace != nullptr) {
    kernel_params.tile_counter = static_cast<unsigned*>(params.workspace);
    error = cudaMemsetAsync(params.workspace, 0, sizeof(unsigned), stream);
    if (error != cudaSuccess) return error;
  }
  kernel<<<grid, Traits::kThreads, Traits::kSharedBytes, stream>>>(kernel_params);
  return cudaGetLastError();
}

}  // namespace leanfa::sm90a
