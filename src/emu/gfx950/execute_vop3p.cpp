// VOP3P: packed 16- and 32-bit arithmetic, mixed precision, DOT. CDNA4 manual, sections 6.7 and 12.11. Halves and signs
// of packed operands are already selected when a lane function sees them (execute_valu.cpp).
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

// F on the low and the high halves; integers wide, then wrapped or clamped to T.
template <class T, auto F>
void packed_integer(LaneCall& call) {
  const bool clamp = call.modifiers->clamp;
  for (int lane = 0; lane < kLanes; ++lane) {
    const U32 a = call.s[0][lane];
    const U32 b = call.s[1][lane];
    const U32 c = call.s[2] == nullptr ? 0 : call.s[2][lane];
    const auto half = [&](unsigned shift) {
      return narrow<T>(
          static_cast<I64>(F(static_cast<T>(a >> shift), static_cast<T>(b >> shift), static_cast<T>(c >> shift))),
          clamp);
    };
    call.d[lane] = half(0) | half(16) << 16;
  }
}

template <auto F>
void packed_half(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane) {
    const U32 a = call.s[0][lane];
    const U32 b = call.s[1][lane];
    const U32 c = call.s[2] == nullptr ? 0 : call.s[2][lane];
    const U32 low = F(call.mode, a & 0xFFFFU, b & 0xFFFFU, c & 0xFFFFU);
    const U32 high = F(call.mode, a >> 16, b >> 16, c >> 16);
    call.d[lane] = (low & 0xFFFFU) | high << 16;
  }
}

constexpr auto kPropagate3 = [](auto pick, U32 a, U32 b, U32 c) {
  for (const U32 x : {a, b, c})
    if (is_nan_f16(x)) return x | 0x0200U;
  return pick(pick(a, b), c);
};

// Two float32 results; each row of 64 is one half.
void v_pk_fma_f32(LaneCall& call) {
  const Mode mode = call.mode;
  for (int i = 0; i < 2 * kLanes; ++i) call.d[i] = fma_f32(mode, call.s[0][i], call.s[1][i], call.s[2][i]);
}

template <auto Fast, auto Exact>
void packed_f32(LaneCall& call) {
  float2<Fast, Exact>(call);
  LaneCall high = call;
  high.s = {call.s[0] + kLanes, call.s[1] + kLanes, nullptr};
  high.d = call.d + kLanes;
  float2<Fast, Exact>(high);
}

// D.lo = S0[op_sel[0]], D.hi = S1[op_sel[1]]: op_sel_hi does not count.
void v_pk_mov_b32(LaneCall& call) {
  std::copy_n(call.s[0], kLanes, call.d);
  std::copy_n(call.s[1], kLanes, call.d + kLanes);
}

// Sources are float16 where op_sel_hi has a bit (op_sel then picks the half), else float32; signs are neg and abs.
U32 mix_source(const LaneCall& call, unsigned i, int lane) {
  const isa::Modifiers& m = *call.modifiers;
  U32 bits = call.s[i][lane];
  if ((m.op_sel_hi >> i & 1U) != 0) {
    const auto half = static_cast<U16>((m.op_sel >> i & 1U) != 0 ? bits >> 16 : bits);
    bits = as_u32(f16_to_f32(flush_f16(half, !call.mode.keep_input_denormals_f16_f64())));
  }
  if ((m.abs >> i & 1U) != 0) bits &= 0x7FFFFFFFU;
  if ((m.neg >> i & 1U) != 0) bits ^= 0x80000000U;
  return bits;
}

void v_fma_mix_f32(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane)
    call.d[lane] = fma_f32(call.mode, mix_source(call, 0, lane), mix_source(call, 1, lane), mix_source(call, 2, lane));
}

template <bool High>
void fma_mix_f16(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane) {
    const double exact = fma_to_odd(as_f32(mix_source(call, 0, lane)), as_f32(mix_source(call, 1, lane)),
                                    as_f32(mix_source(call, 2, lane)));
    U16 half = static_cast<U16>(half_result(call.mode, exact));
    if (call.modifiers->clamp) half = clamp_f16(half, call.mode);
    const U32 old = call.d[lane];
    call.d[lane] = High ? (old & 0xFFFFU) | U32{half} << 16 : (old & 0xFFFF0000U) | half;
  }
}

constexpr std::array kSemantics{
    valu(Opcode::v_pk_mad_i16, packed_integer<I16, [](I16 a, I16 b, I16 c) { return a * b + c; }>),
    valu(Opcode::v_pk_mad_u16, packed_integer<U16, [](I64 a, I64 b, I64 c) { return a * b + c; }>),
    valu(Opcode::v_pk_mul_lo_u16, packed_integer<U16, [](U32 a, U32 b, U32) { return a * b & 0xFFFFU; }>),
    valu(Opcode::v_pk_add_i16, packed_integer<I16, [](I16 a, I16 b, I16) { return a + b; }>),
    valu(Opcode::v_pk_sub_i16, packed_integer<I16, [](I16 a, I16 b, I16) { return a - b; }>),
    valu(Opcode::v_pk_add_u16, packed_integer<U16, [](U16 a, U16 b, U16) { return a + b; }>),
    valu(Opcode::v_pk_sub_u16, packed_integer<U16, [](U16 a, U16 b, U16) { return a - b; }>),
    valu(Opcode::v_pk_lshlrev_b16, packed_integer<U16, [](U16 a, U16 b, U16) { return (b << (a & 15)) & 0xFFFF; }>),
    valu(Opcode::v_pk_lshrrev_b16, packed_integer<U16, [](U16 a, U16 b, U16) { return (b >> (a & 15)); }>),
    valu(Opcode::v_pk_ashrrev_i16, packed_integer<I16, [](I16 a, I16 b, I16) { return (b >> (a & 15)); }>),
    valu(Opcode::v_pk_max_i16, packed_integer<I16, [](I16 a, I16 b, I16) { return std::max(a, b); }>),
    valu(Opcode::v_pk_min_i16, packed_integer<I16, [](I16 a, I16 b, I16) { return std::min(a, b); }>),
    valu(Opcode::v_pk_max_u16, packed_integer<U16, [](U16 a, U16 b, U16) { return std::max(a, b); }>),
    valu(Opcode::v_pk_min_u16, packed_integer<U16, [](U16 a, U16 b, U16) { return std::min(a, b); }>),
    valu(Opcode::v_pk_fma_f16, packed_half<fma_f16>),
    valu(Opcode::v_pk_add_f16, packed_half<[](const Mode& m, U32 a, U32 b, U32) { return add_f16(m, a, b); }>),
    valu(Opcode::v_pk_mul_f16, packed_half<[](const Mode& m, U32 a, U32 b, U32) { return mul_f16(m, a, b); }>),
    valu(Opcode::v_pk_min_f16, packed_half<[](const Mode&, U32 a, U32 b, U32) { return min_f16(a, b); }>),
    valu(Opcode::v_pk_max_f16, packed_half<[](const Mode&, U32 a, U32 b, U32) { return max_f16(a, b); }>),
    valu(Opcode::v_pk_minimum3_f16,
         packed_half<[](const Mode&, U32 a, U32 b, U32 c) { return kPropagate3(min_f16, a, b, c); }>),
    valu(Opcode::v_pk_maximum3_f16,
         packed_half<[](const Mode&, U32 a, U32 b, U32 c) { return kPropagate3(max_f16, a, b, c); }>),
    valu(Opcode::v_fma_mix_f32, v_fma_mix_f32),
    valu(Opcode::v_fma_mixlo_f16, fma_mix_f16<false>),
    valu(Opcode::v_fma_mixhi_f16, fma_mix_f16<true>),
    valu(Opcode::v_dot2_f32_bf16, map3<dot2_f32_bf16>),
    valu(Opcode::v_dot2_f32_f16, map3<dot2_f32_f16>),
    valu(Opcode::v_dot2_i32_i16, map3<dot_integer<I32, 16, true>>),
    valu(Opcode::v_dot2_u32_u16, map3<dot_integer<U32, 16, false>>),
    valu(Opcode::v_dot4_i32_i8, map3<dot_integer<I32, 8, true>>),
    valu(Opcode::v_dot4_u32_u8, map3<dot_integer<U32, 8, false>>),
    valu(Opcode::v_dot8_i32_i4, map3<dot_integer<I32, 4, true>>),
    valu(Opcode::v_dot8_u32_u4, map3<dot_integer<U32, 4, false>>),
    valu(Opcode::v_pk_fma_f32, v_pk_fma_f32),
    valu(Opcode::v_pk_mul_f32, packed_f32<kMul, kMulExact>),
    valu(Opcode::v_pk_add_f32, packed_f32<kAdd, kAddExact>),
    valu(Opcode::v_pk_mov_b32, v_pk_mov_b32),
};

}  // namespace

std::span<const Semantics> vop3p_semantics() { return kSemantics; }

}  // namespace leanfa::emu
