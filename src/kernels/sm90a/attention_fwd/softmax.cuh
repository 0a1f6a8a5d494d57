// From a block of scores to codes of P: the block's row maxima, where the row's reference stands (numerics.md), and the
// code of each score. A thread holds two rows of 32 columns each (wgmma.cuh), a row is shared by a quad.
#pragma once

#include <cstdint>

#include "kernels/sm90a/attention_fwd/traits.cuh"

namespace leanfa::sm90a {

// The largest of the thread's scores in row half h, as bits: signed integers, three at a time, are in the order of the
// floats while one of them is positive. A result below zero says nothing. NaN counts as large. Four chains, for
// latency.
__device__ __forceinline__ int thread_maximum_of_positive(const float (&s)[64], int h) {
  const auto bits = [&](int j, int c) { return __float_as_int(s[4 * j + 2 * h + c]); };
  int x[4];
#pragma unroll
  for (int i = 0; i < 4; ++i) x[i] = __vimax3_s32(bits(i, 0), bits(i, 1), bits(4 + i, 0));
#pragma unroll
  for (int i = 0; i < 4; ++i) x[i] = __vimax3_s32(x[i], bits(4 + i, 1), bits(8 + i, 0));
#pragma unroll
  for (int i = 0; i < 4; ++i) x[i] = __vimax3_s32(x[i], bits(8 + i, 1), bits(12 + i, 0));
  x[0] = __vimax3_s32(x[0], bits(12, 1), bits(13, 1));
  x[2] = __vimax3_s32(x[2], bits(14, 1), bits(15, 1));
  return max(__vimax3_s32(x[0], x[1], x[2]), x[3]);
}
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

template <class Number>
__device__ __forceinline__ Number quad_max(Number x) {
  x = max(x, __shfl_xor_sync(0xFFFFFFFF, x, 1));
  return max(x, __shfl_xor_sync(0xFFFFFFFF, x, 2));
}

// Maxima of the thread's rows over the block. Half of the instructions of a float maximum, and of its register traffic,
// for which the vector pipes compete with the products.
__device__ __forceinline__ void row_maxima(const float (&s)[64], float (&m)[2]) {
  const int x[2] = {quad_max(thread_maximum_of_positive(s, 0)), quad_max(thread_maximum_of_positive(s, 1))};
  m[0] = __int_as_float(x[0]);
  m[1] = __int_as_float(x[1]);
  if (__any_sync(0xFFFFFFFF, (x[0] | x[1]) < 0)) {
    m[0] = quad_max(thread_maximum(s, 0));
    m[1] = quad_max(thread_maximum(s, 1));
  }
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
inline constexpr float kLean2Curvature = 2.72F;
inline constexpr float kUnitReachCodes = 480.0F;  // 60 binades

// Where a row's codes stand (reference_point.hpp), in code units.
struct RowReference {
  // R. Before the row has seen a key a value so low that any score moves it, and finite, so that no NaN comes of it.
  float r = kNoReference;
  // What O and l are kept in units of: R of the row's first block. R moves on without them.
  float unit = kNoReference;

  // For a block with the visible maximum m (-inf: no key is visible). Returns the code line's addend, constant - R + 8
  // k. above: L_b - unit.
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
    return (constant - r) + k8;
  }

  __device__ __forceinline__ void raise_unit(float above) { unit += above; }
  __device__ __forceinline__ float unit_codes() const { return unit; }
};

// Two rounded codes from two values of the code line times kCodeScale, as f16 subnormals: the integer in 16 bits is the
// code. Below 0: code 0. NaN: low byte 0xFF, NaN in e4m3fn.
__device__ __forceinline__ std::uint32_t round_codes(float low, float high) {
  std::uint32_t pair;
  asm("cvt.rn.relu.f16x2.f32 %0, %1, %2;" : "=r"(pair) : "f"(high), "f"(low));
  return pair;
}

// One row's code line, u = slope s + addend in code units. exact P: 8 log2 p.
struct CodeLine {
  float slope, addend;
};

// lean2: the chord u, times kCodeScale, bent to the exponential by a parabola in the fraction f of u / 8. The
// definition's operations times powers of 2, so its bits; the fraction by an addition that rounds down to a multiple of
// a binade, because a floor has a quarter of the FMA pipe's rate and less. The lower bound keeps -inf from becoming
// NaN.
__device__ __forceinline__ float bend_line(float u) {
  constexpr float kBinade = 8.0F * kCodeScale;
  constexpr float kFloor = 0x1.8p23F * kBinade;  // its neighbours are whole binades apart
  const float bounded = fmaxf(u, -64.0F * kCodeScale);
  const float f = bounded - __fsub_rn(__fadd_rd(bounded, kFloor), kFloor);
  const float below = __fmul_rn(f, __fadd_rn(f, -kBinade));  // f (f - 1) times kBinade squared
  return fmaf(below, kLean2Curvature / kBinade / kBinade * kCodeScale, u);
}

template <PKind kP>
__device__ __forceinline__ std::uint32_t encode_pair(float s0, float s1, CodeLine line) {
  if constexpr (kP == PKind::kLean) {
    // The line times 2^-24, exactly.
    const float slope = line.slope * kCodeScale;
    const float addend = line.addend * kCodeScale;
    return round_codes(fmaf(s0, slope, addend), fmaf(s1, slope, addend));
  } else if constexpr (kP == PKind::kLean2) {
    const float slope = line.slope * kCodeScale;
    const float addend = line.addend * kCodeScale;
    return round_codes(bend_line(fmaf(s0, slope, addend)), bend_line(fmaf(s1, slope, addend)));
  } else {
    const float p0 = exp2_approx(fmaf(s0, line.slope, line.addend) * 0.125F);
    const float p1 = exp2_approx(fmaf(s1, line.slope, line.addend) * 0.125F);
    std::uint16_t pair;
    asm("cvt.rn.satfinite.e4m3x2.f32 %0, %1, %2;" : "=h"(pair) : "f"(p1), "f"(p0));
    return pair;
  }
}

// Rounded codes in pairs. pairs[4 g + 2 h + c] is of row half h and of the column groups 2 g and 2 g + 1. lean and
// lean2: column c of both groups, 16 bits each. exact: both columns of group 2 g + c, 8 bits each.
template <PKind kP>
__device__ __forceinline__ void encode_pairs(const float (&s)[64], float slope, const float (&addend)[2],
                                             std::uint32_t (&pairs)[32]) {
#pragma unroll
  for (int i = 0; i < 32; ++i) {
    const int h = i % 4 / 2;
    const int c = i % 2;
    const int first = 8 * (i / 4) + 2 * h;
    const int x0 = kP == PKind::kExact ? first + 4 * c : first + c;
    const int x1 = kP == PKind::kExact ? x0 + 1 : x0 + 4;
    pairs[i] = encode_pair<kP>(s[x0], s[x1], {slope, addend[h]});
  }
}

// What pack_codes multiplies the second pair of an operand word by.
template <PKind kP, Reference kReference>
inline constexpr std::uint32_t kPairShift =
    kP == PKind::kExact || (kP == PKind::kShift && kReference != Reference::kWindow) ? 65536 : 256;

// The A operand of the PV product, p[i] for the k32 step i: slots 4 t .. 4 t + 3 of 16 hold columns 2 t, 2 t + 1 of two
// neighbouring column groups (key_of_slot in numerics/packed.hpp). A multiply-add on the FMA pipe rather than a byte
// permutation on the busier ALU; `shift` comes from memory, because a known power of two would become a shift on the
// ALU. A NaN code of lean spills into its neighbour, in a row that is NaN anyway.
__device__ __forceinline__ void pack_codes(const std::uint32_t (&pairs)[32], std::uint32_t shift,
                                           std::uint32_t (&p)[4][4]) {
#pragma unroll
  for (int i = 0; i < 16; ++i) {
    const int x = 4 * (i / 2) + 2 * (i % 2);
    p[i / 4][i % 4] = pairs[x + 1] * shift + pairs[x];
  }
}

}  // namespace leanfa::sm90a
