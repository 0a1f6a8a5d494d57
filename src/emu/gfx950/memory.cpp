#include "emu/gfx950/memory.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace leanfa::emu {
namespace {

constexpr std::uint64_t kFirstAddress = std::uint64_t{1} << 32;
constexpr std::uint64_t kGap = std::uint64_t{1} << 20;
constexpr std::uint64_t kAlignment = 256;

}  // namespace

std::uint64_t Memory::map(std::string name, std::span<std::byte> bytes, bool writable) {
  const std::uint64_t wanted = std::max(next_, kFirstAddress);
  const std::uint64_t address = (wanted + kAlignment - 1) / kAlignment * kAlignment;
  next_ = address + bytes.size() + kGap;
  map_at(std::move(name), address, bytes, writable);
  return address;
}

void Memory::map_at(std::string name, std::uint64_t address, std::span<std::byte> bytes, bool writable) {
  const auto place = std::ranges::upper_bound(buffers_, address, {}, &MemoryBuffer::address);
  buffers_.insert(place, {.name = std::move(name), .address = address, .bytes = bytes, .writable = writable});
}

void Memory::unmap(std::uint64_t address) {
  std::erase_if(buffers_, [&](const MemoryBuffer& buffer) { return buffer.address == address; });
}

void Memory::mark_uninitialised(std::uint64_t address) {
  const auto found = std::ranges::find(buffers_, address, &MemoryBuffer::address);
  if (found != buffers_.end()) found->initialised = false;
}

const MemoryBuffer* Memory::buffer_at(std::uint64_t address) const {
  const auto after = std::ranges::upper_bound(buffers_, address, {}, &MemoryBuffer::address);
  if (after == buffers_.begin()) return nullptr;
  const MemoryBuffer& buffer = *(after - 1);
  return address - buffer.address < buffer.bytes.size() ? &buffer : nullptr;
}

std::string Memory::describe(std::uint64_t address, std::uint64_t size) const {
  if (buffers_.empty()) return fmt::format("address 0x{:x} ({} bytes): no buffers are mapped", address, size);
  const MemoryBuffer* nearest = nullptr;
  std::uint64_t distance = ~std::uint64_t{0};
  std::string where;
  for (const MemoryBuffer& buffer : buffers_) {
    const std::uint64_t end = buffer.address + buffer.bytes.size();
    const bool inside = address >= buffer.address && address < end;
    const std::uint64_t here = inside ? 0 : (address < buffer.address ? buffer.address - address : address - end);
    if (nearest != nullptr && here >= distance) continue;
    nearest = &buffer;
    distance = here;
    if (inside) {
      where = end - address < size ? fmt::format("ends {} bytes past the end of", address + size - end)
                                   : std::string(buffer.writable ? "inside" : "inside the read-only");
    } else {
      where = address < buffer.address ? fmt::format("{} bytes before", here)
                                       : fmt::format("{} bytes past the end of", here);
    }
  }
  return fmt::format("address 0x{:x} ({} bytes): {} {} ({} bytes at 0x{:x})", address, size, where, nearest->name,
                     nearest->bytes.size(), nearest->address);
}

}  // namespace leanfa::emu
