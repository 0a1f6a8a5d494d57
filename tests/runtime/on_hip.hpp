// Tensors in the memory of the emulated HIP device, for calls of leanfa on the device hip.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "hip_emulation/hip_functions.hpp"
#include "runtime/attention_call.hpp"

namespace leanfa::runtime_test {

// Has leanfa open the emulated HIP instead of a machine's own. Before the first call that names hip, which looks for it
// once.
inline bool use_emulated_hip() { return setenv("LEANFA_HIP_LIBRARY", LEANFA_HIPEMU_LIBRARY, 1) == 0; }

// Why the emulated gfx950 cannot run kernels in this build; empty if it can.
inline std::string no_emulator() {
  leanfa_device_info info{};
  info.struct_size = sizeof info;
  EXPECT_EQ(leanfa_get_device_info(LEANFA_DEVICE_GFX950_EMU, &info, nullptr, 0), LEANFA_OK);
  return info.available != 0 ? "" : info.reason;
}

inline std::size_t bytes_of(const leanfa_tensor& tensor) {
  std::size_t bytes = tensor.dtype == LEANFA_F32 ? 4 : tensor.dtype == LEANFA_BF16 ? 2 : 1;
  for (int i = 0; i < tensor.ndim; ++i) bytes *= static_cast<std::size_t>(tensor.size[i]);
  return bytes;
}

// A contiguous tensor's copy on the device.
class OnDevice {
 public:
  explicit OnDevice(const leanfa_tensor& host) : tensor(host), host_(host.data), bytes_(bytes_of(host)) {
    EXPECT_EQ(hipemu::hipMalloc(&tensor.data, bytes_), hipemu::HipError::kSuccess);
    EXPECT_EQ(hipemu::hipMemcpy(tensor.data, host_, bytes_, hipemu::kHostToDevice), hipemu::HipError::kSuccess);
  }
  ~OnDevice() { EXPECT_EQ(hipemu::hipFree(tensor.data), hipemu::HipError::kSuccess); }
  OnDevice(const OnDevice&) = delete;
  OnDevice& operator=(const OnDevice&) = delete;
  void fetch() const {
    EXPECT_EQ(hipemu::hipMemcpy(host_, tensor.data, bytes_, hipemu::kDeviceToHost), hipemu::HipError::kSuccess);
  }

  leanfa_tensor tensor;

 private:
  void* host_;
  std::size_t bytes_;
};

}  // namespace leanfa::runtime_test
