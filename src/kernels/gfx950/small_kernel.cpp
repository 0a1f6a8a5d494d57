#include "kernels/gfx950/small_kernel.hpp"

#include <fmt/format.h>

#include <array>
#include <utility>

#include "asm/kernel_text.hpp"
#include "kernels/gfx950/program_lines.hpp"
#include "schedule/validate.hpp"
#include "schedule/waits.hpp"

namespace leanfa::gfx950 {

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

Piece end_of_program() {
  Emitter e("end");
  e(isa::Opcode::s_endpgm, {});
  return {"end", "", std::move(e)};
}

namespace {

std::string summary_of(const SmallKernel& kernel, const std::string& comment, const schedule::Program& program,
                       const schedule::WaitTotals& waits) {
  std::string text = fmt::format("{}\nworkgroups of {} work items, {} bytes of arguments\n", comment,
                                 kernel.workgroup_size, kernel.kernarg_bytes);
  for (const schedule::Block& block : program.blocks)
    text += fmt::format("{}: {} instructions\n", block.label, block.ops.size());
  return text + fmt::format("{} s_waitcnt, {} s_nop of {} states\n", waits.waitcnts, waits.nops, waits.nop_states);
}

}  // namespace

Result<SmallText> text_of(const SmallKernel& kernel, const assembly::RegisterMap& map, schedule::Program program) {
  LEANFA_TRY(map.status());
  const std::array given{isa::RegisterRange{isa::RegisterFile::kSgpr, 0, 5},
                         isa::RegisterRange{isa::RegisterFile::kVgpr, 0, 1}};
  LEANFA_TRY(schedule::validate(program, given));
  const std::string comment = kernel.plan + "\n" + assembly::to_string(map);
  SmallText result;
  const auto waits = schedule::derive_waits(program);
  if (!waits) return tl::unexpected(waits.error());
  result.summary = summary_of(kernel, comment, program, *waits);
  result.text = assembly::to_text(
      {.name = kernel.symbol,
       .vgprs = map.vgprs(),
       .agprs = 0,
       .sgprs = map.sgprs(),
       .lds_bytes = 0,
       .workgroup_size = kernel.workgroup_size,
       .kernarg_bytes = kernel.kernarg_bytes,
       .arguments = {{.name = kernel.argument, .offset = 0, .size = kernel.kernarg_bytes, .pointer = false}},
       .comment = comment},
      lines_of(program, kernel.symbol));
  return result;
}

}  // namespace leanfa::gfx950
