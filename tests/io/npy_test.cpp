// The npy reader and writer: versions, number types, bit patterns, and one named test for each way in which a file can
// be wrong.
#include "io/npy.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>

#include "io/file_bytes.hpp"

namespace leanfa::io {
namespace {

constexpr std::string_view kGood = "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }";

Result<StoredTensor> parse(std::string_view text, const NpyOptions& options = {}) {
  return parse_npy(as_bytes(text), options, "f.npy");
}
void expect_bad(std::string_view header, std::initializer_list<std::string_view> fragments,
                std::size_t data_bytes = 24) {
  expect_error(parse(npy_text(header, data_bytes)), ErrorCode::kBadInput, fragments);
}
void expect_unsupported(std::string_view header, std::initializer_list<std::string_view> fragments) {
  expect_error(parse(npy_text(header, 24)), ErrorCode::kUnsupported, fragments);
}
void overwrite(std::string& text, std::size_t position, std::string_view bytes) {
  std::copy(bytes.begin(), bytes.end(), text.begin() + static_cast<std::ptrdiff_t>(position));
}
std::string header_of(std::string_view descr, std::string_view shape) {
  return fmt::format("{{'descr': '{}', 'fortran_order': False, 'shape': {}, }}\n", descr, shape);
}

TEST(NpyRead, EveryVersion) {
  for (int major = 1; major <= 3; ++major) {
    const std::string text = npy_text(kGood, 24, major);
    const auto tensor = parse(text);
    ASSERT_TRUE(tensor) << tensor.error().message;
    EXPECT_EQ(tensor->dtype, DType::kF32);
    EXPECT_EQ(tensor->shape, (std::vector<Index>{2, 3}));
    EXPECT_EQ(tensor->bytes.size(), 24U);
    EXPECT_EQ(tensor->bytes[5], std::byte{5});
  }
}

TEST(NpyRead, EveryNumberType) {
  const std::vector<std::pair<std::string_view, DType>> types{
      {"<f8", DType::kF64}, {"<f4", DType::kF32}, {"<f2", DType::kF16}, {"|i1", DType::kI8},
      {"|u1", DType::kU8},  {"<i4", DType::kI32}, {"<i8", DType::kI64}};
  for (const auto& [descr, dtype] : types) {
    const auto tensor = parse(npy_text(header_of(descr, "(1,)"), leanfa::size_bytes(dtype)));
    ASSERT_TRUE(tensor) << tensor.error().message;
    EXPECT_EQ(tensor->dtype, dtype);
  }
}

TEST(NpyRead, BitPatternsWhenTheCallerSaysSo) {
  for (const DType dtype : {DType::kBF16, DType::kF16})
    EXPECT_EQ(parse(npy_text(header_of("<u2", "(1,)"), 2), {dtype}).value().dtype, dtype);
  for (const DType dtype : {DType::kE4M3FN, DType::kE5M2, DType::kE8M0, DType::kU8})
    EXPECT_EQ(parse(npy_text(header_of("|u1", "(1,)"), 1), {dtype}).value().dtype, dtype);
  expect_error(parse(npy_text(header_of("<u2", "(1,)"), 2)), ErrorCode::kUnsupported,
               {"16-bit patterns", "'<u2'", "bf16"});
  expect_error(parse(npy_text(header_of("<u2", "(1,)"), 2), {DType::kE4M3FN}), ErrorCode::kBadInput,
               {"as wide as", "e4m3fn"});
  expect_error(parse(npy_text(header_of("|u1", "(1,)"), 1), {DType::kBF16}), ErrorCode::kBadInput,
               {"as wide as", "bf16"});
  expect_error(parse(npy_text(header_of("<f4", "(1,)"), 4), {DType::kBF16}), ErrorCode::kBadInput,
               {"as wide as", "'<f4'"});
}

TEST(NpyRead, ShapesOfEveryRankAndSpelling) {
  EXPECT_TRUE(parse(npy_text(header_of("<f4", "()"), 4)).value().shape.empty());
  EXPECT_EQ(parse(npy_text(header_of("<f4", "(0, 7)"), 0)).value().shape, (std::vector<Index>{0, 7}));
  EXPECT_EQ(parse(npy_text("{\"shape\":(2,1,),'descr':\"<f4\",\"fortran_order\":False}", 8)).value().shape,
            (std::vector<Index>{2, 1}));
}

// The start of the file.
TEST(NpyLies, EmptyFile) { expect_error(parse(""), ErrorCode::kBadInput, {"begins with \\x93NUMPY"}); }
TEST(NpyLies, Pickle) {
  expect_error(parse("\x80\x04\x95garbage"), ErrorCode::kBadInput, {"begins with \\x93NUMPY", "not a pickle"});
}
TEST(NpyLies, Zip) {
  expect_error(parse("PK\x03\x04garbage"), ErrorCode::kBadInput, {"begins with \\x93NUMPY", ".npz"});
}
TEST(NpyLies, VersionZeroAndFour) {
  expect_error(parse(npy_text(kGood, 24, 0)), ErrorCode::kUnsupported, {"version", "0.0"});
  expect_error(parse(npy_text(kGood, 24, 4)), ErrorCode::kUnsupported, {"version", "4.0"});
}
TEST(NpyLies, MinorVersion) {
  std::string text = npy_text(kGood, 24);
  text[7] = 1;
  expect_error(parse(text), ErrorCode::kUnsupported, {"version", "1.1"});
}
TEST(NpyLies, EveryTruncationIsRefused) {
  for (int major = 1; major <= 3; ++major) {
    const std::string text = npy_text(kGood, 24, major);
    for (std::size_t size = 0; size < text.size(); ++size)
      expect_error(parse(std::string_view(text).substr(0, size)), ErrorCode::kBadInput, {"f.npy"});
  }
}
TEST(NpyLies, HeaderLongerThanTheFile) {
  std::string text = npy_text(kGood, 0, 2);
  overwrite(text, 8, little_endian(1000, 4));
  expect_error(parse(text), ErrorCode::kBadInput, {"header lies inside the file", "1000 bytes"});
}
TEST(NpyLies, HeaderLengthAllOnes) {
  std::string text = npy_text(kGood, 24, 2);
  overwrite(text, 8, "\xFF\xFF\xFF\xFF");
  expect_error(parse(text), ErrorCode::kBadInput, {"header lies inside the file", "4294967295 bytes"});
}
TEST(NpyLies, HeaderOverTheLimit) {
  const std::string header = std::string(kGood) + std::string(70000, ' ');
  expect_error(parse(npy_text(header, 24, 2)), ErrorCode::kBadInput, {"within the limit", "<= 65535"});
}
TEST(NpyLies, HeaderShorterThanTheDictionary) {
  std::string text = npy_text(kGood, 24);
  overwrite(text, 8, little_endian(kGood.size() - 3, 2));
  expect_error(parse(text), ErrorCode::kBadInput, {"the header is a dictionary"});
}

// The dictionary.
TEST(NpyLies, HeaderIsEmpty) { expect_bad("", {"the header is a dictionary"}); }
TEST(NpyLies, HeaderIsAList) { expect_bad("['<f4', False, (2, 3)]", {"the header is a dictionary"}); }
TEST(NpyLies, HeaderIsCode) { expect_bad("__import__('os').system('true')", {"the header is a dictionary"}); }
TEST(NpyLies, ValueIsCode) {
  expect_bad("{'descr': '<f4', 'fortran_order': print(1), 'shape': (2, 3), }",
             {"fortran_order is True or False", "print(1)"});
}
TEST(NpyLies, TextAfterTheDictionary) { expect_bad(std::string(kGood) + "  + 1", {"nothing but white space", "+ 1"}); }
TEST(NpyLies, NoComma) {
  expect_bad("{'descr': '<f4' 'fortran_order': False, 'shape': (2, 3)}", {"the header is a dictionary"});
}
TEST(NpyLies, NoDescr) {
  expect_bad("{'fortran_order': False, 'shape': (2, 3), }", {"has descr, fortran_order and shape", "no descr"});
}
TEST(NpyLies, NoFortranOrder) { expect_bad("{'descr': '<f4', 'shape': (2, 3), }", {"no fortran_order"}); }
TEST(NpyLies, NoShape) { expect_bad("{'descr': '<f4', 'fortran_order': False, }", {"no shape"}); }
TEST(NpyLies, DescrTwice) {
  expect_bad("{'descr': '<f4', 'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }", {"twice", "'descr'"});
}
TEST(NpyLies, ShapeTwice) {
  expect_bad("{'descr': '<f4', 'shape': (6,), 'fortran_order': False, 'shape': (2, 3), }", {"twice", "'shape'"});
}
TEST(NpyLies, OtherKey) {
  expect_bad("{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), 'x': 1, }", {"no other keys", "'x'"});
}
TEST(NpyLies, DescrIsANumber) {
  expect_bad("{'descr': 4, 'fortran_order': False, 'shape': (2, 3), }", {"descr is a string"});
}
TEST(NpyLies, DescrWithoutAnEnd) { expect_bad("{'descr': '<f4", {"descr is a string"}); }
TEST(NpyLies, DescrWithEscapes) {
  expect_bad(R"({'descr': '\x3cf4', 'fortran_order': False, 'shape': (2, 3), })", {"descr is a string"});
}
TEST(NpyLies, FortranOrderIsANumber) {
  expect_bad("{'descr': '<f4', 'fortran_order': 0, 'shape': (2, 3), }", {"fortran_order is True or False"});
}
TEST(NpyLies, ShapeIsANumber) { expect_bad(header_of("<f4", "6"), {"shape is a tuple"}); }
TEST(NpyLies, ShapeInParenthesesOnly) { expect_bad(header_of("<f4", "(6)"), {"shape is a tuple"}); }
TEST(NpyLies, ShapeIsAList) { expect_bad(header_of("<f4", "[2, 3]"), {"shape is a tuple"}); }
TEST(NpyLies, ShapeNegative) { expect_bad(header_of("<f4", "(-2, 3)"), {"shape is a tuple"}); }
TEST(NpyLies, ShapeFloat) { expect_bad(header_of("<f4", "(2.0, 3)"), {"shape is a tuple"}); }
TEST(NpyLies, ShapeOnlyCommas) { expect_bad(header_of("<f4", "(,)"), {"shape is a tuple"}); }
TEST(NpyLies, ShapeTwoToThe63) {
  expect_bad(header_of("<f4", "(9223372036854775808,)"), {"shape is a tuple", "9223372036854775808"});
}
TEST(NpyLies, ShapeOverflows) {
  expect_bad(header_of("<f4", "(4611686018427387910,)"), {"fits in 63 bits"});
  expect_bad(header_of("|u1", "(4294967296, 4294967296)"), {"fits in 63 bits"}, 0);
}
TEST(NpyLies, NestingBomb) {
  expect_bad("{'descr': '<f4', 'fortran_order': False, 'shape': " + std::string(60000, '('), {"shape is a tuple"});
}

// What is not served.
TEST(NpyUnserved, PickledObjects) {
  expect_unsupported(header_of("|O", "(3,)"), {"pickled objects are never read", "'|O'"});
}
TEST(NpyUnserved, FortranOrder) {
  expect_unsupported("{'descr': '<f4', 'fortran_order': True, 'shape': (2, 3), }",
                     {"Fortran order", "ascontiguousarray"});
}
TEST(NpyUnserved, BigEndian) { expect_unsupported(header_of(">f4", "(2, 3)"), {"big-endian", "'>f4'"}); }
TEST(NpyUnserved, StructuredDtype) {
  expect_unsupported("{'descr': [('x', '<f4'), ('y', '<f4')], 'fortran_order': False, 'shape': (3,), }",
                     {"structured dtypes"});
}
TEST(NpyUnserved, RawBytes) { expect_unsupported(header_of("<V2", "(12,)"), {"raw bytes", "numpy.uint16"}); }
TEST(NpyUnserved, OtherNumbers) {
  for (const std::string_view descr : {"<c8", "|b1", "<i2", "<u4", "<u8", "<f16", "|S3", "<U3", "=f4", "f4", ""})
    expect_unsupported(header_of(descr, "(1,)"), {"dtype is one of those accepted"});
}

// The data.
TEST(NpyLies, DataTooShort) { expect_bad(kGood, {"the data is complete", "23 bytes", "24 bytes for f32 [2, 3]"}, 23); }
TEST(NpyLies, DataTooLong) { expect_bad(kGood, {"nothing follows the data", "25 bytes"}, 25); }

TEST(NpyOpen, NamesThePathAndTheReason) {
  const Folder folder;
  expect_error(NpyFile::open(folder.file("none.npy")), ErrorCode::kIo, {folder.file("none.npy"), "No such file"});
  write_file(folder.file("bad.npy"), "abc");
  expect_error(NpyFile::open(folder.file("bad.npy")), ErrorCode::kBadInput, {folder.file("bad.npy"), "NUMPY"});
}

TEST(NpyWrite, WritesWhatNumpyWrites) {
  const Folder folder;
  const std::string data(24, 'x');
  ASSERT_TRUE(write_npy(folder.file("f.npy"), {"", DType::kF32, {2, 3}, as_bytes(data)}));
  const std::string text = read_file(folder.file("f.npy"));
  ASSERT_EQ(text.size(), 128U + 24U);
  EXPECT_EQ(text.substr(0, 10), std::string("\x93NUMPY\x01\x00\x76\x00", 10));
  EXPECT_EQ(text.substr(10, kGood.size()), kGood);
  EXPECT_EQ(text[127], '\n');
  EXPECT_EQ(text.substr(128), data);
}

TEST(NpyWrite, RefusesBytesThatDoNotMatch) {
  const Folder folder;
  expect_error(write_npy(folder.file("f"), {"", DType::kF32, {2, 3}, as_bytes("123")}), ErrorCode::kBadInput,
               {folder.file("f"), "match dtype and shape", "3 bytes", "24 bytes"});
  expect_error(write_npy(folder.file("f"), {"", DType::kU8, std::vector<Index>(60000, 1), as_bytes("1")}),
               ErrorCode::kBadInput, {"fits in a header"});
  EXPECT_TRUE(folder.names().empty());
}

RC_GTEST_PROP(NpyProperty, WhatIsWrittenIsReadBack, ()) {
  constexpr std::array kDTypes{DType::kF64,  DType::kF32, DType::kF16, DType::kBF16, DType::kE4M3FN, DType::kE5M2,
                               DType::kE8M0, DType::kI8,  DType::kU8,  DType::kI32,  DType::kI64};
  const Folder folder;
  const DType dtype = *rc::gen::elementOf(kDTypes);
  const auto shape = *rc::gen::resize(5, rc::gen::container<std::vector<Index>>(rc::gen::inRange<Index>(0, 5)));
  std::string data(static_cast<std::size_t>(size_bytes("", dtype, shape).value()), '\0');
  for (char& c : data) c = *rc::gen::arbitrary<char>();
  RC_ASSERT(write_npy(folder.file("f"), {"f", dtype, shape, as_bytes(data)}).has_value());
  NpyOptions options;
  if (dtype == DType::kBF16 || dtype == DType::kE4M3FN || dtype == DType::kE5M2 || dtype == DType::kE8M0)
    options.bits_as = dtype;
  const auto file = NpyFile::open(folder.file("f"), options);
  RC_ASSERT(file.has_value());
  RC_ASSERT(file->tensor.dtype == dtype);
  RC_ASSERT(file->tensor.shape == shape);
  RC_ASSERT(std::ranges::equal(file->tensor.bytes, as_bytes(data)));
}

RC_GTEST_PROP(NpyProperty, DamagedFilesAreRefusedOrSafe, ()) {
  std::string text = npy_text(kGood, 24, *rc::gen::inRange(1, 4));
  const auto changes = *rc::gen::inRange(1, 4);
  for (int i = 0; i < changes; ++i)
    text[*rc::gen::inRange<std::size_t>(0, text.size())] =
        *rc::gen::oneOf(rc::gen::arbitrary<char>(), rc::gen::element('0', '9', '(', ')', '\'', ',', ' '));
  const auto tensor = parse_npy(as_bytes(text));
  if (tensor)
    RC_ASSERT(tensor->bytes.size() == static_cast<std::size_t>(size_bytes("", tensor->dtype, tensor->shape).value()));
}

}  // namespace
}  // namespace leanfa::io
