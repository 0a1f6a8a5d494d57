// The environment variables of docs/design/hip-emulation.md, each in a process of its own.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <string>

namespace {

// Standard output and standard error of environment_program.
std::string run(const std::string& environment, const std::string& name) {
#ifdef LEANFA_HIP_KERNELS
  const std::string kernels = LEANFA_HIP_KERNELS;
#else
  const std::string kernels = "none";
#endif
  const std::string command =
      "env " + environment + " " + LEANFA_ENVIRONMENT_PROGRAM + " " + kernels + " " + name + " 2>&1";
  std::string output;
  FILE* const pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) return "popen failed";
  std::array<char, 4096> part{};
  while (const std::size_t count = std::fread(part.data(), 1, part.size(), pipe)) output.append(part.data(), count);
  pclose(pipe);
  return output;
}

bool holds(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

#ifdef LEANFA_HIP_KERNELS
#define NEEDS_KERNELS() static_cast<void>(0)
#else
#define NEEDS_KERNELS() GTEST_SKIP() << "clang-22 or ld.lld-22 was not found when this was configured"
#endif

TEST(HipEnvironment, AuditFindsARaceAndFailsTheLaunch) {
  NEEDS_KERNELS();
  const std::string silent = run("", "race");
  EXPECT_EQ(silent, "error 0\n") << "as the chip does";
  const std::string audited = run("LEANFA_HIPEMU_AUDIT=1", "race");
  EXPECT_TRUE(holds(audited, "error 719\n")) << audited;
  EXPECT_TRUE(holds(audited, "leanfa_hipemu: sum: error: lds-race: pc 0x")) << audited;
  EXPECT_EQ(run("LEANFA_HIPEMU_AUDIT=1", "sum"), "error 0\n");
}

TEST(HipEnvironment, FaultsMayBeReportedOnly) {
  NEEDS_KERNELS();
  const std::string failed = run("", "past");
  EXPECT_TRUE(holds(failed, "error 700\n") && holds(failed, "memory-out-of-bounds")) << failed;
  const std::string reported = run("LEANFA_HIPEMU_FAULTS=report", "past");
  EXPECT_TRUE(holds(reported, "error 0\n") && holds(reported, "memory-out-of-bounds")) << reported;
  EXPECT_EQ(run("LEANFA_HIPEMU_LOG=0", "past"), "error 700\n");
}

TEST(HipEnvironment, EndlessKernelsEnd) {
  NEEDS_KERNELS();
  const std::string output = run("LEANFA_HIPEMU_BUDGET=10000", "endless");
  EXPECT_TRUE(holds(output, "error 702\n") && holds(output, "instruction-budget")) << output;
}

TEST(HipEnvironment, UnfreedMemoryIsListedOnRequest) {
  NEEDS_KERNELS();
  EXPECT_EQ(run("", "sum"), "error 0\n");
  const std::string output = run("LEANFA_HIPEMU_LEAKS=1", "sum");
  EXPECT_TRUE(holds(output, "not freed: hipMalloc #1, 512 bytes at 0x")) << output;
  EXPECT_TRUE(holds(output, "not freed: 2 allocations, 576 bytes")) << output;
}

TEST(HipEnvironment, AuditMakesFreshMemoryVisible) {
  NEEDS_KERNELS();
  EXPECT_TRUE(holds(run("LEANFA_HIPEMU_AUDIT=1", "fresh"), "byte 255\n"));
  EXPECT_TRUE(holds(run("", "fresh"), "byte 0\n"));
}

TEST(HipEnvironment, WaveOrderAndThreadsGiveTheSameResult) {
  NEEDS_KERNELS();
  EXPECT_EQ(run("LEANFA_HIPEMU_ORDER=7 LEANFA_HIPEMU_THREADS=1 LEANFA_HIPEMU_AUDIT=1", "sum"), "error 0\n");
}

TEST(HipEnvironment, MemoryIsAsLargeAsSaid) {
  EXPECT_EQ(run("LEANFA_HIPEMU_MEMORY_MIB=2", "allocate"), "error 2\n");
  EXPECT_EQ(run("LEANFA_HIPEMU_MEMORY_MIB=4", "allocate"), "error 0\n");
}

TEST(HipEnvironment, RefusedCallsAreLoggedOnRequest) {
  EXPECT_EQ(run("", "refused"), "error 101\n");
  EXPECT_EQ(run("LEANFA_HIPEMU_LOG=2", "refused"),
            "leanfa_hipemu: hipSetDevice: hipErrorInvalidDevice: device 3; accepted: 0\nerror 101\n");
}

TEST(HipEnvironment, ValuesThatMeanNothingAreNamed) {
  const std::string output = run("LEANFA_HIPEMU_AUDIT=yes LEANFA_HIPEMU_FAULTS=ignore", "allocate");
  EXPECT_TRUE(holds(output, "LEANFA_HIPEMU_AUDIT: got yes; accepted: 0 to 1")) << output;
  EXPECT_TRUE(holds(output, "LEANFA_HIPEMU_FAULTS: got ignore; accepted: error or report")) << output;
}

}  // namespace
