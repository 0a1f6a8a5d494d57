// The functions of HIP that the tests call, declared with this project's own types, so that the tests need no HIP.
// header_test.cpp compares those types with an installed HIP's.
#pragma once

#include "hip_emulation/hip_abi.hpp"

namespace leanfa::hipemu {

using Handle = void*;

extern "C" {
HipError hipInit(unsigned);
HipError hipRuntimeGetVersion(int*);
const char* hipGetErrorName(HipError);
const char* hipGetErrorString(HipError);
HipError hipGetLastError();
HipError hipPeekAtLastError();
HipError hipExtGetLastError();
HipError hipSetDevice(int);
HipError hipGetDevice(int*);
HipError hipDeviceGetName(char*, int, int);
HipError hipDeviceGetAttribute(int*, int, int);
HipError hipGetDeviceProperties(DevicePropertiesR0000*, int);
HipError hipGetDevicePropertiesR0600(DevicePropertiesR0600*, int);
HipError hipMalloc(void**, std::size_t);
HipError hipMallocManaged(void**, std::size_t, unsigned);
HipError hipMallocPitch(void**, std::size_t*, std::size_t, std::size_t);
HipError hipHostMalloc(void**, std::size_t, unsigned);
HipError hipHostFree(void*);
HipError hipHostRegister(void*, std::size_t, unsigned);
HipError hipHostUnregister(void*);
HipError hipHostGetDevicePointer(void**, void*, unsigned);
HipError hipFree(void*);
HipError hipMemGetInfo(std::size_t*, std::size_t*);
HipError hipMemGetAddressRange(void**, std::size_t*, void*);
HipError hipPointerGetAttributes(PointerAttributes*, const void*);
HipError hipMemcpy(void*, const void*, std::size_t, int);
HipError hipMemcpyAsync(void*, const void*, std::size_t, int, Handle);
HipError hipMemcpy2D(void*, std::size_t, const void*, std::size_t, std::size_t, std::size_t, int);
HipError hipMemset(void*, int, std::size_t);
HipError hipMemsetD32(void*, int, std::size_t);
HipError hipMemset2D(void*, std::size_t, int, std::size_t, std::size_t);
HipError hipModuleLoad(Handle*, const char*);
HipError hipModuleLoadData(Handle*, const void*);
HipError hipModuleUnload(Handle);
HipError hipModuleGetFunction(Handle*, Handle, const char*);
HipError hipModuleGetGlobal(void**, std::size_t*, Handle, const char*);
HipError hipModuleLaunchKernel(Handle, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, Handle,
                               void**, void**);
HipError hipExtModuleLaunchKernel(Handle, std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t,
                                  std::uint32_t, std::size_t, Handle, void**, void**, Handle, Handle, std::uint32_t);
HipError hipFuncGetAttribute(int*, int, Handle);
HipError hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(int*, Handle, int, std::size_t);
HipError hipStreamCreate(Handle*);
HipError hipStreamCreateWithFlags(Handle*, unsigned);
HipError hipStreamDestroy(Handle);
HipError hipStreamQuery(Handle);
HipError hipStreamSynchronize(Handle);
HipError hipStreamWaitEvent(Handle, Handle, unsigned);
HipError hipLaunchHostFunc(Handle, void (*)(void*), void*);
HipError hipDeviceSynchronize();
HipError hipEventCreate(Handle*);
HipError hipEventCreateWithFlags(Handle*, unsigned);
HipError hipEventDestroy(Handle);
HipError hipEventRecord(Handle, Handle);
HipError hipEventQuery(Handle);
HipError hipEventSynchronize(Handle);
HipError hipEventElapsedTime(float*, Handle, Handle);
}

inline constexpr int kHostToDevice = static_cast<int>(CopyKind::kHostToDevice);
inline constexpr int kDeviceToHost = static_cast<int>(CopyKind::kDeviceToHost);
inline constexpr int kDeviceToDevice = static_cast<int>(CopyKind::kDeviceToDevice);
inline constexpr int kHostToHost = static_cast<int>(CopyKind::kHostToHost);
inline constexpr int kByAddress = static_cast<int>(CopyKind::kDefault);

}  // namespace leanfa::hipemu
