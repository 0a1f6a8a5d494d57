// Codes of scalar operands (CDNA4 ISA, table 13): registers, constants, and what they resolve to.
#pragma once

#include <cstdint>
#include <optional>

#include "isa/gfx950/instruction.hpp"

namespace leanfa::isa {

inline constexpr std::uint32_t kNoBase = 127;         // in the base fields of GLOBAL and SCRATCH
inline constexpr std::uint32_t kFirstConstant = 128;  // codes below are registers
inline constexpr std::uint32_t kLdsDirectCode = 254;
inline constexpr std::uint32_t kLiteralCode = 255;
inline constexpr std::uint32_t kFirstVgpr = 256;  // in 9-bit fields

// A register, or a constant, without a place in an instruction yet.
[[nodiscard]] Operand named(OperandKind kind, std::uint32_t index);
[[nodiscard]] Operand constant(OperandKind kind, std::uint32_t value);

// Codes 0 to 127. Nothing when no tuple of `dwords` registers starts there.
[[nodiscard]] std::optional<Operand> scalar_register(std::uint32_t code, int dwords);
[[nodiscard]] std::optional<Operand> inline_constant(std::uint32_t code);
// Codes 128 to 253: inline constants, apertures, VCCZ, EXECZ, SCC; not LDS direct and the literal.
[[nodiscard]] std::optional<Operand> scalar_constant(std::uint32_t code);
// Either.
[[nodiscard]] std::optional<Operand> scalar_source(std::uint32_t code, int dwords);

}  // namespace leanfa::isa
