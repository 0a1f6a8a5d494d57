// shift P: integer scores, whose codes are their high bits (numerics/p_code.hpp). Under `slack` the accumulators start
// at C, so that a score is a code by one shift; rows that leave the slack are mended aside, which adds the difference.
#include <bit>
#include <cstddef>

#include "kernels/gfx950/attention_fwd/kernel_args.hpp"
#include "kernels/gfx950/attention_fwd/softmax_parts.hpp"

namespace leanfa::gfx950 {
namespace {

using enum isa::Opcode;
using assembly::kVcc;

// round((constant + 1/2) 2^s), the code line's constant in score units: C + M, whatever M is. In double, for floats
// have too few bits at s = 16.
void whole_constant(Emitter& e, const Kernel& kernel, const Half& half, const Register& pair, const Register& to) {
  const auto bits = std::bit_cast<std::uint64_t>(code_line_constant(method_of(kernel.plan)) + 0.5);
  e(v_mov_b32, {pair.at(0), static_cast<int>(static_cast<std::uint32_t>(bits))});
  e(v_mov_b32, {pair.at(1), static_cast<int>(static_cast<std::uint32_t>(bits >> 32U))});
  e(v_ldexp_f64, {pair, pair, half.shift});
  e(v_rndne_f64, {pair, pair});
  e(v_cvt_i32_f64, {to, pair});
}

// count 2^s
void code_units(Emitter& e, const Half& half, int count, const Register& to) {
  e(v_mov_b32, {to, count});
  e(v_lshlrev_b32, {to, half.shift, to});
}

// Code units from the first maximum that keeps k = 0 to the last that keeps R, and to R itself.
int slack_below(const Plan& plan) { return 8 * first_block_exponent(method_of(plan)); }
int slack_width(const Plan& plan) { return slack_below(plan) + headroom_units(method_of(plan)); }

// Above every threshold of a row whatever its first scores are, and with them below 2^31.
constexpr int kNoScoreYet = 3 << 23;

// Where the whole constant is until the tile's first block gives C its value.
Register whole(const Half& half) { return half.start.at(half.start.count - 1); }

// In scores that start at C, R's own place is the whole constant: what the slack reaches from and over never changes.
void start_scores(Emitter& e, const Kernel& kernel, const Half& half) {
  const Register pair = kernel.regs.scratch.part(2, 2);
  whole_constant(e, kernel, half, pair, whole(half));
  code_units(e, half, slack_below(kernel.plan), pair.at(0));
  e(v_sub_u32, {half.low, whole(half), pair.at(0)});
  e(v_add_u32, {half.low, 1, half.low});
  code_units(e, half, slack_width(kernel.plan), half.width);
  e(v_subrev_u32, {half.width, 1, half.width});
}

void shift_anchor(Emitter& e, const Kernel& kernel, const Half& half, bool first, const std::string& move) {
  const Registers& r = kernel.regs;
  if (first) {
    e(v_sub_u32, {half.constant, half.constant, half.max});
    e(v_add_u32, {half.threshold, half.threshold, half.max});
    e(v_mov_b32, {half.reference, half.max});
    e(v_mov_b32, {half.b, half.constant});
    e(v_mov_b32, {half.scale, r.c8});
    e(v_mov_b32, {half.weight, 1.0F});
    return;
  }
  e(v_cmp_gt_i32, {kVcc, half.max, half.threshold});
  schedule::Op& op = branch_aside(e, kernel, half, false, move);
  for (const Register& reg : {half.constant, half.threshold}) reads_and_writes(op, reg);
  for (const Register& reg : {half.shift, half.shift3}) op.also_reads.push_back(range_of(reg));
  e(v_sub_u32, {half.other, half.reference, half.max});
  e(v_ashrrev_i32, {half.other, half.shift3, half.other});
  if (kernel.plan.reference == ReferenceRule::kAnchor) {
    e(v_med3_i32, {half.other, half.other, 0, r.c126});
  } else {
    e(v_min_i32, {half.other, r.c126, half.other});
  }
  e(v_lshl_add_u32, {half.b, half.other, half.shift3, half.constant}).comment = "C + 8 k 2^s";
  e(v_sub_u32, {half.scale, r.c8, half.other});
  e(v_lshlrev_b32, {half.weight, 23, half.scale});
}

// The first block's scores are the plain ones: its maximum is M, and with it C is known.
void first_slack(Emitter& e, const Kernel& kernel, const Half& half, int scores) {
  e(v_mov_b32, {half.weight, 1.0F});
  e(v_mov_b32, {half.scale, kernel.regs.c8}).comment = "E8M0: 2^0";
  e(v_mov_b32, {half.reference, half.max});
  for (int i = 0; i < half.start.count; ++i) e(v_sub_u32, {half.start.at(i), whole(half), half.max});
  for (int i = 0; i < scores; ++i) e(v_add_u32, {score(half, i), half.start.at(0), score(half, i)});
}

// All rows within the slack: k = 0, and nothing to add.
void shift_slack(Emitter& e, const Kernel& kernel, const Half& half, const std::string& move) {
  e(v_mov_b32, {half.weight, 1.0F});
  e(v_mov_b32, {half.scale, kernel.regs.c8}).comment = "E8M0: 2^0";
  e(v_sub_u32, {half.other, half.max, half.low});
  e(v_cmp_gt_u32, {kVcc, half.other, half.width}).comment = "above the slack, or below";
  schedule::Op& op = branch_aside(e, kernel, half, false, move);
  op.comment = "some row leaves the slack";
  for (const Register& s : half.s) reads_and_writes(op, s);
  for (const Register& reg : {half.start, half.weight, half.scale, kernel.regs.masks}) reads_and_writes(op, reg);
  for (const Register& reg : {half.low, half.shift, half.shift3}) op.also_reads.push_back(range_of(reg));
  op.also_writes.push_back(range_of(kVcc));
}

void move_anchor(Emitter& e, const Kernel& kernel, const Half& half) {
  const Register t = kernel.regs.scratch;
  whole_constant(e, kernel, half, t.part(0, 2), t.at(2));
  e(v_sub_u32, {t.at(2), t.at(2), half.max});
  e(v_cndmask_b32, {half.constant, half.constant, t.at(2), kVcc});
  e(v_mov_b32, {t.at(0), headroom_units(method_of(kernel.plan))});
  e(v_lshlrev_b32, {t.at(0), half.shift, t.at(0)});
  e(v_add_u32, {t.at(0), t.at(0), half.max});
  e(v_cndmask_b32, {half.threshold, half.threshold, t.at(0), kVcc});
  e(v_sub_u32, {t.at(1), half.reference, half.max});
  e(v_cvt_f32_i32, {t.at(1), t.at(1)});
  e(v_sub_u32, {t.at(0), 0, half.shift3});
  e(v_ldexp_f32, {t.at(2), t.at(1), t.at(0)});
  e(v_cndmask_b32, {half.reference, half.reference, half.max, kVcc});
}

// scratch 1: what the block's scores lack: 8 k 2^s, or the change of C where R moves (VCC).
void leave_slack(Emitter& e, const Kernel& kernel, const Half& half, const std::string& back) {
  const Registers& r = kernel.regs;
  const Register top = r.scratch.at(0), add = r.scratch.at(1), x = r.scratch.at(2), k = r.scratch.at(3);
  const Register near = r.masks.part(4, 2);
  code_units(e, half, slack_below(kernel.plan), top);
  e(v_add_u32, {top, half.low, top});
  e(v_subrev_u32, {top, 1, top}).comment = "R's own place";
  code_units(e, half, headroom_units(method_of(kernel.plan)), x);
  e(v_add_u32, {x, top, x});
  e(v_cmp_gt_i32, {kVcc, half.max, x});
  e(v_sub_u32, {x, top, half.max});
  e(v_ashrrev_i32, {k, half.shift3, x}).comment = "binades below R";
  e(v_cmp_gt_i32, {near, first_block_exponent(method_of(kernel.plan)), k});
  e(v_min_i32, {k, r.c126, k});
  e(v_cndmask_b32, {k, k, 0, near});
  e(v_sub_u32, {half.scale, r.c8, k});
  e(v_lshlrev_b32, {half.weight, 23, half.scale});
  e(v_lshlrev_b32, {add, half.shift3, k});
  e(v_cndmask_b32, {add, add, x, kVcc});
  for (int i = 0; i < kScores; ++i) e(v_add_u32, {score(half, i), add, score(half, i)});
  e.branch(s_cbranch_vccz, back);
}

void shift_codes(Emitter& e, const Kernel& kernel, const Half& half, int scores) {
  const bool add = !starts_at_c(kernel.plan);
  for (int i = 0; i <= scores; ++i) {
    if (add && i < scores) e(v_add_u32, {score(half, i), half.b, score(half, i)});
    const int j = i - 1;
    if (j < 0 || j % 2 == 0) continue;
    e(v_ashr_pk_u8_i32, {half.p.at(j / 4), score(half, j - 1), score(half, j), half.shift},
      j % 4 == 1 ? isa::Modifiers{} : high_half());
  }
}

// Values of the lane's codes into l: exact sums, in any order. Two chains, so that no instruction reads what the one
// before it wrote.
void sum_codes(Emitter& e, const Kernel& kernel, const Half& half) {
  const Register chains[] = {half.max, half.other};
  const Register pairs[] = {kernel.regs.sum.part(0, 2), kernel.regs.sum.part(2, 2)};
  for (int j = 0; j < half.p.count; ++j) {
    for (int word = 0; word < 2; ++word) {
      isa::Modifiers which;
      which.op_sel = static_cast<std::uint8_t>(word);
      e(v_cvt_scalef32_pk_f32_fp8, {pairs[word], half.p.at(j), 1.0F}, which);
    }
    if (j == 0) {
      for (int c = 0; c < 2; ++c) e(v_add_f32, {chains[c], pairs[c].at(0), pairs[c].at(1)});
      continue;
    }
    for (int i = 0; i < 2; ++i)
      for (int c = 0; c < 2; ++c) e(v_add_f32, {chains[c], pairs[c].at(i), chains[c]});
  }
  e(v_add_f32, {half.max, half.max, half.other});
  e(v_fma_f32, {half.l, half.max, half.weight, half.l});
}

}  // namespace

// Q's scale of each row of the tile from `row0` on.
void load_row_scales(Emitter& e, const Kernel& kernel, const Register& row0) {
  const Registers& r = kernel.regs;
  const Register lane = r.scratch.at(0), row = r.scratch.at(1);
  tile_buffer(e, kernel, row0, LEANFA_ARG(r, q_descale, 2), LEANFA_ARG(r, q_descale_row, 1));
  lane_number(e, lane);
  row_in_tile(e, kernel, r.half[0], lane, row);
  e(v_mul_lo_u32, {row, row, LEANFA_ARG(r, q_descale_row, 1)});
  isa::Modifiers at;
  at.offen = true;
  e(buffer_load_dword, {r.half[0].q_scale, row, r.resource, 0}, at);
  const Register distance = r.masks.at(0);
  static_assert(kHalfRows == 1 << 5);
  e(s_lshl_b32, {distance, LEANFA_ARG(r, q_descale_row, 1), 5});
  e(v_add_u32, {row, distance, row});
  e(buffer_load_dword, {r.half[1].q_scale, row, r.resource, 0}, at);
}

// s of each row, from its scale: 8 y = S / 2^s (design: shift P).
void start_shift_rows(Emitter& e, const Kernel& kernel) {
  const Registers& r = kernel.regs;
  const Register x = r.scratch.at(2);
  for (const Half& half : r.half) {
    e(v_accvgpr_read_b32, {x, half.q_scale});
    // The slope is 2^-s within rounding; times sqrt 2 it lies in the middle of its binade.
    e(v_mul_f32, {x, r.a, x});
    e(v_mul_f32, {x, 1.41421356F, x});
    e(v_frexp_exp_i32_f32, {x, x});
    e(v_sub_u32, {half.shift, 1, x});
    e(v_min_u32, {half.shift, 16, half.shift}).comment = "rows past the end have no scale";
    e(v_add_u32, {half.shift3, 3, half.shift});
    e(v_mov_b32, {half.reference, 0});
    if (starts_at_c(kernel.plan)) {
      start_scores(e, kernel, half);
      continue;
    }
    // What the first block's maximum is taken from, and added to.
    whole_constant(e, kernel, half, kernel.regs.scratch.part(2, 2), half.constant);
    code_units(e, half, headroom_units(method_of(kernel.plan)), half.threshold);
  }
}

Emitter reset_scores(const Kernel& kernel) {
  Emitter e("tile");
  for (const Half& half : kernel.regs.half)
    for (int i = 0; i < half.start.count; ++i) e(v_mov_b32, {half.start.at(i), kNoScoreYet});
  const Half& a = kernel.regs.half[0];
  for (int i = 0; i < kScores; ++i) e(v_add_u32, {score(a, i), a.start.at(0), score(a, i)});
  return e;
}

void shift_softmax(Emitter& e, const Kernel& kernel, const Half& half, int scores, bool first,
                   const std::string& move) {
  if (!starts_at_c(kernel.plan)) {
    shift_anchor(e, kernel, half, first, move);
  } else if (first) {
    first_slack(e, kernel, half, scores);
  } else {
    shift_slack(e, kernel, half, move);
  }
  shift_codes(e, kernel, half, scores);
  if (!sums_on_matrix_pipe(kernel.plan)) sum_codes(e, kernel, half);
}

void move_integer(Emitter& e, const Kernel& kernel, const Half& half, const std::string& back) {
  if (starts_at_c(kernel.plan)) {
    leave_slack(e, kernel, half, back);
  } else {
    move_anchor(e, kernel, half);
  }
}

// M moves to the block's maximum and C the other way by as much; scratch 2: binades from the old R to the new, at most
// 0 where nothing has been summed yet.
void restart_scores(Emitter& e, const Kernel& kernel, const Half& half) {
  const Register t = kernel.regs.scratch;
  e(v_sub_u32, {t.at(3), half.max, half.start.at(0)}).comment = "the maximum itself";
  e(v_sub_u32, {t.at(2), half.reference, t.at(3)});
  e(v_cvt_f32_i32, {t.at(2), t.at(2)});
  e(v_sub_u32, {t.at(0), 0, half.shift3});
  e(v_ldexp_f32, {t.at(2), t.at(2), t.at(0)});
  e(v_min_f32, {t.at(2), 0, t.at(2)});
  e(v_cndmask_b32, {half.reference, half.reference, t.at(3), kVcc});
  e(v_cndmask_b32, {t.at(1), 0, t.at(1), kVcc});
  for (int i = 0; i < half.start.count; ++i) e(v_add_u32, {half.start.at(i), t.at(1), half.start.at(i)});
}

}  // namespace leanfa::gfx950
