// The generator of merge_lse: attention over disjoint sets of keys put together from each part's output and LSE.
// lse = log(sum of exp(lse_i)), out = the mean of the parts weighted by exp(lse_i - lse); in float32, one pass with a
// running maximum. A part with lse -inf has no keys and is not read; one remaining part comes back bit for bit; NaN in
// an lse makes the row NaN. The definition is reference/merge.hpp; docs/kernels/merge_lse_gfx950.md has the budget.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "kernels/gfx950/small_kernel.hpp"

namespace leanfa::gfx950 {

enum class MergeType : std::uint8_t { kBF16, kF32 };

struct MergePlan {
  MergeType parts = MergeType::kBF16;  // of all of them
  MergeType merged = MergeType::kBF16;
};

// "merge_lse in=bf16 out=f32" and back.
[[nodiscard]] std::string to_string(const MergePlan& plan);
[[nodiscard]] Result<MergePlan> parse_merge_plan(std::string_view text);
// The kernel's symbol: "merge_lse_bf16_f32".
[[nodiscard]] std::string symbol(const MergePlan& plan);

// All that ship.
[[nodiscard]] std::vector<MergePlan> merge_plans();

// Its assembly text for clang, and a summary.
[[nodiscard]] Result<SmallText> emit_merge_lse(const MergePlan& plan);

}  // namespace leanfa::gfx950
