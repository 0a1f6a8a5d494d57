// The two products and the row sum.
#include "kernels/gfx950/attention_fwd/stages.hpp"

namespace leanfa::gfx950 {
namespace {

using enum isa::Opcode;

isa::Opcode qk_opcode(InputFormat format) {
  switch (format) {
    case InputFormat::kInt8:
      return v_mfma_i32_32x32x32_i8;
    case InputFormat::kBF16:
      return v_mfma_f32_32x32x16_bf16;
    default:
      return v_mfma_f32_32x32x64_f8f6f4;
  }
}

std::string stage(std::string_view what, const Half& half) { return std::string(what) + "." + half.name; }

}  // namespace

Emitter query_key(const Kernel& kernel, const Half& half, bool first) {
  Emitter e(stage("QK", half));
  const Layout& layout = kernel.layout;
  const int n = layout.qk_registers;
  for (std::size_t tile = 0; tile < 2; ++tile)
    for (int step = 0; step < layout.qk_steps; ++step) {
      const int pairs = static_cast<int>(tile) * layout.column_pairs * 4;
      const Register a = kernel.regs.k_tile.part(pairs + n * step, n);
      const Register b = half.q.part(n * step, n);
      if (step == 0 && starts_at_c(kernel.plan) && !first) {
        e(qk_opcode(kernel.plan.format), {half.s[tile], a, b, half.start});
      } else if (step == 0) {
        e(qk_opcode(kernel.plan.format), {half.s[tile], a, b, 0});
      } else {
        e(qk_opcode(kernel.plan.format), {half.s[tile], a, b, half.s[tile]});
      }
    }
  return e;
}

Emitter prob_value(const Kernel& kernel, const Half& half, bool first) {
  Emitter e(stage("PV", half));
  const Layout& layout = kernel.layout;
  for (int tile = 0; tile < layout.dim_tiles; ++tile) {
    const Register o = half.o[static_cast<std::size_t>(tile)];
    const Register v = kernel.regs.v_tile.part(tile * layout.value_registers, layout.value_registers);
    if (kernel.plan.format == InputFormat::kBF16) {
      for (int step = 0; step < layout.pv_steps; ++step)
        e(v_mfma_f32_32x32x16_bf16, {o, v.part(4 * step, 4), half.p.part(4 * step, 4),
                                     first && step == 0 ? assembly::Operand(0) : assembly::Operand(o)});
    } else {
      // 2^-k comes back through B's scale: lanes l and l + 32 hold the same query, as its two blocks of 32 keys ask.
      e(v_mfma_scale_f32_32x32x64_f8f6f4,
        {o, v, half.p, first ? assembly::Operand(0) : assembly::Operand(o), kernel.regs.unit_scale, half.scale});
    }
  }
  return e;
}

Emitter row_sum(const Kernel& kernel, const Half& half) {
  Emitter e(stage("sum", half));
  if (!sums_on_matrix_pipe(kernel.plan)) return e;
  isa::Modifiers formats;
  formats.cbsz = 4;  // A is e2m1: four registers do
  e(v_mfma_f32_16x16x128_f8f6f4, {kernel.regs.sum, kernel.regs.ones, half.p, 0}, formats);
  return e;
}

Emitter add_row_sum(const Kernel& kernel, const Half& half) {
  Emitter e(stage("sum", half));
  if (!sums_on_matrix_pipe(kernel.plan)) return e;
  e(v_fma_f32, {half.l, kernel.regs.sum.at(0), half.weight, half.l});
  return e;
}

}  // namespace leanfa::gfx950
