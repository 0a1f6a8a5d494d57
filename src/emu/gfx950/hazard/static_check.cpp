#include "emu/gfx950/hazard/static_check.hpp"

#include <map>
#include <memory>
#include <set>
#include <utility>
#include <vector>

#include "emu/gfx950/hazard/audit.hpp"
#include "emu/gfx950/hazard/fingerprint.hpp"
#include "isa/gfx950/instruction.hpp"

namespace leanfa::emu::hazard {
namespace {

// What is in flight.
struct State {
  WaitStates wait_states;
  WaitCountsAudit wait_counts;

  // Equal for states in which every continuation has the same faults.
  [[nodiscard]] std::uint64_t fingerprint() const {
    Fingerprint print;
    wait_states.add_to(print);
    wait_counts.add_to(print);
    return print.value();
  }
};

// A place in the program, and the state there; null: nothing is known to be in flight.
struct Path {
  std::uint32_t step = 0;
  std::unique_ptr<State> state;
};

// Of paths that are yet to follow. A state takes 60 KB, and hostile files have a branch in every word.
constexpr std::size_t kMostPaths = 512;

class Walk {
 public:
  Walk(const Kernel& kernel, const CheckLimits& limits)
      : steps_(kernel.program.steps()), plan_(kernel), limits_(limits) {
    context_.wave = &wave_;
    context_.faults = &report_.faults;
    paths_.push_back({.step = kernel.program.entry(), .state = nullptr});
  }

  CheckReport run() {
    while (!paths_.empty()) {
      Path path = std::move(paths_.back());
      paths_.pop_back();
      if (!path.state) path.state = std::make_unique<State>();
      follow(path.step, *path.state);
    }
    return std::move(report_);
  }

 private:
  void follow(std::uint32_t at, State& state) {
    while (true) {
      if (steps_left_out()) return;
      const Step& step = steps_[at];
      const StepFacts& facts = plan_.facts(step);
      state.wait_states.issue(context_, step, facts);
      state.wait_counts.issue(context_, step, facts, 1);
      check_packed_erratum(context_, step, facts);
      const isa::Opcode opcode = step.instruction.opcode();
      if (opcode == isa::Opcode::s_endpgm || opcode == isa::Opcode::s_setpc_b64) return;
      if (!isa::branch_target(step.instruction)) {
        at = step.next;
        continue;
      }
      state.wait_counts.forget_complete();
      const std::uint64_t fingerprint = state.fingerprint();
      if (opcode != isa::Opcode::s_branch) fork(at, step.next, state, fingerprint);
      fork(at, step.target, state, fingerprint);
      return;
    }
  }

  bool steps_left_out() {
    if (++followed_ <= limits_.steps && report_.faults.faults().size() < limits_.kinds_of_fault) return false;
    report_.complete = false;
    paths_.clear();
    return true;
  }

  void fork(std::uint32_t from, std::uint32_t to, const State& state, std::uint64_t fingerprint) {
    std::set<std::uint64_t>& seen = seen_[{from, to}];
    if (seen.contains(fingerprint)) return;
    const bool first = seen.empty();
    const bool room = seen.size() < limits_.states_of_edge && paths_.size() < kMostPaths;
    if (!room) report_.complete = false;
    if (!room && !first) return;
    seen.insert(fingerprint);
    paths_.push_back({.step = to, .state = room ? std::make_unique<State>(state) : nullptr});
  }

  std::span<const Step> steps_;
  AuditPlan plan_;
  CheckLimits limits_;
  Wave wave_;
  CheckReport report_;
  Context context_;
  std::vector<Path> paths_;
  std::map<std::pair<std::uint32_t, std::uint32_t>, std::set<std::uint64_t>> seen_;
  std::size_t followed_ = 0;
};

}  // namespace

CheckReport check(const Kernel& kernel, const CheckLimits& limits) {
  return std::make_unique<Walk>(kernel, limits)->run();
}

}  // namespace leanfa::emu::hazard
