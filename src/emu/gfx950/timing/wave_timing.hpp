// A wave as the compute unit sees it: where it stands in its trace, when it may issue again and why not before, and
// what it has in flight.
#pragma once

#include <array>
#include <deque>
#include <limits>
#include <vector>

#include "emu/gfx950/timing/report.hpp"
#include "emu/gfx950/timing/step_timing.hpp"
#include "emu/gfx950/timing/trace.hpp"
#include "emu/gfx950/wave.hpp"

namespace leanfa::emu::timing {

inline constexpr Clocks kNever{std::numeric_limits<std::int64_t>::max() / 2};

// Memory instructions of a wave that VMCNT and LGKMCNT count, as times of completion.
class InFlight {
 public:
  // Vector memory and LDS complete in order, each among their own.
  void add_vm(Clocks done) { add_in_order(vm_, done); }
  void add_lds(Clocks done) { add_in_order(lds_, done); }
  void add_scalar(Clocks done) { scalar_.push_back(done); }
  void retire(Clocks now);
  [[nodiscard]] std::size_t vmcnt() const { return vm_.size(); }
  [[nodiscard]] std::size_t lgkmcnt() const { return lds_.size() + scalar_.size(); }

 private:
  static void add_in_order(std::deque<Clocks>& list, Clocks done) {
    list.push_back(list.empty() ? done : std::max(list.back(), done));
  }
  std::deque<Clocks> vm_;
  std::deque<Clocks> lds_;
  std::vector<Clocks> scalar_;
};

// Registers that the vector unit has written and when their values can be used.
class Scoreboard {
 public:
  [[nodiscard]] bool ready(const StepTiming& step, Clocks now) const;
  void write(const StepTiming& step, Clocks vgprs, Clocks sgprs);

 private:
  std::array<Clocks, kVgprs> vgpr_{};
  std::array<Clocks, kScalars> sgpr_{};
};

struct WaveTiming {
  const WaveTrace* trace = nullptr;
  std::size_t next = 0;    // in trace->steps
  std::size_t memory = 0;  // in trace->memory
  int simd = 0;
  int priority = 0;
  int copy = 0;  // of the workgroup
  Clocks ready;  // next turn in which it may issue
  // Why not before, and the step to blame.
  Stall reason = Stall::kIssue;
  std::uint32_t blamed = 0;
  Clocks last_issue{-1};
  Clocks wanted{-1};                       // since when it has wanted to issue its next instruction
  std::size_t event = 0;                   // of the timeline: the barrier at which it waits
  std::uint32_t line = ~std::uint32_t{0};  // of the instruction cache
  Clocks line_ready;
  bool at_barrier = false;
  bool ended = false;
  InFlight in_flight;
  Scoreboard scoreboard;
  WaveReport report;
};

}  // namespace leanfa::emu::timing
