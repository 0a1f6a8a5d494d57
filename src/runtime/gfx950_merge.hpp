// Merging by LSE on gfx950: what the kernel does not serve, and how a call reaches it.
#pragma once

#include <span>

#include "base/result.hpp"
#include "runtime/device.hpp"
#include "runtime/merge.hpp"

namespace leanfa::runtime {

// As merge(), in float32, on a device of `kind`. kHip: tensors on the device, enqueued on `stream`. kGfx950Emu: tensors
// on the host, done at the end, on `threads` threads. Errors also: dims other than 128, parts of different types, too
// many parts, by name.
[[nodiscard]] Status merge_on_gfx950(DeviceKind kind, std::span<const Part> parts, const MergedRows& merged,
                                     void* stream, int threads);

}  // namespace leanfa::runtime
