// Improves the order of a loop's body by small changes that its dependences allow.
#pragma once

#include "schedule/dependences.hpp"

namespace leanfa::schedule {

// The ops' numbers in a better order, found by moving one at a time and keeping what does not make a round longer under
// usual and worst costs together. The same every time.
[[nodiscard]] std::vector<std::size_t> refine(const std::vector<Op>& ops, const Dependences& dependences,
                                              const std::vector<std::size_t>& order);

}  // namespace leanfa::schedule
