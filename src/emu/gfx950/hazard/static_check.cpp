#include "emu/gfx950/hazard/static_check.hpp"

#include <memory>
#include <set>
#include <utility>
#include <vector>

#include "emu/gfx950/hazard/audit.hpp"
#include "isa/gfx950/instruction.hpp"

namespace leanfa::emu::hazard {
namespace {

// What is in flight.
struct State {
  WaitStates wait_states;
  WaitCountsAudit wait_counts;
};

// A place in the program, and the state there; null: nothing is known to be in flight.
struct Path {
  std::uint32_t step = 0;
  std::unique_ptr<State> state{};
};

// A state takes 60 KB. Hostile files have a branch in every word.
constexpr std::size_t kMostStates = 256;

class Walk {
 public:
  explicit Walk(const Kernel& kernel) : steps_(kernel.program.steps()), plan_(kernel) {
    context_.wave = &wave_;
    context_.faults = &faults_;
    paths_.push_back({.step = kernel.program.entry()});
  }

  FaultLog run() {
    while (!paths_.empty()) {
      Path path = std::move(paths_.back());
      paths_.pop_back();
      if (!path.state) path.state = std::make_unique<State>();
      follow(path.step, *path.state);
    }
    return std::move(faults_);
  }

 private:
  void follow(std::uint32_t at, State& state) {
    while (true) {
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
      if (opcode != isa::Opcode::s_branch) fork(at, step.next, state);
      fork(at, step.target, state);
      return;
    }
  }

  void fork(std::uint32_t from, std::uint32_t to, const State& state) {
    if (!edges_.emplace(from, to).second) return;
    paths_.push_back({.step = to, .state = paths_.size() < kMostStates ? std::make_unique<State>(state) : nullptr});
  }

  std::span<const Step> steps_;
  AuditPlan plan_;
  Wave wave_;
  FaultLog faults_;
  Context context_;
  std::vector<Path> paths_;
  std::set<std::pair<std::uint32_t, std::uint32_t>> edges_;
};

}  // namespace

FaultLog check(const Kernel& kernel) { return std::make_unique<Walk>(kernel)->run(); }

}  // namespace leanfa::emu::hazard
