// What can be said of a kernel without running it: wait states, wait counts of registers and the packed-FP32 erratum,
// along its control flow. Every branch edge is followed once, with what is in flight on the first path that reaches it,
// so that the end of a loop is checked against its start. Paths that data rule out are judged like others; LDS, EXEC
// and uninitialised registers need a run.
#pragma once

#include "emu/gfx950/fault.hpp"
#include "emu/gfx950/kernel.hpp"

namespace leanfa::emu::hazard {

[[nodiscard]] FaultLog check(const Kernel& kernel);

}  // namespace leanfa::emu::hazard
