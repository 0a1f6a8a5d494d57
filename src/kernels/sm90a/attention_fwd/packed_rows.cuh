// Rows of a tile. Query heads of one key head may be packed into it, so that few queries fill the tile and K and V are
// read once for all of them: row = token * pack + head within the pack. A pack of 1 is the plain order. What happens in
// a row does not depend on the rows beside it, so neither do its bits on the pack.
#pragma once

#include "kernels/sm90a/attention_fwd/kernel_params.cuh"
#include "kernels/sm90a/attention_fwd/traits.cuh"

namespace leanfa::sm90a {

template <class Traits>
__device__ __forceinline__ int seqlen_q_of(const KernelParams& p, const TileCoordinates& tile) {
  return Traits::kVarlen ? tile.seqlen_q : p.seqlen_q;
}
template <class Traits>
__device__ __forceinline__ int pack_shift(const KernelParams& p) {
  return Traits::kPacks ? p.pack_shift : 0;
}
// Of all tiles of the sequence and the pack.
template <class Traits>
__device__ __forceinline__ int rows_of(const KernelParams& p, const TileCoordinates& tile) {
  return seqlen_q_of<Traits>(p, tile) << pack_shift<Traits>(p);
}

template <class Traits>
__device__ __forceinline__ int token_of_row(const KernelParams& p, int row) {
  return row >> pack_shift<Traits>(p);
}

// Where a row is in q, out, lse and what else has a row for each of its rows.
struct RowPlace {
  int row, head;
};
template <class Traits>
__device__ __forceinline__ RowPlace place_of_row(const KernelParams& p, const TileCoordinates& tile, int row) {
  const int head = row & ((1 << pack_shift<Traits>(p)) - 1);
  return {.row = tile.q_begin + token_of_row<Traits>(p, row), .head = tile.head + head};
}

}  // namespace leanfa::sm90a
