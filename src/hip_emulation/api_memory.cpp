// Allocation and what HIP tells of pointers.
#include <fmt/format.h>

#include <algorithm>

#include "hip_emulation/process.hpp"

namespace leanfa::hipemu {
namespace {

constexpr std::size_t kPitchAlignment = 256;

Outcome allocate(Process& p, void** pointer, std::size_t bytes, Place place, unsigned flags) {
  if (pointer == nullptr) return invalid_value("the result pointer is null");
  *pointer = nullptr;
  if (bytes == 0) return {};
  const auto made = p.memory.allocate(bytes, place, flags);
  if (!made) return refused(made.error());
  *pointer = as_pointer((*made)->address);
  return {};
}

Outcome release(Process& p, void* pointer, bool host_memory) {
  if (pointer == nullptr || p.memory.release(as_address(pointer), host_memory)) return {};
  return invalid_value(fmt::format("{} is not the start of an allocation of this kind: {}", fmt::ptr(pointer),
                                   p.memory.memory().describe(as_address(pointer), 1)));
}

HipError malloc_as(std::string_view name, void** pointer, std::size_t bytes, Place place, unsigned flags) {
  return call(name, [&](Process& p) { return allocate(p, pointer, bytes, place, flags); });
}

// All work of the device is done when it is freed.
HipError free_as(std::string_view name, void* pointer, bool host_memory) {
  return call_on_stream(name, nullptr, [&](Process& p, Stream&) { return release(p, pointer, host_memory); });
}

Outcome pitched(Process& p, void** pointer, std::size_t* pitch, std::size_t width_bytes, std::size_t height) {
  if (pitch == nullptr) return invalid_value("the pitch pointer is null");
  if (width_bytes > p.memory.capacity_bytes() || height > p.memory.capacity_bytes())
    return {HipError::kOutOfMemory, "more than the device has"};
  *pitch = (width_bytes + kPitchAlignment - 1) / kPitchAlignment * kPitchAlignment;
  const bool fits = height == 0 || *pitch <= p.memory.capacity_bytes() / height;
  return fits ? allocate(p, pointer, *pitch * height, Place::kDevice, 0)
              : Outcome(HipError::kOutOfMemory, "more than the device has");
}

// Of host memory that the device can reach; null for any other pointer.
const Allocation* host_allocation(const Process& p, const void* pointer) {
  const Allocation* const found = p.memory.find(as_address(pointer));
  return found != nullptr && found->place != Place::kDevice ? found : nullptr;
}

int memory_type(Place place, int hip_major) {
  const bool device = place == Place::kDevice;
  const bool managed = place == Place::kManaged;
  if (hip_major >= 6)
    return static_cast<int>(device ? MemoryType6::kDevice : (managed ? MemoryType6::kManaged : MemoryType6::kHost));
  return static_cast<int>(device ? MemoryType5::kDevice : (managed ? MemoryType5::kManaged : MemoryType5::kHost));
}

}  // namespace

LEANFA_HIP_API HipError hipMalloc(void** pointer, std::size_t bytes) {
  return malloc_as("hipMalloc", pointer, bytes, Place::kDevice, 0);
}

LEANFA_HIP_API HipError hipExtMallocWithFlags(void** pointer, std::size_t bytes, unsigned flags) {
  return malloc_as("hipExtMallocWithFlags", pointer, bytes, Place::kDevice, flags);
}

LEANFA_HIP_API HipError hipMallocManaged(void** pointer, std::size_t bytes, unsigned flags) {
  return malloc_as("hipMallocManaged", pointer, bytes, Place::kManaged, flags);
}

LEANFA_HIP_API HipError hipHostMalloc(void** pointer, std::size_t bytes, unsigned flags) {
  return malloc_as("hipHostMalloc", pointer, bytes, Place::kPinned, flags);
}
LEANFA_HIP_API HipError hipHostAlloc(void** pointer, std::size_t bytes, unsigned flags) {
  return malloc_as("hipHostAlloc", pointer, bytes, Place::kPinned, flags);
}
LEANFA_HIP_API HipError hipMallocHost(void** pointer, std::size_t bytes) {
  return malloc_as("hipMallocHost", pointer, bytes, Place::kPinned, 0);
}
LEANFA_HIP_API HipError hipMemAllocHost(void** pointer, std::size_t bytes) {
  return malloc_as("hipMemAllocHost", pointer, bytes, Place::kPinned, 0);
}

LEANFA_HIP_API HipError hipMallocAsync(void** pointer, std::size_t bytes, void* stream) {
  return call_on_stream("hipMallocAsync", stream,
                        [&](Process& p, Stream&) { return allocate(p, pointer, bytes, Place::kDevice, 0); });
}

LEANFA_HIP_API HipError hipMallocPitch(void** pointer, std::size_t* pitch, std::size_t width_bytes,
                                       std::size_t height) {
  return call("hipMallocPitch", [&](Process& p) { return pitched(p, pointer, pitch, width_bytes, height); });
}
LEANFA_HIP_API HipError hipMemAllocPitch(void** pointer, std::size_t* pitch, std::size_t width_bytes,
                                         std::size_t height, unsigned element_bytes) {
  return call("hipMemAllocPitch", [&](Process& p) {
    if (element_bytes != 4 && element_bytes != 8 && element_bytes != 16)
      return invalid_value(fmt::format("element size: got {}; accepted: 4, 8 or 16", element_bytes));
    return pitched(p, pointer, pitch, width_bytes, height);
  });
}

LEANFA_HIP_API HipError hipFree(void* pointer) { return free_as("hipFree", pointer, false); }
LEANFA_HIP_API HipError hipHostFree(void* pointer) { return free_as("hipHostFree", pointer, true); }
LEANFA_HIP_API HipError hipFreeHost(void* pointer) { return free_as("hipFreeHost", pointer, true); }

LEANFA_HIP_API HipError hipFreeAsync(void* pointer, void* stream) {
  return call_on_stream("hipFreeAsync", stream, [&](Process& p, Stream&) {
    return pointer == nullptr ? invalid_value("the pointer is null") : release(p, pointer, false);
  });
}

LEANFA_HIP_API HipError hipHostRegister(void* pointer, std::size_t bytes, unsigned flags) {
  return call("hipHostRegister", [&](Process& p) {
    if (pointer == nullptr || bytes == 0) return invalid_value("no memory");
    const std::uint64_t first = as_address(pointer);
    for (const auto& [address, allocation] : p.memory.allocations())
      if (first < address + allocation.bytes && address < first + bytes)
        return Outcome(HipError::kHostMemoryAlreadyRegistered, "it overlaps " + allocation.name);
    const auto made = p.memory.allocate(bytes, Place::kRegistered, flags, pointer);
    return made ? Outcome{} : refused(made.error());
  });
}

LEANFA_HIP_API HipError hipHostUnregister(void* pointer) {
  return call_on_stream("hipHostUnregister", nullptr, [&](Process& p, Stream&) {
    const Allocation* const found = p.memory.find(as_address(pointer));
    if (found == nullptr || found->place != Place::kRegistered || found->address != as_address(pointer))
      return Outcome(HipError::kHostMemoryNotRegistered, "the pointer is not the start of registered memory");
    return release(p, pointer, true);
  });
}

// The device reaches pinned memory at the host's address.
LEANFA_HIP_API HipError hipHostGetDevicePointer(void** device, void* host, unsigned) {
  return call("hipHostGetDevicePointer", [&](Process& p) {
    if (device == nullptr) return invalid_value("the result pointer is null");
    if (host_allocation(p, host) == nullptr) return invalid_value("the pointer is not to pinned host memory");
    *device = host;
    return Outcome{};
  });
}

LEANFA_HIP_API HipError hipHostGetFlags(unsigned* flags, void* host) {
  return call("hipHostGetFlags", [&](Process& p) {
    const Allocation* const found = host_allocation(p, host);
    if (flags == nullptr || found == nullptr || found->place != Place::kPinned)
      return invalid_value("the pointer is not to memory of hipHostMalloc");
    *flags = found->flags;
    return Outcome{};
  });
}

LEANFA_HIP_API HipError hipMemGetInfo(std::size_t* free, std::size_t* total) {
  return call("hipMemGetInfo", [&](Process& p) {
    if (free != nullptr) *free = p.memory.capacity_bytes() - p.memory.used_bytes();
    if (total != nullptr) *total = p.memory.capacity_bytes();
    return Outcome{};
  });
}

LEANFA_HIP_API HipError hipMemGetAddressRange(void** base, std::size_t* bytes, void* pointer) {
  return call("hipMemGetAddressRange", [&](Process& p) {
    const Allocation* const found = p.memory.find(as_address(pointer));
    if (found == nullptr) return Outcome(HipError::kNotFound, p.memory.memory().describe(as_address(pointer), 1));
    if (base != nullptr) *base = as_pointer(found->address);
    if (bytes != nullptr) *bytes = found->bytes;
    return Outcome{};
  });
}

LEANFA_HIP_API HipError hipMemPtrGetInfo(void* pointer, std::size_t* bytes) {
  return call("hipMemPtrGetInfo", [&](Process& p) {
    const Allocation* const found = p.memory.find(as_address(pointer));
    if (found == nullptr || bytes == nullptr) return invalid_value("the pointer is not to memory of the device");
    *bytes = found->bytes;
    return Outcome{};
  });
}

LEANFA_HIP_API HipError hipPointerGetAttributes(PointerAttributes* attributes, const void* pointer) {
  return call("hipPointerGetAttributes", [&](Process& p) {
    if (attributes == nullptr) return invalid_value("the result pointer is null");
    const Allocation* const found = p.memory.find(as_address(pointer));
    if (found == nullptr) {
      *attributes = {};
      attributes->device = -2;  // as HIP marks memory that it does not know
      return invalid_value(p.memory.memory().describe(as_address(pointer), 1));
    }
    const bool host = found->place != Place::kDevice;
    *attributes = {.type = memory_type(found->place, p.options.hip_major),
                   .device = 0,
                   .device_pointer = const_cast<void*>(pointer),
                   .host_pointer = host ? const_cast<void*>(pointer) : nullptr,
                   .is_managed = found->place == Place::kManaged ? 1 : 0,
                   .allocation_flags = found->flags};
    return Outcome{};
  });
}

// Hints about managed memory: it is where it is.
LEANFA_HIP_API HipError hipMemAdvise(const void* pointer, std::size_t, int, int) {
  return call("hipMemAdvise", [&](Process& p) {
    return p.memory.find(as_address(pointer)) != nullptr ? Outcome{} : invalid_value("not managed memory");
  });
}
LEANFA_HIP_API HipError hipMemPrefetchAsync(const void* pointer, std::size_t, int, void* stream) {
  return call_on_stream("hipMemPrefetchAsync", stream, [&](Process& p, Stream&) {
    return p.memory.find(as_address(pointer)) != nullptr ? Outcome{} : invalid_value("not managed memory");
  });
}

}  // namespace leanfa::hipemu
