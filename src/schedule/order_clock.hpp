// How long a block takes in a given order, as the only wave of its SIMD: for comparing orders. Two sets of costs, for
// where sources differ about the chip an order should be good for both.
#pragma once

#include <span>

#include "schedule/dependences.hpp"

namespace leanfa::schedule {

// In slots. The cycle model's own numbers are more and finer (docs/design/cycle-model.md); generator and emulator share
// none.
struct Costs {
  int vector_result;  // from a vector instruction to one that reads its result
  int scalar_result;  // ... to a scalar instruction or a branch that does
  int trans;          // that hold the vector port
  int wide_vector;    // packed and double float, lane swaps
  int scalar;         // for which the wave issues nothing else
  int branch;
  int barrier;
  int lds_port;  // for which the memory port takes no other instruction
  int memory_port;
  int lds_work;  // of a workgroup's reads of 8 bytes a lane, beside what loads to LDS take
  int lds_latency;
  int lds_queue;  // of work that may wait, all waves of a workgroup doing the same
  int memory_queue;
};
inline constexpr Costs kUsual{.vector_result = 1,
                              .scalar_result = 4,
                              .trans = 2,
                              .wide_vector = 1,
                              .scalar = 1,
                              .branch = 1,
                              .barrier = 2,
                              .lds_port = 1,
                              .memory_port = 1,
                              .lds_work = 2,
                              .lds_latency = 20,
                              .lds_queue = 16,
                              .memory_queue = 64};
inline constexpr Costs kWorst{.vector_result = 2,
                              .scalar_result = 8,
                              .trans = 4,
                              .wide_vector = 2,
                              .scalar = 2,
                              .branch = 4,
                              .barrier = 9,
                              .lds_port = 2,
                              .memory_port = 4,
                              .lds_work = 4,
                              .lds_latency = 36,
                              .lds_queue = 2,
                              .memory_queue = 16};

class OrderClock {
 public:
  OrderClock(const std::vector<Op>& ops, const Dependences& dependences, const Costs& costs);
  // Slots of a round of the loop, `order` being numbers of ops; what software has to wait for is counted as
  // derive_waits will put it in.
  [[nodiscard]] int round(std::span<const std::size_t> order);
  // In the round that round() has measured, from its begin on.
  [[nodiscard]] int issued(std::size_t op) const { return times_[op].issued - begun_; }

 private:
  enum class Unit : std::uint8_t { kMatrix, kVector, kLds, kMemory, kOther };
  struct Edge {
    std::size_t from;
    int slots;
    int states;
    bool arrives;
  };
  // An op as the clock sees it.
  struct Step {
    Unit unit = Unit::kOther;
    bool scaled = false, packed = false;
    int wave = 1;    // slots for which the wave issues nothing else
    int port = 1;    // for which the unit takes no other instruction
    int work = 0;    // of a unit that all waves share
    int shadow = 0;  // for which a matrix instruction keeps vector ones out
    std::vector<Edge> before;
  };
  struct Time {
    int issued = kNever;
    int state = 0;
    int lds = 0;  // its number among LDS ops
  };
  static constexpr int kNever = -(1 << 20);

  struct Wave;
  void issue(std::size_t op, Wave& wave);
  [[nodiscard]] Step step_of(const Op& op) const;

  Costs costs_;
  std::vector<Step> steps_;
  std::vector<Time> times_;
  int begun_ = 0;
  std::vector<int> arrival_;  // of LDS ops, by number
};

}  // namespace leanfa::schedule
