#include "runtime/agreed_device.hpp"

#include <fmt/format.h>

namespace leanfa::runtime {

Result<AgreedDevice> agreed_device(std::span<const NamedPointer> pointers,
                                   const std::function<Result<int>(std::string_view, const void*)>& device_of) {
  AgreedDevice agreed;
  for (const NamedPointer& pointer : pointers) {
    if (pointer.data == nullptr) continue;
    const Result<int> device = device_of(pointer.tensor, pointer.data);
    if (!device) return tl::unexpected(device.error());
    if (agreed.device >= 0 && *device != agreed.device)
      return bad_input({pointer.tensor, fmt::format("is on the device of {}", agreed.tensor),
                        fmt::format("device {}", *device), fmt::format("device {}", agreed.device)});
    if (agreed.device < 0) agreed.tensor = pointer.tensor;
    agreed.device = *device;
  }
  return agreed;
}

}  // namespace leanfa::runtime
