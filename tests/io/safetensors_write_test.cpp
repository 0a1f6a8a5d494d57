// The safetensors writer, and properties of writer and reader together.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <set>

#include "io/file_bytes.hpp"
#include "io/safetensors.hpp"

namespace leanfa::io {
namespace {

constexpr std::array kDTypes{DType::kF64,  DType::kF32, DType::kF16, DType::kBF16, DType::kE4M3FN, DType::kE5M2,
                             DType::kE8M0, DType::kI8,  DType::kU8,  DType::kI32,  DType::kI64};

StoredTensor bytes_tensor(std::string name, std::string_view data) {
  return {std::move(name), DType::kU8, {static_cast<Index>(data.size())}, as_bytes(data)};
}

TEST(SafetensorsWrite, GivesTheSameBytesForAnyOrder) {
  const Folder folder;
  const std::string data(64, 'x');
  const std::vector<StoredTensor> tensors{{"b", DType::kU8, {3}, as_bytes(data).first(3)},
                                          {"a", DType::kU8, {1}, as_bytes(data).first(1)},
                                          {"c", DType::kF32, {2}, as_bytes(data).first(8)}};
  const Metadata metadata{{"z", "1"}, {"y", "2"}};
  ASSERT_TRUE(write_safetensors(folder.file("1"), tensors, metadata));
  const std::vector<StoredTensor> reversed(tensors.rbegin(), tensors.rend());
  ASSERT_TRUE(write_safetensors(folder.file("2"), reversed, metadata));
  const std::string text = read_file(folder.file("1"));
  EXPECT_EQ(text, read_file(folder.file("2")));
  const std::string json = R"({"__metadata__":{"y":"2","z":"1"},"c":{"dtype":"F32","shape":[2],"data_offsets":[0,8]},)"
                           R"("a":{"dtype":"U8","shape":[1],"data_offsets":[8,9]},)"
                           R"("b":{"dtype":"U8","shape":[3],"data_offsets":[9,12]}})";
  EXPECT_EQ(text.substr(8, json.size()), json);
  EXPECT_EQ((text.size() - 12) % 8, 0U);
}

TEST(SafetensorsWrite, RefusesWhatNoReaderWouldUnderstand) {
  const Folder folder;
  const std::string path = folder.file("f");
  const std::vector<StoredTensor> twice{bytes_tensor("a", "1"), bytes_tensor("b", "1"), bytes_tensor("a", "2")};
  expect_error(write_safetensors(path, twice), ErrorCode::kBadInput, {path, "its own name", "'a' twice"});
  const std::vector<StoredTensor> reserved{bytes_tensor("__metadata__", "1")};
  expect_error(write_safetensors(path, reserved), ErrorCode::kBadInput, {"not reserved"});
  const std::vector<StoredTensor> not_utf8{bytes_tensor("\xFF", "1")};
  expect_error(write_safetensors(path, not_utf8), ErrorCode::kBadInput, {"UTF-8"});
  expect_error(write_safetensors(path, {}, {{"k", "\xC3"}}), ErrorCode::kBadInput, {"UTF-8"});
  const std::vector<StoredTensor> short_data{{"a", DType::kF32, {2, 2}, as_bytes("12345678")}};
  expect_error(write_safetensors(path, short_data), ErrorCode::kBadInput,
               {"'a'", "match dtype and shape", "8 bytes", "16 bytes"});
  const std::vector<StoredTensor> negative{{"a", DType::kF32, {-1}, {}}};
  expect_error(write_safetensors(path, negative), ErrorCode::kBadInput, {"every size is >= 0", "[-1]"});
  const std::vector<StoredTensor> huge{{"a", DType::kF32, {Index{1} << 40, Index{1} << 40}, {}}};
  expect_error(write_safetensors(path, huge), ErrorCode::kBadInput, {"63 bits"});
  EXPECT_TRUE(folder.names().empty());
}

RC_GTEST_PROP(SafetensorsProperty, WhatIsWrittenIsReadBack, ()) {
  const Folder folder;
  std::vector<StoredTensor> tensors;
  std::vector<std::string> data;
  const auto names =
      *rc::gen::container<std::set<std::string>>(rc::gen::container<std::string>(rc::gen::inRange('\x01', '\x7F')));
  data.reserve(names.size());
  for (const std::string& name : names) {
    const DType dtype = *rc::gen::elementOf(kDTypes);
    const auto shape = *rc::gen::resize(4, rc::gen::container<std::vector<Index>>(rc::gen::inRange<Index>(0, 5)));
    data.emplace_back(static_cast<std::size_t>(size_bytes("", dtype, shape).value()), '\0');
    for (char& c : data.back()) c = *rc::gen::arbitrary<char>();
    tensors.push_back({name, dtype, shape, as_bytes(data.back())});
  }
  const auto metadata =
      *rc::gen::container<Metadata>(rc::gen::container<std::string>(rc::gen::inRange('\x01', '\x7F')),
                                    rc::gen::container<std::string>(rc::gen::inRange('\x01', '\x7F')));
  RC_ASSERT(write_safetensors(folder.file("f"), tensors, metadata).has_value());
  const auto file = SafetensorsFile::open(folder.file("f"));
  RC_ASSERT(file.has_value());
  RC_ASSERT(file->contents.metadata == metadata);
  RC_ASSERT(file->contents.tensors.size() == tensors.size());
  for (const StoredTensor& tensor : tensors) {
    const StoredTensor* read = file->contents.find(tensor.name);
    RC_ASSERT(read != nullptr);
    RC_ASSERT(read->dtype == tensor.dtype);
    RC_ASSERT(read->shape == tensor.shape);
    RC_ASSERT(std::ranges::equal(read->bytes, tensor.bytes));
    // The writer's order and padding align every tensor.
    RC_ASSERT(read->bytes.empty() ||
              std::bit_cast<std::uintptr_t>(read->bytes.data()) % leanfa::size_bytes(read->dtype) == 0U);
  }
}

// Whatever is done to a good file, the reader gives an error, or tensors that lie inside the file and match their
// shape.
RC_GTEST_PROP(SafetensorsProperty, DamagedFilesAreRefusedOrSafe, ()) {
  std::string text =
      safetensors_text(R"({"__metadata__":{"layout":"SHD"},"k":{"dtype":"BF16","shape":[2,1,2],"data_offsets":[0,8]},)"
                       R"("q":{"dtype":"BF16","shape":[2,2,2],"data_offsets":[8,24]}})",
                       24);
  const auto changes = *rc::gen::inRange(1, 4);
  for (int i = 0; i < changes; ++i) {
    const auto at = static_cast<std::ptrdiff_t>(*rc::gen::inRange<std::size_t>(0, text.size()));
    const int kind = *rc::gen::inRange(0, 3);
    if (kind == 0) text[static_cast<std::size_t>(at)] = *rc::gen::arbitrary<char>();
    if (kind == 1) text.erase(text.begin() + at);
    if (kind == 2) text.insert(text.begin() + at, *rc::gen::element('0', '9', '[', '{', '"', ',', '\\'));
  }
  const auto file = parse_safetensors(as_bytes(text));
  if (!file) {
    RC_ASSERT(!file.error().message.empty());
    return;
  }
  std::size_t total = 0;
  for (const StoredTensor& tensor : file->tensors) {
    RC_ASSERT(tensor.bytes.size() == static_cast<std::size_t>(size_bytes("", tensor.dtype, tensor.shape).value()));
    RC_ASSERT(tensor.bytes.data() >= as_bytes(text).data());
    RC_ASSERT(tensor.bytes.data() + tensor.bytes.size() <= as_bytes(text).data() + text.size());
    total += tensor.bytes.size();
  }
  RC_ASSERT(total <= text.size());
}

}  // namespace
}  // namespace leanfa::io
