// An attention call on the emulator with somebody watching: what measures the kernels (the cycle model behind
// `leanfa bench --device gfx950-emu`) runs the same machine code with the same arguments as attend() does.
#pragma once

#include <functional>

#include "base/result.hpp"
#include "emu/gfx950/launch.hpp"
#include "runtime/attend.hpp"

namespace leanfa::runtime {

// Asked once a launch, before it runs, for who watches it. The kernel stays as long as the process.
using WatchLaunch = std::function<emu::MakeObserver(const emu::Kernel& kernel, const emu::Dimensions& dimensions)>;

// attend() on gfx950-emu. A call without work (no queries) is not launched, and nobody is asked. Precondition: `call`
// is one that attend() would not refuse, and its device is gfx950-emu. `repeats`: the call stands for so many alike in
// one launch, whose workgroups then get what theirs would.
[[nodiscard]] Status attend_watched(const AttentionCall& call, const WatchLaunch& watch, std::uint64_t repeats = 1);

}  // namespace leanfa::runtime
