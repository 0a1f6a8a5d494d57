// Files in memory and on disk for the tests of src/io: bytes of a safetensors or npy file built from its parts, without
// the writers under test, and a folder that goes away with the test.
#pragma once

#include <gtest/gtest.h>
#include <stdlib.h>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace leanfa::io {

inline std::span<const std::byte> as_bytes(std::string_view text) {
  return std::as_bytes(std::span(text.data(), text.size()));
}

inline std::string little_endian(std::uint64_t value, int bytes) {
  std::string text;
  for (int i = 0; i < bytes; ++i) text += static_cast<char>((value >> (8 * i)) & 0xFF);
  return text;
}

// A safetensors file of `json` and `data_bytes` bytes 0, 1, 2, ...
inline std::string safetensors_text(std::string_view json, std::size_t data_bytes) {
  std::string text = little_endian(json.size(), 8) + std::string(json);
  for (std::size_t i = 0; i < data_bytes; ++i) text += static_cast<char>(i & 0xFF);
  return text;
}

// A npy file of version `major`.0 and `data_bytes` bytes 0, 1, 2, ...
inline std::string npy_text(std::string_view header, std::size_t data_bytes, int major = 1) {
  std::string text = "\x93NUMPY";
  text += static_cast<char>(major);
  text += '\0';
  text += little_endian(header.size(), major == 1 ? 2 : 4) + std::string(header);
  for (std::size_t i = 0; i < data_bytes; ++i) text += static_cast<char>(i & 0xFF);
  return text;
}

inline std::string read_file(const std::string& path) {
  std::ifstream stream(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

inline void write_file(const std::string& path, std::string_view text) {
  std::ofstream(path, std::ios::binary) << text;
}

class Folder {
 public:
  Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "leanfa-io-XXXXXX").string();
    if (::mkdtemp(name.data()) != nullptr) path_ = name;
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() {
    std::error_code ignored;
    if (!path_.empty()) std::filesystem::remove_all(path_, ignored);
  }
  [[nodiscard]] std::string file(std::string_view name) const { return path_ + "/" + std::string(name); }
  [[nodiscard]] const std::string& path() const { return path_; }
  // Names of what is in the folder, hidden files too.
  [[nodiscard]] std::vector<std::string> names() const {
    std::vector<std::string> list;
    for (const auto& entry : std::filesystem::directory_iterator(path_)) list.push_back(entry.path().filename());
    return list;
  }

 private:
  std::string path_;
};

// `result` is an error of `code` whose message has every one of `fragments`.
template <class T>
void expect_error(const Result<T>& result, ErrorCode code, std::initializer_list<std::string_view> fragments) {
  ASSERT_FALSE(result.has_value()) << "accepted";
  EXPECT_EQ(static_cast<int>(result.error().code), static_cast<int>(code)) << result.error().message;
  for (const std::string_view fragment : fragments)
    EXPECT_NE(result.error().message.find(fragment), std::string::npos)
        << "no \"" << fragment << "\" in: " << result.error().message;
}

}  // namespace leanfa::io
