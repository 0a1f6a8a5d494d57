// An owning, 64-byte aligned array whose allocation can fail with an error instead of an exception.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <memory>
#include <span>
#include <string_view>
#include <type_traits>

#include "base/result.hpp"

namespace leanfa {

inline constexpr std::size_t kBufferAlignmentBytes = 64;

// The machine's memory, or 2^63 bytes where the system does not tell. Linux lends more than that and ends the process
// that uses it.
[[nodiscard]] std::uint64_t machine_memory_bytes();

// Allocates `bytes` (rounded up to the alignment), or says what did not fit. `what` names the buffer in the message.
[[nodiscard]] Result<void*> allocate_aligned(std::size_t bytes, std::string_view what);

template <class T>
class Buffer {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

 public:
  Buffer() = default;

  // `count` elements, all bytes zero. Fails on a negative count, on overflow and when memory is short.
  [[nodiscard]] static Result<Buffer> make(std::int64_t count, std::string_view what);

  [[nodiscard]] T* data() { return data_.get(); }
  [[nodiscard]] const T* data() const { return data_.get(); }
  [[nodiscard]] std::int64_t size() const { return size_; }
  [[nodiscard]] T& operator[](std::int64_t i) { return data_.get()[i]; }
  [[nodiscard]] const T& operator[](std::int64_t i) const { return data_.get()[i]; }
  [[nodiscard]] std::span<T> span() { return {data_.get(), static_cast<std::size_t>(size_)}; }
  [[nodiscard]] std::span<const T> span() const { return {data_.get(), static_cast<std::size_t>(size_)}; }

 private:
  struct Free {
    void operator()(T* p) const { std::free(p); }
  };
  std::unique_ptr<T, Free> data_;
  std::int64_t size_ = 0;
};

template <class T>
Result<Buffer<T>> Buffer<T>::make(std::int64_t count, std::string_view what) {
  constexpr auto kMaxCount = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()) / sizeof(T);
  const auto unsigned_count = static_cast<std::uint64_t>(count);
  if (count < 0 || unsigned_count > kMaxCount)
    return fail(ErrorCode::kOutOfMemory, std::string(what) + ": element count is negative or overflows 2^63 bytes");
  auto memory = allocate_aligned(static_cast<std::size_t>(unsigned_count) * sizeof(T), what);
  if (!memory) return tl::unexpected(std::move(memory.error()));
  Buffer buffer;
  buffer.data_.reset(static_cast<T*>(*memory));
  buffer.size_ = count;
  return buffer;
}

}  // namespace leanfa
