// The CPU's rows of the kernel table (select.cpp): how a call reaches each kernel of src/cpu. Preconditions of all of
// them: the call is valid and refusals() found nothing.
#pragma once

#include <cstddef>

#include "base/result.hpp"
#include "runtime/attend.hpp"

namespace leanfa::runtime {

[[nodiscard]] std::size_t no_workspace(const AttentionCall& call);

// cpu/attention.hpp: bf16 and f32.
[[nodiscard]] Status run_cpu_wide(const AttentionCall& call);

// cpu/method_attention.hpp: any method. It writes float32; bf16 output goes through float rows in the workspace and is
// rounded to nearest even.
[[nodiscard]] std::size_t cpu_method_workspace_bytes(const AttentionCall& call);
[[nodiscard]] Status run_cpu_method(const AttentionCall& call);

}  // namespace leanfa::runtime
