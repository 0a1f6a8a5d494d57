#include "kernels/gfx950/quantize/kernel.hpp"

#include <array>
#include <utility>

#include "asm/kernel_text.hpp"
#include "kernels/gfx950/program_lines.hpp"
#include "kernels/gfx950/quantize/arguments.hpp"
#include "kernels/gfx950/quantize/programs.hpp"
#include "schedule/validate.hpp"
#include "schedule/waits.hpp"

namespace leanfa::gfx950 {
namespace {

Result<QuantizeProgram> program_of_plan(const QuantizePlan& plan) {
  switch (plan.pass) {
    case QuantizePass::kEncode:
      return encode_program(plan);
    case QuantizePass::kLargest:
      return largest_program(plan);
    case QuantizePass::kScales:
      return scales_program();
    case QuantizePass::kFill:
      return fill_program(plan.unit_bytes);
  }
  return fail(ErrorCode::kInternal, "quantize: no such pass");
}

}  // namespace

Result<schedule::Program> program_of(std::vector<Piece> pieces) {
  schedule::Program program;
  for (Piece& piece : pieces) {
    auto ops = piece.emitter.take();
    if (!ops) return tl::unexpected(ops.error());
    program.blocks.push_back(
        {.label = std::move(piece.label), .heading = std::move(piece.heading), .ops = std::move(*ops)});
  }
  return program;
}

Emitter end_of_program() {
  Emitter e("end");
  e(isa::Opcode::s_endpgm, {});
  return e;
}

Result<std::string> emit_quantize(const QuantizePlan& plan) {
  auto made = program_of_plan(plan);
  if (!made) return tl::unexpected(made.error());
  LEANFA_TRY(made->map.status());
  // Where the hardware puts the kernel arguments, the workgroup's number and the work item.
  const std::array given{isa::RegisterRange{isa::RegisterFile::kSgpr, 0, 5},
                         isa::RegisterRange{isa::RegisterFile::kVgpr, 0, 1}};
  LEANFA_TRY(schedule::validate(made->program, given));
  const auto waits = schedule::derive_waits(made->program);
  if (!waits) return tl::unexpected(waits.error());
  return assembly::to_text(
      {.name = symbol(plan),
       .vgprs = made->map.vgprs(),
       .agprs = 0,
       .sgprs = made->map.sgprs(),
       .lds_bytes = 0,
       .workgroup_size = kQuantizeWorkgroupSize,
       .kernarg_bytes = made->kernarg_bytes,
       .arguments = {{.name = "quantize_arguments", .offset = 0, .size = made->kernarg_bytes, .pointer = false}},
       .comment = to_string(plan) + "\n" + assembly::to_string(made->map)},
      lines_of(made->program, symbol(plan)));
}

}  // namespace leanfa::gfx950
