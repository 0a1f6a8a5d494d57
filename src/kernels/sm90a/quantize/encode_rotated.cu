// Rotated rows to e4m3fn codes with given scales: what a server does to every query, and to every key that it caches.
// Four of the transform's seven levels are a product with a 16 x 16 matrix of signs on the tensor cores, which leaves
// memory as the only limit. Their sums of 16 values are exact but for bits 2^-24 under the largest of them, where the
// float additions of encode_rows.cu round differently: a code may be the neighbour of the CPU's where the rotated value
// lies that close to the middle between two codes.
//
// A warp has 16 rows, a lane the 8-element chunks t, t + 4, ... (t = lane % 4) of rows lane / 4 and lane / 4 + 8, as in
// rows.cuh. Element e of chunk t + 4 j is 8 t + e + 32 j: the product takes bits 0, 1 of e and those of t, registers
// the other bit of e and those of j.
#include <type_traits>

#include "kernels/sm90a/quantize/launches.hpp"
#include "kernels/sm90a/quantize/rows.cuh"

namespace leanfa::sm90a {
namespace {

// Rows of 192 take more registers: smaller blocks fill a multiprocessor better.
template <int kDim>
inline constexpr int kThreads = kDim == 192 ? 128 : 256;
template <int kDim>
inline constexpr int kResidentBlocks = kDim == 192 ? 3 : 2;
constexpr int kRowsPerWarp = 16;
template <int kDim>
inline constexpr int kRowsPerBlock = kThreads<kDim> / 32 * kRowsPerWarp;
constexpr int kRowsPerLane = 2;

// Output columns 8 m .. 8 m + 7 of the signs, as the B operand of m16n8k16. Inputs k = 2 t + i and 2 t + 8 + i are
// element i and 2 + i (bits 0, 1 of e) of lane t; output column 2 t + i is element 2 m + i of lane t.
struct SignMatrix {
  uint32_t half[2];  // inputs 0..7, 8..15
};

__device__ SignMatrix sign_columns(int m, int lane) {
  const int out_lane = lane / 4 / 2;
  const int out_element = 2 * m + lane / 4 % 2;
  const int in_lane = lane % 4;
  SignMatrix made;
#pragma unroll
  for (int half = 0; half < 2; ++half) {
    uint32_t pair = 0;
#pragma unroll
    for (int i = 0; i < 2; ++i) {
      const int in_element = 2 * half + i;
      const bool negative = (__popc(in_lane & out_lane) + __popc(in_element & out_element)) % 2 != 0;
      pair |= (negative ? 0xBF80U : 0x3F80U) << (16 * i);  // bf16 -1, 1
    }
    made.half[half] = pair;
  }
  return made;
}

// x: elements 0, 1 of row lane / 4, then of row lane / 4 + 8.
__device__ void multiply_signs(float (&x)[4], uint32_t a0, uint32_t a1, uint32_t a2, uint32_t a3,
                               const SignMatrix& signs) {
  asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "
      "{%10, %10, %10, %10};"
      : "=f"(x[0]), "=f"(x[1]), "=f"(x[2]), "=f"(x[3])
      : "r"(a0), "r"(a1), "r"(a2), "r"(a3), "r"(signs.half[0]), "r"(signs.half[1]), "f"(0.0F));
}

// Half of a lane's elements of a block of kCount chunks, both rows: elements 2 m, 2 m + 1, 4 + 2 m, 5 + 2 m of each
// chunk, which are all that bit 2 of e and the bits of j bring together.
template <int kCount>
struct HalfBlock {
  static constexpr int kSize = kCount * 4;
  float x[kRowsPerLane][kSize];
};

template <int kCount>
__device__ void multiply_block(const uint4* low, const uint4* high, const SignMatrix& signs, HalfBlock<kCount>& block) {
#pragma unroll
  for (int j = 0; j < kCount; ++j) {
    float made[2][4];
    multiply_signs(made[0], low[j].x, high[j].x, low[j].y, high[j].y, signs);
    multiply_signs(made[1], low[j].z, high[j].z, low[j].w, high[j].w, signs);
#pragma unroll
    for (int i = 0; i < 8; ++i) block.x[i % 4 / 2][4 * j + i / 4 * 2 + i % 2] = made[i / 4][i % 4];
  }
}

// Bit 2 of e, then those of j; then the scale.
template <int kCount>
__device__ void finish_rotation(float (&x)[kCount * 4]) {
  constexpr float kScale = kCount == 4 ? kInvSqrt128 : kInvSqrt64;
#pragma unroll
  for (int step = 2; step < kCount * 4; step *= 2)
#pragma unroll
    for (int i = 0; i < kCount * 4; ++i)
      if ((i & step) == 0) butterfly(x[i], x[i + step]);
#pragma unroll
  for (int i = 0; i < kCount * 4; ++i) x[i] *= kScale;
}

__device__ uint32_t code_pair(const Divisor& divisor, const float* x) {
  return __nv_cvt_float2_to_fp8x2({divisor.quotient(x[0]), divisor.quotient(x[1])}, __NV_SATFINITE, __NV_E4M3);
}

// A lane's rows: where they are, and the divisor of each.
struct LaneRow {
  int64_t row;  // (token, head) of the batch entry
  RowWalk walk;
  LastDivisor last;
};

// Codes of a half block, two in 16 bits.
template <int kCount>
__device__ void encode_half(const LaneRow (&at)[kRowsPerLane], HalfBlock<kCount>& block,
                            uint32_t (&pairs)[kRowsPerLane][kCount * 2]) {
#pragma unroll
  for (int r = 0; r < kRowsPerLane; ++r) {
    finish_rotation<kCount>(block.x[r]);
    apply_unit<kCount * 4>(at[r].last.divisor, block.x[r]);
#pragma unroll
    for (int i = 0; i < kCount * 2; ++i) pairs[r][i] = code_pair(at[r].last.divisor, block.x[r] + 2 * i);
  }
}

// The codes of kCount chunks a lane, as the words of both rows. `loaded`: the source's chunks are in use no longer.
template <int kCount, class Loaded>
__device__ void encode_block(const uint4* low, const uint4* high, const SignMatrix (&signs)[2],
                             const LaneRow (&at)[kRowsPerLane], uint32_t (&words)[kRowsPerLane][kCount * 2],
                             const Loaded& loaded) {
  HalfBlock<kCount> block;
  uint32_t pairs[kRowsPerLane][kCount * 2];
  multiply_block<kCount>(low, high, signs[0], block);
  encode_half<kCount>(at, block, words);
  multiply_block<kCount>(low, high, signs[1], block);
  loaded();
  encode_half<kCount>(at, block, pairs);
#pragma unroll
  for (int r = 0; r < kRowsPerLane; ++r)
#pragma unroll
    for (int i = 0; i < kCount * 2; ++i) words[r][i] |= pairs[r][i] << 16;
}

template <int kCount>
__device__ void store_chunks(uint8_t* out, const uint32_t (&words)[kCount * 2]) {
#pragma unroll
  for (int j = 0; j < kCount; ++j)
    *reinterpret_cast<uint2*>(out + j * kLanesPerRow * kChunk) = {words[2 * j], words[2 * j + 1]};
}

template <int kDim>
__global__ void __launch_bounds__(kThreads<kDim>, kResidentBlocks<kDim>)
    encode_rotated_kernel(const __grid_constant__ QuantizeParams p) {
  const int lane = static_cast<int>(threadIdx.x) % 32;
  const int batch = static_cast<int>(blockIdx.y);
  const SignMatrix signs[2] = {sign_columns(0, lane), sign_columns(1, lane)};
  const int64_t rows = p.tokens * p.heads;
  const int64_t step = int64_t{gridDim.x} * kRowsPerBlock<kDim>;
  int64_t warp_row = int64_t{blockIdx.x} * kRowsPerBlock<kDim> + threadIdx.x / 32 * kRowsPerWarp;
  const auto lane_row = [&](int r) {
    const int64_t row = warp_row + lane / 4 + 8 * r;
    return LaneRow{row, RowWalk(row, step, static_cast<int>(p.heads)), {}};
  };
  LaneRow at[kRowsPerLane] = {lane_row(0), lane_row(1)};
  const auto* source = static_cast<const uint16_t*>(p.source) + batch * p.source_stride[0];
  const int64_t first_slot = (batch * p.capacity + p.token_offset) * p.heads;
  uint8_t* codes = p.codes + first_slot * kDim + lane % 4 * kChunk;
  RawRow<kDim> raw[kRowsPerLane]{};
  const auto load = [&](int r) {
    if (at[r].row < rows)
      raw[r] = load_raw<kDim>(source + at[r].walk.token * p.source_stride[1] + at[r].walk.head * p.source_stride[2],
                              lane % 4);
  };
  load(0);
  load(1);
  for (; warp_row < rows; warp_row += step) {
    constexpr int kWhole = kDim / 128 * 4;  // chunks of the block of 128
    constexpr int kTail = kDim % 128 / 32;  // and of the block of 64
    const int64_t row[kRowsPerLane] = {at[0].row, at[1].row};
#pragma unroll
    for (int r = 0; r < kRowsPerLane; ++r)
      if (row[r] < rows)
        at[r].last.find(p, scale_index(p, first_slot + row[r], batch, at[r].walk.token, at[r].walk.head));
    const auto load_next = [&] {
#pragma unroll
      for (int r = 0; r < kRowsPerLane; ++r) {
        at[r].row += step;
        at[r].walk.advance();
        load(r);
      }
    };
    const auto store = [&](const auto& words, auto count, int first) {
#pragma unroll
      for (int r = 0; r < kRowsPerLane; ++r)
        if (row[r] < rows) store_chunks<decltype(count)::value>(codes + row[r] * kDim + first, words[r]);
    };
    if constexpr (kWhole > 0) {
      uint32_t words[kRowsPerLane][kWhole * 2];
      encode_block<kWhole>(raw[0].chunk, raw[1].chunk, signs, at, words, [&] {
        if constexpr (kTail == 0) load_next();
      });
      store(words, std::integral_constant<int, kWhole>{}, 0);
    }
    if constexpr (kTail > 0) {
      uint32_t words[kRowsPerLane][kTail * 2];
      encode_block<kTail>(raw[0].chunk + kWhole, raw[1].chunk + kWhole, signs, at, words, load_next);
      store(words, std::integral_constant<int, kTail>{}, kWhole * 32);
    }
  }
}

template <int kDim>
cudaError_t launch(const QuantizeParams& p, cudaStream_t stream) {
  const dim3 grid(grid_for(p.tokens * p.heads, kRowsPerBlock<kDim>, 2 * kResidentBlocks<kDim>),
                  static_cast<unsigned>(p.batch));
  encode_rotated_kernel<kDim><<<grid, kThreads<kDim>, 0, stream>>>(p);
  return cudaGetLastError();
}

}  // namespace

bool has_fast_rotation(const QuantizeParams& p) {
  return p.format == CodeFormat::kE4m3 && p.rotate && p.static_scales && p.mean == nullptr && !p.transposed;
}

cudaError_t launch_encode_rotated(const QuantizeParams& p, cudaStream_t stream) {
  if (p.dim == 64) return launch<64>(p, stream);
  if (p.dim == 128) return launch<128>(p, stream);
  return launch<192>(p, stream);
}

}  // namespace leanfa::sm90a
