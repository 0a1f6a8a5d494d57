// Arrays on the CUDA device for tests of its kernels, and the reason to skip where there is no device.
#pragma once

#include <cuda_runtime_api.h>
#include <gtest/gtest.h>

#include <cstring>
#include <string>
#include <vector>

#include "runtime/cuda_call.hpp"
#include "runtime/cuda_device.hpp"

#define LEANFA_SKIP_WITHOUT_CUDA()                                                          \
  do {                                                                                      \
    if (const auto why = leanfa::runtime::cuda_absent(); !why.empty()) GTEST_SKIP() << why; \
  } while (false)

namespace leanfa::sm90a_test {

// Filled with a pattern, so that what a kernel does not write shows.
template <class T>
class DeviceArray {
 public:
  explicit DeviceArray(std::size_t count, int pattern = 0xA5) : count_(count) {
    auto made = runtime::DeviceBuffer::make(count * sizeof(T), "test array");
    EXPECT_TRUE(made.has_value()) << (made ? "" : made.error().message);
    if (made) buffer_ = std::move(*made);
    EXPECT_EQ(cudaMemset(buffer_.data(), pattern, count * sizeof(T)), cudaSuccess);
  }
  explicit DeviceArray(const std::vector<T>& values) : DeviceArray(values.size()) {
    EXPECT_EQ(cudaMemcpy(buffer_.data(), values.data(), count_ * sizeof(T), cudaMemcpyHostToDevice), cudaSuccess);
  }

  [[nodiscard]] T* data() const { return buffer_.as<T>(); }
  [[nodiscard]] std::vector<T> values() const {
    std::vector<T> copy(count_);
    EXPECT_EQ(cudaDeviceSynchronize(), cudaSuccess);
    EXPECT_EQ(cudaMemcpy(copy.data(), buffer_.data(), count_ * sizeof(T), cudaMemcpyDeviceToHost), cudaSuccess);
    return copy;
  }

 private:
  std::size_t count_;
  runtime::DeviceBuffer buffer_;
};

template <class T>
std::vector<T> bytes_to(const void* data, std::size_t count) {
  std::vector<T> values(count);
  if (count > 0) std::memcpy(values.data(), data, count * sizeof(T));
  return values;
}

}  // namespace leanfa::sm90a_test
