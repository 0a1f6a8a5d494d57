// What every call of the CUDA runtime here shares: error values, device memory that frees itself, and the current
// device put back as it was. Only for sources of the CUDA part.
#pragma once

#include <cuda_runtime_api.h>

#include <cstddef>
#include <span>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "runtime/agreed_device.hpp"

namespace leanfa::runtime {

// kDevice, or kOutOfMemory, with `what` failed.
[[nodiscard]] Status cuda_status(cudaError_t error, std::string_view what);

// The device that holds `data`. Error: host memory, named `tensor`.
[[nodiscard]] Result<int> device_of_pointer(std::string_view tensor, const void* data);

// The one device that holds all of them, an sm_90 one; the current device if all are null.
[[nodiscard]] Result<int> common_device(std::span<const NamedPointer> pointers);

// Makes `device` current, and what was current before at the end.
class DeviceGuard {
 public:
  [[nodiscard]] static Result<DeviceGuard> make(int device);
  DeviceGuard(DeviceGuard&& other) noexcept : before_(std::exchange(other.before_, -1)) {}
  DeviceGuard& operator=(DeviceGuard&&) = delete;
  DeviceGuard(const DeviceGuard&) = delete;
  DeviceGuard& operator=(const DeviceGuard&) = delete;
  ~DeviceGuard() {
    if (before_ >= 0) cudaSetDevice(before_);
  }

 private:
  explicit DeviceGuard(int before) : before_(before) {}
  int before_;  // -1: nothing to put back
};

class DeviceBuffer {
 public:
  DeviceBuffer() = default;
  // At least one byte, aligned to 256. Error: memory, with the name.
  [[nodiscard]] static Result<DeviceBuffer> make(std::size_t bytes, std::string_view what);
  DeviceBuffer(DeviceBuffer&& other) noexcept
      : data_(std::exchange(other.data_, nullptr)), bytes_(std::exchange(other.bytes_, 0)) {}
  DeviceBuffer& operator=(DeviceBuffer&& other) noexcept {
    std::swap(data_, other.data_);
    std::swap(bytes_, other.bytes_);
    return *this;
  }
  DeviceBuffer(const DeviceBuffer&) = delete;
  DeviceBuffer& operator=(const DeviceBuffer&) = delete;
  ~DeviceBuffer() { cudaFree(data_); }

  [[nodiscard]] std::byte* data() const { return static_cast<std::byte*>(data_); }
  template <class T>
  [[nodiscard]] T* as() const {
    return static_cast<T*>(data_);
  }
  [[nodiscard]] std::size_t size_bytes() const { return bytes_; }

 private:
  void* data_ = nullptr;
  std::size_t bytes_ = 0;
};

}  // namespace leanfa::runtime
