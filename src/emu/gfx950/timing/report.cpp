#include "emu/gfx950/timing/report.hpp"

#include <algorithm>

namespace leanfa::emu::timing {

std::string_view name(BusyPipe pipe) {
  constexpr std::array<std::string_view, kBusyPipes> kNames{"mfma", "valu", "trans", "lds", "vmem"};
  return kNames[static_cast<std::size_t>(pipe)];
}

std::string_view name(Stall stall) {
  constexpr std::array<std::string_view, kStalls> kNames{
      "issue",        "nop",         "sleep",        "branch",      "fetch",       "barrier",
      "vmcnt",        "lgkmcnt",     "counter-full", "arbitration", "vector-busy", "matrix-busy",
      "matrix-reads", "packed-hold", "dependency",   "lds-queue",   "vmem-queue"};
  return kNames[static_cast<std::size_t>(stall)];
}

const LoopReport* busiest_loop(std::span<const LoopReport> loops) {
  const auto most = std::ranges::max_element(loops, {}, &LoopReport::iterations);
  return most == loops.end() || most->workgroups == 0 ? nullptr : &*most;
}

}  // namespace leanfa::emu::timing
