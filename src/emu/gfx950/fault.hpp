// What the emulator finds wrong in a kernel: data, merged by place and rule and counted, never an exception. A run goes
// on after an audit's fault; `fatal` ones end the wave's workgroup, because there is nothing sensible to go on with.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace leanfa::emu {

// Ids, so that faults can be merged and tested; name() is what users see.
enum class Rule : std::uint8_t {
  // Execution.
  kMemoryOutOfBounds,
  kMemoryReadOnly,
  kLdsOutOfBounds,
  kMisaligned,
  kInstructionBudget,
  kUnsupportedOperation,
  kTrap,
  // Audit.
  kWaitStates,
  kWaitStatesAdvised,
  kWaitCountRegister,
  kWaitCountLds,
  kLdsRace,
  kUninitialisedRegister,
  kUninitialisedLds,
  kGlobalRace,
  kUninitialisedMemory,
  kExecNotFull,
  kPackedOpSelErratum,
  kBarrierDivergence,
};

enum class Severity : std::uint8_t { kWarning, kError, kFatal };

[[nodiscard]] std::string_view name(Rule rule);

struct Fault {
  Rule rule{};
  Severity severity = Severity::kError;
  std::uint64_t pc = 0;        // of the instruction that fails
  std::uint64_t other_pc = 0;  // of the other party, where there is one
  std::uint32_t workgroup = 0;
  int wave = 0;
  int lane = -1;              // -1: the whole wave
  std::string instruction{};  // text
  std::string other{};        // the other party's text
  std::string detail{};       // operand, distance, what was required
  std::string source{};       // manual section or file that states the rule
  std::uint64_t count = 1;
};

// One line a fault: rule, place, instruction, detail, source.
[[nodiscard]] std::string to_string(const Fault& fault);

// Faults of one workgroup or of a launch; equal (rule, pc, other_pc) are merged into the first.
class FaultLog {
 public:
  // Returns whether the fault was new: text need only be filled in then (see merge_or_null).
  void add(Fault fault);
  // Counts a repetition and returns true when (rule, pc, other_pc) is already there.
  bool repeat(Rule rule, std::uint64_t pc, std::uint64_t other_pc);
  void merge(const FaultLog& other);
  [[nodiscard]] const std::vector<Fault>& faults() const { return faults_; }
  [[nodiscard]] bool has(Rule rule) const;
  [[nodiscard]] bool empty() const { return faults_.empty(); }
  [[nodiscard]] std::uint64_t total(Severity at_least) const;

 private:
  std::vector<Fault> faults_;
};

}  // namespace leanfa::emu
