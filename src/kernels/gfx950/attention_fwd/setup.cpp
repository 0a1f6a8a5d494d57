// What a workgroup and a tile begin with.
#include <cstddef>

#include "kernels/gfx950/attention_fwd/kernel_args.hpp"
#include "kernels/gfx950/attention_fwd/softmax_parts.hpp"

namespace leanfa::gfx950 {
namespace {

using enum isa::Opcode;
using assembly::kVcc;
using assembly::Operand;

constexpr int kRawBuffer = 0x00020000;  // word 3: bounds-checked bytes, as other kernels for gfx950 use

void add_bytes(Emitter& e, const Kernel& kernel, const Register& address, const Register& index,
               const Register& stride) {
  const Register t = kernel.regs.masks;
  e(s_mul_i32, {t.at(0), index, stride});
  e(s_mul_hi_u32, {t.at(1), index, stride});
  e(s_add_u32, {address.at(0), address.at(0), t.at(0)});
  e(s_addc_u32, {address.at(1), address.at(1), t.at(1)});
}

Register key_head(const Kernel& kernel) { return kernel.regs.masks.at(5); }

void heads(Emitter& e, const Kernel& kernel) {
  const Registers& r = kernel.regs;
  const Register t = r.masks;
  e(s_and_b32, {t.at(0), r.wg_x, LEANFA_ARG(r, head_mask, 1)});
  e(s_mul_i32, {t.at(0), t.at(0), LEANFA_ARG(r, heads_per_xcd, 1)});
  e(s_lshr_b32, {t.at(1), r.wg_x, LEANFA_ARG(r, head_shift, 1)});
  e(s_add_u32, {r.wg_x, t.at(0), t.at(1)}).comment = "query head";
  e(s_mul_hi_u32, {t.at(0), r.wg_x, LEANFA_ARG(r, gqa_magic, 1)});
  e(s_mul_i32, {t.at(1), r.wg_x, LEANFA_ARG(r, gqa_identity, 1)});
  e(s_add_u32, {key_head(kernel), t.at(0), t.at(1)}).comment = "key head";
}

// The address of a tensor's head, in the place of the tensor's.
void head_address(Emitter& e, const Kernel& kernel, const Register& address, const Register& batch_stride,
                  const Register& head_stride, const Register& head) {
  add_product(e, address, kernel.regs.wg_z, batch_stride, kernel.regs.masks);
  add_product(e, address, head, head_stride, kernel.regs.masks);
}

void output_addresses(Emitter& e, const Kernel& kernel) {
  const Registers& r = kernel.regs;
  const Register t = r.masks;
  head_address(e, kernel, LEANFA_ARG(r, o, 2), LEANFA_ARG(r, o_batch_stride, 2), LEANFA_ARG(r, o_head_stride, 2),
               r.wg_x);
  // No LSE is a null pointer, and stays one.
  e(s_cmp_eq_u64, {LEANFA_ARG(r, lse, 2), 0});
  e(s_cselect_b32, {t.at(3), 0, r.wg_z});
  e(s_cselect_b32, {t.at(4), 0, r.wg_x});
  add_product(e, LEANFA_ARG(r, lse, 2), t.at(3), LEANFA_ARG(r, lse_batch_stride, 2), kernel.regs.masks);
  add_product(e, LEANFA_ARG(r, lse, 2), t.at(4), LEANFA_ARG(r, lse_head_stride, 2), kernel.regs.masks);
}

void key_buffer(Emitter& e, const Kernel& kernel, const Register& resource, const Register& base,
                const Register& stride) {
  e(s_mov_b32, {resource.at(0), base.at(0)});
  e(s_mov_b32, {resource.at(1), base.at(1)});
  e(s_mul_i32, {resource.at(2), LEANFA_ARG(kernel.regs, seqlen_k, 1), stride}).comment = "bytes of the head's rows";
  e(s_mov_b32, {resource.at(3), kRawBuffer});
}

void load_scales(Emitter& e, const Kernel& kernel) {
  const Registers& r = kernel.regs;
  const Register q = LEANFA_ARG(r, q_descale, 2), k = LEANFA_ARG(r, k_descale, 2), v = LEANFA_ARG(r, v_descale, 2);
  add_bytes(e, kernel, q, r.wg_z, LEANFA_ARG(r, q_descale_batch, 1));
  add_bytes(e, kernel, q, r.wg_x, LEANFA_ARG(r, q_descale_head, 1));
  add_bytes(e, kernel, k, r.wg_z, LEANFA_ARG(r, k_descale_batch, 1));
  add_bytes(e, kernel, k, key_head(kernel), LEANFA_ARG(r, k_descale_head, 1));
  add_bytes(e, kernel, v, r.wg_z, LEANFA_ARG(r, v_descale_batch, 1));
  add_bytes(e, kernel, v, key_head(kernel), LEANFA_ARG(r, v_descale_head, 1));
  if (kernel.plan.format == InputFormat::kInt8) {
    e(s_mov_b32, {r.a, 1.0F}).comment = "q's scale is per row";
  } else {
    e(s_load_dword, {r.a, q, 0});
  }
  e(s_load_dword, {r.a8, k, 0});
  e(s_load_dword, {v.at(0), v, 0}).comment = "V's descale, in its pointer's place";
}

// 8 c, rounded once from double, as numerics/ has it.
void scales(Emitter& e, const Kernel& kernel) {
  const Registers& r = kernel.regs;
  const Register x = r.scratch.part(0, 2), y = r.scratch.part(2, 2);
  if (kernel.plan.format != InputFormat::kBF16) {
    e(v_cvt_f64_f32, {x, r.a});
    e(v_mul_f64, {x, x, LEANFA_ARG(r, score_scale, 2)});
    e(v_cvt_f64_f32, {y, r.a8});
    e(v_mul_f64, {x, x, y});
  } else {
    e(v_mov_b32, {x.at(0), LEANFA_ARG(r, score_scale, 2).at(0)});
    e(v_mov_b32, {x.at(1), LEANFA_ARG(r, score_scale, 2).at(1)});
  }
  e(v_cvt_f32_f64, {y.at(0), x});
  const bool negative = anchored(kernel.plan.reference);
  e(v_mul_f32, {y.at(1), negative ? -0.125F : 0.125F, y.at(0)});
  e(v_readfirstlane_b32, {r.a, y.at(0)}).comment = "8 c";
  e(v_readfirstlane_b32, {r.a8, y.at(1)}).comment = negative ? "-c" : "c";
}

void constants(Emitter& e, const Kernel& kernel) {
  const Registers& r = kernel.regs;
  if (kernel.plan.p == PCode::kShift) {
    e(s_movk_i32, {r.c126, 126});
    e(s_movk_i32, {r.c8, 127});
  } else {
    e(s_mov_b32, {r.c126, 126.0F});
    e(s_mov_b32, {r.c8, 8.0F});
    e(s_mov_b32, {r.c100, 100.0F});
  }
  if (kernel.plan.format != InputFormat::kBF16) e(v_mov_b32, {r.unit_scale, 0x7f7f7f7f}).comment = "E8M0: 2^0";
  if (kernel.plan.dump) {
    e(s_load_dword, {r.dump_row, r.kernarg, static_cast<int>(offsetof(KernelArgs, dump_row))});
    e(s_lshl_b32, {r.dump_row, r.dump_row, 2});
  }
}

// Transposing reads: lane supplies 8 bytes of one key's row; 16 lanes give 16 dimensions (docs/kernels).
void value_addresses(Emitter& e, const Kernel& kernel) {
  const Registers& r = kernel.regs;
  const bool wide = kernel.plan.format == InputFormat::kBF16;
  const Register lane = r.scratch.at(0), row = r.scratch.at(1), x = r.scratch.at(2), t = r.scratch.at(3);
  const Register first = r.v_address[0];
  lane_number(e, lane);
  e(v_lshrrev_b32, {t, 5, lane});
  e(v_bfe_u32, {row, lane, wide ? 2 : 1, 2});
  e(v_lshl_or_b32, {row, t, 2, row});
  if (!wide) {
    e(v_bfe_u32, {t, lane, 3, 1});
    e(v_lshl_or_b32, {row, t, 3, row});
  }
  swizzle(e, kernel.layout.v_swizzle, row, x, t);
  e(v_bfe_u32, {t, lane, 4, 1});
  if (wide) {
    e(v_lshlrev_b32, {t, 1, t});
    e(v_bfe_u32, {first, lane, 1, 1});
    e(v_or_b32, {t, t, first});
  }
  e(v_xor_b32, {x, x, t}).comment = "column";
  e(v_and_b32, {t, 1, lane});
  e(v_lshlrev_b32, {t, 3, t});
  e(v_lshl_or_b32, {x, x, 4, t});
  e(v_lshl_add_u32, {first, row, 7, x});
  e(v_add_u32, {first, kernel.layout.v_base(), first});
  const int step = wide ? 64 : 32;
  for (std::size_t i = 1; i < r.v_address.size(); ++i)
    e(v_xor_b32, {r.v_address[i], static_cast<int>(i) * step, first});
}

// Ones in e2m1 (code 2) where row and K group of the row-sum instruction belong together: A's row i is summed for
// queries j (i / 4 even) or j + 16 (odd), which B's lane groups 0, 2 and 1, 3 hold (docs/kernels).
void ones_operand(Emitter& e, const Kernel& kernel) {
  const Registers& r = kernel.regs;
  const Register lane = r.scratch.at(0), x = r.scratch.at(1), y = r.scratch.at(2);
  lane_number(e, lane);
  for (int parity = 0; parity < 2; ++parity) {
    e(v_and_b32, {x, 7, lane});
    e(v_cmp_eq_u32, {kVcc, 4 * parity, x});
    e(v_mov_b32, {y, 0x22222222});
    e(v_cndmask_b32, {x, 0, y, kVcc});
    e(v_accvgpr_write_b32, {r.ones.at(2 * parity), x});
    e(v_accvgpr_write_b32, {r.ones.at(2 * parity + 1), x});
  }
}

void first_tile(Emitter& e, const Kernel& kernel) {
  const Registers& r = kernel.regs;
  if (kernel.plan.causal) {
    // Long tiles with short ones: tiles - 1 - y, then y unless it is the same.
    e(s_sub_u32, {r.other_tile, LEANFA_ARG(r, tiles, 1), r.wg_y});
    e(s_sub_u32, {r.other_tile, r.other_tile, 1});
  } else {
    e(s_mov_b32, {r.other_tile, r.wg_y});
  }
  e.append(next_tile(kernel));
}

// Lane l owns query l % 32 and, of 8 keys, four: key 8 (r / 4) + 4 (l / 32) + r % 4 is score register r.
void diagonal(Emitter& e, const Kernel& kernel) {
  const Registers& r = kernel.regs;
  e(s_sub_u32, {r.unaligned, LEANFA_ARG(r, seqlen_k, 1), LEANFA_ARG(r, seqlen_q, 1)});
  e(s_and_b32, {r.unaligned, r.unaligned, kBlockN - 1});
  for (int i = 0; i < 16; ++i) {
    const int key = 8 * (i / 4) + i % 4;
    const Register pair = r.diagonal[static_cast<std::size_t>(i)];
    e(s_lshl_b32, {pair.at(0), -1, key});
    e(s_lshl_b32, {pair.at(1), -1, key + 4});
  }
}

}  // namespace

// tile <- other_tile, and what comes behind it: the short one of its pair, the long one of the next pair, or -1; of
// full attention the tile `pair_step` further on, or -1.
Emitter next_tile(const Kernel& kernel) {
  Emitter e("next");
  const Registers& r = kernel.regs;
  const Register tiles = LEANFA_ARG(r, tiles, 1);
  const Register pair = r.masks.at(0), tile = r.masks.at(1), pairs = r.masks.at(2);
  e(s_mov_b32, {r.tile, r.other_tile});
  e(s_lshl_b32, {r.row0, r.tile, 8});
  if (!kernel.plan.causal) {
    e(s_add_u32, {tile, r.tile, LEANFA_ARG(r, pair_step, 1)});
    e(s_cmp_lt_u32, {tile, tiles});
    e(s_cselect_b32, {r.other_tile, tile, -1});
    return e;
  }
  e(s_add_u32, {pair, r.wg_y, LEANFA_ARG(r, pair_step, 1)});
  e(s_sub_u32, {tile, tiles, pair});
  e(s_sub_u32, {tile, tile, 1});
  e(s_add_u32, {pairs, tiles, 1});
  e(s_lshr_b32, {pairs, pairs, 1});
  e(s_cmp_lt_u32, {pair, pairs});
  e(s_cselect_b32, {tile, tile, -1}).comment = "first of the next pair";
  e(s_cmp_eq_u32, {r.tile, r.wg_y});
  e(s_cselect_b32, {r.other_tile, tile, r.wg_y});
  e(s_cselect_b32, {r.wg_y, pair, r.wg_y});
  return e;
}

void lane_number(Emitter& e, const Register& to) {
  e(v_mbcnt_lo_u32_b32, {to, -1, 0});
  e(v_mbcnt_hi_u32_b32, {to, -1, to});
}

void row_in_tile(Emitter& e, const Kernel& kernel, const Half& half, const Register& lane, const Register& to) {
  e(v_and_b32, {to, 31, lane});
  e(s_lshl_b32, {kernel.regs.masks.at(0), kernel.regs.wave, 6});
  if (half.index != 0) e(s_add_u32, {kernel.regs.masks.at(0), kernel.regs.masks.at(0), kHalfRows * half.index});
  e(v_add_u32, {to, kernel.regs.masks.at(0), to});
}

void tile_buffer(Emitter& e, const Kernel& kernel, const Register& row0, const Register& base, const Operand& stride) {
  const Registers& r = kernel.regs;
  const Register t = r.masks;
  e(s_mul_i32, {t.at(0), row0, stride});
  e(s_mul_hi_u32, {t.at(1), row0, stride});
  e(s_add_u32, {r.resource.at(0), base.at(0), t.at(0)});
  e(s_addc_u32, {r.resource.at(1), base.at(1), t.at(1)});
  e(s_sub_u32, {t.at(0), LEANFA_ARG(r, seqlen_q, 1), row0});
  e(s_min_u32, {t.at(0), t.at(0), kTileRows});
  e(s_mul_i32, {r.resource.at(2), t.at(0), stride});
  e(s_mov_b32, {r.resource.at(3), kRawBuffer});
}

// to = XOR of the column for row `row`; `t` is overwritten.
void swizzle(Emitter& e, const Swizzle& swizzle, const Register& row, const Register& to, const Register& t) {
  e(v_mov_b32, {to, 0});
  for (int bit = 0; bit < 3; ++bit) {
    const int from = swizzle.row_bits[static_cast<std::size_t>(bit)];
    if (from < 0) continue;
    e(v_bfe_u32, {t, row, from, 1});
    e(v_lshl_or_b32, {to, t, bit, to});
  }
}

void key_addresses(Emitter& e, const Kernel& kernel, int slot) {
  const Registers& r = kernel.regs;
  const int start = slot * kernel.layout.k_slot_bytes;
  const Register lane = r.scratch.at(0), row = r.scratch.at(1), x = r.scratch.at(2), t = r.scratch.at(3);
  const auto family = [&](const std::vector<Register>& list, const Swizzle& how, int width_shift, int base) {
    swizzle(e, how, row, x, t);
    e(v_lshrrev_b32, {t, 5, lane});
    e(v_xor_b32, {x, x, t}).comment = "column of pair 0";
    e(v_lshlrev_b32, {x, 4, x});
    e(v_lshl_add_u32, {list[0], row, width_shift, x});
    if (base != 0) e(v_add_u32, {list[0], base, list[0]});
    for (std::size_t i = 1; i < list.size(); ++i) e(v_xor_b32, {list[i], static_cast<int>(32 * i), list[0]});
  };
  lane_number(e, lane);
  e(v_and_b32, {row, 31, lane}).comment = "key";
  family(r.k_address, kernel.layout.k_swizzle, 7, start);
  if (r.k_narrow_address.empty()) return;
  const int before = kBlockN * kernel.layout.k_panels.back().first_byte;
  family(r.k_narrow_address, kernel.layout.k_narrow_swizzle, 6, start + before);
}

Emitter setup(const Kernel& kernel) {
  Emitter e("setup");
  const Registers& r = kernel.regs;
  for (int i = 0; i < 4; ++i) e(s_load_dwordx16, {r.args.part(16 * i, 16), r.kernarg, 64 * i});
  e(v_lshrrev_b32, {r.scratch.at(0), 6, assembly::vgpr(0)}).comment = "work item / 64";
  e(v_readfirstlane_b32, {r.wave, r.scratch.at(0)});
  e(s_lshl_b32, {r.wave_lds, r.wave, 11});
  e(s_lshl_b32, {r.wave_lds_narrow, r.wave, 10});
  // While the arguments are on their way.
  if (!kernel.layout.walks()) key_addresses(e, kernel, 0);
  if (sums_on_matrix_pipe(kernel.plan)) ones_operand(e, kernel);
  heads(e, kernel);
  first_tile(e, kernel);
  head_address(e, kernel, LEANFA_ARG(r, q, 2), LEANFA_ARG(r, q_batch_stride, 2), LEANFA_ARG(r, q_head_stride, 2),
               r.wg_x);
  tile_buffer(e, kernel, r.row0, LEANFA_ARG(r, q, 2), LEANFA_ARG(r, q_row_stride, 1));
  e.append(load_queries(kernel, r.half[0]));
  head_address(e, kernel, LEANFA_ARG(r, k, 2), LEANFA_ARG(r, k_batch_stride, 2), LEANFA_ARG(r, k_head_stride, 2),
               key_head(kernel));
  key_buffer(e, kernel, r.k_resource, LEANFA_ARG(r, k, 2), LEANFA_ARG(r, k_row_stride, 1));
  blocks_to_come(e, kernel, r.row0);
  key_offsets(e, kernel);
  return e;
}

Emitter setup_values(const Kernel& kernel) {
  Emitter e("setup");
  const Registers& r = kernel.regs;
  e.append(load_queries(kernel, r.half[1]));
  if (kernel.plan.format != InputFormat::kBF16) load_scales(e, kernel);
  head_address(e, kernel, LEANFA_ARG(r, v, 2), LEANFA_ARG(r, v_batch_stride, 2), LEANFA_ARG(r, v_head_stride, 2),
               key_head(kernel));
  key_buffer(e, kernel, r.v_resource, LEANFA_ARG(r, v, 2), LEANFA_ARG(r, v_row_stride, 1));
  value_offsets(e, kernel);
  if (kernel.plan.p == PCode::kShift) load_row_scales(e, kernel, r.row0);
  return e;
}

Emitter setup_rest(const Kernel& kernel) {
  Emitter e("setup");
  scales(e, kernel);
  constants(e, kernel);
  value_addresses(e, kernel);
  output_addresses(e, kernel);
  return e;
}

Emitter setup_late(const Kernel& kernel) {
  Emitter e("setup");
  if (keeps_output_places(kernel.plan)) e.append(output_places(kernel));
  if (kernel.plan.causal) diagonal(e, kernel);
  return e;
}

}  // namespace leanfa::gfx950
