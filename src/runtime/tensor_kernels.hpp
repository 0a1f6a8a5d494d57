// What beside attention runs where: quantisers and the merge by LSE. A list for people and programs that ask what this
// build can do; which of them a call takes is its device's name alone, and what one does not serve, it refuses itself.
#pragma once

#include <span>
#include <string_view>

#include "runtime/device.hpp"

namespace leanfa::runtime {

struct TensorKernel {
  std::string_view name;
  DeviceKind device;
  std::string_view serves;
  std::string_view absent{};  // why it cannot be used here; empty when it can
};

// All of them, the absent ones too.
[[nodiscard]] std::span<const TensorKernel> tensor_kernels();

}  // namespace leanfa::runtime
