#include "emu/gfx950/fault.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace leanfa::emu {
namespace {

struct RuleRow {
  Rule rule;
  std::string_view name;
};

constexpr std::array kRules{
    RuleRow{Rule::kMemoryOutOfBounds, "memory-out-of-bounds"},
    RuleRow{Rule::kMemoryReadOnly, "memory-read-only"},
    RuleRow{Rule::kLdsOutOfBounds, "lds-out-of-bounds"},
    RuleRow{Rule::kMisaligned, "misaligned"},
    RuleRow{Rule::kInstructionBudget, "instruction-budget"},
    RuleRow{Rule::kUnsupportedOperation, "unsupported-operation"},
    RuleRow{Rule::kTrap, "trap"},
    RuleRow{Rule::kWaitStates, "wait-states"},
    RuleRow{Rule::kWaitStatesAdvised, "wait-states-advised"},
    RuleRow{Rule::kWaitCountRegister, "wait-count-register"},
    RuleRow{Rule::kWaitCountLds, "wait-count-lds"},
    RuleRow{Rule::kLdsRace, "lds-race"},
    RuleRow{Rule::kUninitialisedRegister, "uninitialised-register"},
    RuleRow{Rule::kUninitialisedLds, "uninitialised-lds"},
    RuleRow{Rule::kGlobalRace, "global-race"},
    RuleRow{Rule::kUninitialisedMemory, "uninitialised-memory"},
    RuleRow{Rule::kExecNotFull, "exec-not-full"},
    RuleRow{Rule::kPackedOpSelErratum, "packed-op-sel-erratum"},
    RuleRow{Rule::kBarrierDivergence, "barrier-divergence"},
};

std::string_view name(Severity severity) {
  switch (severity) {
    case Severity::kWarning:
      return "warning";
    case Severity::kError:
      return "error";
    case Severity::kFatal:
      return "fatal";
  }
  return "";
}

}  // namespace

std::string_view name(Rule rule) {
  const auto* const found = std::ranges::find(kRules, rule, &RuleRow::rule);
  return found == kRules.end() ? "unnamed" : found->name;
}

std::string to_string(const Fault& fault) {
  std::string text = fmt::format("{}: {}: pc 0x{:x} workgroup {} wave {}", name(fault.severity), name(fault.rule),
                                 fault.pc, fault.workgroup, fault.wave);
  if (fault.lane >= 0) text += fmt::format(" lane {}", fault.lane);
  if (!fault.instruction.empty()) text += fmt::format(": {}", fault.instruction);
  if (!fault.detail.empty()) text += fmt::format(": {}", fault.detail);
  if (!fault.other.empty()) text += fmt::format("; other: pc 0x{:x}: {}", fault.other_pc, fault.other);
  if (!fault.source.empty()) text += fmt::format(" [{}]", fault.source);
  if (fault.count > 1) text += fmt::format(" ({} times)", fault.count);
  return text;
}

void FaultLog::add(Fault fault) {
  if (!repeat(fault.rule, fault.pc, fault.other_pc)) faults_.push_back(std::move(fault));
}

bool FaultLog::repeat(Rule rule, std::uint64_t pc, std::uint64_t other_pc) {
  for (Fault& known : faults_) {
    if (known.rule != rule || known.pc != pc || known.other_pc != other_pc) continue;
    ++known.count;
    return true;
  }
  return false;
}

void FaultLog::merge(const FaultLog& other) {
  for (const Fault& fault : other.faults_) {
    const auto known = std::ranges::find_if(faults_, [&](const Fault& mine) {
      return mine.rule == fault.rule && mine.pc == fault.pc && mine.other_pc == fault.other_pc;
    });
    if (known != faults_.end()) {
      known->count += fault.count;
    } else {
      faults_.push_back(fault);
    }
  }
}

bool FaultLog::has(Rule rule) const { return std::ranges::count(faults_, rule, &Fault::rule) > 0; }

std::uint64_t FaultLog::total(Severity at_least) const {
  std::uint64_t sum = 0;
  for (const Fault& fault : faults_)
    if (fault.severity >= at_least) sum += fault.count;
  return sum;
}

}  // namespace leanfa::emu
