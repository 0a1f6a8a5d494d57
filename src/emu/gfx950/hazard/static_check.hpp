// What can be said of a kernel without running it: wait states, wait counts of registers and the packed-FP32 erratum,
// along its control flow. A branch edge is followed once for every state of registers in flight that reaches it, until
// nothing new comes: hazards that only a later iteration of a loop or a second path into a branch target has are found.
// Paths that data rule out are judged like others; LDS, EXEC and uninitialised registers need a run.
#pragma once

#include <cstddef>

#include "emu/gfx950/fault.hpp"
#include "emu/gfx950/kernel.hpp"

namespace leanfa::emu::hazard {

// How much is looked at before the rest is left out. Kernels stay far below; hostile files do not.
struct CheckLimits {
  std::size_t states_of_edge = 256;
  std::size_t steps = 1'000'000;
  std::size_t kinds_of_fault = 4096;
};

struct CheckReport {
  FaultLog faults;
  bool complete = true;  // false: a limit was met, and paths were left out
};

[[nodiscard]] CheckReport check(const Kernel& kernel, const CheckLimits& limits = {});

}  // namespace leanfa::emu::hazard
