#include "kernels/gfx950/small_kernel.hpp"

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

Result<std::string> text_of(const SmallKernel& kernel, const assembly::RegisterMap& map, schedule::Program program) {
  LEANFA_TRY(map.status());
  const std::array given{isa::RegisterRange{isa::RegisterFile::kSgpr, 0, 5},
                         isa::RegisterRange{isa::RegisterFile::kVgpr, 0, 1}};
  LEANFA_TRY(schedule::validate(program, given));
  const auto waits = schedule::derive_waits(program);
  if (!waits) return tl::unexpected(waits.error());
  return assembly::to_text(
      {.name = kernel.symbol,
       .vgprs = map.vgprs(),
       .agprs = 0,
       .sgprs = map.sgprs(),
       .lds_bytes = 0,
       .workgroup_size = kernel.workgroup_size,
       .kernarg_bytes = kernel.kernarg_bytes,
       .arguments = {{.name = kernel.argument, .offset = 0, .size = kernel.kernarg_bytes, .pointer = false}},
       .comment = kernel.plan + "\n" + assembly::to_string(map)},
      lines_of(program, kernel.symbol));
}

}  // namespace leanfa::gfx950
