// What goes with a mean: K's mean over each sequence, and what its removal takes from the LSE of each query row.
#include "kernels/sm90a/quantize/launches.hpp"
#include "kernels/sm90a/quantize/rows.cuh"

namespace leanfa::sm90a {
namespace {

constexpr int kThreads = 256;

struct Range {
  int64_t batch, begin, end;
};

__device__ Range range_of(const QuantizeParams& p, int64_t group) {
  if (p.cu_seqlens == nullptr) return {group, 0, p.tokens};
  return {0, p.cu_seqlens[group], p.cu_seqlens[group + 1]};
}

// One block for a chunk of 8 channels of a (group, head): each thread adds up every 256th row, then a tree over the
// threads. The order is fixed, so the result is the same every time.
__global__ void __launch_bounds__(kThreads)
    sequence_mean_kernel(const __grid_constant__ QuantizeParams p, float* mean) {
  __shared__ double sums[kChunk][kThreads];
  __shared__ unsigned counts[kChunk][kThreads];
  const int64_t group = blockIdx.z, head = blockIdx.y, chunk = blockIdx.x;
  const Range range = range_of(p, group);
  const auto* source = static_cast<const uint16_t*>(p.source) + range.batch * p.source_stride[0] +
                       head * p.source_stride[2] + chunk * kChunk;
  double sum[kChunk] = {};
  unsigned count[kChunk] = {};
  for (int64_t s = range.begin + threadIdx.x; s < range.end; s += kThreads) {
    float x[kChunk];
    widen(__ldg(reinterpret_cast<const uint4*>(source + s * p.source_stride[1])), x);
#pragma unroll
    for (int i = 0; i < kChunk; ++i) {
      const bool finite = (__float_as_uint(x[i]) & 0x7F800000U) != 0x7F800000U;
      sum[i] += finite ? static_cast<double>(x[i]) : 0.0;
      count[i] += finite ? 1U : 0U;
    }
  }
#pragma unroll
  for (int i = 0; i < kChunk; ++i) {
    sums[i][threadIdx.x] = sum[i];
    counts[i][threadIdx.x] = count[i];
  }
  for (int half = kThreads / 2; half > 0; half /= 2) {
    __syncthreads();
    if (static_cast<int>(threadIdx.x) >= half) continue;
#pragma unroll
    for (int i = 0; i < kChunk; ++i) {
      sums[i][threadIdx.x] += sums[i][threadIdx.x + half];
      counts[i][threadIdx.x] += counts[i][threadIdx.x + half];
    }
  }
  __syncthreads();
  if (threadIdx.x >= kChunk) return;
  const unsigned rows = counts[threadIdx.x][0];
  mean[(group * p.heads + head) * p.dim + chunk * kChunk + threadIdx.x] =
      rows > 0 ? static_cast<float>(sums[threadIdx.x][0] / static_cast<double>(rows)) : 0.0F;
}

// A warp a row; each lane a stripe of the channels, then a tree over the lanes.
__global__ void __launch_bounds__(kThreads) lse_offset_kernel(const __grid_constant__ LseOffsetParams p) {
  const QuantizeParams& q = p.query;
  const int lane = static_cast<int>(threadIdx.x) % 32;
  const int64_t batch = blockIdx.y;
  const int64_t rows = q.tokens * q.heads;
  for (int64_t row = int64_t{blockIdx.x} * (kThreads / 32) + threadIdx.x / 32; row < rows;
       row += int64_t{gridDim.x} * (kThreads / 32)) {
    const int64_t token = row / q.heads, head = row % q.heads;
    const auto* x = static_cast<const uint16_t*>(q.source) + batch * q.source_stride[0] + token * q.source_stride[1] +
                    head * q.source_stride[2];
    const float* mean =
        p.mean + group_of(q, batch, token) * p.mean_stride[0] + head / (q.heads / p.heads_kv) * p.mean_stride[1];
    double dot = 0.0;
    for (int64_t d = lane; d < q.dim; d += 32)
      dot += static_cast<double>(__uint_as_float(static_cast<uint32_t>(x[d]) << 16)) * static_cast<double>(mean[d]);
    for (int step = 16; step > 0; step /= 2) dot += __shfl_xor_sync(0xFFFFFFFFU, dot, step);
    if (lane == 0)
      p.out[batch * p.out_stride[0] + token * p.out_stride[1] + head * p.out_stride[2]] =
          static_cast<float>(p.softmax_scale * dot);
  }
}

}  // namespace

cudaError_t launch_sequence_mean(const QuantizeParams& p, float* mean, cudaStream_t stream) {
  if (p.groups == 0) return cudaSuccess;
  const dim3 grid(static_cast<unsigned>(p.dim / kChunk), static_cast<unsigned>(p.heads),
                  static_cast<unsigned>(p.groups));
  sequence_mean_kernel<<<grid, kThreads, 0, stream>>>(p, mean);
  return cudaGetLastError();
}

cudaError_t launch_lse_offset(const LseOffsetParams& p, cudaStream_t stream) {
  if (p.query.tokens == 0 || p.query.batch == 0) return cudaSuccess;
  const dim3 grid(grid_for(p.query.tokens * p.query.heads, kThreads / 32, 8), static_cast<unsigned>(p.query.batch));
  lse_offset_kernel<<<grid, kThreads, 0, stream>>>(p);
  return cudaGetLastError();
}

}  // namespace leanfa::sm90a
