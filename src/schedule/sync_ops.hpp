// The instructions that a schedule makes by itself: waits, idle states, barriers, priorities.
#pragma once

#include "schedule/op.hpp"

namespace leanfa::schedule {

[[nodiscard]] Op wait_count(int vmcnt, int lgkmcnt);
[[nodiscard]] Op no_operation(int states);  // 1 to 16
// Loads to LDS issued at least `complete_generations` generation marks ago are complete in every wave after it, and so
// are this wave's LDS reads. The barrier begins a generation itself if `mark`.
[[nodiscard]] Op barrier(int complete_generations, bool mark);

}  // namespace leanfa::schedule
