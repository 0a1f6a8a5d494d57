// The consumers of a CTA on 8-bit inputs: each warpgroup keeps 64 query rows and, block by block, multiplies, makes
// codes and accumulates. The producer (producer.cuh) feeds it. The work of block n on a warpgroup: S = Q K_n^T; maxima,
// reference, codes P; T = P [V_n | 1] from zero; then O += 2^-k T (the promotion, which keeps the accumulator of the
// FP8 products from losing bits over many blocks).
#pragma once

#include <cstdint>

#include "kernels/sm90a/attention_fwd/epilogue.cuh"
#include "kernels/sm90a/attention_fwd/kernel_params.cuh"
#include "kernels/sm90a/attention_fwd/mask.cuh"
#include "kernels/sm90a/attention_fwd/producer.cuh"
#include "kernels/sm90a/attention_fwd/sequence.cuh"
#include "kernels/sm90a/attention_fwd/shared_map.cuh"
#include "kernels/sm90a/attention_fwd/shift.cuh"
#include "kernels/sm90a/attention_fwd/softmax.cuh"
#include "kernels/sm90a/attention_fwd/traits.cuh"
#include "kernels/sm90a/ptx/mbarrier.cuh"
#include "kernels/sm90a/ptx/wgmma.cuh"

namespace leanfa::sm90a {

// What a thread knows of its two rows while its warpgroup goes through the key blocks of a tile.
template <class Traits>
struct RowPair {
  std::conditional_t<Traits::kIntegerScores, ShiftReference, RowReference> reference[2];
  float l[2];
};

template <class Traits>
class Consumer {
  using Shared = SharedMap<Traits>;
  using Partial = float[Traits::kValueColumns / 2];  // T
  using Score = typename Traits::Score;
  using Rows = RowPair<Traits>;

 public:
  __device__ __forceinline__ Consumer(const KernelParams& params, int warpgroup) : p_(params), warpgroup_(warpgroup) {}

  __device__ __forceinline__ void run() {
    for (TileCoordinates tile = await_tile(); tile.m_block != kNoTile; tile = await_tile()) {
      const int blocks = blocks_of_tile<Traits>(p_, tile);
      float o[64];
      Rows rows{};
#pragma unroll
      for (int i = 0; i < 64; ++i) o[i] = 0.0F;
      float v_descale = 1.0F;
      if (blocks > 0) {
        attend(tile, blocks, o, rows, v_descale);
      } else {
        release_query();
      }
      const float reference[2] = {rows.reference[0].unit_codes(), rows.reference[1].unit_codes()};
      store_tile<Traits>(p_, tile, thread_row(tile), reread_thread() % 4, o, rows.l, reference, v_descale);
    }
  }

 private:
  // The next tile, whose queries are in the ring's buffer then. The same for all lanes, and known to be.
  __device__ __forceinline__ TileCoordinates await_tile() const {
    barrier_wait(Shared::query_full(query_ring_.stage), query_ring_.parity);
    int m_block, head, batch, unused;
    asm volatile("ld.shared.v4.b32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(m_block), "=r"(head), "=r"(batch), "=r"(unused)
                 : "r"(Shared::tile(query_ring_.stage))
                 : "memory");
    TileCoordinates tile{.m_block = __shfl_sync(0xFFFFFFFF, m_block, 0),
                         .head = __shfl_sync(0xFFFFFFFF, head, 0),
                         .batch = __shfl_sync(0xFFFFFFFF, batch, 0)};
    if constexpr (Traits::kVarlen) read_sequence(Shared::tile(query_ring_.stage) + 16, tile);
    return tile;
  }

  // threadIdx.x, read anew: cheaper than a register kept through the main loop.
  static __device__ __forceinline__ int reread_thread() {
    int thread;
    asm volatile("mov.u32 %0, %%tid.x;" : "=r"(thread));
    return thread;
  }

  // The first of the thread's two rows; the other is 8 on.
  __device__ __forceinline__ int thread_row(const TileCoordinates& tile) const {
    const int thread = reread_thread();
    return tile.m_block * Traits::kBlockM + warpgroup_ * kRowsPerWarpgroup +
           thread % kWarpgroupThreads / kWarpThreads * 16 + thread % kWarpThreads / 4;
  }

  __device__ __forceinline__ void attend(const TileCoordinates& tile, int blocks, float (&o)[64], Rows& rows,
                                         float& v_descale) {
    Score s[64];
    Partial t;
    std::uint32_t pairs[32];
    std::uint32_t codes[4][4];
    clear(t);
    barrier_wait(Shared::full(ring_.stage), ring_.parity);
    issue_scores(s);
    const int head_kv = tile.head / p_.group;
    const float a =
        static_cast<float>(p_.slope * static_cast<double>(p_.q_descale.at(tile.batch, tile.head / p_.q_descale_heads)) *
                           static_cast<double>(p_.k_descale.at(tile.batch, head_kv)));
    v_descale = p_.v_descale.at(tile.batch, head_kv);
    if constexpr (Traits::kIntegerScores) {
#pragma unroll
      for (int h = 0; h < 2; ++h)
        rows.reference[h].set_shift(
            p_.q_shift.at(tile, min(thread_row(tile) + 8 * h, seqlen_q_of<Traits>(p_, tile) - 1)), p_.shift_start);
    }
    // Blocks that all of the warpgroup's rows see whole need no mask; nor does any block before those with sink keys
    // apart.
    const int first_row = tile.m_block * Traits::kBlockM + warpgroup_ * kRowsPerWarpgroup;
    const int sinks = p_.sink_keys > 0 ? 1 : 0;
    const int unmasked = min(blocks, visible_keys<Traits>(p_, tile, first_row) / kBlockN + sinks);
    wgmma_wait<0>();
    fence_registers(s);
    release_stage(ring_.stage);
    ring_.advance();
    float factor[2] = {0.0F, 0.0F};  // of the block in t
    float next_factor[2];
    if (unmasked == 0 || sinks > 0 || keys_before<Traits>(tile, 0) > 0) mask(s, 0, tile);
    encode<true>(s, a, rows, o, factor, next_factor, pairs);
    pack_codes(pairs, p_.pair_shift, codes);

    bool ready = false;
    auto step = [&](int n, auto masked) {
      if (!ready) barrier_wait(Shared::full(ring_.stage), ring_.parity);
      if constexpr (Traits::kVarlen) clean_values<Traits>(p_, tile, n - 1, Shared::value(ring_.stage), warpgroup_);
      issue_scores(s);
      promote(t, factor, rows, o);
      factor[0] = next_factor[0];
      factor[1] = next_factor[1];
      issue_values(codes, t);
      const std::uint32_t stage = ring_.stage;
      ring_.advance();
      ready = barrier_test(Shared::full(ring_.stage), ring_.parity);
      wgmma_wait<1>();
      fence_registers(s);
      if constexpr (decltype(masked)::value) mask(s, n, tile);
      encode<false>(s, a, rows, o, factor, next_factor, pairs);
      fence_registers(pairs);
      wgmma_wait<0>();
      fence_registers(t);
      release_stage(stage);
      pack_codes(pairs, p_.pair_shift, codes);
    };
    int n = 1;
    if (sinks > 0) step(n++, Constant<true>{});
    for (; n < unmasked; ++n) step(n, Constant<false>{});
    for (; n < blocks; ++n) step(n, Constant<true>{});
    release_query();

    if (!ready) barrier_wait(Shared::full(ring_.stage), ring_.parity);
    if constexpr (Traits::kVarlen) clean_values<Traits>(p_, tile, blocks - 1, Shared::value(ring_.stage), warpgroup_);
    promote(t, factor, rows, o);
    issue_values(codes, t);
    wgmma_wait<0>();
    fence_registers(t);
    release_stage(ring_.stage);
    ring_.advance();
    promote(t, next_factor, rows, o);
  }

  template <bool kValue>
  struct Constant {
    static constexpr bool value = kValue;
  };

  // S = Q K^T of the ring's stage; committed, not waited for.
  __device__ __forceinline__ void issue_scores(Score (&s)[64]) {
    const std::uint64_t q = swizzle128_descriptor(Shared::query(0, 0)) +
                            (query_ring_.stage * Traits::kWarpgroups + warpgroup_) * (Traits::kQueryBytes / 16);
    const std::uint64_t k = swizzle128_descriptor(Shared::key(0)) + ring_.stage * (Traits::kStageBytes / 16);
    wgmma_fence();
#pragma unroll
    for (int i = 0; i < 4; ++i) wgmma_scores(s, q + 2 * i, k + 2 * i, i == 0);
    if constexpr (Traits::kTailBytes > 0) {
      const std::uint64_t q_tail = q + (swizzle64_descriptor(kRowsPerWarpgroup * 128) - swizzle128_descriptor(0));
      const std::uint64_t k_tail =
          swizzle64_descriptor(Shared::key(0) + kBlockN * 128) + ring_.stage * (Traits::kStageBytes / 16);
#pragma unroll
      for (int i = 0; i < 2; ++i) wgmma_scores(s, q_tail + 2 * i, k_tail + 2 * i, false);
    }
    wgmma_commit();
  }

  // T = P [V | 1] of the ring's stage; committed, not waited for.
  __device__ __forceinline__ void issue_values(std::uint32_t (&codes)[4][4], Partial& t) {
    const std::uint64_t v = swizzle128_descriptor(Shared::value(0)) + ring_.stage * (Traits::kStageBytes / 16);
    fence_registers(t);
#pragma unroll
    for (int i = 0; i < 4; ++i) fence_registers(codes[i]);
    wgmma_fence();
#pragma unroll
    for (int i = 0; i < 4; ++i) wgmma_values(t, codes[i], v + 2 * i, i > 0);
    wgmma_commit();
  }

  // With sink keys, block 0 is those, and block 1 the rest of the same 128.
  __device__ __forceinline__ void mask(Score (&s)[64], int n, const TileCoordinates& tile) {
    const int quad_lane = reread_thread() % 4;
    const int row = thread_row(tile);
    const int key = key_of_block(p_, n);
    int visible[2] = {visible_keys<Traits>(p_, tile, row) - key, visible_keys<Traits>(p_, tile, row + 8) - key};
    int hidden = keys_before<Traits>(tile, key);
    if (p_.sink_keys > 0 && n == 0) {
      visible[0] = min(visible[0], hidden + p_.sink_keys);
      visible[1] = min(visible[1], hidden + p_.sink_keys);
    }
    if (p_.sink_keys > 0 && n == 1) hidden += p_.sink_keys;
    mask_scores(s, kMasked, visible[0], visible[1], quad_lane);
    if (hidden > 0) mask_first_scores(s, kMasked, hidden, quad_lane);
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

  // Not a plain assignment, which the compiler would move to between products in flight and then serialise those.
  static __device__ __forceinline__ void clear(Partial& t) {
#pragma unroll
    for (int i = 0; i < Traits::kValueColumns / 2; ++i) asm volatile("mov.b32 %0, 0;" : "=f"(t[i]));
  }

  __device__ __forceinline__ void release_stage(std::uint32_t stage) {
    if (threadIdx.x % kWarpThreads == 0) barrier_arrive(Shared::empty(stage));
  }
  __device__ __forceinline__ void release_query() {
    if (threadIdx.x % kWarpThreads == 0) barrier_arrive(Shared::query_empty(query_ring_.stage));
    query_ring_.advance();
  }

  static constexpr Score kMasked =
      Traits::kIntegerScores ? static_cast<Score>(kMaskedScore) : static_cast<Score>(-INFINITY);

  const KernelParams& p_;
  const int warpgroup_;
  RingPosition<Traits::kStages> ring_;
  RingPosition<Traits::kQueryBuffers> query_ring_;
};

}  // namespace leanfa::sm90a
