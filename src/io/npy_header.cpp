#include "io/npy_header.hpp"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <optional>
#include <utility>

#include "io/stored_tensor.hpp"

namespace leanfa::io {
namespace {

constexpr std::string_view kWhiteSpace = " \t\n\r\f\v";
constexpr std::string_view kAcceptedHeader = "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }";

// A cursor over the header's text. Each function takes one piece of the grammar, or returns nothing and leaves the
// cursor where the piece should have been.
class Cursor {
 public:
  explicit Cursor(std::string_view text) : text_(text) {}

  [[nodiscard]] std::string_view rest() {
    const std::size_t start = text_.find_first_not_of(kWhiteSpace);
    text_.remove_prefix(start == std::string_view::npos ? text_.size() : start);
    return text_;
  }
  bool take(std::string_view token) {
    if (!rest().starts_with(token)) return false;
    text_.remove_prefix(token.size());
    return true;
  }
  // A string in single or double quotes without escapes.
  std::optional<std::string> take_string() {
    const std::string_view here = rest();
    if (here.empty() || (here[0] != '\'' && here[0] != '"')) return std::nullopt;
    const std::size_t end = here.find(here[0], 1);
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view inside = here.substr(1, end - 1);
    if (inside.find('\\') != std::string_view::npos) return std::nullopt;
    text_.remove_prefix(end + 1);
    return std::string(inside);
  }
  std::optional<Index> take_size() {
    const std::string_view here = rest();
    Index value = 0;
    if (here.empty() || here[0] < '0' || here[0] > '9') return std::nullopt;
    const auto [end, error] = std::from_chars(here.data(), here.data() + here.size(), value);
    if (error != std::errc()) return std::nullopt;
    text_.remove_prefix(static_cast<std::size_t>(end - here.data()));
    return value;
  }

 private:
  std::string_view text_;
};

// "()", "(3,)", "(3, 4)" or "(3, 4,)"; "(3)" is not a tuple.
std::optional<std::vector<Index>> take_shape(Cursor& cursor) {
  std::vector<Index> shape;
  if (!cursor.take("(")) return std::nullopt;
  bool comma = true;
  while (!cursor.take(")")) {
    const auto size = cursor.take_size();
    if (!comma || !size) return std::nullopt;
    shape.push_back(*size);
    comma = cursor.take(",");
  }
  if (shape.size() == 1 && !comma) return std::nullopt;
  return shape;
}

class HeaderParser {
 public:
  HeaderParser(std::string_view text, std::string_view subject) : cursor_(text), subject_(subject) {}

  Result<NpyHeader> parse() {
    if (!cursor_.take("{")) return malformed("the header is a dictionary");
    bool comma = true;
    while (!cursor_.take("}")) {
      const auto key = cursor_.take_string();
      if (!comma || !key || !cursor_.take(":")) return malformed("the header is a dictionary");
      LEANFA_TRY(value(*key));
      comma = cursor_.take(",");
    }
    if (!cursor_.rest().empty()) return malformed("nothing but white space follows the dictionary");
    for (std::size_t i = 0; i < kKeys.size(); ++i)
      if (!seen_[i])
        return bad_input({subject_, "the header has descr, fortran_order and shape", fmt::format("no {}", kKeys[i]),
                          kAcceptedHeader});
    return std::move(header_);
  }

 private:
  static constexpr std::array<std::string_view, 3> kKeys{"descr", "fortran_order", "shape"};

  Status value(std::string_view key) {
    std::size_t index = 0;
    while (index < kKeys.size() && kKeys[index] != key) ++index;
    if (index == kKeys.size())
      return bad_input({subject_, "the header has no other keys", in_quotes(key), "descr, fortran_order, shape"});
    if (std::exchange(seen_[index], true))
      return bad_input({subject_, "no key of the header stands twice", in_quotes(key), ""});
    if (index == 0) return descr();
    if (index == 1) return fortran_order();
    return shape();
  }

  Status descr() {
    if (cursor_.rest().starts_with('['))
      return unsupported({subject_, "structured dtypes are not served", in_quotes(cursor_.rest()), "one number type"});
    auto text = cursor_.take_string();
    if (!text) return malformed("descr is a string");
    header_.descr = std::move(*text);
    return {};
  }

  Status fortran_order() {
    if (cursor_.take("True"))
      header_.fortran_order = true;
    else if (!cursor_.take("False"))
      return malformed("fortran_order is True or False");
    return {};
  }

  Status shape() {
    auto sizes = take_shape(cursor_);
    if (!sizes) return malformed("shape is a tuple of integers from 0 to 2^63 - 1");
    header_.shape = std::move(*sizes);
    return {};
  }

  [[nodiscard]] tl::unexpected<Error> malformed(std::string_view rule) {
    return bad_input({subject_, rule, in_quotes(cursor_.rest()), kAcceptedHeader});
  }

  Cursor cursor_;
  std::string_view subject_;
  NpyHeader header_;
  std::array<bool, kKeys.size()> seen_{};
};

}  // namespace

Result<NpyHeader> parse_npy_header(std::string_view text, std::string_view subject) {
  return HeaderParser(text, subject).parse();
}

}  // namespace leanfa::io
