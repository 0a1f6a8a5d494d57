// Typed access to a parsed JSON document, with the path of the first field that is missing or mistyped.
// A read that fails returns an empty value and records the error; check status() once at the end.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace leanfa::report {

class JsonReader {
 public:
  // `error` outlives the reader and everything read from it; the first error is put there.
  JsonReader(const nlohmann::json& node, std::string path, std::string& error)
      : node_(&node), path_(std::move(path)), error_(&error) {}

  [[nodiscard]] bool has(std::string_view key) const;
  [[nodiscard]] JsonReader at(std::string_view key) const;
  [[nodiscard]] std::vector<JsonReader> items() const;  // of an array
  [[nodiscard]] std::vector<std::string> keys() const;  // of an object
  // Fails on a key that is not among `known`: it would lose what it was to say.
  void only(std::span<const std::string_view> known) const;
  [[nodiscard]] std::string text() const;
  [[nodiscard]] double number() const;  // null reads as NaN, which JSON cannot write
  [[nodiscard]] double figure() const;  // a number that is not negative: an error, a time
  [[nodiscard]] std::int64_t integer() const;
  [[nodiscard]] std::int64_t count() const;  // an integer that is not negative
  [[nodiscard]] bool boolean() const;
  [[nodiscard]] bool is_array() const;
  [[nodiscard]] bool is_null() const;
  [[nodiscard]] const std::string& path() const { return path_; }
  // Records "<path>: <what>" unless an error is recorded already.
  void fail(std::string_view what) const;

 private:
  const nlohmann::json* node_;
  std::string path_;
  std::string* error_;
};

// kBadInput with `subject` and the byte when the text is not JSON or nests deeper than 64 levels, and with the path of
// the key that an object has twice; throws nothing.
[[nodiscard]] Result<nlohmann::json> parse_json(std::string_view text, std::string_view subject);

}  // namespace leanfa::report
