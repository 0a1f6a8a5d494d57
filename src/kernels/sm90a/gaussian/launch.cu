#include "kernels/sm90a/gaussian/launch.hpp"

#include <cuda_bf16.h>
#include <cuda_runtime.h>

namespace leanfa::sm90a {
namespace {

// SplitMix64's finaliser: every position its own well-mixed 64 bits.
__device__ uint64_t mix(uint64_t x) {
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
  return x ^ (x >> 31);
}

// Box and Muller: two numbers from one 64-bit word.
__global__ void gaussian_kernel(__nv_bfloat16* out, int64_t count, uint64_t seed) {
  const int64_t step = int64_t{gridDim.x} * blockDim.x;
  for (int64_t pair = int64_t{blockIdx.x} * blockDim.x + threadIdx.x; 2 * pair < count; pair += step) {
    const uint64_t bits = mix(seed + static_cast<uint64_t>(pair + 1) * 0x9E3779B97F4A7C15ULL);
    const float u = (static_cast<float>(bits >> 40) + 0.5F) * 0x1p-24F;
    const float v = static_cast<float>(static_cast<uint32_t>(bits) >> 8) * 0x1p-24F;
    const float radius = sqrtf(-2.0F * logf(u));
    float sine, cosine;
    sincospif(2.0F * v, &sine, &cosine);
    out[2 * pair] = __float2bfloat16_rn(radius * cosine);
    if (2 * pair + 1 < count) out[2 * pair + 1] = __float2bfloat16_rn(radius * sine);
  }
}

}  // namespace

cudaError_t launch_gaussian(void* out, int64_t count, uint64_t seed, cudaStream_t stream) {
  if (count == 0) return cudaSuccess;
  gaussian_kernel<<<1024, 256, 0, stream>>>(static_cast<__nv_bfloat16*>(out), count, seed);
  return cudaGetLastError();
}

}  // namespace leanfa::sm90a
