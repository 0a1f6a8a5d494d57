#include "emu/gfx950/timing/compute_unit.hpp"

#include <algorithm>

#include "emu/gfx950/timing/instruction_cache.hpp"
#include "emu/gfx950/timing/loop_visits.hpp"
#include "emu/gfx950/timing/memory_path.hpp"
#include "emu/gfx950/timing/vector_unit.hpp"
#include "emu/gfx950/timing/wave_timing.hpp"
#include "emu/gfx950/wait_counts.hpp"

namespace leanfa::emu::timing {
namespace {

constexpr std::uint64_t kLinesOfACopy = std::uint64_t{1} << 48;  // beyond every address

using enum Parameter;

struct Simd {
  VectorUnit vector;
  std::vector<std::size_t> waves;  // oldest first
  // The turn in which a port was last used, and from when on the memory port is free again.
  Clocks scalar_turn{-1};
  Clocks branch_turn{-1};
  Clocks memory_turn{-1};
  Clocks memory_free{};
};

class ComputeUnit {
 public:
  ComputeUnit(const TimingPlan& plan, const Parameters& parameters, std::span<const WaveTrace> traces,
              std::uint32_t workgroup, bool timeline);
  TimingReport run();

 private:
  void take_turn(Simd& simd, Clocks now);
  void advance(Simd& simd, std::size_t index, Clocks now);
  std::optional<Stall> blocked(const Simd& simd, std::size_t index, const StepTiming& step, Clocks now);
  std::optional<Stall> blocked_wait(WaveTiming& wave, std::uint32_t index) const;
  std::optional<Stall> blocked_memory(const Simd& simd, const WaveTiming& wave, const StepTiming& step,
                                      Clocks now) const;
  void stall(WaveTiming& wave, std::uint32_t step, Stall reason);
  void issue(Simd& simd, std::size_t index, std::uint32_t step, Clocks now);
  void issue_internal(WaveTiming& wave, std::uint32_t step, Clocks now);
  Service issue_memory(Simd& simd, WaveTiming& wave, const StepTiming& step, Clocks now);
  void issue_vector(Simd& simd, std::size_t index, std::uint32_t step, Clocks now);
  void hold(WaveTiming& wave, Clocks until, Stall reason, std::uint32_t step);
  void note_event(const WaveTiming& wave, std::uint32_t step, Clocks start, Clocks duration);
  void release_barrier(int copy, Clocks now);
  [[nodiscard]] BusyClocks busy_of(const Simd& simd) const;
  TimingReport finish(Clocks end);

  const TimingPlan* plan_;
  const Parameters* parameters_;
  std::span<const Step> program_;
  std::uint32_t workgroup_;
  bool timeline_;
  std::vector<WaveTiming> waves_;
  std::vector<Simd> simds_;
  LdsUnit lds_;
  VectorMemory vmem_;
  InstructionCache code_;
  LoopVisits visits_;
  std::vector<StepReport> steps_;
  std::vector<TimelineEvent> events_;
  std::size_t running_ = 0;
};

ComputeUnit::ComputeUnit(const TimingPlan& plan, const Parameters& parameters, std::span<const WaveTrace> traces,
                         std::uint32_t workgroup, bool timeline)
    : plan_(&plan),
      parameters_(&parameters),
      program_(plan.program->steps()),
      workgroup_(workgroup),
      timeline_(timeline),
      waves_(traces.size() * static_cast<std::size_t>(plan.resident)),
      lds_(parameters),
      vmem_(parameters),
      code_(parameters, plan.program->steps().front().pc(), plan.program->steps().back().pc()),
      visits_(plan.loops, traces.size()),
      steps_(plan.steps.size()) {
  for (int i = 0; i < kSimds; ++i) simds_.push_back({.vector = VectorUnit(parameters, waves_.size()), .waves = {}});
  for (std::size_t i = 0; i < waves_.size(); ++i) {
    WaveTiming& wave = waves_[i];
    wave.trace = &traces[i % traces.size()];
    wave.copy = static_cast<int>(i / traces.size());
    wave.simd = static_cast<int>(i % kSimds);
    wave.ready = to_slot(parameters.clocks(kDispatchWave) * static_cast<std::int64_t>(i));
    wave.ended = wave.trace->steps.empty();
    wave.report = {
        .workgroup = workgroup, .wave = static_cast<int>(i), .simd = wave.simd, .start = wave.ready, .end = {}};
    if (wave.ended) continue;
    wave.blamed = wave.trace->steps.front();
    simds_[static_cast<std::size_t>(wave.simd)].waves.push_back(i);
    ++running_;
  }
}

BusyClocks ComputeUnit::busy_of(const Simd& simd) const {
  BusyClocks busy = simd.vector.busy();
  of(busy, BusyPipe::kLds) = lds_.busy();
  of(busy, BusyPipe::kVmem) = vmem_.busy();
  return busy;
}

void ComputeUnit::stall(WaveTiming& wave, std::uint32_t step, Stall reason) {
  if (wave.copy != 0) return;
  steps_[step].stalls[static_cast<std::size_t>(reason)] += kSlot.count;
  wave.report.stalls[static_cast<std::size_t>(reason)] += kSlot.count;
}

void ComputeUnit::hold(WaveTiming& wave, Clocks until, Stall reason, std::uint32_t step) {
  wave.ready = until;
  wave.reason = reason;
  wave.blamed = step;
}

void ComputeUnit::note_event(const WaveTiming& wave, std::uint32_t step, Clocks start, Clocks duration) {
  if (!timeline_ || wave.copy != 0) return;
  events_.push_back({.issue = wave.last_issue,
                     .start = start,
                     .duration = duration,
                     .step = step,
                     .wave = static_cast<std::uint16_t>(wave.report.wave),
                     .simd = static_cast<std::uint8_t>(wave.simd),
                     .work = plan_->steps[step].work});
}

std::optional<Stall> ComputeUnit::blocked_wait(WaveTiming& wave, std::uint32_t index) const {
  const WaitCounts counts = wait_counts(program_[index].immediate);
  if (wave.in_flight.vmcnt() > counts.vmcnt) return Stall::kVmcnt;
  // All ones: no wait; the counter never says more.
  if (counts.lgkmcnt < 15 && wave.in_flight.lgkmcnt() > counts.lgkmcnt) return Stall::kLgkmcnt;
  return std::nullopt;
}

std::optional<Stall> ComputeUnit::blocked_memory(const Simd& simd, const WaveTiming& wave, const StepTiming& step,
                                                 Clocks now) const {
  const auto in_flight = static_cast<std::int64_t>(step.counts_vm ? wave.in_flight.vmcnt() : 0);
  if (step.counts_vm && in_flight >= parameters_->whole(kVmMax)) return Stall::kCounterFull;
  if (step.counts_lgkm && static_cast<std::int64_t>(wave.in_flight.lgkmcnt()) >= parameters_->whole(kLgkmMax))
    return Stall::kCounterFull;
  if (step.port != Port::kMemory) return std::nullopt;
  if (simd.memory_turn == now) return Stall::kArbitration;
  if (step.work == Work::kLds ? lds_.full(now) : vmem_.full(now))
    return step.work == Work::kLds ? Stall::kLdsQueue : Stall::kVmemQueue;
  return simd.memory_free > now ? std::optional(Stall::kArbitration) : std::nullopt;
}

std::optional<Stall> ComputeUnit::blocked(const Simd& simd, std::size_t index, const StepTiming& step, Clocks now) {
  WaveTiming& wave = waves_[index];
  const std::uint32_t number = wave.trace->steps[wave.next];
  if (!wave.scoreboard.ready(step, now)) return Stall::kDependency;
  if (step.counts_vm || step.counts_lgkm || step.work == Work::kWaitcnt) wave.in_flight.retire(now);
  if (step.work == Work::kWaitcnt) return blocked_wait(wave, number);
  if (step.counts_vm || step.counts_lgkm)
    if (const auto reason = blocked_memory(simd, wave, step, now)) return reason;
  switch (step.port) {
    case Port::kVector:
      return simd.vector.blocked(step, index, now);
    case Port::kScalar:
      return simd.scalar_turn == now ? std::optional(Stall::kArbitration) : std::nullopt;
    case Port::kBranch:
      return simd.branch_turn == now ? std::optional(Stall::kArbitration) : std::nullopt;
    case Port::kMemory:
    case Port::kInternal:
      break;
  }
  return std::nullopt;
}

void ComputeUnit::release_barrier(int copy, Clocks now) {
  const auto waits = [&](const WaveTiming& wave) { return wave.copy == copy && !wave.ended; };
  for (const WaveTiming& wave : waves_)
    if (waits(wave) && !wave.at_barrier) return;
  const Clocks go = to_slot(now + parameters_->clocks(kInternal) + parameters_->clocks(kBarrierRelease));
  for (WaveTiming& wave : waves_) {
    if (!waits(wave)) continue;
    wave.at_barrier = false;
    wave.ready = go;
    if (timeline_ && copy == 0) events_[wave.event].duration = go - events_[wave.event].start;
  }
}

void ComputeUnit::issue_internal(WaveTiming& wave, std::uint32_t step, Clocks now) {
  const Step& instruction = program_[step];
  const Clocks turn = to_slot(parameters_->clocks(kInternal));
  switch (plan_->steps[step].work) {
    case Work::kNop:
      hold(wave, now + kSlot * ((instruction.immediate & 15) + 1), Stall::kNop, step);
      break;
    case Work::kSleep:
      hold(wave, to_slot(now + std::max(turn, parameters_->clocks(kSleepUnit) * (instruction.immediate & 127))),
           Stall::kSleep, step);
      break;
    case Work::kSetPriority:
      wave.priority = instruction.immediate & 3;
      hold(wave, now + turn, Stall::kIssue, step);
      break;
    case Work::kBarrier:
      wave.at_barrier = true;
      hold(wave, kNever, Stall::kBarrier, step);
      release_barrier(wave.copy, now);
      break;
    case Work::kEnd:
      wave.ended = true;
      wave.report.end = now + kSlot;
      --running_;
      release_barrier(wave.copy, now);
      break;
    default:
      hold(wave, now + turn, Stall::kIssue, step);
  }
}

Service ComputeUnit::issue_memory(Simd& simd, WaveTiming& wave, const StepTiming& step, Clocks now) {
  const bool lds = step.work == Work::kLds;
  simd.memory_turn = now;
  simd.memory_free = now + std::max(kSlot, to_slot(parameters_->clocks(lds ? kLdsIssue : kVmemIssue)));
  const MemoryUse& use = wave.trace->memory[wave.memory++];
  Service service;
  if (lds) {
    service = lds_.issue(use.bank_cycles, now);
  } else {
    const auto lines = std::span(wave.trace->lines).subspan(use.first_line, use.lines);
    const std::uint64_t apart =
        parameters_->is_set(kCopiesShare) ? 0 : static_cast<std::uint64_t>(wave.copy) * kLinesOfACopy;
    service = step.stores ? vmem_.store(use.bytes, lines, now) : vmem_.load(use.bytes, lines, now, apart);
    if (use.bank_cycles > 0) service.done = std::max(service.done, lds_.issue(use.bank_cycles, now).done);
    if (step.to_lds) service.done += lds_.expect(use.bytes, service.done);
  }
  if (step.counts_vm) wave.in_flight.add_vm(service.done);
  if (step.counts_lgkm) wave.in_flight.add_lds(service.done);
  return service;
}

void ComputeUnit::issue_vector(Simd& simd, std::size_t index, std::uint32_t step, Clocks now) {
  const StepTiming& timing = plan_->steps[step];
  WaveTiming& wave = waves_[index];
  const Clocks occupied = simd.vector.issue(timing, index, now);
  const Clocks latency = parameters_->clocks(timing.work == Work::kTrans ? kTransLatency : kValuLatency);
  wave.scoreboard.write(timing, now + latency, now + parameters_->clocks(kSgprLatency));
  if (timing.work == Work::kMatrix) visits_.matrix(plan_->useful, step, wave.simd, occupied);
  note_event(wave, step, now, occupied);
}

void ComputeUnit::issue(Simd& simd, std::size_t index, std::uint32_t step, Clocks now) {
  WaveTiming& wave = waves_[index];
  const StepTiming& timing = plan_->steps[step];
  if (wave.copy == 0) {
    ++steps_[step].issues;
    ++wave.report.instructions;
    if (plan_->marks[step]) visits_.visit(program_[step].pc(), index, wave.simd, now, busy_of(simd));
  }
  wave.last_issue = now;
  ++wave.next;
  hold(wave, now + kSlot, Stall::kIssue, step);
  switch (timing.port) {
    case Port::kInternal:
      // From the turn in which s_waitcnt began to wait; s_nop and s_sleep to their end, s_barrier to its release.
      wave.event = events_.size();
      note_event(wave, step, wave.wanted, now + kSlot - wave.wanted);
      issue_internal(wave, step, now);
      if (timeline_ && wave.copy == 0 && wave.ready < kNever && !wave.ended)
        events_[wave.event].duration = std::max(events_[wave.event].duration, wave.ready - events_[wave.event].start);
      break;
    case Port::kScalar:
    case Port::kBranch:
      (timing.port == Port::kScalar ? simd.scalar_turn : simd.branch_turn) = now;
      if (timing.counts_lgkm) wave.in_flight.add_scalar(now + parameters_->clocks(kScalarLoad));
      if (timing.work == Work::kBranch) {
        const bool taken = wave.next < wave.trace->steps.size() && wave.trace->steps[wave.next] != program_[step].next;
        const Clocks clocks = parameters_->clocks(taken ? kBranchTaken : kBranchNotTaken);
        hold(wave, now + std::max(kSlot, to_slot(clocks)), Stall::kBranch, step);
      } else {
        hold(wave, now + std::max(kSlot, to_slot(parameters_->clocks(kScalarIssue))), Stall::kIssue, step);
      }
      note_event(wave, step, now, kSlot);
      break;
    case Port::kVector:
      issue_vector(simd, index, step, now);
      break;
    case Port::kMemory: {
      const Service service = issue_memory(simd, wave, timing, now);
      note_event(wave, step, service.start, service.occupied);
      break;
    }
  }
  wave.wanted = Clocks{-1};
  // A trace that stops short of s_endpgm (a fatal fault) ends there.
  if (!wave.ended && wave.next == wave.trace->steps.size()) {
    wave.ended = true;
    wave.report.end = now + kSlot;
    --running_;
    release_barrier(wave.copy, now);
  }
}

void ComputeUnit::advance(Simd& simd, std::size_t index, Clocks now) {
  WaveTiming& wave = waves_[index];
  while (!wave.ended) {
    if (wave.ready > now) {
      if (wave.last_issue != now) stall(wave, wave.blamed, wave.reason);
      return;
    }
    const std::uint32_t step = wave.trace->steps[wave.next];
    if (wave.wanted < Clocks{}) wave.wanted = now;
    if (const std::uint32_t line = code_.line_of(program_[step].pc()); line != wave.line) {
      wave.line = line;
      wave.line_ready = code_.fetch(line, now);
    }
    auto reason = wave.line_ready > now ? std::optional(Stall::kFetch) : blocked(simd, index, plan_->steps[step], now);
    if (reason) return stall(wave, step, *reason);
    issue(simd, index, step, now);
  }
}

void ComputeUnit::take_turn(Simd& simd, Clocks now) {
  std::erase_if(simd.waves, [&](std::size_t index) { return waves_[index].ended; });
  const bool oldest = parameters_->is_set(kOldestFirst);
  if (!oldest) std::ranges::sort(simd.waves, {}, [&](std::size_t i) { return std::pair(waves_[i].last_issue, i); });
  // By falling priority; within one the list's order. Priorities are few, so passes over the list are cheap.
  std::uint8_t present = 0;
  for (const std::size_t index : simd.waves)
    present = static_cast<std::uint8_t>(present | 1U << waves_[index].priority);
  std::vector<std::size_t>& order = simd.waves;
  if ((present & (present - 1)) == 0) {
    for (std::size_t i = 0; i < order.size(); ++i) advance(simd, order[i], now);
    return;
  }
  std::array<int, 64> priority{};
  for (std::size_t i = 0; i < order.size() && i < priority.size(); ++i) priority[i] = waves_[order[i]].priority;
  for (int level = 3; level >= 0; --level)
    for (std::size_t i = 0; i < order.size() && i < priority.size(); ++i)
      if (priority[i] == level) advance(simd, order[i], now);
}

TimingReport ComputeUnit::run() {
  Clocks now;
  for (; running_ > 0; now += kSlot) {
    lds_.land(now);
    for (Simd& simd : simds_) take_turn(simd, now);
  }
  return finish(now);
}

TimingReport ComputeUnit::finish(Clocks end) {
  TimingReport report;
  const std::int64_t resident = plan_->resident;
  report.resident_workgroups = plan_->resident;
  report.cycles = end;
  report.workgroup_cycles = end.count / resident;
  report.workgroups = {{.workgroup = workgroup_, .cycles = end}};
  for (const Simd& simd : simds_)
    for (std::size_t pipe = 0; pipe < kSimdPipes; ++pipe) report.busy_clocks[pipe] += simd.vector.busy()[pipe];
  of(report.busy_clocks, BusyPipe::kLds) = lds_.busy();
  of(report.busy_clocks, BusyPipe::kVmem) = vmem_.busy();
  for (std::int64_t& clocks : report.busy_clocks) clocks /= resident;
  report.bytes_from_l2 = vmem_.bytes_from_l2() / static_cast<std::uint64_t>(resident);
  report.bytes_from_memory = vmem_.bytes_from_memory() / static_cast<std::uint64_t>(resident);
  report.bytes_stored = vmem_.bytes_stored() / static_cast<std::uint64_t>(resident);
  report.steps = std::move(steps_);
  for (WaveTiming& wave : waves_) {
    if (wave.copy != 0) continue;
    report.instructions += wave.report.instructions;
    for (std::size_t i = 0; i < kStalls; ++i) report.stalls[i] += wave.report.stalls[i];
    report.waves.push_back(wave.report);
  }
  report.loops = visits_.report();
  report.timeline = std::move(events_);
  return report;
}

}  // namespace

TimingPlan::TimingPlan(const Program& of_program, std::vector<LoopQuery> queries, int resident_workgroups)
    : program(&of_program), steps(timing_of(of_program)), loops(std::move(queries)), resident(resident_workgroups) {
  for (const LoopQuery& query : loops) {
    std::vector<bool>& flags = useful.emplace_back();
    for (const Step& step : of_program.steps()) flags.push_back(!query.useful || query.useful(step));
  }
  const auto is_mark = [&](std::uint64_t pc) {
    return std::ranges::any_of(loops, [&](const LoopQuery& q) { return q.begin_pc == pc || q.end_pc == pc; });
  };
  for (const Step& step : of_program.steps()) marks.push_back(is_mark(step.pc()));
}

TimingReport time_workgroup(const TimingPlan& plan, const Parameters& parameters, std::span<const WaveTrace> traces,
                            std::uint32_t workgroup, bool timeline) {
  return ComputeUnit(plan, parameters, traces, workgroup, timeline).run();
}

}  // namespace leanfa::emu::timing
