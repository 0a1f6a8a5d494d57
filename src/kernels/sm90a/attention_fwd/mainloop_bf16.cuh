// The consumers of a CTA on BF16 inputs. The work of block n on a warpgroup of 64 query rows: S = Q K_n^T; weights P;
// O += P V_n, in the products' own float32 accumulator. S of block n and P V of block n + 1 are in flight together, and
// the weights of block n are made while the latter runs. Blocks descend.
#pragma once

#include <cstdint>

#include "kernels/sm90a/attention_fwd/epilogue.cuh"
#include "kernels/sm90a/attention_fwd/mask.cuh"
#include "kernels/sm90a/attention_fwd/producer.cuh"
#include "kernels/sm90a/attention_fwd/sequence.cuh"
#include "kernels/sm90a/attention_fwd/softmax_bf16.cuh"
#include "kernels/sm90a/attention_fwd/tile_consumer.cuh"
#include "kernels/sm90a/ptx/named_barrier.cuh"
#include "kernels/sm90a/ptx/wgmma.cuh"

namespace leanfa::sm90a {

template <class Traits>
class Bf16Consumer : TileConsumer<Traits> {
  using Base = TileConsumer<Traits>;
  using Shared = SharedMap<Traits>;
  using Base::p_;
  using Base::query_ring_;
  using Base::warpgroup_;

 public:
  __device__ __forceinline__ Bf16Consumer(const KernelParams& params, int warpgroup) : Base(params, warpgroup) {
    if (Traits::kTurns && warpgroup_ == 1) pass_turn();
  }

  __device__ __forceinline__ void run() {
    for (TileCoordinates tile = Base::await_tile(); tile.m_block != kNoTile; tile = Base::await_tile()) {
      const BlockRange blocks = blocks_of_tile<Traits>(p_, tile);
      float o[64];
      Bf16Rows rows;
      clear(o);
      float v_descale = 1.0F;
      if (!blocks.empty()) {
        attend(tile, blocks, o, rows);
        v_descale = p_.v_descale.at(tile.batch, tile.head / p_.group);
      } else {
        Base::release_query();
      }
      const float l[2] = {quad_sum(rows.l[0]), quad_sum(rows.l[1])};
      store_tile<Traits>(p_, tile, Base::thread_row(tile), Base::reread_thread() % 4, o, l, rows.r, v_descale);
    }
    // The other's last turn passed here: no barrier is left half full.
    if (Traits::kTurns && warpgroup_ == 0) await_turn();
  }

 private:
  __device__ __forceinline__ void attend(const TileCoordinates& tile, BlockRange blocks, float (&o)[64],
                                         Bf16Rows& rows) {
    float s[64];
    Bf16Weights w;
    const float a = tile.slope * 0.125F;  // from code units to binades
    // Blocks that all of the warpgroup's rows see whole need no mask.
    const int whole = min(blocks.end, visible_keys<Traits>(p_, tile, Base::first_row(tile)) / kBlockN);

    barrier_wait(Shared::full(key_ring_.stage), key_ring_.parity);
    issue_scores(s);
    wgmma_wait<0>();
    fence_registers(s);
    release_keys();
    int n = blocks.end - 1;
    if (n >= whole) mask(s, n, tile);
    float sum[2] = {0.0F, 0.0F};
    float factor[2];
    move_reference<true>(s, a, sum, rows, factor);
    float p[64];
    weigh(s, a, rows.r, p, sum);
    rows.l[0] = sum[0];
    rows.l[1] = sum[1];
    pack(p, w);

    for (--n; n >= max(whole, blocks.begin); --n) step<true>(n, tile, a, s, w, rows, o);
    for (; n >= blocks.begin; --n) step<false>(n, tile, a, s, w, rows, o);
    Base::release_query();

    if constexpr (Traits::kVarlen) clean_block(tile, 0);
    barrier_wait(Shared::value_full(value_ring_.stage), value_ring_.parity);
    issue_values(w, o);
    wgmma_wait<0>();
    fence_registers(o);
    release_values();
  }

  // S of block n, P V of block n + 1 with the weights in `w`, and the weights of block n to there.
  template <bool kMasked>
  __device__ __forceinline__ void step(int n, const TileCoordinates& tile, float a, float (&s)[64], Bf16Weights& w,
                                       Bf16Rows& rows, float (&o)[64]) {
    if constexpr (Traits::kVarlen) clean_block(tile, n + 1);
    barrier_wait(Shared::full(key_ring_.stage), key_ring_.parity);
    if constexpr (Traits::kTurns) await_turn();
    issue_scores(s);
    barrier_wait(Shared::value_full(value_ring_.stage), value_ring_.parity);
    issue_values(w, o);
    if constexpr (Traits::kTurns) pass_turn();
    wgmma_wait<1>();
    fence_registers(s);
    release_keys();
    if constexpr (kMasked) mask(s, n, tile);
    float p[64];
    float sum[2];
    weigh(s, a, rows.r, p, sum);
    float factor[2];
    const bool too_low = reference_too_low(sum);
    // This branch also keeps the compiler from moving the wait, and with it the weights, to before them.
    if (too_low) {
      move_reference<false>(s, a, sum, rows, factor);
      weigh(s, a, rows.r, p, sum);
    }
    rows.l[0] += sum[0];
    rows.l[1] += sum[1];
    wgmma_wait<0>();
    fence_registers(o);
    fence(w);  // until here the products read it
    release_values();
    pack(p, w);
    if (too_low) {
#pragma unroll
      for (int i = 0; i < 64; ++i) o[i] *= factor[(i >> 1) & 1];
    }
  }

  // S = Q K^T of the ring's stage; committed, not waited for.
  __device__ __forceinline__ void issue_scores(float (&s)[64]) {
    const std::uint64_t q = swizzle128_descriptor(Shared::query(0, 0)) +
                            (query_ring_.stage * Traits::kWarpgroups + warpgroup_) * (Traits::kQueryBytes / 16);
    const std::uint64_t k = swizzle128_descriptor(Shared::key(0)) + key_ring_.stage * (Traits::kKeyStride / 16);
    wgmma_fence();
#pragma unroll
    for (int i = 0; i < Traits::kDimQk / 16; ++i) {
      // Four steps of 32 bytes in a chunk.
      const int chunk = i / 4;
      const int within = i % 4 * 2;
      wgmma_scores_bf16(s, q + chunk * (kRowsPerWarpgroup * 128 / 16) + within,
                        k + chunk * (kBlockN * 128 / 16) + within, i == 0);
    }
    wgmma_commit();
  }

  // O += P V of the ring's stage; committed, not waited for.
  __device__ __forceinline__ void issue_values(Bf16Weights& w, float (&o)[64]) {
    const std::uint64_t v =
        transposed_descriptor(Shared::value(0), kBlockN * 128) + value_ring_.stage * (Traits::kValueStride / 16);
    fence_registers(o);
    fence(w);
    wgmma_fence();
#pragma unroll
    for (int i = 0; i < kBlockN / 16; ++i) wgmma_values_bf16(o, w[i], v + i * (16 * 128 / 16));
    wgmma_commit();
  }

  __device__ __forceinline__ void mask(float (&s)[64], int n, const TileCoordinates& tile) {
    const int row = Base::thread_row(tile);
    const int key = key_of_block(p_, n);
    mask_scores(s, -INFINITY, visible_keys<Traits>(p_, tile, row) - key, visible_keys<Traits>(p_, tile, row + 8) - key,
                Base::reread_thread() % 4);
  }

  // V of block n, while no product is in flight.
  __device__ __forceinline__ void clean_block(const TileCoordinates& tile, int n) {
    barrier_wait(Shared::value_full(value_ring_.stage), value_ring_.parity);
    clean_values<Traits>(p_, tile, n, Shared::value(value_ring_.stage), warpgroup_);
  }

  // Not a plain assignment, which the compiler would move to between products in flight and then serialise those.
  static __device__ __forceinline__ void clear(float (&o)[64]) {
#pragma unroll
    for (int i = 0; i < 64; ++i) asm volatile("mov.b32 %0, 0;" : "=f"(o[i]));
  }
  static __device__ __forceinline__ void fence(Bf16Weights& w) {
#pragma unroll
    for (int i = 0; i < 8; ++i) fence_registers(w[i]);
  }

  __device__ __forceinline__ void release_keys() {
    Base::release(Shared::empty(key_ring_.stage));
    key_ring_.advance();
  }
  __device__ __forceinline__ void release_values() {
    Base::release(Shared::value_empty(value_ring_.stage));
    value_ring_.advance();
  }

  // The turn to issue products: of warpgroup 0 first, then in alternation, once a step.
  static constexpr int kTurnThreads = 2 * kWarpgroupThreads;
  __device__ __forceinline__ void await_turn() const { named_barrier_sync(1 + warpgroup_, kTurnThreads); }
  __device__ __forceinline__ void pass_turn() const { named_barrier_arrive(2 - warpgroup_, kTurnThreads); }

  RingPosition<Traits::kKeyStages> key_ring_;
  RingPosition<Traits::kValueStages> value_ring_;
};

}  // namespace leanfa::sm90a
