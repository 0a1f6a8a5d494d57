// An ordinary HIP host program, which knows nothing of leanfa: it loads a code object, launches a kernel both ways, and
// uses streams, events and the device queries. Compiled against an installed HIP and linked against its libamdhip64.
// Usage: host_program kernels.co
#include <hip/hip_runtime_api.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace {

void check(hipError_t error, const char* what) {
  if (error == hipSuccess) return;
  std::fprintf(stderr, "%s: %s (%s)\n", what, hipGetErrorName(error), hipGetErrorString(error));
  std::exit(1);
}

void expect(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "not so: %s\n", what);
  std::exit(1);
}

#define CHECK(call) check(call, #call)
#define EXPECT(condition) expect(condition, #condition)

constexpr std::uint32_t kCount = 1000;

void check_values(const std::vector<float>& y, double scale, float before) {
  for (std::uint32_t i = 0; i < kCount; ++i) EXPECT(y[i] == static_cast<float>(scale) * static_cast<float>(i) + before);
}

}  // namespace

int main(int argc, char** argv) {
  EXPECT(argc == 2);
  CHECK(hipInit(0));
  int count = 0;
  CHECK(hipGetDeviceCount(&count));
  EXPECT(count == 1);
  CHECK(hipSetDevice(0));
  EXPECT(hipSetDevice(1) == hipErrorInvalidDevice);
  EXPECT(hipGetLastError() == hipErrorInvalidDevice);
  EXPECT(hipGetLastError() == hipSuccess);
  hipDeviceProp_t properties{};
  CHECK(hipGetDeviceProperties(&properties, 0));
  EXPECT(std::strncmp(properties.gcnArchName, "gfx950", 6) == 0);
  EXPECT(properties.warpSize == 64 && properties.multiProcessorCount == 256);
  EXPECT(properties.sharedMemPerBlock == 163840 && properties.pageableMemoryAccessUsesHostPageTables == 0);
  int wave_size = 0;
  CHECK(hipDeviceGetAttribute(&wave_size, hipDeviceAttributeWarpSize, 0));
  EXPECT(wave_size == properties.warpSize);

  std::ifstream file(argv[1], std::ios::binary);
  const std::string image((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  hipModule_t module = nullptr;
  CHECK(hipModuleLoadData(&module, image.data()));
  hipFunction_t axpy = nullptr;
  CHECK(hipModuleGetFunction(&axpy, module, "axpy"));
  EXPECT(hipModuleGetFunction(&axpy, module, "no_such_kernel") == hipErrorNotFound);
  CHECK(hipModuleGetFunction(&axpy, module, "axpy"));

  std::vector<float> x(kCount);
  for (std::uint32_t i = 0; i < kCount; ++i) x[i] = static_cast<float>(i);
  std::vector<float> y(kCount, 3.0F);
  float* device_x = nullptr;
  float* device_y = nullptr;
  CHECK(hipMalloc(reinterpret_cast<void**>(&device_x), kCount * sizeof(float)));
  CHECK(hipMalloc(reinterpret_cast<void**>(&device_y), kCount * sizeof(float)));
  hipStream_t stream = nullptr;
  CHECK(hipStreamCreate(&stream));
  hipEvent_t start = nullptr;
  hipEvent_t stop = nullptr;
  CHECK(hipEventCreate(&start));
  CHECK(hipEventCreate(&stop));
  CHECK(hipMemcpyAsync(device_x, x.data(), kCount * sizeof(float), hipMemcpyHostToDevice, stream));
  CHECK(hipMemcpyAsync(device_y, y.data(), kCount * sizeof(float), hipMemcpyHostToDevice, stream));

  unsigned char add = 1;
  double scale = 2.0;
  std::uint32_t n = kCount;
  void* params[] = {&device_y, &add, &device_x, &scale, &n};
  const unsigned groups = (kCount + 63) / 64;
  CHECK(hipEventRecord(start, stream));
  CHECK(hipModuleLaunchKernel(axpy, groups, 1, 1, 64, 1, 1, 0, stream, params, nullptr));
  CHECK(hipEventRecord(stop, stream));
  CHECK(hipEventSynchronize(stop));
  float milliseconds = -1.0F;
  CHECK(hipEventElapsedTime(&milliseconds, start, stop));
  EXPECT(milliseconds >= 0.0F);
  CHECK(hipMemcpyAsync(y.data(), device_y, kCount * sizeof(float), hipMemcpyDeviceToHost, stream));
  CHECK(hipStreamSynchronize(stream));
  EXPECT(hipStreamQuery(stream) == hipSuccess);
  check_values(y, scale, 3.0F);

  // The same through a buffer laid out as the kernel's arguments are.
  struct {
    float* y;
    unsigned char add;
    float* x;
    double scale;
    std::uint32_t n;
  } arguments{device_y, 0, device_x, -4.0, kCount};
  std::size_t bytes = sizeof(arguments);
  void* extra[] = {HIP_LAUNCH_PARAM_BUFFER_POINTER, &arguments, HIP_LAUNCH_PARAM_BUFFER_SIZE, &bytes,
                   HIP_LAUNCH_PARAM_END};
  CHECK(hipModuleLaunchKernel(axpy, groups, 1, 1, 64, 1, 1, 0, stream, nullptr, extra));
  // Pointer arithmetic inside an allocation; the second half first.
  constexpr std::uint32_t kHalf = kCount / 2;
  CHECK(hipMemcpy(y.data() + kHalf, device_y + kHalf, (kCount - kHalf) * sizeof(float), hipMemcpyDeviceToHost));
  CHECK(hipMemcpy(y.data(), device_y, kHalf * sizeof(float), hipMemcpyDefault));
  check_values(y, -4.0, 0.0F);

  EXPECT(hipModuleLaunchKernel(axpy, groups, 1, 1, 2048, 1, 1, 0, stream, params, nullptr) == hipErrorInvalidValue);
  EXPECT(hipMemcpy(y.data(), device_y + kHalf, kCount * sizeof(float), hipMemcpyDeviceToHost) == hipErrorInvalidValue);
  EXPECT(hipPeekAtLastError() == hipErrorInvalidValue);

  CHECK(hipEventDestroy(start));
  CHECK(hipEventDestroy(stop));
  CHECK(hipStreamDestroy(stream));
  CHECK(hipFree(device_x));
  CHECK(hipFree(device_y));
  EXPECT(hipFree(device_y) == hipErrorInvalidValue);
  CHECK(hipModuleUnload(module));
  CHECK(hipDeviceSynchronize());
  std::puts("ok");
  return 0;
}
