// One block of the steady state, cut out of the timeline that the cycle model keeps of a workgroup: what wave 0 does,
// as plain values that go into the JSON file and onto the report's page.
#pragma once

#include "emu/gfx950/kernel.hpp"
#include "emu/gfx950/timing/report.hpp"
#include "report/modelled_bench.hpp"

namespace leanfa::report {

// Matrix instructions of QK and PV: the row sum's have 16 x 16 results, all others 32 x 32.
[[nodiscard]] bool is_product(const emu::Step& step);

// The first of the `blocks` of the turn of `loop` whose length is the median. Precondition: `report` has a timeline, of
// `kernel`, and `loop` is steady.
[[nodiscard]] BlockTimeline block_timeline(const emu::Kernel& kernel, const emu::timing::TimingReport& report,
                                           const emu::timing::LoopReport& loop, double blocks);

}  // namespace leanfa::report
