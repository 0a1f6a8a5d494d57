// What one launch passes to the kernel, by value: tensor maps, strides, scales and the order of tiles.
#pragma once

#include <cuda.h>

#include <cstdint>

namespace leanfa::sm90a {

struct TileCoordinates {
  int m_block;
  int head;            // of several packed into the tile (packed_rows.cuh) the first
  int batch;           // the sequence, if they vary in length
  int split = 0;       // which range of key blocks
  float slope = 0.0F;  // what a score of the tile is multiplied by for code units: 8 binades, descales within
  // Only of kernels for sequences of varying length. Keys are counted from the first that the tile's blocks load, which
  // may lie before the sequence's own first key.
  int q_begin = 0, seqlen_q = 0;    // rows of q before the sequence's first, and the sequence's
  int first_key = 0, seqlen_k = 0;  // the sequence's first key, and the end of its keys
};

struct ScaleTable {
  const float* data = nullptr;  // null: 1
  std::int64_t batch_stride = 0, head_stride = 0;

  __device__ __forceinline__ float at(int batch, int head) const {
    return data == nullptr ? 1.0F : __ldg(data + batch * batch_stride + head * head_stride);
  }
};

struct ShiftTable {
  const std::int8_t* data = nullptr;
  std::int64_t stride[3] = {};  // batch, seq, head

  __device__ __forceinline__ int at(int batch, int row, int head) const {
    return __ldg(data + batch * stride[0] + row * stride[1] + head * stride[2]);
  }
};

struct KernelParams {
  CUtensorMap q, q_tail, k, k_tail, v;  // tails: columns 128..191 of 192
  void* out;
  float* lse;
  const float* lse_offset;
  const float* v_mean;
  std::int64_t out_stride[3];  // batch, seq, head
  std::int64_t lse_stride[3];  // batch, head, seq
  std::int64_t lse_offset_stride[3];
  std::int64_t v_mean_stride[2];
  ScaleTable q_descale, k_descale, v_descale;
  int q_descale_heads;                   // query heads that share an element
  double slope;                          // 8 softmax_scale log2(e)
  ShiftTable q_shift;                    // shift P
  double shift_start;                    // shift P: 56 + 8 t + beta + 0.5
  float code_constant;                   // what the code line starts from (code_line_constant in numerics/p_code.hpp)
  float t;                               // binades of the reference in P's format
  int batch, seqlen_q, seqlen_k, group;  // group: query heads of a key head
  int pack_shift, packs;                 // query heads that share a tile, as a power of 2, and how many such packs
  int causal;
  int sink_keys;                     // the first keys that form a block of their own; 0: none
  std::uint32_t pair_shift;          // 2^8 or 2^16 (pack_codes)
  const std::int32_t* cu_seqlens_q;  // varlen: batch + 1 offsets; strides of batch are 0 then, seqlen_q and _k totals
  const std::int32_t* cu_seqlens_k;
  // A split over keys (key_split.hpp): ranges of key blocks, whose outputs and LSEs go here, [split, batch, seq, head],
  // in place of out and lse. Null: no split.
  int splits, split_blocks;
  float* partial_out;
  float* partial_lse;
  // Order of tiles (tile_scheduler.cuh).
  int m_blocks, tiles, section_packs;
  unsigned* tile_counter;  // 0 at launch; null: static order
};

}  // namespace leanfa::sm90a
