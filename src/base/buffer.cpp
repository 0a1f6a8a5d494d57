#include "base/buffer.hpp"

#include <fmt/format.h>

#include <cstring>

namespace leanfa {

Result<void*> allocate_aligned(std::size_t bytes, std::string_view what) {
  if (bytes > std::numeric_limits<std::size_t>::max() - kBufferAlignmentBytes)
    return fail(ErrorCode::kOutOfMemory, fmt::format("{}: {} bytes cannot be addressed", what, bytes));
  const std::size_t rounded = (bytes / kBufferAlignmentBytes + 1) * kBufferAlignmentBytes;
  void* memory = std::aligned_alloc(kBufferAlignmentBytes, rounded);
  if (memory == nullptr) return fail(ErrorCode::kOutOfMemory, fmt::format("{}: no memory for {} bytes", what, bytes));
  std::memset(memory, 0, rounded);
  return memory;
}

}  // namespace leanfa
