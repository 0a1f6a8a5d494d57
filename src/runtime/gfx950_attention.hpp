// gfx950's rows of the kernel table (select.cpp): which shipped kernel serves a call, and how the call reaches it, on
// HIP and on the emulator. Preconditions of run_gfx950: the call is valid and not refused.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "runtime/attend.hpp"

namespace leanfa::runtime {

// Methods without a kernel, and what the kernel of the method does not serve. Pointers are not followed.
[[nodiscard]] std::vector<std::string> gfx950_refusals(const AttentionCall& call);

[[nodiscard]] std::size_t gfx950_workspace_bytes(const AttentionCall& call);

// On HIP enqueued on call.stream; on the emulator done at the end.
[[nodiscard]] Status run_gfx950(const AttentionCall& call);

}  // namespace leanfa::runtime
