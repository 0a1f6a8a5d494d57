// Quantising, the LSE's offset and merging on a CUDA device, as the C interface and the benchmarks ask for them. All
// pointers are device memory of one device; work is enqueued on the caller's stream, and nothing is read back.
// What a stream cannot refuse (values that are not finite in int8) is counted. The kernels: kernels/sm90a.
#pragma once

#include <cstdint>
#include <span>

#include "base/result.hpp"
#include "numerics/packed.hpp"
#include "numerics/quantise_tensor.hpp"
#include "runtime/merge.hpp"

namespace leanfa::runtime {

struct CudaQuantize {
  AnyView source;  // bf16
  std::span<const std::int32_t> cu_seqlens;
  PackedTag tag;
  ScaleGranularity granularity = ScaleGranularity::kHead;
  Index groups = 0;    // batch, or sequences
  Index capacity = 0;  // a multiple of the tag's
  Index token_offset = 0;
  bool append = false;
  const float* static_scales = nullptr;  // contiguous: [1], [groups, heads] or [batch, tokens, heads]; null: dynamic
  MeanChoice mean_choice = MeanChoice::kNone;
  const float* given_mean = nullptr;  // [heads, dim]

  std::uint8_t* codes = nullptr;
  float* scales = nullptr;
  float* mean = nullptr;  // [groups, heads, dim]

  // Shift P's query.
  std::int8_t* q_shift = nullptr;
  ScaleView k_scale;
  Index heads_kv = 0;
  double softmax_scale = 0.0;

  unsigned long long* refused_values = nullptr;  // counted up; null: not counted
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
