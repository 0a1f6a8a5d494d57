// The cycle model's front door: run a launch in the emulator and report modelled clocks. Benchmarks, the command line
// program and the tests of kernel generators call this; docs/design/cycle-model.md says what it models and what not.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "base/result.hpp"
#include "emu/gfx950/launch.hpp"
#include "emu/gfx950/timing/compute_unit.hpp"
#include "emu/gfx950/timing/report.hpp"

namespace leanfa::emu::timing {

struct ModelOptions {
  // The same traces are timed once under each; one report each. Empty: the defaults.
  std::vector<Parameters> parameters{};
  std::vector<LoopQuery> loops{};
  // The chip runs the launch's workgroups so many times over, as one larger grid (more heads of the same shape).
  std::uint64_t repeats = 1;
  bool switching = false;  // count operand bits that change
  // Of a workgroup's traces; a launch that needs more is refused.
  std::size_t most_trace_bytes = kMostTraceBytes;
  // Workgroup whose timeline is kept (under the first parameters); -1: none.
  std::int64_t timeline_workgroup = -1;
};

// Gathers what the workgroups of one launch take. make_observer() goes into LaunchOptions; reports() is for after the
// launch. The kernel must outlive it.
class CycleModel {
 public:
  CycleModel(const Kernel& kernel, const Dimensions& dimensions, ModelOptions options);

  [[nodiscard]] MakeObserver make_observer();
  // One for each of the parameters. Chip-wide figures are worked out here. kUnsupported when a workgroup ran for longer
  // than its trace may be.
  [[nodiscard]] Result<std::vector<TimingReport>> reports();

 private:
  class WorkgroupObserver;
  void add(std::uint32_t workgroup, const Recorder& recorder, const SwitchingReport& switching);

  ModelOptions options_;
  TimingPlan plan_;
  std::mutex mutex_;
  std::vector<TimingReport> reports_;
  SwitchingReport switching_{};
  bool overflowed_ = false;
};

// Workgroups that share a CU: as many as LDS, registers and wave slots hold, if there are as many for each CU.
[[nodiscard]] int resident_workgroups(const Kernel& kernel, const Dimensions& dimensions, std::uint64_t repeats,
                                      const Parameters& parameters);

// A query for each target of a backward branch, in the order of their addresses.
[[nodiscard]] std::vector<LoopQuery> loops_of(const Program& program);

struct ModelledLaunch {
  LaunchReport launch;
  std::vector<TimingReport> timing;  // one for each of the parameters
};

// launch() with the model beside it. `launch_options.make_observer` must be null.
[[nodiscard]] Result<ModelledLaunch> model_launch(const Kernel& kernel, const Dimensions& dimensions,
                                                  std::span<const std::byte> kernarg, Memory& memory,
                                                  const LaunchOptions& launch_options, ModelOptions options);

}  // namespace leanfa::emu::timing
