// A placed block as a timeline: slots down (text) or across (SVG), one lane for each unit. The placement's own clock;
// the emulator's cycle model has the modelled one.
#pragma once

#include <string>

#include "schedule/place.hpp"

namespace leanfa::schedule {

// One line a slot in which something issues: slot, matrix, vector, LDS, memory, scalar.
[[nodiscard]] std::string timeline_text(const Placed& placed);
// Lanes matrix, vector, LDS, memory, scalar; a box an instruction, as wide as its unit is taken, coloured by stage.
[[nodiscard]] std::string timeline_svg(const Placed& placed, const std::string& title);

}  // namespace leanfa::schedule
