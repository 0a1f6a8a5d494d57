// Improves the order of a block by small changes that its dependences allow.
#pragma once

#include "schedule/dependences.hpp"

namespace leanfa::schedule {

// The ops' numbers in a better order: `moves` times one of them moves, and stays there where that does not make a round
// longer under usual and worst costs together, or at first by little. The same every time. `loop`: as of OrderClock.
[[nodiscard]] std::vector<std::size_t> refine(const std::vector<Op>& ops, const Dependences& dependences,
                                              const std::vector<std::size_t>& order, bool loop, int moves);

}  // namespace leanfa::schedule
