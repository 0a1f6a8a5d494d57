// leanfa.h: version, status texts, and the lists of devices and kernels.
#include <fmt/format.h>

#include <array>
#include <cstddef>

#include "runtime/c_status.hpp"
#include "runtime/c_struct.hpp"
#include "runtime/select.hpp"

#define LEANFA_TEXT_OF(x) #x
#define LEANFA_TEXT(x) LEANFA_TEXT_OF(x)

namespace leanfa::c_api {
namespace {

// Every struct_size that a caller may have: up to any field.
constexpr std::array kDeviceBoundaries{offsetof(leanfa_device_info, description), offsetof(leanfa_device_info, reason),
                                       sizeof(leanfa_device_info)};
constexpr std::array kKernelBoundaries{offsetof(leanfa_kernel_info, inputs), offsetof(leanfa_kernel_info, head_dims),
                                       offsetof(leanfa_kernel_info, reason), sizeof(leanfa_kernel_info)};

std::int32_t code_of(runtime::DeviceKind kind) { return static_cast<std::int32_t>(kind); }
static_assert(static_cast<std::int32_t>(runtime::DeviceKind::kCpu) == LEANFA_DEVICE_CPU);
static_assert(static_cast<std::int32_t>(runtime::DeviceKind::kCuda) == LEANFA_DEVICE_CUDA);
static_assert(static_cast<std::int32_t>(runtime::DeviceKind::kHip) == LEANFA_DEVICE_HIP);
static_assert(static_cast<std::int32_t>(runtime::DeviceKind::kGfx950Emu) == LEANFA_DEVICE_GFX950_EMU);

Status check_index(std::int32_t index, std::size_t count) {
  if (index >= 0 && static_cast<std::size_t>(index) < count) return {};
  return bad_input({"index", "is in the list", fmt::format("{}", index), fmt::format("0..{}", count - 1)});
}

// Both tables hold string literals, so that data() ends with a NUL and lives as long as the library.
Status device_info(std::int32_t index, leanfa_device_info* info) {
  LEANFA_TRY(check_index(index, runtime::devices().size()));
  const runtime::Device& d = runtime::devices()[static_cast<std::size_t>(index)];
  const leanfa_device_info value{.struct_size = 0,
                                 .device = code_of(d.kind),
                                 .available = d.available() ? 1 : 0,
                                 .name = d.name.data(),
                                 .description = d.description.data(),
                                 .reason = d.absent.data()};
  return write_struct("leanfa_device_info", value, info, kDeviceBoundaries);
}

Status kernel_info(std::int32_t index, leanfa_kernel_info* info) {
  LEANFA_TRY(check_index(index, runtime::kernels().size()));
  const runtime::Kernel& k = runtime::kernels()[static_cast<std::size_t>(index)];
  const leanfa_kernel_info value{.struct_size = 0,
                                 .device = code_of(k.device),
                                 .available = k.available() ? 1 : 0,
                                 .name = k.name.data(),
                                 .inputs = k.inputs.data(),
                                 .head_dims = k.head_dims.data(),
                                 .reason = k.absent.data()};
  return write_struct("leanfa_kernel_info", value, info, kKernelBoundaries);
}

}  // namespace
}  // namespace leanfa::c_api

int32_t leanfa_version(void) {
  return LEANFA_VERSION_MAJOR * 10000 + LEANFA_VERSION_MINOR * 100 + LEANFA_VERSION_PATCH;
}

const char* leanfa_version_string(void) {
  return LEANFA_TEXT(LEANFA_VERSION_MAJOR) "." LEANFA_TEXT(LEANFA_VERSION_MINOR) "." LEANFA_TEXT(LEANFA_VERSION_PATCH);
}

const char* leanfa_status_string(leanfa_status status) {
  switch (static_cast<int>(status)) {
    case LEANFA_OK:
      return "ok";
    case LEANFA_BAD_INPUT:
      return "bad input";
    case LEANFA_UNSUPPORTED:
      return "unsupported";
    case LEANFA_IO:
      return "input or output failed";
    case LEANFA_OUT_OF_MEMORY:
      return "out of memory";
    case LEANFA_DEVICE_ERROR:
      return "device error";
    case LEANFA_INTERNAL:
      return "internal error";
    default:
      return "unknown status";
  }
}

int32_t leanfa_device_count(void) { return static_cast<int32_t>(leanfa::runtime::devices().size()); }

leanfa_status leanfa_get_device_info(int32_t index, leanfa_device_info* info, char* message, size_t message_size) {
  return leanfa::c_api::guarded(message, message_size, [&] { return leanfa::c_api::device_info(index, info); });
}

int32_t leanfa_kernel_count(void) { return static_cast<int32_t>(leanfa::runtime::kernels().size()); }

leanfa_status leanfa_get_kernel_info(int32_t index, leanfa_kernel_info* info, char* message, size_t message_size) {
  return leanfa::c_api::guarded(message, message_size, [&] { return leanfa::c_api::kernel_info(index, info); });
}
