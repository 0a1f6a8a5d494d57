// A consumer that multiplies and does nothing else: the limit of the 8-bit kernels. Tiles, loads, barriers and products
// are theirs; P is a constant, O stays in the accumulator of the products, and what is stored means nothing.
#pragma once

#include <cstdint>

#include "kernels/sm90a/attention_fwd/consumer.cuh"
#include "kernels/sm90a/attention_fwd/epilogue.cuh"
#include "kernels/sm90a/attention_fwd/kernel.cuh"
#include "kernels/sm90a/attention_fwd/producer.cuh"
#include "kernels/sm90a/ptx/wgmma.cuh"

namespace leanfa::sm90a {

template <int kDimQk, int kStages>
struct ProductsTraits : EightBitTraits<kDimQk, PKind::kLean, Reference::kAnchor, kStages, TileKind::kDense> {};

template <class Traits>
class ProductsConsumer : EightBitConsumer<Traits> {
  using Base = EightBitConsumer<Traits>;
  using Shared = SharedMap<Traits>;
  using Base::p_;
  using Base::ring_;
  using typename Base::Partial;

 public:
  __device__ __forceinline__ ProductsConsumer(const KernelParams& params, int warpgroup) : Base(params, warpgroup) {}

  __device__ __forceinline__ void run() {
    std::uint32_t codes[4][4];
    for (TileCoordinates tile = Base::await_tile(); tile.m_block != kNoTile; tile = Base::await_tile()) {
      const BlockRange blocks = blocks_of_tile<Traits>(p_, tile);
      Partial t;
      Base::clear(t);
      make_codes(codes);
      if (!blocks.empty()) {
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
  __device__ __forceinline__ void multiply(BlockRange blocks, std::uint32_t (&codes)[4][4], Partial& t) {
    float s[64];
    barrier_wait(Shared::full(ring_.stage), ring_.parity);
    Base::issue_scores(s);
    bool ready = finish(s, t);
    for (int n = blocks.begin + 1; n < blocks.end; ++n) {
      if (!ready) barrier_wait(Shared::full(ring_.stage), ring_.parity);
      Base::issue_scores(s);
      Base::issue_values(codes, t, true);
      ready = finish(s, t);
    }
    Base::release_query();
    if (!ready) barrier_wait(Shared::full(ring_.stage), ring_.parity);
    Base::issue_values(codes, t, true);
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
    Base::release_stage(stage);
    return ready;
  }

  float largest_ = 0.0F;  // of the scores that were looked at
};

template <int kDimQk, int kStages>
struct ConsumerOf<ProductsTraits<kDimQk, kStages>> {
  using Type = ProductsConsumer<ProductsTraits<kDimQk, kStages>>;
};

}  // namespace leanfa::sm90a
