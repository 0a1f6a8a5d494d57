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

__device__ double load(const MergeTensor& t, int64_t at) {
  if (t.bf16) return static_cast<double>(__bfloat162float(static_cast<const __nv_bfloat16*>(t.data)[at]));
  return static_cast<double>(static_cast<const float*>(t.data)[at]);
}

__device__ void store(const MergeTensor& t, int64_t at, double value) {
  const auto rounded = static_cast<float>(value);
  if (t.bf16)
    static_cast<__nv_bfloat16*>(t.data)[at] = __float2bfloat16_rn(rounded);
  else
    static_cast<float*>(t.data)[at] = rounded;
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

// A warp a row.
__global__ void __launch_bounds__(kThreads) merge_lse_kernel(const __grid_constant__ MergeParams p) {
  const int lane = static_cast<int>(threadIdx.x) % 32;
  const int64_t rows = p.batch * p.seqlen * p.heads;
  for (int64_t row = int64_t{blockIdx.x} * kWarps + threadIdx.x / 32; row < rows; row += int64_t{gridDim.x} * kWarps) {
    const RowIndex at{row / p.heads / p.seqlen, row / p.heads % p.seqlen, row % p.heads};
    const Weights weights = weigh(p, at, lane);
    const bool is_nan = isnan(weights.lse);
    for (int64_t first = 0; first < p.dim; first += 32) {
      const int64_t d = first + lane;
      double sum = weights.with_keys == 0 ? 0.0 : -0.0;  // -0 + x is x, its sign included
      for (int part = 0; part < p.count; ++part) {
        const double weight = __shfl_sync(kAll, weights.weight, part);
        if ((weights.with_keys >> part & 1U) == 0 || d >= p.dim) continue;
        const double x = load(p.parts[part].out, offset(p.parts[part].out.stride, at) + d);
        sum += weight == 1.0 ? x : weight * x;
      }
      if (d < p.dim) store(p.merged.out, offset(p.merged.out.stride, at) + d, is_nan ? weights.lse : sum);
    }
    if (lane == 0 && p.merged.lse.data != nullptr)
      p.merged.lse.data[offset(p.merged.lse.stride, at)] = static_cast<float>(weights.lse);
  }
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
  merge_lse_kernel<<<static_cast<unsigned>(blocks), kThreads, 0, stream>>>(p);
  return cudaGetLastError();
}

}  // namespace leanfa::sm90a
