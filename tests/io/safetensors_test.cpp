// The safetensors reader: what it returns for good files, and one named test for each way in which a file can lie.
#include "io/safetensors.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "io/file_bytes.hpp"

namespace leanfa::io {
namespace {

constexpr std::string_view kGood = R"({"a":{"dtype":"F32","shape":[2,3],"data_offsets":[0,24]}})";

Result<Safetensors> parse(std::string_view text) { return parse_safetensors(as_bytes(text), "f.safetensors"); }
// The tensors' bytes end with the call.
Result<Safetensors> parse_header(std::string_view json, std::size_t data_bytes = 24) {
  return parse(safetensors_text(json, data_bytes));
}
void expect_bad(std::string_view json, std::initializer_list<std::string_view> fragments, std::size_t data_bytes = 24) {
  expect_error(parse_header(json, data_bytes), ErrorCode::kBadInput, fragments);
}

TEST(SafetensorsRead, GivesNameDtypeShapeAndBytes) {
  const std::string text = safetensors_text(kGood, 24);
  const auto file = parse(text);
  ASSERT_TRUE(file) << file.error().message;
  ASSERT_EQ(file->tensors.size(), 1U);
  EXPECT_EQ(file->tensors[0].name, "a");
  EXPECT_EQ(file->tensors[0].dtype, DType::kF32);
  EXPECT_EQ(file->tensors[0].shape, (std::vector<Index>{2, 3}));
  EXPECT_EQ(static_cast<const void*>(file->tensors[0].bytes.data()), text.data() + text.size() - 24);
  EXPECT_EQ(file->tensors[0].bytes.size(), 24U);
  EXPECT_TRUE(file->metadata.empty());
  EXPECT_EQ(file->find("b"), nullptr);
}

TEST(SafetensorsRead, AcceptsAnyOrderMetadataPaddingScalarsAndEmptyTensors) {
  const std::string text =
      safetensors_text(R"({"z":{"shape":[],"data_offsets":[2,3],"dtype":"U8"},"__metadata__":{"k":"v","u":"\u00e9"},)"
                       R"("e":{"dtype":"U8","shape":[0,9223372036854775807],"data_offsets":[2,2]},)"
                       R"("a":{"dtype":"BF16","shape":[1],"data_offsets":[0,2]}}      )",
                       3);
  const auto file = parse(text);
  ASSERT_TRUE(file) << file.error().message;
  ASSERT_EQ(file->tensors.size(), 3U);
  EXPECT_EQ(file->find("a")->bytes[1], std::byte{1});
  EXPECT_EQ(file->find("z")->bytes[0], std::byte{2});
  EXPECT_TRUE(file->find("z")->shape.empty());
  EXPECT_TRUE(file->find("e")->bytes.empty());
  EXPECT_EQ(file->metadata, (Metadata{{"k", "v"}, {"u", "\xC3\xA9"}}));
}

TEST(SafetensorsRead, KnowsEveryServedDtype) {
  const std::vector<std::pair<std::string_view, DType>> names{
      {"F64", DType::kF64},        {"F32", DType::kF32},      {"F16", DType::kF16},      {"BF16", DType::kBF16},
      {"F8_E4M3", DType::kE4M3FN}, {"F8_E5M2", DType::kE5M2}, {"F8_E8M0", DType::kE8M0}, {"I8", DType::kI8},
      {"U8", DType::kU8},          {"I32", DType::kI32},      {"I64", DType::kI64}};
  for (const auto& [name, dtype] : names) {
    const std::size_t bytes = leanfa::size_bytes(dtype);
    const auto file =
        parse_header(fmt::format(R"({{"a":{{"dtype":"{}","shape":[1],"data_offsets":[0,{}]}}}})", name, bytes), bytes);
    ASSERT_TRUE(file) << file.error().message;
    EXPECT_EQ(file->tensors[0].dtype, dtype);
  }
}

TEST(SafetensorsRead, AcceptsAFileWithoutTensors) {
  const auto file = parse_header("{}", 0);
  ASSERT_TRUE(file) << file.error().message;
  EXPECT_TRUE(file->tensors.empty());
}

TEST(SafetensorsRead, ReadsManyTensors) {
  std::string json = "{";
  for (int i = 0; i < 20000; ++i)
    json +=
        fmt::format(R"({}"t{}":{{"dtype":"U8","shape":[1],"data_offsets":[{},{}]}})", i == 0 ? "" : ",", i, i, i + 1);
  const std::string text = safetensors_text(json + "}", 20000);
  const auto file = parse(text);
  ASSERT_TRUE(file) << file.error().message;
  EXPECT_EQ(file->tensors.size(), 20000U);
  EXPECT_EQ(file->find("t777")->bytes[0], std::byte{777 % 256});
}

// The length field.
TEST(SafetensorsLies, EmptyFile) {
  expect_error(parse(""), ErrorCode::kBadInput, {"8 bytes of header length", "0 bytes"});
}
TEST(SafetensorsLies, ShorterThanTheLength) {
  expect_error(parse("1234567"), ErrorCode::kBadInput, {"8 bytes of header length", "7 bytes"});
}
TEST(SafetensorsLies, HeaderLongerThanTheFile) {
  expect_error(parse(little_endian(100, 8) + "{}"), ErrorCode::kBadInput,
               {"header lies inside the file", "100 bytes", "2"});
}
TEST(SafetensorsLies, HeaderLengthTwoToThe63) {
  expect_error(parse(little_endian(std::uint64_t{1} << 63, 8) + "{}"), ErrorCode::kBadInput,
               {"header length is within", "9223372036854775808"});
}
TEST(SafetensorsLies, HeaderLengthAllOnes) {
  expect_error(parse(little_endian(~std::uint64_t{0}, 8) + "{}"), ErrorCode::kBadInput, {"header length is within"});
}
TEST(SafetensorsLies, HeaderLengthOverTheLimit) {
  expect_error(parse(little_endian(100'000'001, 8) + "{}"), ErrorCode::kBadInput, {"100000001", "<= 100000000"});
}
TEST(SafetensorsLies, HeaderLengthZero) { expect_bad("", {"begins with '{'"}, 0); }
TEST(SafetensorsLies, EveryTruncationIsRefused) {
  const std::string text = safetensors_text(kGood, 24);
  for (std::size_t size = 0; size < text.size(); ++size)
    expect_error(parse(std::string_view(text).substr(0, size)), ErrorCode::kBadInput, {"f.safetensors"});
}

// The header's form.
TEST(SafetensorsLies, HeaderIsAnArray) { expect_bad("[1, 2]", {"begins with '{'"}); }
TEST(SafetensorsLies, HeaderIsNotJson) { expect_bad("{hello}", {"is JSON in UTF-8, which byte 2", "invalid literal"}); }
TEST(SafetensorsLies, HeaderEndsEarly) { expect_bad(R"({"a":{"dtype":"F32")", {"is JSON in UTF-8"}); }
TEST(SafetensorsLies, HeaderHasTwoObjects) { expect_bad("{}{}", {"is JSON in UTF-8"}, 0); }
TEST(SafetensorsLies, HeaderHasAByteOrderMark) { expect_bad("\xEF\xBB\xBF{}", {"begins with '{'", "\\xEF"}, 0); }
TEST(SafetensorsLies, HeaderHasAZeroByte) {
  expect_bad(std::string("{}\0garbage", 10), {"has no zero bytes", "byte 2"}, 0);
}
TEST(SafetensorsLies, HeaderIsNotUtf8) {
  expect_bad("{\"a\xFF\":{\"dtype\":\"U8\",\"shape\":[24],\"data_offsets\":[0,24]}}", {"ill-formed UTF-8"});
}
TEST(SafetensorsLies, HeaderHasALoneSurrogate) {
  expect_bad(R"({"a\ud800":{"dtype":"U8","shape":[24],"data_offsets":[0,24]}})", {"surrogate"});
}
TEST(SafetensorsLies, MessagesAreCutAndEscaped) {
  const auto file = parse_header("{\"" + std::string(100000, 'x') + "\n\"", 0);
  ASSERT_FALSE(file);
  EXPECT_LT(file.error().message.size(), 400U);
  EXPECT_EQ(file.error().message.find('\n'), std::string::npos);
}
TEST(SafetensorsLies, NestingBombOfArrays) {
  expect_bad(R"({"a":)" + std::string(5'000'000, '['), {"described by an object", "an array"});
}
TEST(SafetensorsLies, NestingBombOfObjects) {
  std::string json = "{";
  for (int i = 0; i < 500'000; ++i) json += R"("a":{)";
  expect_bad(json, {"has no other keys"});
}
TEST(SafetensorsLies, NestingBombInTheShape) {
  expect_bad(R"({"a":{"dtype":"F32","shape":)" + std::string(5'000'000, '['),
             {"shape is an array of integers", "an array"});
}

// Keys.
TEST(SafetensorsLies, TensorTwice) {
  expect_bad(
      R"({"a":{"dtype":"U8","shape":[12],"data_offsets":[0,12]},"b":{"dtype":"U8","shape":[0],"data_offsets":[0,0]},)"
      R"("a":{"dtype":"U8","shape":[12],"data_offsets":[12,24]}})",
      {"no key stands twice", "'a'"});
}
TEST(SafetensorsLies, TensorTwiceInDisguise) {
  expect_bad(R"({"a":{"dtype":"U8","shape":[12],"data_offsets":[0,12]},)"
             R"("\u0061":{"dtype":"U8","shape":[12],"data_offsets":[12,24]}})",
             {"no key stands twice", "'a'"});
}
TEST(SafetensorsLies, DtypeTwice) {
  expect_bad(R"({"a":{"dtype":"U8","dtype":"I8","shape":[24],"data_offsets":[0,24]}})",
             {"tensor 'a'", "twice", "'dtype'"});
}
TEST(SafetensorsLies, OffsetsTwice) {
  expect_bad(R"({"a":{"dtype":"U8","shape":[24],"data_offsets":[0,24],"data_offsets":[0,24]}})",
             {"'data_offsets'", "twice"});
}
TEST(SafetensorsLies, MetadataTwice) {
  expect_bad(R"({"__metadata__":{},"__metadata__":{}})", {"__metadata__", "twice"}, 0);
}
TEST(SafetensorsLies, MetadataKeyTwice) {
  expect_bad(R"({"__metadata__":{"layout":"SHD","layout":"HSD"}})", {"__metadata__", "twice", "'layout'"}, 0);
}
TEST(SafetensorsLies, UnknownKeyInATensor) {
  expect_bad(R"({"a":{"dtype":"U8","shape":[24],"data_offsets":[0,24],"strides":[1]}})",
             {"has no other keys", "'strides'"});
}
TEST(SafetensorsLies, NoDtype) {
  expect_bad(R"({"a":{"shape":[24],"data_offsets":[0,24]}})", {"tensor 'a'", "has dtype, shape and data_offsets"});
}
TEST(SafetensorsLies, NoShape) {
  expect_bad(R"({"a":{"dtype":"U8","data_offsets":[0,24]}})", {"has dtype, shape and data_offsets"});
}
TEST(SafetensorsLies, NoOffsets) {
  expect_bad(R"({"a":{"dtype":"U8","shape":[24]}})", {"has dtype, shape and data_offsets"});
}
TEST(SafetensorsLies, TensorIsNotAnObject) {
  expect_bad(R"({"a":"U8"})", {"tensor 'a'", "described by an object", "'U8'"});
}
TEST(SafetensorsLies, MetadataIsNotAnObject) {
  expect_bad(R"({"__metadata__":"x"})", {"__metadata__", "values are strings"}, 0);
}
TEST(SafetensorsLies, MetadataIsANumber) {
  expect_bad(R"({"__metadata__":{"layer":2}})", {"__metadata__", "values are strings", "got 2"}, 0);
}
TEST(SafetensorsLies, MetadataIsNested) {
  expect_bad(R"({"__metadata__":{"a":{"b":"c"}}})", {"values are strings", "an object"}, 0);
}
TEST(SafetensorsLies, MetadataIsNull) {
  expect_bad(R"({"__metadata__":{"a":null}})", {"values are strings", "null"}, 0);
}

// Dtypes.
TEST(SafetensorsLies, DtypeUnknown) {
  expect_bad(R"({"a":{"dtype":"F99","shape":[24],"data_offsets":[0,24]}})",
             {"tensor 'a'", "one of the format's", "'F99'", "BF16"});
}
TEST(SafetensorsLies, DtypeIsANumber) {
  expect_bad(R"({"a":{"dtype":8,"shape":[24],"data_offsets":[0,24]}})", {"dtype is a string", "got 8"});
}
TEST(SafetensorsUnserved, DtypesOfTheFormatThatWeDoNotRead) {
  for (const std::string_view dtype : {"BOOL", "I16", "U16", "U32", "U64", "C64", "F4", "F6_E2M3", "F6_E3M2"})
    expect_error(parse_header(fmt::format(R"({{"mask":{{"dtype":"{}","shape":[1],"data_offsets":[0,1]}}}})", dtype)),
                 ErrorCode::kUnsupported, {"tensor 'mask'", "dtype is one of those accepted", dtype});
}
TEST(SafetensorsUnserved, FnuzIsRefusedByName) {
  for (const std::string_view dtype : {"F8_E4M3FNUZ", "F8_E5M2FNUZ"})
    expect_error(parse_header(fmt::format(R"({{"k":{{"dtype":"{}","shape":[1],"data_offsets":[0,1]}}}})", dtype)),
                 ErrorCode::kUnsupported, {"tensor 'k'", "fnuz", dtype, "convert the values"});
}

// Shapes.
TEST(SafetensorsLies, ShapeNegative) {
  expect_bad(R"({"a":{"dtype":"U8","shape":[-1],"data_offsets":[0,24]}})", {"shape is an array of integers", "got -1"});
}
TEST(SafetensorsLies, ShapeMinusZero) {
  expect_bad(R"({"a":{"dtype":"U8","shape":[-0],"data_offsets":[0,0]}})", {"shape is an array of integers"}, 0);
}
TEST(SafetensorsLies, ShapeFloat) {
  expect_bad(R"({"a":{"dtype":"U8","shape":[24.0],"data_offsets":[0,24]}})", {"shape is an array of integers", "24.0"});
}
TEST(SafetensorsLies, ShapeExponent) {
  expect_bad(R"({"a":{"dtype":"U8","shape":[2e1],"data_offsets":[0,20]}})", {"shape is an array of integers", "2e1"},
             20);
}
TEST(SafetensorsLies, ShapeString) {
  expect_bad(R"({"a":{"dtype":"U8","shape":["24"],"data_offsets":[0,24]}})", {"shape is an array of integers", "'24'"});
}
TEST(SafetensorsLies, ShapeBoolean) {
  expect_bad(R"({"a":{"dtype":"U8","shape":[true],"data_offsets":[0,1]}})", {"shape is an array of integers", "true"},
             1);
}
TEST(SafetensorsLies, ShapeIsNotAnArray) {
  expect_bad(R"({"a":{"dtype":"U8","shape":24,"data_offsets":[0,24]}})", {"shape is an array of integers", "24"});
}
TEST(SafetensorsLies, ShapeTwoToThe63) {
  expect_bad(R"({"a":{"dtype":"U8","shape":[9223372036854775808],"data_offsets":[0,24]}})",
             {"shape is an array of integers", "9223372036854775808"});
}
TEST(SafetensorsLies, ShapeTwoToThe64) {
  expect_bad(R"({"a":{"dtype":"U8","shape":[18446744073709551616],"data_offsets":[0,24]}})",
             {"shape is an array of integers", "18446744073709551616"});
}
TEST(SafetensorsLies, ShapeProductOverflowsToTheRightSize) {
  // 2^32 * 2^32 * 24 wraps to 0 + ... in 64 bits; (2^61 + 6) * 4 wraps to 24 in 63.
  expect_bad(R"({"a":{"dtype":"U8","shape":[4294967296,4294967296],"data_offsets":[0,0]}})", {"fits in 63 bits"}, 0);
  expect_bad(R"({"a":{"dtype":"F32","shape":[4611686018427387910],"data_offsets":[0,24]}})", {"fits in 63 bits"});
}
TEST(SafetensorsLies, ShapeOverflowsBesideAZero) {
  expect_bad(R"({"a":{"dtype":"U8","shape":[0,9223372036854775807,2],"data_offsets":[0,0]}})", {"fits in 63 bits"}, 0);
}

// Offsets.
TEST(SafetensorsLies, OffsetsOutOfOrder) {
  expect_bad(R"({"a":{"dtype":"U8","shape":[24],"data_offsets":[24,0]}})",
             {"tensor 'a'", "in order inside the file", "[24, 0]"});
}
TEST(SafetensorsLies, OffsetsOutside) {
  expect_bad(R"({"a":{"dtype":"U8","shape":[25],"data_offsets":[0,25]}})", {"in order inside the file", "24 bytes"});
}
TEST(SafetensorsLies, OffsetsFarOutside) {
  expect_bad(R"({"a":{"dtype":"U8","shape":[24],"data_offsets":[9223372036854775783,9223372036854775807]}})",
             {"in order inside the file"});
}
TEST(SafetensorsLies, OffsetsTwoToThe63) {
  expect_bad(R"({"a":{"dtype":"U8","shape":[24],"data_offsets":[0,9223372036854775808]}})",
             {"data_offsets are two integers"});
}
TEST(SafetensorsLies, OffsetsNegative) {
  expect_bad(R"({"a":{"dtype":"U8","shape":[24],"data_offsets":[-24,0]}})", {"data_offsets are two integers", "-24"});
}
TEST(SafetensorsLies, OffsetsFloat) {
  expect_bad(R"({"a":{"dtype":"U8","shape":[24],"data_offsets":[0.0,24]}})", {"data_offsets are two integers"});
}
TEST(SafetensorsLies, OneOffset) {
  expect_bad(R"({"a":{"dtype":"U8","shape":[24],"data_offsets":[24]}})", {"data_offsets are two integers", "got 1"});
}
TEST(SafetensorsLies, ThreeOffsets) {
  expect_bad(R"({"a":{"dtype":"U8","shape":[24],"data_offsets":[0,12,24]}})",
             {"data_offsets are two integers", "more than two"});
}
TEST(SafetensorsLies, OffsetsDoNotMatchTheShape) {
  expect_bad(R"({"a":{"dtype":"F32","shape":[2,2],"data_offsets":[0,24]}})",
             {"span what dtype and shape need", "24 bytes", "16 bytes for F32 [2, 2]"});
}
TEST(SafetensorsLies, TensorsOverlap) {
  expect_bad(
      R"({"a":{"dtype":"U8","shape":[16],"data_offsets":[0,16]},"b":{"dtype":"U8","shape":[16],"data_offsets":[8,24]}})",
      {"tensor 'b'", "do not overlap"});
}
TEST(SafetensorsLies, TensorsShareBytes) {
  expect_bad(
      R"({"a":{"dtype":"U8","shape":[24],"data_offsets":[0,24]},"b":{"dtype":"U8","shape":[24],"data_offsets":[0,24]}})",
      {"do not overlap"});
}
TEST(SafetensorsLies, HoleBetweenTensors) {
  expect_bad(
      R"({"a":{"dtype":"U8","shape":[8],"data_offsets":[0,8]},"b":{"dtype":"U8","shape":[8],"data_offsets":[16,24]}})",
      {"tensor 'b'", "leave no gap", "begin 16", "8"});
}
TEST(SafetensorsLies, HoleBeforeTheFirst) {
  expect_bad(R"({"a":{"dtype":"U8","shape":[8],"data_offsets":[16,24]}})", {"leave no gap"});
}
TEST(SafetensorsLies, TrailingBytes) { expect_bad(kGood, {"ends with the last tensor", "3 trailing bytes"}, 27); }
TEST(SafetensorsLies, DataTruncated) { expect_bad(kGood, {"in order inside the file"}, 23); }

TEST(SafetensorsOpen, NamesThePathAndTheReason) {
  const Folder folder;
  expect_error(SafetensorsFile::open(folder.file("none")), ErrorCode::kIo, {folder.file("none"), "No such file"});
  write_file(folder.file("short"), "abc");
  expect_error(SafetensorsFile::open(folder.file("short")), ErrorCode::kBadInput, {folder.file("short"), "3 bytes"});
  write_file(folder.file("empty"), "");
  expect_error(SafetensorsFile::open(folder.file("empty")), ErrorCode::kBadInput, {folder.file("empty"), "0 bytes"});
}

}  // namespace
}  // namespace leanfa::io
