// Why HIP cannot be used, one HIP library a process.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <string>

namespace {

// What a process with this library says of hip.
std::string hip_line(const std::string& library) {
  const std::string command = "env LEANFA_HIP_LIBRARY='" + library + "' " + LEANFA_DEVICE_INFO_PROGRAM + " 2>&1";
  std::string output;
  std::array<char, 4096> part{};
  FILE* const pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) return "popen failed";
  while (const std::size_t count = std::fread(part.data(), 1, part.size(), pipe)) output.append(part.data(), count);
  pclose(pipe);
  return output;
}

void expect_reason(const std::string& library, const std::string& reason) {
  const std::string line = hip_line(library);
  if (line.find("this build has no gfx950 kernels") != std::string::npos) GTEST_SKIP() << line;
  EXPECT_TRUE(line.starts_with("absent: " + reason)) << line;
}

TEST(HipAbsent, NoSuchLibrary) {
  expect_reason("/nowhere/libamdhip64.so", "LEANFA_HIP_LIBRARY: /nowhere/libamdhip64.so: cannot open");
}

TEST(HipAbsent, TooOld) {
  expect_reason(LEANFA_FAKE_HIP_5, "the HIP runtime is too old: HIP 5.7, without hipGetDevicePropertiesR0600; HIP 6");
}

TEST(HipAbsent, NoVersion) {
  expect_reason(LEANFA_FAKE_HIP_0, "the library tells no version of HIP; HIP 6 or newer is needed");
}

TEST(HipAbsent, AnotherChip) {
  expect_reason(LEANFA_FAKE_HIP_6,
                "the kernels are for gfx950 (MI350X, MI355X); HIP 6.4 has AMD Instinct MI300X "
                "(gfx942:sramecc+:xnack-, 304 compute units)");
}

TEST(HipAbsent, NotAHip) { expect_reason(LEANFA_DEVICE_INFO_PROGRAM, "LEANFA_HIP_LIBRARY: "); }

TEST(HipAbsent, TheEmulatedOneIsThere) {
  const std::string line = hip_line(LEANFA_HIPEMU_LIBRARY);
  if (line.find("this build has no gfx950 kernels") != std::string::npos) GTEST_SKIP() << line;
  EXPECT_TRUE(line.starts_with("available: leanfa gfx950 emulator")) << line;
}

}  // namespace
