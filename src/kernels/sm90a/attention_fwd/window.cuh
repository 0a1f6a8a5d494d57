// The window reference (reference_point.hpp): where a row's code line stands, and codes with their maxima.
#pragma once

#include <cstdint>

#include "kernels/sm90a/attention_fwd/softmax.cuh"

namespace leanfa::sm90a {

// A block's largest code stays in kLowestTop .. kHighestTop, or the line moves.
inline constexpr std::uint32_t kLowestTop = 48;
inline constexpr std::uint32_t kHighestTop = 126;
inline constexpr int kPromotedBlocks = 2;  // blocks that T sums before it goes into O

struct WindowRow {
  float line = kNoReference;  // L in code units. Before the row has seen a key so low that any score leaves the window
  float unit = kNoReference;  // what O and l are kept in units of: the first L
  float factor = 0.0F;        // 2^(L - unit)

  // Of the code line times kCodeScale, rounded once.
  __device__ __forceinline__ float addend(float constant) const {
    return fmaf(line, -kCodeScale, constant * kCodeScale);
  }

  // To `point`. Returns what O and l are multiplied by.
  __device__ __forceinline__ float move(float point) {
    line = point;
    float scale = 1.0F;
    if (unit == kNoReference) {
      unit = point;
    } else if (point - unit > kUnitReachCodes) {
      scale = exp2_approx((unit - point) * 0.125F);
      unit = point;
    }
    factor = exp2_approx((line - unit) * 0.125F);
    return scale;
  }
};

// The thread's largest codes of a block: of each row half two candidates, 16 bits each.
struct TopCodes {
  std::uint32_t row[2];
};

__device__ __forceinline__ TopCodes window_codes(const float (&s)[64], float slope, const float (&addend)[2],
                                                 std::uint32_t shift, std::uint32_t (&codes)[4][4]) {
  TopCodes top{};
#pragma unroll
  for (int i = 0; i < 16; ++i) {
    const int h = i % 2;
    const int x = 8 * (i / 2) + 2 * h;
    const std::uint32_t first = round_codes(fmaf(s[x], slope, addend[h]), fmaf(s[x + 4], slope, addend[h]));
    const std::uint32_t second = round_codes(fmaf(s[x + 1], slope, addend[h]), fmaf(s[x + 5], slope, addend[h]));
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
  const std::uint32_t above = top + (0x7FFF - kHighestTop) * kHalves;
  const std::uint32_t below = ~((top | 0x80008000) - kLowestTop * kHalves);
  return (above | below) & 0x80008000;
}
__device__ __forceinline__ bool row_outside_window(std::uint32_t top, int h) {
  return (outside_window(top) >> (16 * h + 15) & 1) != 0;
}

}  // namespace leanfa::sm90a
