// The consumers of a CTA on 8-bit inputs with the window reference: a row's code line stays where it is while each
// block's largest code stays within a window, so that codes are made before anything is known of the block, and made
// again in the few blocks that leave it.
// The work of block n on a warpgroup: T += P(n - 1) [V(n - 1) | 1], then S = Q K(n)^T, both queued; T goes into O every
// kPromotedBlocks blocks, while S runs; then codes, their maxima, and, seldom, the window's move. The other warpgroup's
// products run meanwhile. The next tile's first S is queued behind the last V of this one, and runs beside its end.
#pragma once

#include <cstdint>
#include <type_traits>

#include "kernels/sm90a/attention_fwd/consumer.cuh"
#include "kernels/sm90a/attention_fwd/sequence.cuh"
#include "kernels/sm90a/attention_fwd/window.cuh"

namespace leanfa::sm90a {

template <class Traits>
class WindowConsumer : private EightBitConsumer<Traits> {
  using Parts = EightBitConsumer<Traits>;
  using Shared = SharedMap<Traits>;
  using Score = typename Traits::Score;
  using Window = std::conditional_t<Traits::kIntegerScores, ShiftWindowRow, WindowRow>;
  using Parts::p_;
  using Parts::query_ring_;
  using Parts::ring_;
  using Parts::warpgroup_;

 public:
  __device__ __forceinline__ WindowConsumer(const KernelParams& params, int warpgroup) : Parts(params, warpgroup) {}

  __device__ __forceinline__ void run() {
    for (TileCoordinates tile = this->await_tile(); tile.m_block != kNoTile; tile = this->await_tile()) {
      const BlockRange blocks = blocks_of_tile<Traits>(p_, tile);
      Work w;
      w.begin_tile();
      float v_descale = 1.0F;
      if (!blocks.empty()) {
        v_descale = p_.v_descale.at(tile.batch, tile.head / p_.group);
        this->clear(w.t);
        first_block(tile, blocks, w);
        further_blocks(tile, blocks, w);
      } else {
        this->release_query();
      }
      const float reference[2] = {w.window[0].unit_codes(), w.window[1].unit_codes()};
      store_tile<Traits>(p_, tile, this->thread_row(tile), this->reread_thread() % 4, w.o, w.l, reference, v_descale);
    }
  }

 private:
  // What a thread has in registers.
  struct Work {
    Score s[64];
    typename Parts::Partial t;
    std::uint32_t codes[4][4];
    Window window[2];
    float l[2];
    float o[64];

    __device__ __forceinline__ void begin_tile() {
#pragma unroll
      for (int i = 0; i < 64; ++i) o[i] = 0.0F;
#pragma unroll
      for (int h = 0; h < 2; ++h) {
        window[h] = Window{};
        l[h] = 0.0F;
      }
    }
  };

  __device__ __forceinline__ void first_block(const TileCoordinates& tile, BlockRange blocks, Work& w) {
    barrier_wait(Shared::full(ring_.stage), ring_.parity);
    this->issue_scores(w.s);
    wgmma_wait<0>();
    fence_registers(w.s);
    this->release_stage(ring_.stage);
    ring_.advance();
    if (this->needs_mask(tile, blocks.begin)) this->mask(w.s, blocks.begin, tile);
    Score m[2];
    row_maxima(w.s, m);
#pragma unroll
    for (int h = 0; h < 2; ++h) {
      if constexpr (Traits::kIntegerScores) w.window[h].set_shift(this->shift_of_row(tile, h), p_.shift_start);
      if (m[h] != Parts::kMasked) w.window[h].move(m[h], tile.slope);
    }
    make_codes<true>(tile.slope, w);
  }

  // All others; the products of the last with V are queued at the end.
  __device__ __forceinline__ void further_blocks(const TileCoordinates& tile, BlockRange blocks, Work& w) {
    const auto step = [&](int n, auto masked) {
      barrier_wait(Shared::full(ring_.stage), ring_.parity);
      if constexpr (Traits::kVarlen) clean_values<Traits>(p_, tile, n - 1, Shared::value(ring_.stage), warpgroup_);
      issue_values(n, w);
      this->issue_scores(w.s);
      wgmma_wait<1>();
      fence_registers(w.t);
      if (n % kPromotedBlocks == 0) promote(w);
      wgmma_wait<0>();
      fence_registers(w.s);
      this->release_stage(ring_.stage);
      ring_.advance();
      if constexpr (decltype(masked)::value) this->mask(w.s, n, tile);
      const std::uint32_t top = quad_top(make_codes<false>(tile.slope, w));
      if (__any_sync(0xFFFFFFFF, outside_window(top))) move_windows(tile.slope, top, n % kPromotedBlocks != 0, w);
    };
    this->for_further_blocks(tile, blocks, step);
    this->release_query();

    barrier_wait(Shared::full(ring_.stage), ring_.parity);
    if constexpr (Traits::kVarlen)
      clean_values<Traits>(p_, tile, blocks.end - 1, Shared::value(ring_.stage), warpgroup_);
    issue_values(blocks.end, w);
    wgmma_wait<0>();
    fence_registers(w.t);
    this->release_stage(ring_.stage);
    ring_.advance();
    promote(w);
  }

  // The products of block n - 1 with V, onto those of the blocks before it that are not in O yet.
  __device__ __forceinline__ void issue_values(int n, Work& w) {
    Parts::issue_values(w.codes, w.t, (n - 1) % kPromotedBlocks != 0);
  }

  // O += factor T, l += factor (sum of codes).
  static __device__ __forceinline__ void promote(Work& w) {
#pragma unroll
    for (int i = 0; i < 64; ++i) w.o[i] = fmaf(w.t[i], w.window[(i >> 1) & 1].factor, w.o[i]);
#pragma unroll
    for (int h = 0; h < 2; ++h) w.l[h] = fmaf(w.t[64 + 2 * h], w.window[h].factor, w.l[h]);
  }

  template <bool kAgain>
  __device__ __forceinline__ TopCodes make_codes(float slope, Work& w) {
    const float slopes[2] = {w.window[0].code_slope(slope), w.window[1].code_slope(slope)};
    const float addend[2] = {w.window[0].template addend<kAgain>(p_), w.window[1].template addend<kAgain>(p_)};
    return window_codes<kAgain>(w.s, slopes, addend, p_.pair_shift, w.codes);
  }

  // The window of the rows whose block left it goes to the block's maximum. What T holds of them (`pending`: anything
  // that is not in O yet) goes into O first, because what follows is in other units. Rows that stay keep every bit.
  __device__ __forceinline__ void move_windows(float slope, std::uint32_t top, bool pending, Work& w) {
    Score m[2];
    row_maxima(w.s, m);
    float give[2];
    float keep[2];
    float scale[2];
#pragma unroll
    for (int h = 0; h < 2; ++h) {
      const bool moves = row_outside_window(top, h) && m[h] != Parts::kMasked;
      give[h] = moves && pending ? w.window[h].factor : 0.0F;
      keep[h] = moves ? 0.0F : 1.0F;
      scale[h] = moves ? w.window[h].move(m[h], slope) : 1.0F;
    }
#pragma unroll
    for (int i = 0; i < 64; ++i) {
      const int h = (i >> 1) & 1;
      w.o[i] = fmaf(w.t[i], give[h], w.o[i]) * scale[h];
      w.t[i] *= keep[h];
    }
#pragma unroll
    for (int h = 0; h < 2; ++h) {
      w.l[h] = fmaf(w.t[64 + 2 * h], give[h], w.l[h]) * scale[h];
      w.t[64 + 2 * h] *= keep[h];
    }
    make_codes<true>(slope, w);
  }
};

}  // namespace leanfa::sm90a
