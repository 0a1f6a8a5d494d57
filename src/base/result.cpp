#include "base/result.hpp"

#include <fmt/format.h>

#include <utility>

namespace leanfa {
namespace {

std::string sentence(const Violation& v) {
  std::string text = fmt::format("{}: {}", v.subject, v.rule);
  if (!v.got.empty()) text += fmt::format("; got {}", v.got);
  if (!v.accepted.empty()) text += fmt::format("; accepted: {}", v.accepted);
  return text;
}

}  // namespace

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
