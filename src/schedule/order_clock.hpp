// How long a block takes in a given order, as the only wave of its SIMD: for comparing orders, of which a search tries
// many that differ little. Two sets of costs: where sources differ about the chip an order should be good for both.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

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
  // `loop`: the block follows on itself; else it begins with nothing in flight, and ends when products can be used.
  OrderClock(const std::vector<Op>& ops, const Dependences& dependences, const Costs& costs, bool loop = true);
  // Slots of a round of the block, `order` being numbers of ops; what software has to wait for is counted as
  // derive_waits will put it in.
  int round(std::span<const std::size_t> order);
  // In the round that round() has measured, from its begin on.
  [[nodiscard]] int issued(std::size_t op) const { return measured_.now[op].issued - measured_.begin; }
  // round() of an order that differs from the one measured last in places `first` to `last` alone. Goes through these,
  // and on until all is as it was but for a shift. keep() makes it the one measured last, and has its round().
  int moved(std::span<const std::size_t> order, std::size_t first, std::size_t last);
  int keep(std::span<const std::size_t> order);

 private:
  static constexpr int kNever = -(1 << 20);
  static constexpr int kProduct = 3;  // slots behind a matrix instruction's last pass that its result comes

  enum class Unit : std::uint8_t { kMatrix, kVector, kLds, kMemory, kOther };
  struct Edge {
    std::uint16_t from;
    bool round_before;  // of its own op
    bool arrives;
    std::int16_t slots, states;
  };
  // An op as the clock sees it.
  struct Step {
    Unit unit = Unit::kOther;
    bool scaled = false, packed = false;
    int wave = 1;    // slots for which the wave issues nothing else
    int port = 1;    // for which the unit takes no other instruction
    int work = 0;    // of a unit that all waves share
    int shadow = 0;  // for which a matrix instruction keeps vector ones out
    std::size_t first_edge = 0, edges = 0;
  };
  // How much later all of a round is than of another.
  struct Shift {
    int slots = 0, states = 0, lds_ops = 0;
    friend bool operator==(const Shift&, const Shift&) = default;
  };
  struct Time {
    int issued = kNever;
    int state = kNever;
    int lds = kNever;  // its number among LDS ops
    int arrival = 0;   // of what it loads from LDS
    void move(const Shift& by);
  };
  // What a wave and its units are at.
  struct Wave {
    int slot = 0;    // in which it can issue next
    int states = 0;  // that have passed
    int lds = 0;     // LDS ops issued
    int waited = 0;  // LDS ops that are known to be complete
    int matrix_free = 0, port_free = 0, vector_free = 0, packed_free = 0;
    int memory_port_free = 0, lds_free = 0, memory_free = 0;
    void move(const Shift& by);
    [[nodiscard]] bool goes_on_like(const Wave& other) const;  // but for a shift
    [[nodiscard]] int end() const { return std::max(slot, matrix_free + kProduct); }
  };
  // A round in the steady state, between the one before it and the next.
  struct Round {
    std::vector<Time> before, now, next;  // by op
    std::vector<int> arrivals;            // of LDS ops by number, 1 being the first of `now`
    std::vector<Wave> waves;              // in front of each place
    int begin = 0;
    Shift length;
    [[nodiscard]] int& arrival(int number) {
      const auto place = number + std::ptrdiff_t{length.lds_ops};
      return arrivals[static_cast<std::size_t>(place)];
    }
  };

  class Run;
  void add_edges(const std::vector<Op>& ops, const Dependences& dependences, std::size_t op);
  [[nodiscard]] Step step_of(const Op& op) const;
  void issue(std::size_t op, Round& in, bool next, Wave& wave) const;
  [[nodiscard]] int issue_in(const Step& step, Wave& wave, int at) const;
  void measure(std::span<const std::size_t> order, Round& into) const;
  void measure_once(std::span<const std::size_t> order, Round& into) const;
  void measure_loop(std::span<const std::size_t> order, Round& into) const;
  [[nodiscard]] bool follow(std::span<const std::size_t> order, std::size_t last);
  void forget();
  void accept();

  Costs costs_;
  bool loop_;
  std::vector<Edge> edges_;
  std::vector<Step> steps_;
  Round measured_;
  // What moved() found: by going through places from first_ on, or else by measuring all of it.
  Round tried_;
  bool followed_ = false;
  std::size_t first_ = 0;
  std::vector<std::size_t> ops_passed_;
  std::vector<Wave> waves_passed_;
  Shift shift_;
};

}  // namespace leanfa::schedule
