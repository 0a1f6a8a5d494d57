#include "runtime/c_status.hpp"

#include <algorithm>
#include <cstring>
#include <new>

namespace leanfa::c_api {

leanfa_status status_of(ErrorCode code) {
  switch (code) {
    case ErrorCode::kBadInput:
      return LEANFA_BAD_INPUT;
    case ErrorCode::kUnsupported:
      return LEANFA_UNSUPPORTED;
    case ErrorCode::kIo:
      return LEANFA_IO;
    case ErrorCode::kOutOfMemory:
      return LEANFA_OUT_OF_MEMORY;
    case ErrorCode::kDevice:
      return LEANFA_DEVICE_ERROR;
    case ErrorCode::kInternal:
      return LEANFA_INTERNAL;
  }
  return LEANFA_INTERNAL;
}

void write_message(char* message, std::size_t message_size, std::string_view text) {
  if (message == nullptr || message_size == 0) return;
  std::size_t length = std::min(text.size(), message_size - 1);
  // Not in the middle of a UTF-8 character.
  while (length > 0 && length < text.size() && (static_cast<unsigned char>(text[length]) & 0xC0U) == 0x80U) --length;
  std::memcpy(message, text.data(), length);
  message[length] = '\0';
}

Status Reasons::status() const {
  if (errors_.empty()) return {};
  Error all = errors_.front();
  for (std::size_t i = 1; i < errors_.size(); ++i) {
    all.message += '\n';
    all.message += errors_[i].message;
    if (errors_[i].code == ErrorCode::kBadInput) all.code = ErrorCode::kBadInput;
  }
  return tl::unexpected(std::move(all));
}

leanfa_status finish(const Status& outcome, char* message, std::size_t message_size) noexcept {
  if (outcome) return LEANFA_OK;
  write_message(message, message_size, outcome.error().message);
  return status_of(outcome.error().code);
}

leanfa_status out_of_memory(char* message, std::size_t message_size) noexcept {
  write_message(message, message_size, "no memory for the call's own bookkeeping");
  return LEANFA_OUT_OF_MEMORY;
}

leanfa_status internal_error(const char* what, char* message, std::size_t message_size) noexcept {
  write_message(message, message_size, "a defect of leanfa, please report it: ");
  if (message == nullptr || message_size == 0) return LEANFA_INTERNAL;
  const std::size_t used = std::strlen(message);
  write_message(message + used, message_size - used, what);
  return LEANFA_INTERNAL;
}

}  // namespace leanfa::c_api
