// Modifiers: what the bits beside the operands say, and that bits without a meaning in a row are zero.
// Which bits must be zero and which are ignored follows LLVM, so that the same words are instructions for both.
#pragma once

#include "isa/gfx950/encoding.hpp"
#include "isa/gfx950/instruction.hpp"

namespace leanfa::isa {

// False when a bit is set that means nothing in this row, or a field holds a value that is reserved.
[[nodiscard]] bool decode_modifiers(const Words& words, Instruction& instruction);

}  // namespace leanfa::isa
