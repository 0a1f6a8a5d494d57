// SOPK: a 16-bit immediate, and the hardware registers. CDNA4 manual, sections 5.8 and 12.2.
#include <array>

#include "emu/gfx950/scalar_map.hpp"
#include "emu/gfx950/semantics.hpp"

namespace leanfa::emu {
namespace {

using U32 = std::uint32_t;
using I32 = std::int32_t;
using isa::Opcode;

U32 destination(const Context& context, const Step& step) { return context.wave->sgpr[step.destination.index]; }

Flow s_movk_i32(Context& context, const Step& step) {
  write_scalar(context, step.destination, static_cast<U32>(step.immediate));
  return Flow::kNext;
}

Flow s_cmovk_i32(Context& context, const Step& step) {
  return context.wave->scc ? s_movk_i32(context, step) : Flow::kNext;
}

Flow s_addk_i32(Context& context, const Step& step) {
  const U32 a = destination(context, step);
  const auto b = static_cast<U32>(step.immediate);
  const U32 sum = a + b;
  context.wave->scc = ((a ^ sum) & (b ^ sum)) >> 31 != 0;
  write_scalar(context, step.destination, sum);
  return Flow::kNext;
}

Flow s_mulk_i32(Context& context, const Step& step) {
  write_scalar(context, step.destination, destination(context, step) * static_cast<U32>(step.immediate));
  return Flow::kNext;
}

// The compared register is in the SDST field, and may have been decoded as a source.
U32 compared(const Context& context, const Step& step) {
  return step.destination.kind == DestinationKind::kScalar ? destination(context, step)
                                                           : read_scalar32(context, step.source[0]);
}

template <auto F>
Flow compare_signed(Context& context, const Step& step) {
  context.wave->scc = F(static_cast<I32>(compared(context, step)), step.immediate);
  return Flow::kNext;
}

template <auto F>
Flow compare_unsigned(Context& context, const Step& step) {
  context.wave->scc = F(compared(context, step), static_cast<U32>(step.immediate) & 0xFFFFU);
  return Flow::kNext;
}

// SIMM16 of s_getreg and s_setreg: register 5:0, first bit 10:6, size - 1 in 15:11. Register 1 is MODE; others read as
// zero where a kernel may only look at them (table 17), and cannot be written.
constexpr U32 kHwregMode = 1;

struct RegisterField {
  U32 id;
  U32 first;
  U32 mask;
};
RegisterField field_of(const Step& step) {
  const auto code = static_cast<U32>(step.immediate);
  const U32 size = (code >> 11 & 31U) + 1;
  return {.id = code & 63U, .first = code >> 6 & 31U, .mask = size == 32 ? ~0U : (1U << size) - 1};
}

Flow s_getreg_b32(Context& context, const Step& step) {
  const RegisterField field = field_of(step);
  const U32 value = field.id == kHwregMode ? context.wave->mode.bits : 0;
  write_scalar(context, step.destination, value >> field.first & field.mask);
  return Flow::kNext;
}

Flow set_register(Context& context, const Step& step, U32 value) {
  const RegisterField field = field_of(step);
  if (field.id != kHwregMode)
    return context.fail(step, Rule::kUnsupportedOperation, -1, "writes a hardware register other than MODE");
  const U32 mask = field.mask << field.first;
  context.wave->mode.bits = (context.wave->mode.bits & ~mask) | (value << field.first & mask);
  return Flow::kNext;
}

Flow s_setreg_b32(Context& context, const Step& step) {
  const Source& source = step.source[0];
  return set_register(context, step, read_scalar32(context, source));
}

Flow s_setreg_imm32_b32(Context& context, const Step& step) {
  return set_register(context, step, static_cast<U32>(step.source[0].constant));
}

constexpr std::array kSemantics{
    Semantics{Opcode::s_movk_i32, s_movk_i32},
    Semantics{Opcode::s_cmovk_i32, s_cmovk_i32},
    Semantics{Opcode::s_cmpk_eq_i32, compare_signed<[](I32 a, I32 b) { return a == b; }>},
    Semantics{Opcode::s_cmpk_lg_i32, compare_signed<[](I32 a, I32 b) { return a != b; }>},
    Semantics{Opcode::s_cmpk_gt_i32, compare_signed<[](I32 a, I32 b) { return (a > b); }>},
    Semantics{Opcode::s_cmpk_ge_i32, compare_signed<[](I32 a, I32 b) { return (a >= b); }>},
    Semantics{Opcode::s_cmpk_lt_i32, compare_signed<[](I32 a, I32 b) { return a < b; }>},
    Semantics{Opcode::s_cmpk_le_i32, compare_signed<[](I32 a, I32 b) { return a <= b; }>},
    Semantics{Opcode::s_cmpk_eq_u32, compare_unsigned<[](U32 a, U32 b) { return a == b; }>},
    Semantics{Opcode::s_cmpk_lg_u32, compare_unsigned<[](U32 a, U32 b) { return a != b; }>},
    Semantics{Opcode::s_cmpk_gt_u32, compare_unsigned<[](U32 a, U32 b) { return (a > b); }>},
    Semantics{Opcode::s_cmpk_ge_u32, compare_unsigned<[](U32 a, U32 b) { return (a >= b); }>},
    Semantics{Opcode::s_cmpk_lt_u32, compare_unsigned<[](U32 a, U32 b) { return a < b; }>},
    Semantics{Opcode::s_cmpk_le_u32, compare_unsigned<[](U32 a, U32 b) { return a <= b; }>},
    Semantics{Opcode::s_addk_i32, s_addk_i32},
    Semantics{Opcode::s_mulk_i32, s_mulk_i32},
    Semantics{Opcode::s_getreg_b32, s_getreg_b32},
    Semantics{Opcode::s_setreg_b32, s_setreg_b32},
    Semantics{Opcode::s_setreg_imm32_b32, s_setreg_imm32_b32},
};

}  // namespace

std::span<const Semantics> sopk_semantics() { return kSemantics; }

}  // namespace leanfa::emu
