// Allocation, copies and pointers: arithmetic inside an allocation works, everything outside is refused.
#include <gtest/gtest.h>

#include <array>
#include <cstring>
#include <numeric>
#include <string>
#include <vector>

#include "hip_emulation/hip_functions.hpp"

namespace leanfa::hipemu {
namespace {

constexpr std::size_t kBytes = 1000;

class Buffer {
 public:
  explicit Buffer(std::size_t bytes) { EXPECT_EQ(hipMalloc(&pointer_, bytes), HipError::kSuccess); }
  ~Buffer() { EXPECT_EQ(hipFree(pointer_), HipError::kSuccess); }
  Buffer(const Buffer&) = delete;
  Buffer& operator=(const Buffer&) = delete;
  [[nodiscard]] std::byte* at(std::size_t offset) const { return static_cast<std::byte*>(pointer_) + offset; }

 private:
  void* pointer_ = nullptr;
};

std::vector<unsigned char> counted(std::size_t bytes) {
  std::vector<unsigned char> data(bytes);
  std::iota(data.begin(), data.end(), static_cast<unsigned char>(1));
  return data;
}

TEST(HipMemory, CopiesThereAndBackAtOffsets) {
  const Buffer buffer(kBytes);
  const auto data = counted(kBytes);
  ASSERT_EQ(hipMemcpy(buffer.at(0), data.data(), kBytes, kHostToDevice), HipError::kSuccess);
  ASSERT_EQ(hipMemcpy(buffer.at(500), buffer.at(0), 300, kDeviceToDevice), HipError::kSuccess);
  std::vector<unsigned char> back(kBytes);
  ASSERT_EQ(hipMemcpy(back.data(), buffer.at(0), kBytes, kByAddress), HipError::kSuccess);
  std::vector<unsigned char> expected = data;
  std::copy_n(data.begin(), 300, expected.begin() + 500);
  EXPECT_EQ(back, expected);
}

TEST(HipMemory, RefusesRangesThatLeaveTheAllocation) {
  const Buffer buffer(kBytes);
  std::vector<unsigned char> host(2 * kBytes);
  EXPECT_EQ(hipMemcpy(buffer.at(0), host.data(), kBytes, kHostToDevice), HipError::kSuccess);
  EXPECT_EQ(hipMemcpy(buffer.at(0), host.data(), kBytes + 1, kHostToDevice), HipError::kInvalidValue);
  EXPECT_EQ(hipMemcpy(buffer.at(1), host.data(), kBytes, kHostToDevice), HipError::kInvalidValue);
  EXPECT_EQ(hipMemcpy(host.data(), buffer.at(kBytes), 1, kDeviceToHost), HipError::kInvalidValue);
  EXPECT_EQ(hipMemset(buffer.at(kBytes - 1), 0, 2), HipError::kInvalidValue);
  EXPECT_EQ(hipMemset(host.data(), 0, 1), HipError::kInvalidValue);
  EXPECT_EQ(hipMemcpy(nullptr, host.data(), 1, kHostToDevice), HipError::kInvalidValue);
  EXPECT_EQ(hipMemcpy(nullptr, nullptr, 0, kHostToDevice), HipError::kSuccess);
  EXPECT_EQ(hipMemcpy(buffer.at(0), host.data(), 1, 77), HipError::kInvalidMemcpyDirection);
}

TEST(HipMemory, HostToHostOnlyWhenSaid) {
  const auto data = counted(kBytes);
  std::vector<unsigned char> copy(kBytes);
  EXPECT_EQ(hipMemcpy(copy.data(), data.data(), kBytes, kHostToDevice), HipError::kInvalidValue);
  EXPECT_EQ(hipMemcpy(copy.data(), data.data(), kBytes, kHostToHost), HipError::kSuccess);
  EXPECT_EQ(copy, data);
}

TEST(HipMemory, FreedMemoryIsNobodys) {
  void* pointer = nullptr;
  ASSERT_EQ(hipMalloc(&pointer, kBytes), HipError::kSuccess);
  EXPECT_EQ(hipFree(static_cast<std::byte*>(pointer) + 256), HipError::kInvalidValue);
  EXPECT_EQ(hipHostFree(pointer), HipError::kInvalidValue);
  ASSERT_EQ(hipFree(pointer), HipError::kSuccess);
  EXPECT_EQ(hipFree(pointer), HipError::kInvalidValue);
  unsigned char byte = 0;
  EXPECT_EQ(hipMemcpy(&byte, pointer, 1, kDeviceToHost), HipError::kInvalidValue);
  EXPECT_EQ(hipFree(nullptr), HipError::kSuccess);
}

TEST(HipMemory, NoBytesGiveNoPointer) {
  void* pointer = &pointer;
  EXPECT_EQ(hipMalloc(&pointer, 0), HipError::kSuccess);
  EXPECT_EQ(pointer, nullptr);
  EXPECT_EQ(hipMalloc(nullptr, 1), HipError::kInvalidValue);
}

TEST(HipMemory, CountsWhatIsFree) {
  std::size_t before = 0;
  std::size_t total = 0;
  ASSERT_EQ(hipMemGetInfo(&before, &total), HipError::kSuccess);
  ASSERT_LE(before, total);
  {
    const Buffer buffer(1 << 20);
    std::size_t now = 0;
    ASSERT_EQ(hipMemGetInfo(&now, nullptr), HipError::kSuccess);
    EXPECT_EQ(now, before - (1 << 20));
  }
  void* pointer = &total;
  EXPECT_EQ(hipMalloc(&pointer, total + 1), HipError::kOutOfMemory);
  EXPECT_EQ(pointer, nullptr);
  ASSERT_EQ(hipMemGetInfo(&total, nullptr), HipError::kSuccess);
  EXPECT_EQ(total, before);
}

TEST(HipMemory, TellsWhatAPointerIs) {
  const Buffer buffer(kBytes);
  PointerAttributes attributes{};
  ASSERT_EQ(hipPointerGetAttributes(&attributes, buffer.at(10)), HipError::kSuccess);
  EXPECT_EQ(attributes.type, static_cast<int>(MemoryType6::kDevice));
  EXPECT_EQ(attributes.device_pointer, buffer.at(10));
  EXPECT_EQ(attributes.host_pointer, nullptr);
  void* base = nullptr;
  std::size_t bytes = 0;
  ASSERT_EQ(hipMemGetAddressRange(&base, &bytes, buffer.at(999)), HipError::kSuccess);
  EXPECT_EQ(base, buffer.at(0));
  EXPECT_EQ(bytes, kBytes);
  EXPECT_EQ(hipMemGetAddressRange(&base, &bytes, buffer.at(1000)), HipError::kNotFound);
  EXPECT_EQ(hipPointerGetAttributes(&attributes, &bytes), HipError::kInvalidValue);
}

TEST(HipMemory, PinnedAndManagedMemoryIsTheHostsToo) {
  for (const bool managed : {false, true}) {
    void* pointer = nullptr;
    ASSERT_EQ(managed ? hipMallocManaged(&pointer, kBytes, 1) : hipHostMalloc(&pointer, kBytes, 0), HipError::kSuccess);
    std::memset(pointer, 0x5A, kBytes);
    PointerAttributes attributes{};
    ASSERT_EQ(hipPointerGetAttributes(&attributes, pointer), HipError::kSuccess);
    EXPECT_EQ(attributes.type, static_cast<int>(managed ? MemoryType6::kManaged : MemoryType6::kHost));
    EXPECT_EQ(attributes.host_pointer, pointer);
    void* device = nullptr;
    ASSERT_EQ(hipHostGetDevicePointer(&device, pointer, 0), HipError::kSuccess);
    const Buffer buffer(kBytes);
    ASSERT_EQ(hipMemcpy(buffer.at(0), device, kBytes, kDeviceToDevice), HipError::kSuccess);
    std::vector<unsigned char> back(kBytes);
    ASSERT_EQ(hipMemcpy(back.data(), buffer.at(0), kBytes, kDeviceToHost), HipError::kSuccess);
    EXPECT_EQ(back, std::vector<unsigned char>(kBytes, 0x5A));
    EXPECT_EQ(hipMemcpy(back.data(), pointer, kBytes + 1, kHostToHost), HipError::kInvalidValue);
    EXPECT_EQ(managed ? hipFree(pointer) : hipHostFree(pointer), HipError::kSuccess);
  }
}

TEST(HipMemory, RegistersHostMemoryOnce) {
  auto data = counted(kBytes);
  EXPECT_EQ(hipHostUnregister(data.data()), HipError::kHostMemoryNotRegistered);
  ASSERT_EQ(hipHostRegister(data.data(), kBytes, 0), HipError::kSuccess);
  EXPECT_EQ(hipHostRegister(data.data() + kBytes - 1, 4, 0), HipError::kHostMemoryAlreadyRegistered);
  void* device = nullptr;
  EXPECT_EQ(hipHostGetDevicePointer(&device, data.data() + 5, 0), HipError::kSuccess);
  EXPECT_EQ(device, data.data() + 5);
  EXPECT_EQ(hipHostUnregister(data.data()), HipError::kSuccess);
  EXPECT_EQ(hipHostGetDevicePointer(&device, data.data(), 0), HipError::kInvalidValue);
}

TEST(HipMemory, FillsInUnitsAndRectangles) {
  void* pointer = nullptr;
  std::size_t pitch = 0;
  ASSERT_EQ(hipMallocPitch(&pointer, &pitch, 100, 4), HipError::kSuccess);
  EXPECT_EQ(pitch, 256U);
  ASSERT_EQ(hipMemsetD32(pointer, 0x01020304, pitch * 4 / sizeof(int)), HipError::kSuccess);
  ASSERT_EQ(hipMemset2D(pointer, pitch, 9, 100, 3), HipError::kSuccess);
  std::vector<unsigned char> rows(4 * 104);
  ASSERT_EQ(hipMemcpy2D(rows.data(), 104, pointer, pitch, 104, 4, kDeviceToHost), HipError::kSuccess);
  for (std::size_t row = 0; row < 4; ++row)
    for (std::size_t i = 0; i < 104; ++i)
      EXPECT_EQ(rows[row * 104 + i], row < 3 && i < 100 ? 9 : 4 - i % 4) << row << " " << i;
  EXPECT_EQ(hipMemset2D(pointer, pitch, 9, pitch, 5), HipError::kInvalidValue);
  EXPECT_EQ(hipFree(pointer), HipError::kSuccess);
}

}  // namespace
}  // namespace leanfa::hipemu
