// Quantising on gfx950: how a call reaches the kernels, and tensors on the host quantised there for the command line.
// What the kernels do not serve is kernels/gfx950/quantize/problem.hpp's to say.
#pragma once

#include "base/result.hpp"
#include "kernels/gfx950/quantize/problem.hpp"
#include "numerics/quantise.hpp"
#include "runtime/device.hpp"

namespace leanfa::runtime {

// On a device of `kind`. kHip: tensors on the device, enqueued on `stream`. kGfx950Emu: tensors on the host, done at
// the end, on `threads` threads. What a stream cannot refuse is counted (QuantizeRequest::refused_values).
[[nodiscard]] Status quantize_on_gfx950(DeviceKind kind, const QuantizeRequest& problem, void* stream, int threads);

// quantise() and quantise_query_shift() for tensors on the host, on a device of `kind`; hip's are carried over and
// back. Errors also: int8 values that are not finite and rows without a shift, by their number.
[[nodiscard]] TensorQuantiser gfx950_tensor_quantiser(DeviceKind kind, int threads);

}  // namespace leanfa::runtime
