// Copies and fills. A pointer's kind follows from its value, as on ROCm; the kind that the caller names only decides
// what happens when neither pointer is the device's.
#include <fmt/format.h>

#include <cstring>

#include "hip_emulation/process.hpp"

namespace leanfa::hipemu {
namespace {

struct End {
  std::byte* bytes = nullptr;
  bool known = false;  // to the device
};

// The bytes of a range, or why it is refused.
Outcome find_end(const Process& p, std::string_view name, const void* pointer, std::size_t bytes, End& end) {
  if (pointer == nullptr) return invalid_value(fmt::format("{} is null", name));
  const auto found = p.memory.bytes_at(as_address(pointer), bytes);
  if (!found) return invalid_value(fmt::format("{}: {}", name, found.error().message));
  end.known = *found != nullptr;
  end.bytes = end.known ? *found : static_cast<std::byte*>(const_cast<void*>(pointer));
  return {};
}

bool is_kind(int kind) {
  return (kind >= static_cast<int>(CopyKind::kHostToHost) && kind <= static_cast<int>(CopyKind::kDefault)) ||
         kind == static_cast<int>(CopyKind::kDeviceToDeviceNoCu);
}

// A rectangle of `height` rows; a plain copy is one row.
struct Rectangle {
  void* dst = nullptr;
  std::size_t dst_pitch = 0;
  const void* src = nullptr;
  std::size_t src_pitch = 0;
  std::size_t width_bytes = 0;
  std::size_t height = 1;
};

Outcome copy(const Process& p, const Rectangle& r, int kind) {
  if (!is_kind(kind)) return {HipError::kInvalidMemcpyDirection, fmt::format("kind {}", kind)};
  if (r.width_bytes == 0 || r.height == 0) return {};
  if (r.height > 1 && (r.width_bytes > r.dst_pitch || r.width_bytes > r.src_pitch))
    return {HipError::kInvalidValue, "a row is wider than a pitch"};
  End dst;
  End src;
  const auto extent = [&](std::size_t pitch) { return (r.height - 1) * pitch + r.width_bytes; };
  if (Outcome found = find_end(p, "dst", r.dst, extent(r.dst_pitch), dst); found.failed()) return found;
  if (Outcome found = find_end(p, "src", r.src, extent(r.src_pitch), src); found.failed()) return found;
  const bool host_kind =
      kind == static_cast<int>(CopyKind::kHostToHost) || kind == static_cast<int>(CopyKind::kDefault);
  if (!dst.known && !src.known && !host_kind)
    return invalid_value("neither pointer is to memory of the device, and the kind names it");
  for (std::size_t row = 0; row < r.height; ++row)
    std::memmove(dst.bytes + row * r.dst_pitch, src.bytes + row * r.src_pitch, r.width_bytes);
  return {};
}

HipError copy_call(std::string_view name, void* dst, const void* src, std::size_t bytes, CopyKind kind,
                   const void* stream) {
  return call_on_stream(name, stream, [&](Process& p, Stream&) {
    return copy(p, {.dst = dst, .src = src, .width_bytes = bytes}, static_cast<int>(kind));
  });
}

template <class T>
Outcome fill(const Process& p, void* dst, std::size_t pitch_bytes, T value, std::size_t width, std::size_t height) {
  if (width == 0 || height == 0) return {};
  if (height > 1 && width * sizeof(T) > pitch_bytes) return invalid_value("a row is wider than the pitch");
  End end;
  Outcome found = find_end(p, "dst", dst, (height - 1) * pitch_bytes + width * sizeof(T), end);
  if (found.failed()) return found;
  if (!end.known) return invalid_value("dst is not memory of the device");
  for (std::size_t row = 0; row < height; ++row)
    for (std::size_t i = 0; i < width; ++i)
      std::memcpy(end.bytes + row * pitch_bytes + i * sizeof(T), &value, sizeof(T));
  return {};
}

template <class T>
HipError fill_call(std::string_view name, void* dst, T value, std::size_t count, const void* stream) {
  return call_on_stream(name, stream, [&](Process& p, Stream&) {
    if (count > p.memory.capacity_bytes()) return invalid_value("more than the device has");
    return fill(p, dst, 0, value, count, 1);
  });
}

}  // namespace

LEANFA_HIP_API HipError hipMemcpy(void* dst, const void* src, std::size_t bytes, int kind) {
  return copy_call("hipMemcpy", dst, src, bytes, static_cast<CopyKind>(kind), nullptr);
}
LEANFA_HIP_API HipError hipMemcpyAsync(void* dst, const void* src, std::size_t bytes, int kind, void* stream) {
  return copy_call("hipMemcpyAsync", dst, src, bytes, static_cast<CopyKind>(kind), stream);
}
LEANFA_HIP_API HipError hipMemcpyWithStream(void* dst, const void* src, std::size_t bytes, int kind, void* stream) {
  return copy_call("hipMemcpyWithStream", dst, src, bytes, static_cast<CopyKind>(kind), stream);
}
LEANFA_HIP_API HipError hipMemcpyHtoD(void* dst, void* src, std::size_t bytes) {
  return copy_call("hipMemcpyHtoD", dst, src, bytes, CopyKind::kHostToDevice, nullptr);
}
LEANFA_HIP_API HipError hipMemcpyDtoH(void* dst, void* src, std::size_t bytes) {
  return copy_call("hipMemcpyDtoH", dst, src, bytes, CopyKind::kDeviceToHost, nullptr);
}
LEANFA_HIP_API HipError hipMemcpyDtoD(void* dst, void* src, std::size_t bytes) {
  return copy_call("hipMemcpyDtoD", dst, src, bytes, CopyKind::kDeviceToDevice, nullptr);
}
LEANFA_HIP_API HipError hipMemcpyHtoDAsync(void* dst, void* src, std::size_t bytes, void* stream) {
  return copy_call("hipMemcpyHtoDAsync", dst, src, bytes, CopyKind::kHostToDevice, stream);
}
LEANFA_HIP_API HipError hipMemcpyDtoHAsync(void* dst, void* src, std::size_t bytes, void* stream) {
  return copy_call("hipMemcpyDtoHAsync", dst, src, bytes, CopyKind::kDeviceToHost, stream);
}
LEANFA_HIP_API HipError hipMemcpyDtoDAsync(void* dst, void* src, std::size_t bytes, void* stream) {
  return copy_call("hipMemcpyDtoDAsync", dst, src, bytes, CopyKind::kDeviceToDevice, stream);
}

LEANFA_HIP_API HipError hipMemcpyPeer(void* dst, int dst_device, const void* src, int src_device, std::size_t bytes) {
  if (dst_device != 0 || src_device != 0)
    return call("hipMemcpyPeer", [](Process&) { return Outcome(HipError::kInvalidDevice, "there is only device 0"); });
  return copy_call("hipMemcpyPeer", dst, src, bytes, CopyKind::kDeviceToDevice, nullptr);
}

LEANFA_HIP_API HipError hipMemcpy2D(void* dst, std::size_t dst_pitch, const void* src, std::size_t src_pitch,
                                    std::size_t width_bytes, std::size_t height, int kind) {
  return call_on_stream("hipMemcpy2D", nullptr, [&](Process& p, Stream&) {
    return copy(p, {dst, dst_pitch, src, src_pitch, width_bytes, height}, kind);
  });
}
LEANFA_HIP_API HipError hipMemcpy2DAsync(void* dst, std::size_t dst_pitch, const void* src, std::size_t src_pitch,
                                         std::size_t width_bytes, std::size_t height, int kind, void* stream) {
  return call_on_stream("hipMemcpy2DAsync", stream, [&](Process& p, Stream&) {
    return copy(p, {dst, dst_pitch, src, src_pitch, width_bytes, height}, kind);
  });
}

LEANFA_HIP_API HipError hipMemset(void* dst, int value, std::size_t bytes) {
  return fill_call("hipMemset", dst, static_cast<std::uint8_t>(value), bytes, nullptr);
}
LEANFA_HIP_API HipError hipMemsetAsync(void* dst, int value, std::size_t bytes, void* stream) {
  return fill_call("hipMemsetAsync", dst, static_cast<std::uint8_t>(value), bytes, stream);
}
LEANFA_HIP_API HipError hipMemsetD8(void* dst, unsigned char value, std::size_t count) {
  return fill_call("hipMemsetD8", dst, value, count, nullptr);
}
LEANFA_HIP_API HipError hipMemsetD8Async(void* dst, unsigned char value, std::size_t count, void* stream) {
  return fill_call("hipMemsetD8Async", dst, value, count, stream);
}
LEANFA_HIP_API HipError hipMemsetD16(void* dst, unsigned short value, std::size_t count) {
  return fill_call("hipMemsetD16", dst, value, count, nullptr);
}
LEANFA_HIP_API HipError hipMemsetD16Async(void* dst, unsigned short value, std::size_t count, void* stream) {
  return fill_call("hipMemsetD16Async", dst, value, count, stream);
}
LEANFA_HIP_API HipError hipMemsetD32(void* dst, int value, std::size_t count) {
  return fill_call("hipMemsetD32", dst, value, count, nullptr);
}
LEANFA_HIP_API HipError hipMemsetD32Async(void* dst, int value, std::size_t count, void* stream) {
  return fill_call("hipMemsetD32Async", dst, value, count, stream);
}

LEANFA_HIP_API HipError hipMemset2D(void* dst, std::size_t pitch, int value, std::size_t width_bytes,
                                    std::size_t height) {
  return call_on_stream("hipMemset2D", nullptr, [&](Process& p, Stream&) {
    return fill(p, dst, pitch, static_cast<std::uint8_t>(value), width_bytes, height);
  });
}
LEANFA_HIP_API HipError hipMemset2DAsync(void* dst, std::size_t pitch, int value, std::size_t width_bytes,
                                         std::size_t height, void* stream) {
  return call_on_stream("hipMemset2DAsync", stream, [&](Process& p, Stream&) {
    return fill(p, dst, pitch, static_cast<std::uint8_t>(value), width_bytes, height);
  });
}

}  // namespace leanfa::hipemu
