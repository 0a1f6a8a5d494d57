// Which output tiles a CTA computes, in which order. The grid is as large as the chip; tiles are dealt out in rounds
// that alternate direction, long tiles first, so that causal work balances without a counter in memory. Heads go in
// sections whose K and V fit in L2 together.
#pragma once

#include "kernels/sm90a/attention_fwd/kernel_params.cuh"

namespace leanfa::sm90a {

struct TileCoordinates {
  int m_block, head, batch;
};

class TileScheduler {
 public:
  __device__ __forceinline__ explicit TileScheduler(const KernelParams& params) : p_(params) {}

  // False after the CTA's last tile.
  __device__ __forceinline__ bool next(TileCoordinates& tile) {
    const int ctas = static_cast<int>(gridDim.x);
    const int cta = static_cast<int>(blockIdx.x);
    const int index = round_ * ctas + ((round_ & 1) != 0 ? ctas - 1 - cta : cta);
    ++round_;
    // Where an index is past the end, those of all later rounds are too.
    if (index >= p_.tiles) return false;
    const int section_tiles = p_.section_heads * p_.m_blocks;
    const int section = index / section_tiles;
    const int within = index - section * section_tiles;
    const int first_head = section * p_.section_heads;
    const int heads = min(p_.section_heads, p_.heads_q * p_.batch - first_head);
    const int place = within / heads;
    const int batch_head = first_head + within - place * heads;
    tile.m_block = p_.m_blocks - 1 - place;
    tile.batch = batch_head / p_.heads_q;
    tile.head = batch_head - tile.batch * p_.heads_q;
    return true;
  }

 private:
  const KernelParams& p_;
  int round_ = 0;
};

}  // namespace leanfa::sm90a
