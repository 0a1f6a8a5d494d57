#include "runtime/hip_api.hpp"

#include <dlfcn.h>
#include <fmt/format.h>

#include <array>
#include <cstdlib>

namespace leanfa::runtime {
namespace {

// In order of preference. HIP 5 is found so that it can be refused by version.
constexpr std::array kNames{"libamdhip64.so.7", "libamdhip64.so.6", "libamdhip64.so", "libamdhip64.so.5"};
// Device properties have their present layout, and pointer attributes their present numbers, since HIP 6.
constexpr int kOldestMajor = 6;

constexpr std::string_view kGfx950 = "gfx950";

struct Opened {
  void* handle = nullptr;
  std::string absent;
};

Opened open() {
  if (const char* const path = std::getenv(kHipLibraryVariable); path != nullptr && *path != '\0') {
    void* const handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (handle != nullptr) return {handle, ""};
    return {nullptr, fmt::format("{}: {}", kHipLibraryVariable, dlerror())};
  }
  std::string first;
  for (const char* const name : kNames) {
    if (void* const handle = dlopen(name, RTLD_NOW | RTLD_LOCAL); handle != nullptr) return {handle, ""};
    if (first.empty()) first = dlerror();
  }
  return {nullptr, fmt::format("no HIP runtime: {}", first)};
}

template <class Function>
void find(void* handle, const char* name, Function& function, std::string& missing) {
  function = reinterpret_cast<Function>(dlsym(handle, name));
  if (function == nullptr && missing.empty()) missing = name;
}

std::string fill(void* handle, HipApi& api) {
  std::string missing;
  find(handle, "hipRuntimeGetVersion", api.runtime_version, missing);
  find(handle, "hipGetDeviceCount", api.device_count, missing);
  find(handle, "hipGetDevice", api.get_device, missing);
  find(handle, "hipSetDevice", api.set_device, missing);
  find(handle, "hipPointerGetAttributes", api.pointer_attributes, missing);
  find(handle, "hipMalloc", api.allocate, missing);
  find(handle, "hipFree", api.release, missing);
  find(handle, "hipMemcpy", api.copy, missing);
  find(handle, "hipDeviceSynchronize", api.synchronize, missing);
  find(handle, "hipGetErrorName", api.error_name, missing);
  find(handle, "hipGetErrorString", api.error_text, missing);
  find(handle, "hipGetLastError", api.last_error, missing);
  find(handle, "hipModuleLoadData", api.module_load_data, missing);
  find(handle, "hipModuleGetFunction", api.module_function, missing);
  find(handle, "hipModuleLaunchKernel", api.module_launch, missing);
  // Last: what HIP 5 lacks.
  find(handle, "hipGetDevicePropertiesR0600", api.device_properties, missing);
  return missing;
}

std::string describe(const HipApi& api, int index) {
  hipemu::DevicePropertiesR0600 properties{};
  if (api.device_properties(&properties, index) != HipError::kSuccess) return fmt::format("device {}", index);
  return fmt::format("{} ({}, {} compute units)", properties.name, properties.gcnArchName,
                     properties.multiProcessorCount);
}

// HIP's version is major * 10^7 + minor * 10^5 + patch.
std::string version_text(int version) { return fmt::format("{}.{}", version / 10000000, version / 100000 % 100); }

// Of a library that will not do.
std::string too_old(int version, const std::string& missing) {
  const std::string without = missing.empty() ? "" : ", without " + missing;
  if (version == 0)
    return fmt::format("the library tells no version of HIP{}; HIP {} or newer is needed", without, kOldestMajor);
  return fmt::format("the HIP runtime is too old: HIP {}{}; HIP {} or newer is needed", version_text(version), without,
                     kOldestMajor);
}

HipLibrary load() {
  HipLibrary library;
  const Opened opened = open();
  library.absent = opened.absent;
  if (opened.handle == nullptr) return library;
  HipApi& api = library.api;
  const std::string missing = fill(opened.handle, api);
  int version = 0;
  if (api.runtime_version != nullptr) static_cast<void>(api.runtime_version(&version));
  if (!missing.empty() || version / 10000000 < kOldestMajor) {
    library.absent = too_old(version, missing);
    return library;
  }
  int count = 0;
  if (const HipError error = api.device_count(&count); error != HipError::kSuccess) {
    static_cast<void>(api.last_error());
    library.absent = fmt::format("HIP {} has no device: {} ({})", version_text(version), api.error_text(error),
                                 api.error_name(error));
    return library;
  }
  std::string others;
  for (int index = 0; index < count; ++index) {
    if (is_gfx950(api, index)) {
      library.description = fmt::format("{}, HIP {}", describe(api, index), version_text(version));
      return library;
    }
    others += fmt::format("{}{}", others.empty() ? "" : "; ", describe(api, index));
  }
  library.absent = fmt::format("the kernels are for gfx950 (MI350X, MI355X); HIP {} has {}", version_text(version),
                               others.empty() ? "no device" : others);
  return library;
}

}  // namespace

const HipLibrary& hip_library() {
  static const HipLibrary once = load();
  return once;
}

Status hip_status(HipError error, std::string_view what) {
  if (error == HipError::kSuccess) return {};
  const HipApi& api = hip_library().api;
  const ErrorCode code = error == HipError::kOutOfMemory ? ErrorCode::kOutOfMemory : ErrorCode::kDevice;
  return fail(code, fmt::format("{}: {} ({})", what, api.error_text(error), api.error_name(error)));
}

bool is_gfx950(const HipApi& api, int index) {
  hipemu::DevicePropertiesR0600 properties{};
  if (api.device_properties(&properties, index) != HipError::kSuccess) return false;
  const std::string_view arch = properties.gcnArchName;
  return arch == kGfx950 || arch.starts_with("gfx950:");
}

}  // namespace leanfa::runtime
