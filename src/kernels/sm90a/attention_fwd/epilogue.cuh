// From O and l to the output: BF16 rows and the log of the sum.
#pragma once

#include <cuda_bf16.h>

#include <cstdint>

#include "kernels/sm90a/attention_fwd/kernel_params.cuh"
#include "kernels/sm90a/attention_fwd/mask.cuh"
#include "kernels/sm90a/attention_fwd/packed_rows.cuh"
#include "kernels/sm90a/attention_fwd/softmax.cuh"
#include "kernels/sm90a/attention_fwd/tile_scheduler.cuh"

namespace leanfa::sm90a {

__device__ __forceinline__ std::uint32_t pack_bf16(float low, float high) {
  std::uint32_t packed;
  asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(packed) : "f"(high), "f"(low));
  return packed;
}

// Lane t of a quad holds x[i], word t of row i of a 4 x 4 matrix; afterwards word i of row t.
__device__ __forceinline__ void transpose_quad(std::uint32_t (&x)[4], int t) {
  // Exchange with lane t ^ 1, then with lane t ^ 2: the transpose of a 4 x 4 matrix as two 2 x 2 ones.
  const bool odd = (t & 1) != 0;
#pragma unroll
  for (int i = 0; i < 4; i += 2) {
    const std::uint32_t got = __shfl_xor_sync(0xFFFFFFFF, odd ? x[i] : x[i + 1], 1);
    if (odd) {
      x[i] = got;
    } else {
      x[i + 1] = got;
    }
  }
  const bool upper = (t & 2) != 0;
#pragma unroll
  for (int i = 0; i < 2; ++i) {
    const std::uint32_t got = __shfl_xor_sync(0xFFFFFFFF, upper ? x[i] : x[i + 2], 2);
    if (upper) {
      x[i] = got;
    } else {
      x[i + 2] = got;
    }
  }
}

// In an array of [batch, head, seq].
__device__ __forceinline__ std::int64_t offset_of(const std::int64_t (&stride)[3], int batch, const RowPlace& place) {
  return batch * stride[0] + place.head * stride[1] + place.row * stride[2];
}

// A row's sum as the output needs it.
template <class Traits>
struct RowSum {
  bool empty;   // saw no key
  float scale;  // what makes O the output
  float lse;

  // reference: R, kNoReference for a row without keys.
  __device__ __forceinline__ RowSum(const KernelParams& p, float l, float reference, float v_descale)
      : empty(reference == kNoReference && l == 0.0F) {
    // A sum of 0 or infinity in a row that saw keys is an overflow, and NaN.
    const bool valid = l > 0.0F && l < INFINITY;
    scale = valid ? v_descale / l : (empty ? 0.0F : NAN);
    constexpr float kLn2 = 0.69314718055994530942F;
    // R is in code units, with P's reference at 2^t, or in binades.
    const float binades = Traits::kElementBytes == 1 ? reference * 0.125F - p.t : reference;
    lse = empty ? -INFINITY : (valid ? (binades + log2f(l)) * kLn2 : NAN);
  }
};

// The output of a range of keys, which are merged later. Without keys it is not read there.
template <class Traits>
__device__ __forceinline__ void store_partial(const KernelParams& p, const TileCoordinates& tile, const RowPlace& place,
                                              int h, int t, const float (&o)[64], const RowSum<Traits>& sum) {
  const int heads = p.packs << p.pack_shift;
  const std::int64_t row =
      (std::int64_t{tile.split * p.batch + tile.batch} * p.seqlen_q + place.row) * heads + place.head;
  if (t == 0) p.partial_lse[row] = sum.lse;
  if (sum.empty) return;
  float* out = p.partial_out + row * Traits::kDimV + 2 * t;
#pragma unroll
  for (int j = 0; j < 16; ++j)
    *reinterpret_cast<float2*>(out + 8 * j) =
        make_float2(o[4 * j + 2 * h] * sum.scale, o[4 * j + 2 * h + 1] * sum.scale);
}

// o[4 j + 2 h + c]: row first_row + 8 h, column 8 j + 2 t + c.
template <class Traits>
__device__ __forceinline__ void store_tile(const KernelParams& p, const TileCoordinates& tile, int first_row, int t,
                                           const float (&o)[64], const float (&l)[2], const float (&reference)[2],
                                           float v_descale) {
  const int rows = rows_of<Traits>(p, tile);
#pragma unroll
  for (int h = 0; h < 2; ++h) {
    const int row = first_row + 8 * h;
    const RowPlace place = place_of_row<Traits>(p, tile, row);
    const RowSum<Traits> sum(p, l[h], reference[h], v_descale);
    if constexpr (Traits::kRanges) {
      if (p.partial_out != nullptr) {
        if (row < rows) store_partial(p, tile, place, h, t, o, sum);
        continue;
      }
    }
    auto* out = static_cast<__nv_bfloat16*>(p.out) + tile.batch * p.out_stride[0] + place.row * p.out_stride[1] +
                place.head * p.out_stride[2];
    const float* mean = p.v_mean == nullptr || sum.empty
                            ? nullptr
                            : p.v_mean + tile.batch * p.v_mean_stride[0] + tile.head / p.group * p.v_mean_stride[1];
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      std::uint32_t words[4];
#pragma unroll
      for (int j = 0; j < 4; ++j) {
        float x0 = o[16 * i + 4 * j + 2 * h] * sum.scale;
        float x1 = o[16 * i + 4 * j + 2 * h + 1] * sum.scale;
        if (mean != nullptr) {
          x0 += mean[32 * i + 8 * j + 2 * t];
          x1 += mean[32 * i + 8 * j + 2 * t + 1];
        }
        words[j] = pack_bf16(x0, x1);
      }
      transpose_quad(words, t);
      if (row < rows)
        *reinterpret_cast<uint4*>(out + 32 * i + 8 * t) = make_uint4(words[0], words[1], words[2], words[3]);
    }
    if (p.lse != nullptr && t == 0 && row < rows) {
      float lse = sum.lse;
      if (p.lse_offset != nullptr && !sum.empty) lse += p.lse_offset[offset_of(p.lse_offset_stride, tile.batch, place)];
      p.lse[offset_of(p.lse_stride, tile.batch, place)] = lse;
    }
  }
}

}  // namespace leanfa::sm90a
