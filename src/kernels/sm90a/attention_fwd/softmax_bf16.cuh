// Weights of BF16 attention: p = 2^(a s - R) in float32, summed unrounded, multiplied as BF16. Not codes: those are in
// softmax.cuh.
//
// R is the maximum of the row's first block, and moves up to a later block's maximum only when a thread's part of the
// block's sum passes kMostSum. Between the two R can stand anywhere: weights, sums and O are floating-point numbers, so
// a weight of 2^20 is rounded like one of 1. Hence no maximum is taken of most blocks, and O is hardly ever multiplied.
#pragma once

#include <cstdint>

#include "kernels/sm90a/attention_fwd/epilogue.cuh"
#include "kernels/sm90a/attention_fwd/softmax.cuh"

namespace leanfa::sm90a {

// Far from the end of float32's range, so that V and the number of keys have the rest.
inline constexpr float kMostSum = 0x1p20F;

// P as the A operand of the PV product: w[i] for the k16 step i.
using Bf16Weights = std::uint32_t[8][4];

struct Bf16Rows {
  float r[2] = {kNoReference, kNoReference};  // R, in binades
  float l[2] = {0.0F, 0.0F};                  // the thread's part of the row sums, in units of 2^R
};

// p and sum (of the thread's 32 columns) of both rows. -inf: 0. NaN: NaN.
__device__ __forceinline__ void weigh(const float (&s)[64], float a, const float (&r)[2], float (&p)[64],
                                      float (&sum)[2]) {
  float partial[2][2];
#pragma unroll
  for (int j = 0; j < 16; ++j) {
#pragma unroll
    for (int h = 0; h < 2; ++h) {
#pragma unroll
      for (int c = 0; c < 2; ++c) {
        const int i = 4 * j + 2 * h + c;
        p[i] = exp2_approx(fmaf(s[i], a, -r[h]));
        partial[h][c] = j == 0 ? p[i] : partial[h][c] + p[i];
      }
    }
  }
  sum[0] = partial[0][0] + partial[0][1];
  sum[1] = partial[1][0] + partial[1][1];
}

// The scores' accumulator layout is the A operand's, pair by pair.
__device__ __forceinline__ void pack(const float (&p)[64], Bf16Weights& w) {
#pragma unroll
  for (int i = 0; i < 32; ++i) w[i / 4][i % 4] = pack_bf16(p[2 * i], p[2 * i + 1]);
}

// Some thread's sum is above kMostSum, or NaN. The same for all lanes of a warp.
__device__ __forceinline__ bool reference_too_low(const float (&sum)[2]) {
  return __any_sync(0xFFFFFFFF, !(sum[0] <= kMostSum && sum[1] <= kMostSum)) != 0;
}

// R, from the block's maxima, for the rows whose sums ask for it and no others (in a row's first block: for all), and
// what follows: factor is what O and l of the blocks before are multiplied by.
template <bool kFirst>
__device__ __forceinline__ void move_reference(const float (&s)[64], float a, const float (&sum)[2], Bf16Rows& rows,
                                               float (&factor)[2]) {
#pragma unroll
  for (int h = 0; h < 2; ++h) {
    bool moves = true;
    if constexpr (!kFirst) {
      int too_low = sum[h] <= kMostSum ? 0 : 1;
      too_low |= __shfl_xor_sync(0xFFFFFFFF, too_low, 1);
      too_low |= __shfl_xor_sync(0xFFFFFFFF, too_low, 2);
      moves = too_low != 0;
    }
    const float m = quad_max(thread_maximum(s, h)) * a;
    const float r = moves && m > rows.r[h] ? m : rows.r[h];
    factor[h] = exp2_approx(rows.r[h] - r);
    rows.r[h] = r;
    rows.l[h] *= factor[h];
  }
}

__device__ __forceinline__ float quad_sum(float x) {
  x += __shfl_xor_sync(0xFFFFFFFF, x, 1);
  return x + __shfl_xor_sync(0xFFFFFFFF, x, 2);
}

}  // namespace leanfa::sm90a
