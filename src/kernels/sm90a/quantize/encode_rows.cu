// Rows to codes in the rows layout. Four lanes a row; a thread goes from row to row with the next row's loads in
// flight. One read of the source and one write of the codes, whatever the scales are.
#include "kernels/sm90a/quantize/launches.hpp"
#include "kernels/sm90a/quantize/rows.cuh"

namespace leanfa::sm90a {
namespace {

// Rows of 192 take more registers: smaller blocks fill a multiprocessor better.
template <int kDim>
inline constexpr int kThreads = kDim == 192 ? 128 : 256;
template <int kDim>
inline constexpr int kRowsPerBlock = kThreads<kDim> / kLanesPerRow;
template <int kDim>
inline constexpr int kResidentBlocks = kDim == 192 ? 3 : 2;
constexpr int kMaxShift = 16;

struct Target {
  int64_t slot;  // the row (token, head) of the packed tensor
  int batch, token, head;
  bool valid;
};

struct ShiftChoice {
  int shift;  // -1: none fits
  float scale;
};

// The largest s in 0..16 with largest <= 127 unit 2^-s, from exponents and mantissas: exact.
__device__ ShiftChoice choose_shift(const QuantizeParams& p, const Target& at, float largest) {
  const int64_t group = group_of(p, at.batch, at.token);
  const int kv_head = at.head / p.heads_per_k_scale;
  const float k_scale = p.k_scales[group * p.k_scale_stride[0] + kv_head * p.k_scale_stride[1]];
  const double unit = 1.0 / (p.unit_divisor * static_cast<double>(k_scale));
  int shift = kMaxShift;
  if (largest > 0.0F) {
    const auto limit = static_cast<unsigned long long>(__double_as_longlong(127.0 * unit));
    const auto value = static_cast<unsigned long long>(__double_as_longlong(static_cast<double>(largest)));
    constexpr unsigned long long kMantissa = (1ULL << 52) - 1;
    shift = static_cast<int>(limit >> 52) - static_cast<int>(value >> 52);
    if ((value & kMantissa) > (limit & kMantissa)) --shift;
    shift = min(shift, kMaxShift);
  }
  if (shift < 0) return {-1, static_cast<float>(unit)};
  const auto scaled = __double_as_longlong(unit) - (static_cast<long long>(shift) << 52);
  return {shift, static_cast<float>(__longlong_as_double(scaled))};
}

// Non-finite values of the source's row, or, if it has none, of the transformed row; over the four lanes.
template <int kDim>
__device__ void count_refused(const QuantizeParams& p, const RawRow<kDim>& raw, const Row<kDim>& row, bool valid,
                              int lane) {
  unsigned source = 0, transformed = 0;
#pragma unroll
  for (int j = 0; j < Row<kDim>::kChunks; ++j) {
    float x[kChunk];
    widen(raw.chunk[j], x);
#pragma unroll
    for (int i = 0; i < kChunk; ++i) {
      source += (__float_as_uint(x[i]) & 0x7F800000U) == 0x7F800000U;
      transformed += (__float_as_uint(row.x[j * kChunk + i]) & 0x7F800000U) == 0x7F800000U;
    }
  }
#pragma unroll
  for (int step = 1; step < kLanesPerRow; step *= 2) {
    source += __shfl_xor_sync(0xFFFFFFFFU, source, step);
    transformed += __shfl_xor_sync(0xFFFFFFFFU, transformed, step);
  }
  const unsigned found = source > 0 ? source : transformed;
  if (valid && lane == 0 && found > 0) atomicAdd(p.refused_values, found);
}

template <int kDim>
__device__ bool is_finite(const Row<kDim>& row) {
  float zero = 0.0F;
#pragma unroll
  for (int i = 0; i < Row<kDim>::kSize; ++i) zero = fmaf(row.x[i], 0.0F, zero);
  return zero == 0.0F;
}

// Chooses the row's scale from its values, and writes it.
template <int kDim>
__device__ float own_scale(const QuantizeParams& p, const Row<kDim>& row, const Target& at, int lane,
                           float largest_code) {
  const float largest = largest_magnitude(row);
  if (!at.valid) return 1.0F;
  float scale;
  if (p.q_shift != nullptr) {
    const ShiftChoice choice = choose_shift(p, at, largest);
    scale = choice.scale;
    if (lane == 0) {
      p.q_shift[at.slot] = static_cast<int8_t>(max(choice.shift, 0));
      if (choice.shift < 0 && p.refused_values != nullptr) atomicAdd(p.refused_values, 1ULL);
    }
  } else {
    scale = scale_for(largest, largest_code);
  }
  if (lane == 0) p.scales[at.slot] = scale;
  return scale;
}

template <int kDim>
__device__ void set_divisor(const QuantizeParams& p, const Row<kDim>& row, const Target& at, int lane,
                            float largest_code, LastDivisor& last) {
  if (p.q_shift != nullptr || (p.scale_kind == ScaleKind::kToken && !p.static_scales)) {
    last.divisor = divisor_of(own_scale(p, row, at, lane, largest_code));
    return;
  }
  if (!at.valid) return;
  last.find(p, scale_index(p, at.slot, at.batch, at.token, at.head));
}

template <int kDim, CodeFormat kFormat, bool kRotate>
__device__ void encode(const QuantizeParams& p, const RawRow<kDim>& raw, const Target& at, int lane,
                       LastDivisor& last) {
  constexpr float kLargestCode = kFormat == CodeFormat::kE4m3 ? kMaxE4m3 : kMaxInt8;
  Row<kDim> row;
  widen(raw, row);
  if (p.mean != nullptr && at.valid)
    take_mean_off(row, p.mean + (group_of(p, at.batch, at.token) * p.heads + at.head) * kDim, lane);
  if constexpr (kRotate) rotate(row, lane);
  if constexpr (kFormat == CodeFormat::kInt8)
    if (p.refused_values != nullptr && __any_sync(0xFFFFFFFFU, !is_finite(row)))
      count_refused(p, raw, row, at.valid, lane);
  set_divisor(p, row, at, lane, kLargestCode, last);
  const Divisor divisor = last.divisor;
  if (!at.valid) return;
  apply_unit<Row<kDim>::kSize>(divisor, row.x);
  auto* out = reinterpret_cast<uint2*>(p.codes + at.slot * kDim) + lane;
#pragma unroll
  for (int j = 0; j < Row<kDim>::kChunks; ++j) {
    const float* x = row.x + j * kChunk;
    out[j * kLanesPerRow] = {codes_of<kFormat>(divisor, x), codes_of<kFormat>(divisor, x + 4)};
  }
}

template <int kDim, CodeFormat kFormat, bool kRotate>
__global__ void __launch_bounds__(kThreads<kDim>, kResidentBlocks<kDim>)
    encode_rows_kernel(const __grid_constant__ QuantizeParams p) {
  const int lane = static_cast<int>(threadIdx.x) % kLanesPerRow;
  const int batch = static_cast<int>(blockIdx.y);
  const int64_t rows = p.tokens * p.heads;
  const int64_t step = int64_t{gridDim.x} * kRowsPerBlock<kDim>;
  int64_t row = int64_t{blockIdx.x} * kRowsPerBlock<kDim> + threadIdx.x / kLanesPerRow;
  int64_t block_row =
      int64_t{blockIdx.x} * kRowsPerBlock<kDim>;  // the same for all threads, so that they loop together
  const int64_t first_slot = (batch * p.capacity + p.token_offset) * p.heads;
  RowWalk walk(row, step, static_cast<int>(p.heads));
  const auto* source = static_cast<const uint16_t*>(p.source) + batch * p.source_stride[0];
  const auto address = [&] { return source + walk.token * p.source_stride[1] + walk.head * p.source_stride[2]; };
  LastDivisor last;
  RawRow<kDim> next{};
  if (row < rows) next = load_raw<kDim>(address(), lane);
  for (; block_row < rows; block_row += step) {
    const RawRow<kDim> raw = next;
    const Target at{first_slot + row, batch, walk.token, walk.head, row < rows};
    row += step;
    walk.advance();
    if (row < rows) next = load_raw<kDim>(address(), lane);
    encode<kDim, kFormat, kRotate>(p, raw, at, lane, last);
  }
}

template <int kDim, CodeFormat kFormat, bool kRotate>
cudaError_t launch(const QuantizeParams& p, cudaStream_t stream) {
  const dim3 grid(grid_for(p.tokens * p.heads, kRowsPerBlock<kDim>, 2 * kResidentBlocks<kDim>),
                  static_cast<unsigned>(p.batch));
  encode_rows_kernel<kDim, kFormat, kRotate><<<grid, kThreads<kDim>, 0, stream>>>(p);
  return cudaGetLastError();
}

template <int kDim>
cudaError_t launch_dim(const QuantizeParams& p, cudaStream_t stream) {
  if (p.format == CodeFormat::kE4m3)
    return p.rotate ? launch<kDim, CodeFormat::kE4m3, true>(p, stream)
                    : launch<kDim, CodeFormat::kE4m3, false>(p, stream);
  return p.rotate ? launch<kDim, CodeFormat::kInt8, true>(p, stream)
                  : launch<kDim, CodeFormat::kInt8, false>(p, stream);
}

}  // namespace

cudaError_t launch_encode_rows(const QuantizeParams& p, cudaStream_t stream) {
  if (p.dim == 64) return launch_dim<64>(p, stream);
  if (p.dim == 128) return launch_dim<128>(p, stream);
  return launch_dim<192>(p, stream);
}

}  // namespace leanfa::sm90a
