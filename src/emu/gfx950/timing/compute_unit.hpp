// One compute unit timing the traces of a workgroup: four SIMDs, each of which lets one wave issue per port and turn;
// the oldest wave of the highest priority first. What the waves did is fixed; this says when.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "emu/gfx950/program.hpp"
#include "emu/gfx950/timing/parameters.hpp"
#include "emu/gfx950/timing/report.hpp"
#include "emu/gfx950/timing/step_timing.hpp"
#include "emu/gfx950/timing/trace.hpp"

namespace leanfa::emu::timing {

// A loop whose steady state is asked for.
struct LoopQuery {
  std::uint64_t begin_pc = 0;
  std::uint64_t end_pc = 0;                   // 0: only whole iterations
  std::function<bool(const Step&)> useful{};  // matrix instructions that count as useful; null: all
};

// What does not change from workgroup to workgroup.
struct TimingPlan {
  const Program* program = nullptr;
  std::vector<StepTiming> steps;
  std::vector<LoopQuery> loops;
  std::vector<std::vector<bool>> useful;  // [loop][step]
  std::vector<bool> marks;                // [step]: some loop begins or ends there
  int resident = 1;                       // workgroups that share the CU

  TimingPlan(const Program& of_program, std::vector<LoopQuery> queries, int resident_workgroups);
};

// Times one workgroup, `plan.resident` equal ones on one CU where there are so many. Waves, steps, stalls and the
// timeline are those of the first; busy clocks and cycles are divided among all.
[[nodiscard]] TimingReport time_workgroup(const TimingPlan& plan, const Parameters& parameters,
                                          std::span<const WaveTrace> traces, std::uint32_t workgroup, bool timeline);

}  // namespace leanfa::emu::timing
