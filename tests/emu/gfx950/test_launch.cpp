// Memory, limits and the table of semantics.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <iostream>
#include <set>

#include "emu/gfx950/launch.hpp"
#include "emu/gfx950/semantics.hpp"
#include "isa/gfx950/row.hpp"

namespace leanfa::emu {
namespace {

TEST(EmulatedMemory, NamesTheNearestBufferAndTheDistance) {
  std::vector<std::byte> first(100);
  std::vector<std::byte> second(100);
  Memory memory;
  const std::uint64_t a = memory.map("first", first);
  const std::uint64_t b = memory.map("second", second, false);
  EXPECT_EQ(a % 256, 0U);
  EXPECT_EQ(memory.find(a, 100, Access::kWrite), first.data());
  EXPECT_EQ(memory.find(a + 97, 4, Access::kRead), nullptr);
  EXPECT_EQ(memory.find(b, 4, Access::kWrite), nullptr);
  EXPECT_EQ(memory.find(b + 4, 4, Access::kRead), second.data() + 4);
  EXPECT_NE(memory.describe(a + 112, 4).find("12 bytes past the end of first"), std::string::npos);
  EXPECT_NE(memory.describe(b - 8, 4).find("8 bytes before second"), std::string::npos);
  EXPECT_NE(memory.describe(a + 98, 4).find("ends 2 bytes past the end of first"), std::string::npos);
  memory.unmap(a);
  EXPECT_EQ(memory.find(a, 4, Access::kRead), nullptr);
}

TEST(KernelDescriptors, RefuseWhatTheChipRefuses) {
  std::array<std::uint32_t, 16> words{};
  const auto decode = [&] { return decode_descriptor(std::as_bytes(std::span(words)), "k"); };
  words[12] = 0x2F;  // 6-bit VGPR field: (47 + 1) * 8 = 384
  ASSERT_TRUE(decode().has_value());
  EXPECT_EQ(decode()->vgprs, 384);
  words[0] = 163841;
  EXPECT_FALSE(decode().has_value());
  words[0] = 163840;
  EXPECT_TRUE(decode().has_value());
  words[14] = 1U << 10;
  EXPECT_FALSE(decode().has_value()) << "wave32";
  words[14] = 0;
  words[1] = 16;
  EXPECT_FALSE(decode().has_value()) << "scratch";
  EXPECT_FALSE(decode_descriptor({}, "k").has_value());
}

TEST(Dimensions, AreChecked) {
  Kernel kernel;
  kernel.name = "k";
  kernel.descriptor.vgprs = 256;
  EXPECT_TRUE(check_dimensions(kernel, {.block = {512, 1, 1}}).has_value());
  EXPECT_FALSE(check_dimensions(kernel, {.block = {1024, 1, 1}}).has_value()) << "4 waves a SIMD of 256 registers";
  EXPECT_FALSE(check_dimensions(kernel, {.block = {0, 1, 1}}).has_value());
  EXPECT_FALSE(check_dimensions(kernel, {.grid = {65536, 65536, 1}}).has_value());
  EXPECT_FALSE(check_dimensions(kernel, {.dynamic_lds_bytes = 163841}).has_value());
  kernel.required_workgroup_size = {64, 1, 1};
  EXPECT_FALSE(check_dimensions(kernel, {.block = {128, 1, 1}}).has_value());
}

// Rows of the ISA that the emulator refuses, by the reason. Everything else must have semantics.
bool is_refused_on_purpose(const isa::Row& row) {
  const std::string_view name = row.name;
  if (row.space == isa::MemorySpace::kScratch || name.starts_with("s_scratch")) return true;  // no scratch memory
  if (row.encoding == isa::Encoding::kMtbuf || name.starts_with("buffer_load_format") ||
      name.starts_with("buffer_store_format"))
    return true;  // formatted buffers
  if (row.encoding == isa::Encoding::kSmem && row.memory != isa::MemoryKind::kLoad)
    return true;  // scalar stores, atomics
  return false;
}

TEST(SemanticsTable, CoversTheIsa) {
  const std::vector<std::string_view> refused{
#include "emu/gfx950/refused.inc"
  };
  std::set<std::string> missing;
  std::size_t covered = 0;
  for (const isa::Row& row : isa::rows()) {
    if (semantics_of(row.opcode) != nullptr) {
      ++covered;
    } else if (!is_refused_on_purpose(row)) {
      missing.insert(std::string(row.name));
    }
  }
  std::cout << covered << " of " << isa::rows().size() << " rows have semantics\n";
  std::set<std::string> expected(refused.begin(), refused.end());
  for (const std::string& name : missing) EXPECT_TRUE(expected.contains(name)) << "no semantics for " << name;
  for (const std::string& name : expected) EXPECT_TRUE(missing.contains(name)) << name << " has semantics now";
}

}  // namespace
}  // namespace leanfa::emu
