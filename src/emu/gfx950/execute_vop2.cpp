// VOP2: two sources. CDNA4 manual, section 12.7.
#include <algorithm>
#include <array>
#include <limits>

#include "emu/gfx950/dot_ops.hpp"
#include "emu/gfx950/half_ops.hpp"
#include "emu/gfx950/integer_ops.hpp"
#include "emu/gfx950/lane_map.hpp"
#include "emu/gfx950/semantics.hpp"

namespace leanfa::emu {
namespace {

using isa::Opcode;

constexpr Semantics valu(Opcode opcode, LaneFunction lanes) { return {opcode, execute_valu, lanes}; }

// Operands of the reversed forms change places.
template <auto F>
constexpr auto kReversed = [](auto x, auto y) { return F(y, x); };

void v_cndmask_b32(LaneCall& call) {
  for (unsigned lane = 0; lane < kLanes; ++lane)
    call.d[lane] = (call.mask_in >> lane & 1U) != 0 ? call.s[1][lane] : call.s[0][lane];
}

// Carry in and out, a bit per lane.
template <auto F>
void carry(LaneCall& call) {
  U64 mask = 0;
  for (unsigned lane = 0; lane < kLanes; ++lane) {
    const U64 in = call.mask_in >> lane & 1U;
    const U64 wide = F(U64{call.s[0][lane]}, U64{call.s[1][lane]}, in);
    const bool out = (wide >> 32) != 0;
    // CLAMP saturates an unsigned result: an overflow to all ones, a borrow to zero.
    call.d[lane] = static_cast<U32>(wide);
    mask |= U64{out} << lane;
  }
  call.mask_out = mask;
}

// Minimum and maximum of float32 flush their inputs as MODE says.
template <auto F>
constexpr auto kPick = [](const Mode& mode, U32 a, U32 b) {
  const bool flush = !mode.keep_input_denormals_f32();
  return F(flush_f32(a, flush), flush_f32(b, flush), mode.ieee());
};

// D = S0 * S1 + D.
void v_fmac_f32(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane)
    call.d[lane] = fma_f32(call.mode, call.s[0][lane], call.s[1][lane], call.d[lane]);
}
void v_fmac_f64(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane)
    set_pair(
        call.d, lane,
        as_u64(std::fma(as_f64(pair(call.s[0], lane)), as_f64(pair(call.s[1], lane)), as_f64(pair(call.d, lane)))));
}
// The literal is source 2.
void v_fmamk_f32(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane)
    call.d[lane] = fma_f32(call.mode, call.s[0][lane], call.s[2][lane], call.s[1][lane]);
}
void v_fmaak_f32(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane)
    call.d[lane] = fma_f32(call.mode, call.s[0][lane], call.s[1][lane], call.s[2][lane]);
}

// v_mac_f16 rounds the product, then the sum.
constexpr auto kMacF16 = [](const Mode& mode, U32 a, U32 b, U32 c) { return add_f16(mode, mul_f16(mode, a, b), c); };
void v_mac_f16(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane)
    call.d[lane] = kMacF16(call.mode, call.s[0][lane], call.s[1][lane], call.d[lane]);
}
void v_madmk_f16(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane)
    call.d[lane] = kMacF16(call.mode, call.s[0][lane], call.s[2][lane], call.s[1][lane]);
}
void v_madak_f16(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane)
    call.d[lane] = kMacF16(call.mode, call.s[0][lane], call.s[1][lane], call.s[2][lane]);
}
void v_pk_fmac_f16(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane) {
    const U32 a = call.s[0][lane];
    const U32 b = call.s[1][lane];
    const U32 c = call.d[lane];
    call.d[lane] = fma_f16(call.mode, a, b, c) | fma_f16(call.mode, a >> 16, b >> 16, c >> 16) << 16;
  }
}

// D = dot(S0, S1) + D.
template <auto Dot>
void dot_accumulate(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane) call.d[lane] = Dot(call.s[0][lane], call.s[1][lane], call.d[lane]);
}

constexpr auto kLdexpF16 = [](const Mode& mode, U32 a, U32 b) {
  return half_result(mode, std::ldexp(half_input(mode, a), static_cast<std::int16_t>(b)));
};

constexpr std::array kSemantics{
    valu(Opcode::v_cndmask_b32, v_cndmask_b32),
    valu(Opcode::v_add_f32, float2<kAdd, kAddExact>),
    valu(Opcode::v_sub_f32, float2<kSub, kSubExact>),
    valu(Opcode::v_subrev_f32, float2<kReversed<kSub>, kReversed<kSubExact>>),
    valu(Opcode::v_mul_f32, float2<kMul, kMulExact>),
    valu(Opcode::v_min_f32, map2_mode<kPick<min_f32>>),
    valu(Opcode::v_max_f32, map2_mode<kPick<max_f32>>),
    valu(Opcode::v_fmac_f32, v_fmac_f32),
    valu(Opcode::v_fmac_f64, v_fmac_f64),
    valu(Opcode::v_fmamk_f32, v_fmamk_f32),
    valu(Opcode::v_fmaak_f32, v_fmaak_f32),
    valu(Opcode::v_mul_i32_i24, integer2<kMulI24, I64, I32>),
    valu(Opcode::v_mul_hi_i32_i24, map2<[](U32 a, U32 b) { return (static_cast<U64>(kMulI24(a, b)) >> 32); }>),
    valu(Opcode::v_mul_u32_u24, integer2<kMulU24, U64, U32>),
    valu(Opcode::v_mul_hi_u32_u24, map2<[](U32 a, U32 b) { return (kMulU24(a, b) >> 32); }>),
    valu(Opcode::v_min_i32, map2<[](U32 a, U32 b) { return (static_cast<I32>(a) < static_cast<I32>(b) ? a : b); }>),
    valu(Opcode::v_max_i32, map2<[](U32 a, U32 b) { return (static_cast<I32>(a) > static_cast<I32>(b) ? a : b); }>),
    valu(Opcode::v_min_u32, map2<[](U32 a, U32 b) { return a < b ? a : b; }>),
    valu(Opcode::v_max_u32, map2<[](U32 a, U32 b) { return (a > b ? a : b); }>),
    valu(Opcode::v_lshrrev_b32, map2<[](U32 a, U32 b) { return (b >> (a & 31U)); }>),
    valu(Opcode::v_ashrrev_i32, map2<[](U32 a, U32 b) { return (static_cast<I32>(b) >> (a & 31U)); }>),
    valu(Opcode::v_lshlrev_b32, map2<[](U32 a, U32 b) { return b << (a & 31U); }>),
    valu(Opcode::v_and_b32, map2<[](U32 a, U32 b) { return a & b; }>),
    valu(Opcode::v_or_b32, map2<[](U32 a, U32 b) { return a | b; }>),
    valu(Opcode::v_xor_b32, map2<[](U32 a, U32 b) { return a ^ b; }>),
    valu(Opcode::v_xnor_b32, map2<[](U32 a, U32 b) { return ~(a ^ b); }>),
    valu(Opcode::v_add_co_u32, carry<[](U64 a, U64 b, U64) { return a + b; }>),
    valu(Opcode::v_sub_co_u32, carry<[](U64 a, U64 b, U64) { return a - b; }>),
    valu(Opcode::v_subrev_co_u32, carry<[](U64 a, U64 b, U64) { return b - a; }>),
    valu(Opcode::v_addc_co_u32, carry<[](U64 a, U64 b, U64 c) { return a + b + c; }>),
    valu(Opcode::v_subb_co_u32, carry<[](U64 a, U64 b, U64 c) { return a - b - c; }>),
    valu(Opcode::v_subbrev_co_u32, carry<[](U64 a, U64 b, U64 c) { return b - a - c; }>),
    valu(Opcode::v_add_u32, integer2<[](U32 a, U32 b) { return U64{a} + b; }, U64, U32>),
    valu(Opcode::v_sub_u32, integer2<[](U32 a, U32 b) { return I64{a} - I64{b}; }, I64, U32>),
    valu(Opcode::v_subrev_u32, integer2<[](U32 a, U32 b) { return I64{b} - I64{a}; }, I64, U32>),
    valu(Opcode::v_add_f16, map2_mode<add_f16>),
    valu(Opcode::v_sub_f16, map2_mode<sub_f16>),
    valu(Opcode::v_subrev_f16, map2_mode<[](const Mode& m, U32 a, U32 b) { return sub_f16(m, b, a); }>),
    valu(Opcode::v_mul_f16, map2_mode<mul_f16>),
    valu(Opcode::v_mac_f16, v_mac_f16),
    valu(Opcode::v_madmk_f16, v_madmk_f16),
    valu(Opcode::v_madak_f16, v_madak_f16),
    valu(Opcode::v_pk_fmac_f16, v_pk_fmac_f16),
    valu(Opcode::v_max_f16, map2<max_f16>),
    valu(Opcode::v_min_f16, map2<min_f16>),
    valu(Opcode::v_ldexp_f16, map2_mode<kLdexpF16>),
    valu(Opcode::v_add_u16, integer2<[](U32 a, U32 b) { return I64{U16(a)} + U16(b); }, I64, U16>),
    valu(Opcode::v_sub_u16, integer2<[](U32 a, U32 b) { return I64{U16(a)} - U16(b); }, I64, U16>),
    valu(Opcode::v_subrev_u16, integer2<[](U32 a, U32 b) { return I64{U16(b)} - U16(a); }, I64, U16>),
    valu(Opcode::v_mul_lo_u16, map2<[](U32 a, U32 b) { return U16(U32{U16(a)} * U16(b)); }>),
    valu(Opcode::v_lshlrev_b16, map2<[](U32 a, U32 b) { return U16(U32{U16(b)} << (a & 15U)); }>),
    valu(Opcode::v_lshrrev_b16, map2<[](U32 a, U32 b) { return (U16(b) >> (a & 15U)); }>),
    valu(Opcode::v_ashrrev_i16, map2<[](U32 a, U32 b) { return (U16(I16(b) >> (a & 15U))); }>),
    valu(Opcode::v_max_u16, map2<[](U32 a, U32 b) { return std::max(U16(a), U16(b)); }>),
    valu(Opcode::v_min_u16, map2<[](U32 a, U32 b) { return std::min(U16(a), U16(b)); }>),
    valu(Opcode::v_max_i16, map2<[](U32 a, U32 b) { return U16(std::max(I16(a), I16(b))); }>),
    valu(Opcode::v_min_i16, map2<[](U32 a, U32 b) { return U16(std::min(I16(a), I16(b))); }>),
    valu(Opcode::v_dot2c_f32_bf16, dot_accumulate<dot2_f32_bf16>),
    valu(Opcode::v_dot2c_f32_f16, dot_accumulate<dot2_f32_f16>),
    valu(Opcode::v_dot2c_i32_i16, dot_accumulate<dot_integer<I32, 16, true>>),
    valu(Opcode::v_dot4c_i32_i8, dot_accumulate<dot_integer<I32, 8, true>>),
    valu(Opcode::v_dot8c_i32_i4, dot_accumulate<dot_integer<I32, 4, true>>),
};

}  // namespace

std::span<const Semantics> vop2_semantics() { return kSemantics; }

}  // namespace leanfa::emu
