// The kernel as a program: which stage works on which block when. Two halves of a wave's queries take turns: while the
// matrix pipe multiplies for one, the vector pipe makes the codes of the other, all in one instruction stream.
#pragma once

#include "kernels/gfx950/attention_fwd/stages.hpp"
#include "schedule/place.hpp"
#include "schedule/waits.hpp"

namespace leanfa::gfx950 {

// What the placement of the loop's body came to, by its own clock.
struct BodySummary {
  std::string label;
  schedule::Slots useful{};  // of the matrix pipe: QK and PV alone
  int matrix = 0, vector = 0, lds = 0, memory = 0, scalar = 0;
  schedule::Placed placed{};
};

struct Schedule {
  schedule::Program program;
  schedule::WaitTotals waits;
  std::vector<BodySummary> bodies;
};

[[nodiscard]] Result<Schedule> schedule_of(const Kernel& kernel);
[[nodiscard]] std::string to_string(const BodySummary& body);

}  // namespace leanfa::gfx950
