#include "kernels/sm90a/merge_lse/launch.hpp"

#include <cuda_bf16.h>
#include <cuda_runtime.h>

#include <algorithm>

namespace leanfa::sm90a {
namespace {

constexpr int kThreads = 256;
constexpr int kWarps = kThreads / 32;
constexpr unsigned kAll = 0xFFFFFFFFU;

struct RowIndex {
  int64_t b, s, h;
};

__device__ int64_t offset(const int64_t* stride, const RowIndex& at) {
  return at.b * stride[0] + at.s * stride[1] + at.h * stride[2];
}

// kWidth elements from `at` on: 1, or 4 of a tensor that is aligned to them.
template <int kWidth>
struct Elements {
  float x[kWidth];
};

__device__ Elements<4> widen(const uint2& words) {
  return {__uint_as_float(words.x << 16), __uint_as_float(words.x & 0xFFFF0000U), __uint_as_float(words.y << 16),
          __uint_as_float(words.y & 0xFFFF0000U)};
}

__device__ Elements<4> widen(const float4& words) { return {words.x, words.y, words.z, words.w}; }

template <int kWidth>
__device__ Elements<kWidth> load(const MergeTensor& t, int64_t at) {
  const auto* narrow = static_cast<const uint16_t*>(t.data) + at;
  const auto* wide = static_cast<const float*>(t.data) + at;
  if constexpr (kWidth == 1)
    return {t.bf16 ? __uint_as_float(static_cast<uint32_t>(*narrow) << 16) : *wide};
  else
    return t.bf16 ? widen(*reinterpret_cast<const uint2*>(narrow)) : widen(*reinterpret_cast<const float4*>(wide));
}

__device__ uint32_t bf16_bits(float x) { return __bfloat16_as_ushort(__float2bfloat16_rn(x)); }

template <int kWidth>
__device__ void store(const MergeTensor& t, int64_t at, const Elements<kWidth>& e) {
  if constexpr (kWidth == 1) {
    if (t.bf16)
      static_cast<uint16_t*>(t.data)[at] = static_cast<uint16_t>(bf16_bits(e.x[0]));
    else
      static_cast<float*>(t.data)[at] = e.x[0];
  } else if (t.bf16) {
    *reinterpret_cast<uint2*>(static_cast<uint16_t*>(t.data) + at) = {bf16_bits(e.x[0]) | bf16_bits(e.x[1]) << 16,
                                                                      bf16_bits(e.x[2]) | bf16_bits(e.x[3]) << 16};
  } else {
    *reinterpret_cast<float4*>(static_cast<float*>(t.data) + at) = {e.x[0], e.x[1], e.x[2], e.x[3]};
  }
}

struct Weights {
  double weight;  // of part `lane`: 0 for one without keys, 1 for one with the whole sum
  double lse;     // of the row
  unsigned with_keys;
};

// Lane i looks after part i.
__device__ Weights weigh(const MergeParams& p, const RowIndex& at, int lane) {
  const double none = -static_cast<double>(INFINITY);
  double own = none;
  if (lane < p.count) own = static_cast<double>(p.parts[lane].lse.data[offset(p.parts[lane].lse.stride, at)]);
  const unsigned nan = __ballot_sync(kAll, isnan(own));
  if (nan != 0) return {0.0, __shfl_sync(kAll, own, __ffs(static_cast<int>(nan)) - 1), 0};
  double top = own;
  for (int step = 16; step > 0; step /= 2) top = fmax(top, __shfl_xor_sync(kAll, top, step));
  const unsigned with_keys = __ballot_sync(kAll, own != none);
  double lse = top;
  if (__popc(with_keys) > 1) {
    const double share = own == none ? 0.0 : exp(own - top);
    double sum = 0.0;
    for (int part = 0; part < p.count; ++part) sum += __shfl_sync(kAll, share, part);
    lse = top + log(sum);
  }
  const double weight = own == none ? 0.0 : (own == lse ? 1.0 : exp(own - lse));
  return {weight, lse, with_keys};
}

// Parts whose elements are asked for before the first is used.
constexpr int kLoadsAtOnce = 4;

// Sums of the lane's elements from d on over the parts, in their order.
template <int kWidth>
__device__ void add_parts(const MergeParams& p, const RowIndex& at, int64_t d, const Weights& weights,
                          double (&sum)[kWidth]) {
  for (int first = 0; first < p.count; first += kLoadsAtOnce) {
    Elements<kWidth> x[kLoadsAtOnce];
    const unsigned with_keys = d < p.dim ? weights.with_keys >> first : 0;
#pragma unroll
    for (int i = 0; i < kLoadsAtOnce; ++i)
      if ((with_keys >> i & 1U) != 0)
        x[i] = load<kWidth>(p.parts[first + i].out, offset(p.parts[first + i].out.stride, at) + d);
#pragma unroll
    for (int i = 0; i < kLoadsAtOnce; ++i) {
      const double weight = __shfl_sync(kAll, weights.weight, (first + i) % 32);
      if ((with_keys >> i & 1U) == 0) continue;
#pragma unroll
      for (int e = 0; e < kWidth; ++e)
        sum[e] += weight == 1.0 ? static_cast<double>(x[i].x[e]) : weight * static_cast<double>(x[i].x[e]);
    }
  }
}

// A warp a row, kWidth elements a lane.
template <int kWidth>
__global__ void __launch_bounds__(kThreads) merge_lse_kernel(const __grid_constant__ MergeParams p) {
  const int lane = static_cast<int>(threadIdx.x) % 32;
  const int64_t rows = p.batch * p.seqlen * p.heads;
  for (int64_t row = int64_t{blockIdx.x} * kWarps + threadIdx.x / 32; row < rows; row += int64_t{gridDim.x} * kWarps) {
    const RowIndex at{row / p.heads / p.seqlen, row / p.heads % p.seqlen, row % p.heads};
    const Weights weights = weigh(p, at, lane);
    const bool is_nan = isnan(weights.lse);
    for (int64_t first = 0; first < p.dim; first += 32 * kWidth) {
      const int64_t d = first + lane * kWidth;
      double sum[kWidth];
      for (double& x : sum) x = weights.with_keys == 0 ? 0.0 : -0.0;  // -0 + x is x, its sign included
      add_parts(p, at, d, weights, sum);
      if (p.added.out != nullptr && weights.with_keys != 0 && d < p.dim) {
        const float* added = p.added.out + at.b * p.added.out_stride[0] + at.h / p.added.group * p.added.out_stride[1];
#pragma unroll
        for (int i = 0; i < kWidth; ++i) sum[i] += static_cast<double>(added[d + i]);
      }
      Elements<kWidth> rounded;
#pragma unroll
      for (int i = 0; i < kWidth; ++i) rounded.x[i] = static_cast<float>(is_nan ? weights.lse : sum[i]);
      if (d < p.dim) store(p.merged.out, offset(p.merged.out.stride, at) + d, rounded);
    }
    if (lane == 0 && p.merged.lse.data != nullptr) {
      double lse = weights.lse;
      if (p.added.lse != nullptr && weights.with_keys != 0)
        lse += static_cast<double>(p.added.lse[offset(p.added.lse_stride, at)]);
      p.merged.lse.data[offset(p.merged.lse.stride, at)] = static_cast<float>(lse);
    }
  }
}

bool has_aligned_rows(const MergeTensor& t, const MergeParams& p) {
  const std::uintptr_t bytes = t.bf16 ? 8 : 16;
  if (reinterpret_cast<std::uintptr_t>(t.data) % bytes != 0) return false;
  const int64_t size[3] = {p.batch, p.seqlen, p.heads};
  for (int axis = 0; axis < 3; ++axis)
    if (size[axis] > 1 && t.stride[axis] % 4 != 0) return false;
  return true;
}

bool serves_four_at_once(const MergeParams& p) {
  if (p.dim % 4 != 0 || !has_aligned_rows(p.merged.out, p)) return false;
  for (int i = 0; i < p.count; ++i)
    if (!has_aligned_rows(p.parts[i].out, p)) return false;
  return true;
}

}  // namespace

cudaError_t launch_merge_lse(const MergeParams& p, cudaStream_t stream) {
  const int64_t rows = p.batch * p.seqlen * p.heads;
  if (rows == 0) return cudaSuccess;
  int device = 0, multiprocessors = 0;
  if (const cudaError_t error = cudaGetDevice(&device); error != cudaSuccess) return error;
  if (const cudaError_t error = cudaDeviceGetAttribute(&multiprocessors, cudaDevAttrMultiProcessorCount, device);
      error != cudaSuccess)
    return error;
  const int64_t blocks = std::min<int64_t>((rows + kWarps - 1) / kWarps, int64_t{multiprocessors} * 8);
  if (serves_four_at_once(p))
    merge_lse_kernel<4><<<static_cast<unsigned>(blocks), kThreads, 0, stream>>>(p);
  else
    merge_lse_kernel<1><<<static_cast<unsigned>(blocks), kThreads, 0, stream>>>(p);
  return cudaGetLastError();
}

}  // namespace leanfa::sm90a
