#include "kernels/gfx950/quantize/row_stages.hpp"

#include <bit>
#include <cstddef>
#include <utility>

namespace leanfa::gfx950 {
namespace {

using enum isa::Opcode;
using assembly::kVcc;
using assembly::Operand;

constexpr int kScratchPairs = 2;
constexpr int kLoadBytes = 16;                                 // of a lane
constexpr int kStepBytes = kLoadBytes * kQuantizeLanesPerRow;  // from a lane's chunk to its next
constexpr int kBlockChunks = 4;                                // of a lane, in a block of 128
constexpr int kLanes = 64;
constexpr int kRowsPerWave = kLanes / kQuantizeLanesPerRow;

// Pairs [first, end) of a lane make a block of 128 or 64 elements.
struct RotationBlock {
  int first, end;
  bool of_128;
};

std::vector<RotationBlock> rotation_blocks(int dim) {
  const int pairs = dim / kQuantizeLanesPerRow / 2;
  std::vector<RotationBlock> blocks;
  if (dim >= 128) blocks.push_back({0, kBlockChunks * kPairsPerChunk, true});
  if (dim % 128 == 64) blocks.push_back({pairs - kBlockChunks * kPairsPerChunk / 2, pairs, false});
  return blocks;
}

isa::Modifiers difference() {
  isa::Modifiers m = packed(2);
  m.neg_lo = m.neg_hi = 2;
  return m;
}

// Sum and difference of a pair's own elements. The sum takes the high one first: the other way round is an erratum.
void add_step_in_pair(Emitter& e, const Register& pair) {
  isa::Modifiers m;
  m.op_sel = 1;
  m.op_sel_hi = 2;
  m.neg_hi = 2;
  e(v_pk_add_f32, {pair, pair, pair}, m);
}

void add_step_in_lane(Emitter& e, RowPairs& row, const RotationBlock& block, int step) {
  for (int i = block.first; i < block.end; ++i) {
    if (((i - block.first) & step) != 0) continue;
    e(v_pk_add_f32, {row.free(), row[i], row[i + step]}, packed(2));
    e(v_pk_add_f32, {row[i + step], row[i], row[i + step]}, difference());
    row.replace(i);
  }
}

// low + high, or low - high: the own value with its lane's sign, which is exact, plus the other lane's.
void add_step_between_lanes(Emitter& e, RowPairs& row, const RotationBlock& block, const Register& sign, int control) {
  for (int i = block.first; i < block.end; ++i) {
    e(v_pk_mul_f32, {row.free(), row[i], sign}, packed(2));
    for (int half = 0; half < 2; ++half)
      e(v_add_f32, {row.free().at(half), row[i].at(half), row.free().at(half)}, lanes(control));
    row.replace(i);
  }
}

void add_sign(Emitter& e, const QuantizeRegisters& r, const Register& sign, int bit) {
  e(v_and_b32, {r.wide.at(0), bit, r.lane});
  e(v_cmp_eq_u32, {kVcc, 0, r.wide.at(0)});
  e(v_mov_b32, {r.wide.at(1), -1.0F});
  for (int half = 0; half < 2; ++half) e(v_cndmask_b32, {sign.at(half), r.wide.at(1), 1.0F, kVcc});
}

void set_both(Emitter& e, const Register& pair, const Operand& value) {
  for (int half = 0; half < 2; ++half) e(s_mov_b32, {pair.at(half), value});
}

void add_constants(Emitter& e, const QuantizeRegisters& r, const QuantizePlan& plan) {
  e(s_mov_b32, {r.high_half, static_cast<int>(0xFFFF0000U)});
  e(s_mov_b32, {r.magnitude, 0x7FFFFFFF});
  e(s_mov_b32, {r.infinity, 0x7F800000});
  set_both(e, r.normalise, kInvSqrt128);
  set_both(e, r.normalise_64, kInvSqrt64);
  set_both(e, r.whole, 12582912.0F);
  e(s_mov_b32, {r.pick_low, 0x0C0C0400});
  e(s_mov_b32, {r.pick_words, 0x05040100});
  if (!plan.rotate) return;
  add_sign(e, r, r.sign_1, 1);
  add_sign(e, r, r.sign_2, 2);
}

// The address of batch and head's first row, with the lane's bytes added.
void add_base(Emitter& e, const QuantizeRegisters& r, const Register& base, const Register& strides, int lane_bytes,
              const Register& to) {
  e(s_mov_b64, {r.address_s, base});
  add_product(e, r.address_s, r.batch, strides.part(0, 2), r.product);
  add_product(e, r.address_s, r.head, strides.part(4, 2), r.product);
  e(v_mul_u32_u24, {r.wide.at(0), lane_bytes, r.lane});
  e(v_mov_b32, {r.wide.at(1), r.address_s.at(1)});
  e(v_add_co_u32, {to.at(0), kVcc, r.address_s.at(0), r.wide.at(0)});
  e(v_addc_co_u32, {to.at(1), kVcc, 0, r.wide.at(1), kVcc});
}

}  // namespace

QuantizeRegisters::QuantizeRegisters(const QuantizePlan& plan) {
  const int chunks = plan.dim / kQuantizeLanesPerRow / kChunkElements;
  raw = map.vgpr("raw row", 4 * chunks, 4);
  for (int i = 0; i < chunks * kPairsPerChunk + kScratchPairs; ++i)
    pairs.push_back(map.vgpr(i < chunks * kPairsPerChunk ? "row" : "spare", 2, 2));
}

RowPairs::RowPairs(const QuantizeRegisters& r)
    : held_(r.pairs.begin(), r.pairs.end() - kScratchPairs), free_(r.pairs.end() - kScratchPairs, r.pairs.end()) {}

void RowPairs::replace(int index) {
  const Register taken = free_.front();
  free_.erase(free_.begin());
  free_.push_back(std::exchange(held_[static_cast<std::size_t>(index)], taken));
}

isa::Modifiers packed(int sources) {
  isa::Modifiers m;
  m.op_sel_hi = static_cast<std::uint8_t>((1 << sources) - 1);
  return m;
}

isa::Modifiers lanes(int dpp_control) {
  isa::Modifiers m;
  m.dpp_ctrl = static_cast<std::uint16_t>(dpp_control);
  m.row_mask = m.bank_mask = 0xF;
  return m;
}

Emitter start(const QuantizeRegisters& r, const QuantizePlan& plan) {
  Emitter e("start");
  for (int first = 0; first < r.arguments.count; first += 16) {
    const int count = r.arguments.count - first;
    if (count >= 16) {
      e(s_load_dwordx16, {r.arguments.part(first, 16), r.kernarg, 4 * first});
    } else {
      e(s_load_dwordx8, {r.arguments.part(first, 8), r.kernarg, 4 * first});
      e(s_load_dwordx4, {r.arguments.part(first + 8, 4), r.kernarg, 4 * (first + 8)});
    }
  }
  e(v_lshrrev_b32, {r.wide.at(0), 6, r.lane}).comment = "v0 is the work item";
  e(v_readfirstlane_b32, {r.wave, r.wide.at(0)});
  e(v_and_b32, {r.wide.at(0), kLanes - 1, r.lane});
  e(v_and_b32, {r.lane, kQuantizeLanesPerRow - 1, r.lane});
  e(v_lshrrev_b32, {r.token, 2, r.wide.at(0)});
  // A wave's rows follow each other, so that one that has none left can end.
  constexpr int kRows = kRowsPerWave * kQuantizeSteps;
  e(s_lshl_b32, {r.wave, r.wave, std::countr_zero(static_cast<unsigned>(kRows))}).comment = "rows of a wave";
  e(s_lshl_b32, {r.steps, r.group, std::countr_zero(static_cast<unsigned>(kQuantizeRowsPerWorkgroup))}).comment =
      "rows of a workgroup";
  e(s_add_u32, {r.wave, r.wave, r.steps});
  const Register tokens = LEANFA_ARGUMENT(r, tokens);
  e(s_cmp_ge_u32, {r.wave, tokens});
  e.branch(s_cbranch_scc1, "end");
  e(v_add_u32, {r.token, r.wave, r.token});
  e(s_sub_u32, {r.last, tokens, 1});
  e(s_sub_u32, {r.steps, tokens, r.wave});
  e(s_min_u32, {r.steps, r.steps, kRows});
  e(s_add_u32, {r.steps, r.steps, kRowsPerWave - 1});
  e(s_lshr_b32, {r.steps, r.steps, 4});
  add_base(e, r, LEANFA_ARGUMENT(r, source), LEANFA_ARGUMENT(r, source_stride), kLoadBytes, r.source);
  if (plan.pass == QuantizePass::kEncode)
    add_base(e, r, LEANFA_ARGUMENT(r, codes), LEANFA_ARGUMENT(r, code_stride), kChunkElements, r.target);
  add_row_address(e, r, 0);
  add_loads(e, r);
  add_constants(e, r, plan);
  return e;
}

void add_row_address(Emitter& e, const QuantizeRegisters& r, int ahead) {
  const Register stride = LEANFA_ARGUMENT(r, source_stride).part(2, 2);
  const Register token = r.wide.at(0), product = r.wide.at(1);
  e(v_add_u32, {token, ahead, r.token});
  e(v_min_u32, {token, r.last, token}).comment = "rows past the end are the last one again";
  e(v_mad_u64_u32, {r.at, kVcc, token, stride.at(0), r.source});
  e(v_mul_lo_u32, {product, token, stride.at(1)});
  e(v_add_u32, {r.at.at(1), product, r.at.at(1)});
}

void add_loads(Emitter& e, const QuantizeRegisters& r) {
  for (int j = 0; j < r.chunks(); ++j)
    e(global_load_dwordx4, {r.raw.part(4 * j, 4), r.at, Operand::off()}, offset(kStepBytes * j));
}

Emitter widen(const QuantizeRegisters& r, const RowPairs& row) {
  Emitter e("widen");
  for (int i = 0; i < row.size(); ++i) {
    e(v_lshlrev_b32, {row[i].at(0), 16, r.raw.at(i)});
    e(v_and_b32, {row[i].at(1), r.high_half, r.raw.at(i)});
  }
  return e;
}

Emitter take_mean_off(const QuantizeRegisters& r, const RowPairs& row) {
  Emitter e("mean");
  const Register strides = LEANFA_ARGUMENT(r, mean_stride);
  e(s_mov_b64, {r.address_s, LEANFA_ARGUMENT(r, mean)});
  add_product(e, r.address_s, r.batch, strides.part(0, 2), r.product);
  add_product(e, r.address_s, r.head, strides.part(2, 2), r.product);
  e(v_lshlrev_b32, {r.step_largest, 5, r.lane}).comment = "a chunk's floats are 32 bytes";
  for (int j = 0; j < r.chunks(); ++j) {
    for (int half = 0; half < 2; ++half)
      e(global_load_dwordx4, {r.wide.part(4 * half, 4), r.step_largest, r.address_s}, offset(128 * j + 16 * half));
    for (int p = 0; p < kPairsPerChunk; ++p) {
      const Register pair = row[j * kPairsPerChunk + p];
      e(v_pk_add_f32, {pair, pair, r.wide.part(2 * p, 2)}, difference());
    }
  }
  return e;
}

Emitter rotate(const QuantizeRegisters& r, const QuantizePlan& plan, RowPairs& row, bool normalised) {
  Emitter e("rotate");
  for (const RotationBlock& block : rotation_blocks(plan.dim)) {
    for (int i = block.first; i < block.end; ++i) add_step_in_pair(e, row[i]);
    for (int step = 1; step < kPairsPerChunk; step *= 2) add_step_in_lane(e, row, block, step);
    add_step_between_lanes(e, row, block, r.sign_1, kSwapOneLane);
    add_step_between_lanes(e, row, block, r.sign_2, kSwapTwoLanes);
    for (int step = kPairsPerChunk; step < block.end - block.first; step *= 2) add_step_in_lane(e, row, block, step);
    if (!normalised) continue;
    const Register factor = block.of_128 ? r.normalise : r.normalise_64;
    for (int i = block.first; i < block.end; ++i) e(v_pk_mul_f32, {row[i], row[i], factor}, packed(2));
  }
  return e;
}

void add_largest(Emitter& e, const RowPairs& row, int first, int end, const Register& into) {
  for (int i = first; i < end; ++i) {
    const Operand low(row[i].at(0)), high(row[i].at(1));
    e(v_max3_f32, {into, low.absolute(), high.absolute(), i == first ? Operand(0) : Operand(into)});
  }
}

void add_largest_finite(Emitter& e, const QuantizeRegisters& r, const RowPairs& row, int first, int end,
                        const Register& into, const Register& scratch) {
  e(v_mov_b32, {into, 0});
  for (int i = first; i < end; ++i)
    for (int half = 0; half < 2; ++half) {
      const Operand x(row[i].at(half));
      e(v_cmp_lt_f32, {kVcc, x.absolute(), r.infinity});
      e(v_cndmask_b32, {scratch, 0, x.absolute(), kVcc});
      e(v_max_f32, {into, scratch, into});
    }
}

}  // namespace leanfa::gfx950
