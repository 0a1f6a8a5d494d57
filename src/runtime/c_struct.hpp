// Reading a caller's struct by its struct_size, so that programs built against another version of leanfa.h are either
// understood or refused, never misread.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <span>
#include <string_view>

#include "base/result.hpp"

namespace leanfa::c_api {

// No struct of the interface comes near this; a larger struct_size is a mistake, and its tail is not read.
inline constexpr std::size_t kMaxStructBytes = 4096;

// `boundaries`: offset of each optional field and the end of the struct, ascending; struct_size must be one of them, or
// larger than the last with only zeros beyond it.
[[nodiscard]] Status check_struct_size(std::string_view name, const void* from,
                                       std::span<const std::size_t> boundaries);

// A C string of the caller; empty for NULL. Longer than any word of the interface is refused without reading on.
[[nodiscard]] Result<std::string_view> read_text(std::string_view name, const char* text);

// The caller's struct with everything past its struct_size zero.
template <class T>
[[nodiscard]] Result<T> read_struct(std::string_view name, const T* from, std::span<const std::size_t> boundaries) {
  LEANFA_TRY(check_struct_size(name, from, boundaries));
  T copy{};
  std::memcpy(&copy, from, std::min(from->struct_size, sizeof(T)));
  return copy;
}

// Writes `value` over the caller's struct as far as its struct_size goes; struct_size itself stays as it is.
template <class T>
[[nodiscard]] Status write_struct(std::string_view name, T value, T* to, std::span<const std::size_t> boundaries) {
  LEANFA_TRY(check_struct_size(name, to, boundaries));
  value.struct_size = to->struct_size;
  std::memcpy(to, &value, std::min(to->struct_size, sizeof(T)));
  return {};
}

}  // namespace leanfa::c_api
