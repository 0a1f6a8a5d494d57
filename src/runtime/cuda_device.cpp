#include "runtime/cuda_device.hpp"

#include <dlfcn.h>
#include <fmt/format.h>

#include <algorithm>

#include "runtime/cuda_call.hpp"

namespace leanfa::runtime {
namespace {

struct Found {
  std::string absent, description;
};

bool is_sm90(int device) {
  int major = 0, minor = 0;
  cudaDeviceGetAttribute(&major, cudaDevAttrComputeCapabilityMajor, device);
  cudaDeviceGetAttribute(&minor, cudaDevAttrComputeCapabilityMinor, device);
  return major == 9 && minor == 0;
}

std::string describe(int device) {
  cudaDeviceProp properties{};
  if (cudaGetDeviceProperties(&properties, device) != cudaSuccess) return fmt::format("device {}", device);
  return fmt::format("{} (compute capability {}.{}, {} multiprocessors)", properties.name, properties.major,
                     properties.minor, properties.multiProcessorCount);
}

Found find() {
  // The driver's library alone: the CUDA runtime would report its absence as an outdated driver.
  void* driver = dlopen("libcuda.so.1", RTLD_LAZY | RTLD_LOCAL);
  if (driver == nullptr) return {fmt::format("no CUDA driver: {}", dlerror()), ""};
  dlclose(driver);
  int count = 0;
  const cudaError_t error = cudaGetDeviceCount(&count);
  if (error != cudaSuccess) return {fmt::format("the CUDA driver refuses: {}", cudaGetErrorString(error)), ""};
  if (count == 0) return {"the CUDA driver has no device", ""};
  std::string others;
  for (int device = 0; device < count; ++device) {
    if (!is_sm90(device)) {
      others += fmt::format("{}{}", others.empty() ? "" : "; ", describe(device));
      continue;
    }
    int version = 0;
    cudaDriverGetVersion(&version);
    return {"", fmt::format("{}, driver for CUDA {}.{}", describe(device), version / 1000, version % 1000 / 10)};
  }
  return {fmt::format("the kernels are for sm_90 (H100, H200); this machine has {}", others), ""};
}

const Found& found() {
  static const Found once = find();
  return once;
}

}  // namespace

std::string_view cuda_absent() { return found().absent; }
std::string_view cuda_description() { return found().description; }

Status cuda_status(cudaError_t error, std::string_view what) {
  if (error == cudaSuccess) return {};
  const ErrorCode code = error == cudaErrorMemoryAllocation ? ErrorCode::kOutOfMemory : ErrorCode::kDevice;
  return fail(code, fmt::format("{}: {} ({})", what, cudaGetErrorString(error), cudaGetErrorName(error)));
}

Result<int> device_of_pointer(std::string_view tensor, const void* data) {
  cudaPointerAttributes attributes{};
  const cudaError_t error = cudaPointerGetAttributes(&attributes, data);
  if (error != cudaSuccess) {
    cudaGetLastError();  // an unknown pointer is the caller's fault, not the device's
    attributes.type = cudaMemoryTypeUnregistered;
  }
  if (attributes.type == cudaMemoryTypeDevice || attributes.type == cudaMemoryTypeManaged) return attributes.device;
  return bad_input({tensor, "is in the memory of a CUDA device", "host memory", "device or managed memory"});
}

Result<int> common_device(std::span<const NamedPointer> pointers) {
  const auto agreed = agreed_device(pointers, device_of_pointer);
  if (!agreed) return tl::unexpected(agreed.error());
  int common = agreed->device;
  if (common < 0)
    if (Status current = cuda_status(cudaGetDevice(&common), "the current device"); !current)
      return tl::unexpected(std::move(current.error()));
  if (!is_sm90(common))
    return unsupported(
        {agreed->tensor.empty() ? "device" : agreed->tensor, "is on an sm_90 device", describe(common), "H100, H200"});
  return common;
}

Result<DeviceGuard> DeviceGuard::make(int device) {
  int before = 0;
  LEANFA_TRY(cuda_status(cudaGetDevice(&before), "the current device"));
  if (before == device) return DeviceGuard(-1);
  LEANFA_TRY(cuda_status(cudaSetDevice(device), fmt::format("device {}", device)));
  return DeviceGuard(before);
}

Result<DeviceBuffer> DeviceBuffer::make(std::size_t bytes, std::string_view what) {
  DeviceBuffer buffer;
  buffer.bytes_ = std::max<std::size_t>(bytes, 1);
  LEANFA_TRY(cuda_status(cudaMalloc(&buffer.data_, buffer.bytes_), fmt::format("{}, {} bytes", what, buffer.bytes_)));
  return buffer;
}

}  // namespace leanfa::runtime
