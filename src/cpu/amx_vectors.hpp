// Vector pieces of the AMX kernel: the packed layout, a 16 x 16 transpose and exp2. Included by amx_pack.cpp and
// amx_kernel.cpp only; every function carries the target attribute, so that no other code is built for AVX-512.
#pragma once

#include <immintrin.h>

#include <cstdint>

#include "cpu/kernel.hpp"
#include "numerics/formats.hpp"

#define LEANFA_AMX_TARGET __attribute__((target("avx512f,avx512bw,avx512vl,avx512dq,avx512bf16,amx-tile,amx-bf16")))
#define LEANFA_AMX_INLINE LEANFA_AMX_TARGET __attribute__((always_inline)) inline

namespace leanfa::cpu::amx {

inline constexpr Index kSide = 16;              // rows of a tile register; float32 columns too
inline constexpr Index kDepth = 32;             // bf16 elements of a tile row
inline constexpr Index kTile = kSide * kDepth;  // elements of a bf16 tile, 1 KiB
inline constexpr Index kBlockKeys = 256;

// Both operands are stored as whole tiles, so that a tile load reads 1 KiB in a row.
// K: [key / 16][dim / 32][16 keys][32 dims]. V transposed: [key / kBlockKeys][dim / 16][key / 32][16 dims][32 keys].
struct PackedLayout {
  Index dim_qk = 0, dim_v = 0;  // padded to a multiple of 32
  Index blocks = 0;

  explicit PackedLayout(const HeadShape& s)
      : dim_qk(round_up(s.head_dim_qk, kDepth)),
        dim_v(round_up(s.head_dim_v, 2 * kSide)),
        blocks((s.seqlen_k + kBlockKeys - 1) / kBlockKeys) {}

  [[nodiscard]] Index k_offset(Index key) const { return key * dim_qk; }  // key a multiple of 16
  // Of the tile with dimension `dim` (a multiple of 16) and key `key` (of 32).
  [[nodiscard]] Index v_offset(Index key, Index dim) const {
    const Index in_block = key % kBlockKeys;
    return blocks * kBlockKeys * dim_qk + (key - in_block) * dim_v + dim * kBlockKeys + in_block * kSide;
  }
  [[nodiscard]] Index elements() const { return blocks * kBlockKeys * (dim_qk + dim_v); }
};

// The lowest `count` bits, count clamped to 0..32.
inline std::uint32_t low_bits(Index count) {
  if (count <= 0) return 0;
  return count >= 32 ? 0xFFFFFFFFU : (std::uint32_t{1} << count) - 1;
}

// r[i] lane j becomes r[j] lane i.
LEANFA_AMX_INLINE void transpose_16x16(__m512i (&r)[16]) {
  __m512i t[16];
#pragma GCC unroll 8
  for (int i = 0; i < 16; i += 2) {
    t[i] = _mm512_unpacklo_epi32(r[i], r[i + 1]);
    t[i + 1] = _mm512_unpackhi_epi32(r[i], r[i + 1]);
  }
#pragma GCC unroll 4
  for (int i = 0; i < 16; i += 4) {
    r[i] = _mm512_unpacklo_epi64(t[i], t[i + 2]);
    r[i + 1] = _mm512_unpackhi_epi64(t[i], t[i + 2]);
    r[i + 2] = _mm512_unpacklo_epi64(t[i + 1], t[i + 3]);
    r[i + 3] = _mm512_unpackhi_epi64(t[i + 1], t[i + 3]);
  }
  // Now r[4 i + j], 128-bit lane l, holds column 4 l + j of rows 4 i .. 4 i + 3.
#pragma GCC unroll 4
  for (int j = 0; j < 4; ++j) {
    const __m512i even_low = _mm512_shuffle_i32x4(r[j], r[4 + j], 0x88);
    const __m512i even_high = _mm512_shuffle_i32x4(r[8 + j], r[12 + j], 0x88);
    const __m512i odd_low = _mm512_shuffle_i32x4(r[j], r[4 + j], 0xDD);
    const __m512i odd_high = _mm512_shuffle_i32x4(r[8 + j], r[12 + j], 0xDD);
    t[j] = _mm512_shuffle_i32x4(even_low, even_high, 0x88);
    t[8 + j] = _mm512_shuffle_i32x4(even_low, even_high, 0xDD);
    t[4 + j] = _mm512_shuffle_i32x4(odd_low, odd_high, 0x88);
    t[12 + j] = _mm512_shuffle_i32x4(odd_low, odd_high, 0xDD);
  }
#pragma GCC unroll 16
  for (int i = 0; i < 16; ++i) r[i] = t[i];
}

// 2^x, relative error below 2^-18.3; 2^0 is exactly 1; 0 for -inf; NaN stays. 1 + f q(f) on f = x - floor(x) in [0, 1),
// q minimax of degree 3 in relative error.
LEANFA_AMX_INLINE __m512 exp2_ps(__m512 x) {
  const __m512 f = _mm512_reduce_ps(x, 0x01);
  __m512 p = _mm512_set1_ps(0.013426683843135834F);
  p = _mm512_fmadd_ps(p, f, _mm512_set1_ps(0.052242472767829895F));
  p = _mm512_fmadd_ps(p, f, _mm512_set1_ps(0.241280198097229F));
  p = _mm512_fmadd_ps(p, f, _mm512_set1_ps(0.6930448412895203F));
  p = _mm512_fmadd_ps(p, f, _mm512_set1_ps(1.0F));
  return _mm512_scalef_ps(p, x);
}

// Whether bf16 elements [0, dim) of a row are all finite.
LEANFA_AMX_INLINE bool row_is_finite(const BF16* row, Index dim) {
  const __m512i exponent = _mm512_set1_epi16(0x7F80);
  std::uint32_t bad = 0;
  for (Index d = 0; d < dim; d += kDepth) {
    const __m512i x = _mm512_maskz_loadu_epi16(low_bits(dim - d), row + d);
    bad |= _mm512_cmpeq_epi16_mask(_mm512_and_si512(x, exponent), exponent);
  }
  return bad == 0;
}

[[nodiscard]] Index pack(const PackJob& job);

}  // namespace leanfa::cpu::amx
