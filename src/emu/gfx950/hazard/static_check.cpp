#include "emu/gfx950/hazard/static_check.hpp"

#include <set>
#include <utility>
#include <vector>

#include "emu/gfx950/hazard/audit.hpp"
#include "isa/gfx950/instruction.hpp"

namespace leanfa::emu::hazard {
namespace {

// A place in the program, and what is in flight there.
struct Path {
  std::uint32_t step = 0;
  WaitStates wait_states{};
  WaitCountsAudit wait_counts{};
};

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
      follow(std::move(path));
    }
    return std::move(faults_);
  }

 private:
  void follow(Path path) {
    while (true) {
      const Step& step = steps_[path.step];
      const StepFacts& facts = plan_.facts(step);
      path.wait_states.issue(context_, step, facts);
      path.wait_counts.issue(context_, step, facts, 1);
      check_packed_erratum(context_, step, facts);
      const isa::Opcode opcode = step.instruction.opcode();
      if (opcode == isa::Opcode::s_endpgm || opcode == isa::Opcode::s_setpc_b64) return;
      if (!isa::branch_target(step.instruction)) {
        path.step = step.next;
        continue;
      }
      if (opcode != isa::Opcode::s_branch) fork(path, step.next);
      fork(path, step.target);
      return;
    }
  }

  void fork(const Path& path, std::uint32_t to) {
    if (!edges_.emplace(path.step, to).second) return;
    paths_.push_back(path);
    paths_.back().step = to;
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
