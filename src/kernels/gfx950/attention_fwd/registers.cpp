#include "kernels/gfx950/attention_fwd/registers.hpp"

#include <fmt/format.h>

#include <cstddef>

#include "kernels/gfx950/attention_fwd/kernel_args.hpp"

namespace leanfa::gfx950 {
namespace {

void give_scalars(Registers& r, const Plan& plan) {
  assembly::RegisterMap& map = r.map;
  r.kernarg = map.sgpr("kernel arguments", 2, 2);
  r.wg_x = map.sgpr("workgroup id x: head");
  r.wg_y = map.sgpr("workgroup id y: tile or pair of tiles");
  r.wg_z = map.sgpr("workgroup id z: batch");
  r.tile = map.sgpr("tile");
  r.other_tile = map.sgpr("tile to do next, or -1");
  r.wave = map.sgpr("wave");
  r.args = map.sgpr("KernelArgs", 64, 4);
  r.k_resource = map.sgpr("K buffer", 4, 4);
  r.v_resource = map.sgpr("V buffer", 4, 4);
  r.resource = map.sgpr("Q, O, LSE buffer", 4, 4);
  r.masks = map.sgpr("mask pairs, scratch", 6, 2);
  r.iteration = map.sgpr("iteration i");
  r.first = map.sgpr("first iteration of the wave");
  r.last_turn = map.sgpr("first iteration of the last turn");
  r.wave_lds = map.sgpr("wave's place in a load to LDS");
  r.wave_lds_narrow = map.sgpr("the same in narrow panels");
  r.row0 = map.sgpr("first row of the tile");
  r.a = map.sgpr("8 c");
  r.a8 = map.sgpr("c, or -c");
  r.c126 = map.sgpr("126.0 or 126");
  r.c8 = map.sgpr("8.0 or 127");
  r.c100 = map.sgpr("100.0");
  if (plan.dump) r.dump_row = map.sgpr("bytes of a row of dumped scores");
}

// What lives where arguments were that only setup reads.
void reuse_arguments(Registers& r) {
  r.k_step = r.arg(offsetof(KernelArgs, k_row_stride));
  r.v_step = r.arg(offsetof(KernelArgs, v_row_stride));
  r.v_step_first = r.arg(offsetof(KernelArgs, gqa_identity));
  r.padded_to_come = r.arg(offsetof(KernelArgs, reserved0));
  r.first_plain = r.arg(offsetof(KernelArgs, q_descale_batch));
  r.last = r.arg(offsetof(KernelArgs, q_descale_head));
  r.unaligned = r.arg(offsetof(KernelArgs, k_descale_batch));
  constexpr std::size_t kPairs[] = {offsetof(KernelArgs, q_batch_stride),
                                    offsetof(KernelArgs, q_head_stride),
                                    offsetof(KernelArgs, k_batch_stride),
                                    offsetof(KernelArgs, k_head_stride),
                                    offsetof(KernelArgs, v_batch_stride),
                                    offsetof(KernelArgs, v_head_stride),
                                    offsetof(KernelArgs, o_batch_stride),
                                    offsetof(KernelArgs, o_head_stride),
                                    offsetof(KernelArgs, lse_batch_stride),
                                    offsetof(KernelArgs, lse_head_stride),
                                    offsetof(KernelArgs, k),
                                    offsetof(KernelArgs, v),
                                    offsetof(KernelArgs, k_descale),
                                    offsetof(KernelArgs, score_scale),
                                    offsetof(KernelArgs, head_mask),
                                    offsetof(KernelArgs, heads_per_xcd)};
  for (std::size_t i = 0; i < r.diagonal.size(); ++i) r.diagonal[i] = r.arg(kPairs[i], 2);
}

void give_half(Registers& r, const Plan& plan, const Layout& layout, int index) {
  assembly::RegisterMap& map = r.map;
  Half& half = r.half[static_cast<std::size_t>(index)];
  half.index = index;
  half.name = index == 0 ? 'a' : 'b';
  const auto named = [&](std::string_view what) { return fmt::format("{}.{}", what, half.name); };
  for (std::size_t t = 0; t < 4; ++t) {
    const std::string what = named(fmt::format("O{}", t));
    half.o[t] = starts_at_c(plan) && t == 3 ? map.agpr(what, 16, 4) : map.vgpr(what, 16, 4);
  }
  for (std::size_t t = 0; t < 2; ++t) half.s[t] = map.vgpr(named(fmt::format("S{}", t)), 16, 4);
  if (starts_at_c(plan)) half.start = map.vgpr(named("C"), 16, 4);
  half.p = map.vgpr(named("P"), layout.p_registers, 4);
  half.q = map.agpr(named("Q"), layout.column_pairs * 4, 4);
  half.max = map.vgpr(named("max"));
  half.other = map.vgpr(named("other"));
  half.l = map.vgpr(named("l"));
  half.reference = map.vgpr(named("R"));
  half.limit = map.vgpr(named("limit"));
  if (plan.format == InputFormat::kBF16) return;
  half.weight = map.vgpr(named("weight"));
  half.scale = map.vgpr(named("scale"));
  if (plan.p == PCode::kShift) {
    half.q_scale = map.agpr(named("Q scale"));
    half.shift = map.vgpr(named("s"));
    half.shift3 = map.vgpr(named("s + 3"));
  }
  if (starts_at_c(plan)) {
    half.low = map.vgpr(named("low"));
    half.width = map.vgpr(named("width"));
    return;
  }
  half.b = map.vgpr(named("b"));
  half.constant = map.vgpr(named("constant"));
  if (plan.p == PCode::kShift) {
    half.threshold = map.vgpr(named("threshold"));
  } else {
    half.k = map.vgpr(named("k"));
  }
}

void give_shared(Registers& r, const Plan& plan, const Layout& layout) {
  assembly::RegisterMap& map = r.map;
  r.k_tile = map.agpr("K", 2 * layout.column_pairs * 4, 4);
  r.v_tile = map.agpr("V", layout.dim_tiles * layout.value_registers, 4);
  if (sums_on_matrix_pipe(plan)) r.ones = map.agpr("ones", 4, 4);
  if (keeps_output_places(plan)) r.staging = map.agpr("O's addresses", kStagingAddresses);
  const bool narrow = layout.k_panels.back().width < 128;
  for (int i = 0; i < 4; ++i) r.k_address.push_back(map.vgpr(fmt::format("K address {}", i)));
  if (narrow)
    for (int i = 0; i < 2; ++i) r.k_narrow_address.push_back(map.vgpr(fmt::format("K narrow address {}", i)));
  const int v_addresses = plan.format == InputFormat::kBF16 ? 2 : 4;
  for (int i = 0; i < v_addresses; ++i) r.v_address.push_back(map.vgpr(fmt::format("V address {}", i)));
  for (int i = 0; i < offset_registers(layout.k_panels); ++i)
    r.k_offset.push_back(map.vgpr(fmt::format("K offset {}", i)));
  for (int i = 0; i < offset_registers(layout.v_panels); ++i)
    r.v_offset.push_back(map.vgpr(fmt::format("V offset {}", i)));
  if (plan.format != InputFormat::kBF16) r.unit_scale = map.vgpr("scale 1.0");
  if (plan.format != InputFormat::kBF16) r.sum = map.vgpr("sum", 4, 2);
  r.scratch = map.vgpr("scratch", 4, 2);
}

}  // namespace

Result<Registers> registers_of(const Plan& plan, const Layout& layout) {
  Registers registers;
  give_scalars(registers, plan);
  reuse_arguments(registers);
  give_half(registers, plan, layout, 0);
  give_half(registers, plan, layout, 1);
  give_shared(registers, plan, layout);
  LEANFA_TRY(registers.map.status());
  return registers;
}

}  // namespace leanfa::gfx950
