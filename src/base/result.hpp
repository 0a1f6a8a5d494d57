// Errors as values. Whatever a caller can cause is an Error inside a Result; nothing here throws.
// An Error says which tensor (or option, or file) broke which rule, what was found and what would be accepted.
// The C API maps ErrorCode to leanfa_status, the command line to exit codes.
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace leanfa {

enum class ErrorCode {
  kBadInput,     // a tensor, file or option breaks a rule of the interface
  kUnsupported,  // well formed, but not served by the device or kernel asked for
  kIo,           // the operating system refused a read, write or rename
  kOutOfMemory,
  kDevice,    // a device or its runtime library failed
  kInternal,  // a defect of leanfa itself
};

struct Error {
  ErrorCode code = ErrorCode::kInternal;
  std::string message;
};

template <class T>
using Result = tl::expected<T, Error>;
using Status = Result<void>;

// "<subject>: <rule>; got <got>; accepted: <accepted>" as one_line() makes it. `subject` names a tensor, option or
// file.
struct Violation {
  std::string_view subject;
  std::string_view rule;
  std::string_view got;
  std::string_view accepted;
};

// Text that others wrote (names in files) as one line of UTF-8: control characters and other bytes become \xNN.
[[nodiscard]] std::string one_line(std::string_view text);

[[nodiscard]] tl::unexpected<Error> bad_input(const Violation& violation);
[[nodiscard]] tl::unexpected<Error> unsupported(const Violation& violation);
[[nodiscard]] tl::unexpected<Error> fail(ErrorCode code, std::string message);

}  // namespace leanfa

// Returns the error of `expression` (a Result) from the enclosing function.
#define LEANFA_TRY(expression)                                                                                        \
  do {                                                                                                                \
    if (auto leanfa_status = (expression); !leanfa_status) return ::tl::unexpected(std::move(leanfa_status.error())); \
  } while (false)
