// What a consumer warpgroup knows of the tile it is given: where its rows are, when its queries have arrived and when
// they are no longer needed. No arithmetic; that is in the main loops.
#pragma once

#include <cstdint>

#include "kernels/sm90a/attention_fwd/kernel_params.cuh"
#include "kernels/sm90a/attention_fwd/sequence.cuh"
#include "kernels/sm90a/attention_fwd/shared_map.cuh"
#include "kernels/sm90a/attention_fwd/traits.cuh"
#include "kernels/sm90a/ptx/mbarrier.cuh"

namespace leanfa::sm90a {

template <class Traits>
class TileConsumer {
  using Shared = SharedMap<Traits>;

 public:
  __device__ __forceinline__ TileConsumer(const KernelParams& params, int warpgroup)
      : p_(params), warpgroup_(warpgroup) {}

 protected:
  // The next tile, whose queries are in the ring's buffer then. The same for all lanes, and known to be.
  __device__ __forceinline__ TileCoordinates await_tile() const {
    barrier_wait(Shared::query_full(query_ring_.stage), query_ring_.parity);
    const std::uint32_t record = Shared::tile(query_ring_.stage);
    int m_block, head, batch, slope;
    asm volatile("ld.shared.v4.b32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(m_block), "=r"(head), "=r"(batch), "=r"(slope)
                 : "r"(record)
                 : "memory");
    TileCoordinates tile{.m_block = __shfl_sync(0xFFFFFFFF, m_block, 0),
                         .head = __shfl_sync(0xFFFFFFFF, head, 0),
                         .batch = __shfl_sync(0xFFFFFFFF, batch, 0),
                         .slope = __int_as_float(__shfl_sync(0xFFFFFFFF, slope, 0))};
    if constexpr (Traits::kVarlen) {
      read_sequence(record + 16, tile);
    } else if constexpr (Traits::kRanges) {
      int split;
      asm volatile("ld.shared.b32 %0, [%1];" : "=r"(split) : "r"(record + 16) : "memory");
      tile.split = __shfl_sync(0xFFFFFFFF, split, 0);
    }
    return tile;
  }

  // threadIdx.x, read anew: cheaper than a register kept through the main loop.
  static __device__ __forceinline__ int reread_thread() {
    int thread;
    asm volatile("mov.u32 %0, %%tid.x;" : "=r"(thread));
    return thread;
  }

  __device__ __forceinline__ int first_row(const TileCoordinates& tile) const {
    return tile.m_block * Traits::kBlockM + warpgroup_ * kRowsPerWarpgroup;
  }
  // The first of the thread's two rows; the other is 8 on.
  __device__ __forceinline__ int thread_row(const TileCoordinates& tile) const {
    const int thread = reread_thread();
    return first_row(tile) + thread % kWarpgroupThreads / kWarpThreads * 16 + thread % kWarpThreads / 4;
  }

  // A warp is through with what `empty` stands for.
  static __device__ __forceinline__ void release(std::uint32_t empty) {
    if (threadIdx.x % kWarpThreads == 0) barrier_arrive(empty);
  }
  __device__ __forceinline__ void release_query() {
    release(Shared::query_empty(query_ring_.stage));
    query_ring_.advance();
  }

  const KernelParams& p_;
  const int warpgroup_;
  RingPosition<Traits::kQueryBuffers> query_ring_;
};

}  // namespace leanfa::sm90a
