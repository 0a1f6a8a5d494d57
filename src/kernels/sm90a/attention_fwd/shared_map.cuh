// Where the buffers and barriers of a CTA are in shared memory. Dynamic shared memory starts at kSharedBase where a
// kernel has no static one (the kernel checks it), so that every address is a constant or a stage's number times one.
#pragma once

#include <cstdint>

#include "kernels/sm90a/attention_fwd/traits.cuh"
#include "kernels/sm90a/ptx/mbarrier.cuh"

namespace leanfa::sm90a {

inline constexpr std::uint32_t kSharedBase = 1024;

template <class Traits>
struct SharedMap {
  // Two buffers, so that the next tile's queries arrive while this one is worked on.
  static __device__ constexpr std::uint32_t query(std::uint32_t buffer, int warpgroup) {
    return kSharedBase + Traits::kQueryOffset + (buffer * Traits::kWarpgroups + warpgroup) * Traits::kQueryBytes;
  }
  static __device__ constexpr std::uint32_t key(std::uint32_t stage) {
    return kSharedBase + Traits::kKeyOffset + stage * Traits::kKeyStride;
  }
  static __device__ constexpr std::uint32_t value(std::uint32_t stage) {
    return kSharedBase + Traits::kValueOffset + stage * Traits::kValueStride;
  }
  // Of a stage of K, and of V^T where that has no ring of its own.
  static __device__ constexpr std::uint32_t full(std::uint32_t stage) { return barrier(stage); }
  static __device__ constexpr std::uint32_t empty(std::uint32_t stage) { return barrier(Traits::kKeyStages + stage); }
  static __device__ constexpr std::uint32_t value_full(std::uint32_t stage) {
    return barrier(2 * Traits::kKeyStages + stage);
  }
  static __device__ constexpr std::uint32_t value_empty(std::uint32_t stage) {
    return barrier(2 * Traits::kKeyStages + Traits::kValueStages + stage);
  }
  // m_block, head, batch and slope of the tile whose queries are in a buffer, 4 bytes each; m_block kNoTile: there is
  // none. Then split; varlen, q_begin, seqlen_q, first_key and seqlen_k.
  static __device__ constexpr std::uint32_t tile(std::uint32_t buffer) {
    return kSharedBase + Traits::kTileOffset + Traits::kTileBytes * buffer;
  }
  static __device__ constexpr std::uint32_t query_full(std::uint32_t buffer) {
    return barrier(kQueryBarriers + buffer);
  }
  static __device__ constexpr std::uint32_t query_empty(std::uint32_t buffer) {
    return barrier(kQueryBarriers + Traits::kQueryBuffers + buffer);
  }

 private:
  static constexpr std::uint32_t kQueryBarriers = 2 * (Traits::kKeyStages + Traits::kValueStages);

  static __device__ constexpr std::uint32_t barrier(std::uint32_t index) {
    return kSharedBase + Traits::kBarrierOffset + 8 * index;
  }
};

template <class Traits>
__device__ __forceinline__ void initialise_barriers() {
  using Shared = SharedMap<Traits>;
  for (int stage = 0; stage < Traits::kKeyStages; ++stage) {
    barrier_init(Shared::full(stage), 1);
    barrier_init(Shared::empty(stage), Traits::kConsumerWarps);
  }
  for (int stage = 0; stage < Traits::kValueStages; ++stage) {
    barrier_init(Shared::value_full(stage), 1);
    barrier_init(Shared::value_empty(stage), Traits::kConsumerWarps);
  }
  for (int buffer = 0; buffer < Traits::kQueryBuffers; ++buffer) {
    barrier_init(Shared::query_full(buffer), 1);
    barrier_init(Shared::query_empty(buffer), Traits::kConsumerWarps);
  }
}

}  // namespace leanfa::sm90a
