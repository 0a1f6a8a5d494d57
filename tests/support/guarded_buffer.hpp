// Memory that catches stray accesses. GuardedBuffer ends exactly at a protected page and has a canary in front, so that
// one element read or written past the end stops the test and one written before the start is found. SparseMapping is
// address space without memory behind it, for strides beyond 2^31. Tensors on top of them: random_tensor.hpp.
#pragma once

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <utility>

namespace leanfa::support {

// Anonymous zero pages, reserved but not committed. Ends the process when the address space is short.
class SparseMapping {
 public:
  explicit SparseMapping(std::size_t bytes) : bytes_(bytes) {
    memory_ = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory_ == MAP_FAILED) {
      std::perror("SparseMapping: mmap");
      std::abort();
    }
  }
  SparseMapping(SparseMapping&& other) noexcept
      : memory_(std::exchange(other.memory_, nullptr)), bytes_(std::exchange(other.bytes_, 0)) {}
  SparseMapping(const SparseMapping&) = delete;
  SparseMapping& operator=(const SparseMapping&) = delete;
  SparseMapping& operator=(SparseMapping&& other) noexcept {
    std::swap(memory_, other.memory_);
    std::swap(bytes_, other.bytes_);
    return *this;
  }
  ~SparseMapping() {
    if (memory_ != nullptr) munmap(memory_, bytes_);
  }

  [[nodiscard]] std::byte* data() const { return static_cast<std::byte*>(memory_); }
  [[nodiscard]] std::size_t size_bytes() const { return bytes_; }

 private:
  void* memory_ = nullptr;
  std::size_t bytes_ = 0;
};

// `bytes` bytes between a canary and a protected page; the page before the canary is protected too. All bytes start as
// kFill, a pattern that no kernel writes by chance.
class GuardedBuffer {
 public:
  static constexpr std::byte kFill{0xC5};

  explicit GuardedBuffer(std::size_t bytes)
      : page_(static_cast<std::size_t>(sysconf(_SC_PAGESIZE))),
        bytes_(bytes),
        inner_bytes_((bytes / page_ + 2) * page_),
        mapping_(inner_bytes_ + 2 * page_) {
    std::fill_n(inner(), inner_bytes_, kFill);
    protect(mapping_.data());
    protect(inner() + inner_bytes_);
  }

  [[nodiscard]] std::byte* data() const { return inner() + (inner_bytes_ - bytes_); }
  [[nodiscard]] std::size_t size_bytes() const { return bytes_; }
  [[nodiscard]] bool canary_intact() const {
    return std::all_of(inner(), data(), [](std::byte b) { return b == kFill; });
  }

 private:
  [[nodiscard]] std::byte* inner() const { return mapping_.data() + page_; }
  void protect(std::byte* page) const {
    if (mprotect(page, page_, PROT_NONE) != 0) {
      std::perror("GuardedBuffer: mprotect");
      std::abort();
    }
  }

  std::size_t page_;
  std::size_t bytes_;
  std::size_t inner_bytes_;
  SparseMapping mapping_;
};

}  // namespace leanfa::support
