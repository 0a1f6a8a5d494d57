// Dynamic scales: the largest finite magnitude of each (group, head) or of the tensor, as the bits of a float, which
// order like the numbers, by atomic maxima (so the order of threads does not matter); then the scales from them.
#include "kernels/sm90a/quantize/launches.hpp"
#include "kernels/sm90a/quantize/rows.cuh"

namespace leanfa::sm90a {
namespace {

constexpr int kThreads = 256;
constexpr int kRowsPerBlock = kThreads / kLanesPerRow;
constexpr int kMostHeads = 1024;  // with a maximum each in shared memory
constexpr int kBlocksPerMultiprocessor = 4;

__device__ void raise(float* place, float largest) {
  atomicMax(reinterpret_cast<unsigned*>(place), __float_as_uint(largest));
}

template <int kDim, bool kRotate>
__global__ void __launch_bounds__(kThreads) largest_kernel(const __grid_constant__ QuantizeParams p) {
  __shared__ float largest_of_head[kMostHeads];
  const bool per_tensor = p.scale_kind == ScaleKind::kTensor;
  const bool shared = !per_tensor && p.cu_seqlens == nullptr && p.heads <= kMostHeads;
  if (shared) {
    for (int h = static_cast<int>(threadIdx.x); h < p.heads; h += kThreads) largest_of_head[h] = 0.0F;
    __syncthreads();
  }
  const int lane = static_cast<int>(threadIdx.x) % kLanesPerRow;
  const int64_t batch = blockIdx.y;
  const int64_t rows = p.tokens * p.heads;
  const int64_t step = int64_t{gridDim.x} * kRowsPerBlock;
  int64_t row_index = int64_t{blockIdx.x} * kRowsPerBlock + threadIdx.x / kLanesPerRow;
  RowWalk walk(row_index, step, static_cast<int>(p.heads));
  const auto* source = static_cast<const uint16_t*>(p.source) + batch * p.source_stride[0];
  const auto address = [&] { return source + walk.token * p.source_stride[1] + walk.head * p.source_stride[2]; };
  RawRow<kDim> next{};
  if (row_index < rows) next = load_raw<kDim>(address(), lane);
  float of_thread = 0.0F;
  for (int64_t block_row = int64_t{blockIdx.x} * kRowsPerBlock; block_row < rows; block_row += step) {
    const RawRow<kDim> raw = next;
    const int token = walk.token;
    const int head = walk.head;
    const bool valid = row_index < rows;
    row_index += step;
    walk.advance();
    if (row_index < rows) next = load_raw<kDim>(address(), lane);
    Row<kDim> row;
    widen(raw, row);
    const int64_t group = valid ? group_of(p, batch, token) : 0;
    if (p.mean != nullptr && valid) take_mean_off(row, p.mean + (group * p.heads + head) * kDim, lane);
    if constexpr (kRotate) rotate(row, lane);
    const float largest = largest_magnitude(row);
    if (!valid) continue;
    if (per_tensor) {
      of_thread = fmaxf(of_thread, largest);
    } else if (lane == 0) {
      raise(shared ? largest_of_head + head : p.scales + group * p.heads + head, largest);
    }
  }
  if (per_tensor) {
    for (int step_lanes = 16; step_lanes > 0; step_lanes /= 2)
      of_thread = fmaxf(of_thread, __shfl_xor_sync(0xFFFFFFFFU, of_thread, step_lanes));
    if (threadIdx.x % 32 == 0) raise(p.scales, of_thread);
  }
  if (!shared) return;
  __syncthreads();
  for (int h = static_cast<int>(threadIdx.x); h < p.heads; h += kThreads)
    raise(p.scales + batch * p.heads + h, largest_of_head[h]);
}

__global__ void scales_kernel(float* scales, int64_t count, float largest_code) {
  const int64_t i = int64_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (i < count) scales[i] = scale_for(scales[i], largest_code);
}

template <int kDim>
cudaError_t launch_largest(const QuantizeParams& p, cudaStream_t stream) {
  const dim3 grid(grid_for(p.tokens * p.heads, kRowsPerBlock, kBlocksPerMultiprocessor),
                  static_cast<unsigned>(p.batch));
  if (p.rotate)
    largest_kernel<kDim, true><<<grid, kThreads, 0, stream>>>(p);
  else
    largest_kernel<kDim, false><<<grid, kThreads, 0, stream>>>(p);
  return cudaGetLastError();
}

}  // namespace

cudaError_t launch_group_scales(const QuantizeParams& p, cudaStream_t stream) {
  const int64_t count = p.scale_kind == ScaleKind::kTensor ? 1 : p.groups * p.heads;
  cudaError_t error = cudaMemsetAsync(p.scales, 0, static_cast<std::size_t>(count) * sizeof(float), stream);
  if (error == cudaSuccess && p.tokens > 0 && p.batch > 0) {
    error = p.dim == 64    ? launch_largest<64>(p, stream)
            : p.dim == 128 ? launch_largest<128>(p, stream)
                           : launch_largest<192>(p, stream);
  }
  if (error != cudaSuccess) return error;
  const float largest_code = p.format == CodeFormat::kE4m3 ? kMaxE4m3 : kMaxInt8;
  scales_kernel<<<static_cast<unsigned>((count + 255) / 256), 256, 0, stream>>>(p.scales, count, largest_code);
  return cudaGetLastError();
}

}  // namespace leanfa::sm90a
