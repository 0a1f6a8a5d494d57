// Which keys a query sees: a row sees its first `visible` keys. Bottom-right causal: query i sees i + seqlen_k -
// seqlen_q + 1 of them. With sequences of varying length the keys before tile.first_key are counted, and are masked.
#pragma once

#include "kernels/sm90a/attention_fwd/kernel_params.cuh"
#include "kernels/sm90a/attention_fwd/packed_rows.cuh"
#include "kernels/sm90a/attention_fwd/traits.cuh"

namespace leanfa::sm90a {

template <class Traits>
__device__ __forceinline__ int seqlen_k_of(const KernelParams& p, const TileCoordinates& tile) {
  return Traits::kVarlen ? tile.seqlen_k : p.seqlen_k;
}

template <class Traits>
__device__ __forceinline__ int visible_keys(const KernelParams& p, const TileCoordinates& tile, int row) {
  const int keys = seqlen_k_of<Traits>(p, tile);
  if (p.causal == 0) return keys;
  return max(0, min(keys, token_of_row<Traits>(p, row) + keys - seqlen_q_of<Traits>(p, tile) + 1));
}

__device__ __forceinline__ int ceil_div(int a, int b) { return (a + b - 1) / b; }

// Key blocks that some of the rows before row_end see.
template <class Traits>
__device__ __forceinline__ int blocks_of_rows(const KernelParams& p, const TileCoordinates& tile, int row_end) {
  const int visible = visible_keys<Traits>(p, tile, min(row_end, rows_of<Traits>(p, tile)) - 1);
  return Traits::kVarlen && visible <= tile.first_key ? 0 : ceil_div(visible, kBlockN);
}

// Keys of the block at `key` that come before the sequence's first.
template <class Traits>
__device__ __forceinline__ int keys_before(const TileCoordinates& tile, int key) {
  return Traits::kVarlen && key == 0 ? tile.first_key : 0;
}

// Scores of keys that a row does not see become `masked`. visible0, visible1: of the thread's two rows, from the
// block's first key on.
template <class Score>
__device__ __forceinline__ void mask_scores(Score (&s)[64], Score masked, int visible0, int visible1, int quad_lane) {
  const int limit0 = visible0 - 2 * quad_lane;
  const int limit1 = visible1 - 2 * quad_lane;
#pragma unroll
  for (int j = 0; j < 16; ++j) {
#pragma unroll
    for (int c = 0; c < 2; ++c) {
      if (8 * j + c >= limit0) s[4 * j + c] = masked;
      if (8 * j + c >= limit1) s[4 * j + 2 + c] = masked;
    }
  }
}

// The same for the block's first `keys` keys.
template <class Score>
__device__ __forceinline__ void mask_first_scores(Score (&s)[64], Score masked, int keys, int quad_lane) {
#pragma unroll
  for (int j = 0; j < 16; ++j) {
#pragma unroll
    for (int c = 0; c < 2; ++c) {
      if (8 * j + c < keys - 2 * quad_lane) s[4 * j + c] = s[4 * j + 2 + c] = masked;
    }
  }
}

}  // namespace leanfa::sm90a
