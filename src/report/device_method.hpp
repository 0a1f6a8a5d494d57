// A method on a device's own kernel, for the accuracy lab (accuracy.hpp), which else runs cpu/method_attention.hpp.
// Outputs are BF16, as the kernels write them; codes of P are not seen.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/attention.hpp"
#include "numerics/method.hpp"
#include "report/accuracy.hpp"
#include "runtime/device.hpp"

namespace leanfa::report {

// `problem` is what quantise_problem made for the method. Errors: what the kernel table refuses, and the kernel's.
[[nodiscard]] Status run_on_device(const AttentionProblem& problem, const Method& method, runtime::DeviceKind device,
                                   int threads, View<float> out);

struct ServedMethods {
  std::vector<NamedMethod> methods;
  std::vector<RefusedMethod> refused;
};
// Which methods the device has a kernel for, asked with head dims of 128 and no data of the caller's.
[[nodiscard]] Result<ServedMethods> served_by(runtime::DeviceKind device, const std::vector<NamedMethod>& methods,
                                              bool causal);

}  // namespace leanfa::report
