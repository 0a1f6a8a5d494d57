// What encodings do to operands before and after a vector operation: SDWA selects, DPP lane moves, op_sel halves, abs
// and neg, clamp and omod. Pure functions of 64-lane rows; execute_valu.cpp applies them in the manual's order.
// Source: CDNA4 manual, sections 6.2.2, 6.5, 12.16 (SDWA) and 12.17 (DPP), 13.3.
#pragma once

#include <cstdint>

#include "emu/gfx950/mode.hpp"
#include "isa/gfx950/instruction.hpp"

namespace leanfa::emu {

// One SDWA source: the selected byte or word, zero- or sign-extended to 32 bits.
[[nodiscard]] std::uint32_t sdwa_source(std::uint32_t value, isa::SdwaSelect select, bool sign_extend);
// One SDWA result put into its place; `old` is the destination's value before.
[[nodiscard]] std::uint32_t sdwa_result(std::uint32_t value, std::uint32_t old, isa::SdwaSelect select,
                                        isa::SdwaUnused unused);

// The lane that `lane` reads under a DPP control word, or -1 where there is none (then bound_ctrl decides).
[[nodiscard]] int dpp_source_lane(std::uint32_t dpp_ctrl, int lane);
// Whether row_mask and bank_mask let `lane` be written.
[[nodiscard]] constexpr bool dpp_enabled(unsigned row_mask, unsigned bank_mask, int lane) {
  return (row_mask >> (lane / 16) & 1U) != 0 && (bank_mask >> (lane % 16 / 4) & 1U) != 0;
}

}  // namespace leanfa::emu
