// The one device of a runtime, CUDA's or HIP's, that holds all tensors of a call.
#pragma once

#include <functional>
#include <span>
#include <string_view>

#include "base/result.hpp"

namespace leanfa::runtime {

// One tensor's name and first element; data is null for an absent one.
struct NamedPointer {
  std::string_view tensor;
  const void* data;
};

struct AgreedDevice {
  int device = -1;            // -1: all tensors are absent
  std::string_view tensor{};  // the first that is on it
};

// device_of(tensor, data). Errors: its own, and tensors on different devices.
[[nodiscard]] Result<AgreedDevice> agreed_device(
    std::span<const NamedPointer> pointers, const std::function<Result<int>(std::string_view, const void*)>& device_of);

}  // namespace leanfa::runtime
