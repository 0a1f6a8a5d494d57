// Cuts a checked problem into pack jobs and tile jobs and runs them on threads. Nothing here computes attention.
#pragma once

#include "base/attention.hpp"
#include "base/result.hpp"
#include "base/tensor.hpp"
#include "cpu/kernel.hpp"

namespace leanfa::cpu {

// Precondition: validate() and validate_output() hold and the kernel serves the dtypes. Fails only with kOutOfMemory.
[[nodiscard]] Status run_schedule(const Kernel& kernel, const AttentionProblem& problem, const MutableAnyView& out,
                                  LseView<float> lse, int threads);

}  // namespace leanfa::cpu
