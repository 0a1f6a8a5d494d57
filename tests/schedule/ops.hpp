// Short programs for the tests of the schedule.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "asm/instruction.hpp"
#include "schedule/op.hpp"

namespace leanfa::schedule {

inline Op op(isa::Opcode opcode, const std::vector<assembly::Operand>& operands, const isa::Modifiers& modifiers = {}) {
  const auto made = assembly::make(opcode, operands, modifiers);
  EXPECT_TRUE(made) << made.error().message;
  Op one;
  one.instruction = made.value_or(isa::Instruction{});
  return one;
}

inline Op branch(isa::Opcode opcode, const std::string& target) {
  Op one = op(opcode, {});
  one.target = target;
  return one;
}

inline isa::Modifiers to_lds() {
  isa::Modifiers modifiers;
  modifiers.offen = modifiers.lds = true;
  return modifiers;
}

inline std::vector<std::string> text(const std::vector<Op>& ops) {
  std::vector<std::string> lines;
  for (const Op& one : ops) lines.push_back(isa::print(one.instruction));
  return lines;
}

}  // namespace leanfa::schedule
