// Named barriers of sm_90 (PTX ISA, "barrier"): threads that wait for others that only arrive. Barrier 0 is
// __syncthreads().
#pragma once

namespace leanfa::sm90a {

// `threads`: of those that wait and those that arrive, whole warps.
__device__ __forceinline__ void named_barrier_sync(int id, int threads) {
  asm volatile("bar.sync %0, %1;" ::"r"(id), "r"(threads) : "memory");
}
__device__ __forceinline__ void named_barrier_arrive(int id, int threads) {
  asm volatile("bar.arrive %0, %1;" ::"r"(id), "r"(threads) : "memory");
}

}  // namespace leanfa::sm90a
