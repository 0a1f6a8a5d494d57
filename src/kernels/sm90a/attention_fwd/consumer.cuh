// What every consumer of 8-bit inputs does the same way: products, masks, and stages handed back.
#pragma once

#include <cstdint>

#include "kernels/sm90a/attention_fwd/epilogue.cuh"
#include "kernels/sm90a/attention_fwd/kernel_params.cuh"
#include "kernels/sm90a/attention_fwd/mask.cuh"
#include "kernels/sm90a/attention_fwd/packed_rows.cuh"
#include "kernels/sm90a/attention_fwd/producer.cuh"
#include "kernels/sm90a/attention_fwd/shared_map.cuh"
#include "kernels/sm90a/attention_fwd/shift.cuh"
#include "kernels/sm90a/attention_fwd/tile_consumer.cuh"
#include "kernels/sm90a/attention_fwd/traits.cuh"
#include "kernels/sm90a/ptx/mbarrier.cuh"
#include "kernels/sm90a/ptx/wgmma.cuh"

namespace leanfa::sm90a {

template <class Traits>
class EightBitConsumer : protected TileConsumer<Traits> {
  using Base = TileConsumer<Traits>;
  using Shared = SharedMap<Traits>;

 protected:
  using Base::p_;
  using Base::query_ring_;
  using Base::warpgroup_;
  using Partial = float[Traits::kValueColumns / 2];  // T
  using Score = typename Traits::Score;

  __device__ __forceinline__ EightBitConsumer(const KernelParams& params, int warpgroup) : Base(params, warpgroup) {}

  // S = Q K^T of the ring's stage; committed, not waited for.
  __device__ __forceinline__ void issue_scores(Score (&s)[64]) {
    const std::uint64_t q = swizzle128_descriptor(Shared::query(0, 0)) +
                            (query_ring_.stage * Traits::kWarpgroups + warpgroup_) * (Traits::kQueryBytes / 16);
    const std::uint64_t k = swizzle128_descriptor(Shared::key(0)) + ring_.stage * (Traits::kKeyStride / 16);
    wgmma_fence();
#pragma unroll
    for (int i = 0; i < 4; ++i) wgmma_scores(s, q + 2 * i, k + 2 * i, i == 0);
    if constexpr (Traits::kTailBytes > 0) {
      const std::uint64_t q_tail = q + (swizzle64_descriptor(kRowsPerWarpgroup * 128) - swizzle128_descriptor(0));
      const std::uint64_t k_tail =
          swizzle64_descriptor(Shared::key(0) + kBlockN * 128) + ring_.stage * (Traits::kKeyStride / 16);
#pragma unroll
      for (int i = 0; i < 2; ++i) wgmma_scores(s, q_tail + 2 * i, k_tail + 2 * i, false);
    }
    wgmma_commit();
  }

  // T = P [V | 1] of the ring's stage, or T += with `add`; committed, not waited for.
  __device__ __forceinline__ void issue_values(std::uint32_t (&codes)[4][4], Partial& t, bool add = false) {
    const std::uint64_t v = swizzle128_descriptor(Shared::value(0)) + ring_.stage * (Traits::kKeyStride / 16);
    fence_registers(t);
#pragma unroll
    for (int i = 0; i < 4; ++i) fence_registers(codes[i]);
    wgmma_fence();
#pragma unroll
    for (int i = 0; i < 4; ++i) wgmma_values(t, codes[i], v + 2 * i, add || i > 0);
    wgmma_commit();
  }

  // Blocks below this are seen whole by all of the warpgroup's rows, as far as the rows' ends go.
  __device__ __forceinline__ int whole_blocks(const TileCoordinates& tile) const {
    return visible_keys<Traits>(p_, tile, this->first_row(tile)) / kBlockN + (p_.sink_keys > 0 ? 1 : 0);
  }
  // Blocks below this need a mask for other reasons: sink keys apart, or keys before the sequence's first.
  __device__ __forceinline__ int low_masked_blocks(const TileCoordinates& tile) const {
    return p_.sink_keys > 0 ? 2 : (keys_before<Traits>(tile, 0) > 0 ? 1 : 0);
  }
  __device__ __forceinline__ bool needs_mask(const TileCoordinates& tile, int n) const {
    return n >= whole_blocks(tile) || n < low_masked_blocks(tile);
  }

  template <bool kValue>
  struct Constant {
    static constexpr bool value = kValue;
  };
  // step(n, masked) for the blocks after the first.
  template <class Step>
  __device__ __forceinline__ void for_further_blocks(const TileCoordinates& tile, BlockRange blocks,
                                                     Step&& step) const {
    int n = blocks.begin + 1;
    if (n < min(low_masked_blocks(tile), blocks.end)) step(n++, Constant<true>{});
    for (const int whole = min(whole_blocks(tile), blocks.end); n < whole; ++n) step(n, Constant<false>{});
    for (; n < blocks.end; ++n) step(n, Constant<true>{});
  }

  // q_shift of the thread's row half h. Rows past the end have one that exists.
  __device__ __forceinline__ int shift_of_row(const TileCoordinates& tile, int h) const {
    const int row = min(this->thread_row(tile) + 8 * h, rows_of<Traits>(p_, tile) - 1);
    const RowPlace place = place_of_row<Traits>(p_, tile, row);
    return p_.q_shift.at(tile.batch, place.row, place.head);
  }

  // With sink keys, block 0 is those, and block 1 the rest of the same 128.
  __device__ __forceinline__ void mask(Score (&s)[64], int n, const TileCoordinates& tile) {
    const int quad_lane = this->reread_thread() % 4;
    const int row = this->thread_row(tile);
    const int key = key_of_block(p_, n);
    int visible[2] = {visible_keys<Traits>(p_, tile, row) - key, visible_keys<Traits>(p_, tile, row + 8) - key};
    int hidden = keys_before<Traits>(tile, key);
    if (p_.sink_keys > 0 && n == 0) {
      visible[0] = min(visible[0], hidden + p_.sink_keys);
      visible[1] = min(visible[1], hidden + p_.sink_keys);
    }
    if (p_.sink_keys > 0 && n == 1) hidden += p_.sink_keys;
    mask_scores(s, kMasked, visible[0], visible[1], quad_lane);
    if (hidden > 0) mask_first_scores(s, kMasked, hidden, quad_lane);
  }

  // Not a plain assignment, which the compiler would move to between products in flight and then serialise those.
  static __device__ __forceinline__ void clear(Partial& t) {
#pragma unroll
    for (int i = 0; i < Traits::kValueColumns / 2; ++i) asm volatile("mov.b32 %0, 0;" : "=f"(t[i]));
  }

  __device__ __forceinline__ void release_stage(std::uint32_t stage) { Base::release(Shared::empty(stage)); }
  static constexpr Score kMasked =
      Traits::kIntegerScores ? static_cast<Score>(kMaskedScore) : static_cast<Score>(-INFINITY);

  RingPosition<Traits::kKeyStages> ring_;
};

}  // namespace leanfa::sm90a
