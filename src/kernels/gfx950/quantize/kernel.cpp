#include "kernels/gfx950/quantize/kernel.hpp"

#include <utility>

#include "kernels/gfx950/quantize/arguments.hpp"
#include "kernels/gfx950/quantize/programs.hpp"

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

Result<SmallText> emit_quantize(const QuantizePlan& plan) {
  auto made = program_of_plan(plan);
  if (!made) return tl::unexpected(made.error());
  return text_of({.symbol = symbol(plan),
                  .plan = to_string(plan),
                  .argument = "quantize_arguments",
                  .kernarg_bytes = made->kernarg_bytes,
                  .workgroup_size = kQuantizeWorkgroupSize},
                 made->map, std::move(made->program));
}

}  // namespace leanfa::gfx950
