// shift P: from integer scores to codes, integers only (numerics.md). A row's scores S are 2^s code units each; M is
// the score at R. code = sat_u8((S + C + 8 k 2^s) >> s), C = round((56 + 8 t + beta + 0.5) 2^s) - M.
#pragma once

#include <cstdint>

#include "kernels/sm90a/attention_fwd/softmax.cuh"

namespace leanfa::sm90a {

// A score that no query sees. Below every sum of products (|S| < 2^22), and far enough from the end of int32 that C and
// k may be added.
inline constexpr std::int32_t kMaskedScore = -(1 << 30);
inline constexpr int kMostBlockExponent = 126;

struct ShiftReference {
  // M. Before the row has seen a key, so low that any score moves it.
  std::int32_t m = kMaskedScore;
  std::int32_t unit = kMaskedScore;  // M of the row's first block: what O and l are kept in units of
  std::int32_t start = 0;            // round((56 + 8 t + beta + 0.5) 2^s)
  int s = 0;

  __device__ __forceinline__ void set_shift(int shift, double constant) {
    s = shift;
    start = __double2int_rn(ldexp(constant, shift));
  }

  // For a block with the largest visible score `block_max` (kMaskedScore: none is visible). Returns C + 8 k 2^s. above:
  // L_b - unit in code units.
  template <Reference kRule, bool kFirst>
  __device__ __forceinline__ std::int32_t advance(std::int32_t block_max, float& above) {
    const bool moves = block_max - m > (6 << s);
    int k = 0;
    if constexpr (kRule == Reference::kAnchor) k = min(max((m - block_max) >> (s + 3), 0), kMostBlockExponent);
    m = moves ? block_max : m;
    if constexpr (kFirst) unit = m;
    above = static_cast<float>(m - unit) * exp2_minus(s) - static_cast<float>(8 * k);
    // A row that has seen nothing keeps its masked scores far below 0.
    return start - (m == kMaskedScore ? 0 : m) + ((8 * k) << s);
  }

  // O's unit goes up to the block's L, `above` code units over it.
  __device__ __forceinline__ void raise_unit(float above) {
    unit += static_cast<std::int32_t>(above * static_cast<float>(1 << s));
  }

  // M of the unit, in code units.
  __device__ __forceinline__ float unit_codes() const {
    return unit == kMaskedScore ? kNoReference : static_cast<float>(unit) * exp2_minus(s);
  }

  // 2^-x for x in 0..126.
  static __device__ __forceinline__ float exp2_minus(int x) { return __int_as_float(0x3F800000 - (x << 23)); }
};

__device__ __forceinline__ std::int32_t thread_maximum(const std::int32_t (&s)[64], int h) {
  std::int32_t even = s[2 * h];
  std::int32_t odd = s[2 * h + 1];
#pragma unroll
  for (int j = 1; j < 15; j += 2) {
    even = __vimax3_s32(even, s[4 * j + 2 * h], s[4 * j + 4 + 2 * h]);
    odd = __vimax3_s32(odd, s[4 * j + 2 * h + 1], s[4 * j + 4 + 2 * h + 1]);
  }
  return max(__vimax3_s32(even, s[60 + 2 * h], s[60 + 2 * h + 1]), odd);
}

__device__ __forceinline__ void row_maxima(const std::int32_t (&s)[64], std::int32_t (&m)[2]) {
  m[0] = quad_max(thread_maximum(s, 0));
  m[1] = quad_max(thread_maximum(s, 1));
}

// Two codes in 16 bits, in the order of exact P (encode_pairs).
__device__ __forceinline__ void shift_pairs(const std::int32_t (&s)[64], const ShiftReference (&reference)[2],
                                            const std::int32_t (&addend)[2], std::uint32_t (&pairs)[32]) {
#pragma unroll
  for (int i = 0; i < 32; ++i) {
    const int h = i % 4 / 2;
    const int x = 8 * (i / 4) + 2 * h + 4 * (i % 2);
    const std::int32_t low = (s[x] + addend[h]) >> reference[h].s;
    const std::int32_t high = (s[x + 1] + addend[h]) >> reference[h].s;
    asm("cvt.pack.sat.u8.s32.b32 %0, %1, %2, 0;" : "=r"(pairs[i]) : "r"(high), "r"(low));
  }
}

}  // namespace leanfa::sm90a
