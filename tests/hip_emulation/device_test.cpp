// Device queries, errors by thread, streams, events and host functions.
#include <gtest/gtest.h>

#include <atomic>
#include <cstring>
#include <future>
#include <thread>

#include "hip_emulation/hip_functions.hpp"

namespace leanfa::hipemu {
namespace {

TEST(HipDevice, BothLayoutsOfTheProperties) {
  DevicePropertiesR0000 old{};
  DevicePropertiesR0600 now{};
  ASSERT_EQ(hipGetDeviceProperties(&old, 0), HipError::kSuccess);
  ASSERT_EQ(hipGetDevicePropertiesR0600(&now, 0), HipError::kSuccess);
  EXPECT_STREQ(old.gcnArchName, "gfx950:sramecc+:xnack-");
  EXPECT_STREQ(now.gcnArchName, old.gcnArchName);
  EXPECT_STREQ(now.name, old.name);
  EXPECT_EQ(now.multiProcessorCount, 256);
  EXPECT_EQ(now.sharedMemPerBlock, 163840U);
  EXPECT_EQ(now.totalGlobalMem, old.totalGlobalMem);
  EXPECT_EQ(hipGetDeviceProperties(&old, 1), HipError::kInvalidDevice);
  EXPECT_EQ(hipGetDevicePropertiesR0600(nullptr, 0), HipError::kInvalidValue);
}

// Offsets of HIP 6.2's and 7's header, which Debian 12 does not have.
TEST(HipDevice, LayoutOfHip6) {
  using P = DevicePropertiesR0600;
  EXPECT_EQ(sizeof(P), 1472U);
  EXPECT_EQ(offsetof(P, totalGlobalMem), 288U);
  EXPECT_EQ(offsetof(P, maxThreadsPerBlock), 320U);
  EXPECT_EQ(offsetof(P, multiProcessorCount), 388U);
  EXPECT_EQ(offsetof(P, surfaceAlignment), 568U);
  EXPECT_EQ(offsetof(P, l2CacheSize), 616U);
  EXPECT_EQ(offsetof(P, sharedMemPerMultiprocessor), 640U);
  EXPECT_EQ(offsetof(P, sharedMemPerBlockOptin), 696U);
  EXPECT_EQ(offsetof(P, hostRegisterSupported), 728U);
  EXPECT_EQ(offsetof(P, reserved), 780U);
  EXPECT_EQ(offsetof(P, gcnArchName), 1160U);
  EXPECT_EQ(offsetof(P, maxSharedMemoryPerMultiProcessor), 1416U);
  EXPECT_EQ(offsetof(P, arch), 1428U);
  EXPECT_EQ(offsetof(P, asicRevision), 1468U);
}

TEST(HipDevice, AttributesAgreeWithTheProperties) {
  DevicePropertiesR0600 properties{};
  ASSERT_EQ(hipGetDevicePropertiesR0600(&properties, 0), HipError::kSuccess);
  const auto attribute = [](int number) {
    int value = -1;
    EXPECT_EQ(hipDeviceGetAttribute(&value, number, 0), HipError::kSuccess) << number;
    return value;
  };
  EXPECT_EQ(attribute(87), properties.warpSize);
  EXPECT_EQ(attribute(63), properties.multiProcessorCount);
  EXPECT_EQ(attribute(74), static_cast<int>(properties.sharedMemPerBlock));
  EXPECT_EQ(attribute(56), properties.maxThreadsPerBlock);
  EXPECT_EQ(attribute(5), properties.clockRate);
  int value = 0;
  EXPECT_EQ(hipDeviceGetAttribute(&value, 9000, 0), HipError::kInvalidValue);
}

TEST(HipDevice, NameIsCutToTheBuffer) {
  char name[8];
  ASSERT_EQ(hipDeviceGetName(name, sizeof(name), 0), HipError::kSuccess);
  EXPECT_STREQ(name, "leanfa ");
}

TEST(HipErrors, HaveNamesAndTexts) {
  EXPECT_STREQ(hipGetErrorName(HipError::kSuccess), "hipSuccess");
  EXPECT_STREQ(hipGetErrorString(HipError::kSuccess), "no error");
  EXPECT_STREQ(hipGetErrorName(HipError::kIllegalAddress), "hipErrorIllegalAddress");
  EXPECT_STREQ(hipGetErrorName(static_cast<HipError>(12345)), "hipErrorUnknown");
}

TEST(HipErrors, BelongToTheThread) {
  ASSERT_EQ(hipSetDevice(7), HipError::kInvalidDevice);
  std::thread([] {
    EXPECT_EQ(hipPeekAtLastError(), HipError::kSuccess);
    EXPECT_EQ(hipMalloc(nullptr, 1), HipError::kInvalidValue);
    EXPECT_EQ(hipGetLastError(), HipError::kInvalidValue);
  }).join();
  int device = -1;
  EXPECT_EQ(hipGetDevice(&device), HipError::kSuccess);
  EXPECT_EQ(hipExtGetLastError(), HipError::kSuccess);
  EXPECT_EQ(hipPeekAtLastError(), HipError::kInvalidDevice) << "a success does not hide an error";
  EXPECT_EQ(hipGetLastError(), HipError::kInvalidDevice);
  EXPECT_EQ(hipGetLastError(), HipError::kSuccess);
}

TEST(HipStreams, UnknownHandlesAreRefused) {
  Handle stream = nullptr;
  ASSERT_EQ(hipStreamCreate(&stream), HipError::kSuccess);
  EXPECT_EQ(hipStreamQuery(stream), HipError::kSuccess);
  ASSERT_EQ(hipStreamDestroy(stream), HipError::kSuccess);
  EXPECT_EQ(hipStreamQuery(stream), HipError::kContextIsDestroyed);
  EXPECT_EQ(hipStreamSynchronize(stream), HipError::kContextIsDestroyed);
  EXPECT_EQ(hipStreamDestroy(nullptr), HipError::kInvalidHandle);
  EXPECT_EQ(hipStreamSynchronize(nullptr), HipError::kSuccess);
  EXPECT_EQ(hipStreamCreateWithFlags(&stream, 8), HipError::kInvalidValue);
}

TEST(HipEvents, KeepHipsRules) {
  Handle start = nullptr;
  Handle stop = nullptr;
  Handle untimed = nullptr;
  ASSERT_EQ(hipEventCreate(&start), HipError::kSuccess);
  ASSERT_EQ(hipEventCreate(&stop), HipError::kSuccess);
  ASSERT_EQ(hipEventCreateWithFlags(&untimed, kEventDisableTiming), HipError::kSuccess);
  float milliseconds = -1.0F;
  EXPECT_EQ(hipEventElapsedTime(&milliseconds, start, stop), HipError::kInvalidHandle) << "not recorded";
  EXPECT_EQ(hipEventQuery(start), HipError::kSuccess);
  ASSERT_EQ(hipEventRecord(start, nullptr), HipError::kSuccess);
  std::this_thread::sleep_for(std::chrono::milliseconds(3));
  ASSERT_EQ(hipEventRecord(stop, nullptr), HipError::kSuccess);
  ASSERT_EQ(hipEventRecord(untimed, nullptr), HipError::kSuccess);
  ASSERT_EQ(hipEventElapsedTime(&milliseconds, start, stop), HipError::kSuccess);
  EXPECT_GE(milliseconds, 3.0F);
  EXPECT_EQ(hipEventElapsedTime(&milliseconds, start, untimed), HipError::kInvalidHandle);
  EXPECT_EQ(hipStreamWaitEvent(nullptr, stop, 0), HipError::kSuccess);
  for (Handle event : {start, stop, untimed}) EXPECT_EQ(hipEventDestroy(event), HipError::kSuccess);
  EXPECT_EQ(hipEventRecord(start, nullptr), HipError::kInvalidHandle);
}

struct Gate {
  std::promise<void> opened;
  std::atomic<bool> passed = false;
};

void wait_at(void* gate) {
  static_cast<Gate*>(gate)->opened.get_future().wait();
  static_cast<Gate*>(gate)->passed = true;
}

// A function that waits for the host: its stream is not ready until the host lets it go on, others are.
TEST(HipStreams, HostFunctionsRunBesideTheHost) {
  static_cast<void>(hipGetLastError());  // another test's
  Handle stream = nullptr;
  Handle other = nullptr;
  ASSERT_EQ(hipStreamCreateWithFlags(&stream, kStreamNonBlocking), HipError::kSuccess);
  ASSERT_EQ(hipStreamCreateWithFlags(&other, kStreamNonBlocking), HipError::kSuccess);
  Gate gate;
  ASSERT_EQ(hipLaunchHostFunc(stream, wait_at, &gate), HipError::kSuccess);
  EXPECT_EQ(hipStreamQuery(stream), HipError::kNotReady);
  EXPECT_EQ(hipPeekAtLastError(), HipError::kSuccess) << "not ready is no error";
  EXPECT_EQ(hipStreamQuery(other), HipError::kSuccess);
  EXPECT_EQ(hipStreamSynchronize(nullptr), HipError::kSuccess) << "a stream that does not block";
  gate.opened.set_value();
  EXPECT_EQ(hipStreamSynchronize(stream), HipError::kSuccess);
  EXPECT_TRUE(gate.passed);
  EXPECT_EQ(hipStreamQuery(stream), HipError::kSuccess);
  EXPECT_EQ(hipDeviceSynchronize(), HipError::kSuccess);
  EXPECT_EQ(hipStreamDestroy(stream), HipError::kSuccess);
  EXPECT_EQ(hipStreamDestroy(other), HipError::kSuccess);
}

TEST(HipStreams, TheLegacyStreamWaitsForBlockingOnes) {
  Handle stream = nullptr;
  ASSERT_EQ(hipStreamCreate(&stream), HipError::kSuccess);
  Gate gate;
  ASSERT_EQ(hipLaunchHostFunc(stream, wait_at, &gate), HipError::kSuccess);
  EXPECT_EQ(hipStreamQuery(nullptr), HipError::kNotReady);
  std::thread opener([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    gate.opened.set_value();
  });
  EXPECT_EQ(hipStreamSynchronize(nullptr), HipError::kSuccess);
  EXPECT_TRUE(gate.passed);
  opener.join();
  EXPECT_EQ(hipStreamDestroy(stream), HipError::kSuccess);
}

}  // namespace
}  // namespace leanfa::hipemu
