// Mutation: leaves out each s_waitcnt, s_nop and s_barrier of a kernel in turn and runs it with the audit. What the
// audit does not notice is either redundant in the kernel or a hole in the audit.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "emu/gfx950/hazard/audit.hpp"
#include "emu/gfx950/launch.hpp"

namespace leanfa::emu::hazard {

struct Mutant {
  std::uint64_t pc = 0;
  std::string instruction{};        // that was left out
  std::vector<Fault> new_faults{};  // kinds of fault that the whole kernel does not have
  [[nodiscard]] bool caught() const { return !new_faults.empty(); }
};

// One launch of `kernel` (a mutant, or the original) from fresh inputs, with the audit.
using RunMutant = std::function<Result<LaunchReport>(const Kernel& kernel)>;

// All mutants in order of pc. Fails when the unchanged kernel cannot be run.
[[nodiscard]] Result<std::vector<Mutant>> mutate(const Kernel& kernel, const RunMutant& run);

}  // namespace leanfa::emu::hazard
