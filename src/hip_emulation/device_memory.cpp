#include "hip_emulation/device_memory.hpp"

#include <fmt/format.h>
#include <sys/mman.h>

#include <cstring>
#include <string_view>

namespace leanfa::hipemu {
namespace {

std::string_view maker(Place place) {
  switch (place) {
    case Place::kDevice:
      return "hipMalloc";
    case Place::kPinned:
      return "hipHostMalloc";
    case Place::kManaged:
      return "hipMallocManaged";
    case Place::kRegistered:
      return "hipHostRegister";
  }
  return "";
}

std::uint64_t address_of(const std::byte* bytes) { return reinterpret_cast<std::uintptr_t>(bytes); }

bool is_device_address(std::uint64_t address) { return address >= kFirstDeviceAddress && address < kLastModuleAddress; }

// Pages that cost nothing until they are touched.
std::byte* map_pages(std::size_t bytes) {
  void* const pages = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  return pages == MAP_FAILED ? nullptr : static_cast<std::byte*>(pages);
}

}  // namespace

void Unmap::operator()(std::byte* memory) const { munmap(memory, bytes); }

DeviceMemory::DeviceMemory(std::uint64_t capacity_bytes, bool poison)
    : capacity_bytes_(capacity_bytes), poison_(poison) {}

Result<const Allocation*> DeviceMemory::allocate(std::size_t bytes, Place place, unsigned flags, void* host) {
  Allocation made{.bytes = bytes,
                  .place = place,
                  .flags = flags,
                  .host = static_cast<std::byte*>(host),
                  .name = fmt::format("{} #{}", maker(place), made_ + 1),
                  .storage = nullptr};
  if (place != Place::kRegistered) {
    if (bytes > capacity_bytes_ - used_bytes_)
      return fail(ErrorCode::kOutOfMemory, fmt::format("{} bytes asked for, {} of {} are free", bytes,
                                                       capacity_bytes_ - used_bytes_, capacity_bytes_));
    made.host = map_pages(bytes);
    if (made.host == nullptr)
      return fail(ErrorCode::kOutOfMemory, fmt::format("{} bytes asked for; the host has no more", bytes));
    made.storage = std::unique_ptr<std::byte, Unmap>(made.host, Unmap{bytes});
    if (poison_) std::memset(made.host, 0xFF, bytes);
    used_bytes_ += bytes;
  }
  const std::span<std::byte> span(made.host, bytes);
  if (place == Place::kDevice) {
    made.address = memory_.map(made.name, span);
  } else {
    made.address = address_of(made.host);
    memory_.map_at(made.name, made.address, span, true);
  }
  ++made_;
  const std::uint64_t address = made.address;
  return &allocations_.insert_or_assign(address, std::move(made)).first->second;
}

bool DeviceMemory::release(std::uint64_t address, bool host_memory) {
  const auto found = allocations_.find(address);
  if (found == allocations_.end()) return false;
  const Place place = found->second.place;
  // hipFree takes managed memory, hipHostFree pinned memory.
  const bool host = place == Place::kPinned || place == Place::kRegistered;
  if (host != host_memory) return false;
  if (place != Place::kRegistered) used_bytes_ -= found->second.bytes;
  memory_.unmap(address);
  allocations_.erase(found);
  return true;
}

const Allocation* DeviceMemory::find(std::uint64_t address) const {
  const auto after = allocations_.upper_bound(address);
  if (after == allocations_.begin()) return nullptr;
  const Allocation& allocation = std::prev(after)->second;
  return address - allocation.address < allocation.bytes ? &allocation : nullptr;
}

Result<std::byte*> DeviceMemory::bytes_at(std::uint64_t address, std::size_t bytes) const {
  if (memory_.buffer_at(address) == nullptr && !is_device_address(address)) return nullptr;
  std::byte* const found = memory_.find(address, bytes, emu::Access::kRead);
  if (found == nullptr) return fail(ErrorCode::kBadInput, memory_.describe(address, bytes));
  return found;
}

}  // namespace leanfa::hipemu
