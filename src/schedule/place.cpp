#include "schedule/place.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bitset>
#include <limits>
#include <cstdlib>
#include <sstream>

#include "schedule/wait_states.hpp"

namespace leanfa::schedule {
namespace {

constexpr int kPackedAfterMatrix = 3;  // slots behind the last pass (LLVM pull request 233721)
constexpr int kFar = std::numeric_limits<int>::max() / 4;

// Slots for which a wave issues nothing else.
constexpr int kScalarIssue = 2;
constexpr int kBranchIssue = 4;
constexpr int kBarrierIssue = 9;
// Slots for which the memory port takes no other instruction.
constexpr int kLdsIssue = 2;
constexpr int kMemoryIssue = 4;
// Slots from a vector instruction to one that reads its result.
constexpr int kVectorResult = 2;
constexpr int kScalarResult = 8;

// `to` issues at least `slots` and `states` after `from`: results that the hardware waits for take time, wait states
// are instructions.
struct Distance {
  int slots = 0;
  int states = 0;
  [[nodiscard]] bool any() const { return slots > 0 || states > 0; }
  void at_least(const Distance& other) {
    slots = std::max(slots, other.slots);
    states = std::max(states, other.states);
  }
};
struct Edge {
  std::size_t from = 0;
  Distance distance{};
};

bool is_trans(const Op& op) { return has(op.instruction.row->hazards, isa::Hazard::kTrans); }

// Slots for which a vector instruction holds the vector port.
int port_slots(const Op& op) {
  if (is_trans(op)) return 4;
  const bool swap = has(op.instruction.row->hazards, isa::Hazard::kPermlaneSwap);
  const isa::Pipe pipe = op.instruction.row->pipe;
  return swap || pipe == isa::Pipe::kPackedFp32 || pipe == isa::Pipe::kDouble ? 2 : 1;
}

int issue_slots(const Op& op) {
  if (is_barrier(op)) return kBarrierIssue;
  if (is_branch(op)) return kBranchIssue;
  return op.instruction.row->issue == isa::IssueClass::kSalu ? kScalarIssue : 1;
}

int latency(const Op& op, const PlaceOptions& options) {
  if (is_lds(op)) return options.lds_latency.count;
  if (is_vector_memory(op)) return options.memory_latency.count;
  if (op.instruction.row->issue == isa::IssueClass::kSmem) return options.scalar_load_latency.count;
  return is_trans(op) ? port_slots(op) : is_vector(op) ? kVectorResult : 1;
}

// The states that a write with `waits` after it and `uses` of register `reg` demand.
int states(const std::vector<Wait>& waits, const std::vector<Demand>& uses, int reg, bool same_tuple) {
  int most = 0;
  for (const Demand& use : uses) {
    if (use.reg != reg) continue;
    const Use wanted = use.use == Use::kMatrixCSame && !same_tuple ? Use::kMatrixCOther : use.use;
    for (const Wait& wait : waits)
      if (wait.reg == reg && wait.use == wanted) most = std::max(most, wait.states);
  }
  return most;
}

bool stores(const Op& op) { return op.instruction.row->memory == isa::MemoryKind::kStore; }
bool orders_lds(const Op& op) { return is_barrier(op) || is_lds(op) || loads_to_lds(op); }

int knob_[8] = {8, 0, 0, 0, 0, 0, 0, 0};
struct Knobs {
  Knobs() {
    if (const char* t = std::getenv("KNOBS")) {
      std::istringstream in(t);
      for (int& k : knob_) in >> k;
    }
  }
} knobs;

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
    std::vector<Distance> start(ops_.size());
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

  // Between op i and op j of a later place or round; nothing when they are independent.
  [[nodiscard]] Distance dependence(std::size_t i, std::size_t j) const { return dependence_[i * ops_.size() + j]; }

  [[nodiscard]] Distance find_dependence(std::size_t i, std::size_t j) const {
    const Op& from = ops_[i];
    const Op& to = ops_[j];
    const Distance behind{.slots = 1};
    Distance distance = share_registers(i, j) ? register_dependence(i, j) : Distance{};
    const bool barrier = is_barrier(from) || is_barrier(to);
    if (barrier && orders_lds(from) && orders_lds(to)) distance.at_least(behind);
    // LDS instructions of a wave are in order: which bytes a write shares with a read is not looked at.
    if (is_lds(from) && is_lds(to) && (stores(from) || stores(to))) distance.at_least(behind);
    const bool memory_order = is_vector_memory(from) && is_vector_memory(to);
    if (memory_order) distance.at_least(behind);
    return distance;
  }

  [[nodiscard]] bool share_registers(std::size_t i, std::size_t j) const {
    const Touched &a = registers_[i], &b = registers_[j];
    return (a.written & b.any).any() || (a.any & b.written).any();
  }

  [[nodiscard]] Distance register_dependence(std::size_t i, std::size_t j) const {
    const Op& from = ops_[i];
    const Op& to = ops_[j];
    Distance need;
    for (const Access& a : access_[i])
      for (const Access& b : access_[j]) {
        if ((!a.write && !b.write) || !overlap(a, b)) continue;
        const int reg = std::max(a.first, b.first);
        const bool reads = a.write && !b.write;
        need.at_least({.slots = reads ? reads_after(from, to, reg) : 1,
                       .states = states(wait_[i], demand_[j], reg, same(a, b)) + 1});
      }
    return need;
  }

  // For matrix results nothing but states counts.
  int reads_after(const Op& from, const Op& to, int reg) const {
    if (is_vector(from) && !is_vector_register(reg)) return is_vector(to) ? 1 : kScalarResult;
    return is_matrix(from) || (is_vector(from) && is_matrix(to)) ? 1 : latency(from, options_);
  }

  void find_edges() {
    for (std::size_t i = 0; i < ops_.size(); ++i)
      for (std::size_t j = 0; j < ops_.size(); ++j) dependence_.push_back(find_dependence(i, j));
    edges_.assign(ops_.size(), {});
    for (std::size_t j = 0; j < ops_.size(); ++j)
      for (std::size_t i = 0; i < j; ++i)
        if (const Distance distance = dependence(i, j); distance.any()) edges_[j].push_back({i, distance});
  }

  // What each op has to wait for from the start of the block, because of what the end of the last round left.
  std::vector<Distance> carried(const Placed& placed) const {
    std::vector<Distance> start(ops_.size());
    for (std::size_t j = 0; j < ops_.size(); ++j)
      for (std::size_t n = 0; n < placed.ops.size(); ++n) {
        const std::size_t i = order_[n];
        const Distance d = dependence(i, j);
        if (!d.any()) continue;
        start[j].at_least({.slots = placed.at[n].count + d.slots - placed.length.count,
                           .states = state_[i] + d.states - states_passed_});
      }
    return start;
  }

  [[nodiscard]] bool ready(std::size_t j, int slot, const std::vector<Distance>& start) const {
    const bool last = ops_[j].pin == Pin::kLast;
    if (slot < start[j].slots || states_passed_ < start[j].states || slot < ops_[j].earliest.count) return false;
    if (last && placed_count_ < ops_.size() - last_count_) return false;
    if (ops_[j].instruction.row->pipe == isa::Pipe::kPackedFp32 && slot < packed_free_) return false;
    const bool memory = is_lds(ops_[j]) || is_vector_memory(ops_[j]);
    if (memory && slot < memory_free_) return false;
    return std::ranges::all_of(edges_[j], [&](const Edge& edge) {
      return issued_[edge.from] != kFar && issued_[edge.from] + edge.distance.slots <= slot &&
             state_[edge.from] + edge.distance.states <= states_passed_;
    });
  }

  enum class Class : std::uint8_t { kMatrix, kVector, kOther };
  static Class class_of(const Op& op) {
    return is_matrix(op) ? Class::kMatrix : is_vector(op) ? Class::kVector : Class::kOther;
  }

  // The first op of a class, in the given order, that can issue now. Matrix ops keep their order among themselves.
  [[nodiscard]] std::size_t first_ready(Class wanted, int slot, const std::vector<Distance>& start) const {
    for (std::size_t j = 0; j < ops_.size(); ++j) {
      if (issued_[j] != kFar || class_of(ops_[j]) != wanted) continue;
      if (ready(j, slot, start)) return j;
      if (wanted == Class::kMatrix) break;
    }
    return ops_.size();
  }

  [[nodiscard]] std::size_t first_vector(int slot, const std::vector<Distance>& start) const {
    for (std::size_t j = 0; j < ops_.size() && options_.vector_first; ++j)
      if (issued_[j] == kFar && ops_[j].urgent && class_of(ops_[j]) == Class::kVector && ready(j, slot, start)) return j;
    return first_ready(Class::kVector, slot, start);
  }

  // Slots from which op j could issue if nothing else did; kFar while what it needs has not issued.
  [[nodiscard]] int could_issue(std::size_t j, int slot, const std::vector<Distance>& start) const {
    int at = std::max({slot, start[j].slots, slot + start[j].states - states_passed_, ops_[j].earliest.count});
    for (const Edge& edge : edges_[j]) {
      if (issued_[edge.from] == kFar) return kFar;
      at = std::max({at, issued_[edge.from] + edge.distance.slots,
                     slot + state_[edge.from] + edge.distance.states - states_passed_});
    }
    return at;
  }

  // Slots for which no vector instruction can issue.
  [[nodiscard]] int room(int slot, int vector_free, const std::vector<Distance>& start) const {
    int first = kFar;
    for (std::size_t j = 0; j < ops_.size() && first > slot; ++j)
      if (issued_[j] == kFar && is_vector(ops_[j])) first = std::min(first, could_issue(j, slot, start));
    return std::max(first, vector_free) - slot;
  }

  // The load or scalar instruction to issue where vector ones have to wait for `room` slots: of those that fit the one
  // that fills them best. One that takes more than that waits for a better place, but not for ever.
  [[nodiscard]] std::size_t other_for(int slot, int room, const std::vector<Distance>& start) {
    std::size_t best = ops_.size();
    int best_slots = 0;
    for (std::size_t j = 0; j < ops_.size(); ++j) {
      if (issued_[j] != kFar || class_of(ops_[j]) != Class::kOther || !ready(j, slot, start)) continue;
      ready_since_[j] = std::min(ready_since_[j], slot);
      const int slots = issue_slots(ops_[j]);
      const int lost = std::max(0, slots - room);
      if (lost * knob_[0] > slot - ready_since_[j]) continue;
      const int value = slots + (lost > 0 ? 100 : 0);
      if (value > best_slots) best = j, best_slots = value;
    }
    return best;
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
  [[nodiscard]] std::size_t waits_next(int slot, int matrix_free, const std::vector<Distance>& start) const {
    if (slot + 1 < matrix_free) return ops_.size();
    const std::size_t next = first_ready(Class::kMatrix, slot + 1, start);
    return next < ops_.size() && needs_wait(next) ? next : ops_.size();
  }

  Placed order(const std::vector<Distance>& start) {
    issued_.assign(ops_.size(), kFar);
    order_.clear();
    placed_count_ = 0;
    waited_ = 0;
    packed_free_ = 0;
    lds_number_.assign(ops_.size(), 0);
    int lds_count = 0;
    last_count_ = static_cast<std::size_t>(std::ranges::count(ops_, Pin::kLast, &Op::pin));
    state_.assign(ops_.size(), 0);
    ready_since_.assign(ops_.size(), kFar);
    states_passed_ = 0;
    memory_free_ = 0;
    Placed placed;
    int slot = 0, matrix_free = 0, vector_free = 0, port_free = 0;
    const auto put = [&](std::size_t j) {
      const Op& op = ops_[j];
      issued_[j] = slot;
      state_[j] = states_passed_;
      if (is_lds(op)) lds_number_[j] = ++lds_count;
      if (is_lds(op) || is_vector_memory(op)) memory_free_ = slot + (is_lds(op) ? kLdsIssue : kMemoryIssue);
      order_.push_back(j);
      ++placed_count_;
      placed.ops.push_back(op);
      placed.at.push_back({slot});
    };
    while (placed_count_ < ops_.size()) {
      if (const std::size_t next = waits_next(slot, matrix_free, start); next < ops_.size()) {
        wait_for(next);  // the wait takes this slot
        ++slot;
        ++states_passed_;
        continue;
      }
      std::size_t pick = ops_.size();
      if (slot >= matrix_free && slot >= port_free) pick = first_ready(Class::kMatrix, slot, start);
      if (pick < ops_.size()) {
        const int passes = isa::passes(ops_[pick].instruction);
        matrix_free = slot + passes;
        vector_free = std::max(vector_free, slot + matrix_shadow(ops_[pick].instruction).count);
        packed_free_ = slot + passes + kPackedAfterMatrix;
        placed.matrix_busy.count += passes;
      } else {
        const std::size_t other = options_.vector_first ? other_for(slot, room(slot, vector_free, start), start)
                                                        : first_ready(Class::kOther, slot, start);
        if (slot >= vector_free) pick = first_vector(slot, start);
        if (pick == ops_.size() || (options_.vector_first ? other < ops_.size() : other < pick)) {
          pick = other;
        } else {
          vector_free = port_free = slot + port_slots(ops_[pick]);
        }
      }
      ++states_passed_;
      if (pick < ops_.size()) {
        put(pick);
        slot += issue_slots(ops_[pick]);
      } else {
        ++slot;
      }
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
  std::vector<Distance> dependence_;  // of op j on op i, at i * ops + j
  std::vector<std::vector<Access>> access_;
  std::vector<std::vector<Wait>> wait_;
  std::vector<std::vector<Demand>> demand_;
  std::vector<std::vector<Edge>> edges_;
  std::vector<int> issued_;
  std::vector<int> state_;  // states that had passed when an op issued
  std::vector<std::size_t> order_;
  std::size_t placed_count_ = 0, last_count_ = 0;
  std::vector<int> lds_number_;  // place of an LDS op in the order of issue
  int packed_free_ = 0;          // slot from which packed float32 instructions are no longer held by the matrix pipe
  std::vector<int> ready_since_;
  int states_passed_ = 0;
  int memory_free_ = 0;
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
