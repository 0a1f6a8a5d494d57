// AMD's HIP runtime, opened at run time: the functions that are called here, and why there are none. Nothing of HIP is
// needed to build, and a library without HIP on the machine loads.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "hip_emulation/hip_abi.hpp"

namespace leanfa::runtime {

using hipemu::HipError;

// A path here replaces the search for libamdhip64: for tests, for the emulated HIP (libleanfa_hipemu.so), and for a HIP
// in an unusual place.
inline constexpr const char* kHipLibraryVariable = "LEANFA_HIP_LIBRARY";

struct HipApi {
  HipError (*runtime_version)(int*) = nullptr;
  HipError (*device_count)(int*) = nullptr;
  HipError (*get_device)(int*) = nullptr;
  HipError (*set_device)(int) = nullptr;
  HipError (*device_properties)(hipemu::DevicePropertiesR0600*, int) = nullptr;
  HipError (*pointer_attributes)(hipemu::PointerAttributes*, const void*) = nullptr;
  HipError (*allocate)(void**, std::size_t) = nullptr;
  HipError (*release)(void*) = nullptr;
  HipError (*copy)(void*, const void*, std::size_t, int) = nullptr;
  HipError (*synchronize)() = nullptr;
  const char* (*error_name)(HipError) = nullptr;
  const char* (*error_text)(HipError) = nullptr;
  HipError (*last_error)() = nullptr;
  HipError (*module_load_data)(void**, const void*) = nullptr;
  HipError (*module_function)(void**, void*, const char*) = nullptr;
  HipError (*module_launch)(void*, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void*, void**,
                            void**) = nullptr;
};

struct HipLibrary {
  HipApi api;
  std::string absent;       // why it cannot be used; then `api` is not to be called
  std::string description;  // of the first gfx950 device, and HIP's version
};

// Opened at the first call; the same one always.
[[nodiscard]] const HipLibrary& hip_library();

// kDevice, or kOutOfMemory, with `what` failed. Precondition: HIP is there.
[[nodiscard]] Status hip_status(HipError error, std::string_view what);

// Whether device `index` is a gfx950.
[[nodiscard]] bool is_gfx950(const HipApi& api, int index);

}  // namespace leanfa::runtime
