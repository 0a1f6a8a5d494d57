// Sequences of varying length, as a consumer meets them: which rows its tile is of, and V where a block of 128 keys
// reaches beyond the sequence. What lies there belongs to other sequences. Its weights are 0, but 0 times NaN is not.
#pragma once

#include <cstdint>

#include "kernels/sm90a/attention_fwd/kernel_params.cuh"
#include "kernels/sm90a/attention_fwd/producer.cuh"
#include "kernels/sm90a/attention_fwd/traits.cuh"
#include "kernels/sm90a/ptx/named_barrier.cuh"

namespace leanfa::sm90a {

// From what the producer has written about the tile.
__device__ __forceinline__ void read_sequence(std::uint32_t address, TileCoordinates& tile) {
  int x[4];
  asm volatile("ld.shared.v4.b32 {%0, %1, %2, %3}, [%4];"
               : "=r"(x[0]), "=r"(x[1]), "=r"(x[2]), "=r"(x[3])
               : "r"(address)
               : "memory");
  tile.q_begin = __shfl_sync(0xFFFFFFFF, x[0], 0);
  tile.seqlen_q = __shfl_sync(0xFFFFFFFF, x[1], 0);
  tile.first_key = __shfl_sync(0xFFFFFFFF, x[2], 0);
  tile.seqlen_k = __shfl_sync(0xFFFFFFFF, x[3], 0);
}

__device__ __forceinline__ void store_shared(std::uint32_t address, const std::uint32_t (&x)[4]) {
  asm volatile("st.shared.v4.b32 [%0], {%1, %2, %3, %4};" ::"r"(address), "r"(x[0]), "r"(x[1]), "r"(x[2]), "r"(x[3])
               : "memory");
}
__device__ __forceinline__ void load_shared(std::uint32_t address, std::uint32_t (&x)[4]) {
  asm volatile("ld.shared.v4.b32 {%0, %1, %2, %3}, [%4];"
               : "=r"(x[0]), "=r"(x[1]), "=r"(x[2]), "=r"(x[3])
               : "r"(address)
               : "memory");
}

// V in rows: keys from `end` on become 0. `thread` of a warpgroup.
template <class Traits>
__device__ __forceinline__ void clean_rows(std::uint32_t value, int end, int thread) {
  constexpr int kChunkBytes = kBlockN * 128;
  constexpr int kPieces = Traits::kDimV * Traits::kElementBytes / 16;
  constexpr std::uint32_t kZero[4] = {};
#pragma unroll 1
  for (int i = end * kPieces + thread; i < kBlockN * kPieces; i += kWarpgroupThreads) {
    const int piece = i % kPieces;
    store_shared(value + static_cast<std::uint32_t>(piece / 8 * kChunkBytes + i / kPieces * 128 + piece % 8 * 16),
                 kZero);
  }
}

// V^T: slots of keys before `first` and from `end` on become 0. A thread has a dim, 128 slots in the 128-byte swizzle;
// 16 of them hold 16 keys in the order 0 1 8 9 2 3 10 11 4 5 12 13 6 7 14 15 (numerics/packed.hpp).
__device__ __forceinline__ void clean_slots(std::uint32_t value, int first, int end, int thread) {
#pragma unroll 1
  for (int group = 0; group < kBlockN / 16; ++group) {
    const int low = first - 16 * group;  // keys low .. high - 1 of the 16 stay
    const int high = end - 16 * group;
    if (low <= 0 && high >= 16) continue;
    const std::uint32_t address = value + static_cast<std::uint32_t>(thread * kBlockN + ((group ^ (thread & 7)) * 16));
    std::uint32_t x[4];
    load_shared(address, x);
#pragma unroll
    for (int word = 0; word < 4; ++word) {
#pragma unroll
      for (int byte = 0; byte < 4; ++byte) {
        const int key = 2 * word + byte % 2 + 8 * (byte / 2);
        if (key < low || key >= high) x[word] &= ~(0xFFU << (8 * byte));
      }
    }
    store_shared(address, x);
  }
}

// V of block n in a stage that has arrived. Both warpgroups do all of it: they write the same, so that neither needs to
// wait for the other.
template <class Traits>
__device__ __forceinline__ void clean_values(const KernelParams& p, const TileCoordinates& tile, int n,
                                             std::uint32_t value, int warpgroup) {
  const int key = key_of_block(p, n);
  const int first = keys_before<Traits>(tile, key);
  const int end = tile.seqlen_k - key;
  if (first == 0 && end >= kBlockN) return;
  const int thread = static_cast<int>(threadIdx.x) % kWarpgroupThreads;
  if constexpr (Traits::kTransposedValues) {
    clean_slots(value, first, end, thread);
  } else {
    clean_rows<Traits>(value, end, thread);
  }
  // The products read through the async proxy.
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
  constexpr int kBarrierAfterTurns = 3;
  named_barrier_sync(kBarrierAfterTurns + warpgroup, kWarpgroupThreads);
}

}  // namespace leanfa::sm90a
