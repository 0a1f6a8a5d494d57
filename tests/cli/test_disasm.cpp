// leanfa disasm: listing, JSON, one symbol, and what it says of files that are no gfx950 code.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "cli_driver.hpp"
#include "isa/gfx950/code_object_image.hpp"

namespace leanfa::test {
namespace {

using isa::test::code_object_image;
using isa::test::Image;
using isa::test::ImageSymbol;

// v_add_f32 v2, 1.0, v4; s_branch to itself; s_endpgm
Image kernel() {
  constexpr std::uint32_t kText[] = {0x020408f2, 0xbf82ffff, 0xbf810000};
  const ImageSymbol symbols[] = {{"kernel", 0, 8}, {"last", 8, 4}};
  return code_object_image(kText, symbols);
}

void write(const Scratch& scratch, const std::string& name, const Image& image) {
  scratch.write(name, {reinterpret_cast<const char*>(image.bytes.data()), image.bytes.size()});
}

TEST(Disasm, PrintsLabelsAndOneInstructionALine) {
  const Scratch scratch;
  write(scratch, "kernel.co", kernel());
  const Outcome outcome = scratch.run({"disasm", "kernel.co"});
  EXPECT_EQ(outcome.exit, 0) << outcome.error;
  EXPECT_EQ(outcome.out,
            "\n0000000000001000 <kernel>:\n"
            "\tv_add_f32_e32 v2, 1.0, v4                                  // 000000001000: 020408F2\n"
            "\ts_branch 65535                                             // 000000001004: BF82FFFF <kernel+0x4>\n"
            "\n0000000000001008 <last>:\n"
            "\ts_endpgm                                                   // 000000001008: BF810000\n");
}

TEST(Disasm, SymbolsAreShownOnOneLineWithoutControlCharacters) {
  const Scratch scratch;
  constexpr std::uint32_t kText[] = {0xbf820000, 0xbf810000};
  const ImageSymbol symbols[] = {{"a\x1B[2J\nb\xFF", 0, 8}};
  write(scratch, "kernel.co", code_object_image(kText, symbols));
  const Outcome outcome = scratch.run({"disasm", "kernel.co"});
  EXPECT_EQ(outcome.exit, 0) << outcome.error;
  EXPECT_NE(outcome.out.find("<a\\x1B[2J\\x0Ab\\xFF>:\n"), std::string::npos) << outcome.out;
  EXPECT_NE(outcome.out.find("<a\\x1B[2J\\x0Ab\\xFF+0x4>\n"), std::string::npos) << outcome.out;
}

TEST(Disasm, TakesOneSymbolAlone) {
  const Scratch scratch;
  write(scratch, "kernel.co", kernel());
  const Outcome outcome = scratch.run({"disasm", "kernel.co", "--symbol", "last"});
  EXPECT_EQ(outcome.exit, 0) << outcome.error;
  EXPECT_EQ(outcome.out.find("v_add_f32"), std::string::npos);
  EXPECT_NE(outcome.out.find("s_endpgm"), std::string::npos);
  const Outcome none = scratch.run({"disasm", "kernel.co", "--symbol", "none"});
  EXPECT_EQ(none.exit, 4);
  EXPECT_NE(none.error.find("accepted: kernel, last"), std::string::npos) << none.error;
}

TEST(Disasm, WritesWhatItKnowsAsJson) {
  const Scratch scratch;
  write(scratch, "kernel.co", kernel());
  ASSERT_EQ(scratch.run({"disasm", "kernel.co", "--json", "kernel.json"}).exit, 0);
  const auto json = nlohmann::json::parse(scratch.read("kernel.json"));
  ASSERT_EQ(json["instructions"].size(), 3u);
  const auto& add = json["instructions"][0];
  EXPECT_EQ(add["row"], "v_add_f32");
  EXPECT_EQ(add["encoding"], "VOP2");
  EXPECT_EQ(add["pipe"], "vector");
  EXPECT_EQ(add["labels"], nlohmann::json({"kernel"}));
  EXPECT_EQ(add["writes"], nlohmann::json({"v2"}));
  EXPECT_EQ(json["instructions"][1]["target"], 0x1004);
}

TEST(Disasm, AnUnknownWordEndsItWithItsAddress) {
  const Scratch scratch;
  constexpr std::uint32_t kText[] = {0xbf800000, 0xbf9f0000};
  write(scratch, "bad.co", code_object_image(kText, {}));
  const Outcome outcome = scratch.run({"disasm", "bad.co", "--json", "bad.json"});
  EXPECT_EQ(outcome.exit, 4);
  EXPECT_NE(outcome.out.find("s_nop 0"), std::string::npos);
  EXPECT_NE(outcome.error.find("bad.co: instruction at 0x1004"), std::string::npos) << outcome.error;
  EXPECT_NE(outcome.error.find("repeat: leanfa disasm bad.co"), std::string::npos) << outcome.error;
  EXPECT_EQ(scratch.files(), std::vector<std::string>{"bad.co"});
}

TEST(Disasm, OtherFilesAreRefused) {
  const Scratch scratch;
  scratch.write("text.co", "not a code object");
  EXPECT_EQ(scratch.run({"disasm", "text.co"}).exit, 4);
  EXPECT_EQ(scratch.run({"disasm", "absent.co"}).exit, 4);
  EXPECT_EQ(scratch.run({"disasm"}).exit, 2);
  Image other = kernel();
  other.put32(48, 0x54c);  // gfx942
  write(scratch, "gfx942.co", other);
  const Outcome outcome = scratch.run({"disasm", "gfx942.co"});
  EXPECT_EQ(outcome.exit, 3);
  EXPECT_NE(outcome.error.find("gfx942.co"), std::string::npos) << outcome.error;
}

}  // namespace
}  // namespace leanfa::test
