// Quantising, the LSE's offset and merging on a CUDA device, as the C interface and the benchmarks ask for them. All
// pointers are device memory of one device; work is enqueued on the caller's stream, and nothing is read back.
// What a stream cannot refuse (values that are not finite in int8) is counted. The kernels: kernels/sm90a.
#pragma once

#include <cstdint>
#include <span>

#include "base/result.hpp"
#include "numerics/quantise_request.hpp"
#include "runtime/merge.hpp"

namespace leanfa::runtime {

struct CudaQuantize : QuantizeRequest {
  void* stream = nullptr;
};

// Errors: kUnsupported for formats, dims and addresses that the kernels do not serve; host memory; the device's.
[[nodiscard]] Status quantize_on_cuda(const CudaQuantize& call);

struct CudaLseOffset {
  AnyView q;  // bf16
  std::span<const std::int32_t> cu_seqlens;
  MeanView mean;  // by group
  Index heads_kv = 0;
  double softmax_scale = 0.0;
  LseView<float> out;
  void* stream = nullptr;
};
[[nodiscard]] Status lse_offset_on_cuda(const CudaLseOffset& call);

// As merge(). Errors also: more parts than the kernel takes, named.
[[nodiscard]] Status merge_on_cuda(std::span<const Part> parts, const MergedRows& merged, void* stream);

}  // namespace leanfa::runtime
