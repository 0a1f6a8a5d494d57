// SOP1: one scalar source, one scalar result. CDNA4 manual, section 12.3.
#include <array>
#include <bit>

#include "emu/gfx950/scalar_map.hpp"
#include "emu/gfx950/semantics.hpp"

namespace leanfa::emu {
namespace {

using U32 = std::uint32_t;
using I32 = std::int32_t;
using U64 = std::uint64_t;
using isa::Opcode;
constexpr auto kKeep = SccRule::kKeep;
constexpr auto kSet = SccRule::kNonZero;

// sdst = EXEC before; EXEC = f(ssrc0, EXEC); SCC = EXEC != 0.
template <auto F>
Flow save_exec(Context& context, const Step& step) {
  Wave& wave = *context.wave;
  const U64 exec = wave.exec();
  const U64 result = F(read_scalar(context, step.source[0]), exec);
  write_scalar(context, step.destination, exec);
  wave.set_scalar64(kExec, result);
  wave.scc = result != 0;
  return Flow::kNext;
}

// EXEC and sdst both get the new mask.
template <auto F>
Flow write_exec(Context& context, const Step& step) {
  Wave& wave = *context.wave;
  const U64 result = F(read_scalar(context, step.source[0]), wave.exec());
  write_scalar(context, step.destination, result);
  wave.set_scalar64(kExec, result);
  wave.scc = result != 0;
  return Flow::kNext;
}

// Like s_mov, but only when SCC is set.
Flow s_cmov(Context& context, const Step& step) {
  if (context.wave->scc) write_scalar(context, step.destination, read_scalar(context, step.source[0]));
  return Flow::kNext;
}

template <bool Set>
Flow s_bitset_b32(Context& context, const Step& step) {
  U32& word = context.wave->sgpr[step.destination.index];
  const U32 bit = 1U << (read_scalar32(context, step.source[0]) & 31U);
  word = Set ? word | bit : word & ~bit;
  return Flow::kNext;
}

template <bool Set>
Flow s_bitset_b64(Context& context, const Step& step) {
  const U64 bit = U64{1} << (read_scalar(context, step.source[0]) & 63U);
  const U64 word = context.wave->scalar64(step.destination.index);
  context.wave->set_scalar64(step.destination.index, Set ? word | bit : word & ~bit);
  return Flow::kNext;
}

// The address of the next instruction, where the code object lies in memory.
Flow s_getpc_b64(Context& context, const Step& step) {
  write_scalar(context, step.destination, context.code_bias + step.pc() + step.instruction.size);
  return Flow::kNext;
}

template <class U>
U whole_quads(U mask) {
  U result = 0;
  for (unsigned bit = 0; bit < sizeof(U) * 8; bit += 4)
    if ((mask >> bit & 15U) != 0) result |= U{15} << bit;
  return result;
}

template <class U>
constexpr U reverse_bits(U x) {
  U result = 0;
  for (unsigned bit = 0; bit < sizeof(U) * 8; ++bit) result |= (x >> bit & 1U) << (sizeof(U) * 8 - 1 - bit);
  return result;
}

// Position of the first bit from the left that differs from the sign; -1 when there is none.
template <class U>
constexpr U32 first_sign_difference(U x) {
  const U sign = (x >> (sizeof(U) * 8 - 1)) != 0 ? static_cast<U>(~x) : x;
  return sign == 0 ? ~0U : static_cast<U32>(std::countl_zero(sign));
}

template <class U, SccRule Rule, auto F>
constexpr Semantics unary(Opcode opcode) {
  return {opcode, scalar1<U, U, Rule, F>, nullptr};
}
template <class In, class Out, SccRule Rule, auto F>
constexpr Semantics convert(Opcode opcode) {
  return {opcode, scalar1<In, Out, Rule, F>, nullptr};
}

constexpr std::array kSemantics{
    unary<U32, kKeep, [](U32 a) { return a; }>(Opcode::s_mov_b32),
    unary<U64, kKeep, [](U64 a) { return a; }>(Opcode::s_mov_b64),
    Semantics{Opcode::s_cmov_b32, s_cmov},
    Semantics{Opcode::s_cmov_b64, s_cmov},
    unary<U32, kSet, [](U32 a) { return ~a; }>(Opcode::s_not_b32),
    unary<U64, kSet, [](U64 a) { return ~a; }>(Opcode::s_not_b64),
    unary<U32, kSet, whole_quads<U32>>(Opcode::s_wqm_b32),
    unary<U64, kSet, whole_quads<U64>>(Opcode::s_wqm_b64),
    unary<U32, kKeep, reverse_bits<U32>>(Opcode::s_brev_b32),
    unary<U64, kKeep, reverse_bits<U64>>(Opcode::s_brev_b64),
    convert<U32, U32, kSet, [](U32 a) { return (static_cast<U32>(std::popcount(~a))); }>(Opcode::s_bcnt0_i32_b32),
    convert<U64, U32, kSet, [](U64 a) { return (static_cast<U32>(std::popcount(~a))); }>(Opcode::s_bcnt0_i32_b64),
    convert<U32, U32, kSet, [](U32 a) { return (static_cast<U32>(std::popcount(a))); }>(Opcode::s_bcnt1_i32_b32),
    convert<U64, U32, kSet, [](U64 a) { return (static_cast<U32>(std::popcount(a))); }>(Opcode::s_bcnt1_i32_b64),
    convert<U32, U32, kKeep, [](U32 a) { return (~a == 0 ? ~0U : static_cast<U32>(std::countr_one(a))); }>(
        Opcode::s_ff0_i32_b32),
    convert<U64, U32, kKeep, [](U64 a) { return (~a == 0 ? ~0U : static_cast<U32>(std::countr_one(a))); }>(
        Opcode::s_ff0_i32_b64),
    convert<U32, U32, kKeep, [](U32 a) { return (a == 0 ? ~0U : static_cast<U32>(std::countr_zero(a))); }>(
        Opcode::s_ff1_i32_b32),
    convert<U64, U32, kKeep, [](U64 a) { return (a == 0 ? ~0U : static_cast<U32>(std::countr_zero(a))); }>(
        Opcode::s_ff1_i32_b64),
    convert<U32, U32, kKeep, [](U32 a) { return (a == 0 ? ~0U : static_cast<U32>(std::countl_zero(a))); }>(
        Opcode::s_flbit_i32_b32),
    convert<U64, U32, kKeep, [](U64 a) { return (a == 0 ? ~0U : static_cast<U32>(std::countl_zero(a))); }>(
        Opcode::s_flbit_i32_b64),
    convert<U32, U32, kKeep, first_sign_difference<U32>>(Opcode::s_flbit_i32),
    convert<U64, U32, kKeep, first_sign_difference<U64>>(Opcode::s_flbit_i32_i64),
    unary<U32, kKeep, [](U32 a) { return (static_cast<U32>(static_cast<std::int8_t>(a))); }>(Opcode::s_sext_i32_i8),
    unary<U32, kKeep, [](U32 a) { return (static_cast<U32>(static_cast<std::int16_t>(a))); }>(Opcode::s_sext_i32_i16),
    Semantics{Opcode::s_bitset0_b32, s_bitset_b32<false>},
    Semantics{Opcode::s_bitset0_b64, s_bitset_b64<false>},
    Semantics{Opcode::s_bitset1_b32, s_bitset_b32<true>},
    Semantics{Opcode::s_bitset1_b64, s_bitset_b64<true>},
    Semantics{Opcode::s_getpc_b64, s_getpc_b64},
    Semantics{Opcode::s_and_saveexec_b64, save_exec<[](U64 s, U64 e) { return s & e; }>},
    Semantics{Opcode::s_or_saveexec_b64, save_exec<[](U64 s, U64 e) { return s | e; }>},
    Semantics{Opcode::s_xor_saveexec_b64, save_exec<[](U64 s, U64 e) { return s ^ e; }>},
    Semantics{Opcode::s_andn2_saveexec_b64, save_exec<[](U64 s, U64 e) { return s & ~e; }>},
    Semantics{Opcode::s_orn2_saveexec_b64, save_exec<[](U64 s, U64 e) { return s | ~e; }>},
    Semantics{Opcode::s_nand_saveexec_b64, save_exec<[](U64 s, U64 e) { return ~(s & e); }>},
    Semantics{Opcode::s_nor_saveexec_b64, save_exec<[](U64 s, U64 e) { return ~(s | e); }>},
    Semantics{Opcode::s_xnor_saveexec_b64, save_exec<[](U64 s, U64 e) { return ~(s ^ e); }>},
    Semantics{Opcode::s_andn1_saveexec_b64, save_exec<[](U64 s, U64 e) { return ~s & e; }>},
    Semantics{Opcode::s_orn1_saveexec_b64, save_exec<[](U64 s, U64 e) { return ~s | e; }>},
    Semantics{Opcode::s_andn1_wrexec_b64, write_exec<[](U64 s, U64 e) { return ~s & e; }>},
    Semantics{Opcode::s_andn2_wrexec_b64, write_exec<[](U64 s, U64 e) { return s & ~e; }>},
    unary<U32, kSet, [](U32 a) { return (static_cast<I32>(a) < 0 ? 0U - a : a); }>(Opcode::s_abs_i32),
};

}  // namespace

std::span<const Semantics> sop1_semantics() { return kSemantics; }

}  // namespace leanfa::emu
