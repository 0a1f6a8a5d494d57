// What a tile begins with: its blocks and limits, memory offsets, Q, the state of its rows.
#include <cstddef>

#include "kernels/gfx950/attention_fwd/kernel_args.hpp"
#include "kernels/gfx950/attention_fwd/softmax_parts.hpp"
#include "numerics/p_code.hpp"

namespace leanfa::gfx950 {
namespace {

using enum isa::Opcode;

// Whole turns of the ring, of which the last begins otherwise (see wrap): the loop stops before it.
void turns(Emitter& e, const Kernel& kernel) {
  const Registers& r = kernel.regs;
  const Register t = r.masks.at(0);
  e(s_and_b32, {r.padded, r.padded, -kRing}).comment = "whole turns of the ring";
  e(s_sub_u32, {t, r.padded, kRing});
  e(s_max_i32, {t, t, 0});
  e(s_min_u32, {r.stop, r.full_blocks, t});
  e(s_mov_b32, {r.v_step_first, r.v_step});
}

}  // namespace

// Blocks and limits of the tile whose first row is r.row0.
Emitter tile_limits(const Kernel& kernel) {
  Emitter e("tile");
  const Registers& r = kernel.regs;
  const Register seqlen_q = LEANFA_ARG(r, seqlen_q, 1), seqlen_k = LEANFA_ARG(r, seqlen_k, 1);
  const Register t = r.masks;
  const Register lane = r.scratch.at(0), x = r.scratch.at(1);
  e(s_mov_b32, {r.iteration, 0});
  e(s_sub_u32, {t.at(4), seqlen_k, 1}).comment = "last key";
  lane_number(e, lane);
  e(v_lshrrev_b32, {x, 5, lane});
  e(v_lshlrev_b32, {x, 2, x});
  if (!kernel.plan.causal) {
    e(s_add_u32, {t.at(0), seqlen_k, kBlockN - 1});
    e(s_lshr_b32, {r.wave_blocks, t.at(0), 6});
    e(s_lshr_b32, {r.full_blocks, seqlen_k, 6});
    e(s_add_u32, {r.padded, r.wave_blocks, kRing - 1});
    turns(e, kernel);
    for (const Half& half : r.half) e(v_sub_u32, {half.limit, t.at(4), x});
    return e;
  }
  // Row i sees keys up to i + seqlen_k - seqlen_q.
  const Register shift = t.at(5);
  e(s_sub_u32, {shift, seqlen_k, seqlen_q});
  const auto visible = [&](const Register& row) {
    e(s_add_u32, {row, row, shift});
    e(s_add_u32, {row, row, 1});
    e(s_max_i32, {row, row, 0});
    e(s_min_i32, {row, row, seqlen_k});
  };
  const auto blocks_up_to = [&](const Register& to, const Register& first_row, int rows) {
    e(s_add_u32, {t.at(0), first_row, rows - 1});
    e(s_sub_u32, {t.at(2), seqlen_q, 1});
    e(s_min_i32, {t.at(0), t.at(0), t.at(2)}).comment = "last row";
    visible(t.at(0));
    e(s_add_u32, {t.at(0), t.at(0), kBlockN - 1});
    e(s_lshr_b32, {to, t.at(0), 6});
  };
  blocks_up_to(r.padded, r.row0, kTileRows);
  e(s_add_u32, {r.padded, r.padded, kRing - 1});
  e(s_lshl_b32, {t.at(1), r.wave, 6});
  e(s_add_u32, {t.at(1), t.at(1), r.row0});
  blocks_up_to(r.wave_blocks, t.at(1), kWaveRows);
  e(s_add_u32, {t.at(2), t.at(1), 0});
  visible(t.at(2));
  e(s_lshr_b32, {r.full_blocks, t.at(2), 6});
  e(s_min_u32, {r.full_blocks, r.full_blocks, r.wave_blocks});
  turns(e, kernel);
  e(s_add_u32, {t.at(1), t.at(1), shift});
  for (const Half& half : r.half) {
    e(v_and_b32, {half.limit, 31, lane});
    e(v_add_u32, {half.limit, t.at(1), half.limit});
    if (half.index != 0) e(v_add_u32, {half.limit, kHalfRows, half.limit});
    e(v_min_i32, {half.limit, t.at(4), half.limit});
    e(v_sub_u32, {half.limit, half.limit, x});
  }
  return e;
}

// The ring goes on from tile to tile: in a tile's last turn, loads of K are already those of the next tile's blocks,
// and those of V from the second on. Offsets return to block 0 by as much as they have moved.
Emitter wrap(const Kernel& kernel) {
  Emitter e("wrap");
  const Registers& r = kernel.regs;
  const Register t = r.masks.at(0);
  e(s_mul_i32, {t, r.padded, r.k_step});
  for (const Register& offset : r.k_offset) e(v_subrev_u32, {offset, t, offset});
  e(s_mul_i32, {t, r.padded, r.v_step});
  e(s_sub_u32, {r.v_step_first, r.v_step, t});
  if (kernel.plan.causal) {
    e(s_mov_b32, {r.stop, r.full_blocks});
  } else {
    e(s_sub_u32, {t, r.padded, 1}).comment = "the last block of a turn asks for the next tile's Q";
    e(s_min_u32, {r.stop, r.full_blocks, t});
  }
  return e;
}

namespace {

// Memory offsets of a wave's share of block 0, by load.
void block_offsets(Emitter& e, const Kernel& kernel, const std::vector<Panel>& panels,
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

}  // namespace

void key_offsets(Emitter& e, const Kernel& kernel) {
  const Layout& layout = kernel.layout;
  block_offsets(e, kernel, layout.k_panels, kernel.regs.k_offset, layout.k_swizzle, layout.k_narrow_swizzle,
                LEANFA_ARG(kernel.regs, k_row_stride, 1));
}

void value_offsets(Emitter& e, const Kernel& kernel) {
  const Layout& layout = kernel.layout;
  block_offsets(e, kernel, layout.v_panels, kernel.regs.v_offset, layout.v_swizzle, layout.v_swizzle,
                LEANFA_ARG(kernel.regs, v_row_stride, 1));
}

Emitter load_queries(const Kernel& kernel, const Register& row0) {
  Emitter e("load Q");
  const Registers& r = kernel.regs;
  const Register lane = r.scratch.at(0), row = r.scratch.at(1), x = r.scratch.at(2), address = r.scratch.at(3);
  tile_buffer(e, kernel, row0, LEANFA_ARG(r, q, 2), LEANFA_ARG(r, q_row_stride, 1));
  lane_number(e, lane);
  e(v_lshrrev_b32, {x, 5, lane});
  e(v_lshlrev_b32, {x, 4, x});
  for (const Half& half : r.half) {
    row_in_tile(e, kernel, half, lane, row);
    e(v_mul_lo_u32, {address, row, LEANFA_ARG(r, q_row_stride, 1)});
    e(v_add_u32, {address, x, address});
    for (int pair = 0; pair < kernel.layout.column_pairs; ++pair) {
      isa::Modifiers at = offset(32 * pair);
      at.offen = true;
      e(buffer_load_dwordx4, {half.q.part(4 * pair, 4), address, r.resource, 0}, at);
    }
  }
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
  e.append(load_queries(kernel, row0));
  if (kernel.plan.p == PCode::kShift) load_row_scales(e, kernel, row0);
  return e;
}

// Zeros into 16 registers by the matrix pipe, which has nothing else to do here: the product of `zero` with itself.
void clear(Emitter& e, const Register& to, const Register& zero) { e(v_mfma_f32_32x32x16_bf16, {to, zero, zero, 0}); }

Emitter start_rows(const Kernel& kernel) {
  Emitter e("tile");
  const Registers& r = kernel.regs;
  const bool wide = kernel.plan.format == InputFormat::kBF16;
  // The first iteration adds the product and the sum of a block before it: of zeros.
  const Register zero = r.half[1].p.part(0, 4);
  for (int i = 0; i < r.half[1].p.count; ++i) e(v_mov_b32, {r.half[1].p.at(i), 0});
  for (int i = 0; i < r.sum.count && sums_on_matrix_pipe(kernel.plan); ++i) e(v_mov_b32, {r.sum.at(i), 0});
  for (int i = 0; i < r.v_tile.count; i += 16) clear(e, r.v_tile.part(i, 16), zero);
  for (const Half& half : r.half) {
    for (const Register& o : half.o) clear(e, o, zero);
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
