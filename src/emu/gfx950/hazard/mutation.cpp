#include "emu/gfx950/hazard/mutation.hpp"

#include <algorithm>

#include "isa/gfx950/instruction.hpp"

namespace leanfa::emu::hazard {
namespace {

bool is_wait(const Step& step) {
  const isa::Opcode opcode = step.instruction.opcode();
  return opcode == isa::Opcode::s_waitcnt || opcode == isa::Opcode::s_nop || opcode == isa::Opcode::s_barrier;
}

bool contains(const FaultLog& log, const Fault& fault) {
  return std::ranges::any_of(log.faults(), [&](const Fault& known) {
    return known.rule == fault.rule && known.pc == fault.pc && known.other_pc == fault.other_pc;
  });
}

}  // namespace

Result<std::vector<Mutant>> mutate(const Kernel& kernel, const RunMutant& run) {
  const auto whole = run(kernel);
  if (!whole) return tl::unexpected(whole.error());
  std::vector<Mutant> mutants;
  for (std::uint32_t i = 0; i < kernel.program.steps().size(); ++i) {
    const Step& step = kernel.program.steps()[i];
    if (!is_wait(step)) continue;
    Kernel changed = kernel;
    changed.program = kernel.program.without(i);
    const auto report = run(changed);
    if (!report) return tl::unexpected(report.error());
    Mutant mutant{.pc = step.pc(), .instruction = isa::print(step.instruction)};
    for (const Fault& fault : report->faults.faults())
      if (!contains(whole->faults, fault)) mutant.new_faults.push_back(fault);
    mutants.push_back(std::move(mutant));
  }
  return mutants;
}

}  // namespace leanfa::emu::hazard
