// What a tile begins with: its blocks and limits, memory offsets, Q, the state of its rows.
#include <cstddef>

#include "kernels/gfx950/attention_fwd/kernel_args.hpp"
#include "kernels/gfx950/attention_fwd/softmax_parts.hpp"
#include "numerics/p_code.hpp"

namespace leanfa::gfx950 {
namespace {

using enum isa::Opcode;

// Row i sees keys up to i + seqlen_k - seqlen_q: `row` becomes how many, between 0 and all.
void visible_keys(Emitter& e, const Kernel& kernel, const Register& row) {
  const Register seqlen_q = LEANFA_ARG(kernel.regs, seqlen_q, 1), seqlen_k = LEANFA_ARG(kernel.regs, seqlen_k, 1);
  e(s_add_u32, {row, row, seqlen_k});
  e(s_sub_u32, {row, row, seqlen_q});
  e(s_add_u32, {row, row, 1});
  e(s_max_i32, {row, row, 0});
  e(s_min_i32, {row, row, seqlen_k});
}

// Blocks of which some of `rows` rows from `first_row` on sees a key; scratch: one register.
void blocks_of(Emitter& e, const Kernel& kernel, const Register& to, const Register& first_row, int rows,
               const Register& scratch) {
  const Registers& r = kernel.regs;
  if (kernel.plan.causal) {
    e(s_add_u32, {to, first_row, rows - 1});
    e(s_sub_u32, {scratch, LEANFA_ARG(r, seqlen_q, 1), 1});
    e(s_min_i32, {to, to, scratch}).comment = "last row";
    visible_keys(e, kernel, to);
    e(s_add_u32, {to, to, kBlockN - 1});
  } else {
    e(s_add_u32, {to, LEANFA_ARG(r, seqlen_k, 1), kBlockN - 1});
  }
  e(s_lshr_b32, {to, to, 6});
}

}  // namespace

// Blocks of the tile whose first row is `row0`, in whole turns of the ring and at least one, into r.padded_to_come.
void blocks_to_come(Emitter& e, const Kernel& kernel, const Register& row0) {
  const Registers& r = kernel.regs;
  blocks_of(e, kernel, r.padded_to_come, row0, kTileRows, r.masks.at(0));
  e(s_max_u32, {r.padded_to_come, r.padded_to_come, 1});
  e(s_add_u32, {r.padded_to_come, r.padded_to_come, kRing - 1});
  e(s_and_b32, {r.padded_to_come, r.padded_to_come, -kRing}).comment = "whole turns of the ring";
}

// Blocks and limits of the tile whose first row is r.row0. Block b of the tile is met in iteration padded - 1 - b.
Emitter tile_limits(const Kernel& kernel, bool first_of_workgroup) {
  Emitter e("tile");
  const Registers& r = kernel.regs;
  const Register t = r.masks;
  const Register lane = r.scratch.at(0), x = r.scratch.at(1);
  const bool causal = kernel.plan.causal;
  e(s_mov_b32, {r.iteration, 0});
  e(s_mov_b32, {r.v_step_first, r.v_step});
  if (!causal && !first_of_workgroup) return e;
  e(s_sub_u32, {r.last, r.padded_to_come, 1});
  e(s_sub_u32, {r.last_turn, r.padded_to_come, kRing});
  const Register first_row = t.at(1);
  e(s_lshl_b32, {first_row, r.wave, 6});
  e(s_add_u32, {first_row, first_row, r.row0});
  blocks_of(e, kernel, t.at(3), first_row, kWaveRows, t.at(0));
  e(s_sub_u32, {r.first, r.padded_to_come, t.at(3)});
  if (causal) {
    e(s_mov_b32, {t.at(2), first_row});
    visible_keys(e, kernel, t.at(2));
    e(s_lshr_b32, {t.at(2), t.at(2), 6});
    e(s_min_u32, {t.at(2), t.at(2), t.at(3)}).comment = "blocks that every row sees whole";
  } else {
    e(s_lshr_b32, {t.at(2), LEANFA_ARG(r, seqlen_k, 1), 6});
  }
  e(s_sub_u32, {r.first_plain, r.padded_to_come, t.at(2)});
  e(s_sub_u32, {t.at(4), LEANFA_ARG(r, seqlen_k, 1), 1}).comment = "last key";
  lane_number(e, lane);
  e(v_lshrrev_b32, {x, 5, lane});
  e(v_lshlrev_b32, {x, 2, x});
  if (causal) {
    e(s_add_u32, {first_row, first_row, LEANFA_ARG(r, seqlen_k, 1)});
    e(s_sub_u32, {first_row, first_row, LEANFA_ARG(r, seqlen_q, 1)});
  }
  for (const Half& half : r.half) {
    if (!causal) {
      e(v_sub_u32, {half.limit, t.at(4), x});
      continue;
    }
    e(v_and_b32, {half.limit, 31, lane});
    e(v_add_u32, {half.limit, first_row, half.limit});
    if (half.index != 0) e(v_add_u32, {half.limit, kHalfRows, half.limit});
    e(v_min_i32, {half.limit, t.at(4), half.limit});
    e(v_sub_u32, {half.limit, half.limit, x});
  }
  return e;
}

// The ring goes on from tile to tile: in a tile's last turn, loads of K are already those of the next tile's first
// blocks, and those of V from the second place on. Offsets go from the block before block 0 to the next tile's first.
Emitter wrap(const Kernel& kernel) {
  Emitter e("wrap");
  const Registers& r = kernel.regs;
  const Register t = r.masks.at(1);
  e(s_lshl_b32, {t, r.other_tile, 8});
  blocks_to_come(e, kernel, t);
  e(s_mul_i32, {t, r.padded_to_come, r.k_step});
  for (const Register& offset : r.k_offset) e(v_subrev_u32, {offset, t, offset});
  e(s_mul_i32, {t, r.padded_to_come, r.v_step});
  e(s_sub_u32, {r.v_step_first, r.v_step, t});
  return e;
}

namespace {

// Memory offsets of a wave's share of block 0, by load.
void first_offsets(Emitter& e, const Kernel& kernel, const std::vector<Panel>& panels,
                   const std::vector<Register>& offsets, const Swizzle& wide, const Swizzle& narrow,
                   const Register& stride) {
  const Registers& r = kernel.regs;
  const Register lane = r.scratch.at(0), row = r.scratch.at(1), x = r.scratch.at(2), t = r.scratch.at(3);
  lane_number(e, lane);
  std::size_t next = 0;
  for (const Panel& panel : panels) {
    if (&panel != &panels.front() && panel.width == panels.front().width) continue;
    for (int load = 0; load < panel.loads_per_wave(); ++load) {
      const int column_bits = panel.width == 128 ? 3 : 2;
      e(v_lshrrev_b32, {row, column_bits, lane});
      e(s_lshl_b32, {r.masks.at(0), r.wave, 4});
      if (load != 0) e(s_add_u32, {r.masks.at(0), r.masks.at(0), panel.rows_per_load() * load});
      e(v_add_u32, {row, r.masks.at(0), row});
      swizzle(e, panel.width == 128 ? wide : narrow, row, x, t);
      e(v_and_b32, {t, (1 << column_bits) - 1, lane});
      e(v_xor_b32, {x, x, t});
      e(v_lshlrev_b32, {x, 4, x});
      e(v_mul_lo_u32, {t, row, stride});
      const int constant = panel.first_byte - kLoadBytes * load;
      if (constant != 0) e(v_add_u32, {x, constant, x});
      e(v_add_u32, {offsets[next++], t, x});
    }
  }
}

// From block 0 to the first tile's last. `step`: from a block to the one met next, which takes the stride's place.
void to_last_block(Emitter& e, const Kernel& kernel, const std::vector<Register>& offsets, const Register& stride,
                   const Register& step) {
  const Registers& r = kernel.regs;
  const Register t = r.masks.at(0);
  e(s_lshl_b32, {step, stride, 6});
  e(s_sub_u32, {step, 0, step});
  e(s_sub_u32, {t, r.padded_to_come, 1});
  e(s_mul_i32, {t, t, step});
  for (const Register& offset : offsets) e(v_subrev_u32, {offset, t, offset});
}

}  // namespace

void key_offsets(Emitter& e, const Kernel& kernel) {
  const Layout& layout = kernel.layout;
  const Registers& r = kernel.regs;
  const Register stride = LEANFA_ARG(r, k_row_stride, 1);
  first_offsets(e, kernel, layout.k_panels, r.k_offset, layout.k_swizzle, layout.k_narrow_swizzle, stride);
  to_last_block(e, kernel, r.k_offset, stride, r.k_step);
}

void value_offsets(Emitter& e, const Kernel& kernel) {
  const Layout& layout = kernel.layout;
  const Registers& r = kernel.regs;
  const Register stride = LEANFA_ARG(r, v_row_stride, 1);
  first_offsets(e, kernel, layout.v_panels, r.v_offset, layout.v_swizzle, layout.v_swizzle, stride);
  to_last_block(e, kernel, r.v_offset, stride, r.v_step);
}

namespace {

// From the address in scratch 3.
void load_query_rows(Emitter& e, const Kernel& kernel, const Half& half) {
  for (int pair = 0; pair < kernel.layout.column_pairs; ++pair) {
    isa::Modifiers at = offset(32 * pair);
    at.offen = true;
    e(buffer_load_dwordx4, {half.q.part(4 * pair, 4), kernel.regs.scratch.at(3), kernel.regs.resource, 0}, at);
  }
}

}  // namespace

Emitter load_queries(const Kernel& kernel, const Half& half) {
  Emitter e("load Q");
  const Registers& r = kernel.regs;
  const Register lane = r.scratch.at(0), row = r.scratch.at(1), x = r.scratch.at(2), address = r.scratch.at(3);
  lane_number(e, lane);
  e(v_lshrrev_b32, {x, 5, lane});
  e(v_lshlrev_b32, {x, 4, x});
  row_in_tile(e, kernel, half, lane, row);
  e(v_mul_lo_u32, {address, row, LEANFA_ARG(r, q_row_stride, 1)});
  e(v_add_u32, {address, x, address});
  load_query_rows(e, kernel, half);
  return e;
}

// First row of the tile to come, or the end of the rows where there is none: a buffer without bytes, from which loads
// take nothing.
Emitter load_next_queries(const Kernel& kernel) {
  Emitter e("load Q");
  const Registers& r = kernel.regs;
  const Register row0 = r.masks.at(2);
  e(s_lshl_b32, {row0, r.other_tile, 8});
  e(s_cmp_lt_i32, {r.other_tile, 0});
  e(s_cselect_b32, {row0, LEANFA_ARG(r, seqlen_q, 1), row0});
  // What waits for the scales does not wait for Q.
  if (kernel.plan.p == PCode::kShift) load_row_scales(e, kernel, row0);
  tile_buffer(e, kernel, row0, LEANFA_ARG(r, q, 2), LEANFA_ARG(r, q_row_stride, 1));
  e.append(load_queries(kernel, r.half[0]));
  static_assert(kHalfRows == 1 << 5);
  const Register distance = r.masks.at(3);
  e(s_lshl_b32, {distance, LEANFA_ARG(r, q_row_stride, 1), 5}).comment = "from half a's rows to half b's";
  e(v_add_u32, {r.scratch.at(3), distance, r.scratch.at(3)});
  load_query_rows(e, kernel, r.half[1]);
  return e;
}

namespace {

// Zeros into 16 registers by the matrix pipe, which has nothing else to do here: the product of `zero` with itself.
void clear(Emitter& e, const Register& to, const Register& zero) { e(v_mfma_f32_32x32x16_bf16, {to, zero, zero, 0}); }

}  // namespace

Emitter zero_output(const Kernel&, const Half& half) {
  Emitter e("zeros");
  const Register zero = half.p.part(0, 4);
  for (int i = 0; i < zero.count; ++i) e(v_mov_b32, {zero.at(i), 0});
  for (const Register& o : half.o) clear(e, o, zero);
  return e;
}

Emitter zeros(const Kernel& kernel) {
  Emitter e("zeros");
  const Registers& r = kernel.regs;
  for (const Half& half : r.half) {
    e.append(zero_output(kernel, half));
    for (int i = 4; i < half.p.count; ++i) e(v_mov_b32, {half.p.at(i), 0});
    if (kernel.plan.p == PCode::kShift && !starts_at_c(kernel.plan))
      e(v_mov_b32, {half.threshold, -(1 << 29)}).comment = "any score moves the reference";
  }
  for (int i = 0; i < r.sum.count && sums_on_matrix_pipe(kernel.plan); ++i) e(v_mov_b32, {r.sum.at(i), 0});
  for (int i = 0; i < r.v_tile.count; i += 16) clear(e, r.v_tile.part(i, 16), r.half[1].p.part(0, 4));
  return e;
}

Emitter start_rows(const Kernel& kernel) {
  Emitter e("tile");
  const Registers& r = kernel.regs;
  const bool wide = kernel.plan.format == InputFormat::kBF16;
  for (const Half& half : r.half) {
    e(v_mov_b32, {half.l, 0});
    if (kernel.plan.p != PCode::kShift) {
      // So low that the first visible score moves it; finite, so that blocks without one make no NaN.
      e(v_mov_b32, {half.reference, anchored(kernel.plan.reference) ? -3e38F : -1e37F});
    }
    if (wide) continue;
    e(v_mov_b32, {half.weight, 1.0F});
    e(v_mov_b32, {half.scale, 127});
    // Lean codes are in code units, exact P in binades.
    const double units = kernel.plan.p == PCode::kExact ? 8.0 : 1.0;
    const auto constant = static_cast<float>(code_line_constant(method_of(kernel.plan)) / units);
    if (kernel.plan.p != PCode::kShift)
      e(v_mov_b32, {half.constant, kernel.plan.reference == ReferenceRule::kBlock ? constant : 0.0F});
  }
  if (kernel.plan.p == PCode::kShift) start_shift_rows(e, kernel);
  return e;
}

}  // namespace leanfa::gfx950
