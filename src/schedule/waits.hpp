// Puts s_waitcnt and s_nop into a program: the fewest that the rules of wait_states.hpp and the loads in flight ask for
// on any path. Follows branches to a fixed point, so that loops and code behind branches need no special care.
#pragma once

#include "base/result.hpp"
#include "schedule/op.hpp"

namespace leanfa::schedule {

struct WaitTotals {
  int waitcnts = 0;
  int nops = 0;        // instructions
  int nop_states = 0;  // states that they stand for
};

// kInternal: a branch to a label that no block has, a load to LDS that no barrier with a matching generation awaits.
[[nodiscard]] Result<WaitTotals> derive_waits(Program& program);

}  // namespace leanfa::schedule
