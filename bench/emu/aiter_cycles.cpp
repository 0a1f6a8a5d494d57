#include "emu/aiter_cycles.hpp"

#include <memory>

namespace leanfa::emu::timing {
namespace {

Clocks vector_clocks(const Step& step, const Parameters& parameters) {
  switch (timing_of(step).work) {
    case Work::kNop:
      return kSlot * ((step.immediate & 15) + 1);
    case Work::kValu:
      return parameters.clocks(Parameter::kValuClocks);
    case Work::kTrans:
      return parameters.clocks(Parameter::kTransClocks);
    case Work::kPacked:
      return parameters.clocks(Parameter::kPackedClocks);
    case Work::kPermlane:
      return parameters.clocks(Parameter::kPermlaneClocks);
    default:
      return {};
  }
}

// Spans without branches between s_setprio 0 and the next s_setprio 1 that have no matrix instruction.
std::vector<SoftmaxPhase> phases_of(const Program& program, const Parameters& parameters) {
  std::vector<SoftmaxPhase> phases;
  SoftmaxPhase phase;
  bool inside = false;
  for (const Step& step : program.steps()) {
    const StepTiming timing = timing_of(step);
    if (timing.work == Work::kSetPriority) {
      if (inside && (step.immediate & 3) == 1 && phase.begin_pc != 0) {
        phase.end_pc = step.pc();
        phases.push_back(phase);
      }
      inside = (step.immediate & 3) == 0;
      phase = {};
    } else if (timing.work == Work::kBranch || timing.work == Work::kMatrix || timing.work == Work::kEnd) {
      inside = false;
    } else if (inside) {
      if (phase.begin_pc == 0 && timing.port == Port::kVector) phase.begin_pc = step.pc();
      phase.vector += vector_clocks(step, parameters);
    }
  }
  return phases;
}

}  // namespace

Result<AiterCycles> model_aiter(const std::string& folder, const AiterCase& problem,
                                std::span<const Parameters> parameters) {
  AiterCycles cycles;
  std::unique_ptr<CycleModel> model;
  const auto observe = [&](const Kernel& kernel, const Dimensions& dimensions) {
    ModelOptions options{.parameters = {parameters.begin(), parameters.end()}, .loops = loops_of(kernel.program)};
    cycles.loops = options.loops.size();
    cycles.phases = phases_of(kernel.program, parameters.front());
    for (const SoftmaxPhase& phase : cycles.phases)
      options.loops.push_back({.begin_pc = phase.begin_pc, .end_pc = phase.end_pc});
    model = std::make_unique<CycleModel>(kernel, dimensions, std::move(options));
    return model->make_observer();
  };
  const auto run = run_aiter(folder, problem, {}, observe);
  if (!run) return tl::unexpected(run.error());
  auto reports = model->reports();
  if (!reports) return tl::unexpected(std::move(reports.error()));
  cycles.reports = std::move(*reports);
  return cycles;
}

}  // namespace leanfa::emu::timing
