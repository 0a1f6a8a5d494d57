#include "kernels/sm90a/quantize/launch.hpp"

#include <algorithm>

#include "kernels/sm90a/quantize/launches.hpp"

namespace leanfa::sm90a {
namespace {

constexpr int64_t kMostBlocksY = 65535;  // of a grid's second and third axis
constexpr int64_t kMostTokens = int64_t{1} << 31;

bool is_misaligned(const QuantizeParams& p) {
  if (reinterpret_cast<std::uintptr_t>(p.source) % 16 != 0) return true;
  const int64_t size[3] = {p.batch, p.tokens, p.heads};
  for (int axis = 0; axis < 3; ++axis)
    if (size[axis] > 1 && p.source_stride[axis] % 8 != 0) return true;
  return false;
}

// A token slot that is not written yet has a usable scale.
__global__ void unused_scales_kernel(const __grid_constant__ QuantizeParams p) {
  const int64_t count = (p.capacity - p.tokens) * p.heads;
  const int64_t i = int64_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (i >= count) return;
  const int64_t at = (int64_t{blockIdx.y} * p.capacity + p.tokens) * p.heads + i;
  p.scales[at] = 1.0F;
  if (p.q_shift != nullptr) p.q_shift[at] = 0;
}

// What a packed tensor holds where it has no token yet.
cudaError_t clear_unused_slots(const QuantizeParams& p, cudaStream_t stream) {
  if (p.append || p.capacity == p.tokens) return cudaSuccess;
  const auto row = static_cast<std::size_t>(p.heads * p.dim);
  const std::size_t pitch = static_cast<std::size_t>(p.capacity) * row;
  const cudaError_t error =
      cudaMemset2DAsync(p.codes + static_cast<std::size_t>(p.tokens) * row, pitch, 0,
                        pitch - static_cast<std::size_t>(p.tokens) * row, static_cast<std::size_t>(p.batch), stream);
  if (error != cudaSuccess || p.scale_kind != ScaleKind::kToken) return error;
  const int64_t count = (p.capacity - p.tokens) * p.heads;
  const dim3 grid(static_cast<unsigned>((count + 255) / 256), static_cast<unsigned>(p.batch));
  unused_scales_kernel<<<grid, 256, 0, stream>>>(p);
  return cudaGetLastError();
}

}  // namespace

unsigned grid_for(int64_t work_items, int items_per_block, int per_multiprocessor) {
  int device = 0, multiprocessors = 132;
  if (cudaGetDevice(&device) == cudaSuccess)
    cudaDeviceGetAttribute(&multiprocessors, cudaDevAttrMultiProcessorCount, device);
  const int64_t blocks = (work_items + items_per_block - 1) / items_per_block;
  return static_cast<unsigned>(std::max<int64_t>(1, std::min<int64_t>(blocks, multiprocessors * per_multiprocessor)));
}

const char* quantize_unsupported(const QuantizeParams& p) {
  if (p.dim != 64 && p.dim != 128 && p.dim != 192) return "source: dim is 64, 128 or 192 on cuda";
  if (is_misaligned(p)) return "source: its address and strides are multiples of 16 bytes on cuda";
  if (p.batch > kMostBlocksY || p.groups > kMostBlocksY) return "source: batch is at most 65535 on cuda";
  if (p.tokens >= kMostTokens) return "source: tokens are below 2^31 on cuda";
  if (p.heads > kMostBlocksY) return "source: heads are at most 65535 on cuda";
  if (reinterpret_cast<std::uintptr_t>(p.codes) % 16 != 0)
    return "codes: the address is a multiple of 16 bytes on cuda";
  if (reinterpret_cast<std::uintptr_t>(p.mean) % 16 != 0) return "mean: the address is a multiple of 16 bytes on cuda";
  if (p.transposed && p.format != CodeFormat::kE4m3) return "tag: V^T holds e4m3fn on cuda";
  if (p.transposed && p.rotate) return "tag: V^T is not rotated on cuda";
  if (p.transposed && p.scale_kind == ScaleKind::kToken)
    return "granularity: V^T has scales per tensor or head on cuda";
  return nullptr;
}

cudaError_t launch_quantize(const QuantizeParams& p, cudaStream_t stream) {
  if (p.batch == 0 || p.capacity == 0) return cudaSuccess;
  if (!p.static_scales && p.scale_kind != ScaleKind::kToken)
    if (const cudaError_t error = launch_group_scales(p, stream); error != cudaSuccess) return error;
  if (p.transposed) return launch_encode_transposed(p, stream);
  if (const cudaError_t error = clear_unused_slots(p, stream); error != cudaSuccess) return error;
  if (p.tokens == 0) return cudaSuccess;
  return has_fast_rotation(p) ? launch_encode_rotated(p, stream) : launch_encode_rows(p, stream);
}

}  // namespace leanfa::sm90a
