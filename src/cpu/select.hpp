// Which wide-path kernels this machine can run. Tests and benchmarks force one with attention_fwd_on.
#pragma once

#include <vector>

#include "base/result.hpp"
#include "cpu/attention.hpp"
#include "cpu/kernel.hpp"

namespace leanfa::cpu {

// Kernels that can run here, best first; never empty.
[[nodiscard]] const std::vector<const Kernel*>& available_kernels();

// As attention_fwd, with the kernel chosen by the caller. Precondition: `kernel` is one of available_kernels().
[[nodiscard]] Status attention_fwd_on(const Kernel& kernel, const AttentionProblem& problem, const MutableAnyView& out,
                                      LseView<float> lse, const Options& options = {});

}  // namespace leanfa::cpu
