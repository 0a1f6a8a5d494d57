// The consumers of a CTA on 8-bit inputs: each warpgroup keeps 64 query rows and, block by block, multiplies, makes
// codes and accumulates. The producer (producer.cuh) feeds it. The work of block n on a warpgroup: S = Q K_n^T; maxima,
// reference, codes P; T = P [V_n | 1] from zero; then O += 2^-k T (the promotion, which keeps the accumulator of the
// FP8 products from losing bits over many blocks).
#pragma once

#include <cstdint>

#include "kernels/sm90a/attention_fwd/consumer.cuh"
#include "kernels/sm90a/attention_fwd/sequence.cuh"
#include "kernels/sm90a/attention_fwd/softmax.cuh"

namespace leanfa::sm90a {

// What a thread knows of its two rows while its warpgroup goes through the key blocks of a tile.
template <class Traits>
struct RowPair {
  std::conditional_t<Traits::kIntegerScores, ShiftReference, RowReference> reference[2];
  float l[2];
};

template <class Traits>
class Consumer : private EightBitConsumer<Traits> {
  using Parts = EightBitConsumer<Traits>;
  using Shared = SharedMap<Traits>;
  using typename Parts::Partial;
  using typename Parts::Score;
  using Rows = RowPair<Traits>;
  using Parts::p_;
  using Parts::query_ring_;
  using Parts::ring_;
  using Parts::warpgroup_;

 public:
  __device__ __forceinline__ Consumer(const KernelParams& params, int warpgroup) : Parts(params, warpgroup) {}

  __device__ __forceinline__ void run() {
    for (TileCoordinates tile = this->await_tile(); tile.m_block != kNoTile; tile = this->await_tile()) {
      const BlockRange blocks = blocks_of_tile<Traits>(p_, tile);
      float o[64];
      Rows rows{};
#pragma unroll
      for (int i = 0; i < 64; ++i) o[i] = 0.0F;
      float v_descale = 1.0F;
      if (!blocks.empty()) {
        attend(tile, blocks, o, rows, v_descale);
      } else {
        this->release_query();
      }
      const float reference[2] = {rows.reference[0].unit_codes(), rows.reference[1].unit_codes()};
      store_tile<Traits>(p_, tile, this->thread_row(tile), this->reread_thread() % 4, o, rows.l, reference, v_descale);
    }
  }

 private:
  __device__ __forceinline__ void attend(const TileCoordinates& tile, BlockRange blocks, float (&o)[64], Rows& rows,
                                         float& v_descale) {
    Score s[64];
    Partial t;
    std::uint32_t pairs[32];
    std::uint32_t codes[4][4];
    this->clear(t);
    barrier_wait(Shared::full(ring_.stage), ring_.parity);
    this->issue_scores(s);
    const float a = tile.slope;
    v_descale = p_.v_descale.at(tile.batch, tile.head / p_.group);
    if constexpr (Traits::kIntegerScores) {
#pragma unroll
      for (int h = 0; h < 2; ++h) rows.reference[h].set_shift(this->shift_of_row(tile, h), p_.shift_start);
    }
    wgmma_wait<0>();
    fence_registers(s);
    this->release_stage(ring_.stage);
    ring_.advance();
    float factor[2] = {0.0F, 0.0F};  // of the block in t
    float next_factor[2];
    if (this->needs_mask(tile, blocks.begin)) this->mask(s, blocks.begin, tile);
    encode<true>(s, a, rows, o, factor, next_factor, pairs);
    pack_codes(pairs, p_.pair_shift, codes);

    bool ready = false;
    auto step = [&](int n, auto masked) {
      if (!ready) barrier_wait(Shared::full(ring_.stage), ring_.parity);
      if constexpr (Traits::kVarlen) clean_values<Traits>(p_, tile, n - 1, Shared::value(ring_.stage), warpgroup_);
      this->issue_scores(s);
      promote(t, factor, rows, o);
      factor[0] = next_factor[0];
      factor[1] = next_factor[1];
      this->issue_values(codes, t);
      const std::uint32_t stage = ring_.stage;
      ring_.advance();
      ready = barrier_test(Shared::full(ring_.stage), ring_.parity);
      wgmma_wait<1>();
      fence_registers(s);
      if constexpr (decltype(masked)::value) this->mask(s, n, tile);
      encode<false>(s, a, rows, o, factor, next_factor, pairs);
      fence_registers(pairs);
      wgmma_wait<0>();
      fence_registers(t);
      this->release_stage(stage);
      pack_codes(pairs, p_.pair_shift, codes);
    };
    this->for_further_blocks(tile, blocks, step);
    this->release_query();

    if (!ready) barrier_wait(Shared::full(ring_.stage), ring_.parity);
    if constexpr (Traits::kVarlen)
      clean_values<Traits>(p_, tile, blocks.end - 1, Shared::value(ring_.stage), warpgroup_);
    promote(t, factor, rows, o);
    this->issue_values(codes, t);
    wgmma_wait<0>();
    fence_registers(t);
    this->release_stage(ring_.stage);
    ring_.advance();
    promote(t, next_factor, rows, o);
  }

  // From a block's scores to its rounded codes and the factor that its products come back with. `factor` is that of the
  // block whose products are still in flight.
  template <bool kFirst>
  __device__ __forceinline__ void encode(const Score (&s)[64], float a, Rows& rows, float (&o)[64], float (&factor)[2],
                                         float (&next_factor)[2], std::uint32_t (&pairs)[32]) {
    Score m[2];
    row_maxima(s, m);
    Score addend[2];
    float above[2];
#pragma unroll
    for (int h = 0; h < 2; ++h) {
      if constexpr (Traits::kIntegerScores) {
        addend[h] = rows.reference[h].template advance<Traits::kReference, kFirst>(m[h], above[h]);
      } else {
        addend[h] = rows.reference[h].template advance<Traits::kReference, kFirst>(m[h], a, p_.code_constant, above[h]);
      }
      next_factor[h] = exp2_approx(above[h] * 0.125F);
    }
    if constexpr (Traits::kIntegerScores) {
      shift_pairs(s, rows.reference, addend, pairs);
    } else {
      encode_pairs<Traits::kP>(s, a, addend, pairs);
    }
    if (fmaxf(above[0], above[1]) > kUnitReachCodes) raise_units(above, rows, o, factor, next_factor);
  }

  // O's unit follows the reference when it has come near the end of float's range.
  static __device__ __forceinline__ void raise_units(const float (&above)[2], Rows& rows, float (&o)[64],
                                                     float (&factor)[2], float (&next_factor)[2]) {
    float scale[2];
#pragma unroll
    for (int h = 0; h < 2; ++h) {
      const bool raise = above[h] > kUnitReachCodes;
      scale[h] = raise ? exp2_approx(above[h] * -0.125F) : 1.0F;
      if (raise) {
        rows.reference[h].raise_unit(above[h]);
        next_factor[h] = 1.0F;
      }
      rows.l[h] *= scale[h];
      factor[h] *= scale[h];
    }
#pragma unroll
    for (int i = 0; i < 64; ++i) o[i] *= scale[(i >> 1) & 1];
  }

  // O += factor T, l += factor (sum of codes).
  __device__ __forceinline__ void promote(const Partial& t, const float (&factor)[2], Rows& rows, float (&o)[64]) {
#pragma unroll
    for (int i = 0; i < 64; ++i) o[i] = fmaf(t[i], factor[(i >> 1) & 1], o[i]);
    rows.l[0] = fmaf(t[64], factor[0], rows.l[0]);
    rows.l[1] = fmaf(t[66], factor[1], rows.l[1]);
  }
};

}  // namespace leanfa::sm90a
