// Operands: what the bits of a field name, for a place in a row.
#pragma once

#include "isa/gfx950/encoding.hpp"
#include "isa/gfx950/instruction.hpp"

namespace leanfa::isa {

// All operands of the instruction, in the row's order. False when one of them names nothing that the row accepts there.
// Needs the modifiers of memory instructions (offen, idxen, lds, sc0) and the formats of matrix operands, and raises
// the instruction's size by a literal.
[[nodiscard]] bool decode_operands(const Words& words, Instruction& instruction);

}  // namespace leanfa::isa
