// A tensor to quantise on a device and where its codes go, as every device's quantiser takes it. Pointers are memory
// that the device reads and writes; nothing is read on the host. On a CPU: quantise_tensor.hpp.
#pragma once

#include <cstdint>
#include <span>

#include "base/attention.hpp"
#include "numerics/packed.hpp"
#include "numerics/quantise_tensor.hpp"

namespace leanfa {

struct QuantizeRequest {
  AnyView source;  // bf16
  std::span<const std::int32_t> cu_seqlens;
  PackedTag tag;
  ScaleGranularity granularity = ScaleGranularity::kHead;
  Index groups = 0;    // batch, or sequences
  Index capacity = 0;  // a multiple of the tag's
  Index token_offset = 0;
  bool append = false;                   // only the source's tokens are written
  const float* static_scales = nullptr;  // contiguous: [1], [groups, heads] or [batch, tokens, heads]; null: dynamic
  MeanChoice mean_choice = MeanChoice::kNone;
  const float* given_mean = nullptr;  // [heads, dim]

  std::uint8_t* codes = nullptr;
  float* scales = nullptr;
  float* mean = nullptr;  // [groups, heads, dim]

  // Shift P's query, where q_shift is not null.
  std::int8_t* q_shift = nullptr;
  ScaleView k_scale;
  Index heads_kv = 1;
  double softmax_scale = 1.0;

  std::uint64_t* refused_values = nullptr;  // what the CPU refuses is counted up; null: not counted
};

}  // namespace leanfa
