// The JSON header of a safetensors file as plain values, checked for form only: exact keys and types, nothing twice.
// Whether the offsets make sense is decided in safetensors.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "io/safetensors.hpp"

namespace leanfa::io {

struct HeaderEntry {
  std::string name;
  DType dtype = DType::kF32;
  std::vector<Index> shape;
  std::array<std::uint64_t, 2> data_offsets{};  // begin and end, in bytes from the end of the header
};

struct SafetensorsHeader {
  std::vector<HeaderEntry> entries;  // in the header's order
  Metadata metadata;
};

inline constexpr std::string_view kMetadataKey = "__metadata__";

[[nodiscard]] Result<SafetensorsHeader> parse_safetensors_header(std::string_view json, std::string_view subject);

[[nodiscard]] std::string_view safetensors_dtype_name(DType dtype);  // "F8_E4M3" and so on

}  // namespace leanfa::io
