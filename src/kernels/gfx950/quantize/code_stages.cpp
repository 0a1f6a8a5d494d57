#include "kernels/gfx950/quantize/code_stages.hpp"

#include <cstddef>

namespace leanfa::gfx950 {
namespace {

using enum isa::Opcode;
using assembly::kExec;
using assembly::kVcc;
using assembly::neg;
using assembly::Operand;

constexpr int kMostShift = 16;
constexpr int kPositiveNormal = 0x100;  // of v_cmp_class
constexpr int kSmallestNormal = 0x00800000;
constexpr int kFromSmall = 0x5D800000, kFromLarge = 0x21800000;  // 2^60, 2^-60
constexpr float kLargestInt8 = 127.0F, kLargestE4m3 = 448.0F;

isa::Modifiers negated_first() {
  isa::Modifiers m = packed(3);
  m.neg_lo = m.neg_hi = 1;
  return m;
}

// r.address_s = base + batch and head's strides.
void add_head_address(Emitter& e, const QuantizeRegisters& r, const Register& base, const Register& batch_stride,
                      const Register& head, const Register& head_stride) {
  e(s_mov_b64, {r.address_s, base});
  add_product(e, r.address_s, r.batch, batch_stride, r.product);
  add_product(e, r.address_s, head, head_stride, r.product);
}

// r.at = the scalar pair `head` + token * stride. Overwrites r.wide's first three.
void add_token_address(Emitter& e, const QuantizeRegisters& r, const Register& head, const Register& token,
                       const Register& stride) {
  const Register base = r.wide.part(0, 2);
  e(v_mov_b32, {base.at(0), head.at(0)});
  e(v_mov_b32, {base.at(1), head.at(1)});
  e(v_mad_u64_u32, {r.at, kVcc, token, stride.at(0), base});
  e(v_mul_lo_u32, {base.at(0), token, stride.at(1)});
  e(v_add_u32, {r.at.at(1), base.at(0), r.at.at(1)});
}

// x / scale of pairs `first` and `first` + 1 into `to`'s two pairs.
void add_quotients(Emitter& e, const QuantizeRegisters& r, const RowPairs& row, int first, const Register& to) {
  for (int p = 0; p < 2; ++p) e(v_pk_mul_f32, {to.part(2 * p, 2), row[first + p], r.low}, packed(2));
  for (int p = 0; p < 2; ++p)
    e(v_pk_fma_f32, {to.part(2 * p, 2), row[first + p], r.high, to.part(2 * p, 2)}, packed(3));
  for (int p = 0; p < 2; ++p)
    e(v_pk_fma_f32, {row.scratch(p), r.scale, to.part(2 * p, 2), row[first + p]}, negated_first());
  for (int p = 0; p < 2; ++p)
    e(v_pk_fma_f32, {to.part(2 * p, 2), row.scratch(p), r.high, to.part(2 * p, 2)}, packed(3));
}

// Four e4m3fn codes. The quotient's sign is x's, also where it is 0 or NaN.
void add_e4m3_codes(Emitter& e, const QuantizeRegisters& r, const RowPairs& row, int first, const Register& quotient,
                    const Register& to) {
  for (int i = 0; i < 4; ++i) e(v_bfi_b32, {quotient.at(i), r.magnitude, quotient.at(i), row[first + i / 2].at(i % 2)});
  isa::Modifiers high;
  high.op_sel = 8;
  e(v_cvt_pk_fp8_f32, {to, quotient.at(0), quotient.at(1)});
  e(v_cvt_pk_fp8_f32, {to, quotient.at(2), quotient.at(3)}, high);
}

// Four int8 codes: beside 1.5 * 2^23 a float's low byte is a whole number.
void add_int8_codes(Emitter& e, const QuantizeRegisters& r, const Register& quotient, const Register& to) {
  for (int p = 0; p < 4; p += 2) {
    e(v_pk_add_f32, {quotient.part(p, 2), quotient.part(p, 2), r.whole}, packed(2));
    e(v_perm_b32, {quotient.at(p), quotient.at(p + 1), quotient.at(p), r.pick_low});
  }
  e(v_perm_b32, {to, quotient.at(2), quotient.at(0), r.pick_words});
}

}  // namespace

void add_reciprocal(Emitter& e, const Register& to, const Register& x, const Register& y, const Register& t) {
  e(v_rcp_f32, {y, x});
  e(v_fma_f32, {t, neg(x), y, 1.0F});
  e(v_fma_f32, {y, t, y, y});
  e(v_fma_f32, {t, neg(x), y, 1.0F});
  e(v_fma_f32, {to, t, y, y});
  e(v_fma_f32, {t, neg(x), to, 1.0F});
  e(v_fma_f32, {to, t, y, to});
}

void add_double_reciprocal(Emitter& e, const Register& to, const Register& x, const Register& scratch) {
  const Register y = scratch.part(0, 2), t = scratch.part(2, 2);
  e(v_rcp_f64, {y, x});
  for (int step = 0; step < 2; ++step) {
    e(v_fma_f64, {t, neg(x), y, 1.0F});
    e(v_fma_f64, {y, y, t, y});
  }
  e(v_fma_f64, {t, neg(x), y, 1.0F});
  e(v_fma_f64, {to, t, y, y});
}

void add_scale_of(Emitter& e, const ScaleChoice& r) {
  const Register inverse = r.scratch.at(0), rest = r.scratch.at(1), mantissa = r.scratch.at(2), t = r.scratch.at(3);
  e(v_frexp_mant_f32, {mantissa, r.largest});
  add_reciprocal(e, inverse, r.divisor, rest, t);
  e(v_fma_f32, {rest, neg(r.divisor), inverse, 1.0F});
  e(v_mul_f32, {rest, rest, inverse});
  e(v_mul_f32, {t, mantissa, rest});
  e(v_fma_f32, {t, mantissa, inverse, t});
  e(v_fma_f32, {rest, neg(r.divisor), t, mantissa});
  e(v_fma_f32, {t, rest, inverse, t});
  e(v_frexp_exp_i32_f32, {rest, r.largest});
  e(v_ldexp_f32, {r.to, t, rest}).comment = "exact, or below the smallest";
  e(v_mov_b32, {t, kSmallestNormal});
  e(v_max_f32, {r.to, r.to, t});
  e(v_cmp_eq_f32, {kVcc, 0, r.largest});
  e(v_cndmask_b32, {r.to, r.to, 1.0F, kVcc});
}

void add_divisor(Emitter& e, const QuantizeRegisters& r, DType format) {
  const Register scale = r.scale.at(0), high = r.high.at(0), low = r.low.at(0), unit = r.unit.at(0);
  const Register limit = r.wide.at(0), power = r.wide.at(1);
  e(v_mov_b32, {unit, 1.0F});
  e(v_mov_b32, {limit, kFromLarge});
  e(v_mov_b32, {power, kFromSmall});
  e(v_cmp_lt_f32, {kVcc, scale, limit});
  e(v_cndmask_b32, {unit, unit, power, kVcc});
  e(v_cmp_gt_f32, {kVcc, scale, power});
  e(v_cndmask_b32, {unit, unit, limit, kVcc});
  e(v_cmp_neq_f32, {r.far, 1.0F, unit});
  e(v_mul_f32, {scale, scale, unit});
  add_reciprocal(e, high, scale, r.wide.at(0), r.wide.at(1));
  e(v_fma_f32, {low, neg(scale), high, 1.0F});
  e(v_mul_f32, {low, low, high});
  for (const Register& pair : {r.scale, r.high, r.low, r.unit}) e(v_mov_b32, {pair.at(1), pair.at(0)});
  if (format == DType::kI8) e(v_mul_f32, {r.bound, kLargestInt8, scale});
}

Emitter read_head_scale(const QuantizeRegisters& r, const QuantizePlan& plan) {
  Emitter e("scale");
  const Register strides = LEANFA_ARGUMENT(r, scale_stride);
  add_head_address(e, r, LEANFA_ARGUMENT(r, scales), strides.part(0, 2), r.head, strides.part(4, 2));
  e(s_load_dword, {r.product.at(0), r.address_s, 0});
  e(v_mov_b32, {r.scale.at(0), r.product.at(0)});
  add_divisor(e, r, plan.format);
  return e;
}

Emitter row_largest(const QuantizeRegisters& r, const RowPairs& row) {
  Emitter e("largest");
  add_largest(e, row, 0, row.size(), r.step_largest);
  e(v_cmp_eq_f32, {kVcc, r.infinity, r.step_largest});
  e(s_cmp_eq_u64, {kVcc, 0});
  e.branch(s_cbranch_scc1, "row_maximum");
  return e;
}

Emitter row_largest_finite(const QuantizeRegisters& r, const RowPairs& row) {
  Emitter e("largest");
  add_largest_finite(e, r, row, 0, row.size(), r.step_largest, r.wide.at(0));
  return e;
}

Emitter given_or_not(const QuantizeRegisters& r) {
  Emitter e("scale");
  e(s_cmp_eq_u32, {LEANFA_ARGUMENT(r, token_scale), static_cast<int>(TokenScale::kGiven)});
  e.branch(s_cbranch_scc1, "given");
  return e;
}

Emitter row_maximum(const QuantizeRegisters& r) {
  Emitter e("largest");
  for (const int control : {kSwapOneLane, kSwapTwoLanes})
    e(v_max_f32, {r.step_largest, r.step_largest, r.step_largest}, lanes(control));
  return e;
}

Emitter shift_or_not(const QuantizeRegisters& r) {
  Emitter e("scale");
  e(s_cmp_eq_u32, {LEANFA_ARGUMENT(r, token_scale), static_cast<int>(TokenScale::kShift)});
  e.branch(s_cbranch_scc1, "shift");
  return e;
}

Emitter own_scale(const QuantizeRegisters& r, const QuantizePlan& plan) {
  Emitter e("scale");
  e(v_mov_b32, {r.wide.at(4), plan.format == DType::kI8 ? kLargestInt8 : kLargestE4m3});
  add_scale_of(e,
               {.largest = r.step_largest, .divisor = r.wide.at(4), .scratch = r.wide.part(0, 4), .to = r.scale.at(0)});
  e.branch(s_branch, "store_scale");
  return e;
}

Emitter given_scale(const QuantizeRegisters& r) {
  Emitter e("scale");
  const Register strides = LEANFA_ARGUMENT(r, given_stride), token = r.wide.at(3);
  e(v_min_u32, {token, r.last, r.token});
  add_head_address(e, r, LEANFA_ARGUMENT(r, given), strides.part(0, 2), r.head, strides.part(4, 2));
  add_token_address(e, r, r.address_s, token, strides.part(2, 2));
  e(global_load_dword, {r.scale.at(0), r.at, Operand::off()});
  return e;
}

Emitter token_start(const QuantizeRegisters& r, const QuantizePlan& plan) {
  Emitter e("scale");
  const Register scales = LEANFA_ARGUMENT(r, scale_stride), shifts = LEANFA_ARGUMENT(r, q_shift_stride);
  add_head_address(e, r, LEANFA_ARGUMENT(r, scales), scales.part(0, 2), r.head, scales.part(4, 2));
  e(s_mov_b64, {r.scale_base, r.address_s});
  if (plan.format != DType::kI8) return e;
  add_head_address(e, r, LEANFA_ARGUMENT(r, q_shift), shifts.part(0, 2), r.head, shifts.part(4, 2));
  e(s_mov_b64, {r.shift_base, r.address_s});
  for (const Register& pair : {r.shift_unit, r.shift_most})
    for (int half = 0; half < 2; ++half) e(v_mov_b32, {pair.at(half), 0});
  e(s_cmp_lg_u32, {LEANFA_ARGUMENT(r, token_scale), static_cast<int>(TokenScale::kShift)});
  e.branch(s_cbranch_scc1, "rows");
  return e;
}

Emitter shift_start(const QuantizeRegisters& r) {
  Emitter e("shift");
  const Register key_head = r.far.at(0), k_scale = r.far.at(1);
  e(v_cvt_f32_u32, {r.wide.at(0), r.head});
  e(v_add_f32, {r.wide.at(0), 0.5F, r.wide.at(0)});
  e(v_mul_f32, {r.wide.at(0), LEANFA_ARGUMENT(r, key_heads_per_head), r.wide.at(0)});
  e(v_cvt_u32_f32, {r.wide.at(0), r.wide.at(0)});
  e(v_readfirstlane_b32, {key_head, r.wide.at(0)});
  const Register strides = LEANFA_ARGUMENT(r, k_scale_stride);
  add_head_address(e, r, LEANFA_ARGUMENT(r, k_scales), strides.part(0, 2), key_head, strides.part(2, 2));
  e(s_load_dword, {k_scale, r.address_s, 0});
  // In double, as the CPU: unit = 1 / (unit_divisor k_scale), and the most that shift 0 holds.
  e(v_cvt_f64_f32, {r.shift_unit, k_scale});
  e(v_mul_f64, {r.scale, r.shift_unit, LEANFA_ARGUMENT(r, unit_divisor)});
  add_double_reciprocal(e, r.shift_unit, r.scale, r.wide);
  e(v_mov_b32, {r.wide.at(0), kLargestInt8});
  e(v_cvt_f64_f32, {r.shift_most, r.wide.at(0)});
  e(v_mul_f64, {r.shift_most, r.shift_most, r.shift_unit});
  return e;
}

Emitter shift_scale(const QuantizeRegisters& r) {
  Emitter e("shift");
  const Register unit = r.shift_unit, most = r.shift_most, largest = r.scale;
  e(v_cvt_f64_f32, {largest, r.step_largest});
  // The difference of the exponents is the shift, or one too many.
  const Register shift = r.wide.at(0), down = r.wide.at(1), held = r.wide.part(2, 2);
  e(v_frexp_exp_i32_f64, {shift, most});
  e(v_frexp_exp_i32_f64, {down, largest});
  e(v_sub_u32, {shift, shift, down});
  e(v_min_i32, {shift, kMostShift, shift});
  e(v_sub_u32, {down, 0, shift});
  e(v_ldexp_f64, {held, most, down});
  e(v_cmp_le_f64, {kVcc, largest, held});
  e(v_cndmask_b32, {down, -1, 0, kVcc});
  e(v_add_u32, {shift, shift, down});
  e(v_cmp_eq_f32, {kVcc, 0, r.step_largest});
  e(v_cndmask_b32, {shift, shift, kMostShift, kVcc});
  const Register lowest = r.wide.at(4);
  e(v_mov_b32, {lowest, shift});
  e(v_max_i32, {shift, 0, shift});
  e(v_sub_u32, {down, 0, shift});
  e(v_ldexp_f64, {held, unit, down});
  e(v_cvt_f32_f64, {r.scale.at(0), held});
  // What the CPU refuses is counted: no shift, or a scale that is no normal float.
  e(v_mov_b32, {r.wide.at(5), kPositiveNormal});
  e(v_cmp_class_f32, {kVcc, r.scale.at(0), r.wide.at(5)});
  e(v_cndmask_b32, {r.wide.at(5), -1, lowest, kVcc});
  e(v_mov_b32, {r.step_largest, shift}).comment = "kept for the store";
  e(v_lshrrev_b32, {r.wide.at(5), 31, r.wide.at(5)});
  e(v_cmp_ge_u32, {kVcc, r.last, r.token});
  e(v_cndmask_b32, {r.wide.at(5), 0, r.wide.at(5), kVcc});
  e(v_cmp_eq_u32, {kVcc, 0, r.lane});
  e(v_cndmask_b32, {r.wide.at(5), 0, r.wide.at(5), kVcc});
  e(v_add_u32, {r.refused.at(0), r.wide.at(5), r.refused.at(0)});
  e(v_cmp_ne_u32, {kVcc, 0, r.wide.at(5)});
  e(s_cmp_lg_u64, {kVcc, 0});
  e(s_cselect_b32, {r.clamp, 1, r.clamp});
  return e;
}

Emitter store_scale(const QuantizeRegisters& r, const QuantizePlan& plan) {
  Emitter e("scale");
  const auto address = [&](const Register& base, const Register& strides) {
    add_token_address(e, r, base, r.token, strides.part(2, 2));
    e(v_cmp_ge_u32, {kVcc, r.last, r.token});
    e(s_mov_b64, {kExec, kVcc});
    e(v_cmp_eq_u32, {kVcc, 0, r.lane});
    e(s_mov_b64, {kExec, kVcc}).comment = "one lane a row";
  };
  address(r.scale_base, LEANFA_ARGUMENT(r, scale_stride));
  e(global_store_dword, {r.at, r.scale.at(0), Operand::off()});
  e(s_mov_b64, {kExec, -1});
  if (plan.format == DType::kI8) {
    e(s_cmp_lg_u32, {LEANFA_ARGUMENT(r, token_scale), static_cast<int>(TokenScale::kShift)});
    e.branch(s_cbranch_scc1, "divisor");
    address(r.shift_base, LEANFA_ARGUMENT(r, q_shift_stride));
    e(global_store_byte, {r.at, r.step_largest, Operand::off()});
    e(s_mov_b64, {kExec, -1});
  }
  return e;
}

Emitter apply_unit(const QuantizeRegisters& r, const RowPairs& row) {
  Emitter e("unit");
  for (int i = 0; i < row.size(); ++i) e(v_pk_mul_f32, {row[i], row[i], r.unit}, packed(2));
  return e;
}

Emitter saturate(const QuantizeRegisters& r, const RowPairs& row) {
  Emitter e("saturate");
  for (int i = 0; i < row.size(); ++i)
    for (int half = 0; half < 2; ++half) e(v_med3_f32, {row[i].at(half), row[i].at(half), neg(r.bound), r.bound});
  return e;
}

Emitter encode(const QuantizeRegisters& r, const QuantizePlan& plan, RowPairs& row) {
  Emitter e("encode");
  const bool integer = plan.format == DType::kI8;
  for (int j = 0; j < r.chunks(); ++j)
    for (int p = 0; p < kPairsPerChunk; p += 2) {
      const int first = j * kPairsPerChunk + p;
      const Register quotient = r.wide.part(2 * p, 4), to = row[j * kPairsPerChunk].at(p / 2);
      add_quotients(e, r, row, first, quotient);
      if (integer) {
        add_int8_codes(e, r, quotient, to);
      } else {
        add_e4m3_codes(e, r, row, first, quotient, to);
      }
    }
  return e;
}

Emitter store_codes(const QuantizeRegisters& r, const RowPairs& row) {
  Emitter e("store");
  const Register stride = LEANFA_ARGUMENT(r, code_stride).part(2, 2), product = r.wide.at(0);
  e(v_mad_u64_u32, {r.at, kVcc, r.token, stride.at(0), r.target});
  e(v_mul_lo_u32, {product, r.token, stride.at(1)});
  e(v_add_u32, {r.at.at(1), product, r.at.at(1)});
  e(v_cmp_ge_u32, {kVcc, r.last, r.token});
  e(s_mov_b64, {kExec, kVcc});
  constexpr int kStepBytes = kChunkElements * kQuantizeLanesPerRow;
  for (int j = 0; j < r.chunks(); ++j)
    e(global_store_dwordx2, {r.at, row[j * kPairsPerChunk], Operand::off()}, offset(kStepBytes * j));
  e(s_mov_b64, {kExec, -1});
  return e;
}

}  // namespace leanfa::gfx950
