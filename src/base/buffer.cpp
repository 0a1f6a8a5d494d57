#include "base/buffer.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cstring>

namespace leanfa {

std::uint64_t machine_memory_bytes() {
  const long pages = sysconf(_SC_PHYS_PAGES);
  const long page = sysconf(_SC_PAGESIZE);
  return pages > 0 && page > 0 ? static_cast<std::uint64_t>(pages) * static_cast<std::uint64_t>(page)
                               : std::uint64_t{1} << 63U;
}

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
