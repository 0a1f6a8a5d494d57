// The copy engine of sm_90 (PTX ISA, "cp.async.bulk.tensor"): a box of a tensor map to shared memory, counted in bytes
// on an mbarrier. Elements outside the map's sizes arrive as zeros and are counted too.
#pragma once

#include <cuda.h>

#include <cstdint>

namespace leanfa::sm90a {

// L2 eviction priorities, encoded as createpolicy.fractional would give them for the whole access.
enum class CachePolicy : std::uint64_t {
  kEvictFirst = 0x12F0000000000000,
  kEvictLast = 0x14F0000000000000,
};

__device__ __forceinline__ void prefetch_tensor_map(const CUtensorMap* map) {
  asm volatile("prefetch.tensormap [%0];" ::"l"(map) : "memory");
}

__device__ __forceinline__ void tma_load_4d(std::uint32_t destination, const CUtensorMap* map, std::uint32_t barrier,
                                            CachePolicy policy, int c0, int c1, int c2, int c3) {
  asm volatile(
      "cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes.L2::cache_hint"
      " [%0], [%1, {%3, %4, %5, %6}], [%2], %7;" ::"r"(destination),
      "l"(map), "r"(barrier), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "l"(static_cast<std::uint64_t>(policy))
      : "memory");
}

__device__ __forceinline__ void tma_load_5d(std::uint32_t destination, const CUtensorMap* map, std::uint32_t barrier,
                                            CachePolicy policy, int c0, int c1, int c2, int c3, int c4) {
  asm volatile(
      "cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes.L2::cache_hint"
      " [%0], [%1, {%3, %4, %5, %6, %7}], [%2], %8;" ::"r"(destination),
      "l"(map), "r"(barrier), "r"(c0), "r"(c1), "r"(c2), "r"(c3), "r"(c4), "l"(static_cast<std::uint64_t>(policy))
      : "memory");
}

}  // namespace leanfa::sm90a
