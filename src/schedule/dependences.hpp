// Which op of a block depends on which, in the given order and from one round of a loop to the next: through registers,
// LDS, memory order and barriers.
#pragma once

#include <vector>

#include "schedule/op.hpp"

namespace leanfa::schedule {

// Slots behind a matrix instruction's last pass that packed float32 instructions wait for (LLVM pull request 233721).
inline constexpr int kPackedAfterMatrix = 3;

// Of a later op on an earlier one.
struct Dependence {
  bool exists = false;
  int states = 0;        // wait states that software owes
  bool reads = false;    // the later one reads what the earlier one wrote,
  bool scalar = false;   // a scalar register
  bool arrives = false;  // the earlier one is a load from LDS, which a wait has to cover
};

class Dependences {
 public:
  explicit Dependences(const std::vector<Op>& ops);
  // Of op j on op i, which stands before it or in the round before.
  [[nodiscard]] const Dependence& of(std::size_t i, std::size_t j) const { return list_[i * count_ + j]; }

 private:
  std::size_t count_;
  std::vector<Dependence> list_;
};

}  // namespace leanfa::schedule
