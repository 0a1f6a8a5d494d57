// The programs that go through rows: encode and largest.
#include <cstddef>
#include <utility>

#include "kernels/gfx950/quantize/code_stages.hpp"
#include "kernels/gfx950/quantize/programs.hpp"
#include "kernels/gfx950/quantize/row_stages.hpp"

namespace leanfa::gfx950 {
namespace {

using enum isa::Opcode;
using assembly::kExec;
using assembly::kVcc;
using assembly::Operand;

constexpr int kRowsPerWave = 64 / kQuantizeLanesPerRow;
constexpr int kSaturateFp8 = 1 | 23 << 6;  // hwreg(HW_REG_MODE, 23, 1): FP16_OVFL
constexpr int kNotFinite = 0x207;          // of v_cmp_class: both NaN, both infinities: 1, 2, 4, 0x200
constexpr int kBlock128Pairs = 16;         // of a lane

Emitter skip_unless_more(const QuantizeRegisters& r, std::string target) {
  Emitter e("next rows");
  e(s_cmp_eq_u32, {r.steps, 1});
  e.branch(s_cbranch_scc1, std::move(target));
  add_row_address(e, r, kRowsPerWave);
  add_loads(e, r);
  return e;
}

Emitter skip_without_mean(const QuantizeRegisters& r) {
  Emitter e("mean");
  e(s_cmp_eq_u64, {LEANFA_ARGUMENT(r, mean), 0});
  e.branch(s_cbranch_scc1, "rotate");
  return e;
}

Emitter step_end(const QuantizeRegisters& r) {
  Emitter e("next rows");
  e(v_add_u32, {r.token, kRowsPerWave, r.token});
  e(s_sub_u32, {r.steps, r.steps, 1});
  e(s_cmp_lg_u32, {r.steps, 0});
  e.branch(s_cbranch_scc1, "rows");
  return e;
}

// What both programs do with a row first. `normalised` as in rotate().
void add_row_pieces(std::vector<Piece>& pieces, const QuantizeRegisters& r, const QuantizePlan& plan, RowPairs& row,
                    bool normalised) {
  pieces.push_back({"rows", "16 rows, four lanes each", widen(r, row)});
  pieces.push_back({"ahead", "the next rows, while these are worked on", skip_unless_more(r, "mean_or_not")});
  pieces.push_back({"mean_or_not", "", skip_without_mean(r)});
  pieces.push_back({"mean", "minus the mean of the head's rows", take_mean_off(r, row)});
  pieces.push_back({"rotate", plan.rotate ? "a Hadamard transform, steps ascending" : "",
                    plan.rotate ? rotate(r, plan, row, normalised) : Emitter("rotate")});
}

// int8 has no code for what is not finite: it is counted, where the caller wants to know.
// Leaves the largest magnitude of the lane's values in r.step_largest.
Emitter finite_or_not(const QuantizeRegisters& r, const RowPairs& row) {
  Emitter e("finite");
  e(s_mov_b32, {r.clamp, LEANFA_ARGUMENT(r, saturates)});
  for (int i = 0; i < row.size(); ++i) {
    const Operand low(row[i].at(0)), high(row[i].at(1));
    if (i == 0) {
      e(v_maximum3_f32, {r.step_largest, low.absolute(), high.absolute(), low.absolute()});
    } else {
      e(v_maximum3_f32, {r.step_largest, low.absolute(), high.absolute(), r.step_largest});
    }
  }
  e(v_cmp_lt_f32, {kVcc, r.step_largest, r.infinity});
  e(s_cmp_eq_u64, {kVcc, -1});
  e.branch(s_cbranch_scc1, "finite");
  return e;
}

// Adds the values of a row that are not finite to the refused ones of the row's first lane: those of the source, or,
// if it has none, those that the transform made.
Emitter count_not_finite(const QuantizeRegisters& r, const RowPairs& row) {
  Emitter e("not finite");
  e(s_mov_b32, {r.clamp, 1});
  const Register of_source = r.wide.at(4), of_row = r.wide.at(5), kind = r.wide.at(6), x = r.wide.at(7);
  e(v_mov_b32, {kind, kNotFinite});
  e(v_mov_b32, {of_source, 0});
  e(v_mov_b32, {of_row, 0});
  const auto count = [&](const Register& value, const Register& into) {
    e(v_cmp_class_f32, {kVcc, value, kind});
    e(v_addc_co_u32, {into, kVcc, 0, into, kVcc});
  };
  for (int i = 0; i < row.size(); ++i)
    for (int half = 0; half < 2; ++half) count(row[i].at(half), of_row);
  add_row_address(e, r, 0);
  for (int j = 0; j < r.chunks(); ++j) {
    e(global_load_dwordx4, {r.wide.part(0, 4), r.at, Operand::off()}, offset(64 * j));
    for (int i = 0; i < 4; ++i) {
      e(v_lshlrev_b32, {x, 16, r.wide.at(i)});
      count(x, of_source);
      e(v_and_b32, {x, r.high_half, r.wide.at(i)});
      count(x, of_source);
    }
  }
  for (const Register& sum : {of_source, of_row})
    for (const int control : {kSwapOneLane, kSwapTwoLanes}) e(v_add_u32, {sum, sum, sum}, lanes(control));
  e(v_cmp_eq_u32, {kVcc, 0, of_source});
  e(v_cndmask_b32, {of_source, of_source, of_row, kVcc});
  e(v_cmp_ge_u32, {kVcc, r.last, r.token});
  e(v_cndmask_b32, {of_source, 0, of_source, kVcc});
  e(v_cmp_eq_u32, {kVcc, 0, r.lane});
  e(v_cndmask_b32, {of_source, 0, of_source, kVcc});
  e(v_add_u32, {r.refused.at(0), of_source, r.refused.at(0)});
  return e;
}

Emitter report_refused(const QuantizeRegisters& r) {
  Emitter e("refused");
  e(s_cmp_eq_u64, {LEANFA_ARGUMENT(r, refused), 0});
  e.branch(s_cbranch_scc1, "end");
  e(v_cmp_ne_u32, {kVcc, 0, r.refused.at(0)});
  e(s_mov_b64, {kExec, kVcc});
  e(v_mov_b32, {r.refused.at(1), 0});
  e(v_mov_b32, {r.wide.at(0), 0});
  e(global_atomic_add_x2, {r.wide.at(0), r.refused, LEANFA_ARGUMENT(r, refused)});
  return e;
}

Emitter encode_start(const QuantizeRegisters& r, const QuantizePlan& plan) {
  Emitter e = start(r, plan);
  if (plan.format == DType::kE4M3FN) e(s_setreg_imm32_b32, {kSaturateFp8, 1}).comment = "conversions saturate";
  if (plan.format == DType::kI8) e(v_mov_b32, {r.refused.at(0), 0});
  return e;
}

void add_token_scale(std::vector<Piece>& pieces, const QuantizeRegisters& r, const QuantizePlan& plan,
                     const RowPairs& row) {
  const bool integer = plan.format == DType::kI8;
  pieces.push_back({"token_scale", "each row's own scale, or one that is given", given_or_not(r)});
  if (!integer) {
    pieces.push_back({"largest", "", row_largest(r, row)});
    pieces.push_back({"infinite", "some value is infinite and must not count", row_largest_finite(r, row)});
  }
  pieces.push_back({"row_maximum", "of the row's four lanes", row_maximum(r)});
  if (integer) pieces.push_back({"shift_or_not", "", shift_or_not(r)});
  pieces.push_back({"own", "", own_scale(r, plan)});
  if (integer) {
    Emitter shift = shift_scale(r);
    shift.branch(s_branch, "store_scale");
    pieces.push_back({"shift", "shift P: the largest s that holds the row", std::move(shift)});
  }
  pieces.push_back({"given", "", given_scale(r)});
  pieces.push_back({"store_scale", "", store_scale(r, plan)});
  Emitter divisor("divisor");
  add_divisor(divisor, r, plan.format);
  pieces.push_back({"divisor", "", std::move(divisor)});
}

// int8: counts what is not finite, and saturates where something may be out of range.
void add_finite_pieces(std::vector<Piece>& pieces, const QuantizeRegisters& r, const RowPairs& row) {
  pieces.push_back({"finite_or_not", "", finite_or_not(r, row)});
  Emitter rare = count_not_finite(r, row);
  add_largest_finite(rare, r, row, 0, row.size(), r.step_largest, r.wide.at(0));
  pieces.push_back({"not_finite", "int8 has no code for these", std::move(rare)});
  pieces.push_back({"finite", "", Emitter("finite")});
}

Emitter skip_unless(const Register& flag, std::string target) {
  Emitter e("skip");
  if (flag.count == 2) {
    e(s_cmp_eq_u64, {flag, 0});
  } else {
    e(s_cmp_eq_u32, {flag, 0});
  }
  e.branch(s_cbranch_scc1, std::move(target));
  return e;
}

// The largest magnitudes of a step: of the block of 128 and of that of 64 apart where they are still to be normalised.
struct LargestRange {
  int first, end;
  Register step, all;
  bool of_128;
};

std::vector<LargestRange> largest_ranges(const QuantizeRegisters& r, const QuantizePlan& plan, const RowPairs& row) {
  if (!plan.rotate || plan.dim != 192) return {{0, row.size(), r.step_largest, r.largest, plan.dim >= 128}};
  return {{0, kBlock128Pairs, r.step_largest, r.largest, true},
          {kBlock128Pairs, row.size(), r.wide.at(2), r.largest_64, false}};
}

// One maximum a wave, raised by one lane.
Emitter raise(const QuantizeRegisters& r, const QuantizePlan& plan, const std::vector<LargestRange>& ranges) {
  Emitter e("raise");
  const Register m = r.largest;
  if (plan.rotate)
    for (const LargestRange& range : ranges)
      e(v_mul_f32, {range.all, (range.of_128 ? r.normalise : r.normalise_64).at(0), range.all});
  if (ranges.size() > 1) e(v_max_f32, {m, ranges.back().all, m});
  for (const int control : {kSwapOneLane, kSwapTwoLanes, rotate_row(4), rotate_row(8)})
    e(v_max_f32, {m, m, m}, lanes(control));
  const Register all = r.product.at(0), one = r.product.at(1);
  e(v_readlane_b32, {all, m, 0});
  for (const int lane : {16, 32, 48}) {
    e(v_readlane_b32, {one, m, lane});
    e(s_max_u32, {all, all, one});
  }
  e(v_mov_b32, {m, all}).comment = "bits of floats that are not negative order as the floats";
  const Register strides = LEANFA_ARGUMENT(r, scale_stride);
  e(s_mov_b64, {r.address_s, LEANFA_ARGUMENT(r, scales)});
  add_product(e, r.address_s, r.batch, strides.part(0, 2), r.product);
  add_product(e, r.address_s, r.head, strides.part(4, 2), r.product);
  e(v_mov_b32, {r.wide.at(0), 0});
  e(s_mov_b64, {kExec, 1});
  e(global_atomic_umax, {r.wide.at(0), m, r.address_s});
  return e;
}

}  // namespace

Result<QuantizeProgram> encode_program(const QuantizePlan& plan) {
  QuantizeRegisters r(plan);
  RowPairs row(r);
  std::vector<Piece> pieces;
  pieces.push_back({"start", "16 rows of a head a wave, several times", encode_start(r, plan)});
  const bool integer = plan.format == DType::kI8;
  if (plan.per_token) {
    pieces.push_back({"token_start", "", token_start(r, plan)});
    if (integer) pieces.push_back({"shift_start", "", shift_start(r)});
  } else {
    pieces.push_back({"scale", "of the head", read_head_scale(r, plan)});
  }
  add_row_pieces(pieces, r, plan, row, true);
  if (integer) add_finite_pieces(pieces, r, row);
  if (plan.per_token) add_token_scale(pieces, r, plan, row);
  pieces.push_back({"unit_or_not", "", skip_unless(r.far, integer ? "saturate_or_not" : "encode")});
  pieces.push_back({"unit", "a scale far from 1: it and the values times a power of two", apply_unit(r, row)});
  if (integer) {
    pieces.push_back({"saturate_or_not", "", skip_unless(r.clamp, "encode")});
    pieces.push_back({"saturate", "", saturate(r, row)});
  }
  pieces.push_back({"encode", "quotients and codes", encode(r, plan, row)});
  pieces.push_back({"store", "", store_codes(r, row)});
  pieces.push_back({"step", "", step_end(r)});
  if (integer) pieces.push_back({"refused", "", report_refused(r)});
  pieces.push_back(end_of_program());
  auto program = program_of(std::move(pieces));
  if (!program) return tl::unexpected(program.error());
  return QuantizeProgram{std::move(*program), r.map, sizeof(QuantizeArguments)};
}

Result<QuantizeProgram> largest_program(const QuantizePlan& plan) {
  QuantizeRegisters r(plan);
  RowPairs row(r);
  std::vector<Piece> pieces;
  Emitter begin = start(r, plan);
  begin(v_mov_b32, {r.largest, 0});
  begin(v_mov_b32, {r.largest_64, 0});
  pieces.push_back({"start", "16 rows of a head a wave, several times", std::move(begin)});
  add_row_pieces(pieces, r, plan, row, false);
  const auto ranges = largest_ranges(r, plan, row);
  Emitter largest("largest");
  for (const LargestRange& range : ranges) add_largest(largest, row, range.first, range.end, range.step);
  if (ranges.size() > 1) {
    largest(v_max_f32, {r.wide.at(3), ranges[0].step, ranges[1].step});
  } else {
    largest(v_mov_b32, {r.wide.at(3), ranges[0].step});
  }
  largest(v_cmp_eq_f32, {kVcc, r.infinity, r.wide.at(3)});
  largest(s_cmp_eq_u64, {kVcc, 0});
  largest.branch(s_cbranch_scc1, "maximum");
  pieces.push_back({"largest", "", std::move(largest)});
  Emitter finite("largest");
  for (const LargestRange& range : ranges)
    add_largest_finite(finite, r, row, range.first, range.end, range.step, r.wide.at(0));
  pieces.push_back({"infinite", "some value is infinite and must not count", std::move(finite)});
  Emitter maximum("largest");
  for (const LargestRange& range : ranges) maximum(v_max_f32, {range.all, range.step, range.all});
  pieces.push_back({"maximum", "", std::move(maximum)});
  pieces.push_back({"step", "", step_end(r)});
  pieces.push_back({"raise", "the wave's maximum", raise(r, plan, ranges)});
  pieces.push_back(end_of_program());
  auto program = program_of(std::move(pieces));
  if (!program) return tl::unexpected(program.error());
  return QuantizeProgram{std::move(*program), r.map, sizeof(QuantizeArguments)};
}

}  // namespace leanfa::gfx950
