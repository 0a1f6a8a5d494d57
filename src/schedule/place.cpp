#include "schedule/place.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bitset>
#include <limits>

#include "schedule/wait_states.hpp"

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
  return vector_slots(op.instruction).count;
}

// The distance that a write with `waits` after it and `uses` of register `reg` demand.
int distance(const std::vector<Wait>& waits, const std::vector<Demand>& uses, int reg, bool same_tuple) {
  int states = 0;
  for (const Demand& use : uses) {
    if (use.reg != reg) continue;
    const Use wanted = use.use == Use::kMatrixCSame && !same_tuple ? Use::kMatrixCOther : use.use;
    for (const Wait& wait : waits)
      if (wait.reg == reg && wait.use == wanted) states = std::max(states, wait.states);
  }
  return states + 1;
}

bool orders_lds(const Op& op) { return is_barrier(op) || is_lds(op) || loads_to_lds(op); }

class Placer {
 public:
  Placer(const std::vector<Op>& ops, const PlaceOptions& options) : ops_(ops), options_(options) {
    for (const Op& op : ops_) {
      access_.push_back(accesses(op));
      auto& [touched, written] = registers_.emplace_back();
      for (const Access& access : access_.back())
        for (int reg = access.first; reg < access.first + access.count; ++reg) {
          touched.set(static_cast<std::size_t>(reg));
          if (access.write) written.set(static_cast<std::size_t>(reg));
        }
      wait_.push_back(waits_after(op));
      demand_.push_back(demands(op));
    }
  }

  Placed run() {
    find_edges();
    std::vector<int> start(ops_.size(), 0);
    Placed placed = order(start);
    // A loop's second time round begins with what the first one left in flight.
    for (int round = 0; options_.loop && round < 3; ++round) {
      start = carried(placed);
      placed = order(start);
    }
    return placed;
  }

 private:
  static bool overlap(const Access& a, const Access& b) {
    return a.first < b.first + b.count && b.first < a.first + a.count;
  }
  static bool same(const Access& a, const Access& b) { return a.first == b.first && a.count == b.count; }

  // Slots between op i and op j of a later place or round, 0 when they are independent.
  [[nodiscard]] int dependence(std::size_t i, std::size_t j) const { return dependence_[i * ops_.size() + j]; }

  [[nodiscard]] int find_dependence(std::size_t i, std::size_t j) const {
    const Op& from = ops_[i];
    const Op& to = ops_[j];
    int slots = share_registers(i, j) ? register_dependence(i, j) : 0;
    const bool barrier = is_barrier(from) || is_barrier(to);
    if (barrier && orders_lds(from) && orders_lds(to)) slots = std::max(slots, 1);
    const bool memory_order = is_vector_memory(from) && is_vector_memory(to);
    if (memory_order) slots = std::max(slots, 1);
    return slots;
  }

  [[nodiscard]] bool share_registers(std::size_t i, std::size_t j) const {
    const Touched &a = registers_[i], &b = registers_[j];
    return (a.written & b.any).any() || (a.any & b.written).any();
  }

  [[nodiscard]] int register_dependence(std::size_t i, std::size_t j) const {
    const Op& from = ops_[i];
    const Op& to = ops_[j];
    int slots = 0;
    for (const Access& a : access_[i])
      for (const Access& b : access_[j]) {
        if ((!a.write && !b.write) || !overlap(a, b)) continue;
        const int reg = std::max(a.first, b.first);
        int need = distance(wait_[i], demand_[j], reg, same(a, b));
        if (a.write && !b.write) need = std::max(need, reads_after(from, to));
        slots = std::max(slots, need);
      }
    return slots;
  }

  // Matrix results feed the accumulator of the next without waiting for more than the pipe.
  int reads_after(const Op& from, const Op& to) const {
    if (is_matrix(from)) return is_matrix(to) ? 1 : isa::passes(from.instruction) + 1;
    return latency(from, options_);
  }

  void find_edges() {
    for (std::size_t i = 0; i < ops_.size(); ++i)
      for (std::size_t j = 0; j < ops_.size(); ++j) dependence_.push_back(find_dependence(i, j));
    edges_.assign(ops_.size(), {});
    for (std::size_t j = 0; j < ops_.size(); ++j)
      for (std::size_t i = 0; i < j; ++i)
        if (const int slots = dependence(i, j); slots > 0) edges_[j].push_back({i, slots});
  }

  // Slots that each op has to wait from the start of the block for what the end of the last round left.
  std::vector<int> carried(const Placed& placed) const {
    std::vector<int> start(ops_.size(), 0);
    for (std::size_t j = 0; j < ops_.size(); ++j)
      for (std::size_t n = 0; n < placed.ops.size(); ++n) {
        const std::size_t i = order_[n];
        const int slots = dependence(i, j);
        if (slots == 0) continue;
        start[j] = std::max(start[j], placed.at[n].count + slots - placed.length.count);
      }
    return start;
  }

  [[nodiscard]] bool ready(std::size_t j, int slot, const std::vector<int>& start) const {
    const bool last = ops_[j].pin == Pin::kLast;
    if (slot < start[j] || slot < ops_[j].earliest.count) return false;
    if (last && placed_count_ < ops_.size() - last_count_) return false;
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

  Placed order(const std::vector<int>& start) {
    issued_.assign(ops_.size(), kFar);
    order_.clear();
    placed_count_ = 0;
    waited_ = 0;
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
        placed.matrix_busy.count += passes;
      } else {
        if (slot >= vector_free) pick = first_ready(Class::kVector, slot, start);
        if (pick < ops_.size()) {
          vector_free = slot + vector_slots(ops_[pick].instruction).count;
        } else {
          pick = first_ready(Class::kOther, slot, start);
        }
      }
      if (pick < ops_.size()) put(pick);
      ++slot;
    }
    placed.length = {std::max(slot, matrix_free)};
    return placed;
  }

  using Registers = std::bitset<kRegisterCount>;
  struct Touched {
    Registers any, written;
  };

  const std::vector<Op>& ops_;
  PlaceOptions options_;
  std::vector<Touched> registers_;
  std::vector<int> dependence_;  // of op j on op i, at i * ops + j
  std::vector<std::vector<Access>> access_;
  std::vector<std::vector<Wait>> wait_;
  std::vector<std::vector<Demand>> demand_;
  std::vector<std::vector<Edge>> edges_;
  std::vector<int> issued_;
  std::vector<std::size_t> order_;
  std::size_t placed_count_ = 0, last_count_ = 0;
  std::vector<int> lds_number_;  // place of an LDS op in the order of issue
  int waited_ = 0;               // LDS ops up to here are complete
};

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
  return Placer(ops, options).run();
}

}  // namespace leanfa::schedule
