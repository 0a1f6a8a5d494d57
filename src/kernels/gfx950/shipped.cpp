#include "kernels/gfx950/shipped.hpp"

#include "kernels/gfx950/merge_lse/arguments.hpp"
#include "kernels/gfx950/merge_lse/kernel.hpp"

namespace leanfa::gfx950 {
namespace {

Status add_merge(std::vector<ShippedKernel>& list) {
  for (const MergeType parts : {MergeType::kBF16, MergeType::kF32})
    for (const MergeType merged : {MergeType::kBF16, MergeType::kF32}) {
      const MergePlan plan{parts, merged};
      auto text = emit_merge_lse(plan);
      if (!text) return tl::unexpected(std::move(text.error()));
      list.push_back({.plan = to_string(plan),
                      .symbol = symbol(plan),
                      .arguments_version = kMergeArgumentsVersion,
                      .text = std::move(*text)});
    }
  return {};
}

}  // namespace

Result<std::vector<ShippedKernel>> shipped_kernels() {
  std::vector<ShippedKernel> list;
  LEANFA_TRY(add_merge(list));
  return list;
}

}  // namespace leanfa::gfx950
