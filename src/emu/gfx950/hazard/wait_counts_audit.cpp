#include "emu/gfx950/hazard/wait_counts_audit.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "emu/gfx950/wait_counts.hpp"
#include "isa/gfx950/instruction.hpp"

namespace leanfa::emu::hazard {
namespace {

// The largest operands of s_waitcnt.
constexpr std::uint64_t kMostVm = 63;
constexpr std::uint64_t kMostLgkm = 15;

}  // namespace

bool WaitCountsAudit::in_flight(const Pending& pending) const {
  switch (pending.kind) {
    case Kind::kNone:
      return false;
    case Kind::kVm:
      return !vm_.complete(pending.sequence);
    case Kind::kLds:
      return !lds_.complete(pending.sequence);
    case Kind::kScalar:
      return !scalar_.complete(pending.sequence);
  }
  return false;
}

void WaitCountsAudit::check(Context& context, const Step& step, const Pending& pending, char file, unsigned index,
                            bool write) {
  if (!in_flight(pending) || context.faults->repeat(Rule::kWaitCountRegister, step.pc(), pending.step->pc())) return;
  const bool vm = pending.kind == Kind::kVm;
  const Counter& counter = vm ? vm_ : (pending.kind == Kind::kLds ? lds_ : scalar_);
  const std::uint64_t operand = pending.kind == Kind::kScalar ? 0 : counter.operand_for(pending.sequence);
  const std::string needed = fmt::format("{}({})", vm ? "vmcnt" : "lgkmcnt", operand);
  context.faults->add({.rule = Rule::kWaitCountRegister,
                       .severity = Severity::kError,
                       .pc = step.pc(),
                       .other_pc = pending.step->pc(),
                       .workgroup = context.workgroup,
                       .wave = context.wave->id,
                       .instruction = isa::print(step.instruction),
                       .other = isa::print(pending.step->instruction),
                       .detail = fmt::format("{}{} is {} while a load into it is in flight; needs s_waitcnt {}", file,
                                             index, write ? "overwritten" : "read", needed),
                       .source = "CDNA4 ISA 4.4"});
}

// Instructions that its counter has counted since; no further than an s_waitcnt can tell apart.
std::uint64_t WaitCountsAudit::newer(const Pending& pending) const {
  if (pending.kind == Kind::kVm) return std::min(vm_.operand_for(pending.sequence), kMostVm);
  return pending.kind == Kind::kLds ? std::min(lds_.operand_for(pending.sequence), kMostLgkm) : 0;
}

void WaitCountsAudit::add_to(Fingerprint& print) const {
  const auto add = [&](std::uint64_t place, const Pending& pending) {
    if (!in_flight(pending)) return;
    print.add(place);
    print.add(pending.step->pc());
    print.add(newer(pending));
  };
  for (std::size_t i = 0; i < vgpr_.size(); ++i) add(i, vgpr_[i]);
  for (std::size_t i = 0; i < sgpr_.size(); ++i) add(kVgprs + i, sgpr_[i]);
}

void WaitCountsAudit::forget_complete() {
  for (Counter* const counter : {&vm_, &lds_, &scalar_}) counter->forget_complete();
}

void WaitCountsAudit::issue(Context& context, const Step& step, const StepFacts& facts, std::uint32_t epoch) {
  if (step.instruction.opcode() == isa::Opcode::s_waitcnt) {
    const WaitCounts counts = wait_counts(step.immediate);
    // A field at its maximum does not wait: more may be outstanding than it can name.
    if (counts.vmcnt < kMostVm) vm_.wait(counts.vmcnt, epoch);
    if (counts.lgkmcnt < kMostLgkm) lds_.wait(counts.lgkmcnt, epoch);
    if (counts.lgkmcnt == 0) scalar_.wait(0, epoch);
    return;
  }
  for (const Use& use : facts.vgpr_reads)
    for (unsigned i = 0; i < use.count; ++i) check(context, step, vgpr_[use.first + i], 'v', use.first + i, false);
  for (const Use& use : facts.sgpr_reads)
    for (unsigned i = 0; i < use.count && use.first + i < kScalars; ++i)
      check(context, step, sgpr_[use.first + i], 's', use.first + i, false);

  Pending made{.step = &step};
  if (facts.scalar_load && facts.counts_lgkm) {
    made.kind = Kind::kScalar;
    made.sequence = scalar_.issue();
  } else if (facts.counts_lgkm) {
    last_lds_ = lds_.issue();
    made.kind = Kind::kLds;
    made.sequence = last_lds_;
  }
  if (facts.counts_vm) {
    last_vm_ = vm_.issue();
    made.kind = Kind::kVm;
    made.sequence = last_vm_;
  }
  // Loads of one kind return in order, so that a second one into the same register is no hazard.
  const auto write = [&](Pending& place, char file, unsigned index) {
    const bool ordered = place.kind == made.kind && made.kind != Kind::kScalar && made.kind != Kind::kNone;
    if (!ordered) check(context, step, place, file, index, true);
    place = made;
  };
  for (const Use& use : facts.vgpr_writes)
    for (unsigned i = 0; i < use.count; ++i) write(vgpr_[use.first + i], 'v', use.first + i);
  for (const Use& use : facts.sgpr_writes)
    for (unsigned i = 0; i < use.count && use.first + i < kScalars; ++i)
      write(sgpr_[use.first + i], 's', use.first + i);
}

}  // namespace leanfa::emu::hazard
