// What every consumer of 8-bit inputs does the same way: where it is, its products, its masks, and what it hands back.
#pragma once

#include <cstdint>

#include "kernels/sm90a/attention_fwd/epilogue.cuh"
#include "kernels/sm90a/attention_fwd/kernel_params.cuh"
#include "kernels/sm90a/attention_fwd/mask.cuh"
#include "kernels/sm90a/attention_fwd/producer.cuh"
#include "kernels/sm90a/attention_fwd/shared_map.cuh"
#include "kernels/sm90a/attention_fwd/shift.cuh"
#include "kernels/sm90a/attention_fwd/traits.cuh"
#include "kernels/sm90a/ptx/mbarrier.cuh"
#include "kernels/sm90a/ptx/wgmma.cuh"

namespace leanfa::sm90a {

// What a tile's producer says of it.
struct ConsumerTile : TileCoordinates {
  float slope;  // of its scores: code units of one
};

template <class Traits>
class ConsumerParts {
  using Shared = SharedMap<Traits>;

 protected:
  using Partial = float[Traits::kValueColumns / 2];  // T
  using Score = typename Traits::Score;

  __device__ __forceinline__ ConsumerParts(const KernelParams& params, int warpgroup)
      : p_(params), warpgroup_(warpgroup) {}

  // The next tile, whose queries are in the ring's buffer then. The same for all lanes, and known to be.
  __device__ __forceinline__ ConsumerTile await_tile() const {
    barrier_wait(Shared::query_full(query_ring_.stage), query_ring_.parity);
    int m_block, head, batch, slope;
    asm volatile("ld.shared.v4.b32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(m_block), "=r"(head), "=r"(batch), "=r"(slope)
                 : "r"(Shared::tile(query_ring_.stage))
                 : "memory");
    return {{.m_block = __shfl_sync(0xFFFFFFFF, m_block, 0),
             .head = __shfl_sync(0xFFFFFFFF, head, 0),
             .batch = __shfl_sync(0xFFFFFFFF, batch, 0)},
            __int_as_float(slope)};
  }

  // threadIdx.x, read anew: cheaper than a register kept through the main loop.
  static __device__ __forceinline__ int reread_thread() {
    int thread;
    asm volatile("mov.u32 %0, %%tid.x;" : "=r"(thread));
    return thread;
  }

  // The first of the thread's two rows; the other is 8 on.
  __device__ __forceinline__ int thread_row(const TileCoordinates& tile) const {
    const int thread = reread_thread();
    return tile.m_block * Traits::kBlockM + warpgroup_ * kRowsPerWarpgroup +
           thread % kWarpgroupThreads / kWarpThreads * 16 + thread % kWarpThreads / 4;
  }

  // S = Q K^T of the ring's stage; committed, not waited for.
  __device__ __forceinline__ void issue_scores(Score (&s)[64]) {
    const std::uint64_t q = swizzle128_descriptor(Shared::query(0, 0)) +
                            (query_ring_.stage * Traits::kWarpgroups + warpgroup_) * (Traits::kQueryBytes / 16);
    const std::uint64_t k = swizzle128_descriptor(Shared::key(0)) + ring_.stage * (Traits::kStageBytes / 16);
    wgmma_fence();
#pragma unroll
    for (int i = 0; i < 4; ++i) wgmma_scores(s, q + 2 * i, k + 2 * i, i == 0);
    if constexpr (Traits::kTailBytes > 0) {
      const std::uint64_t q_tail = q + (swizzle64_descriptor(kRowsPerWarpgroup * 128) - swizzle128_descriptor(0));
      const std::uint64_t k_tail =
          swizzle64_descriptor(Shared::key(0) + kBlockN * 128) + ring_.stage * (Traits::kStageBytes / 16);
#pragma unroll
      for (int i = 0; i < 2; ++i) wgmma_scores(s, q_tail + 2 * i, k_tail + 2 * i, false);
    }
    wgmma_commit();
  }

  // T = P [V | 1] of the ring's stage, or T += with `add`; committed, not waited for.
  __device__ __forceinline__ void issue_values(std::uint32_t (&codes)[4][4], Partial& t, bool add = false) {
    const std::uint64_t v = swizzle128_descriptor(Shared::value(0)) + ring_.stage * (Traits::kStageBytes / 16);
    fence_registers(t);
#pragma unroll
    for (int i = 0; i < 4; ++i) fence_registers(codes[i]);
    wgmma_fence();
#pragma unroll
    for (int i = 0; i < 4; ++i) wgmma_values(t, codes[i], v + 2 * i, add || i > 0);
    wgmma_commit();
  }

  // With sink keys, block 0 is those, and block 1 the rest of the same 128.
  __device__ __forceinline__ void mask(Score (&s)[64], int n, const TileCoordinates& tile) {
    const int quad_lane = reread_thread() % 4;
    const int row = thread_row(tile);
    const int key = key_of_block(p_, n);
    int visible[2] = {visible_keys(p_, row) - key, visible_keys(p_, row + 8) - key};
    if (p_.sink_keys > 0 && n == 0) {
      visible[0] = min(visible[0], p_.sink_keys);
      visible[1] = min(visible[1], p_.sink_keys);
    }
    mask_scores(s, kMasked, visible[0], visible[1], quad_lane);
    if (p_.sink_keys > 0 && n == 1) mask_first_scores(s, kMasked, p_.sink_keys, quad_lane);
  }

  // Not a plain assignment, which the compiler would move to between products in flight and then serialise those.
  static __device__ __forceinline__ void clear(Partial& t) {
#pragma unroll
    for (int i = 0; i < Traits::kValueColumns / 2; ++i) asm volatile("mov.b32 %0, 0;" : "=f"(t[i]));
  }

  __device__ __forceinline__ void release_stage(std::uint32_t stage) {
    if (threadIdx.x % kWarpThreads == 0) barrier_arrive(Shared::empty(stage));
  }
  __device__ __forceinline__ void release_query() {
    if (threadIdx.x % kWarpThreads == 0) barrier_arrive(Shared::query_empty(query_ring_.stage));
    query_ring_.advance();
  }

  static constexpr Score kMasked =
      Traits::kIntegerScores ? static_cast<Score>(kMaskedScore) : static_cast<Score>(-INFINITY);

  const KernelParams& p_;
  const int warpgroup_;
  RingPosition<Traits::kStages> ring_;
  RingPosition<Traits::kQueryBuffers> query_ring_;
};

}  // namespace leanfa::sm90a
