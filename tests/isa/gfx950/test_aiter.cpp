// AITER's attention kernels, where the user has them: every instruction line as llvm-objdump shows it.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

#include "io/file.hpp"
#include "isa/gfx950/disassembly.hpp"
#include "isa/gfx950/llvm.hpp"

namespace leanfa::isa::test {
namespace {

// The environment's, or the one that CMake was given.
std::filesystem::path folder() {
  const char* const given = std::getenv("LEANFA_AITER_CO_DIR");
  return given != nullptr ? given : LEANFA_AITER_CO_DIR;
}

std::vector<std::filesystem::path> code_objects() {
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::directory_iterator(folder() / "fmha_v3_fwd")) {
    const std::string name = entry.path().filename().string();
    if (name.starts_with("fwd_hd128_") && name.ends_with(".co") && name.find("_group") == std::string::npos)
      paths.push_back(entry.path());
  }
  for (const char* name : {"fwd_hd128_fp8.co", "fwd_hd128_i8fp8.co", "fwd_hd128_mxfp4.co"})
    paths.push_back(folder() / "fmha_v4_fwd" / name);
  return paths;
}

std::string missing() {
  if (!llvm_objdump_missing().empty()) return llvm_objdump_missing();
  if (!std::filesystem::is_directory(folder() / "fmha_v3_fwd"))
    return "LEANFA_AITER_CO_DIR (environment or CMake) names no folder with AITER's fmha_v3_fwd";
  return "";
}

void expect_equal(const std::filesystem::path& path) {
  const auto file = io::MappedFile::open(path.string());
  ASSERT_TRUE(file) << file.error().message;
  const auto object = CodeObject::parse(file->bytes(), path.string());
  ASSERT_TRUE(object) << object.error().message;
  const auto expected = llvm_objdump(path.string());
  std::size_t place = 0;
  const Status status = disassemble(*object, "", [&](const DisassemblyLine& line) -> Status {
    EXPECT_LT(place, expected.size());
    if (place < expected.size()) {
      EXPECT_EQ(format_line(line), expected[place]);
    }
    ++place;
    return {};
  });
  EXPECT_TRUE(status) << status.error().message;
  EXPECT_EQ(place, expected.size()) << path;
  EXPECT_GT(place, 1000u) << path;
}

TEST(Aiter, EveryInstructionReadsAsLlvmReadsIt) {
  if (!missing().empty()) GTEST_SKIP() << missing();
  const auto paths = code_objects();
  EXPECT_GE(paths.size(), 7u);
  for (const auto& path : paths) {
    SCOPED_TRACE(path.string());
    expect_equal(path);
  }
}

}  // namespace
}  // namespace leanfa::isa::test
