// Sizes, alignment and the text of untrusted names.
#include "io/stored_tensor.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <cstring>

#include "io/file_bytes.hpp"
#include "io/safetensors.hpp"

namespace leanfa::io {
namespace {

TEST(StoredTensor, SizeBytesMultipliesWithoutOverflow) {
  EXPECT_EQ(size_bytes("x", DType::kF32, std::vector<Index>{}).value(), 4);
  EXPECT_EQ(size_bytes("x", DType::kBF16, std::vector<Index>{3, 5}).value(), 30);
  EXPECT_EQ(size_bytes("x", DType::kF64, std::vector<Index>{0, 7}).value(), 0);
  EXPECT_EQ(size_bytes("x", DType::kU8, std::vector<Index>{(Index{1} << 62) + ((Index{1} << 62) - 1)}).value(),
            std::numeric_limits<Index>::max());
  expect_error(size_bytes("x", DType::kF32, std::vector<Index>{Index{1} << 61}), ErrorCode::kBadInput,
               {"x: ", "63 bits"});
  expect_error(size_bytes("x", DType::kF32, std::vector<Index>{-1, 0}), ErrorCode::kBadInput, {"every size is >= 0"});
}

TEST(StoredTensor, MisalignedBytesAreCopiedAndAlignedOnesAreNot) {
  alignas(8) std::array<std::byte, 24> memory{};
  for (std::size_t i = 0; i < memory.size(); ++i) memory[i] = static_cast<std::byte>(i);
  for (std::size_t offset = 0; offset < 8; ++offset) {
    const StoredTensor tensor{"t", DType::kF64, {2}, std::span(memory).subspan(offset, 16)};
    const auto aligned = aligned_bytes(tensor);
    ASSERT_TRUE(aligned);
    EXPECT_EQ(std::bit_cast<std::uintptr_t>(aligned->data) % 8, 0U);
    EXPECT_EQ(std::memcmp(aligned->data, memory.data() + offset, 16), 0);
    EXPECT_EQ(aligned->data == tensor.bytes.data(), offset == 0);
  }
}

TEST(StoredTensor, TensorAtAnOddAddressOfAFileReadsRight) {
  const std::string text = safetensors_text(
      R"({"a":{"dtype":"U8","shape":[1],"data_offsets":[0,1]},"b":{"dtype":"F32","shape":[2],"data_offsets":[1,9]}})",
      9);
  const auto file = parse_safetensors(as_bytes(text));
  ASSERT_TRUE(file) << file.error().message;
  const auto aligned = aligned_bytes(*file->find("b"));
  ASSERT_TRUE(aligned);
  EXPECT_EQ(std::bit_cast<std::uintptr_t>(aligned->data) % 4, 0U);
  EXPECT_EQ(std::memcmp(aligned->data, "\x01\x02\x03\x04\x05\x06\x07\x08", 8), 0);
}

TEST(StoredTensor, NamesInMessagesAreEscapedAndCut) {
  EXPECT_EQ(in_quotes("q"), "'q'");
  EXPECT_EQ(in_quotes(std::string_view("a\n\0\xFF", 4)), "'a\\x0A\\x00\\xFF'");
  EXPECT_EQ(in_quotes(std::string(1000, 'x')), "'" + std::string(80, 'x') + "...'");
  EXPECT_EQ(describe_shape(std::vector<Index>{}), "[]");
  EXPECT_EQ(describe_shape(std::vector<Index>{1, 2}), "[1, 2]");
  EXPECT_EQ(describe_shape(std::vector<Index>(100, 1)), "[1, 1, 1, 1, 1, 1, 1, 1, ... 100 sizes]");
}

}  // namespace
}  // namespace leanfa::io
