#include "emu/gfx950/hazard/audit.hpp"

#include <fmt/format.h>

#include <bit>

#include "isa/gfx950/instruction.hpp"

namespace leanfa::emu::hazard {
namespace {

constexpr std::uint64_t kAllLanes = ~std::uint64_t{0};

// Scalar registers that hold something when a wave starts.
int initial_sgprs(const KernelDescriptor& d) {
  int count = d.user_sgprs;
  for (const bool enabled : d.workgroup_id) count += enabled ? 1 : 0;
  return count + (d.workgroup_info ? 1 : 0) + (d.scratch_offset ? 1 : 0);
}

void report(Context& context, const Step& step, Rule rule, std::string detail, std::string_view source) {
  if (context.faults->repeat(rule, step.pc(), 0)) return;
  const bool warning = rule == Rule::kBarrierDivergence;
  context.faults->add({.rule = rule,
                       .severity = warning ? Severity::kWarning : Severity::kError,
                       .pc = step.pc(),
                       .workgroup = context.workgroup,
                       .wave = context.wave->id,
                       .instruction = isa::print(step.instruction),
                       .detail = std::move(detail),
                       .source = std::string(source)});
}

}  // namespace

AuditPlan::AuditPlan(const Kernel& kernel) : steps_(kernel.program.steps()), descriptor_(kernel.descriptor) {
  facts_.reserve(steps_.size());
  for (const Step& step : steps_) facts_.push_back(facts_of(step));
}

void Audit::start(std::span<const Wave> waves, std::size_t lds_bytes) {
  wait_states_.assign(waves.size(), {});
  wait_counts_.assign(waves.size(), {});
  initialised_.assign(waves.size(), {});
  const int sgprs = initial_sgprs(plan_->descriptor());
  for (std::size_t wave = 0; wave < waves.size(); ++wave) {
    Initialised& known = initialised_[wave];
    known.vgpr[0] = waves[wave].exec();
    for (int i = 0; i < sgprs; ++i) known.sgpr[static_cast<std::size_t>(i)] = true;
    known.sgpr[kExec] = known.sgpr[kExec + 1] = true;
  }
  lds_.start(lds_bytes);
  memory_ = {};
  epoch_ = 1;
  ended_ = 0;
}

void check_packed_erratum(Context& context, const Step& step, const StepFacts& facts) {
  if (!facts.pk_erratum) return;
  report(context, step, Rule::kPackedOpSelErratum,
         "op_sel:[0,1] of packed FP32 may give a wrong low half while an MFMA is in flight",
         "LLVM GCNHazardRecognizer fixPkF32OpSelBug");
}

void Audit::check_initialised(Context& context, const Step& step, const StepFacts& facts) {
  const Initialised& known = initialised_[static_cast<std::size_t>(context.wave->id)];
  const std::uint64_t lanes = facts.unit == Unit::kMatrix || facts.needs_full_exec ? kAllLanes : context.wave->exec();
  for (const Use& use : facts.vgpr_reads)
    for (unsigned i = 0; i < use.count; ++i) {
      const std::uint64_t missing = lanes & ~known.vgpr[use.first + i];
      if (missing == 0 || use.role == Role::kLaneRead) continue;
      report(context, step, Rule::kUninitialisedRegister,
             fmt::format("v{} lane {} is read, and nothing has written it", use.first + i, std::countr_zero(missing)),
             "CDNA4 ISA 3.13");
    }
  for (const Use& use : facts.sgpr_reads)
    for (unsigned i = 0; i < use.count && use.first + i < kScalars; ++i)
      if (!known.sgpr[use.first + i])
        report(context, step, Rule::kUninitialisedRegister,
               fmt::format("s{} is read, and nothing has written it", use.first + i), "CDNA4 ISA 3.13");
}

void Audit::mark_initialised(const Context& context, const StepFacts& facts) {
  Initialised& known = initialised_[static_cast<std::size_t>(context.wave->id)];
  const std::uint64_t lanes = facts.unit == Unit::kMatrix || facts.lane_read ? kAllLanes : context.wave->exec();
  for (const Use& use : facts.vgpr_writes)
    for (unsigned i = 0; i < use.count; ++i) known.vgpr[use.first + i] |= lanes;
  for (const Use& use : facts.sgpr_writes)
    for (unsigned i = 0; i < use.count && use.first + i < kScalars; ++i) known.sgpr[use.first + i] = true;
}

void Audit::before(Context& context, const Step& step) {
  const StepFacts& facts = plan_->facts(step);
  const auto wave = static_cast<std::size_t>(context.wave->id);
  check_initialised(context, step, facts);
  wait_states_[wave].issue(context, step, facts);
  wait_counts_[wave].issue(context, step, facts, epoch_);
  check_packed_erratum(context, step, facts);
  if (facts.needs_full_exec && context.wave->exec() != kAllLanes)
    report(context, step, Rule::kExecNotFull, "a transposing read needs EXEC of all ones", "CDNA4 ISA 11.4");
}

void Audit::after(Context& context, const Step& step, Flow flow) {
  const StepFacts& facts = plan_->facts(step);
  mark_initialised(context, facts);
  if (!context.accesses.empty()) {
    lds_.access(context, step, facts.to_lds, wait_counts_, epoch_);
    memory_.access(context, step, wait_counts_, epoch_);
  }
  if (flow == Flow::kEnd) {
    ++ended_;
    first_end_ = &step;
  }
}

void Audit::barrier(Context& context) {
  ++epoch_;
  if (ended_ > 0 && first_end_ != nullptr)
    report(context, *first_end_, Rule::kBarrierDivergence,
           fmt::format("{} waves ended while others wait at a barrier", ended_), "CDNA4 ISA 4.3");
}

void Audit::finish(Context& context) { launch_->add(context.workgroup, std::move(memory_), *context.memory); }

void Audit::finish_launch(const Memory& memory, FaultLog& faults) { launch_->finish(memory, faults); }

MakeObserver make_audit(const Kernel& kernel) {
  return [plan = std::make_shared<const AuditPlan>(kernel), launch = std::make_shared<LaunchMemoryAudit>()] {
    return std::make_unique<Audit>(plan, launch);
  };
}

}  // namespace leanfa::emu::hazard
