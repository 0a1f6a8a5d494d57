#include "emu/gfx950/timing/chip.hpp"

#include <algorithm>
#include <queue>
#include <vector>

namespace leanfa::emu::timing {

Clocks makespan(std::span<const Clocks> workgroups, std::uint64_t repeats, int resident, const Parameters& parameters) {
  using Places = std::priority_queue<Clocks, std::vector<Clocks>, std::greater<>>;
  const auto xcds = static_cast<std::size_t>(parameters.whole(Parameter::kXcds));
  const auto places = static_cast<std::size_t>(parameters.whole(Parameter::kCusPerXcd) * resident);
  const Clocks dispatch = parameters.clocks(Parameter::kDispatchWorkgroup);
  std::vector<Places> free(xcds, Places({}, std::vector<Clocks>(places)));
  Clocks last;
  std::size_t next = 0;
  for (std::uint64_t repeat = 0; repeat < repeats; ++repeat)
    for (const Clocks cycles : workgroups) {
      Places& xcd = free[next++ % xcds];
      const Clocks end = xcd.top() + dispatch + cycles;
      xcd.pop();
      xcd.push(end);
      last = std::max(last, end);
    }
  return last;
}

}  // namespace leanfa::emu::timing
