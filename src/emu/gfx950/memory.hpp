// Global memory of a launch: a set of named buffers at addresses of the emulator's own choosing, with wide unmapped
// gaps between them. An access that is not wholly inside one buffer is refused; describe() names the nearest buffer and
// the distance. Concurrent workgroups may use one Memory: accesses are plain (the chip's are no better), atomics are
// atomic.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <span>
#include <string>
#include <vector>

#include "base/result.hpp"

namespace leanfa::emu {

inline constexpr std::uint64_t kDeviceMemoryBytes = std::uint64_t{288} << 30U;  // of an MI355X

enum class Access : std::uint8_t { kRead, kWrite };

struct MemoryBuffer {
  std::string name;
  std::uint64_t address = 0;
  std::span<std::byte> bytes;
  bool writable = true;
  bool initialised = true;  // false: its bytes mean nothing before a kernel has written them (the audit watches)
};

class Memory {
 public:
  Memory() = default;
  // map() starts at this address.
  explicit Memory(std::uint64_t first_address) : next_(first_address) {}

  // Places bytes of the caller's (which must outlive this) at a new address, aligned to 256 bytes and below 2^47.
  std::uint64_t map(std::string name, std::span<std::byte> bytes, bool writable = true);

  // The same at a given address, which must lie clear of all other buffers.
  void map_at(std::string name, std::uint64_t address, std::span<std::byte> bytes, bool writable);
  void unmap(std::uint64_t address);
  // Of the buffer at this address.
  void mark_uninitialised(std::uint64_t address);

  // The host's bytes behind [address, address + size), or null.
  [[nodiscard]] std::byte* find(std::uint64_t address, std::uint64_t size, Access access) const {
    const MemoryBuffer* const buffer = buffer_at(address);
    if (buffer == nullptr || (access == Access::kWrite && !buffer->writable)) return nullptr;
    const std::uint64_t offset = address - buffer->address;
    return size <= buffer->bytes.size() - offset ? buffer->bytes.data() + offset : nullptr;
  }

  // The buffer that holds the byte at `address`, or null.
  [[nodiscard]] const MemoryBuffer* buffer_at(std::uint64_t address) const;
  [[nodiscard]] std::span<const MemoryBuffer> buffers() const { return buffers_; }

  // "12 bytes past the end of k" and the like.
  [[nodiscard]] std::string describe(std::uint64_t address, std::uint64_t size) const;

 private:
  std::vector<MemoryBuffer> buffers_;  // ascending addresses
  std::uint64_t next_ = 0;             // first address that map() may use
};

}  // namespace leanfa::emu
