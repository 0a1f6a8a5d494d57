// The devices that leanfa knows by name, and for each that cannot be used here, why. What runs on them is in
// select.hpp.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace leanfa::runtime {

enum class DeviceKind : std::uint8_t { kCpu, kCuda, kHip, kGfx950Emu };

struct Device {
  DeviceKind kind;
  std::string_view name;  // as on the command line
  std::string_view description;
  std::string_view absent;  // why it cannot be used; empty when it can

  [[nodiscard]] bool available() const { return absent.empty(); }
};

// All of them, the absent ones too.
[[nodiscard]] std::span<const Device> devices();
[[nodiscard]] const Device& device(DeviceKind kind);
[[nodiscard]] std::optional<DeviceKind> device_from_name(std::string_view name);
// Whether its tensors are in memory that the processor cannot read: then values behind pointers are not checked.
[[nodiscard]] bool has_own_memory(DeviceKind kind);

}  // namespace leanfa::runtime
