#include "io/safetensors_header.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>

namespace leanfa::io {
namespace {

struct ServedDType {
  DType dtype;
  std::string_view name;
};
constexpr std::array kServedDTypes{
    ServedDType{DType::kF64, "F64"},      ServedDType{DType::kF32, "F32"},        ServedDType{DType::kF16, "F16"},
    ServedDType{DType::kBF16, "BF16"},    ServedDType{DType::kE4M3FN, "F8_E4M3"}, ServedDType{DType::kE5M2, "F8_E5M2"},
    ServedDType{DType::kE8M0, "F8_E8M0"}, ServedDType{DType::kI8, "I8"},          ServedDType{DType::kU8, "U8"},
    ServedDType{DType::kI32, "I32"},      ServedDType{DType::kI64, "I64"},
};
constexpr std::string_view kServedNames = "F64 F32 F16 BF16 F8_E4M3 F8_E5M2 F8_E8M0 I8 U8 I32 I64";
// Names of the format (or of its dialects) that leanfa has no use for.
constexpr std::array<std::string_view, 12> kKnownNames{"BOOL",    "I16",         "U16",         "U32",
                                                       "U64",     "C64",         "F4",          "F6_E2M3",
                                                       "F6_E3M2", "F8_E4M3FNUZ", "F8_E5M2FNUZ", "F8_E4M3B11FNUZ"};

// Where in the header the parser is, and what may come next there.
enum class Place {
  kBeforeHeader,
  kHeader,
  kEntry,
  kEntryField,
  kDtype,
  kShape,
  kShapeSize,
  kOffsets,
  kOffset,
  kMetadata,
  kMetadataKey,
  kMetadataValue,
  kAfterHeader,
};
struct Expected {
  std::string_view rule;
  std::string_view accepted;
};
Expected expected_at(Place place) {
  switch (place) {
    case Place::kEntry:
      return {"is described by an object", "an object with dtype, shape and data_offsets"};
    case Place::kDtype:
      return {"dtype is a string", kServedNames};
    case Place::kShape:
    case Place::kShapeSize:
      return {"shape is an array of integers", "0 to 2^63 - 1"};
    case Place::kOffsets:
    case Place::kOffset:
      return {"data_offsets are two integers", "[begin, end], 0 to 2^63 - 1"};
    case Place::kMetadata:
    case Place::kMetadataValue:
      return {"is an object whose values are strings", "text in quotes"};
    default:
      return {"is a JSON object", "{\"name\": {\"dtype\": ..., \"shape\": ..., \"data_offsets\": ...}, ...}"};
  }
}

// Takes the JSON events one by one. The grammar is three levels deep, and an event that does not fit ends the parse
// at once, so nesting in the file costs neither stack nor time. Function names are the JSON library's.
class HeaderReader {
 public:
  HeaderReader(std::string_view subject, SafetensorsHeader& header) : subject_(subject), header_(header) {}

  [[nodiscard]] tl::unexpected<Error> error() { return tl::unexpected(std::move(error_)); }

  bool null() { return refuse("null"); }
  bool boolean(bool value) { return refuse(value ? "true" : "false"); }
  bool number_float(double /*value*/, const std::string& text) { return refuse(text.substr(0, 40)); }
  bool binary(std::vector<std::uint8_t>& /*value*/) { return refuse("binary"); }
  // Called for numbers with a minus sign only.
  bool number_integer(std::int64_t value) { return refuse(fmt::format("{}", value)); }
  bool number_unsigned(std::uint64_t value);
  bool string(std::string& value);
  bool key(std::string& value);
  bool start_object(std::size_t count);
  bool end_object();
  bool start_array(std::size_t count);
  bool end_array();
  bool parse_error(std::size_t position, const std::string& token, const nlohmann::json::exception& exception);

 private:
  enum Field { kFieldDtype, kFieldShape, kFieldOffsets, kFieldCount };

  [[nodiscard]] bool in_metadata() const {
    return place_ == Place::kMetadata || place_ == Place::kMetadataKey || place_ == Place::kMetadataValue;
  }
  [[nodiscard]] std::string where() const;
  bool refuse(std::string_view got);
  bool refuse(tl::unexpected<Error> error) {
    error_ = std::move(error.value());
    return false;
  }
  bool top_key(std::string& name);
  bool field_key(std::string_view field);
  bool read_dtype(std::string_view name);
  bool finish_entry();

  std::string_view subject_;
  SafetensorsHeader& header_;
  Error error_;
  Place place_ = Place::kBeforeHeader;
  HeaderEntry entry_;
  std::string metadata_key_;
  std::array<bool, kFieldCount> seen_{};
  std::size_t offset_count_ = 0;
  bool metadata_seen_ = false;
};

std::string HeaderReader::where() const {
  if (in_metadata()) return fmt::format("{}: {}", subject_, kMetadataKey);
  if (place_ == Place::kBeforeHeader || place_ == Place::kHeader || place_ == Place::kAfterHeader)
    return fmt::format("{}: header", subject_);
  return fmt::format("{}: tensor {}", subject_, in_quotes(entry_.name));
}

bool HeaderReader::refuse(std::string_view got) {
  const Expected expected = expected_at(place_);
  return refuse(bad_input({where(), expected.rule, got, expected.accepted}));
}

bool HeaderReader::number_unsigned(std::uint64_t value) {
  constexpr auto kMax = static_cast<std::uint64_t>(std::numeric_limits<Index>::max());
  if ((place_ != Place::kShapeSize && place_ != Place::kOffset) || value > kMax)
    return refuse(fmt::format("{}", value));
  if (place_ == Place::kShapeSize) {
    entry_.shape.push_back(static_cast<Index>(value));
    return true;
  }
  if (offset_count_ == entry_.data_offsets.size()) return refuse("more than two");
  entry_.data_offsets[offset_count_++] = value;
  return true;
}

bool HeaderReader::string(std::string& value) {
  if (place_ == Place::kDtype) return read_dtype(value);
  if (place_ != Place::kMetadataValue) return refuse(in_quotes(value));
  if (!header_.metadata.emplace(metadata_key_, std::move(value)).second)
    return refuse(bad_input({where(), "no key stands twice", in_quotes(metadata_key_), ""}));
  place_ = Place::kMetadataKey;
  return true;
}

bool HeaderReader::read_dtype(std::string_view name) {
  const auto* served = std::find_if(kServedDTypes.begin(), kServedDTypes.end(),
                                    [&](const ServedDType& row) { return row.name == name; });
  if (served != kServedDTypes.end()) {
    entry_.dtype = served->dtype;
    place_ = Place::kEntryField;
    return true;
  }
  if (name.ends_with("FNUZ"))
    return refuse(
        unsupported({where(), "fnuz formats are not served", in_quotes(name),
                     "OCP codes (F8_E4M3, F8_E5M2): convert the values, the same code means another number"}));
  if (std::find(kKnownNames.begin(), kKnownNames.end(), name) != kKnownNames.end())
    return refuse(unsupported({where(), "dtype is one of those accepted", in_quotes(name), kServedNames}));
  return refuse(bad_input({where(), "dtype is one of the format's", in_quotes(name), kServedNames}));
}

bool HeaderReader::key(std::string& value) {
  switch (place_) {
    case Place::kHeader:
      return top_key(value);
    case Place::kMetadataKey:
      metadata_key_ = std::move(value);
      place_ = Place::kMetadataValue;
      return true;
    default:
      return field_key(value);
  }
}

bool HeaderReader::top_key(std::string& name) {
  if (name == kMetadataKey) {
    place_ = Place::kMetadata;
    if (std::exchange(metadata_seen_, true))
      return refuse(bad_input({where(), "no key stands twice", in_quotes(name), ""}));
    return true;
  }
  place_ = Place::kEntry;
  entry_ = HeaderEntry{};
  entry_.name = std::move(name);
  seen_ = {};
  offset_count_ = 0;
  return true;
}

bool HeaderReader::field_key(std::string_view field) {
  constexpr std::array<std::string_view, kFieldCount> kNames{"dtype", "shape", "data_offsets"};
  constexpr std::array<Place, kFieldCount> kPlaces{Place::kDtype, Place::kShape, Place::kOffsets};
  const auto* found = std::find(kNames.begin(), kNames.end(), field);
  if (found == kNames.end())
    return refuse(bad_input({where(), "has no other keys", in_quotes(field), "dtype, shape, data_offsets"}));
  const auto index = static_cast<std::size_t>(found - kNames.begin());
  if (std::exchange(seen_[index], true))
    return refuse(bad_input({where(), "no key stands twice", in_quotes(field), ""}));
  place_ = kPlaces[index];
  return true;
}

bool HeaderReader::start_object(std::size_t /*count*/) {
  switch (place_) {
    case Place::kBeforeHeader:
      place_ = Place::kHeader;
      return true;
    case Place::kEntry:
      place_ = Place::kEntryField;
      return true;
    case Place::kMetadata:
      place_ = Place::kMetadataKey;
      return true;
    default:
      return refuse("an object");
  }
}

bool HeaderReader::end_object() {
  if (place_ == Place::kHeader) {
    place_ = Place::kAfterHeader;
    return true;
  }
  if (place_ == Place::kEntryField && !finish_entry()) return false;
  place_ = Place::kHeader;
  return true;
}

bool HeaderReader::finish_entry() {
  if (!seen_[kFieldDtype] || !seen_[kFieldShape] || !seen_[kFieldOffsets])
    return refuse(bad_input({where(), "has dtype, shape and data_offsets", "fewer", "all three"}));
  header_.entries.push_back(std::move(entry_));
  return true;
}

bool HeaderReader::start_array(std::size_t /*count*/) {
  switch (place_) {
    case Place::kShape:
      place_ = Place::kShapeSize;
      return true;
    case Place::kOffsets:
      place_ = Place::kOffset;
      return true;
    default:
      return refuse("an array");
  }
}

bool HeaderReader::end_array() {
  if (place_ == Place::kOffset && offset_count_ != entry_.data_offsets.size())
    return refuse(fmt::format("{}", offset_count_));
  place_ = Place::kEntryField;
  return true;
}

bool HeaderReader::parse_error(std::size_t position, const std::string& /*token*/,
                               const nlohmann::json::exception& exception) {
  // "[json.exception.parse_error.101] parse error at line 1, column 5: reason": the reason may quote the whole token.
  const std::string_view text = exception.what();
  const std::size_t reason = text.find(": ");
  place_ = Place::kBeforeHeader;
  return refuse(
      bad_input({where(), fmt::format("is JSON in UTF-8, which byte {} breaks", position),
                 in_quotes(reason == std::string_view::npos ? text : text.substr(reason + 2)), "valid JSON"}));
}

// A key that stands twice would make the meaning of the file depend on its reader.
Status refuse_duplicates(const SafetensorsHeader& header, std::string_view subject) {
  std::vector<std::string_view> names;
  names.reserve(header.entries.size());
  for (const HeaderEntry& entry : header.entries) names.push_back(entry.name);
  std::sort(names.begin(), names.end());
  const auto twice = std::adjacent_find(names.begin(), names.end());
  if (twice == names.end()) return {};
  return bad_input({fmt::format("{}: header", subject), "no key stands twice", in_quotes(*twice), ""});
}

}  // namespace

Result<SafetensorsHeader> parse_safetensors_header(std::string_view json, std::string_view subject) {
  const std::string where = fmt::format("{}: header", subject);
  // The JSON library would skip a byte order mark and take a zero byte for the end of the text.
  if (!json.starts_with('{'))
    return bad_input({where, "begins with '{'", in_quotes(json.substr(0, 8)), "a JSON object"});
  if (const auto zero = json.find('\0'); zero != std::string_view::npos)
    return bad_input({where, "has no zero bytes", fmt::format("one at byte {}", zero), "spaces as padding"});
  SafetensorsHeader header;
  HeaderReader reader(subject, header);
  if (!nlohmann::json::sax_parse(json.begin(), json.end(), &reader)) return reader.error();
  LEANFA_TRY(refuse_duplicates(header, subject));
  return header;
}

std::string_view safetensors_dtype_name(DType dtype) {
  for (const ServedDType& row : kServedDTypes)
    if (row.dtype == dtype) return row.name;
  return "unknown";
}

}  // namespace leanfa::io
