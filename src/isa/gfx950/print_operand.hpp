// Text of single operands, as LLVM writes them: v[4:7], -|v1|, vcc_lo, 0.5, lit(0x3f800000).
#pragma once

#include <string>

#include "isa/gfx950/instruction.hpp"

namespace leanfa::isa {

// With neg, abs or sext around it.
[[nodiscard]] std::string print_operand(const Instruction& instruction, const Operand& operand, Accept accept);

}  // namespace leanfa::isa
