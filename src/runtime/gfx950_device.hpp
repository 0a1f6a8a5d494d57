// What runs the embedded gfx950 kernels: AMD's HIP runtime (hip_device.cpp) or the emulator (gfx950_emulator.cpp),
// behind one interface. Which kernel a call needs and what its arguments are is the caller's business
// (gfx950_merge.cpp).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/tensor.hpp"
#include "runtime/device.hpp"
#include "runtime/gfx950_watch.hpp"

namespace leanfa::runtime {

// Memory that a launch's arguments point to: the emulator lets the kernel touch nothing else, HIP looks up the device.
struct Gfx950Range {
  std::string_view tensor;
  const void* first = nullptr;  // null: an absent tensor
  std::size_t bytes = 0;
};

// The bytes that a view of this size and these strides (in elements) reaches.
[[nodiscard]] Gfx950Range range_of(std::string_view tensor, const void* data, const Index4& size, const Index4& stride,
                                   std::size_t width_bytes);

struct Gfx950Launch {
  std::string_view plan;  // of an embedded kernel
  int arguments_version = 0;
  std::array<std::uint32_t, 3> grid{1, 1, 1};  // workgroups
  std::uint32_t block = 64;                    // work items of a workgroup
  std::span<const std::byte> arguments;
  std::vector<Gfx950Range> ranges;
  void* stream = nullptr;  // HIP's; null for the emulator
  int threads = 0;         // the emulator's
  // The emulator's: which arguments are addresses (their offsets), so that it may place tensors where it likes, the
  // same in every process. None: tensors are at the host's addresses.
  std::span<const std::size_t> pointers{};
  WatchLaunch watch{};  // on the emulator; nobody on HIP
};

class Gfx950Device {
 public:
  virtual ~Gfx950Device() = default;
  // On HIP enqueued on the stream, on the device that holds the tensors; on the emulator done at the end.
  // Errors: kBadInput for memory of another place, kDevice for what the kernel or the runtime did.
  [[nodiscard]] virtual Status launch(const Gfx950Launch& launch) = 0;
  // Where the number 1.0F lies for launches with these ranges: what kernels read for a scale that is absent.
  [[nodiscard]] virtual Result<const float*> one(const std::vector<Gfx950Range>& ranges) = 0;
};

// kHip or kGfx950Emu. Error: it is absent, with the reason.
[[nodiscard]] Result<Gfx950Device*> gfx950_device(DeviceKind kind);

// Why this process cannot use it; empty when it can. As device.hpp's `absent`: ends with a NUL and stays.
[[nodiscard]] std::string_view hip_absent();
[[nodiscard]] std::string_view hip_description();
[[nodiscard]] std::string_view gfx950_emulator_absent();

[[nodiscard]] Gfx950Device& hip_device();
[[nodiscard]] Gfx950Device& gfx950_emulator();

}  // namespace leanfa::runtime
