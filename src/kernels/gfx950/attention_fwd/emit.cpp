#include "kernels/gfx950/attention_fwd/emit.hpp"

#include <fmt/format.h>

#include <cstddef>

#include "asm/kernel_text.hpp"
#include "kernels/gfx950/attention_fwd/kernel_args.hpp"
#include "kernels/gfx950/program_lines.hpp"

namespace leanfa::gfx950 {
namespace {

std::vector<assembly::KernelArgument> arguments() {
  std::vector<assembly::KernelArgument> list;
#define LEANFA_FIELD(field, is_pointer)                                    \
  list.push_back({.name = #field,                                          \
                  .offset = static_cast<int>(offsetof(KernelArgs, field)), \
                  .size = static_cast<int>(sizeof(KernelArgs::field)),     \
                  .pointer = (is_pointer)})
  LEANFA_FIELD(q, true), LEANFA_FIELD(k, true), LEANFA_FIELD(v, true), LEANFA_FIELD(o, true);
  LEANFA_FIELD(lse, true), LEANFA_FIELD(q_descale, true), LEANFA_FIELD(k_descale, true), LEANFA_FIELD(v_descale, true);
  LEANFA_FIELD(q_batch_stride, false), LEANFA_FIELD(q_head_stride, false), LEANFA_FIELD(k_batch_stride, false);
  LEANFA_FIELD(k_head_stride, false), LEANFA_FIELD(v_batch_stride, false), LEANFA_FIELD(v_head_stride, false);
  LEANFA_FIELD(o_batch_stride, false), LEANFA_FIELD(o_head_stride, false), LEANFA_FIELD(lse_batch_stride, false);
  LEANFA_FIELD(lse_head_stride, false), LEANFA_FIELD(q_row_stride, false), LEANFA_FIELD(k_row_stride, false);
  LEANFA_FIELD(v_row_stride, false), LEANFA_FIELD(o_row_stride, false), LEANFA_FIELD(seqlen_q, false);
  LEANFA_FIELD(seqlen_k, false), LEANFA_FIELD(tiles, false), LEANFA_FIELD(heads_q, false);
  LEANFA_FIELD(score_scale, false), LEANFA_FIELD(head_mask, false), LEANFA_FIELD(head_shift, false);
  LEANFA_FIELD(heads_per_xcd, false), LEANFA_FIELD(gqa_magic, false), LEANFA_FIELD(gqa_identity, false);
  LEANFA_FIELD(reserved0, false), LEANFA_FIELD(q_descale_batch, false), LEANFA_FIELD(q_descale_head, false);
  LEANFA_FIELD(q_descale_row, false), LEANFA_FIELD(k_descale_batch, false), LEANFA_FIELD(k_descale_head, false);
  LEANFA_FIELD(v_descale_batch, false), LEANFA_FIELD(v_descale_head, false), LEANFA_FIELD(pair_step, false);
  LEANFA_FIELD(dump_scores, true), LEANFA_FIELD(dump_codes, true), LEANFA_FIELD(dump_row, false);
  LEANFA_FIELD(reserved2, false), LEANFA_FIELD(reserved3, false);
#undef LEANFA_FIELD
  return list;
}

std::string summary_of(const Kernel& kernel, const Schedule& schedule) {
  std::string text = fmt::format("attention_fwd, {}\n\n{}\n{}\n", name(kernel.plan), to_string(kernel.layout),
                                 to_string(kernel.regs.map));
  text += "Blocks as placed, by the placement's own clock (waits not in it):\n";
  for (const BodySummary& body : schedule.bodies) text += to_string(body);
  return text + fmt::format("{} s_waitcnt, {} s_nop of {} states\n", schedule.waits.waitcnts, schedule.waits.nops,
                            schedule.waits.nop_states);
}

}  // namespace

Result<Emitted> emit(const Plan& plan) {
  LEANFA_TRY(validate(plan));
  const Layout layout = layout_of(plan);
  LEANFA_TRY(validate(layout));
  auto registers = registers_of(plan, layout);
  if (!registers) return tl::unexpected(registers.error());
  const Kernel kernel{.plan = plan, .layout = layout, .regs = std::move(*registers)};
  auto schedule = schedule_of(kernel);
  if (!schedule) return tl::unexpected(schedule.error());
  Emitted emitted;
  emitted.summary = summary_of(kernel, *schedule);
  const assembly::RegisterMap& map = kernel.regs.map;
  emitted.text = assembly::to_text({.name = kernel_name(plan),
                                    .vgprs = map.vgprs(),
                                    .agprs = map.agprs(),
                                    .sgprs = map.sgprs(),
                                    .lds_bytes = layout.lds_bytes(),
                                    .workgroup_size = 64 * kWaves,
                                    .kernarg_bytes = static_cast<int>(sizeof(KernelArgs)),
                                    .arguments = arguments(),
                                    .comment = emitted.summary},
                                   lines_of(schedule->program, kernel_name(plan)));
  emitted.schedule = std::move(*schedule);
  return emitted;
}

}  // namespace leanfa::gfx950
