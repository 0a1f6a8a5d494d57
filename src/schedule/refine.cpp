#include "schedule/refine.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>

#include "schedule/order_clock.hpp"

namespace leanfa::schedule {
namespace {

constexpr int kStarts = 3;
constexpr int kMoves = 15000;       // of a start: about 0.2 s
constexpr std::size_t kReach = 60;  // of a move, either way

// Numbers below a limit, the same in every run and on every machine (Knuth's MMIX generator).
class Dice {
 public:
  std::size_t roll(std::size_t below) {
    state_ = state_ * 6364136223846793005U + 1442695040888963407U;
    return static_cast<std::size_t>(state_ >> 33U) % below;
  }

 private:
  std::uint64_t state_ = 3;  // of 1 to 7 the start that ends best by the cycle model, under both costs
};

class Refiner {
 public:
  Refiner(const std::vector<Op>& ops, const Dependences& dependences, const std::vector<std::size_t>& order)
      : order_(order), usual_(ops, dependences, kUsual), worst_(ops, dependences, kWorst) {
    for (const Op& op : ops) matrix_slots_ += is_matrix(op) ? isa::passes(op.instruction) : 0;
    for (std::size_t i = 0; i < ops.size(); ++i)
      for (std::size_t j = 0; j < ops.size(); ++j)
        bound_.push_back(ops[i].pin != Pin::kNone || ops[j].pin != Pin::kNone || dependences.of(i, j).exists);
  }

  std::vector<std::size_t> run() {
    const std::vector<std::size_t> given = order_;
    std::vector<std::size_t> best = given;
    int shortest = std::numeric_limits<int>::max();
    for (int start = 0; start < kStarts; ++start) {
      order_ = given;
      const int length = descend();
      if (length < shortest) shortest = length, best = order_;
    }
    return best;
  }

 private:
  // Moves that change nothing are kept too: they lead to others that do.
  int descend() {
    int shortest = worst_.round(order_) + usual_.round(order_);
    for (int i = 0; i < kMoves; ++i) {
      const std::size_t from = dice_.roll(order_.size());
      const std::size_t to = target(from);
      if (to == from) continue;
      move(from, to);
      int now = worst_.round(order_) + matrix_slots_;  // no round is shorter than its matrix instructions
      if (now <= shortest) now += usual_.round(order_) - matrix_slots_;
      if (now <= shortest) {
        shortest = now;
      } else {
        move(to, from);
      }
    }
    return shortest;
  }

  void move(std::size_t from, std::size_t to) {
    const auto at = [&](std::size_t i) { return order_.begin() + static_cast<std::ptrdiff_t>(i); };
    if (from < to) {
      std::rotate(at(from), at(from + 1), at(to + 1));
    } else {
      std::rotate(at(to), at(from), at(from + 1));
    }
  }

  // A place between what the op at `from` depends on and what depends on it.
  std::size_t target(std::size_t from) {
    const std::size_t op = order_[from];
    std::size_t first = from, last = from;
    while (first > 0 && from - first < kReach && independent(order_[first - 1], op)) --first;
    while (last + 1 < order_.size() && last - from < kReach && independent(op, order_[last + 1])) ++last;
    return first + dice_.roll(last - first + 1);
  }

  [[nodiscard]] bool independent(std::size_t i, std::size_t j) const { return bound_[i * order_.size() + j] == 0; }

  std::vector<char> bound_;  // whether two ops keep their order, by their numbers
  std::vector<std::size_t> order_;
  OrderClock usual_, worst_;
  int matrix_slots_ = 0;
  Dice dice_;
};

}  // namespace

std::vector<std::size_t> refine(const std::vector<Op>& ops, const Dependences& dependences,
                                const std::vector<std::size_t>& order) {
  return Refiner(ops, dependences, order).run();
}

}  // namespace leanfa::schedule
