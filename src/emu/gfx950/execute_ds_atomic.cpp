// DS atomics, with and without the value before. CDNA4 manual, section 12.12.
#include <array>
#include <bit>

#include "emu/gfx950/atomics.hpp"
#include "emu/gfx950/direct_to_lds.hpp"
#include "emu/gfx950/semantics.hpp"

namespace leanfa::emu {
namespace {

using isa::Opcode;
using U32 = std::uint32_t;
using U64 = std::uint64_t;

template <class U>
U data_of(const Wave& wave, const Source& source, unsigned lane) {
  U data = wave.vgpr[source.index][lane];
  if constexpr (sizeof(U) == 8) data |= static_cast<U>(wave.vgpr[source.index + 1U][lane]) << 32;
  return data;
}

// Each active lane changes its place in LDS and gets what was there. change(lane, old) is the new value. One wave at a
// time runs in a workgroup, so LDS needs no atomic host operations: modify() is used for its shape.
template <class U, class Change>
Flow modify_lanes(Context& context, const Step& step, const Change& change) {
  Wave& wave = *context.wave;
  for (U64 rest = wave.exec(); rest != 0; rest &= rest - 1) {
    const auto lane = static_cast<unsigned>(std::countr_zero(rest));
    const U64 address = U64{wave.vgpr[step.address.index][lane]} + static_cast<U64>(step.instruction.modifiers.offset);
    if (address % sizeof(U) != 0) return context.fail(step, Rule::kMisaligned, static_cast<int>(lane), "LDS atomic");
    std::byte* const place = lds_bytes(context, step, lane, address, sizeof(U));
    if (place == nullptr) continue;
    context.note({.space = AccessSpace::kLds,
                  .write = true,
                  .atomic = true,
                  .lane = static_cast<std::uint8_t>(lane),
                  .bytes = sizeof(U),
                  .address = address});
    const U old = modify<U>(place, [&](U value) { return change(lane, value); });
    if (step.destination.kind != DestinationKind::kVector) continue;
    wave.vgpr[step.destination.index][lane] = static_cast<U32>(old);
    if constexpr (sizeof(U) == 8) wave.vgpr[step.destination.index + 1U][lane] = static_cast<U32>(old >> 32);
  }
  return Flow::kNext;
}

template <class U, auto F>
Flow ds_atomic(Context& context, const Step& step) {
  const Wave& wave = *context.wave;
  return modify_lanes<U>(context, step,
                         [&](unsigned lane, U value) { return F(value, data_of<U>(wave, step.data, lane)); });
}

// DATA0 is compared, DATA1 stored.
template <class U>
Flow ds_cmpst(Context& context, const Step& step) {
  const Wave& wave = *context.wave;
  return modify_lanes<U>(context, step, [&](unsigned lane, U value) {
    return value == data_of<U>(wave, step.data, lane) ? data_of<U>(wave, step.data1, lane) : value;
  });
}

namespace ops = atomic_ops;

#define LEANFA_DS(name, type, op)                                                  \
  Semantics{Opcode::ds_##name##_u##type, ds_atomic<U##type, ops::op>}, Semantics { \
    Opcode::ds_##name##_rtn_u##type, ds_atomic<U##type, ops::op>                   \
  }
#define LEANFA_DS_AS(name, suffix, type, op)                                     \
  Semantics{Opcode::ds_##name##_##suffix, ds_atomic<type, ops::op>}, Semantics { \
    Opcode::ds_##name##_rtn_##suffix, ds_atomic<type, ops::op>                   \
  }

constexpr std::array kSemantics{
    LEANFA_DS(add, 32, add),
    LEANFA_DS(sub, 32, sub),
    LEANFA_DS(rsub, 32, rsub),
    LEANFA_DS(inc, 32, inc),
    LEANFA_DS(dec, 32, dec),
    LEANFA_DS(min, 32, umin),
    LEANFA_DS(max, 32, umax),
    LEANFA_DS_AS(min, i32, U32, smin),
    LEANFA_DS_AS(max, i32, U32, smax),
    LEANFA_DS_AS(and, b32, U32, bit_and),
    LEANFA_DS_AS(or, b32, U32, bit_or),
    LEANFA_DS_AS(xor, b32, U32, bit_xor),
    LEANFA_DS_AS(min, f32, U32, min_f),
    LEANFA_DS_AS(max, f32, U32, max_f),
    LEANFA_DS_AS(add, f32, U32, add_f32),
    Semantics{Opcode::ds_pk_add_f16, ds_atomic<U32, ops::pk_add_f16>},
    Semantics{Opcode::ds_pk_add_rtn_f16, ds_atomic<U32, ops::pk_add_f16>},
    Semantics{Opcode::ds_pk_add_bf16, ds_atomic<U32, ops::pk_add_bf16>},
    Semantics{Opcode::ds_pk_add_rtn_bf16, ds_atomic<U32, ops::pk_add_bf16>},
    Semantics{Opcode::ds_wrxchg_rtn_b32, ds_atomic<U32, ops::swap>},
    Semantics{Opcode::ds_wrxchg_rtn_b64, ds_atomic<U64, ops::swap>},
    Semantics{Opcode::ds_cmpst_rtn_b32, ds_cmpst<U32>},
    Semantics{Opcode::ds_cmpst_rtn_b64, ds_cmpst<U64>},
    LEANFA_DS(rsub, 64, rsub),
    LEANFA_DS(inc, 64, inc),
    LEANFA_DS(dec, 64, dec),
    LEANFA_DS_AS(min, f64, U64, min_f64),
    LEANFA_DS_AS(max, f64, U64, max_f64),
    LEANFA_DS_AS(add, f64, U64, add_f64),
    LEANFA_DS(add, 64, add),
    LEANFA_DS(sub, 64, sub),
    LEANFA_DS(min, 64, umin),
    LEANFA_DS(max, 64, umax),
    LEANFA_DS_AS(min, i64, U64, smin),
    LEANFA_DS_AS(max, i64, U64, smax),
    LEANFA_DS_AS(and, b64, U64, bit_and),
    LEANFA_DS_AS(or, b64, U64, bit_or),
    LEANFA_DS_AS(xor, b64, U64, bit_xor),
};

#undef LEANFA_DS_AS
#undef LEANFA_DS

}  // namespace

std::span<const Semantics> ds_atomic_semantics() { return kSemantics; }

}  // namespace leanfa::emu
