#include "runtime/c_place.hpp"

#include <fmt/format.h>

#include "runtime/device.hpp"

namespace leanfa::c_api {
namespace {

constexpr std::int32_t kMostThreads = 4096;

void refuse_device(Reasons& reasons, std::string_view what, std::int32_t device, std::string_view accepted) {
  const runtime::Device& named = runtime::device(static_cast<runtime::DeviceKind>(device));
  const std::string got = named.available() ? std::string(named.name) : fmt::format("{}: {}", named.name, named.absent);
  reasons.add(unsupported({"device", fmt::format("{} runs on it", what), got, accepted}));
}

void refuse_stream(Reasons& reasons, const void* stream, std::string_view device = "cpu") {
  reasons.add(bad_input(
      {"stream", fmt::format("is NULL for {}, which has no streams", device), fmt::format("{}", stream), "NULL"}));
}

}  // namespace

void check_range(Reasons& reasons, std::string_view name, std::int64_t value, std::int64_t largest) {
  if (value < 0 || value > largest)
    reasons.add(bad_input({name, "is in range", fmt::format("{}", value), fmt::format("0..{}", largest)}));
}

void check_place(Reasons& reasons, std::int32_t device, std::int32_t threads) {
  check_range(reasons, "device", device, LEANFA_DEVICE_GFX950_EMU);
  check_range(reasons, "threads", threads, kMostThreads);
}

void require_cpu(Reasons& reasons, std::string_view what, std::int32_t device, const void* stream) {
  if (device > LEANFA_DEVICE_CPU && device <= LEANFA_DEVICE_GFX950_EMU) refuse_device(reasons, what, device, "cpu");
  if (device == LEANFA_DEVICE_CPU && stream != nullptr) refuse_stream(reasons, stream);
}

void require_cpu_or_cuda(Reasons& reasons, std::string_view what, std::int32_t device, const void* stream) {
  if (device != LEANFA_DEVICE_CUDA) {
    if (device > LEANFA_DEVICE_CPU && device <= LEANFA_DEVICE_GFX950_EMU)
      refuse_device(reasons, what, device, "cpu or cuda");
    if (device == LEANFA_DEVICE_CPU && stream != nullptr) refuse_stream(reasons, stream);
    return;
  }
  if (!runtime::device(runtime::DeviceKind::kCuda).available()) refuse_device(reasons, what, device, "cpu or cuda");
}

void require_present(Reasons& reasons, std::string_view what, std::int32_t device, const void* stream) {
  if (device < LEANFA_DEVICE_CPU || device > LEANFA_DEVICE_GFX950_EMU) return;
  const runtime::Device& named = runtime::device(static_cast<runtime::DeviceKind>(device));
  if (!named.available()) return refuse_device(reasons, what, device, "a device that is there");
  if (!runtime::has_own_memory(named.kind) && stream != nullptr) refuse_stream(reasons, stream, named.name);
}

}  // namespace leanfa::c_api
