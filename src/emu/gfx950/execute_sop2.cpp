// SOP2: two scalar sources, one scalar result. CDNA4 manual, section 12.1.
#include <array>
#include <bit>

#include "emu/gfx950/scalar_map.hpp"
#include "emu/gfx950/semantics.hpp"

namespace leanfa::emu {
namespace {

using U32 = std::uint32_t;
using I32 = std::int32_t;
using U64 = std::uint64_t;
using I64 = std::int64_t;
using isa::Opcode;

constexpr auto kAdd32 = [](U32 a, U32 b, bool& scc) {
  const U64 sum = U64{a} + b;
  scc = (sum >> 32) != 0;
  return static_cast<U32>(sum);
};
constexpr auto kSub32 = [](U32 a, U32 b, bool& scc) {
  scc = b > a;
  return a - b;
};
constexpr auto kAddSigned = [](U32 a, U32 b, bool& scc) {
  const U32 sum = a + b;
  scc = ((a ^ sum) & (b ^ sum)) >> 31 != 0;
  return sum;
};
constexpr auto kSubSigned = [](U32 a, U32 b, bool& scc) {
  const U32 difference = a - b;
  scc = ((a ^ b) & (a ^ difference)) >> 31 != 0;
  return difference;
};
constexpr auto kAddCarry = [](U32 a, U32 b, bool& scc) {
  const U64 sum = U64{a} + b + (scc ? 1U : 0U);
  scc = (sum >> 32) != 0;
  return static_cast<U32>(sum);
};
constexpr auto kSubBorrow = [](U32 a, U32 b, bool& scc) {
  const U64 subtrahend = U64{b} + (scc ? 1U : 0U);
  scc = subtrahend > a;
  return static_cast<U32>(a - subtrahend);
};
constexpr auto kMinI = [](U32 a, U32 b, bool& scc) {
  scc = static_cast<I32>(a) < static_cast<I32>(b);
  return scc ? a : b;
};
constexpr auto kMinU = [](U32 a, U32 b, bool& scc) {
  scc = a < b;
  return scc ? a : b;
};
constexpr auto kMaxI = [](U32 a, U32 b, bool& scc) {
  scc = static_cast<I32>(a) > static_cast<I32>(b);
  return scc ? a : b;
};
constexpr auto kMaxU = [](U32 a, U32 b, bool& scc) {
  scc = a > b;
  return scc ? a : b;
};
constexpr auto kAbsDiff = [](U32 a, U32 b, bool& scc) {
  const U32 difference = a - b;
  const U32 result = static_cast<I32>(difference) < 0 ? 0U - difference : difference;
  scc = result != 0;
  return result;
};

template <unsigned Shift>
constexpr auto kShiftAdd = [](U32 a, U32 b, bool& scc) {
  const U64 sum = (U64{a} << Shift) + b;
  scc = (sum >> 32) != 0;
  return static_cast<U32>(sum);
};

// Offset in bits 4:0 (5:0), width in bits 22:16.
template <class U, bool Signed>
constexpr U bitfield(U value, U32 control) {
  constexpr unsigned kBits = sizeof(U) * 8;
  const unsigned offset = control & (kBits - 1);
  const unsigned width = control >> 16 & 0x7FU;
  if (width == 0) return 0;
  const U shifted = static_cast<U>(value >> offset);
  if (width >= kBits) {
    using S = std::make_signed_t<U>;
    return Signed ? static_cast<U>(static_cast<S>(value) >> offset) : shifted;
  }
  const U mask = static_cast<U>((U{1} << width) - 1);
  const U field = shifted & mask;
  const U sign = U{1} << (width - 1);
  return Signed ? static_cast<U>((field ^ sign) - sign) : field;
}

Flow s_cselect_b32(Context& context, const Step& step) {
  write_scalar(context, step.destination, read_scalar(context, step.source[context.wave->scc ? 0 : 1]));
  return Flow::kNext;
}

template <auto F>
Flow pack(Context& context, const Step& step) {
  const U32 a = read_scalar32(context, step.source[0]);
  const U32 b = read_scalar32(context, step.source[1]);
  write_scalar(context, step.destination, F(a, b));
  return Flow::kNext;
}

template <class U, bool Signed>
Flow s_bfe(Context& context, const Step& step) {
  const auto value = static_cast<U>(read_scalar(context, step.source[0]));
  const U result = bitfield<U, Signed>(value, read_scalar32(context, step.source[1]));
  write_scalar(context, step.destination, result);
  context.wave->scc = result != 0;
  return Flow::kNext;
}

template <auto F>
Flow shift64(Context& context, const Step& step) {
  const U64 result = F(read_scalar(context, step.source[0]), read_scalar32(context, step.source[1]) & 63U);
  write_scalar(context, step.destination, result);
  context.wave->scc = result != 0;
  return Flow::kNext;
}

template <class U, SccRule Rule, auto F>
constexpr Semantics binary(Opcode opcode) {
  return {opcode, scalar2<U, Rule, F>, nullptr};
}

constexpr auto kKeep = SccRule::kKeep;
constexpr auto kSet = SccRule::kNonZero;

constexpr std::array kSemantics{
    Semantics{Opcode::s_add_u32, scalar2_scc<kAdd32>},
    Semantics{Opcode::s_sub_u32, scalar2_scc<kSub32>},
    Semantics{Opcode::s_add_i32, scalar2_scc<kAddSigned>},
    Semantics{Opcode::s_sub_i32, scalar2_scc<kSubSigned>},
    Semantics{Opcode::s_addc_u32, scalar2_scc<kAddCarry>},
    Semantics{Opcode::s_subb_u32, scalar2_scc<kSubBorrow>},
    Semantics{Opcode::s_min_i32, scalar2_scc<kMinI>},
    Semantics{Opcode::s_min_u32, scalar2_scc<kMinU>},
    Semantics{Opcode::s_max_i32, scalar2_scc<kMaxI>},
    Semantics{Opcode::s_max_u32, scalar2_scc<kMaxU>},
    Semantics{Opcode::s_cselect_b32, s_cselect_b32},
    Semantics{Opcode::s_cselect_b64, s_cselect_b32},
    binary<U32, kSet, [](U32 a, U32 b) { return a & b; }>(Opcode::s_and_b32),
    binary<U64, kSet, [](U64 a, U64 b) { return a & b; }>(Opcode::s_and_b64),
    binary<U32, kSet, [](U32 a, U32 b) { return a | b; }>(Opcode::s_or_b32),
    binary<U64, kSet, [](U64 a, U64 b) { return a | b; }>(Opcode::s_or_b64),
    binary<U32, kSet, [](U32 a, U32 b) { return a ^ b; }>(Opcode::s_xor_b32),
    binary<U64, kSet, [](U64 a, U64 b) { return a ^ b; }>(Opcode::s_xor_b64),
    binary<U32, kSet, [](U32 a, U32 b) { return a & ~b; }>(Opcode::s_andn2_b32),
    binary<U64, kSet, [](U64 a, U64 b) { return a & ~b; }>(Opcode::s_andn2_b64),
    binary<U32, kSet, [](U32 a, U32 b) { return a | ~b; }>(Opcode::s_orn2_b32),
    binary<U64, kSet, [](U64 a, U64 b) { return a | ~b; }>(Opcode::s_orn2_b64),
    binary<U32, kSet, [](U32 a, U32 b) { return ~(a & b); }>(Opcode::s_nand_b32),
    binary<U64, kSet, [](U64 a, U64 b) { return ~(a & b); }>(Opcode::s_nand_b64),
    binary<U32, kSet, [](U32 a, U32 b) { return ~(a | b); }>(Opcode::s_nor_b32),
    binary<U64, kSet, [](U64 a, U64 b) { return ~(a | b); }>(Opcode::s_nor_b64),
    binary<U32, kSet, [](U32 a, U32 b) { return ~(a ^ b); }>(Opcode::s_xnor_b32),
    binary<U64, kSet, [](U64 a, U64 b) { return ~(a ^ b); }>(Opcode::s_xnor_b64),
    binary<U32, kSet, [](U32 a, U32 b) { return a << (b & 31U); }>(Opcode::s_lshl_b32),
    Semantics{Opcode::s_lshl_b64, shift64<[](U64 a, U32 b) { return a << b; }>},
    binary<U32, kSet, [](U32 a, U32 b) { return (a >> (b & 31U)); }>(Opcode::s_lshr_b32),
    Semantics{Opcode::s_lshr_b64, shift64<[](U64 a, U32 b) { return (a >> b); }>},
    binary<U32, kSet, [](U32 a, U32 b) { return (static_cast<U32>(static_cast<I32>(a) >> (b & 31U))); }>(
        Opcode::s_ashr_i32),
    Semantics{Opcode::s_ashr_i64, shift64<[](U64 a, U32 b) { return (static_cast<U64>(static_cast<I64>(a) >> b)); }>},
    Semantics{Opcode::s_bfm_b32, pack<[](U32 a, U32 b) { return ((1U << (a & 31U)) - 1U) << (b & 31U); }>},
    Semantics{Opcode::s_bfm_b64, pack<[](U32 a, U32 b) { return ((U64{1} << (a & 63U)) - 1U) << (b & 63U); }>},
    binary<U32, kKeep, [](U32 a, U32 b) { return a * b; }>(Opcode::s_mul_i32),
    Semantics{Opcode::s_bfe_u32, s_bfe<U32, false>},
    Semantics{Opcode::s_bfe_i32, s_bfe<U32, true>},
    Semantics{Opcode::s_bfe_u64, s_bfe<U64, false>},
    Semantics{Opcode::s_bfe_i64, s_bfe<U64, true>},
    Semantics{Opcode::s_absdiff_i32, scalar2_scc<kAbsDiff>},
    binary<U32, kKeep, [](U32 a, U32 b) { return static_cast<U32>(U64{a} * b >> 32); }>(Opcode::s_mul_hi_u32),
    binary<U32, kKeep,
           [](U32 a, U32 b) {
             return static_cast<U32>(static_cast<U64>(I64{static_cast<I32>(a)} * static_cast<I32>(b)) >> 32);
           }>(Opcode::s_mul_hi_i32),
    Semantics{Opcode::s_lshl1_add_u32, scalar2_scc<kShiftAdd<1>>},
    Semantics{Opcode::s_lshl2_add_u32, scalar2_scc<kShiftAdd<2>>},
    Semantics{Opcode::s_lshl3_add_u32, scalar2_scc<kShiftAdd<3>>},
    Semantics{Opcode::s_lshl4_add_u32, scalar2_scc<kShiftAdd<4>>},
    Semantics{Opcode::s_pack_ll_b32_b16, pack<[](U32 a, U32 b) { return (a & 0xFFFFU) | b << 16; }>},
    Semantics{Opcode::s_pack_lh_b32_b16, pack<[](U32 a, U32 b) { return (a & 0xFFFFU) | (b & 0xFFFF0000U); }>},
    Semantics{Opcode::s_pack_hh_b32_b16, pack<[](U32 a, U32 b) { return (a >> 16 | (b & 0xFFFF0000U)); }>},
};

}  // namespace

std::span<const Semantics> sop2_semantics() { return kSemantics; }

}  // namespace leanfa::emu
