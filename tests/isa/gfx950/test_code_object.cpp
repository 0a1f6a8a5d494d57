// The ELF container: what a good one holds, and that damaged ones end in an error that says what is wrong.
#include <gtest/gtest.h>

#include <random>

#include "isa/gfx950/code_object.hpp"
#include "isa/gfx950/code_object_image.hpp"

namespace leanfa::isa::test {
namespace {

constexpr std::uint32_t kText[] = {0xbf800000, 0xbf810000};  // s_nop 0, s_endpgm

Image image() {
  const ImageSymbol symbols[] = {{"kernel", 0, 8}, {"label", 4, 0, 0}};
  return code_object_image(kText, symbols);
}

std::string error_of(const Image& image) {
  const auto object = CodeObject::parse(image.bytes, "damaged.co");
  return object ? "" : object.error().message;
}

void expect_error(const Image& image, std::string_view words) {
  const std::string error = error_of(image);
  EXPECT_NE(error.find(words), std::string::npos) << "got: " << error;
  EXPECT_NE(error.find("damaged.co"), std::string::npos) << error;
}

TEST(CodeObject, HoldsSectionsSymbolsSegmentsAndNotes) {
  const Image good = image();
  const auto object = CodeObject::parse(good.bytes, "good.co");
  ASSERT_TRUE(object) << object.error().message;
  const Section* text = object->section(".text");
  ASSERT_NE(text, nullptr);
  EXPECT_TRUE(text->executable());
  EXPECT_EQ(text->address, kImageTextAddress);
  EXPECT_EQ(text->bytes.size(), sizeof(kText));
  EXPECT_EQ(object->section(".data"), nullptr);

  const Symbol* kernel = object->symbol("kernel");
  ASSERT_NE(kernel, nullptr);
  EXPECT_EQ(kernel->type, SymbolType::kFunction);
  EXPECT_TRUE(kernel->global);
  EXPECT_EQ(kernel->size, 8u);
  EXPECT_EQ(object->symbol("other"), nullptr);

  ASSERT_EQ(object->segments().size(), 1u);
  EXPECT_TRUE(object->segments()[0].executable);
  EXPECT_FALSE(object->segments()[0].writable);
  ASSERT_EQ(object->notes().size(), 1u);
  EXPECT_EQ(object->notes()[0].name, "AMDGPU");
  EXPECT_EQ(object->notes()[0].type, kMetadataNote);
  EXPECT_EQ(object->notes()[0].description.size(), 4u);
}

TEST(CodeObject, FindsLoadedBytesByAddress) {
  const Image good = image();
  const auto object = CodeObject::parse(good.bytes, "good.co");
  ASSERT_TRUE(object);
  const auto bytes = object->at(kImageTextAddress + 4, 4);
  ASSERT_TRUE(bytes);
  EXPECT_EQ(bytes->data(), good.bytes.data() + good.text + 4);
  EXPECT_FALSE(object->at(kImageTextAddress + 4, 5));
  EXPECT_FALSE(object->at(kImageTextAddress - 1, 1));
  EXPECT_FALSE(object->at(~std::uint64_t{0}, 2));
}

TEST(CodeObject, OtherFilesAreRefusedByName) {
  Image damaged = image();
  damaged.bytes[0] = std::byte{0};
  expect_error(damaged, "is an ELF file");
  damaged = image();
  damaged.bytes.resize(20);
  expect_error(damaged, "is an ELF file");
  damaged = image();
  damaged.bytes[4] = std::byte{1};
  expect_error(damaged, "64-bit little-endian");
  damaged = image();
  damaged.put16(18, 62);
  expect_error(damaged, "is for an AMD GPU");
}

TEST(CodeObject, OtherProcessorsAreUnsupported) {
  Image damaged = image();
  damaged.put32(48, 0x54c);  // gfx942
  const auto object = CodeObject::parse(damaged.bytes, "damaged.co");
  ASSERT_FALSE(object);
  EXPECT_EQ(object.error().code, ErrorCode::kUnsupported);
  EXPECT_NE(object.error().message.find("0x4c"), std::string::npos) << object.error().message;
}

TEST(CodeObject, PlacesOutsideTheFileAreRefused) {
  constexpr std::size_t kOffset = 24, kSize = 32, kLink = 40, kSection = 64;
  Image damaged = image();
  damaged.put64(40, ~std::uint64_t{0});
  expect_error(damaged, "section table");
  damaged = image();
  damaged.put64(damaged.sections + 2 * kSection + kOffset, std::uint64_t{1} << 60);
  expect_error(damaged, "section 2 is in the file");
  damaged = image();
  damaged.put64(damaged.sections + 2 * kSection + kSize, ~std::uint64_t{0});
  expect_error(damaged, "section 2 is in the file");
  damaged = image();
  damaged.put16(62, 9);
  expect_error(damaged, "section names");
  damaged = image();
  damaged.put32(damaged.sections + 2 * kSection, 60000);
  expect_error(damaged, "section 2 has a name");
  damaged = image();
  damaged.put32(damaged.sections + 3 * kSection + kLink, 77);
  expect_error(damaged, "string table");
  damaged = image();
  damaged.put32(damaged.symbols + 24, 60000);
  expect_error(damaged, "symbol 1 has a name");
  damaged = image();
  damaged.put64(damaged.sections + 3 * kSection + kSize, 25);
  expect_error(damaged, "whole entries");
}

TEST(CodeObject, SegmentsAndNotesOutsideTheFileAreRefused) {
  constexpr std::size_t kFirstSegment = 64, kFileSize = 32, kMemorySize = 40, kAddress = 16;
  Image damaged = image();
  damaged.put64(32, ~std::uint64_t{0});
  expect_error(damaged, "segment table");
  damaged = image();
  damaged.put64(kFirstSegment + kFileSize, std::uint64_t{1} << 40);
  expect_error(damaged, "segment 0");
  damaged = image();
  damaged.put64(kFirstSegment + kMemorySize, 1);
  expect_error(damaged, "segment 0");
  damaged = image();
  damaged.put64(kFirstSegment + kAddress, ~std::uint64_t{3});
  expect_error(damaged, "segment 0");
  damaged = image();
  damaged.put32(damaged.note + 4, ~0u);
  expect_error(damaged, "notes");
  damaged = image();
  damaged.put32(damaged.note, ~0u);
  expect_error(damaged, "notes");
}

// Any byte, any value: an error or an object, and nothing outside the image is read (run with the sanitizers).
TEST(CodeObject, AnyDamageEndsInAnAnswer) {
  std::mt19937 random(7);
  for (int round = 0; round < 20000; ++round) {
    Image damaged = image();
    for (int changes = 1 + static_cast<int>(random() % 4); changes != 0; --changes)
      damaged.bytes[random() % damaged.bytes.size()] = static_cast<std::byte>(random());
    if (random() % 8 == 0) damaged.bytes.resize(random() % damaged.bytes.size());
    const auto object = CodeObject::parse(damaged.bytes, "damaged.co");
    EXPECT_TRUE(object || !object.error().message.empty());
  }
}

}  // namespace
}  // namespace leanfa::isa::test
