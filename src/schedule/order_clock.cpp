#include "schedule/order_clock.hpp"

#include <algorithm>

#include "schedule/place.hpp"

namespace leanfa::schedule {
namespace {

constexpr int kMemorySlots = 16;  // a load of 1 KiB of four waves at 64 bytes a clock
constexpr int kMostCounted = 14;  // LGKMCNT
constexpr int kSeam = 4;          // slots that ops of one round and the next are apart at least
constexpr int kRounds = 2;        // the first begins with nothing in flight

bool is_trans(const Op& op) { return has(op.instruction.row->hazards, isa::Hazard::kTrans); }

bool is_wide(const Op& op) {
  const isa::Pipe pipe = op.instruction.row->pipe;
  return pipe == isa::Pipe::kPackedFp32 || pipe == isa::Pipe::kDouble ||
         has(op.instruction.row->hazards, isa::Hazard::kPermlaneSwap);
}

}  // namespace

// What a wave and its units are at.
struct OrderClock::Wave {
  int slot = 0;    // in which it can issue next
  int states = 0;  // that have passed
  int lds = 0;     // LDS ops issued
  int waited = 0;  // LDS ops that are known to be complete
  int matrix_free = 0, port_free = 0, vector_free = 0, packed_free = 0;
  int memory_port_free = 0, lds_free = 0, memory_free = 0;
};

OrderClock::Step OrderClock::step_of(const Op& op) const {
  Step step;
  if (is_matrix(op)) {
    step.unit = Unit::kMatrix;
    step.port = isa::passes(op.instruction);
    step.shadow = matrix_shadow(op.instruction).count;
    step.scaled = op.instruction.row->encoding == isa::Encoding::kVop3px2;
  } else if (is_vector(op)) {
    step.unit = Unit::kVector;
    step.port = is_trans(op) ? costs_.trans : is_wide(op) ? costs_.wide_vector : 1;
    step.packed = op.instruction.row->pipe == isa::Pipe::kPackedFp32;
  } else if (is_lds(op)) {
    step.unit = Unit::kLds;
    step.port = costs_.lds_port;
    step.work = costs_.lds_work * op.instruction.operand(isa::Field::kDst).dwords / 2;
  } else if (is_vector_memory(op)) {
    step.unit = Unit::kMemory;
    step.port = costs_.memory_port;
    step.work = kMemorySlots;
  } else if (is_barrier(op)) {
    step.wave = costs_.barrier;
  } else if (is_branch(op)) {
    step.wave = costs_.branch;
  } else if (op.instruction.row->issue == isa::IssueClass::kSalu) {
    step.wave = costs_.scalar;
  }
  return step;
}

OrderClock::OrderClock(const std::vector<Op>& ops, const Dependences& dependences, const Costs& costs)
    : costs_(costs), times_(ops.size()) {
  for (std::size_t j = 0; j < ops.size(); ++j) {
    steps_.push_back(step_of(ops[j]));
    for (std::size_t i = 0; i < ops.size(); ++i) {
      const Dependence& found = dependences.of(i, j);
      int slots = 0;
      if (found.reads && is_vector(ops[i]) && !is_vector(ops[j]) && found.scalar) slots = costs_.scalar_result;
      if (found.reads && is_vector(ops[i]) && !found.scalar)
        slots = is_trans(ops[i]) ? costs_.trans : costs_.vector_result;
      // An instruction is a state, and takes a slot: only what asks for more can make one wait. Short distances from
      // round to round are left out: they would have to meet at the seam.
      const int need = std::max(slots, found.states + 1);
      const bool next_round = i >= j;
      if (need > (next_round ? kSeam : 1) || found.arrives)
        steps_[j].before.push_back({i, slots, found.states + 1, found.arrives});
    }
  }
}

void OrderClock::issue(std::size_t op, Wave& wave) {
  const Step& step = steps_[op];
  int at = wave.slot, state = wave.states, arrives = 0;
  for (const Edge& edge : step.before) {
    const Time& from = times_[edge.from];
    at = std::max(at, from.issued + edge.slots);
    state = std::max(state, from.state + edge.states);
    if (edge.arrives && from.issued != kNever) arrives = std::max(arrives, from.lds);
  }
  if (arrives > wave.waited) {  // s_waitcnt
    wave.waited = std::max(arrives, wave.lds - kMostCounted);
    wave.slot = std::max(wave.slot, arrival_[static_cast<std::size_t>(wave.waited)]) + 1;
    ++wave.states;
  }
  if (state > wave.states) {  // s_nop
    wave.slot += state - wave.states;
    wave.states = state;
  }
  at = std::max(at, wave.slot);
  switch (step.unit) {
    case Unit::kMatrix: {
      at = std::max({at, wave.matrix_free, wave.port_free});
      const int more = step.scaled && wave.matrix_free < at ? 1 : 0;
      wave.matrix_free = at + step.port + more;
      wave.vector_free = at + step.shadow + more;
      wave.packed_free = wave.matrix_free + kPackedAfterMatrix;
      break;
    }
    case Unit::kVector:
      at = std::max({at, wave.port_free, wave.vector_free, step.packed ? wave.packed_free : 0});
      wave.port_free = at + step.port;
      break;
    case Unit::kLds:
      at = std::max({at, wave.memory_port_free, wave.lds_free - costs_.lds_queue});
      wave.memory_port_free = at + step.port;
      wave.lds_free = std::max(wave.lds_free, at) + step.work;
      times_[op].lds = ++wave.lds;
      arrival_.push_back(wave.lds_free + costs_.lds_latency);
      break;
    case Unit::kMemory:
      at = std::max({at, wave.memory_port_free, wave.memory_free - costs_.memory_queue});
      wave.memory_port_free = at + step.port;
      wave.memory_free = std::max(wave.memory_free, at) + step.work;
      break;
    case Unit::kOther:
      break;
  }
  times_[op].issued = at;
  times_[op].state = wave.states;
  ++wave.states;
  wave.slot = at + step.wave;
}

int OrderClock::round(std::span<const std::size_t> order) {
  Wave wave;
  std::ranges::fill(times_, Time{.issued = kNever, .state = kNever});
  arrival_.assign(1, 0);
  for (int i = 0; i < kRounds; ++i) {
    for (const std::size_t op : order) {
      issue(op, wave);
      if (op == order.front()) begun_ = times_[op].issued;
    }
  }
  // The next round's first op.
  Time first = times_[order.front()];
  issue(order.front(), wave);
  std::swap(first, times_[order.front()]);
  return first.issued - begun_;
}

}  // namespace leanfa::schedule
