// Modules, functions, globals, arguments and the limits of launches.
#include <gtest/gtest.h>

#include <array>
#include <cstring>
#include <fstream>
#include <iterator>
#include <string>
#include <thread>
#include <vector>

#include "hip_emulation/hip_functions.hpp"

namespace leanfa::hipemu {
namespace {

std::string image() {
#ifdef LEANFA_HIP_KERNELS
  std::ifstream file(LEANFA_HIP_KERNELS, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
#else
  return {};
#endif
}

class HipModule : public testing::Test {
 protected:
  void SetUp() override {
    image_ = image();
    if (image_.empty()) GTEST_SKIP() << "clang-22 or ld.lld-22 was not found when this was configured";
    ASSERT_EQ(hipModuleLoadData(&module_, image_.data()), HipError::kSuccess);
    ASSERT_EQ(hipMalloc(&memory_, kBytes), HipError::kSuccess);
    ASSERT_EQ(hipMemset(memory_, 0, kBytes), HipError::kSuccess);
  }
  void TearDown() override {
    if (image_.empty()) return;
    EXPECT_EQ(hipFree(memory_), HipError::kSuccess);
    EXPECT_EQ(hipModuleUnload(module_), HipError::kSuccess);
    hipGetLastError();
  }

  static constexpr std::size_t kBytes = 1024;

  Handle function(const char* name) {
    Handle found = nullptr;
    EXPECT_EQ(hipModuleGetFunction(&found, module_, name), HipError::kSuccess) << name;
    return found;
  }
  // One workgroup, the memory as only argument.
  HipError run(Handle kernel, unsigned block = 64, unsigned dynamic_lds_bytes = 0) {
    void* params[] = {&memory_};
    return hipModuleLaunchKernel(kernel, 1, 1, 1, block, 1, 1, dynamic_lds_bytes, nullptr, params, nullptr);
  }
  template <class T>
  T read(std::size_t index = 0) {
    T value{};
    EXPECT_EQ(hipMemcpy(&value, static_cast<std::byte*>(memory_) + index * sizeof(T), sizeof(T), kDeviceToHost),
              HipError::kSuccess);
    return value;
  }

  std::string image_;
  Handle module_ = nullptr;
  void* memory_ = nullptr;
};

TEST_F(HipModule, PacksParamsByTheirOffsets) {
  std::vector<float> x(64, 5.0F);
  void* other = nullptr;
  ASSERT_EQ(hipMalloc(&other, 256), HipError::kSuccess);
  ASSERT_EQ(hipMemcpy(other, x.data(), 256, kHostToDevice), HipError::kSuccess);
  unsigned char add = 0;
  double a = 3.0;
  std::uint32_t n = 10;
  void* params[] = {&memory_, &add, &other, &a, &n};
  const Handle axpy = function("axpy");
  ASSERT_EQ(hipModuleLaunchKernel(axpy, 1, 1, 1, 64, 1, 1, 0, nullptr, params, nullptr), HipError::kSuccess);
  EXPECT_EQ(read<float>(0), 15.0F);
  EXPECT_EQ(read<float>(9), 15.0F);
  EXPECT_EQ(read<float>(10), 0.0F);
  void* holes[] = {&memory_, &add, nullptr, &a, &n};
  EXPECT_EQ(hipModuleLaunchKernel(axpy, 1, 1, 1, 64, 1, 1, 0, nullptr, holes, nullptr), HipError::kInvalidValue);
  EXPECT_EQ(hipFree(other), HipError::kSuccess);
}

TEST_F(HipModule, ExtraIsCheckedAgainstTheKernel) {
  const Handle count = function("count");
  std::size_t bytes = sizeof(memory_);
  const auto marker = [](std::uintptr_t value) { return reinterpret_cast<void*>(value); };
  void* extra[] = {marker(kLaunchParamBufferPointer), &memory_, marker(kLaunchParamBufferSize), &bytes,
                   marker(kLaunchParamEnd)};
  const auto launch = [&](void** params) {
    return hipModuleLaunchKernel(count, 1, 1, 1, 64, 1, 1, 0, nullptr, params, extra);
  };
  EXPECT_EQ(launch(nullptr), HipError::kSuccess);
  EXPECT_EQ(read<int>(), 42);
  bytes = 4;
  EXPECT_EQ(launch(nullptr), HipError::kInvalidValue) << "shorter than the arguments";
  bytes = 8;
  void* params[] = {&memory_};
  EXPECT_EQ(launch(params), HipError::kInvalidValue) << "both ways at once";
  extra[4] = marker(9);
  EXPECT_EQ(launch(nullptr), HipError::kInvalidValue) << "no end";
  EXPECT_EQ(hipModuleLaunchKernel(count, 1, 1, 1, 64, 1, 1, 0, nullptr, nullptr, nullptr), HipError::kInvalidValue);
}

TEST_F(HipModule, GlobalsAreEachModulesOwn) {
  Handle second = nullptr;
  ASSERT_EQ(hipModuleLoadData(&second, image_.data()), HipError::kSuccess);
  std::array<void*, 2> addresses{};
  std::size_t bytes = 0;
  ASSERT_EQ(hipModuleGetGlobal(addresses.data(), &bytes, module_, "counter"), HipError::kSuccess);
  EXPECT_EQ(bytes, 8U);
  ASSERT_EQ(hipModuleGetGlobal(&addresses[1], &bytes, second, "counter"), HipError::kSuccess);
  EXPECT_NE(addresses[0], addresses[1]);
  int value = 1000;
  ASSERT_EQ(hipMemcpy(addresses[0], &value, sizeof(value), kHostToDevice), HipError::kSuccess);
  ASSERT_EQ(run(function("count")), HipError::kSuccess);
  EXPECT_EQ(read<int>(), 1002);
  ASSERT_EQ(hipMemcpy(&value, addresses[0], sizeof(value), kDeviceToHost), HipError::kSuccess);
  EXPECT_EQ(value, 1100) << "the kernel's change";
  ASSERT_EQ(hipMemcpy(&value, addresses[1], sizeof(value), kDeviceToHost), HipError::kSuccess);
  EXPECT_EQ(value, 40) << "the other module's is as it was";
  ASSERT_EQ(run(function("where")), HipError::kSuccess);
  EXPECT_EQ(read<void*>(), addresses[0]) << "the kernel and the host agree on the address";
  EXPECT_EQ(hipModuleGetGlobal(addresses.data(), &bytes, module_, "no_such"), HipError::kNotFound);
  EXPECT_EQ(hipModuleUnload(second), HipError::kSuccess);
}

TEST_F(HipModule, ChecksLimits) {
  const Handle count = function("count");
  EXPECT_EQ(run(count, 0), HipError::kInvalidValue);
  EXPECT_EQ(run(count, 1025), HipError::kInvalidValue);
  EXPECT_EQ(run(count, 256), HipError::kSuccess);
  EXPECT_EQ(run(count, 257), HipError::kLaunchFailure) << "compiled for at most 256";
  EXPECT_EQ(run(count, 64, 163840), HipError::kSuccess);
  EXPECT_EQ(run(count, 64, 163841), HipError::kInvalidValue);
  EXPECT_EQ(run(function("sum"), 128, 163840), HipError::kInvalidValue) << "the kernel has LDS of its own";
  EXPECT_EQ(run(function("exactly_128"), 64), HipError::kLaunchOutOfResources);
  EXPECT_EQ(run(function("exactly_128"), 128), HipError::kSuccess);
  EXPECT_EQ(read<int>(127), 127);
  EXPECT_EQ(hipModuleLaunchKernel(nullptr, 1, 1, 1, 64, 1, 1, 0, nullptr, nullptr, nullptr), HipError::kInvalidHandle);
  void* params[] = {&memory_};
  EXPECT_EQ(hipModuleLaunchKernel(count, 1, 65537, 1, 64, 1, 1, 0, nullptr, params, nullptr), HipError::kInvalidValue);
  EXPECT_EQ(hipModuleLaunchKernel(count, 1U << 30, 1, 1, 64, 1, 1, 0, nullptr, params, nullptr),
            HipError::kInvalidValue);
}

TEST_F(HipModule, GlobalSizesAndEventsAroundALaunch) {
  Handle start = nullptr;
  Handle stop = nullptr;
  ASSERT_EQ(hipEventCreate(&start), HipError::kSuccess);
  ASSERT_EQ(hipEventCreate(&stop), HipError::kSuccess);
  void* params[] = {&memory_};
  const Handle count = function("count");
  EXPECT_EQ(hipExtModuleLaunchKernel(count, 64, 1, 1, 64, 1, 1, 0, nullptr, params, nullptr, start, stop, 0),
            HipError::kSuccess);
  EXPECT_EQ(hipExtModuleLaunchKernel(count, 65, 1, 1, 64, 1, 1, 0, nullptr, params, nullptr, start, stop, 0),
            HipError::kInvalidValue);
  float milliseconds = -1.0F;
  EXPECT_EQ(hipEventElapsedTime(&milliseconds, start, stop), HipError::kSuccess);
  EXPECT_GE(milliseconds, 0.0F);
  EXPECT_EQ(hipEventDestroy(start), HipError::kSuccess);
  EXPECT_EQ(hipEventDestroy(stop), HipError::kSuccess);
}

TEST_F(HipModule, FaultsFailTheLaunch) {
  std::uint32_t n = kBytes / 4;
  void* params[] = {&memory_, &n};
  testing::internal::CaptureStderr();
  EXPECT_EQ(hipModuleLaunchKernel(function("past_the_end"), 1, 1, 1, 64, 1, 1, 0, nullptr, params, nullptr),
            HipError::kIllegalAddress);
  const std::string log = testing::internal::GetCapturedStderr();
  EXPECT_NE(log.find("0 bytes past the end of hipMalloc #"), std::string::npos) << log;
  EXPECT_NE(log.find("global_store_dword"), std::string::npos) << log;
  EXPECT_EQ(hipGetLastError(), HipError::kIllegalAddress);
  EXPECT_EQ(run(function("count")), HipError::kSuccess) << "the device goes on";
}

TEST_F(HipModule, PinnedMemoryIsReachedByKernels) {
  void* pinned = nullptr;
  ASSERT_EQ(hipHostMalloc(&pinned, 8, 0), HipError::kSuccess);
  void* params[] = {&pinned};
  ASSERT_EQ(hipModuleLaunchKernel(function("count"), 1, 1, 1, 64, 1, 1, 0, nullptr, params, nullptr),
            HipError::kSuccess);
  EXPECT_EQ(*static_cast<int*>(pinned), 42);
  EXPECT_EQ(hipHostFree(pinned), HipError::kSuccess);
}

TEST_F(HipModule, HandlesDieWithTheModule) {
  Handle second = nullptr;
  ASSERT_EQ(hipModuleLoadData(&second, image_.data()), HipError::kSuccess);
  Handle count = nullptr;
  ASSERT_EQ(hipModuleGetFunction(&count, second, "count"), HipError::kSuccess);
  ASSERT_EQ(hipModuleUnload(second), HipError::kSuccess);
  EXPECT_EQ(run(count), HipError::kInvalidHandle);
  EXPECT_EQ(hipModuleUnload(second), HipError::kInvalidHandle);
  EXPECT_EQ(hipModuleGetFunction(&count, second, "count"), HipError::kInvalidHandle);
}

TEST_F(HipModule, TellsWhatAKernelNeeds) {
  const Handle sum = function("sum");
  int value = 0;
  ASSERT_EQ(hipFuncGetAttribute(&value, 1, sum), HipError::kSuccess);
  EXPECT_EQ(value, 512);
  ASSERT_EQ(hipFuncGetAttribute(&value, 0, sum), HipError::kSuccess);
  EXPECT_EQ(value, 256);
  ASSERT_EQ(hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(&value, sum, 128, 163840 / 2 - 512), HipError::kSuccess);
  EXPECT_EQ(value, 2) << "by LDS";
  ASSERT_EQ(hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(&value, sum, 256, 0), HipError::kSuccess);
  EXPECT_EQ(value, 8) << "32 waves of a compute unit";
}

TEST_F(HipModule, ThreadsMayLaunchAtOnce) {
  const Handle sum = function("sum");
  std::array<std::thread, 4> threads;
  for (std::size_t t = 0; t < threads.size(); ++t) {
    threads[t] = std::thread([sum, t] {
      void* in = nullptr;
      void* out = nullptr;
      EXPECT_EQ(hipMalloc(&in, 512), HipError::kSuccess);
      EXPECT_EQ(hipMalloc(&out, 4), HipError::kSuccess);
      EXPECT_EQ(hipMemsetD32(in, static_cast<int>(t) + 1, 128), HipError::kSuccess);
      int with_barrier = 1;
      void* params[] = {&in, &out, &with_barrier};
      for (int i = 0; i < 5; ++i)
        EXPECT_EQ(hipModuleLaunchKernel(sum, 1, 1, 1, 128, 1, 1, 0, nullptr, params, nullptr), HipError::kSuccess);
      int total = 0;
      EXPECT_EQ(hipMemcpy(&total, out, 4, kDeviceToHost), HipError::kSuccess);
      EXPECT_EQ(total, 128 * (static_cast<int>(t) + 1));
      EXPECT_EQ(hipFree(in), HipError::kSuccess);
      EXPECT_EQ(hipFree(out), HipError::kSuccess);
    });
  }
  for (std::thread& thread : threads) thread.join();
}

TEST_F(HipModule, FindsItsOwnInABundle) {
  // Header: magic, count, then offset, size, length and triple of each entry.
  std::string bundle = "__CLANG_OFFLOAD_BUNDLE__";
  const auto number = [](std::uint64_t value) {
    return std::string(reinterpret_cast<const char*>(&value), sizeof(value));
  };
  const std::string host = "host-x86_64-unknown-linux--";
  const std::string ours = "hipv4-amdgcn-amd-amdhsa--gfx950:sramecc+";
  const std::string older = "hipv4-amdgcn-amd-amdhsa--gfx942";
  constexpr std::uint64_t kOffset = 4096;
  bundle += number(3) + number(0) + number(0) + number(host.size()) + host;
  bundle += number(0) + number(8) + number(older.size()) + older;
  const std::size_t triple_at = bundle.size() + 24;
  bundle += number(kOffset) + number(image_.size()) + number(ours.size()) + ours;
  bundle.resize(kOffset);
  bundle += image_;
  Handle module = nullptr;
  ASSERT_EQ(hipModuleLoadData(&module, bundle.data()), HipError::kSuccess);
  Handle count = nullptr;
  EXPECT_EQ(hipModuleGetFunction(&count, module, "count"), HipError::kSuccess);
  EXPECT_EQ(hipModuleUnload(module), HipError::kSuccess);
  bundle[triple_at + ours.find("950")] = '8';
  EXPECT_EQ(hipModuleLoadData(&module, bundle.data()), HipError::kNoBinaryForGpu);
  const std::string compressed = "CCOB" + std::string(100, '\0');
  EXPECT_EQ(hipModuleLoadData(&module, compressed.data()), HipError::kNoBinaryForGpu);
}

TEST_F(HipModule, RefusesWhatIsNoCodeObject) {
  Handle module = nullptr;
  const std::string text(200, 'x');
  EXPECT_EQ(hipModuleLoadData(&module, text.data()), HipError::kInvalidImage);
  EXPECT_EQ(hipModuleLoadData(&module, nullptr), HipError::kInvalidValue);
  EXPECT_EQ(hipModuleLoad(&module, "/no/such/file"), HipError::kFileNotFound);
  std::string other = image_;
  other[48] = 0x4C;  // e_flags: gfx942
  EXPECT_EQ(hipModuleLoadData(&module, other.data()), HipError::kNoBinaryForGpu);
  // Cut off: only the file's size can tell.
  const std::string path = testing::TempDir() + "/cut.co";
  std::ofstream(path, std::ios::binary) << image_.substr(0, image_.size() / 2);
  EXPECT_EQ(hipModuleLoad(&module, path.c_str()), HipError::kInvalidImage);
  std::remove(path.c_str());
}

}  // namespace
}  // namespace leanfa::hipemu
