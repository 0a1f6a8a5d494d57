// O / l in bf16 and the LSE, to memory.
#include <cstddef>

#include "kernels/gfx950/attention_fwd/kernel_args.hpp"
#include "kernels/gfx950/attention_fwd/stages.hpp"

namespace leanfa::gfx950 {
namespace {

using enum isa::Opcode;
using assembly::kVcc;

#define LEANFA_ARG(regs, field, count) (regs).arg(offsetof(KernelArgs, field), count)

constexpr float kLn2 = 0.69314718F;
constexpr float kMinusInfinity = -__builtin_inff();

// 1 / l times V's scale into half.other, 0 for rows without keys; VCC: which rows have some.
void normaliser(Emitter& e, const Kernel& kernel, const Half& half, const Register& lane, const Register& x) {
  const Registers& r = kernel.regs;
  const bool wide = kernel.plan.format == InputFormat::kBF16;
  if (wide) {
    // Each of the two lanes of a query has summed its own keys.
    e(v_mov_b32, {half.other, half.l});
    e(v_permlane32_swap_b32, {half.l, half.other});
    e(v_add_f32, {half.l, half.l, half.other});
  }
  e(v_lshrrev_b32, {x, 5, lane});
  e(v_lshl_add_u32, {x, x, 2, half.limit});
  e(v_cmp_le_i32, {kVcc, 0, x});
  e(v_rcp_f32, {half.other, half.l});
  if (!wide) e(v_mul_f32, {half.other, LEANFA_ARG(r, v_descale, 1), half.other});
  e(v_cndmask_b32, {half.other, 0, half.other, kVcc});
}

// ln 2 (R - t + log2 l), R in binades.
void store_lse(Emitter& e, const Kernel& kernel, const Half& half, const Register& lane, const Register& row,
               const Register& x, const Register& y) {
  const Registers& r = kernel.regs;
  e(v_log_f32, {x, half.l});
  if (kernel.plan.p == PCode::kShift) {
    e(v_cvt_f32_i32, {y, half.reference});
    e(v_sub_u32, {half.max, 0, half.shift3});
    e(v_ldexp_f32, {y, y, half.max});
    e(v_add_f32, {x, y, x});
  } else {
    e(v_add_f32, {x, half.reference, x});
  }
  if (kernel.plan.format != InputFormat::kBF16) e(v_subrev_f32, {x, method_of(kernel.plan).t, x});
  e(v_mul_f32, {x, kLn2, x});
  e(v_mov_b32, {y, kMinusInfinity});
  e(v_cndmask_b32, {x, y, x, kVcc});
  // Lanes 32 to 63 hold the same rows: their addresses lie past the end of the buffer.
  e(v_lshlrev_b32, {y, 2, row});
  e(v_lshrrev_b32, {half.max, 5, lane});
  e(v_lshl_or_b32, {y, half.max, 30, y});
  isa::Modifiers at;
  at.offen = true;
  e(buffer_store_dword, {x, y, r.resource, 0}, at);
}

void lse_buffer(Emitter& e, const Kernel& kernel) {
  const Registers& r = kernel.regs;
  const Register lse = LEANFA_ARG(r, lse, 2);
  e(s_mov_b32, {r.masks.at(3), 4});
  tile_buffer(e, kernel, lse, r.masks.at(3));
  e(s_cmp_eq_u64, {lse, 0});
  e(s_cselect_b32, {r.resource.at(2), 0, r.resource.at(2)}).comment = "no LSE: a buffer without bytes";
}

void store_rows(Emitter& e, const Kernel& kernel, const Half& half, const Register& address) {
  int dim = 0;
  for (const Register& o : half.o) {
    for (int i = 0; i < o.count; i += 4) {
      for (int j = i; j < i + 4; ++j) e(v_mul_f32, {o.at(j), half.other, o.at(j)});
      e(v_cvt_pk_bf16_f32, {o.at(i), o.at(i), o.at(i + 1)});
      e(v_cvt_pk_bf16_f32, {o.at(i + 1), o.at(i + 2), o.at(i + 3)});
      isa::Modifiers at = offset(2 * (dim + 8 * (i / 4)));
      at.offen = true;
      e(buffer_store_dwordx2, {o.part(i, 2), address, kernel.regs.resource, 0}, at);
    }
    dim += 32;
  }
}

}  // namespace

Emitter store_output(const Kernel& kernel) {
  Emitter e("output");
  const Registers& r = kernel.regs;
  const Register lane = r.scratch.at(0), row = r.scratch.at(1), x = r.scratch.at(2), y = r.scratch.at(3);
  lane_number(e, lane);
  lse_buffer(e, kernel);
  for (const Half& half : r.half) {
    normaliser(e, kernel, half, lane, x);
    row_in_tile(e, kernel, half, lane, row);
    store_lse(e, kernel, half, lane, row, x, y);
  }
  tile_buffer(e, kernel, LEANFA_ARG(r, o, 2), LEANFA_ARG(r, o_row_stride, 1));
  e(v_lshrrev_b32, {x, 5, lane});
  e(v_lshlrev_b32, {x, 3, x}).comment = "4 (lane / 32) elements";
  for (const Half& half : r.half) {
    row_in_tile(e, kernel, half, lane, row);
    e(v_mul_lo_u32, {row, row, LEANFA_ARG(r, o_row_stride, 1)});
    e(v_add_u32, {row, x, row});
    store_rows(e, kernel, half, row);
  }
  return e;
}

}  // namespace leanfa::gfx950
