#include "runtime/device.hpp"

#include <algorithm>

#include "runtime/cuda_device.hpp"
#include "runtime/gfx950_device.hpp"

namespace leanfa::runtime {
namespace {

// What is known without looking at the machine.
constexpr std::array kDevices{
    Device{DeviceKind::kCpu, "cpu", "the processors of this machine", ""},
    Device{DeviceKind::kCuda, "cuda", "NVIDIA sm_90a (H100, H200)", ""},
    Device{DeviceKind::kHip, "hip", "AMD gfx950 (MI355X)", ""},
    Device{DeviceKind::kGfx950Emu, "gfx950-emu", "gfx950 code on the processor", ""},
};

const Device& row(DeviceKind kind) {
  return *std::find_if(kDevices.begin(), kDevices.end(), [&](const Device& d) { return d.kind == kind; });
}

// Why it is absent, or which one it is.
Device with_reason(Device device) {
  switch (device.kind) {
    case DeviceKind::kCpu:
      break;
    case DeviceKind::kCuda:
      device.absent = cuda_absent();
      if (device.available()) device.description = cuda_description();
      break;
    case DeviceKind::kHip:
      device.absent = hip_absent();
      if (device.available()) device.description = hip_description();
      break;
    case DeviceKind::kGfx950Emu:
      device.absent = gfx950_emulator_absent();
      break;
  }
  return device;
}

}  // namespace

std::span<const Device> devices() {
  static const auto found = [] {
    auto table = kDevices;
    std::transform(table.begin(), table.end(), table.begin(), with_reason);
    return table;
  }();
  return found;
}

// A driver is only asked about where its device is meant: a CPU call must not start CUDA or HIP.
const Device& device(DeviceKind kind) {
  static const Device cpu = row(DeviceKind::kCpu);
  switch (kind) {
    case DeviceKind::kCpu:
      break;
    case DeviceKind::kCuda: {
      static const Device cuda = with_reason(row(DeviceKind::kCuda));
      return cuda;
    }
    case DeviceKind::kHip: {
      static const Device hip = with_reason(row(DeviceKind::kHip));
      return hip;
    }
    case DeviceKind::kGfx950Emu: {
      static const Device emulator = with_reason(row(DeviceKind::kGfx950Emu));
      return emulator;
    }
  }
  return cpu;
}

std::optional<DeviceKind> device_from_name(std::string_view name) {
  for (const Device& d : kDevices)
    if (d.name == name) return d.kind;
  return std::nullopt;
}

bool has_own_memory(DeviceKind kind) { return kind == DeviceKind::kCuda || kind == DeviceKind::kHip; }

}  // namespace leanfa::runtime
