// The window reference (reference_point.hpp): where a row's code line stands, and codes with their maxima.
#pragma once

#include <cstdint>
#include <type_traits>

#include "kernels/sm90a/attention_fwd/kernel_params.cuh"
#include "kernels/sm90a/attention_fwd/shift.cuh"
#include "kernels/sm90a/attention_fwd/softmax.cuh"

namespace leanfa::sm90a {

inline constexpr int kPromotedBlocks = 2;  // blocks that T sums before it goes into O

// Where the code line of a row stands, and the unit of its O and l. `move` takes the line to the score m, of which
// `slope` makes code units, and returns what O and l are multiplied by. A code is the rounded line code_slope x +
// addend, both times kCodeScale, where x is code_score() of the score.
struct WindowRow {
  float line = kNoReference;  // L in code units. Before the row has seen a key so low that any score leaves the window
  float unit = kNoReference;  // what O and l are kept in units of: the first L
  float factor = 0.0F;        // 2^(L - unit)

  template <bool>
  __device__ __forceinline__ float addend(const KernelParams& p) const {
    return fmaf(line, -kCodeScale, p.code_constant * kCodeScale);
  }
  __device__ __forceinline__ float code_slope(float slope) const { return slope * kCodeScale; }

  __device__ __forceinline__ float move(float m, float slope) {
    line = m * slope;
    float scale = 1.0F;
    if (unit == kNoReference) {
      unit = line;
    } else if (line - unit > kUnitReachCodes) {
      scale = exp2_approx((unit - line) * 0.125F);
      unit = line;
    }
    factor = exp2_approx((line - unit) * 0.125F);
    return scale;
  }
  __device__ __forceinline__ float unit_codes() const { return unit; }
};

// The same for shift P: a score is a whole number of 2^-s code units. Added to the bits of 12582912.0F, it is the float
// 12582912 + S, and the line is exact in float: code = floor((S + C) / 2^s), C as in shift.cuh.
struct ShiftWindowRow {
  static constexpr std::int32_t kFloatOffset = 12582912;  // 1.5 * 2^23

  std::int32_t line = kMaskedScore;  // M. Before the row has seen a key: none
  std::int32_t unit = kMaskedScore;
  float factor = 0.0F;
  std::int32_t start = 0;  // round((56 + 8 t + beta + 0.5) 2^s)
  int s = 0;

  __device__ __forceinline__ void set_shift(int shift, double constant) {
    s = shift;
    start = __double2int_rn(ldexp(constant, shift));
  }

  // 2^-(s + 24). Masked scores are floats close to 0, so that their codes are 0; without a line those of others are
  // over 126, because 12582912 - 2^22 is.
  __device__ __forceinline__ float code_slope(float) const { return ShiftReference::exp2_minus(s + 24); }
  template <bool kAgain>
  __device__ __forceinline__ float addend(const KernelParams&) const {
    constexpr std::int32_t kOffset = kAgain ? 0 : kFloatOffset;
    return line == kMaskedScore ? 0.0F : static_cast<float>(start - line - kOffset) * code_slope(0.0F);
  }

  __device__ __forceinline__ float move(std::int32_t m, float) {
    line = m;
    float scale = 1.0F;
    if (unit == kMaskedScore) {
      unit = m;
    } else if (m - unit > static_cast<std::int32_t>(kUnitReachCodes) << s) {
      scale = exp2_approx(static_cast<float>(unit - m) * ShiftReference::exp2_minus(s) * 0.125F);
      unit = m;
    }
    factor = exp2_approx(static_cast<float>(line - unit) * ShiftReference::exp2_minus(s) * 0.125F);
    return scale;
  }
  __device__ __forceinline__ float unit_codes() const {
    return unit == kMaskedScore ? kNoReference : static_cast<float>(unit) * ShiftReference::exp2_minus(s);
  }
};

// Codes that are made again start from a conversion: what the first time shares with the second would be kept in
// registers until then.
template <bool kAgain>
__device__ __forceinline__ float code_score(std::int32_t s) {
  return kAgain ? __int2float_rn(s) : __int_as_float(s + 0x4B400000);
}
template <bool>
__device__ __forceinline__ float code_score(float s) {
  return s;
}
// Codes rounded down.
__device__ __forceinline__ std::uint32_t floor_codes(float low, float high) {
  std::uint32_t pair;
  asm("cvt.rz.relu.f16x2.f32 %0, %1, %2;" : "=r"(pair) : "f"(high), "f"(low));
  return pair;
}

// The thread's largest codes of a block: of each row half two candidates, 16 bits each.
struct TopCodes {
  std::uint32_t row[2];
};

template <bool kAgain, class Score>
__device__ __forceinline__ TopCodes window_codes(const Score (&s)[64], const float (&slope)[2],
                                                 const float (&addend)[2], std::uint32_t shift,
                                                 std::uint32_t (&codes)[4][4]) {
  const auto pair = [&](int h, Score low, Score high) {
    const float x = fmaf(code_score<kAgain>(low), slope[h], addend[h]);
    const float y = fmaf(code_score<kAgain>(high), slope[h], addend[h]);
    if constexpr (std::is_same_v<Score, float>) {
      return round_codes(x, y);
    } else {
      return floor_codes(x, y);
    }
  };
  TopCodes top{};
#pragma unroll
  for (int i = 0; i < 16; ++i) {
    const int h = i % 2;
    const int x = 8 * (i / 2) + 2 * h;
    const std::uint32_t first = pair(h, s[x], s[x + 4]);
    const std::uint32_t second = pair(h, s[x + 1], s[x + 5]);
    top.row[h] = i < 2 ? __vmaxs2(first, second) : __vimax3_s16x2(top.row[h], first, second);
    codes[i / 4][i % 4] = second * shift + first;
  }
  return top;
}

// The quad's largest codes: row half 0 in the low 16 bits, 1 in the high.
__device__ __forceinline__ std::uint32_t quad_top(const TopCodes& top) {
  std::uint32_t x = __vmaxs2(__byte_perm(top.row[0], top.row[1], 0x5410), __byte_perm(top.row[0], top.row[1], 0x7632));
  x = __vmaxs2(x, __shfl_xor_sync(0xFFFFFFFF, x, 1));
  return __vmaxs2(x, __shfl_xor_sync(0xFFFFFFFF, x, 2));
}

// Bit 15 (31): row half 0 (1) left the window. Halves are below 2^15.
__device__ __forceinline__ std::uint32_t outside_window(std::uint32_t top) {
  constexpr std::uint32_t kHalves = 0x00010001;
  const std::uint32_t above = top + std::uint32_t{0x7FFF - kHighestWindowCode} * kHalves;
  const std::uint32_t below = ~((top | 0x80008000) - std::uint32_t{kLowestWindowCode} * kHalves);
  return (above | below) & 0x80008000;
}
__device__ __forceinline__ bool row_outside_window(std::uint32_t top, int h) {
  return (outside_window(top) >> (16 * h + 15) & 1) != 0;
}

}  // namespace leanfa::sm90a
