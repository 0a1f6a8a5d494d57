// The matrix kind that an instruction's opcode and format fields name.
#pragma once

#include <optional>

#include "emu/gfx950/mfma.hpp"
#include "isa/gfx950/instruction.hpp"

namespace leanfa::emu {

// Nothing for instructions that are not MFMA or SMFMAC, and for format codes that the manual leaves undefined.
[[nodiscard]] std::optional<MfmaKind> mfma_kind(const isa::Instruction& instruction);

}  // namespace leanfa::emu
