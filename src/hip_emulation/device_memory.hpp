// The emulated device's memory: hipMalloc'd buffers at device addresses that the host cannot dereference, pinned and
// registered host memory at the host's own addresses, all of them buffers of one emu::Memory. A range that is not
// wholly inside one allocation is refused by name.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>

#include "base/result.hpp"
#include "emu/gfx950/memory.hpp"

namespace leanfa::hipemu {

// Device addresses lie where neither the heap nor the mappings of a host process do, so that a pointer's kind can be
// told from its value, and a host that dereferences one crashes as it might with a GPU.
inline constexpr std::uint64_t kFirstDeviceAddress = std::uint64_t{0x2000} << 32;
inline constexpr std::uint64_t kFirstModuleAddress = std::uint64_t{0x3000} << 32;
inline constexpr std::uint64_t kLastModuleAddress = std::uint64_t{0x4000} << 32;

enum class Place : std::uint8_t { kDevice, kPinned, kManaged, kRegistered };

struct Unmap {
  std::size_t bytes = 0;
  void operator()(std::byte* memory) const;
};

struct Allocation {
  std::uint64_t address = 0;  // on the device; for host memory also on the host
  std::size_t bytes = 0;
  Place place = Place::kDevice;
  unsigned flags = 0;
  std::byte* host = nullptr;  // its bytes
  std::string name;
  std::unique_ptr<std::byte, Unmap> storage;  // null: the caller's (registered)
};

class DeviceMemory {
 public:
  explicit DeviceMemory(std::uint64_t capacity_bytes, bool poison);

  // bytes > 0. kOutOfMemory beyond the capacity or when the host has no more. kRegistered needs `host`.
  Result<const Allocation*> allocate(std::size_t bytes, Place place, unsigned flags, void* host = nullptr);
  // False when nothing of that kind starts at this address.
  bool release(std::uint64_t address, bool host_memory);

  // The allocation that holds the byte at `address`, or null.
  [[nodiscard]] const Allocation* find(std::uint64_t address) const;
  // The host's bytes behind a range that the device knows. Empty pointer in the result: plain host memory, which is
  // nobody's business here. kBadInput: partly outside an allocation, or a device address without one.
  [[nodiscard]] Result<std::byte*> bytes_at(std::uint64_t address, std::size_t bytes) const;

  [[nodiscard]] emu::Memory& memory() { return memory_; }
  [[nodiscard]] const emu::Memory& memory() const { return memory_; }
  [[nodiscard]] std::uint64_t capacity_bytes() const { return capacity_bytes_; }
  [[nodiscard]] std::uint64_t used_bytes() const { return used_bytes_; }
  // Of hipMalloc, hipHostMalloc, hipMallocManaged and hipHostRegister.
  [[nodiscard]] const std::map<std::uint64_t, Allocation>& allocations() const { return allocations_; }

 private:
  emu::Memory memory_{kFirstDeviceAddress};
  std::map<std::uint64_t, Allocation> allocations_;  // by address
  std::uint64_t capacity_bytes_;
  std::uint64_t used_bytes_ = 0;  // of the device's own memory
  std::uint64_t made_ = 0;
  bool poison_;
};

}  // namespace leanfa::hipemu
