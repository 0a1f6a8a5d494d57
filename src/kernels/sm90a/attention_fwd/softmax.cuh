// From a block of scores to codes of P: the block's row maxima, where the row's reference stands (numerics.md), and the
// code of each score. A thread holds two rows of 32 columns each (wgmma.cuh), a row is shared by a quad.
#pragma once

#include <cstdint>

#include "kernels/sm90a/attention_fwd/traits.cuh"

namespace leanfa::sm90a {

// The largest of the thread's scores in row half h. Two chains, for latency. (A 3-input integer maximum over the bits takes half
// the instructions and the same time, and is wrong where all scores are negative.)
__device__ __forceinline__ float thread_maximum(const float (&s)[64], int h) {
  float even = s[2 * h];
  float odd = s[2 * h + 1];
#pragma unroll
  for (int j = 1; j < 16; ++j) {
    even = fmaxf(even, s[4 * j + 2 * h]);
    odd = fmaxf(odd, s[4 * j + 2 * h + 1]);
  }
  return fmaxf(even, odd);
}

// Maxima of the thread's rows over the block.
__device__ __forceinline__ void row_maxima(const float (&s)[64], float (&m)[2]) {
#pragma unroll
  for (int h = 0; h < 2; ++h) {
    m[h] = thread_maximum(s, h);
    m[h] = fmaxf(m[h], __shfl_xor_sync(0xFFFFFFFF, m[h], 1));
  }
#pragma unroll
  for (int h = 0; h < 2; ++h) m[h] = fmaxf(m[h], __shfl_xor_sync(0xFFFFFFFF, m[h], 2));
}

__device__ __forceinline__ float exp2_approx(float x) {
  float y;
  asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x));
  return y;
}

// Codes are made as f16 subnormals, whose unit is 2^-24: the code line is kept times this.
inline constexpr float kCodeScale = 1.0F / 16777216.0F;

inline constexpr float kNoReference = -0x1p126F;
inline constexpr float kHeadroomCodes = 6.0F;  // 0.75 binades
inline constexpr float kUnitReachCodes = 480.0F;  // 60 binades

// Where a row's codes stand (reference_point.hpp), in code units.
struct RowReference {
  // R. Before the row has seen a key a value so low that any score moves it, and finite, so that no NaN comes of it.
  float r = kNoReference;
  // What O and l are kept in units of: R of the row's first block. R moves on without them.
  float unit = kNoReference;

  // For a block with the visible maximum m (-inf: no key is visible). Returns the code line's addend, constant - R + 8 k, times
  // kCodeScale. above: L_b - unit.
  template <Reference kRule, bool kFirst>
  __device__ __forceinline__ float advance(float m, float a, float constant, float& above) {
    const float excess = fmaf(m, a, -r);
    r = excess > kHeadroomCodes ? m * a : r;
    if constexpr (kFirst) unit = r;
    // 8 k, k = clamp(floor(-excess / 8), 0, 126): the addition of 2^26 rounds down to a multiple of 8.
    float k8 = 0.0F;
    if constexpr (kRule == Reference::kAnchor)
      k8 = __fadd_rd(-fmaxf(fminf(excess, 0.0F), -1008.0F), 67108864.0F) - 67108864.0F;
    above = (r - k8) - unit;
    return ((constant - r) + k8) * kCodeScale;
  }
};

// Two rounded codes from two values of the code line times kCodeScale, as f16 subnormals: the integer in 16 bits is the
// code. Below 0: code 0. NaN: low byte 0xFF, NaN in e4m3fn.
__device__ __forceinline__ std::uint32_t round_codes(float low, float high) {
  std::uint32_t pair;
  asm("cvt.rn.relu.f16x2.f32 %0, %1, %2;" : "=r"(pair) : "f"(high), "f"(low));
  return pair;
}

// lean: rounded codes in pairs. pairs[4 g + 2 h + c] holds, of row half h, columns c of the column groups 2 g and 2 g + 1.
// slope and addend: the code line, times kCodeScale.
__device__ __forceinline__ void lean_pairs(const float (&s)[64], float slope, const float (&addend)[2],
                                           std::uint32_t (&pairs)[32]) {
#pragma unroll
  for (int i = 0; i < 32; ++i) {
    const int x = 8 * (i / 4) + i % 4;
    pairs[i] = round_codes(fmaf(s[x], slope, addend[i % 4 / 2]), fmaf(s[x + 4], slope, addend[i % 4 / 2]));
  }
}

// The A operand of the PV product, p[i] for the k32 step i: slots 4 t .. 4 t + 3 of 16 hold columns 2 t, 2 t + 1 of two
// neighbouring column groups (key_of_slot in numerics/packed.hpp).
__device__ __forceinline__ void pack_codes(const std::uint32_t (&pairs)[32], std::uint32_t (&p)[4][4]) {
#pragma unroll
  for (int i = 0; i < 16; ++i) {
    const int x = 4 * (i / 2) + 2 * (i % 2);
    // A multiply-add on the FMA pipe rather than a byte permutation on the busier ALU. A NaN code spills into its neighbour,
    // in a row that is NaN anyway.
    p[i / 4][i % 4] = pairs[x + 1] * 256 + pairs[x];
  }
}

}  // namespace leanfa::sm90a
