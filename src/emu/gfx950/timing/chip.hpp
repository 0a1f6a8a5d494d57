// From workgroups to the whole chip: workgroups go to the XCDs in turn, within one to the first place that is free, in
// the order of their numbers.
#pragma once

#include <cstdint>
#include <span>

#include "emu/gfx950/timing/parameters.hpp"

namespace leanfa::emu::timing {

// When the last workgroup ends. `workgroups` are the cycles of each, in dispatch order; the whole list is launched
// `repeats` times over as one grid (64 heads of equal shape, say). `resident`: places of a CU.
[[nodiscard]] Clocks makespan(std::span<const Clocks> workgroups, std::uint64_t repeats, int resident,
                              const Parameters& parameters);

}  // namespace leanfa::emu::timing
