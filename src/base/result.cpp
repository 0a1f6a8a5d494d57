#include "base/result.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace leanfa {
namespace {

// Bytes of the UTF-8 character that `text` begins with (Unicode 15, table 3-7); 0 if it begins with none.
std::size_t utf8_length(std::string_view text) {
  const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
  const unsigned lead = byte(0);
  if (lead < 0x80) return 1;
  const std::size_t length = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0;
  for (std::size_t i = 1; i < length; ++i)
    if ((byte(i) & 0xC0U) != 0x80U) return 0;
  // Overlong forms, surrogates, and what lies beyond U+10FFFF.
  const bool outside = (lead == 0xE0 && byte(1) < 0xA0) || (lead == 0xED && byte(1) > 0x9F) ||
                       (lead == 0xF0 && byte(1) < 0x90) || (lead == 0xF4 && byte(1) > 0x8F);
  return outside ? 0 : length;
}

std::string sentence(const Violation& v) {
  std::string text = fmt::format("{}: {}", v.subject, v.rule);
  if (!v.got.empty()) text += fmt::format("; got {}", v.got);
  if (!v.accepted.empty()) text += fmt::format("; accepted: {}", v.accepted);
  return one_line(text);
}

// The two blocks of control characters that Unicode has.
bool is_control(std::string_view character) {
  const auto first = static_cast<unsigned char>(character[0]);
  if (first < 0x20 || first == 0x7F) return true;
  return first == 0xC2 && static_cast<unsigned char>(character[1]) < 0xA0;
}

}  // namespace

std::string one_line(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const std::size_t length = std::max<std::size_t>(utf8_length(text), 1);
    const std::string_view character = text.substr(0, length);
    if (utf8_length(text) == 0 || is_control(character)) {
      for (const char c : character) result += fmt::format("\\x{:02X}", static_cast<unsigned char>(c));
    } else {
      result += character;
    }
    text.remove_prefix(length);
  }
  return result;
}

tl::unexpected<Error> bad_input(const Violation& violation) {
  return tl::unexpected(Error{ErrorCode::kBadInput, sentence(violation)});
}

tl::unexpected<Error> unsupported(const Violation& violation) {
  return tl::unexpected(Error{ErrorCode::kUnsupported, sentence(violation)});
}

tl::unexpected<Error> fail(ErrorCode code, std::string message) {
  return tl::unexpected(Error{code, std::move(message)});
}

}  // namespace leanfa
