#include "schedule/refine.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "schedule/order_clock.hpp"

namespace leanfa::schedule {
namespace {

constexpr std::size_t kReach = 60;  // of a move, either way
constexpr std::size_t kHeat = 37;   // of 100 moves may lose a slot in the beginning

// Numbers below a limit, the same in every run and on every machine (Knuth's MMIX generator).
class Dice {
 public:
  std::size_t roll(std::size_t below) {
    state_ = state_ * 6364136223846793005U + 1442695040888963407U;
    return static_cast<std::size_t>(state_ >> 33U) % below;
  }

 private:
  std::uint64_t state_ = 12;  // the start, of those tried, that ends best by the cycle model
};

class Refiner {
 public:
  Refiner(const std::vector<Op>& ops, const Dependences& dependences, const std::vector<std::size_t>& order, bool loop)
      : order_(order), usual_(ops, dependences, kUsual, loop), worst_(ops, dependences, kWorst, loop) {
    for (const Op& op : ops) matrix_slots_ += is_matrix(op) ? isa::passes(op.instruction) : 0;
    for (std::size_t i = 0; i < ops.size(); ++i)
      for (std::size_t j = 0; j < ops.size(); ++j)
        bound_.push_back(ops[i].pin != Pin::kNone || ops[j].pin != Pin::kNone || dependences.of(i, j).exists);
  }

  // Moves that change nothing are kept: they lead to others that do. Some for the worse too, fewer and fewer.
  std::vector<std::size_t> run(int moves) {
    std::vector<std::size_t> best = order_;
    int current = worst_.round(order_) + usual_.round(order_), shortest = current;
    for (int i = 0; i < moves && shortest > 2 * matrix_slots_; ++i) {
      const std::size_t from = dice_.roll(order_.size()), to = target(from);
      if (to == from) continue;
      move(from, to);
      if (!shorter_than(current + allowance(i, moves), from, to)) {
        move(to, from);
        continue;
      }
      current = worst_.keep(order_) + usual_.keep(order_);
      if (current < shortest) shortest = current, best = order_;
    }
    return best;
  }

 private:
  // Slots that move number `i` may lose: each one more is as likely as the first, and that less and less.
  int allowance(int i, int moves) {
    constexpr std::size_t kSides = 1U << 20U;
    const auto all = static_cast<std::size_t>(moves), left = static_cast<std::size_t>(moves - i);
    const std::size_t chance = kHeat * left * left / all * kSides / 100 / all;
    int slots = 0;
    while (dice_.roll(kSides) < chance) ++slots;
    return slots;
  }

  // Whether both rounds together take at most `limit` after a move.
  bool shorter_than(int limit, std::size_t from, std::size_t to) {
    const auto [first, last] = std::minmax(from, to);
    // No round is shorter than its matrix instructions.
    const int worst = worst_.moved(order_, first, last);
    return worst + matrix_slots_ <= limit && worst + usual_.moved(order_, first, last) <= limit;
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
                                const std::vector<std::size_t>& order, bool loop, int moves) {
  return Refiner(ops, dependences, order, loop).run(moves);
}

}  // namespace leanfa::schedule
