// From scores to codes: mask, block maximum, reference, codes; and the code that moves the reference.
// numerics/p_code.hpp and reference_point.hpp define every rounding here.
#include <cstddef>

#include "kernels/gfx950/attention_fwd/kernel_args.hpp"
#include "kernels/gfx950/attention_fwd/softmax_parts.hpp"
#include "numerics/reference_point.hpp"

namespace leanfa::gfx950 {
namespace {

using enum isa::Opcode;
using assembly::kVcc;
using assembly::neg;
using assembly::Operand;

constexpr float kMinusInfinity = -__builtin_inff();
constexpr int kMaskedInteger = -(1 << 30);  // below every sum of a visible score, far from overflow

// Key of score i, within the block and without the lane's 4 (lane / 32).
constexpr int key_of(int i) { return 32 * (i / 16) + 8 * (i % 16 / 4) + i % 4; }

// Scores of a lane that some row sees. On the diagonal half a sees the first 32 keys alone.
int scores_seen(const Half& half, Sight sight) { return sight == Sight::kDiagonal && half.index == 0 ? 16 : kScores; }

// The largest of the lane's scores, then of both lanes that share the query. NaN stays NaN.
void block_maximum(Emitter& e, const Kernel& kernel, const Half& half, int scores) {
  const bool integer = kernel.plan.p == PCode::kShift;
  const isa::Opcode max3 = integer ? v_max3_i32 : v_maximum3_f32;
  // Two chains, so that no instruction reads what the one before it wrote.
  const Register chains[] = {half.max, half.other};
  for (int i = 0; i < 2; ++i) e(max3, {chains[i], score(half, 3 * i), score(half, 3 * i + 1), score(half, 3 * i + 2)});
  for (int i = 6; i + 2 < scores; i += 2)
    e(max3, {chains[i / 2 % 2], chains[i / 2 % 2], score(half, i), score(half, i + 1)});
  e(max3, {half.max, half.max, half.other, score(half, scores - 2)});
  e(max3, {half.max, half.max, score(half, scores - 1), score(half, scores - 1)});
  e(v_mov_b32, {half.other, half.max});
  e(v_permlane32_swap_b32, {half.max, half.other});
  e(max3, {half.max, half.max, half.other, half.other});
}

// Which rows are NaN, while the reference moves.
Register nan_rows(const Kernel& kernel) { return kernel.regs.masks.part(4, 2); }

// The branch to the code that moves R, with all that it touches.
void move_branch(Emitter& e, const Kernel& kernel, const Half& half, bool first, const std::string& move) {
  schedule::Op& op = branch_aside(e, kernel, half, first, move);
  const auto both = [&](const Register& reg) { reads_and_writes(op, reg); };
  if (kernel.plan.format == InputFormat::kBF16) return;
  both(half.constant);
  both(half.k);
  if (kernel.plan.p != PCode::kExact) return;
  for (const Register& s : half.s) both(s);
  both(nan_rows(kernel));
  op.also_writes.push_back({isa::RegisterFile::kScc, 0, 1});
}

// Block exponent as a float 2^-k and as E8M0.
void weights(Emitter& e, const Half& half) {
  e(v_exp_f32, {half.weight, neg(half.k)});
  e(v_lshrrev_b32, {half.scale, 23, half.weight});
}

// NaN rows go aside where their codes could be NaN (see hide_nan_rows).
void nan_branch(Emitter& e, const Kernel& kernel, const Half& half, const std::string& move) {
  if (!hides_nan_rows(kernel)) return;
  e(v_cmp_u_f32, {kVcc, half.max, half.max});
  move_branch(e, kernel, half, true, move);
}

// The first block's maximum is R.
void anchor_first(Emitter& e, const Kernel& kernel, const Half& half, const std::string& move) {
  const auto constant = static_cast<float>(code_line_constant(method_of(kernel.plan)));
  e(v_mul_f32, {half.other, kernel.regs.a, half.max});
  e(v_mul_f32, {half.reference, 0.125F, half.other});
  if (kernel.plan.p == PCode::kExact) {
    e(v_sub_f32, {half.constant, constant / 8, half.reference});
  } else {
    e(v_sub_f32, {half.constant, constant, half.other});
  }
  e(v_sub_f32, {half.k, half.reference, half.reference}).comment = "0, or NaN";
  nan_branch(e, kernel, half, move);
}

void anchor_next(Emitter& e, const Kernel& kernel, const Half& half, const std::string& move) {
  const Registers& r = kernel.regs;
  e(v_fma_f32, {half.k, half.max, r.a8, half.reference}).comment = "binades below R";
  e(hides_nan_rows(kernel) ? v_cmp_nle_f32 : v_cmp_gt_f32,
    {kVcc, -static_cast<float>(headroom_units(method_of(kernel.plan))) / 8.0F, half.k});
  move_branch(e, kernel, half, false, move);
  e(v_floor_f32, {half.k, half.k});
  if (kernel.plan.reference == ReferenceRule::kAnchor) e(v_maximum3_f32, {half.k, half.k, 0, 0});
  e(v_minimum3_f32, {half.k, half.k, r.c126, r.c126});
}

void anchor(Emitter& e, const Kernel& kernel, const Half& half, bool first, const std::string& move) {
  const Registers& r = kernel.regs;
  first ? anchor_first(e, kernel, half, move) : anchor_next(e, kernel, half, move);
  if (kernel.plan.p == PCode::kExact) {
    e(v_add_f32, {half.b, half.k, half.constant});
  } else {
    e(v_fma_f32, {half.b, r.c8, half.k, half.constant});
  }
  weights(e, half);
}

// L = ceil(c m), a whole number; its block comes back times 2^(L - R).
void block(Emitter& e, const Kernel& kernel, const Half& half, bool masked, bool first, const std::string& move) {
  const Registers& r = kernel.regs;
  const bool exact = kernel.plan.p == PCode::kExact;
  e(v_mul_f32, {half.other, r.a8, half.max});
  e(v_ceil_f32, {half.other, half.other});
  if (masked) {
    // A block without visible keys changes nothing.
    e(v_cmp_eq_f32, {kVcc, kMinusInfinity, half.max});
    e(v_cndmask_b32, {half.other, half.other, half.reference, kVcc});
  }
  if (first) e(v_mov_b32, {half.reference, half.other});
  e(v_sub_f32, {half.k, half.reference, half.other});
  if (first) {
    nan_branch(e, kernel, half, move);
  } else {
    e(exact ? v_cmp_nge_f32 : v_cmp_lt_f32, {kVcc, r.c100, Operand(half.k).absolute()});
    move_branch(e, kernel, half, false, move);
  }
  if (exact) {
    e(v_sub_f32, {half.b, half.constant, half.other});
  } else {
    e(v_fma_f32, {half.b, neg(r.c8), half.other, half.constant});
  }
  weights(e, half);
}

// bf16 P has float32's range: R may stay behind the maximum without an error, so it moves late, and then to it.
constexpr float kWideHeadroom = 16.0F;  // binades
void running(Emitter& e, const Kernel& kernel, const Half& half, bool first, const std::string& move) {
  if (first) {
    e(v_mul_f32, {half.reference, kernel.regs.a8, half.max});
    return;
  }
  e(v_fma_f32, {half.other, half.max, kernel.regs.a8, neg(half.reference)});
  e(v_cmp_lt_f32, {kVcc, kWideHeadroom, half.other});
  move_branch(e, kernel, half, false, move);
}

// Each score's conversion comes one score behind its multiply-add: results are used an instruction later.
void lean_codes(Emitter& e, const Kernel& kernel, const Half& half, int scores) {
  for (int i = 0; i <= scores; ++i) {
    if (i < scores) e(v_fma_f32, {score(half, i), score(half, i), kernel.regs.a, half.b});
    const int j = i - 1;
    if (j < 0) continue;
    const Register p = half.p.at(j / 4);
    if (j % 4 == 0) {
      e(v_cvt_pk_u8_f32, {p, score(half, j), 0, 0});
    } else {
      e(v_cvt_pk_u8_f32, {p, score(half, j), j % 4, p});
    }
  }
}

void exact_codes(Emitter& e, const Kernel& kernel, const Half& half, int scores) {
  const bool negative = anchored(kernel.plan.reference);
  const Operand c = negative ? neg(kernel.regs.a8) : Operand(kernel.regs.a8);
  for (int i = 0; i < scores + 2; ++i) {
    if (i < scores) e(v_fma_f32, {score(half, i), score(half, i), c, half.b});
    if (i >= 1 && i <= scores) e(v_exp_f32, {score(half, i - 1), score(half, i - 1)});
    const int j = i - 2;
    if (j < 0 || j % 2 == 0) continue;
    e(v_cvt_pk_fp8_f32, {half.p.at(j / 4), score(half, j - 1), score(half, j)},
      j % 4 == 1 ? isa::Modifiers{} : high_half());
  }
}

// P in bf16; l is the sum before rounding, of the lane's own keys.
void wide_probabilities(Emitter& e, const Kernel& kernel, const Half& half, int scores) {
  for (int i = 0; i < scores + 2; ++i) {
    if (i < scores) e(v_fma_f32, {score(half, i), score(half, i), kernel.regs.a8, neg(half.reference)});
    if (i >= 1 && i <= scores) e(v_exp_f32, {score(half, i - 1), score(half, i - 1)});
    const int j = i - 2;
    if (j < 0) continue;
    e(v_add_f32, {half.l, score(half, j), half.l});
    if (j % 2 == 1) e(v_cvt_pk_bf16_f32, {half.p.at(j / 2), score(half, j - 1), score(half, j)});
  }
}

// First key of the block at hand.
void first_key(Emitter& e, const Kernel& kernel, const Register& to) {
  e(s_sub_u32, {to, kernel.regs.last, kernel.regs.iteration});
  e(s_lshl_b32, {to, to, 6});
}

}  // namespace

Emitter mask_scores(const Kernel& kernel, const Half& half, Sight sight) {
  Emitter e(stage("mask", half));
  const Registers& r = kernel.regs;
  const Register pairs = r.masks;
  const Register hidden = half.other, limit = half.max;
  if (kernel.plan.p == PCode::kShift) {
    e(v_mov_b32, {hidden, kMaskedInteger});
  } else {
    e(v_mov_b32, {hidden, kMinusInfinity});
  }
  if (sight == Sight::kDiagonal) {
    for (std::size_t i = 0; i < r.diagonal.size(); ++i) {
      const Register s = half.s[static_cast<std::size_t>(half.index)].at(static_cast<int>(i));
      e(v_cndmask_b32, {s, hidden, s, r.diagonal[i]});
    }
    return e;
  }
  first_key(e, kernel, pairs.at(0));
  e(v_subrev_u32, {limit, pairs.at(0), half.limit}).comment = "last visible key of the block";
  for (int i = 0; i < kScores; ++i) {
    const Register pair = pairs.part(2 * (i % 3), 2);
    e(v_cmp_le_i32, {pair, key_of(i), limit});
    e(v_cndmask_b32, {score(half, i), hidden, score(half, i), pair});
  }
  return e;
}

Emitter softmax(const Kernel& kernel, const Half& half, Sight sight, bool first, const std::string& move) {
  Emitter e(stage("softmax", half));
  const int scores = scores_seen(half, sight);
  block_maximum(e, kernel, half, scores);
  // Keys that no row sees: codes of zero.
  for (int i = half.p.count * scores / kScores; i < half.p.count; ++i) e(v_mov_b32, {half.p.at(i), 0});
  switch (kernel.plan.p) {
    case PCode::kShift:
      shift_softmax(e, kernel, half, scores, first, move);
      return e;
    case PCode::kLean:
    case PCode::kExact:
    case PCode::kLean2:
      break;
  }
  if (kernel.plan.format == InputFormat::kBF16) {
    running(e, kernel, half, first, move);
    wide_probabilities(e, kernel, half, scores);
    return e;
  }
  if (kernel.plan.reference == ReferenceRule::kBlock) {
    block(e, kernel, half, sight == Sight::kLimited, first, move);
  } else {
    anchor(e, kernel, half, first, move);
  }
  if (kernel.plan.p == PCode::kExact) {
    exact_codes(e, kernel, half, scores);
  } else {
    lean_codes(e, kernel, half, scores);
  }
  return e;
}

namespace {

// What R moves to, in binades, into scratch 1; the rest of the code line with it.
void move_real(Emitter& e, const Kernel& kernel, const Half& half) {
  const Register t = kernel.regs.scratch;
  const bool lean = kernel.plan.p == PCode::kLean;
  const auto constant = static_cast<float>(code_line_constant(method_of(kernel.plan)));
  if (kernel.plan.reference == ReferenceRule::kBlock) {
    e(v_mov_b32, {t.at(1), half.other});
  } else if (kernel.plan.format == InputFormat::kBF16) {
    e(v_mul_f32, {t.at(1), kernel.regs.a8, half.max});
  } else {
    e(v_mul_f32, {t.at(0), kernel.regs.a, half.max});
    e(v_mul_f32, {t.at(1), 0.125F, t.at(0)});
    // Lean codes are in code units, exact P in binades.
    if (lean) {
      e(v_sub_f32, {t.at(0), constant, t.at(0)});
    } else {
      e(v_sub_f32, {t.at(0), constant / 8, t.at(1)});
    }
    e(v_cndmask_b32, {half.constant, half.constant, t.at(0), kVcc});
  }
  e(v_sub_f32, {t.at(2), half.reference, t.at(1)});
  e(v_cndmask_b32, {half.reference, half.reference, t.at(1), kVcc});
  if (kernel.plan.format != InputFormat::kBF16) e(v_cndmask_b32, {half.k, half.k, 0, kVcc});
}

}  // namespace

bool hides_nan_rows(const Kernel& kernel) {
  return kernel.plan.p == PCode::kExact && kernel.plan.format != InputFormat::kBF16;
}

// VCC says which rows. O and l are multiplied by 2^(R before - R after); the block's own exponent is 0 then.
Emitter move_reference(const Kernel& kernel, const Half& half, const std::string& rest, const std::string& back) {
  Emitter e(stage("move", half));
  if (kernel.plan.p == PCode::kShift) {
    move_integer(e, kernel, half, back);
    return e;
  }
  if (hides_nan_rows(kernel)) e(v_cmp_u_f32, {nan_rows(kernel), half.max, half.reference});
  move_real(e, kernel, half);
  if (!hides_nan_rows(kernel)) return e;
  e(s_cmp_eq_u64, {nan_rows(kernel), 0});
  e.branch(s_cbranch_scc1, rest);
  return e;
}

// The row-sum instruction adds two queries' products with ones and zeros, and 0 times a NaN code is NaN: a NaN row of
// exact P keeps NaN in O, l and R, but its codes become those of hidden keys.
Emitter hide_nan_rows(const Kernel& kernel, const Half& half) {
  Emitter e(stage("move", half));
  const Register t = kernel.regs.scratch.at(0);
  const Register rows = nan_rows(kernel);
  e(v_mov_b32, {t, __builtin_nanf("")});
  e(v_cndmask_b32, {half.reference, half.reference, t, rows}).comment = "also where this block shows the row no key";
  e(v_cndmask_b32, {half.l, half.l, t, rows});
  e(v_mov_b32, {t, kMinusInfinity});
  for (int i = 0; i < kScores; ++i) e(v_cndmask_b32, {score(half, i), score(half, i), t, rows});
  e(v_cndmask_b32, {half.other, half.other, 0, rows});
  if (anchored(kernel.plan.reference)) e(v_cndmask_b32, {half.constant, half.constant, 0, rows});
  return e;
}

Emitter rescale(const Kernel& kernel, const Half& half, bool first) {
  Emitter e(stage("move", half));
  const Register t = kernel.regs.scratch;
  if (starts_at_c(kernel.plan)) restart_scores(e, kernel, half);
  if (first) return e;
  e(v_exp_f32, {t.at(2), t.at(2)});
  e(v_cndmask_b32, {t.at(2), 1.0F, t.at(2), kVcc});
  e(v_mul_f32, {half.l, t.at(2), half.l});
  e(v_mov_b32, {t.at(3), t.at(2)});
  isa::Modifiers both;
  both.op_sel_hi = 3;
  for (const Register& o : half.o)
    for (int i = 0; i < o.count; i += 2) {
      const bool apart = o.file == isa::RegisterFile::kAgpr;  // out of the vector pipe's reach
      const Register pair = apart ? t.part(0, 2) : o.part(i, 2);
      for (int j = 0; apart && j < 2; ++j) e(v_accvgpr_read_b32, {pair.at(j), o.at(i + j)});
      e(v_pk_mul_f32, {pair, pair, t.part(2, 2)}, both);
      for (int j = 0; apart && j < 2; ++j) e(v_accvgpr_write_b32, {o.at(i + j), pair.at(j)});
    }
  return e;
}

// Rows of dump_row floats, then (codes) of as many bytes. A lane's four neighbouring keys lie together.
Emitter dump_scores(const Kernel& kernel, const Half& half, bool first) {
  Emitter e(stage("dump", half));
  const Registers& r = kernel.regs;
  const Register lane = r.scratch.at(0), row = r.scratch.at(1), x = r.scratch.at(2);
  const Register base = r.arg(offsetof(KernelArgs, dump_scores), 2);
  tile_buffer(e, kernel, r.row0, base, r.dump_row);
  lane_number(e, lane);
  row_in_tile(e, kernel, half, lane, row);
  e(v_mul_lo_u32, {row, row, r.dump_row});
  e(v_lshrrev_b32, {x, 5, lane});
  e(v_lshl_add_u32, {row, x, 4, row});
  first_key(e, kernel, r.masks.at(0));
  e(s_lshl_b32, {r.masks.at(0), r.masks.at(0), 2});
  e(v_add_u32, {row, r.masks.at(0), row});
  for (int i = 0; i < kScores; i += 4) {
    isa::Modifiers at = offset(4 * key_of(i));
    at.offen = true;
    Register four = half.s[static_cast<std::size_t>(i / 16)].part(i % 16, 4);
    if (starts_at_c(kernel.plan) && !first) {  // the scores themselves, by way of P
      const Register plain = half.p.part(i % 8, 4);
      for (int j = 0; j < 4; ++j) e(v_sub_u32, {plain.at(j), four.at(j), half.start.at(0)});
      four = plain;
    }
    e(buffer_store_dwordx4, {four, row, r.resource, 0}, at);
  }
  return e;
}

Emitter dump_codes(const Kernel& kernel, const Half& half) {
  Emitter e(stage("dump", half));
  const Registers& r = kernel.regs;
  const Register lane = r.scratch.at(0), row = r.scratch.at(1), x = r.scratch.at(2);
  e(s_lshr_b32, {r.masks.at(2), r.dump_row, 2});
  e(s_mov_b32, {r.masks.at(3), r.masks.at(2)});
  tile_buffer(e, kernel, r.row0, r.arg(offsetof(KernelArgs, dump_codes), 2), r.masks.at(3));
  lane_number(e, lane);
  row_in_tile(e, kernel, half, lane, row);
  e(v_mul_lo_u32, {row, row, r.masks.at(3)});
  e(v_lshrrev_b32, {x, 5, lane});
  e(v_lshl_add_u32, {row, x, 2, row});
  first_key(e, kernel, r.masks.at(0));
  e(v_add_u32, {row, r.masks.at(0), row});
  for (int i = 0; i < kScores && kernel.plan.format != InputFormat::kBF16; i += 4) {
    isa::Modifiers at = offset(key_of(i));
    at.offen = true;
    e(buffer_store_dword, {half.p.at(i / 4), row, r.resource, 0}, at);
  }
  return e;
}

}  // namespace leanfa::gfx950
