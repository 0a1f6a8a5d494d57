#include "kernels/gfx950/shipped.hpp"

#include <cstdint>
#include <optional>

#include "base/parallel.hpp"
#include "kernels/gfx950/attention_fwd/emit.hpp"
#include "kernels/gfx950/attention_fwd/kernel_args.hpp"
#include "kernels/gfx950/merge_lse/arguments.hpp"
#include "kernels/gfx950/merge_lse/kernel.hpp"
#include "kernels/gfx950/quantize/arguments.hpp"
#include "kernels/gfx950/quantize/kernel.hpp"

namespace leanfa::gfx950 {
namespace {

Status add_merge(std::vector<ShippedKernel>& list) {
  for (const MergePlan& plan : merge_plans()) {
    auto made = emit_merge_lse(plan);
    if (!made) return tl::unexpected(std::move(made.error()));
    list.push_back({.plan = to_string(plan),
                    .symbol = symbol(plan),
                    .arguments_version = kMergeArgumentsVersion,
                    .text = std::move(made->text)});
  }
  return {};
}

Status add_attention(std::vector<ShippedKernel>& list) {
  const std::vector<Plan> all = plans();
  std::vector<std::optional<Result<Emitted>>> made(all.size());
  parallel_for(static_cast<std::int64_t>(all.size()), 0, [&](std::int64_t i, int) {
    made[static_cast<std::size_t>(i)] = emit(all[static_cast<std::size_t>(i)]);
  });
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Plan& plan = all[i];
    Result<Emitted>& emitted = *made[i];
    // A plan that is valid but has no layout yet is not in the library; a call for it is refused by its name.
    if (!emitted && emitted.error().code != ErrorCode::kInternal) continue;
    if (!emitted) return tl::unexpected(std::move(emitted.error()));
    list.push_back({.plan = name(plan),
                    .symbol = kernel_name(plan),
                    .arguments_version = kKernelArgsVersion,
                    .text = std::move(emitted->text)});
  }
  return {};
}

Status add_quantize(std::vector<ShippedKernel>& list) {
  for (const QuantizePlan& plan : quantize_plans()) {
    auto made = emit_quantize(plan);
    if (!made) return tl::unexpected(std::move(made.error()));
    list.push_back({.plan = to_string(plan),
                    .symbol = symbol(plan),
                    .arguments_version = kQuantizeArgumentsVersion,
                    .text = std::move(made->text)});
  }
  return {};
}

}  // namespace

std::vector<KernelPlans> shipped_plans() {
  std::vector<KernelPlans> list{{"attention_fwd", {}}, {"merge_lse", {}}, {"quantize", {}}};
  for (const Plan& plan : plans()) list[0].plans.push_back(name(plan));
  for (const MergePlan& plan : merge_plans()) list[1].plans.push_back(to_string(plan));
  for (const QuantizePlan& plan : quantize_plans()) list[2].plans.push_back(to_string(plan));
  return list;
}

Result<std::vector<ShippedKernel>> shipped_kernels() {
  std::vector<ShippedKernel> list;
  LEANFA_TRY(add_attention(list));
  LEANFA_TRY(add_merge(list));
  LEANFA_TRY(add_quantize(list));
  return list;
}

}  // namespace leanfa::gfx950
