// One launch or allocation for environment_test.cpp, which sets the environment. Prints the number of HIP's error.
// Usage: environment_program kernels.co CASE
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

#include "hip_emulation/hip_functions.hpp"

using namespace leanfa::hipemu;

namespace {

unsigned number(HipError error) { return static_cast<unsigned>(error); }

struct Prepared {
  Handle function = nullptr;
  void* in = nullptr;
  void* out = nullptr;
};

Prepared prepare(const char* path, const char* name) {
  std::ifstream file(path, std::ios::binary);
  const std::string image((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  Prepared prepared;
  Handle module = nullptr;
  const bool done = hipModuleLoadData(&module, image.data()) == HipError::kSuccess &&
                    hipModuleGetFunction(&prepared.function, module, name) == HipError::kSuccess &&
                    hipMalloc(&prepared.in, 512) == HipError::kSuccess &&
                    hipMalloc(&prepared.out, 64) == HipError::kSuccess &&
                    hipMemset(prepared.in, 1, 512) == HipError::kSuccess;
  if (!done) std::puts("cannot prepare");
  return prepared;
}

HipError run_sum(const char* path, int with_barrier) {
  Prepared p = prepare(path, "sum");
  void* params[] = {&p.in, &p.out, &with_barrier};
  return hipModuleLaunchKernel(p.function, 1, 1, 1, 128, 1, 1, 0, nullptr, params, nullptr);
}

HipError run_endless(const char* path) {
  Prepared p = prepare(path, "endless");
  hipMemset(p.in, 0, 512);
  void* params[] = {&p.in};
  return hipModuleLaunchKernel(p.function, 1, 1, 1, 64, 1, 1, 0, nullptr, params, nullptr);
}

HipError run_past(const char* path) {
  Prepared p = prepare(path, "past_the_end");
  std::uint32_t n = 1000;
  void* params[] = {&p.out, &n};
  return hipModuleLaunchKernel(p.function, 1, 1, 1, 64, 1, 1, 0, nullptr, params, nullptr);
}

// The first byte of fresh memory.
HipError fresh(const char* path) {
  const Prepared p = prepare(path, "count");
  unsigned char byte = 0;
  const HipError error = hipMemcpy(&byte, p.out, 1, kDeviceToHost);
  std::printf("byte %u\n", byte);
  return error;
}

HipError allocate_3_mib() {
  void* pointer = nullptr;
  return hipMalloc(&pointer, 3U << 20);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  const std::string_view wanted = argv[2];
  HipError error = HipError::kUnknown;
  if (wanted == "race") error = run_sum(argv[1], 0);
  if (wanted == "sum") error = run_sum(argv[1], 1);
  if (wanted == "endless") error = run_endless(argv[1]);
  if (wanted == "past") error = run_past(argv[1]);
  if (wanted == "fresh") error = fresh(argv[1]);
  if (wanted == "allocate") error = allocate_3_mib();
  if (wanted == "refused") error = hipSetDevice(3);
  std::printf("error %u\n", number(error));
  return 0;
}
