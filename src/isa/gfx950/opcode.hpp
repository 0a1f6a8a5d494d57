// One enumerator per row, named as the row: Opcode::v_add_f32. The list is the rows themselves.
#pragma once

#include <cstdint>

namespace leanfa::isa {

enum class Opcode : std::uint16_t {
#define LEANFA_ROW(name, ...) name,
#include "isa/gfx950/rows/all.inc"
#undef LEANFA_ROW
};

}  // namespace leanfa::isa
