// The programs of the quantisers before their waits are derived, with what the descriptor must know. Private to the
// generator.
#pragma once

#include "asm/register_map.hpp"
#include "base/result.hpp"
#include "kernels/gfx950/quantize/plan.hpp"
#include "kernels/gfx950/small_kernel.hpp"
#include "schedule/op.hpp"

namespace leanfa::gfx950 {

struct QuantizeProgram {
  schedule::Program program;
  assembly::RegisterMap map;
  int kernarg_bytes = 0;
};

[[nodiscard]] Result<QuantizeProgram> encode_program(const QuantizePlan& plan);
[[nodiscard]] Result<QuantizeProgram> largest_program(const QuantizePlan& plan);
[[nodiscard]] Result<QuantizeProgram> scales_program();
[[nodiscard]] Result<QuantizeProgram> fill_program(int unit_bytes);

}  // namespace leanfa::gfx950
