#include "emu/gfx950/timing/wave_timing.hpp"

#include <algorithm>

namespace leanfa::emu::timing {

void InFlight::retire(Clocks now) {
  while (!vm_.empty() && vm_.front() <= now) vm_.pop_front();
  while (!lds_.empty() && lds_.front() <= now) lds_.pop_front();
  std::erase_if(scalar_, [&](Clocks done) { return done <= now; });
}

bool Scoreboard::ready(const StepTiming& step, Clocks now) const {
  const auto usable = [&](const auto& file, const std::vector<Registers>& list) {
    for (const Registers& range : list)
      for (unsigned i = range.first; i < range.first + unsigned{range.count} && i < file.size(); ++i)
        if (file[i] > now) return false;
    return true;
  };
  return usable(vgpr_, step.vgpr_reads) && usable(sgpr_, step.sgpr_reads);
}

void Scoreboard::write(const StepTiming& step, Clocks vgprs, Clocks sgprs) {
  const auto mark = [](auto& file, const std::vector<Registers>& list, Clocks when) {
    for (const Registers& range : list)
      for (unsigned i = range.first; i < range.first + unsigned{range.count} && i < file.size(); ++i) file[i] = when;
  };
  mark(vgpr_, step.vgpr_writes, vgprs);
  mark(sgpr_, step.sgpr_writes, sgprs);
}

}  // namespace leanfa::emu::timing
