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
#include "numerics/quantise_request.hpp"

namespace leanfa::gfx950 {

struct QuantizeLaunch {
  QuantizePlan plan;
  std::array<std::uint32_t, 3> grid{1, 1, 1};
  std::vector<std::byte> arguments;
};

// In their order, none where there is nothing to do. kUnsupported, by name: source types other than bf16, formats and
// layouts other than e4m3fn and i8 rows, dims other than 64, 128, 192, varlen, the mean over the sequence, sizes beyond
// a grid's.
[[nodiscard]] Result<std::vector<QuantizeLaunch>> quantize_launches(const QuantizeRequest& problem);

}  // namespace leanfa::gfx950
