#include "report/json_reader.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>
#include <set>

namespace leanfa::report {
namespace {

const nlohmann::json kNull;

constexpr std::size_t kMaxDepth = 64;
constexpr std::size_t kMaxShown = 60;

// What a message shows of a value: lists and objects by their type, everything else cut short.
std::string shown(const nlohmann::json& node) {
  if (node.is_structured()) return node.type_name();
  std::string text = node.dump(-1, ' ', true);
  if (text.size() > kMaxShown) text = text.substr(0, kMaxShown) + "...";
  return text;
}

// Byte of the first bracket that opens a level beyond kMaxDepth; text.size() when none does. Brackets inside strings
// do not count.
std::size_t first_too_deep(std::string_view text) {
  std::size_t depth = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quoted) {
      if (c == '\\') ++i;
      if (c == '"') quoted = false;
    } else if (c == '"') {
      quoted = true;
    } else if (c == '[' || c == '{') {
      if (++depth > kMaxDepth) return i;
    } else if ((c == ']' || c == '}') && depth > 0) {
      --depth;
    }
  }
  return text.size();
}

// Follows a document while it is parsed. Of a key that an object has twice, the library would keep one value and say
// nothing.
class DuplicateKeys {
 public:
  void see(nlohmann::json::parse_event_t event, const nlohmann::json& parsed) {
    using Event = nlohmann::json::parse_event_t;
    if (event == Event::object_end || event == Event::array_end) {
      levels_.pop_back();
    } else if (event == Event::key) {
      Level& object = levels_.back();
      object.step = fmt::format("{}{}", levels_.size() == 1 ? "" : ".", parsed.get<std::string>());
      if (!object.keys.insert(object.step).second && first_.empty()) first_ = path();
    } else {
      if (!levels_.empty() && levels_.back().is_array)
        levels_.back().step = fmt::format("[{}]", levels_.back().items++);
      if (event != Event::value) levels_.push_back({.is_array = event == Event::array_start, .keys = {}, .step = {}});
    }
  }

  // Where the first such key stands ("cases[1].heads_q"); empty where there is none.
  [[nodiscard]] const std::string& first() const { return first_; }

 private:
  struct Level {
    bool is_array = false;
    std::size_t items = 0;
    std::set<std::string> keys;
    std::string step;  // the key or the index that the parser is at
  };

  [[nodiscard]] std::string path() const {
    std::string text;
    for (const Level& level : levels_) text += level.step;
    return text;
  }

  std::vector<Level> levels_;
  std::string first_;
};

}  // namespace

void JsonReader::fail(std::string_view what) const {
  if (error_->empty()) *error_ = fmt::format("{}: {}", path_, what);
}

bool JsonReader::has(std::string_view key) const { return node_->is_object() && node_->contains(key); }

JsonReader JsonReader::at(std::string_view key) const {
  const std::string path = path_.empty() ? std::string(key) : fmt::format("{}.{}", path_, key);
  if (has(key)) return {node_->at(std::string(key)), path, *error_};
  const JsonReader missing(kNull, path, *error_);
  missing.fail("missing");
  return missing;
}

bool JsonReader::is_array() const { return node_->is_array(); }

bool JsonReader::is_null() const { return node_->is_null(); }

std::vector<JsonReader> JsonReader::items() const {
  std::vector<JsonReader> result;
  if (!node_->is_array()) {
    fail(fmt::format("a list is expected, got {}", node_->type_name()));
    return result;
  }
  result.reserve(node_->size());
  for (std::size_t i = 0; i < node_->size(); ++i)
    result.emplace_back((*node_)[i], fmt::format("{}[{}]", path_, i), *error_);
  return result;
}

std::vector<std::string> JsonReader::keys() const {
  std::vector<std::string> result;
  if (!node_->is_object()) {
    fail(fmt::format("an object is expected, got {}", node_->type_name()));
    return result;
  }
  for (const auto& item : node_->items()) result.push_back(item.key());
  return result;
}

void JsonReader::only(std::span<const std::string_view> known) const {
  for (const std::string& key : keys())
    if (std::ranges::find(known, key) == known.end())
      fail(fmt::format("unknown field '{}'; known are {}", key, fmt::join(known, ", ")));
}

std::string JsonReader::text() const {
  if (const auto* value = node_->get_ptr<const std::string*>()) return *value;
  fail(fmt::format("text is expected, got {}", node_->type_name()));
  return {};
}

double JsonReader::number() const {
  if (node_->is_null()) return std::numeric_limits<double>::quiet_NaN();
  if (node_->is_number()) return node_->get<double>();
  fail(fmt::format("a number is expected, got {}", node_->type_name()));
  return 0.0;
}

double JsonReader::figure() const {
  const double value = number();
  if (value < 0.0) fail(fmt::format("a number >= 0 is expected, got {}", shown(*node_)));
  return value;
}

std::int64_t JsonReader::count() const {
  const std::int64_t value = integer();
  if (value < 0) fail(fmt::format("a whole number >= 0 is expected, got {}", value));
  return value;
}

std::int64_t JsonReader::integer() const {
  if (node_->is_number_unsigned()) {
    const auto value = node_->get<std::uint64_t>();
    if (value <= static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
      return static_cast<std::int64_t>(value);
  } else if (node_->is_number_integer()) {
    return node_->get<std::int64_t>();
  }
  fail(fmt::format("a whole number is expected, got {}", shown(*node_)));
  return 0;
}

bool JsonReader::boolean() const {
  if (node_->is_boolean()) return node_->get<bool>();
  fail(fmt::format("true or false is expected, got {}", node_->type_name()));
  return false;
}

Result<nlohmann::json> parse_json(std::string_view text, std::string_view subject) {
  if (const std::size_t at = first_too_deep(text); at < text.size())
    return bad_input({subject, "must not nest lists and objects too deeply",
                      fmt::format("a deeper level at byte {}", at), fmt::format("at most {} levels", kMaxDepth)});
  try {
    DuplicateKeys keys;
    auto document = nlohmann::json::parse(
        text.begin(), text.end(), [&keys](int, nlohmann::json::parse_event_t event, const nlohmann::json& parsed) {
          keys.see(event, parsed);
          return true;
        });
    if (!keys.first().empty())
      return bad_input({subject, "no object has a key twice", fmt::format("two of {}", keys.first()), "each key once"});
    return document;
  } catch (const nlohmann::json::parse_error& error) {
    return bad_input({subject, "must be a JSON document",
                      fmt::format("text that does not parse at byte {}", error.byte), "JSON (RFC 8259)"});
  } catch (const nlohmann::json::exception&) {
    return bad_input({subject, "must be a JSON document", "a number that is out of range", "JSON (RFC 8259)"});
  }
}

}  // namespace leanfa::report
