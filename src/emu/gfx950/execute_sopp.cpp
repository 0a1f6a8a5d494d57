// SOPP: program flow, and what only concerns the scheduler. Priorities do not change what a program computes; wait
// counts do so only where loads go to LDS. CDNA4 manual, sections 4.1 to 4.5 and 12.5.
#include <algorithm>
#include <array>

#include "emu/gfx950/direct_to_lds.hpp"
#include "emu/gfx950/semantics.hpp"
#include "emu/gfx950/wait_counts.hpp"

namespace leanfa::emu {
namespace {

using isa::Opcode;

Flow nothing(Context& /*context*/, const Step& /*step*/) { return Flow::kNext; }
Flow s_endpgm(Context& /*context*/, const Step& /*step*/) { return Flow::kEnd; }
Flow s_branch(Context& /*context*/, const Step& /*step*/) { return Flow::kJump; }
Flow s_barrier(Context& /*context*/, const Step& /*step*/) { return Flow::kBarrier; }

template <bool Wanted>
Flow s_cbranch_scc(Context& context, const Step& /*step*/) {
  return context.wave->scc == Wanted ? Flow::kJump : Flow::kNext;
}
template <bool Zero>
Flow s_cbranch_vcc(Context& context, const Step& /*step*/) {
  return (context.wave->vcc() == 0) == Zero ? Flow::kJump : Flow::kNext;
}
template <bool Zero>
Flow s_cbranch_exec(Context& context, const Step& /*step*/) {
  return (context.wave->exec() == 0) == Zero ? Flow::kJump : Flow::kNext;
}

Flow s_waitcnt(Context& context, const Step& step) {
  const Wave& wave = *context.wave;
  if (wave.pending_lds.empty()) return Flow::kNext;
  const std::uint64_t outstanding = wait_counts(step.immediate).vmcnt;
  land_lds_writes(context, wave.vmem_issued - std::min(outstanding, wave.vmem_issued));
  return Flow::kNext;
}

Flow s_trap(Context& context, const Step& step) {
  return context.fail(step, Rule::kTrap, -1, "the kernel asked for a trap");
}

constexpr std::array kSemantics{
    Semantics{Opcode::s_nop, nothing},
    Semantics{Opcode::s_endpgm, s_endpgm},
    Semantics{Opcode::s_branch, s_branch},
    Semantics{Opcode::s_wakeup, nothing},
    Semantics{Opcode::s_cbranch_scc0, s_cbranch_scc<false>},
    Semantics{Opcode::s_cbranch_scc1, s_cbranch_scc<true>},
    Semantics{Opcode::s_cbranch_vccz, s_cbranch_vcc<true>},
    Semantics{Opcode::s_cbranch_vccnz, s_cbranch_vcc<false>},
    Semantics{Opcode::s_cbranch_execz, s_cbranch_exec<true>},
    Semantics{Opcode::s_cbranch_execnz, s_cbranch_exec<false>},
    Semantics{Opcode::s_barrier, s_barrier},
    Semantics{Opcode::s_waitcnt, s_waitcnt},
    Semantics{Opcode::s_sleep, nothing},
    Semantics{Opcode::s_setprio, nothing},
    Semantics{Opcode::s_sendmsg, nothing},
    Semantics{Opcode::s_trap, s_trap},
    Semantics{Opcode::s_icache_inv, nothing},
};

}  // namespace

std::span<const Semantics> sopp_semantics() { return kSemantics; }

}  // namespace leanfa::emu
