// Which output tiles a CTA computes, in which order. The grid is as large as the chip. Tiles are numbered so that long
// ones come first within a section of packs of heads whose K and V fit in L2 together, sequences of varying length one
// after the other, and the ranges of a split over keys beside each other; CTAs take the numbers from a counter in
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

// `pack` counts the packs of query heads of all batch entries.
struct PlaceOfTile {
  int m_block, pack;
};
__device__ __forceinline__ PlaceOfTile place_of_number(int number, int m_blocks, int packs, int section_packs) {
  const int section_tiles = section_packs * m_blocks;
  const int section = number / section_tiles;
  const int within = number - section * section_tiles;
  const int first_pack = section * section_packs;
  const int packs_here = min(section_packs, packs - first_pack);
  const int place = within / packs_here;
  return {.m_block = m_blocks - 1 - place, .pack = first_pack + within - place * packs_here};
}

// Packs whose K and V fit in L2 together with room to spare, whole groups of a key head.
inline constexpr int kCacheBytes = 24 << 20;

// From a tile's number to the tile; m_block kNoTile for the number kNoTile.
template <class Traits, bool kVarlen = Traits::kVarlen>
class TileTable {
 public:
  __device__ __forceinline__ explicit TileTable(const KernelParams& params) : p_(params) {}

  __device__ __forceinline__ TileCoordinates find(int number) const {
    if (number == kNoTile) return {.m_block = kNoTile, .head = 0, .batch = 0};
    const int all = Traits::kRanges ? number / p_.splits : number;
    const PlaceOfTile place = place_of_number(all, p_.m_blocks, p_.packs * p_.batch, p_.section_packs);
    const int batch = place.pack / p_.packs;
    return {.m_block = place.m_block,
            .head = (place.pack - batch * p_.packs) << pack_shift<Traits>(p_),
            .batch = batch,
            .split = Traits::kRanges ? number - all * p_.splits : 0};
  }
  // The row of k that is key 0 of the tile.
  __device__ __forceinline__ int first_key_row() const { return 0; }

 private:
  const KernelParams& p_;
};

// Goes through the sequences as the numbers ascend: lengths are in device memory, and nobody has counted their tiles.
// Offsets are read again for each tile, because registers of the producer are few. Those beyond the tensors are cut, so
// that a bad one cannot make the kernel write elsewhere.
template <class Traits>
class TileTable<Traits, true> {
 public:
  __device__ __forceinline__ explicit TileTable(const KernelParams& params) : p_(params) {}

  __device__ __forceinline__ TileCoordinates find(int number) {
    while (number - first_ >= tiles_) {
      first_ += tiles_;
      tiles_ = 0;
      if (++sequence_ >= p_.batch) return {.m_block = kNoTile, .head = 0, .batch = 0};
      tiles_ = m_blocks() * p_.packs;
    }
    const int k_begin = offset(p_.cu_seqlens_k, 0, p_.seqlen_k);
    const int k_end = max(k_begin, offset(p_.cu_seqlens_k, 1, p_.seqlen_k));
    const PlaceOfTile place = place_of_number(number - first_, m_blocks(), p_.packs, section_packs(k_end - k_begin));
    // 16 slots of V^T are permuted among each other: blocks begin where such a group does.
    first_key_row_ = Traits::kTransposedValues ? k_begin & ~15 : k_begin;
    return {.m_block = place.m_block,
            .head = place.pack << p_.pack_shift,
            .batch = sequence_,
            .q_begin = offset(p_.cu_seqlens_q, 0, p_.seqlen_q),
            .seqlen_q = seqlen_q(),
            .first_key = k_begin - first_key_row_,
            .seqlen_k = k_end - first_key_row_};
  }
  __device__ __forceinline__ int first_key_row() const { return first_key_row_; }

 private:
  __device__ __forceinline__ int offset(const std::int32_t* offsets, int more, int end) const {
    return max(0, min(__ldg(offsets + sequence_ + more), end));
  }
  __device__ __forceinline__ int seqlen_q() const {
    return max(0, offset(p_.cu_seqlens_q, 1, p_.seqlen_q) - offset(p_.cu_seqlens_q, 0, p_.seqlen_q));
  }
  __device__ __forceinline__ int m_blocks() const {
    return ((seqlen_q() << p_.pack_shift) + Traits::kBlockM - 1) / Traits::kBlockM;
  }
  __device__ __forceinline__ int section_packs(int seqlen_k) const {
    constexpr int kMostKeys = kCacheBytes / ((Traits::kDimQk + Traits::kDimV) * Traits::kElementBytes);
    return min(p_.packs, max(1, kMostKeys / max(1, seqlen_k)) * (p_.group >> p_.pack_shift));
  }

  const KernelParams& p_;
  int sequence_ = -1;
  int first_ = 0;  // number of the sequence's first tile
  int tiles_ = 0;
  int first_key_row_ = 0;
};

}  // namespace leanfa::sm90a
