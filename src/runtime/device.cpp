#include "runtime/device.hpp"

#include <algorithm>

namespace leanfa::runtime {
namespace {

constexpr std::array kDevices{
    Device{DeviceKind::kCpu, "cpu", "the processors of this machine", ""},
    Device{DeviceKind::kCuda, "cuda", "NVIDIA sm_90a (H100, H200)", "this build has no CUDA kernels"},
    Device{DeviceKind::kHip, "hip", "AMD gfx950 (MI355X)", "this build has no gfx950 kernels"},
    Device{DeviceKind::kGfx950Emu, "gfx950-emu", "gfx950 code on the processor", "this build has no gfx950 emulator"},
};

}  // namespace

std::span<const Device> devices() { return kDevices; }

const Device& device(DeviceKind kind) {
  return *std::find_if(kDevices.begin(), kDevices.end(), [&](const Device& d) { return d.kind == kind; });
}

std::optional<DeviceKind> device_from_name(std::string_view name) {
  for (const Device& d : kDevices)
    if (d.name == name) return d.kind;
  return std::nullopt;
}

}  // namespace leanfa::runtime
