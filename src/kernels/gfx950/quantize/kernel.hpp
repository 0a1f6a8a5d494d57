// The generator of the quantisers: BF16 rows of Q, K and V to e4m3fn or int8 codes in the rows layout that the
// attention kernels read, rotated and scaled on the way, with the bits of numerics/quantise_tensor.hpp. Plans:
// plan.hpp. Arguments: arguments.hpp. Budget and layout: docs/kernels/quantize_gfx950.md.
#pragma once

#include <string>

#include "base/result.hpp"
#include "kernels/gfx950/quantize/plan.hpp"
#include "kernels/gfx950/small_kernel.hpp"

namespace leanfa::gfx950 {

// Its assembly text for clang, and a summary.
[[nodiscard]] Result<SmallText> emit_quantize(const QuantizePlan& plan);

}  // namespace leanfa::gfx950
