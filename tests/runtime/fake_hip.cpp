// A HIP runtime that a machine might have and leanfa cannot use, for hip_absent_test.cpp: one MI300X, no more functions
// than are looked for. FAKE_HIP_VERSION is what hipRuntimeGetVersion says; FAKE_HIP_OLD leaves out what HIP 5 lacks.
#include <cstring>

#include "hip_emulation/hip_abi.hpp"

using leanfa::hipemu::HipError;

LEANFA_HIP_API HipError hipRuntimeGetVersion(int* version) {
  *version = FAKE_HIP_VERSION;
  return HipError::kSuccess;
}
LEANFA_HIP_API HipError hipGetDeviceCount(int* count) {
  *count = 1;
  return HipError::kSuccess;
}
#ifndef FAKE_HIP_OLD
LEANFA_HIP_API HipError hipGetDevicePropertiesR0600(leanfa::hipemu::DevicePropertiesR0600* properties, int) {
  *properties = {};
  std::strcpy(properties->name, "AMD Instinct MI300X");
  std::strcpy(properties->gcnArchName, "gfx942:sramecc+:xnack-");
  properties->multiProcessorCount = 304;
  return HipError::kSuccess;
}
#endif
LEANFA_HIP_API HipError hipMalloc(void**, std::size_t) { return HipError::kUnknown; }
LEANFA_HIP_API HipError hipFree(void*) { return HipError::kUnknown; }
LEANFA_HIP_API HipError hipMemcpy(void*, const void*, std::size_t, int) { return HipError::kUnknown; }
LEANFA_HIP_API HipError hipDeviceSynchronize() { return HipError::kUnknown; }
LEANFA_HIP_API HipError hipGetDevice(int*) { return HipError::kUnknown; }
LEANFA_HIP_API HipError hipSetDevice(int) { return HipError::kUnknown; }
LEANFA_HIP_API HipError hipPointerGetAttributes(void*, const void*) { return HipError::kUnknown; }
LEANFA_HIP_API const char* hipGetErrorName(HipError) { return "name"; }
LEANFA_HIP_API const char* hipGetErrorString(HipError) { return "text"; }
LEANFA_HIP_API HipError hipGetLastError() { return HipError::kSuccess; }
LEANFA_HIP_API HipError hipModuleLoadData(void**, const void*) { return HipError::kUnknown; }
LEANFA_HIP_API HipError hipModuleGetFunction(void**, void*, const char*) { return HipError::kUnknown; }
LEANFA_HIP_API HipError hipModuleLaunchKernel(void*, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned,
                                              unsigned, void*, void**, void**) {
  return HipError::kUnknown;
}
