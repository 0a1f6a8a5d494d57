// Host tensors' bytes on a HIP device, for calls that have their tensors on the host. Private to the runtime.
#pragma once

#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "runtime/gfx950_device.hpp"

namespace leanfa::runtime {

class HipBuffer {
 public:
  HipBuffer() = default;
  [[nodiscard]] static Result<HipBuffer> make(std::size_t bytes, std::string_view what);
  HipBuffer(HipBuffer&& other) noexcept : data_(std::exchange(other.data_, nullptr)) {}
  HipBuffer& operator=(HipBuffer&& other) noexcept {
    std::swap(data_, other.data_);
    return *this;
  }
  HipBuffer(const HipBuffer&) = delete;
  HipBuffer& operator=(const HipBuffer&) = delete;
  ~HipBuffer();
  [[nodiscard]] std::byte* data() const { return static_cast<std::byte*>(data_); }

 private:
  void* data_ = nullptr;
};

// A host tensor's bytes on the device.
struct HipMirror {
  HipBuffer memory;
  Gfx950Range host;

  // The device's address of what lies at `pointer` on the host; null for a tensor without elements.
  template <class T>
  [[nodiscard]] T* of(T* pointer) const {
    if (host.first == nullptr) return nullptr;
    const auto offset = reinterpret_cast<std::uintptr_t>(pointer) - reinterpret_cast<std::uintptr_t>(host.first);
    const auto address = reinterpret_cast<std::uintptr_t>(memory.data()) + offset;
    return reinterpret_cast<T*>(address);  // NOLINT(performance-no-int-to-ptr): of no object of the host
  }
  // Copies back. Waits for nothing: the device has to be done.
  [[nodiscard]] Status fetch() const;
};

[[nodiscard]] Result<HipMirror> upload(const Gfx950Range& range);

// Copies and keeps; `pointer` becomes the device's.
template <class T>
Status move_over(std::vector<HipMirror>& kept, const Gfx950Range& range, T*& pointer) {
  auto mirror = upload(range);
  if (!mirror) return tl::unexpected(std::move(mirror.error()));
  pointer = mirror->of(pointer);
  kept.push_back(std::move(*mirror));
  return {};
}

}  // namespace leanfa::runtime
