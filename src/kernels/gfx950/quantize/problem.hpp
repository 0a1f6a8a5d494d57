// From a tensor to quantise to the launches that do it, or why these kernels cannot. Nothing is launched here; pointers
// are the device's. The same request on a CPU: numerics/quantise_tensor.hpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/attention.hpp"
#include "base/result.hpp"
#include "kernels/gfx950/quantize/plan.hpp"
#include "numerics/quantise_tensor.hpp"

namespace leanfa::gfx950 {

struct QuantizeProblem {
  AnyView source;
  PackedTag tag;
  ScaleGranularity granularity = ScaleGranularity::kHead;
  bool varlen = false;  // only to be refused
  Index capacity = 0, token_offset = 0;
  bool append = false;                   // only the source's tokens are written
  const float* static_scales = nullptr;  // contiguous; null: dynamic
  MeanChoice mean_choice = MeanChoice::kNone;
  const float* given_mean = nullptr;  // [heads, dim]

  std::uint8_t* codes = nullptr;
  float* scales = nullptr;
  float* mean = nullptr;  // [batch, heads, dim], written without append

  // Shift P's query, where q_shift is not null.
  std::int8_t* q_shift = nullptr;
  ScaleView k_scale;
  Index heads_kv = 1;
  double softmax_scale = 1.0;

  std::uint64_t* refused_values = nullptr;  // what the CPU refuses is added; null: not counted
};

struct QuantizeLaunch {
  QuantizePlan plan;
  std::array<std::uint32_t, 3> grid{1, 1, 1};
  std::vector<std::byte> arguments;
};

// In their order, none where there is nothing to do. kUnsupported, by name: source types other than bf16, formats and
// layouts other than e4m3fn and i8 rows, dims other than 64, 128, 192, varlen, the mean over the sequence, sizes beyond
// a grid's.
[[nodiscard]] Result<std::vector<QuantizeLaunch>> quantize_launches(const QuantizeProblem& problem);

}  // namespace leanfa::gfx950
