// The kernel: roles by warpgroup. Warpgroup 0 produces (one thread of it), the others consume.
#pragma once

#include <type_traits>

#include "kernels/sm90a/attention_fwd/mainloop.cuh"
#include "kernels/sm90a/attention_fwd/mainloop_bf16.cuh"
#include "kernels/sm90a/attention_fwd/mainloop_window.cuh"
#include "kernels/sm90a/attention_fwd/producer.cuh"
#include "kernels/sm90a/attention_fwd/shared_map.cuh"

namespace leanfa::sm90a {

template <int kRegisters>
__device__ __forceinline__ void register_budget_raise() {
  asm volatile("setmaxnreg.inc.sync.aligned.u32 %0;" ::"n"(kRegisters));
}
template <int kRegisters>
__device__ __forceinline__ void register_budget_lower() {
  asm volatile("setmaxnreg.dec.sync.aligned.u32 %0;" ::"n"(kRegisters));
}

// Rows of ones under every stage of V^T, once: TMA never writes there.
template <class Traits>
__device__ __forceinline__ void write_ones(unsigned char* shared) {
  constexpr int kWords = Traits::kOnesRows * kBlockN / 4;
  constexpr std::uint32_t kOnes = 0x38383838;  // e4m3fn 1.0
  for (int i = static_cast<int>(threadIdx.x); i < Traits::kStages * kWords; i += Traits::kThreads) {
    const int stage = i / kWords;
    auto* ones = reinterpret_cast<std::uint32_t*>(shared + Traits::kStageOffset + stage * Traits::kStageBytes +
                                                  Traits::kKeyBytes + Traits::kValueBytes);
    ones[i % kWords] = kOnes;
  }
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
}

template <class Traits>
using EightBitConsumerOf =
    std::conditional_t<Traits::kReference == Reference::kWindow, WindowConsumer<Traits>, Consumer<Traits>>;
// Kernels that only measure have a consumer of their own (mainloop_products.cuh).
template <class Traits>
struct ConsumerOf {
  using Type = EightBitConsumerOf<Traits>;
};
template <int kDimQk, TileKind kTiles>
struct ConsumerOf<Bf16Traits<kDimQk, kTiles>> {
  using Type = Bf16Consumer<Bf16Traits<kDimQk, kTiles>>;
};

template <class Traits>
__global__ void __launch_bounds__(Traits::kThreads, 1) attention_kernel(const __grid_constant__ KernelParams params) {
  extern __shared__ __align__(1024) unsigned char shared[];
  if (threadIdx.x == 0) {
    if (shared_address(shared) != kSharedBase) __trap();
    initialise_barriers<Traits>();
    fence_barrier_init();
  }
  if constexpr (Traits::kOnesRows > 0) write_ones<Traits>(shared);
  __syncthreads();

  // The same for all lanes of a warp, and known to be.
  const int warpgroup = __shfl_sync(0xFFFFFFFF, static_cast<int>(threadIdx.x) / kWarpgroupThreads, 0);
  if (warpgroup == 0) {
    register_budget_lower<Traits::kProducerRegisters>();
    if (threadIdx.x == 0) Producer<Traits>(params).run();
  } else {
    register_budget_raise<Traits::kConsumerRegisters>();
    typename ConsumerOf<Traits>::Type(params, warpgroup - 1).run();
  }
}

}  // namespace leanfa::sm90a
