// The matrix kind that an instruction's opcode and format fields name.
#pragma once

#include <optional>

#include "emu/gfx950/mfma.hpp"
#include "isa/gfx950/instruction.hpp"

namespace leanfa::emu {

// Nothing for instructions that are not MFMA or SMFMAC, and for format codes that the manual leaves undefined.
[[nodiscard]] std::optional<MfmaKind> mfma_kind(const isa::Instruction& instruction);

// CBSZ is at most 4 and ABID below 1 << CBSZ (section 7.1.6.1); where the fields mean something else, true.
[[nodiscard]] bool broadcasts_a_block_that_exists(const MfmaKind& kind, const isa::Instruction& instruction);

}  // namespace leanfa::emu
