// Which output tiles a CTA computes, in which order. The grid is as large as the chip. Tiles are numbered so that long
// ones come first within a section of heads whose K and V fit in L2 together; CTAs take the numbers from a counter in
// memory, or, for small problems, in rounds that alternate direction. Either way a tile's result is the same.
#pragma once

#include <cstdint>

#include "kernels/sm90a/attention_fwd/kernel_params.cuh"

namespace leanfa::sm90a {

inline constexpr int kNoTile = -1;

// The producer's view: the numbers of this CTA's tiles, one after the other.
class TileQueue {
 public:
  __device__ __forceinline__ explicit TileQueue(const KernelParams& params)
      : p_(params), next_(static_cast<int>(blockIdx.x)) {}

  // kNoTile after the last. The number after this one is asked for at once, so that it has arrived when it is needed.
  __device__ __forceinline__ int pop() {
    const int number = next_;
    ++round_;
    const int ctas = static_cast<int>(gridDim.x);
    const int cta = static_cast<int>(blockIdx.x);
    if (p_.tile_counter != nullptr) {
      next_ = ctas + static_cast<int>(atomicAdd(p_.tile_counter, 1U));
    } else {
      next_ = round_ * ctas + ((round_ & 1) != 0 ? ctas - 1 - cta : cta);
    }
    return number < p_.tiles ? number : kNoTile;
  }

 private:
  const KernelParams& p_;
  int next_;
  int round_ = 0;
};

__device__ __forceinline__ TileCoordinates tile_of_number(const KernelParams& p, int number) {
  const int section_tiles = p.section_heads * p.m_blocks;
  const int section = number / section_tiles;
  const int within = number - section * section_tiles;
  const int first_head = section * p.section_heads;
  const int heads = min(p.section_heads, p.heads_q * p.batch - first_head);
  const int place = within / heads;
  const int batch_head = first_head + within - place * heads;
  const int batch = batch_head / p.heads_q;
  return {.m_block = p.m_blocks - 1 - place, .head = batch_head - batch * p.heads_q, .batch = batch};
}

}  // namespace leanfa::sm90a
