// One row in the registers of four neighbouring lanes, and what the quantisers do with it: load, take the mean off,
// rotate, find the largest magnitude, divide by the scale and round. Lane t of the four holds the 8-element chunks t,
// t + 4, t + 8, ... of the row, so that loads are 16 bytes a lane and a rotation needs only two exchanges between
// lanes. Each float operation is the CPU's (numerics/scales.cpp, hadamard.cpp, quantise_rows.cpp), in the same order.
#pragma once

#include <cuda_fp8.h>
#include <cuda_runtime.h>

#include <cstdint>

#include "kernels/sm90a/quantize/launch.hpp"

namespace leanfa::sm90a {

inline constexpr int kLanesPerRow = 4;
inline constexpr int kChunk = 8;                      // elements of one 16-byte load
inline constexpr float kInvSqrt128 = 0x1.6a09e6p-4F;  // 1.0F / sqrtf(128.0F)
inline constexpr float kInvSqrt64 = 0.125F;
inline constexpr float kMaxE4m3 = 448.0F, kMaxInt8 = 127.0F;
inline constexpr float kSmallestNormal = 0x1p-126F;

template <int kDim>
struct Row {
  static_assert(kDim % 32 == 0);
  static constexpr int kChunks = kDim / (kLanesPerRow * kChunk);  // of a lane
  static constexpr int kSize = kChunks * kChunk;
  float x[kSize];
};

template <int kDim>
struct RawRow {
  uint4 chunk[Row<kDim>::kChunks];
};

// `row` is the row's first element; `lane` 0..3.
template <int kDim>
__device__ RawRow<kDim> load_raw(const void* row, int lane) {
  RawRow<kDim> raw;
  const auto* at = static_cast<const uint4*>(row) + lane;
#pragma unroll
  for (int j = 0; j < Row<kDim>::kChunks; ++j) raw.chunk[j] = __ldcs(at + j * kLanesPerRow);
  return raw;
}

__device__ inline void widen(const uint4& chunk, float* x) {
  const uint32_t words[4] = {chunk.x, chunk.y, chunk.z, chunk.w};
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    x[2 * i] = __uint_as_float(words[i] << 16);
    x[2 * i + 1] = __uint_as_float(words[i] & 0xFFFF0000U);
  }
}

template <int kDim>
__device__ void widen(const RawRow<kDim>& raw, Row<kDim>& row) {
#pragma unroll
  for (int j = 0; j < Row<kDim>::kChunks; ++j) widen(raw.chunk[j], row.x + j * kChunk);
}

template <int kDim>
__device__ void take_mean_off(Row<kDim>& row, const float* mean, int lane) {
#pragma unroll
  for (int j = 0; j < Row<kDim>::kChunks; ++j) {
    const auto* at = reinterpret_cast<const float4*>(mean + (lane + j * kLanesPerRow) * kChunk);
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      const float4 m = __ldg(at + half);
      float* x = row.x + j * kChunk + half * 4;
      x[0] -= m.x;
      x[1] -= m.y;
      x[2] -= m.z;
      x[3] -= m.w;
    }
  }
}

__device__ inline void butterfly(float& low, float& high) {
  const float sum = low + high;
  high = low - high;
  low = sum;
}

// Elements [0, 8 kCount) of a lane are the chunks lane, lane + 4, ... of a block of 32 kCount elements. The steps are
// 1, 2, 4 inside a chunk, 8 and 16 between lanes, 32 and 64 between chunks: ascending, as on the CPU.
template <int kCount>
__device__ void rotate_block(float* x, int lane) {
#pragma unroll
  for (int step = 1; step < kChunk; step *= 2)
#pragma unroll
    for (int i = 0; i < kCount * kChunk; ++i)
      if ((i & step) == 0) butterfly(x[i], x[i + step]);
#pragma unroll
  for (int step = 1; step < kLanesPerRow; step *= 2) {
    const float sign = (lane & step) == 0 ? 1.0F : -1.0F;  // low + high, or low - high: exact products
#pragma unroll
    for (int i = 0; i < kCount * kChunk; ++i) x[i] = fmaf(x[i], sign, __shfl_xor_sync(0xFFFFFFFFU, x[i], step));
  }
#pragma unroll
  for (int step = 1; step < kCount; step *= 2)
#pragma unroll
    for (int i = 0; i < kCount * kChunk; ++i)
      if (((i / kChunk) & step) == 0) butterfly(x[i], x[i + step * kChunk]);
  const float scale = kCount == 4 ? kInvSqrt128 : kInvSqrt64;
#pragma unroll
  for (int i = 0; i < kCount * kChunk; ++i) x[i] *= scale;
}

template <int kDim>
__device__ void rotate(Row<kDim>& row, int lane) {
  static_assert(kDim == 64 || kDim == 128 || kDim == 192);
  if constexpr (kDim >= 128) rotate_block<4>(row.x, lane);
  if constexpr (kDim % 128 == 64) rotate_block<2>(row.x + (kDim - 64) / kLanesPerRow, lane);
}

// The largest finite magnitude of the whole row, in all four lanes.
template <int kDim>
__device__ float largest_magnitude(const Row<kDim>& row) {
  float largest = 0.0F;
#pragma unroll
  for (int i = 0; i < Row<kDim>::kSize; ++i) largest = fmaxf(largest, fabsf(row.x[i]));  // passes NaN by
  if (__float_as_uint(largest) == 0x7F800000U) {
    largest = 0.0F;
#pragma unroll
    for (int i = 0; i < Row<kDim>::kSize; ++i) {
      const float magnitude = fabsf(row.x[i]);
      if (__float_as_uint(magnitude) < 0x7F800000U) largest = fmaxf(largest, magnitude);
    }
  }
  largest = fmaxf(largest, __shfl_xor_sync(0xFFFFFFFFU, largest, 1));
  return fmaxf(largest, __shfl_xor_sync(0xFFFFFFFFU, largest, 2));
}

__device__ inline float scale_for(float largest, float largest_code) {
  if (largest == 0.0F) return 1.0F;
  return fmaxf(__fdiv_rn(largest, largest_code), kSmallestNormal);
}

// x / scale, correctly rounded: a product with the reciprocal in two floats, then Markstein's correction. Exact for
// scales from 2^-60 to 2^60; further ones take x and the scale times `unit`, a power of two, which changes the quotient
// only where it is beyond every code. An infinite x or quotient comes out as NaN, which is its code in e4m3fn. -0 stays
// -0: the reciprocal's parts are not negative, and the remainder is taken so that one of 0 is +0.
struct Divisor {
  float scale, near, below, rest;  // near: 1 / scale rounded; below + rest: the same in two floats
  float unit;

  [[nodiscard]] __device__ float quotient(float x) const {
    const float q = fmaf(x, below, x * rest);
    return fmaf(-fmaf(scale, q, -x), near, q);
  }
  // The same, or, where that would be NaN for x that is not, x: beyond every code, as the quotient is.
  [[nodiscard]] __device__ float quotient_or_beyond(float x) const {
    const float exact = quotient(x);
    return exact == exact ? exact : x;
  }
};

__device__ inline Divisor divisor_of(float scale) {
  Divisor made;
  made.unit = scale < 0x1p-60F ? 0x1p60F : (scale > 0x1p60F ? 0x1p-60F : 1.0F);
  made.scale = scale * made.unit;
  made.near = __frcp_rn(made.scale);
  made.below = __frcp_rz(made.scale);
  made.rest = fmaf(-made.scale, made.below, 1.0F) * made.near;
  return made;
}

__device__ inline uint32_t e4m3_codes(float a, float b, float c, float d) {
  const uint32_t low = __nv_cvt_float2_to_fp8x2({a, b}, __NV_SATFINITE, __NV_E4M3);
  const uint32_t high = __nv_cvt_float2_to_fp8x2({c, d}, __NV_SATFINITE, __NV_E4M3);
  return low | (high << 16);
}

// 1.5 * 2^23 has whole numbers for its neighbours; the low byte is the code. NaN gives -127.
__device__ inline uint32_t int8_bits(float x) {
  return __float_as_uint(fminf(fmaxf(x, -127.0F), 127.0F) + 12582912.0F);
}

__device__ inline uint32_t int8_codes(float a, float b, float c, float d) {
  const uint32_t low = __byte_perm(int8_bits(a), int8_bits(b), 0x0040);
  const uint32_t high = __byte_perm(int8_bits(c), int8_bits(d), 0x0040);
  return __byte_perm(low, high, 0x5410);
}

template <int kCount>
__device__ void apply_unit(const Divisor& divisor, float* x) {
  if (divisor.unit == 1.0F) return;
#pragma unroll
  for (int i = 0; i < kCount; ++i) x[i] *= divisor.unit;
}

// Four codes. Precondition: apply_unit() was applied to x.
template <CodeFormat kFormat>
__device__ uint32_t codes_of(const Divisor& divisor, const float* x) {
  if constexpr (kFormat == CodeFormat::kE4m3)
    return e4m3_codes(divisor.quotient(x[0]), divisor.quotient(x[1]), divisor.quotient(x[2]), divisor.quotient(x[3]));
  return int8_codes(divisor.quotient_or_beyond(x[0]), divisor.quotient_or_beyond(x[1]),
                    divisor.quotient_or_beyond(x[2]), divisor.quotient_or_beyond(x[3]));
}

// The group of a token: its sequence of a varlen tensor, else its batch entry.
__device__ inline int64_t group_of(const QuantizeParams& p, int64_t batch, int64_t token) {
  if (p.cu_seqlens == nullptr) return batch;
  int64_t low = 0, high = p.groups;  // cu_seqlens[low] <= token < cu_seqlens[high]
  while (high - low > 1) {
    const int64_t middle = (low + high) / 2;
    (p.cu_seqlens[middle] <= token ? low : high) = middle;
  }
  return low;
}

// Where the scale of a row is; slot: the row's of the packed tensor.
__device__ inline int64_t scale_index(const QuantizeParams& p, int64_t slot, int batch, int token, int head) {
  if (p.scale_kind == ScaleKind::kTensor) return 0;
  if (p.scale_kind == ScaleKind::kToken) return slot;
  return group_of(p, batch, token) * p.heads + head;
}

// The divisor of the row before. A thread whose step is a multiple of the heads stays with one head, and reads and
// inverts its scale once.
struct LastDivisor {
  int64_t index = -1;
  Divisor divisor{};

  __device__ void find(const QuantizeParams& p, int64_t at) {
    if (at == index) return;
    index = at;
    divisor = divisor_of(__ldg(p.scales + at));
  }
};

// Rows (token, head) of one batch entry, head fastest, `step` rows apart, without divisions after the first.
struct RowWalk {
  int token, head;
  int step_tokens, step_heads, heads;

  __device__ RowWalk(int64_t first, int64_t step, int head_count)
      : token(static_cast<int>(first / head_count)),
        head(static_cast<int>(first % head_count)),
        step_tokens(static_cast<int>(step / head_count)),
        step_heads(static_cast<int>(step % head_count)),
        heads(head_count) {}
  __device__ void advance() {
    token += step_tokens;
    head += step_heads;
    if (head >= heads) {
      head -= heads;
      ++token;
    }
  }
};

}  // namespace leanfa::sm90a
