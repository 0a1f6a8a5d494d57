// An attention kernel's run on made-up inputs in the emulator, timed by the cycle model: what the benchmarks of the
// gfx950 kernels share.
#pragma once

#include <vector>

#include "emu/gfx950/timing/model.hpp"
#include "kernels/gfx950/attention_case.hpp"

namespace leanfa {

// One report for each of `options.parameters`, with the kernel's loops; `program`, where it is not null, is set to what
// ran. kInternal: a report in which no loop goes round often enough to be steady.
[[nodiscard]] Result<std::vector<emu::timing::TimingReport>> timed_attention(gfx950::AttentionCase problem,
                                                                             emu::timing::ModelOptions options,
                                                                             const emu::Program** program = nullptr);
// Of the loop that waves go round most often, whose turn is a turn of the ring: clocks of a block.
[[nodiscard]] double clocks_per_block(const emu::timing::TimingReport& report);

}  // namespace leanfa
