#include "kernels/sm90a/attention_fwd/tensor_map.hpp"

#include <algorithm>

namespace leanfa::sm90a {
namespace {

using EncodeTiled = CUresult (*)(CUtensorMap*, CUtensorMapDataType, cuuint32_t, void*, const cuuint64_t*,
                                 const cuuint64_t*, const cuuint32_t*, const cuuint32_t*, CUtensorMapInterleave,
                                 CUtensorMapSwizzle, CUtensorMapL2promotion, CUtensorMapFloatOOBfill);

struct EntryPoint {
  EncodeTiled encode = nullptr;
  cudaError_t error = cudaSuccess;
};

// The driver's entry point, so that nothing links against the driver.
EntryPoint find_encode_tiled() {
  void* entry = nullptr;
  cudaDriverEntryPointQueryResult found{};
  const cudaError_t error =
      cudaGetDriverEntryPointByVersion("cuTensorMapEncodeTiled", &entry, 12000, cudaEnableDefault, &found);
  if (error != cudaSuccess) return {.encode = nullptr, .error = error};
  if (found != cudaDriverEntryPointSuccess || entry == nullptr)
    return {.encode = nullptr, .error = cudaErrorNotSupported};
  return {.encode = reinterpret_cast<EncodeTiled>(entry), .error = cudaSuccess};
}

}  // namespace

cudaError_t encode_tensor_map(const TensorMapSpec& spec, CUtensorMap& map) {
  // Looked up once: a short attention makes several maps, and its launch is what it takes longest for.
  static const EntryPoint entry_point = find_encode_tiled();
  if (entry_point.error != cudaSuccess) return entry_point.error;
  cuuint64_t size[kMostTensorRank];
  cuuint64_t stride_bytes[kMostTensorRank - 1];
  cuuint32_t box[kMostTensorRank];
  for (int d = 0; d < spec.rank; ++d) {
    size[d] = static_cast<cuuint64_t>(std::max<std::int64_t>(1, spec.size[d]));
    // A dimension of one element is never stepped over: any valid stride will do.
    box[d] = static_cast<cuuint32_t>(std::max(1, spec.box[d]));
    if (d > 0) stride_bytes[d - 1] = size[d] == 1 ? 16 : static_cast<cuuint64_t>(spec.stride[d] * spec.element_bytes);
  }
  constexpr cuuint32_t kOnes[kMostTensorRank] = {1, 1, 1, 1, 1};
  const CUresult result =
      entry_point.encode(&map, spec.type, static_cast<cuuint32_t>(spec.rank), const_cast<void*>(spec.data), size,
                         stride_bytes, box, kOnes, CU_TENSOR_MAP_INTERLEAVE_NONE, spec.swizzle,
                         CU_TENSOR_MAP_L2_PROMOTION_L2_256B, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE);
  return result == CUDA_SUCCESS ? cudaSuccess : cudaErrorInvalidValue;
}

}  // namespace leanfa::sm90a
