// What a schedule is made of: instructions that know which stage of the kernel they belong to, straight pieces of code
// with a name, and the program that they make. Values; nothing here decides an order (place.hpp) or a wait (waits.hpp).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "isa/gfx950/effects.hpp"
#include "isa/gfx950/instruction.hpp"

namespace leanfa::schedule {

// A distance in issue slots of 4 clocks: one vector instruction of 64 lanes, one pass of the matrix pipe.
struct Slots {
  int count = 0;
  friend constexpr auto operator<=>(const Slots&, const Slots&) = default;
};
inline constexpr int kClocksPerSlot = 4;

// Where an instruction has to stay when its block is placed.
enum class Pin : std::uint8_t { kNone, kFirst, kLast };

struct Op {
  isa::Instruction instruction{};
  std::string stage{};    // "QK.a", "softmax.b", ...
  std::string target{};   // label that it branches to
  std::string comment{};  // printed behind it
  Pin pin = Pin::kNone;
  // Not before this slot of its block; a hint for loads that would otherwise come long before their use.
  Slots earliest{};
  // Registers that code behind a branch uses and comes back with.
  std::vector<isa::RegisterRange> also_reads{}, also_writes{};
  // Barriers: loads to LDS issued before this many earlier generation marks must be complete. Negative: none.
  int complete_generations = -1;
  bool generation_mark = false;  // loads from here on are a new generation
};

// Code that is entered at its label and runs to its end, with branches out anywhere. `returns`: labels of places inside
// other blocks are written "block.op" by the kernel; here a label names a block alone.
struct Block {
  std::string label;
  std::string heading;  // what a reader should know, printed before the label
  std::vector<Op> ops;
};

struct Program {
  std::vector<Block> blocks;  // in the order of the text; each falls into the next unless it ends in s_branch, s_endpgm
};

[[nodiscard]] inline bool is_matrix(const Op& op) { return op.instruction.row->issue == isa::IssueClass::kMfma; }
[[nodiscard]] inline bool is_vector(const Op& op) { return op.instruction.row->issue == isa::IssueClass::kValu; }
[[nodiscard]] inline bool is_branch(const Op& op) { return op.instruction.row->issue == isa::IssueClass::kBranch; }
[[nodiscard]] inline bool is_lds(const Op& op) { return op.instruction.row->issue == isa::IssueClass::kLds; }
[[nodiscard]] inline bool is_vector_memory(const Op& op) { return op.instruction.row->issue == isa::IssueClass::kVmem; }
[[nodiscard]] inline bool is_barrier(const Op& op) { return has(op.instruction.row->hazards, isa::Hazard::kBarrier); }
[[nodiscard]] inline bool loads_to_lds(const Op& op) { return op.instruction.modifiers.lds; }
// Never falls into the next instruction.
[[nodiscard]] inline bool ends_path(const Op& op) {
  return op.instruction.opcode() == isa::Opcode::s_branch || op.instruction.opcode() == isa::Opcode::s_endpgm;
}

}  // namespace leanfa::schedule
