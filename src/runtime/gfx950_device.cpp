#include "runtime/gfx950_device.hpp"

#include <algorithm>

namespace leanfa::runtime {

Gfx950Range range_of(std::string_view tensor, const void* data, const Index4& size, const Index4& stride,
                     std::size_t width_bytes) {
  const bool empty = std::ranges::any_of(size, [](Index extent) { return extent == 0; });
  if (data == nullptr || empty) return {tensor, nullptr, 0};
  Index begin = 0;
  Index end = 1;
  for (std::size_t axis = 0; axis < size.size(); ++axis) {
    const Index reach = (size[axis] - 1) * stride[axis];
    (reach < 0 ? begin : end) += reach;
  }
  const auto width = static_cast<Index>(width_bytes);
  return {tensor, static_cast<const std::byte*>(data) + begin * width, static_cast<std::size_t>((end - begin) * width)};
}

Result<Gfx950Device*> gfx950_device(DeviceKind kind) {
  const Device& named = device(kind);
  if (!named.available())
    return fail(ErrorCode::kUnsupported, std::string(named.name) + ": " + std::string(named.absent));
  return kind == DeviceKind::kHip ? &hip_device() : &gfx950_emulator();
}

}  // namespace leanfa::runtime
