// Whole code objects as text: labels, branch targets, the line format, and errors that name the address.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "isa/gfx950/code_object_image.hpp"
#include "isa/gfx950/disassembly.hpp"
#include "isa/gfx950/llvm.hpp"

namespace leanfa::isa::test {
namespace {

// kernel: s_nop 0; s_cbranch_scc0 to `label`; s_branch to kernel + 4; label: s_cbranch_scc1 to other; s_endpgm
// other: v_add_f32, s_endpgm
constexpr std::uint32_t kText[] = {0xbf800000, 0xbf840001, 0xbf82fffe, 0xbf850001, 0xbf810000, 0x020408f2, 0xbf810000};

Image image(std::span<const std::uint32_t> text = kText) {
  const ImageSymbol symbols[] = {{"kernel", 0, 20}, {"label", 12, 0, 0}, {"other", 20, 0}};
  return code_object_image(text, symbols);
}

struct Listing {
  std::vector<DisassemblyLine> lines;
  Status status;
};

Listing listing(const Image& image, std::string_view symbol = "") {
  const auto object = CodeObject::parse(image.bytes, "image.co");
  if (!object) return {{}, tl::unexpected(object.error())};
  Listing result;
  result.status = disassemble(*object, symbol, [&](const DisassemblyLine& line) -> Status {
    result.lines.push_back(line);
    result.lines.back().labels = line.labels;
    return {};
  });
  return result;
}

TEST(Disassembly, NamesBranchTargetsByLabelOrDistance) {
  const Image object = image();
  const Listing result = listing(object);
  ASSERT_TRUE(result.status) << result.status.error().message;
  ASSERT_EQ(result.lines.size(), 7u);
  EXPECT_EQ(result.lines[0].labels, std::vector<std::string_view>{"kernel"});
  EXPECT_EQ(result.lines[1].text, "s_cbranch_scc0 label");
  EXPECT_TRUE(result.lines[1].target.empty());
  EXPECT_EQ(result.lines[2].text, "s_branch 65534");
  EXPECT_EQ(result.lines[2].target, "kernel+0x4");
  EXPECT_EQ(result.lines[3].target, "other");  // a function is no label of the text
  EXPECT_EQ(result.lines[3].labels, std::vector<std::string_view>{"label"});
}

TEST(Disassembly, LinesStandAsLlvmWritesThem) {
  const Image object = image();
  const Listing result = listing(object);
  ASSERT_EQ(result.lines.size(), 7u);
  EXPECT_EQ(format_line(result.lines[2]),
            "\ts_branch 65534                                             // 000000001008: BF82FFFE <kernel+0x4>");
}

TEST(Disassembly, OneSymbolAlone) {
  const Image object = image();
  EXPECT_EQ(listing(object, "kernel").lines.size(), 5u);
  EXPECT_EQ(listing(object, "other").lines.size(), 2u);
  const Listing none = listing(object, "third");
  ASSERT_FALSE(none.status);
  EXPECT_NE(none.status.error().message.find("third"), std::string::npos);
}

TEST(Disassembly, StopsAtWordsThatAreNoInstruction) {
  constexpr std::uint32_t kBad[] = {0xbf800000, 0xbf9f0000, 0xbf810000};
  const Image object = image(kBad);
  const Listing result = listing(object);
  ASSERT_FALSE(result.status);
  EXPECT_EQ(result.lines.size(), 1u);
  EXPECT_NE(result.status.error().message.find("0x1004"), std::string::npos) << result.status.error().message;
  EXPECT_NE(result.status.error().message.find("0xbf9f0000"), std::string::npos) << result.status.error().message;
}

TEST(Disassembly, AnInstructionThatTheSectionCutsOffIsAnError) {
  constexpr std::uint32_t kCut[] = {0xbf800000, 0xd1cb0002};
  const Listing result = listing(image(kCut));
  ASSERT_FALSE(result.status);
  EXPECT_NE(result.status.error().message.find("0x1004"), std::string::npos) << result.status.error().message;
}

TEST(Disassembly, AVisitorEndsIt) {
  const Image image_bytes = image();
  const auto object = CodeObject::parse(image_bytes.bytes, "image.co");
  ASSERT_TRUE(object);
  int seen = 0;
  const Status status = disassemble(*object, "", [&](const DisassemblyLine&) -> Status {
    ++seen;
    return fail(ErrorCode::kIo, "closed");
  });
  ASSERT_FALSE(status);
  EXPECT_EQ(status.error().message, "closed");
  EXPECT_EQ(seen, 1);
}

TEST(Disassembly, EqualsLlvmsOnOurImage) {
  if (!llvm_objdump_missing().empty()) GTEST_SKIP() << llvm_objdump_missing();
  const Image object = image();
  const auto path = std::filesystem::temp_directory_path() / "leanfa-isa-image.co";
  std::ofstream(path, std::ios::binary)
      .write(reinterpret_cast<const char*>(object.bytes.data()), static_cast<std::streamsize>(object.bytes.size()));
  const auto expected = llvm_objdump(path.string());
  std::filesystem::remove(path);
  const Listing result = listing(object);
  ASSERT_EQ(result.lines.size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) EXPECT_EQ(format_line(result.lines[i]), expected[i]);
}

}  // namespace
}  // namespace leanfa::isa::test
