// Turns the exceptions of the standard library and of the JSON library into errors, at the edge of this module.
// Memory is the only reason that a correct program meets; anything else is reported as a defect.
#pragma once

#include <exception>
#include <new>
#include <stdexcept>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace leanfa::io {

// Calls `body`, which returns a Result, and returns what it returns. `subject` names the file in the messages.
template <class Body>
[[nodiscard]] auto no_throw(std::string_view subject, Body&& body) -> decltype(body()) {
  try {
    return body();
  } catch (const std::bad_alloc&) {
    return fail(ErrorCode::kOutOfMemory, std::string(subject) + ": not enough memory");
  } catch (const std::length_error&) {
    return fail(ErrorCode::kOutOfMemory, std::string(subject) + ": a list is longer than memory can address");
  } catch (const std::exception& exception) {
    return fail(ErrorCode::kInternal, std::string(subject) + ": " + exception.what());
  }
}

}  // namespace leanfa::io
