// Tensor maps: how TMA sees q, k and v. Made on the host for every launch, a few hundred nanoseconds each.
#pragma once

#include <cuda.h>
#include <cuda_runtime_api.h>

#include <cstdint>

namespace leanfa::sm90a {

inline constexpr int kMostTensorRank = 5;

// A tensor in elements, dimension 0 contiguous, and the box that one load brings: of one element in the dimensions that
// `box` does not name.
struct TensorMapSpec {
  const void* data = nullptr;
  CUtensorMapDataType type = CU_TENSOR_MAP_DATA_TYPE_UINT8;
  int element_bytes = 1;
  int rank = 4;
  std::int64_t size[kMostTensorRank] = {};
  std::int64_t stride[kMostTensorRank] = {};  // stride[0] is 1
  int box[kMostTensorRank] = {};              // 0: 1
  CUtensorMapSwizzle swizzle = CU_TENSOR_MAP_SWIZZLE_128B;
};

// Error: the driver's word, cudaErrorInvalidValue where it refuses the description.
[[nodiscard]] cudaError_t encode_tensor_map(const TensorMapSpec& spec, CUtensorMap& map);

}  // namespace leanfa::sm90a
