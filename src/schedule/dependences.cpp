#include "schedule/dependences.hpp"

#include <algorithm>
#include <bitset>

#include "schedule/wait_states.hpp"

namespace leanfa::schedule {
namespace {

using Registers = std::bitset<kRegisterCount>;

// What an op does with registers.
struct Touched {
  explicit Touched(const Op& op) : list(accesses(op)), waits(waits_after(op)), uses(demands(op)) {
    for (const Access& access : list)
      for (int reg = access.first; reg < access.first + access.count; ++reg) {
        any.set(static_cast<std::size_t>(reg));
        if (access.write) written.set(static_cast<std::size_t>(reg));
      }
  }

  Registers any, written;
  std::vector<Access> list;
  std::vector<Wait> waits;
  std::vector<Demand> uses;
};

bool overlap(const Access& a, const Access& b) { return a.first < b.first + b.count && b.first < a.first + a.count; }
bool same(const Access& a, const Access& b) { return a.first == b.first && a.count == b.count; }

// The states that a write with `waits` after it and `uses` of register `reg` demand.
int states_between(const std::vector<Wait>& waits, const std::vector<Demand>& uses, int reg, bool same_tuple) {
  int states = 0;
  for (const Demand& use : uses) {
    if (use.reg != reg) continue;
    const Use wanted = use.use == Use::kMatrixCSame && !same_tuple ? Use::kMatrixCOther : use.use;
    for (const Wait& wait : waits)
      if (wait.reg == reg && wait.use == wanted) states = std::max(states, wait.states);
  }
  return states;
}

bool stores(const Op& op) { return op.instruction.row->memory == isa::MemoryKind::kStore; }
bool orders_lds(const Op& op) { return is_barrier(op) || is_lds(op) || loads_to_lds(op); }

bool in_memory_order(const Op& from, const Op& to) {
  if ((is_barrier(from) || is_barrier(to)) && orders_lds(from) && orders_lds(to)) return true;
  // LDS instructions of a wave are in order: which bytes a write shares with a read is not looked at.
  if (is_lds(from) && is_lds(to) && (stores(from) || stores(to))) return true;
  return is_vector_memory(from) && is_vector_memory(to);
}

Dependence find(const Op& from, const Touched& a, const Op& to, const Touched& b) {
  Dependence found{.exists = in_memory_order(from, to), .arrives = is_barrier(to) && is_lds(from)};
  if ((a.written & b.any).none() && (a.any & b.written).none()) return found;
  found.exists = true;
  for (const Access& x : a.list)
    for (const Access& y : b.list) {
      if ((!x.write && !y.write) || !overlap(x, y)) continue;
      const int reg = std::max(x.first, y.first);
      found.states = std::max(found.states, states_between(a.waits, b.uses, reg, same(x, y)));
      found.arrives = found.arrives || (x.write && is_lds(from));
      if (!x.write || y.write) continue;
      found.reads = true;
      found.scalar = found.scalar || !is_vector_register(reg);
    }
  return found;
}

}  // namespace

Dependences::Dependences(const std::vector<Op>& ops) : count_(ops.size()) {
  std::vector<Touched> touched;
  for (const Op& op : ops) touched.emplace_back(op);
  list_.reserve(count_ * count_);
  for (std::size_t i = 0; i < count_; ++i)
    for (std::size_t j = 0; j < count_; ++j) list_.push_back(find(ops[i], touched[i], ops[j], touched[j]));
}

}  // namespace leanfa::schedule
