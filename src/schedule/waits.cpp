#include "schedule/waits.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <map>
#include <optional>

#include "schedule/sync_ops.hpp"
#include "schedule/wait_states.hpp"

namespace leanfa::schedule {
namespace {

constexpr int kNever = std::numeric_limits<int>::max();
constexpr int kGenerations = 8;
// The counters saturate: a wait for the largest count waits for nothing.
constexpr int kNoVmcnt = 63;
constexpr int kNoLgkmcnt = 15;
constexpr int kMaxNop = 16;

// What is in flight before an instruction, the worst over all paths that reach it.
struct State {
  // States still to pass, by register and use; the tuple that a matrix instruction wrote there.
  std::vector<std::array<std::uint8_t, kUses>> remaining = std::vector<std::array<std::uint8_t, kUses>>(kRegisterCount);
  std::vector<std::int32_t> tuple = std::vector<std::int32_t>(kRegisterCount, -1);
  // Loads into a register: how many operations of its counter were issued after it.
  std::vector<int> vector_load = std::vector<int>(kRegisterCount, kNever);
  std::vector<int> lds_load = std::vector<int>(kRegisterCount, kNever);
  std::vector<char> scalar_load = std::vector<char>(kRegisterCount, 0);
  bool scalar_outstanding = false;
  int lds_outstanding = 0;
  // Loads to LDS, by generation: operations of VMCNT issued after the last of it.
  std::array<int, kGenerations> generation = filled();

  static std::array<int, kGenerations> filled() {
    std::array<int, kGenerations> list{};
    list.fill(kNever);
    return list;
  }
};

template <class T, class Worse>
bool merge_list(std::vector<T>& into, const std::vector<T>& from, const Worse& worse) {
  bool changed = false;
  for (std::size_t i = 0; i < into.size(); ++i) {
    const T value = worse(into[i], from[i]);
    changed = changed || value != into[i];
    into[i] = value;
  }
  return changed;
}

bool merge(State& into, const State& from) {
  const auto smaller = [](int a, int b) { return std::min(a, b); };
  bool changed = merge_list(into.vector_load, from.vector_load, smaller);
  changed |= merge_list(into.lds_load, from.lds_load, smaller);
  changed |= merge_list(into.scalar_load, from.scalar_load, [](char a, char b) { return std::max(a, b); });
  for (std::size_t r = 0; r < into.remaining.size(); ++r) {
    for (std::size_t u = 0; u < kUses; ++u)
      if (from.remaining[r][u] > into.remaining[r][u]) into.remaining[r][u] = from.remaining[r][u], changed = true;
    if (from.tuple[r] != into.tuple[r] && into.tuple[r] != -2) {
      // Nothing of the matrix pipe is in flight on one of the paths: the other's tuple stands.
      const auto other_c = static_cast<std::size_t>(Use::kMatrixCOther);
      const std::int32_t merged = into.tuple[r] == -1 ? from.tuple[r] : from.tuple[r] == -1 ? into.tuple[r] : -2;
      if (merged != into.tuple[r]) changed |= into.remaining[r][other_c] > 0, into.tuple[r] = merged;
    }
  }
  for (std::size_t g = 0; g < kGenerations; ++g)
    if (from.generation[g] < into.generation[g]) into.generation[g] = from.generation[g], changed = true;
  if (from.scalar_outstanding && !into.scalar_outstanding) into.scalar_outstanding = changed = true;
  if (from.lds_outstanding > into.lds_outstanding) into.lds_outstanding = from.lds_outstanding, changed = true;
  return changed;
}

struct Counts {
  int vm = kNever;
  int lgkm = kNever;
};

// Walks one block, with or without writing the waits down.
class Walker {
 public:
  Walker(State& state, std::vector<Op>* out, WaitTotals& totals) : state_(state), out_(out), totals_(totals) {}

  void step(const Op& op) {
    wait_for_counts(op);
    wait_for_states(op);
    if (out_ != nullptr) out_->push_back(op);
    pass_states(states_of(op));
    for (const Wait& wait : waits_after(op)) raise(wait.reg, wait.use, static_cast<std::uint8_t>(wait.states));
    record(op);
  }

 private:
  static int states_of(const Op& op) {
    if (op.instruction.opcode() != isa::Opcode::s_nop) return 1;
    return static_cast<int>(op.instruction.operand(isa::Field::kImmediate).value & 15U) + 1;
  }

  void insert(const Op& like, Op op) {
    op.stage = like.stage;
    pass_states(states_of(op));
    if (out_ != nullptr) out_->push_back(std::move(op));
  }

  void wait_for_counts(const Op& op) {
    Counts need;
    const bool loads = isa::counters(op.instruction).vmcnt;
    for (const Access& access : accesses(op))
      for (int r = access.first; r < access.first + access.count; ++r) {
        const auto reg = static_cast<std::size_t>(r);
        // Loads return in order: one over the register of another needs no wait between them.
        if (!loads || !access.write) need.vm = std::min(need.vm, state_.vector_load[reg]);
        need.lgkm = std::min(need.lgkm, state_.lds_load[reg]);
        if (state_.scalar_load[reg] != 0) need.lgkm = 0;
      }
    if (is_barrier(op)) {
      if (state_.lds_outstanding > 0) need.lgkm = 0;
      for (int g = std::max(op.complete_generations, 0); op.complete_generations >= 0 && g < kGenerations; ++g)
        need.vm = std::min(need.vm, state_.generation[static_cast<std::size_t>(g)]);
    }
    // Scalar loads complete out of order with everything that LGKMCNT counts.
    if (need.lgkm != kNever && state_.scalar_outstanding) need.lgkm = 0;
    if (need.vm == kNever && need.lgkm == kNever) return;
    if (need.vm != kNever) need.vm = std::min(need.vm, kNoVmcnt - 1);
    if (need.lgkm != kNever) need.lgkm = std::min(need.lgkm, kNoLgkmcnt - 1);
    ++totals_.waitcnts;
    insert(op, wait_count(need.vm == kNever ? kNoVmcnt : need.vm, need.lgkm == kNever ? kNoLgkmcnt : need.lgkm));
    complete(need);
  }

  void complete(const Counts& counts) {
    const auto clear = [](int& after, int count) {
      if (after != kNever && after >= count) after = kNever;
    };
    if (counts.vm != kNever) {
      for (int& after : state_.vector_load) clear(after, counts.vm);
      for (int& after : state_.generation) clear(after, counts.vm);
    }
    if (counts.lgkm == kNever) return;
    for (int& after : state_.lds_load) clear(after, counts.lgkm);
    state_.lds_outstanding = std::min(state_.lds_outstanding, counts.lgkm);
    if (counts.lgkm == 0) {
      std::ranges::fill(state_.scalar_load, char{0});
      state_.scalar_outstanding = false;
    }
  }

  void wait_for_states(const Op& op) {
    int states = 0;
    const isa::Operand& c = op.instruction.operand(isa::Field::kSrc2);
    for (const Demand& demand : demands(op)) {
      Use use = demand.use;
      if (use == Use::kMatrixCSame && state_.tuple[static_cast<std::size_t>(demand.reg)] != tuple_of(c))
        use = Use::kMatrixCOther;
      states =
          std::max<int>(states, state_.remaining[static_cast<std::size_t>(demand.reg)][static_cast<std::size_t>(use)]);
    }
    while (states > 0) {
      const int now = std::min(states, kMaxNop);
      ++totals_.nops;
      totals_.nop_states += now;
      insert(op, no_operation(now));
      states -= now;
    }
  }

  // A number for a tuple of vector registers.
  static std::int32_t tuple_of(const isa::Operand& operand) {
    const int base = operand.kind == isa::OperandKind::kAgpr ? kFirstAgpr : 0;
    return (base + operand.index) * 64 + operand.dwords;
  }

  void pass_states(int states) {
    for (auto& uses : state_.remaining)
      for (std::uint8_t& left : uses) left = static_cast<std::uint8_t>(std::max(0, left - states));
  }

  void raise(int reg, Use use, std::uint8_t states) {
    std::uint8_t& left = state_.remaining[static_cast<std::size_t>(reg)][static_cast<std::size_t>(use)];
    left = std::max(left, states);
  }

  void record(const Op& op) {
    const isa::Counters counters = isa::counters(op.instruction);
    const bool scalar = op.instruction.row->issue == isa::IssueClass::kSmem;
    const auto later = [](std::vector<int>& list) {
      for (int& after : list)
        if (after != kNever) ++after;
    };
    if (counters.vmcnt) {
      later(state_.vector_load);
      for (int& after : state_.generation)
        if (after != kNever) ++after;
    }
    if (counters.lgkmcnt && !scalar) later(state_.lds_load), ++state_.lds_outstanding;
    if (scalar) state_.scalar_outstanding = true;
    for (const Access& access : accesses(op)) {
      if (!access.write) continue;
      for (int r = access.first; r < access.first + access.count; ++r)
        record_write(op, static_cast<std::size_t>(r), counters, scalar);
    }
    if (loads_to_lds(op)) state_.generation[0] = 0;
    if (op.generation_mark) {
      std::rotate(state_.generation.begin(), state_.generation.end() - 1, state_.generation.end());
      // The oldest one now holds what was too old to count before.
      state_.generation[kGenerations - 1] = std::min(state_.generation[kGenerations - 1], state_.generation[0]);
      state_.generation[0] = kNever;
    }
  }

  void record_write(const Op& op, std::size_t reg, const isa::Counters& counters, bool scalar) {
    state_.tuple[reg] = is_matrix(op) ? tuple_of(op.instruction.operand(isa::Field::kDst)) : -1;
    state_.vector_load[reg] = counters.vmcnt ? 0 : kNever;
    state_.lds_load[reg] = counters.lgkmcnt && !scalar ? 0 : kNever;
    state_.scalar_load[reg] = scalar ? 1 : 0;
  }

  State& state_;
  std::vector<Op>* out_;
  WaitTotals& totals_;
};

class Deriver {
 public:
  explicit Deriver(Program& program) : program_(program), entry_(program.blocks.size()) {}

  Result<WaitTotals> run() {
    for (std::size_t b = 0; b < program_.blocks.size(); ++b) index_[program_.blocks[b].label] = b;
    for (const Block& block : program_.blocks)
      for (const Op& op : block.ops)
        if (is_branch(op) && !op.target.empty() && index_.count(op.target) == 0)
          return fail(ErrorCode::kInternal,
                      fmt::format("block {}: branch to {}, which is no block", block.label, op.target));
    entry_[0] = State{};
    std::vector<std::size_t> work{0};
    while (!work.empty()) {
      const std::size_t block = work.back();
      work.pop_back();
      flow(block, nullptr, work);
    }
    totals_ = {};
    for (std::size_t b = 0; b < program_.blocks.size(); ++b) {
      if (!entry_[b])
        return fail(ErrorCode::kInternal, fmt::format("block {} is never reached", program_.blocks[b].label));
      std::vector<Op> ops;
      std::vector<std::size_t> none;
      flow(b, &ops, none);
      program_.blocks[b].ops = std::move(ops);
    }
    return totals_;
  }

 private:
  void arrive(std::size_t block, const State& state, std::vector<std::size_t>& work) {
    if (!entry_[block]) {
      entry_[block] = state;
    } else if (!merge(*entry_[block], state)) {
      return;
    }
    work.push_back(block);
  }

  void flow(std::size_t b, std::vector<Op>* out, std::vector<std::size_t>& work) {
    State state = *entry_[b];
    Walker walker(state, out, totals_);
    bool falls = true;
    const std::vector<Op> ops = program_.blocks[b].ops;
    for (const Op& op : ops) {
      walker.step(op);
      if (is_branch(op) && !op.target.empty() && out == nullptr) arrive(index_.at(op.target), state, work);
      falls = !ends_path(op);
    }
    if (falls && b + 1 < program_.blocks.size() && out == nullptr) arrive(b + 1, state, work);
  }

  Program& program_;
  std::vector<std::optional<State>> entry_;
  std::map<std::string, std::size_t> index_;
  WaitTotals totals_;
};

}  // namespace

Result<WaitTotals> derive_waits(Program& program) { return Deriver(program).run(); }

}  // namespace leanfa::schedule
