// The frame of every C call: reasons collected into one status and message, and a fence that no exception passes.
#pragma once

#include <cstddef>
#include <new>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "leanfa/leanfa.h"

namespace leanfa::c_api {

[[nodiscard]] leanfa_status status_of(ErrorCode code);

// Copies what fits, in whole UTF-8 characters, and ends it with a NUL. Nothing happens if there is no room at all.
void write_message(char* message, std::size_t message_size, std::string_view text);

// Everything that speaks against a call. The status is the gravest: a call that is both badly formed and unsupported is
// badly formed.
class Reasons {
 public:
  void add(Error error) { errors_.push_back(std::move(error)); }
  void add(const tl::unexpected<Error>& error) { errors_.push_back(error.value()); }
  void require(const Status& status) {
    if (!status) errors_.push_back(status.error());
  }
  [[nodiscard]] bool empty() const { return errors_.empty(); }
  [[nodiscard]] std::size_t count() const { return errors_.size(); }
  // One error with every message, a line each; success if there is none.
  [[nodiscard]] Status status() const;

 private:
  std::vector<Error> errors_;
};

// Turns the outcome into a status code and a message.
[[nodiscard]] leanfa_status finish(const Status& outcome, char* message, std::size_t message_size) noexcept;
[[nodiscard]] leanfa_status out_of_memory(char* message, std::size_t message_size) noexcept;
[[nodiscard]] leanfa_status internal_error(const char* what, char* message, std::size_t message_size) noexcept;

// Runs the body of a C call, which returns a Status.
template <class Body>
[[nodiscard]] leanfa_status guarded(char* message, std::size_t message_size, const Body& body) noexcept {
  write_message(message, message_size, "");
  try {
    return finish(body(), message, message_size);
  } catch (const std::bad_alloc&) {
    return out_of_memory(message, message_size);
  } catch (const std::length_error&) {
    return out_of_memory(message, message_size);
  } catch (const std::exception& e) {
    return internal_error(e.what(), message, message_size);
  } catch (...) {
    return internal_error("unknown exception", message, message_size);
  }
}

}  // namespace leanfa::c_api
