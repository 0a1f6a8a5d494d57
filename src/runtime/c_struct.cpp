#include "runtime/c_struct.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace leanfa::c_api {
namespace {

bool all_zero(const std::byte* begin, const std::byte* end) {
  return std::all_of(begin, end, [](std::byte b) { return b == std::byte{0}; });
}

}  // namespace

Status check_struct_size(std::string_view name, const void* from, std::span<const std::size_t> boundaries) {
  if (from == nullptr) return bad_input({name, "is given", "NULL", fmt::format("a pointer to a {}", name)});
  if (reinterpret_cast<std::uintptr_t>(from) % alignof(std::max_align_t) % sizeof(std::size_t) != 0)
    return bad_input({name, "is aligned", fmt::format("{}", from), fmt::format("a multiple of {}", sizeof(void*))});
  std::size_t size = 0;
  std::memcpy(&size, from, sizeof size);
  const std::string subject = fmt::format("{}.struct_size", name);
  const std::size_t known = boundaries.back();
  if (size > kMaxStructBytes)
    return bad_input({subject, "is plausible", fmt::format("{}", size), fmt::format("sizeof, {} here", known)});
  if (size > known) {
    const auto* bytes = static_cast<const std::byte*>(from);
    if (all_zero(bytes + known, bytes + size)) return {};
    return unsupported({subject, "fields that this version does not know are zero",
                        fmt::format("{} bytes with a non-zero field after byte {}", size, known),
                        fmt::format("at most {} bytes, or zeros", known)});
  }
  if (std::find(boundaries.begin(), boundaries.end(), size) != boundaries.end()) return {};
  const std::string_view rule = size < boundaries.front() ? "covers the required fields" : "ends where a field ends";
  return bad_input({subject, rule, fmt::format("{}", size), fmt::format("sizeof, {} here", known)});
}

Result<std::string_view> read_text(std::string_view name, const char* text) {
  constexpr std::size_t kLongest = 256;
  if (text == nullptr) return std::string_view{};
  const std::size_t length = strnlen(text, kLongest + 1);
  if (length > kLongest)
    return bad_input({name, "is a short text", "more than 256 bytes", "at most 256 bytes and a NUL"});
  return std::string_view{text, length};
}

}  // namespace leanfa::c_api
