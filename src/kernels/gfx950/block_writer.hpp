// Writes a kernel's straight pieces of code as blocks of a schedule::Program, instruction by instruction in the order
// of the calls. The first instruction that its row refuses is remembered; status() gives it. Waits are not written
// here: schedule/waits.hpp derives them.
#pragma once

#include <initializer_list>
#include <string>
#include <vector>

#include "asm/instruction.hpp"
#include "schedule/op.hpp"

namespace leanfa::gfx950 {

class BlockWriter {
 public:
  // Begins a block.
  void block(std::string label, std::string heading);
  void op(isa::Opcode opcode, std::initializer_list<assembly::Operand> operands, std::string comment = {});
  void branch(isa::Opcode opcode, std::string target);

  [[nodiscard]] Status status() const;
  [[nodiscard]] schedule::Program program() && { return std::move(program_); }

 private:
  schedule::Program program_;
  std::string error_;
};

}  // namespace leanfa::gfx950
