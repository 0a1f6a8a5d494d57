#include "schedule/order_clock.hpp"

#include <algorithm>

#include "schedule/place.hpp"

namespace leanfa::schedule {
namespace {

constexpr int kMemorySlots = 16;  // a load of 1 KiB of four waves at 64 bytes a clock
constexpr int kMostCounted = 14;  // LGKMCNT
constexpr int kSeam = 4;          // slots that ops of one round and the next are apart at least

bool is_trans(const Op& op) { return has(op.instruction.row->hazards, isa::Hazard::kTrans); }

// Pairs of dwords a lane that take an LDS op's time: what is written goes half as fast as what is read.
int lds_pairs(const Op& op) {
  const isa::Instruction& i = op.instruction;
  if (i.row->memory != isa::MemoryKind::kStore) return i.operand(isa::Field::kDst).dwords / 2;
  return i.operand(isa::Field::kData).dwords + i.operand(isa::Field::kData1).dwords;
}

bool is_wide(const Op& op) {
  const isa::Pipe pipe = op.instruction.row->pipe;
  return pipe == isa::Pipe::kPackedFp32 || pipe == isa::Pipe::kDouble ||
         has(op.instruction.row->hazards, isa::Hazard::kPermlaneSwap);
}

}  // namespace

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
    step.work = costs_.lds_work * lds_pairs(op);
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

OrderClock::OrderClock(const std::vector<Op>& ops, const Dependences& dependences, const Costs& costs, bool loop)
    : costs_(costs), loop_(loop) {
  for (const Op& op : ops) steps_.push_back(step_of(op));
  for (std::size_t j = 0; j < ops.size(); ++j) add_edges(ops, dependences, j);
  for (Round* const round : {&measured_, &tried_}) {
    const auto lds_ops = std::ranges::count(steps_, Unit::kLds, &Step::unit);
    round->length.lds_ops = static_cast<int>(lds_ops);
    round->arrivals.resize(static_cast<std::size_t>(3 * lds_ops + 2));
    for (std::vector<Time>* const times : {&round->before, &round->now, &round->next}) times->resize(ops.size());
    round->waves.resize(ops.size());
  }
}

void OrderClock::add_edges(const std::vector<Op>& ops, const Dependences& dependences, std::size_t op) {
  std::vector<Edge> edges;
  for (std::size_t i = 0; i < ops.size(); ++i) {
    const Dependence& found = dependences.of(i, op);
    int slots = 0;
    if (found.reads && is_vector(ops[i]) && !is_vector(ops[op]) && found.scalar) slots = costs_.scalar_result;
    if (found.reads && is_vector(ops[i]) && !found.scalar)
      slots = is_trans(ops[i]) ? costs_.trans : costs_.vector_result;
    // An instruction is a state, and takes a slot: only what asks for more can make one wait. Short distances from
    // round to round are left out: they would have to meet at the seam.
    const int need = std::max(slots, found.states + 1);
    const bool round_before = i >= op;
    if (round_before && !loop_) break;
    if (need <= (round_before ? kSeam : 1) && !found.arrives) continue;
    edges.push_back({.from = static_cast<std::uint16_t>(i),
                     .round_before = round_before,
                     .arrives = found.arrives,
                     .slots = static_cast<std::int16_t>(slots),
                     .states = static_cast<std::int16_t>(found.states + 1)});
  }
  // An edge from an op says nothing where another op is never before it and asks for as much.
  const auto implied = [&](const Edge& edge) {
    return !edge.arrives && std::ranges::any_of(edges, [&](const Edge& later) {
      return later.from > edge.from && later.round_before == edge.round_before && later.slots >= edge.slots &&
             later.states >= edge.states && dependences.of(edge.from, later.from).exists;
    });
  };
  steps_[op].first_edge = edges_.size();
  std::ranges::remove_copy_if(edges, std::back_inserter(edges_), implied);
  steps_[op].edges = edges_.size() - steps_[op].first_edge;
}

void OrderClock::issue(std::size_t op, Round& in, bool next, Wave& wave) const {
  const Step& step = steps_[op];
  const std::vector<Time>& before = next ? in.now : in.before;
  std::vector<Time>& now = next ? in.next : in.now;
  int at = wave.slot, state = wave.states, arrives = kNever;
  for (const Edge& edge : std::span(edges_).subspan(step.first_edge, step.edges)) {
    const Time& from = (edge.round_before ? before : now)[edge.from];
    at = std::max(at, from.issued + edge.slots);
    state = std::max(state, from.state + edge.states);
    if (edge.arrives) arrives = std::max(arrives, from.lds);
  }
  if (arrives > wave.waited) {  // s_waitcnt
    wave.waited = std::max(arrives, wave.lds - kMostCounted);
    wave.slot = std::max(wave.slot, in.arrival(wave.waited)) + 1;
    ++wave.states;
  }
  if (state > wave.states) {  // s_nop
    wave.slot += state - wave.states;
    wave.states = state;
  }
  at = issue_in(step, wave, std::max(at, wave.slot));
  now[op] = {.issued = at, .state = wave.states};
  if (step.unit == Unit::kLds) {
    now[op].lds = ++wave.lds;
    now[op].arrival = in.arrival(wave.lds) = wave.lds_free + costs_.lds_latency;
  }
  ++wave.states;
  wave.slot = at + step.wave;
}

// The slot in which an op that could issue in slot `at` does.
int OrderClock::issue_in(const Step& step, Wave& wave, int at) const {
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
      break;
    case Unit::kMemory:
      at = std::max({at, wave.memory_port_free, wave.memory_free - costs_.memory_queue});
      wave.memory_port_free = at + step.port;
      wave.memory_free = std::max(wave.memory_free, at) + step.work;
      break;
    case Unit::kOther:
      break;
  }
  return at;
}

void OrderClock::Time::move(const Shift& by) {
  issued += by.slots, state += by.states;
  lds += by.lds_ops, arrival += by.slots;
}

void OrderClock::Wave::move(const Shift& by) {
  for (int* const when :
       {&slot, &matrix_free, &port_free, &vector_free, &packed_free, &memory_port_free, &lds_free, &memory_free})
    *when += by.slots;
  states += by.states;
  lds += by.lds_ops, waited += by.lds_ops;
}

bool OrderClock::Wave::goes_on_like(const Wave& other) const {
  // What has been free for more than a slot is free.
  const auto same = [&](int Wave::* when) {
    return std::max(this->*when - slot, -1) == std::max(other.*when - other.slot, -1);
  };
  return lds == other.lds && waited == other.waited && same(&Wave::matrix_free) && same(&Wave::port_free) &&
         same(&Wave::vector_free) && same(&Wave::packed_free) && same(&Wave::memory_port_free) &&
         same(&Wave::lds_free) && same(&Wave::memory_free);
}

void OrderClock::measure(std::span<const std::size_t> order, Round& into) const {
  loop_ ? measure_loop(order, into) : measure_once(order, into);
  const Shift back{-into.length.slots, -into.length.states, -into.length.lds_ops};
  into.before = into.now;
  for (Time& time : into.before) time.move(back);
  for (int i = 1; i <= into.length.lds_ops; ++i) into.arrival(i + back.lds_ops) = into.arrival(i) + back.slots;
}

void OrderClock::measure_once(std::span<const std::size_t> order, Round& into) const {
  Wave wave;
  for (std::size_t place = 0; place < order.size(); ++place) {
    into.waves[place] = wave;
    issue(order[place], into, false, wave);
  }
  into.length.slots = wave.end();
}

// Two rounds, of which the first begins with nothing in flight, and the begin of a third.
void OrderClock::measure_loop(std::span<const std::size_t> order, Round& into) const {
  Wave wave;
  const int lds_ops = into.length.lds_ops;
  std::ranges::fill(into.before, Time{});
  for (const std::size_t op : order) issue(op, into, false, wave);
  const int states = wave.states;
  for (std::size_t place = 0; place < order.size(); ++place) {
    into.waves[place] = wave;
    issue(order[place], into, true, wave);
  }
  // The second is now the one in the middle.
  const Shift renumbered{.lds_ops = -lds_ops};
  std::swap(into.now, into.next);
  for (Time& time : into.now) time.move(renumbered);
  for (Wave& passed : into.waves) passed.move(renumbered);
  wave.move(renumbered);
  for (int i = 1; i <= lds_ops; ++i) into.arrival(i) = into.arrival(i + lds_ops);
  into.length.states = wave.states - states;
  into.begin = into.now[order.front()].issued;
  issue(order.front(), into, true, wave);
  into.length.slots = into.next[order.front()].issued - into.begin;
}

int OrderClock::round(std::span<const std::size_t> order) {
  measure(order, measured_);
  ops_passed_.clear();
  return measured_.length.slots;
}

// Ops of late that all came by as much later than they did in the round measured last.
class OrderClock::Run {
 public:
  explicit Run(int arrival) : arrival_(arrival) {}

  void add(const Time& now, const Time& then, bool lds) {
    const Shift shift{now.issued - then.issued, now.state - then.state, 0};
    const bool as_late = !lds || now.arrival - then.arrival == shift.slots;
    if (lds) {
      arrival_ = std::max(arrival_, now.arrival);
      if (now.lds != then.lds) renumbered_ = std::max({renumbered_, now.lds, then.lds});
    }
    if (shift == shift_ && as_late) return;
    shift_ = shift;
    until_ = {std::max(now.issued + kLongest, arrival_), now.state + kLongest, 0};
  }

  // Whether nothing from before the run can make an op wait.
  [[nodiscard]] bool settled(const Wave& wave, const Wave& then) const {
    return wave.slot - then.slot == shift_.slots && wave.states - then.states == shift_.states &&
           wave.slot >= until_.slots && wave.states >= until_.states && wave.waited >= renumbered_ &&
           wave.goes_on_like(then);
  }

 private:
  // Slots, and states, that an op can keep another waiting: those of LDS are the most.
  static constexpr int kLongest = 40;
  Shift shift_;
  Shift until_{kNever, kNever, 0};
  int arrival_;
  int renumbered_ = kNever;
};

// From first_ on to where the order goes on as before, in a loop perhaps in the next round, or to the end.
bool OrderClock::follow(std::span<const std::size_t> order, std::size_t last) {
  Wave wave = measured_.waves[first_];
  Run run(wave.lds > -measured_.length.lds_ops ? measured_.arrival(wave.lds) : kNever);
  const std::size_t end = loop_ ? first_ + order.size() : order.size();
  for (std::size_t i = first_; i < end; ++i) {
    const bool next = i >= order.size();
    const std::size_t place = next ? i - order.size() : i, op = order[place];
    Wave then = measured_.waves[place];
    if (next) then.move(measured_.length);
    if (i > last && run.settled(wave, then)) {
      shift_ = {wave.slot - then.slot, wave.states - then.states, 0};
      return true;
    }
    Time time = measured_.now[op];
    if (next) time.move(measured_.length);
    ops_passed_.push_back(op);
    waves_passed_.push_back(wave);
    issue(op, measured_, next, wave);
    run.add((next ? measured_.next : measured_.now)[op], time, steps_[op].unit == Unit::kLds);
  }
  shift_ = {wave.end() - measured_.length.slots, 0, 0};
  return !loop_;
}

// What follow() has written over, as it was.
void OrderClock::forget() {
  const Shift& length = measured_.length;
  for (std::size_t i = 0; i < ops_passed_.size() && first_ + i < steps_.size(); ++i) {
    Time& time = measured_.now[ops_passed_[i]];
    time = measured_.before[ops_passed_[i]];
    time.move(length);
  }
  if (!ops_passed_.empty())
    for (int i = std::max(1, measured_.waves[first_].lds + 1); i <= length.lds_ops; ++i)
      measured_.arrival(i) = measured_.arrival(i - length.lds_ops) + length.slots;
  ops_passed_.clear();
  waves_passed_.clear();
}

int OrderClock::moved(std::span<const std::size_t> order, std::size_t first, std::size_t last) {
  forget();
  first_ = first;
  followed_ = follow(order, last);
  if (followed_) return measured_.length.slots + shift_.slots;
  forget();
  measure(order, tried_);
  return tried_.length.slots;
}

int OrderClock::keep(std::span<const std::size_t> order) {
  if (!followed_) {
    std::swap(measured_, tried_);
  } else if (shift_ != Shift{}) {
    return round(order);
  } else {
    accept();
  }
  ops_passed_.clear();
  waves_passed_.clear();
  return measured_.length.slots;
}

// What follow() has found is the round measured last.
void OrderClock::accept() {
  const Shift& length = measured_.length;
  const Shift back{-length.slots, -length.states, -length.lds_ops};
  for (std::size_t i = 0; i < ops_passed_.size(); ++i) {
    const std::size_t op = ops_passed_[i];
    const bool next = first_ + i >= steps_.size();
    Wave& wave = measured_.waves[next ? first_ + i - steps_.size() : first_ + i];
    Time& time = measured_.now[op];
    wave = waves_passed_[i];
    if (next) {
      wave.move(back);
      time = measured_.next[op];
      time.move(back);
    }
    if (steps_[op].unit == Unit::kLds) measured_.arrival(time.lds) = time.arrival;
    measured_.before[op] = time;
    measured_.before[op].move(back);
    if (steps_[op].unit == Unit::kLds) measured_.arrival(time.lds - length.lds_ops) = time.arrival - length.slots;
  }
}

}  // namespace leanfa::schedule
