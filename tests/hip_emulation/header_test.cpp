// This project's declarations of HIP against the headers of an installed HIP 5: layouts, error numbers and names,
// enumerations. Compiled only where there is one.
#include <gtest/gtest.h>
#include <hip/hip_runtime_api.h>

#include "hip_emulation/hip_abi.hpp"

namespace leanfa::hipemu {
namespace {

static_assert(HIP_VERSION_MAJOR == 5, "layouts of HIP 6 and later are in device_test.cpp");

TEST(HipHeaders, LayoutOfTheProperties) {
  using Mine = DevicePropertiesR0000;
  using Theirs = hipDeviceProp_t;
  EXPECT_EQ(sizeof(Mine), sizeof(Theirs));
#define SAME(field)                                          \
  EXPECT_EQ(offsetof(Mine, field), offsetof(Theirs, field)); \
  EXPECT_EQ(sizeof(Mine::field), sizeof(Theirs::field))
  SAME(name);
  SAME(totalGlobalMem);
  SAME(sharedMemPerBlock);
  SAME(regsPerBlock);
  SAME(warpSize);
  SAME(maxThreadsPerBlock);
  SAME(maxThreadsDim);
  SAME(maxGridSize);
  SAME(clockRate);
  SAME(memoryClockRate);
  SAME(memoryBusWidth);
  SAME(totalConstMem);
  SAME(major);
  SAME(minor);
  SAME(multiProcessorCount);
  SAME(l2CacheSize);
  SAME(maxThreadsPerMultiProcessor);
  SAME(computeMode);
  SAME(clockInstructionRate);
  SAME(arch);
  SAME(concurrentKernels);
  SAME(pciDomainID);
  SAME(maxSharedMemoryPerMultiProcessor);
  SAME(canMapHostMemory);
  SAME(gcnArch);
  SAME(gcnArchName);
  SAME(integrated);
  SAME(cooperativeLaunch);
  SAME(maxTexture3D);
  SAME(hdpMemFlushCntl);
  SAME(memPitch);
  SAME(textureAlignment);
  SAME(ECCEnabled);
  SAME(isLargeBar);
  SAME(asicRevision);
  SAME(managedMemory);
  SAME(pageableMemoryAccessUsesHostPageTables);
#undef SAME
}

TEST(HipHeaders, LayoutOfPointerAttributes) {
  EXPECT_EQ(sizeof(PointerAttributes), sizeof(hipPointerAttribute_t));
  EXPECT_EQ(offsetof(PointerAttributes, type), offsetof(hipPointerAttribute_t, memoryType));
  EXPECT_EQ(offsetof(PointerAttributes, device_pointer), offsetof(hipPointerAttribute_t, devicePointer));
  EXPECT_EQ(offsetof(PointerAttributes, host_pointer), offsetof(hipPointerAttribute_t, hostPointer));
  EXPECT_EQ(offsetof(PointerAttributes, is_managed), offsetof(hipPointerAttribute_t, isManaged));
  EXPECT_EQ(offsetof(PointerAttributes, allocation_flags), offsetof(hipPointerAttribute_t, allocationFlags));
}

TEST(HipHeaders, Numbers) {
  const auto same = [](HipError mine, hipError_t theirs) {
    EXPECT_EQ(static_cast<unsigned>(mine), static_cast<unsigned>(theirs)) << theirs;
  };
  same(HipError::kInvalidValue, hipErrorInvalidValue);
  same(HipError::kOutOfMemory, hipErrorOutOfMemory);
  same(HipError::kInvalidMemcpyDirection, hipErrorInvalidMemcpyDirection);
  same(HipError::kInvalidDevice, hipErrorInvalidDevice);
  same(HipError::kInvalidImage, hipErrorInvalidImage);
  same(HipError::kInvalidContext, hipErrorInvalidContext);
  same(HipError::kNoBinaryForGpu, hipErrorNoBinaryForGpu);
  same(HipError::kUnsupportedLimit, hipErrorUnsupportedLimit);
  same(HipError::kPeerAccessUnsupported, hipErrorPeerAccessUnsupported);
  same(HipError::kFileNotFound, hipErrorFileNotFound);
  same(HipError::kInvalidHandle, hipErrorInvalidHandle);
  same(HipError::kNotFound, hipErrorNotFound);
  same(HipError::kNotReady, hipErrorNotReady);
  same(HipError::kIllegalAddress, hipErrorIllegalAddress);
  same(HipError::kLaunchOutOfResources, hipErrorLaunchOutOfResources);
  same(HipError::kLaunchTimeOut, hipErrorLaunchTimeOut);
  same(HipError::kContextIsDestroyed, hipErrorContextIsDestroyed);
  same(HipError::kHostMemoryAlreadyRegistered, hipErrorHostMemoryAlreadyRegistered);
  same(HipError::kHostMemoryNotRegistered, hipErrorHostMemoryNotRegistered);
  same(HipError::kLaunchFailure, hipErrorLaunchFailure);
  same(HipError::kNotSupported, hipErrorNotSupported);
  same(HipError::kUnknown, hipErrorUnknown);
  EXPECT_EQ(static_cast<int>(MemoryType5::kHost), hipMemoryTypeHost);
  EXPECT_EQ(static_cast<int>(MemoryType5::kDevice), hipMemoryTypeDevice);
  EXPECT_EQ(static_cast<int>(CopyKind::kDefault), hipMemcpyDefault);
  EXPECT_EQ(kLaunchParamBufferPointer, reinterpret_cast<std::uintptr_t>(HIP_LAUNCH_PARAM_BUFFER_POINTER));
  EXPECT_EQ(kLaunchParamBufferSize, reinterpret_cast<std::uintptr_t>(HIP_LAUNCH_PARAM_BUFFER_SIZE));
  EXPECT_EQ(kLaunchParamEnd, reinterpret_cast<std::uintptr_t>(HIP_LAUNCH_PARAM_END));
  EXPECT_EQ(kStreamPerThread, reinterpret_cast<std::uintptr_t>(hipStreamPerThread));
  EXPECT_EQ(kStreamNonBlocking, unsigned{hipStreamNonBlocking});
  EXPECT_EQ(kEventDisableTiming, unsigned{hipEventDisableTiming});
  EXPECT_EQ(kEventInterprocess, unsigned{hipEventInterprocess});
}

// hipDeviceGetAttribute through HIP's own prototypes, and the attribute's numbers by HIP's names.
TEST(HipHeaders, AttributesByName) {
  const auto value = [](hipDeviceAttribute_t number) {
    int result = -1;
    EXPECT_EQ(hipDeviceGetAttribute(&result, number, 0), hipSuccess) << number;
    return result;
  };
  EXPECT_EQ(value(hipDeviceAttributeWarpSize), 64);
  EXPECT_EQ(value(hipDeviceAttributeMultiprocessorCount), 256);
  EXPECT_EQ(value(hipDeviceAttributeMaxThreadsPerBlock), 1024);
  EXPECT_EQ(value(hipDeviceAttributeMaxSharedMemoryPerBlock), 163840);
  EXPECT_EQ(value(hipDeviceAttributeMaxSharedMemoryPerMultiprocessor), 163840);
  EXPECT_EQ(value(hipDeviceAttributeComputeCapabilityMajor), 9);
  EXPECT_EQ(value(hipDeviceAttributeComputeCapabilityMinor), 5);
  EXPECT_EQ(value(hipDeviceAttributeIntegrated), 0);
  EXPECT_EQ(value(hipDeviceAttributeCooperativeLaunch), 0);
  EXPECT_EQ(value(hipDeviceAttributeIsLargeBar), 0);
}

}  // namespace
}  // namespace leanfa::hipemu
