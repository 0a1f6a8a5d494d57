#include "schedule/place.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <numeric>

#include "schedule/dependences.hpp"
#include "schedule/order_clock.hpp"
#include "schedule/refine.hpp"

namespace leanfa::schedule {
namespace {

constexpr int kFar = std::numeric_limits<int>::max() / 4;

// `to` issues at least `slots` after `from`.
struct Edge {
  std::size_t from = 0;
  int slots = 1;
};

int latency(const Op& op, const PlaceOptions& options) {
  if (is_lds(op)) return options.lds_latency.count;
  if (is_vector_memory(op)) return options.memory_latency.count;
  if (op.instruction.row->issue == isa::IssueClass::kSmem) return options.scalar_load_latency.count;
  return vector_slots(op.instruction).count;
}

class Placer {
 public:
  Placer(const std::vector<Op>& ops, const Dependences& dependences, const PlaceOptions& options)
      : ops_(ops), dependences_(dependences), options_(options) {}

  Placed run() {
    find_edges();
    std::vector<int> start(ops_.size(), 0);
    Placed placed = order_from(start);
    // A loop's second time round begins with what the first one left in flight.
    for (int round = 0; options_.loop && round < 3; ++round) {
      start = carried(placed);
      placed = order_from(start);
    }
    return placed;
  }

 private:
  // Slots between op i and op j of a later place or round, 0 when they are independent.
  [[nodiscard]] int distance(std::size_t i, std::size_t j) const {
    const Dependence& found = dependences_.of(i, j);
    if (!found.exists) return 0;
    return std::max(found.states + 1, found.reads ? reads_after(ops_[i], ops_[j]) : 1);
  }

  // Matrix results feed the accumulator of the next without waiting for more than the pipe.
  int reads_after(const Op& from, const Op& to) const {
    if (is_matrix(from)) return is_matrix(to) ? 1 : isa::passes(from.instruction) + 1;
    return latency(from, options_);
  }

  void find_edges() {
    edges_.assign(ops_.size(), {});
    for (std::size_t j = 0; j < ops_.size(); ++j)
      for (std::size_t i = 0; i < j; ++i)
        if (const int slots = distance(i, j); slots > 0) edges_[j].push_back({i, slots});
  }

  // Slots that each op has to wait from the start of the block for what the end of the last round left.
  std::vector<int> carried(const Placed& placed) const {
    std::vector<int> start(ops_.size(), 0);
    for (std::size_t j = 0; j < ops_.size(); ++j)
      for (std::size_t n = 0; n < placed.ops.size(); ++n) {
        const std::size_t i = order_[n];
        const int slots = distance(i, j);
        if (slots == 0) continue;
        start[j] = std::max(start[j], placed.at[n].count + slots - placed.length.count);
      }
    return start;
  }

  [[nodiscard]] bool ready(std::size_t j, int slot, const std::vector<int>& start) const {
    const bool last = ops_[j].pin == Pin::kLast;
    if (slot < start[j] || slot < ops_[j].earliest.count) return false;
    if (last && placed_count_ < ops_.size() - last_count_) return false;
    if (ops_[j].instruction.row->pipe == isa::Pipe::kPackedFp32 && slot < packed_free_) return false;
    return std::ranges::all_of(edges_[j], [&](const Edge& edge) {
      return issued_[edge.from] != kFar && issued_[edge.from] + edge.slots <= slot;
    });
  }

  enum class Class : std::uint8_t { kMatrix, kVector, kOther };
  static Class class_of(const Op& op) {
    return is_matrix(op) ? Class::kMatrix : is_vector(op) ? Class::kVector : Class::kOther;
  }

  // The first op of a class, in the given order, that can issue now. Matrix ops keep their order among themselves.
  [[nodiscard]] std::size_t first_ready(Class wanted, int slot, const std::vector<int>& start) const {
    for (std::size_t j = 0; j < ops_.size(); ++j) {
      if (issued_[j] != kFar || class_of(ops_[j]) != wanted) continue;
      if (ready(j, slot, start)) return j;
      if (wanted == Class::kMatrix) break;
    }
    return ops_.size();
  }

  // Whether an s_waitcnt will stand before op j: it uses an LDS load that no earlier wait has covered. LDS loads come
  // back in order, so that a wait for one covers all before it.
  [[nodiscard]] bool needs_wait(std::size_t j) const {
    return std::ranges::any_of(edges_[j], [&](const Edge& edge) {
      return is_lds(ops_[edge.from]) && is_matrix(ops_[j]) && lds_number_[edge.from] > waited_;
    });
  }
  void wait_for(std::size_t j) {
    for (const Edge& edge : edges_[j])
      if (is_lds(ops_[edge.from])) waited_ = std::max(waited_, lds_number_[edge.from]);
  }
  // The next matrix op, if it could issue in the slot after this one but for its wait.
  [[nodiscard]] std::size_t waits_next(int slot, int matrix_free, const std::vector<int>& start) const {
    if (slot + 1 < matrix_free) return ops_.size();
    const std::size_t next = first_ready(Class::kMatrix, slot + 1, start);
    return next < ops_.size() && needs_wait(next) ? next : ops_.size();
  }

  Placed order_from(const std::vector<int>& start) {
    issued_.assign(ops_.size(), kFar);
    order_.clear();
    placed_count_ = 0;
    waited_ = 0;
    packed_free_ = 0;
    lds_number_.assign(ops_.size(), 0);
    int lds_count = 0;
    last_count_ = static_cast<std::size_t>(std::ranges::count(ops_, Pin::kLast, &Op::pin));
    Placed placed;
    int slot = 0, matrix_free = 0, vector_free = 0;
    const auto put = [&](std::size_t j) {
      issued_[j] = slot;
      if (is_lds(ops_[j])) lds_number_[j] = ++lds_count;
      order_.push_back(j);
      ++placed_count_;
      placed.ops.push_back(ops_[j]);
      placed.at.push_back({slot});
    };
    while (placed_count_ < ops_.size()) {
      if (const std::size_t next = waits_next(slot, matrix_free, start); next < ops_.size()) {
        wait_for(next);  // the wait takes this slot
        ++slot;
        continue;
      }
      std::size_t pick = ops_.size();
      if (slot >= matrix_free) pick = first_ready(Class::kMatrix, slot, start);
      if (pick < ops_.size()) {
        const int passes = isa::passes(ops_[pick].instruction);
        matrix_free = slot + passes;
        vector_free = std::max(vector_free, slot + matrix_shadow(ops_[pick].instruction).count);
        packed_free_ = slot + passes + kPackedAfterMatrix;
        placed.matrix_busy.count += passes;
      } else {
        const std::size_t other = first_ready(Class::kOther, slot, start);
        if (slot >= vector_free) pick = first_ready(Class::kVector, slot, start);
        if (pick == ops_.size() || (!options_.vector_first && other < pick)) {
          pick = other;
        } else {
          vector_free = slot + vector_slots(ops_[pick].instruction).count;
        }
      }
      if (pick < ops_.size()) put(pick);
      ++slot;
    }
    placed.length = {std::max(slot, matrix_free)};
    placed.order = order_;
    return placed;
  }

  const std::vector<Op>& ops_;
  const Dependences& dependences_;
  PlaceOptions options_;
  std::vector<std::vector<Edge>> edges_;
  std::vector<int> issued_;
  std::vector<std::size_t> order_;
  std::size_t placed_count_ = 0, last_count_ = 0;
  std::vector<int> lds_number_;  // place of an LDS op in the order of issue
  int packed_free_ = 0;          // slot from which packed float32 instructions are no longer held by the matrix pipe
  int waited_ = 0;               // LDS ops up to here are complete
};

// The ops in `order`, which must be one of theirs and keep every dependence.
Result<Placed> in_order(const std::vector<Op>& ops, const Dependences& dependences,
                        const std::vector<std::size_t>& order, bool loop) {
  std::vector<std::size_t> all(ops.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  if (!std::is_permutation(order.begin(), order.end(), all.begin(), all.end()))
    return fail(ErrorCode::kInternal,
                fmt::format("no order of a block of {} ops: {} numbers", ops.size(), order.size()));
  for (std::size_t n = 0; n < order.size(); ++n)
    for (std::size_t m = 0; m < n; ++m)
      if (order[n] < order[m] && dependences.of(order[n], order[m]).exists)
        return fail(ErrorCode::kInternal,
                    fmt::format("{} has to stand before {}", isa::print(ops[order[n]].instruction),
                                isa::print(ops[order[m]].instruction)));
  OrderClock clock(ops, dependences, kUsual, loop);
  Placed placed{.ops = {}, .at = {}, .length = {clock.round(order)}, .matrix_busy = {}, .order = order};
  for (const std::size_t op : order) {
    placed.ops.push_back(ops[op]);
    placed.at.push_back({clock.issued(op)});
    if (is_matrix(ops[op])) placed.matrix_busy.count += isa::passes(ops[op].instruction);
  }
  return placed;
}

}  // namespace

Slots matrix_shadow(const isa::Instruction& instruction) {
  const int a = instruction.operand(isa::Field::kSrc0).dwords * 4;
  const int b = instruction.operand(isa::Field::kSrc1).dwords * 4;
  return {1 + std::max(a, b) / 16};
}

Slots vector_slots(const isa::Instruction& instruction) {
  const bool trans = has(instruction.row->hazards, isa::Hazard::kTrans);
  const bool swap = has(instruction.row->hazards, isa::Hazard::kPermlaneSwap);
  return {trans || swap ? 2 : 1};
}

Result<Placed> place(const std::vector<Op>& ops, const PlaceOptions& options) {
  for (const Op& op : ops)
    if (is_branch(op) && ends_path(op) && op.pin != Pin::kLast)
      return fail(ErrorCode::kInternal, fmt::format("{} inside a block that is placed", isa::print(op.instruction)));
  const Dependences dependences(ops);
  Placed placed = Placer(ops, dependences, options).run();
  if (options.refine == 0) return placed;
  return in_order(ops, dependences, refine(ops, dependences, placed.order, options.loop, options.refine), options.loop);
}

Result<Placed> place_as(const std::vector<Op>& ops, const std::vector<std::size_t>& order, bool loop) {
  return in_order(ops, Dependences(ops), order, loop);
}

}  // namespace leanfa::schedule
