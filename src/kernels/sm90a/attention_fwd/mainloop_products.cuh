// A consumer that multiplies and does nothing else: the limit of the 8-bit kernels. Tiles, loads, barriers and products
// are theirs; P is a constant, O stays in the accumulator of the products, and what is stored means nothing.
#pragma once

#include <cstdint>

#include "kernels/sm90a/attention_fwd/epilogue.cuh"
#include "kernels/sm90a/attention_fwd/kernel.cuh"
#include "kernels/sm90a/attention_fwd/producer.cuh"
#include "kernels/sm90a/attention_fwd/tile_consumer.cuh"
#include "kernels/sm90a/ptx/wgmma.cuh"

namespace leanfa::sm90a {

template <int kDimQk, int kStages>
struct ProductsTraits : EightBitTraits<kDimQk, PKind::kLean, Reference::kAnchor, kStages, false> {};

template <class Traits>
class ProductsConsumer : TileConsumer<Traits> {
  using Base = TileConsumer<Traits>;
  using Shared = SharedMap<Traits>;
  using Partial = float[Traits::kValueColumns / 2];
  using Base::p_;
  using Base::query_ring_;
  using Base::warpgroup_;

 public:
  __device__ __forceinline__ ProductsConsumer(const KernelParams& params, int warpgroup) : Base(params, warpgroup) {}

  __device__ __forceinline__ void run() {
    std::uint32_t codes[4][4];
    for (TileCoordinates tile = Base::await_tile(); tile.m_block != kNoTile; tile = Base::await_tile()) {
      const int blocks = blocks_of_tile<Traits>(p_, tile);
      Partial t;
#pragma unroll
      for (int i = 0; i < Traits::kValueColumns / 2; ++i) asm volatile("mov.b32 %0, 0;" : "=f"(t[i]));
      make_codes(codes);
      if (blocks > 0) {
        multiply(blocks, codes, t);
      } else {
        Base::release_query();
      }
      float o[64];
#pragma unroll
      for (int i = 0; i < 64; ++i) o[i] = t[i];
      // A score is looked at, because ptxas drops products that nobody reads.
      const float l[2] = {t[64] + largest_, t[66]};
      constexpr float kReference[2] = {};
      store_tile<Traits>(p_, tile, Base::thread_row(tile), Base::reread_thread() % 4, o, l, kReference, 1.0F);
    }
  }

 private:
  __device__ __forceinline__ void multiply(int blocks, std::uint32_t (&codes)[4][4], Partial& t) {
    float s[64];
    barrier_wait(Shared::full(ring_.stage), ring_.parity);
    issue_scores(s);
    bool ready = finish(s, t);
    for (int n = 1; n < blocks; ++n) {
      if (!ready) barrier_wait(Shared::full(ring_.stage), ring_.parity);
      issue_scores(s);
      issue_values(codes, t);
      ready = finish(s, t);
    }
    Base::release_query();
    if (!ready) barrier_wait(Shared::full(ring_.stage), ring_.parity);
    issue_values(codes, t);
    finish(s, t);
  }

  // Some normal codes of either parity, different from thread to thread.
  static __device__ __forceinline__ void make_codes(std::uint32_t (&codes)[4][4]) {
#pragma unroll
    for (int i = 0; i < 16; ++i)
      codes[i / 4][i % 4] =
          0x38343C30U ^ (static_cast<std::uint32_t>(Base::reread_thread() + i) * 0x01030507U & 0x07070707U);
  }

  // Waits for the products and gives the stage back. Whether the next one has arrived.
  __device__ __forceinline__ bool finish(float (&s)[64], Partial& t) {
    const std::uint32_t stage = ring_.stage;
    ring_.advance();
    const bool ready = barrier_test(Shared::full(ring_.stage), ring_.parity);
    wgmma_wait<0>();
    fence_registers(s);
    fence_registers(t);
    largest_ = fmaxf(largest_, s[0]);
    Base::release(Shared::empty(stage));
    return ready;
  }

  __device__ __forceinline__ void issue_scores(float (&s)[64]) {
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

  __device__ __forceinline__ void issue_values(std::uint32_t (&codes)[4][4], Partial& t) {
    const std::uint64_t v = swizzle128_descriptor(Shared::value(0)) + ring_.stage * (Traits::kValueStride / 16);
    fence_registers(t);
#pragma unroll
    for (int i = 0; i < 4; ++i) fence_registers(codes[i]);
    wgmma_fence();
#pragma unroll
    for (int i = 0; i < 4; ++i) wgmma_values(t, codes[i], v + 2 * i, true);
    wgmma_commit();
  }

  RingPosition<Traits::kKeyStages> ring_;
  float largest_ = 0.0F;  // of the scores that were looked at
};

template <int kDimQk, int kStages>
struct ConsumerOf<ProductsTraits<kDimQk, kStages>> {
  using Type = ProductsConsumer<ProductsTraits<kDimQk, kStages>>;
};

}  // namespace leanfa::sm90a
