#include "runtime/gfx950_attention.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "kernels/gfx950/attention_fwd/plan.hpp"
#include "kernels/gfx950/attention_fwd/problem.hpp"
#include "kernels/gfx950/embedded.hpp"
#include "numerics/descales.hpp"
#include "runtime/gfx950_device.hpp"
#include "runtime/gfx950_watch.hpp"

namespace leanfa::runtime {
namespace {

std::uint64_t address_of(const void* pointer) { return reinterpret_cast<std::uintptr_t>(pointer); }

// How the inputs were made is not the kernel's business, and the order of blocks not the caller's.
Method computed(Method method) {
  method.order = BlockOrder::kAscending;
  method.rotate = method.k_mean = method.v_mean = false;
  return method;
}

Result<gfx950::Plan> plan_of(const AttentionCall& call) {
  const Method wanted = computed(call.method);
  std::string served;
  for (const gfx950::Plan& plan : gfx950::plans()) {
    const Method method = computed(gfx950::method_of(plan));
    if (served.find(name(method)) == std::string::npos)
      served += fmt::format("{}{}", served.empty() ? "" : ", ", name(method));
    if (method == wanted && plan.head_dim_qk == call.problem.q.dim() && plan.head_dim_v == call.problem.v.dim() &&
        plan.causal == call.problem.causal)
      return plan;
  }
  return unsupported(
      {"method", "has a kernel for gfx950",
       fmt::format("{} at head dims {} and {}", name(wanted), call.problem.q.dim(), call.problem.v.dim()),
       fmt::format("{} at (128, 128) and (192, 128)", served)});
}

gfx950::DeviceAddresses addresses_of(const AttentionCall& call, const float* one) {
  const AttentionProblem& p = call.problem;
  return {.q = address_of(p.q.data),
          .k = address_of(p.k.data),
          .v = address_of(p.v.data),
          .o = address_of(call.out.data),
          .lse = address_of(call.lse.data),
          .q_descale = address_of(p.q_descale.data),
          .k_descale = address_of(p.k_descale.data),
          .v_descale = address_of(p.v_descale.data),
          .one = address_of(one)};
}

Result<gfx950::Launch> launch_of(const AttentionCall& call, const gfx950::Plan& plan, const float* one,
                                 std::uint64_t repeats = 1) {
  return gfx950::launch_of(plan, call.problem, call.out.read_only(), call.lse, addresses_of(call, one), repeats);
}

Gfx950Range view_range(std::string_view tensor, const AnyView& view) {
  return range_of(tensor, view.data, view.size, view.stride, size_bytes(view.dtype));
}

// A scale that is not per token is there, and read, without tokens too.
Gfx950Range scale_range(std::string_view tensor, const ScaleView& scale, const AnyView& of) {
  return range_of(tensor, scale.data, {of.batch(), scale.per_token() ? of.seqlen() : 1, of.heads(), 1},
                  {scale.stride[0], scale.stride[1], scale.stride[2], 1}, sizeof(float));
}

std::vector<Gfx950Range> ranges_of(const AttentionCall& call) {
  const AttentionProblem& p = call.problem;
  return {view_range("q", p.q),
          view_range("k", p.k),
          view_range("v", p.v),
          view_range("out", call.out.read_only()),
          range_of("lse", call.lse.data, {p.q.batch(), p.q.seqlen(), p.q.heads(), 1},
                   {call.lse.stride_batch, call.lse.stride_row, call.lse.stride_head, 1}, sizeof(float)),
          scale_range("q_descale", p.q_descale, p.q),
          scale_range("k_descale", p.k_descale, p.k),
          scale_range("v_descale", p.v_descale, p.v)};
}

Status run(const AttentionCall& call, const WatchLaunch& watch, std::uint64_t repeats = 1) {
  const auto plan = plan_of(call);
  if (!plan) return tl::unexpected(plan.error());
  const auto device = gfx950_device(call.device);
  if (!device) return tl::unexpected(device.error());
  // What the host can read it checks, as the CPU does.
  if (!has_own_memory(call.device) && is_eight_bit(call.method.format))
    LEANFA_TRY(check_descales(call.problem, call.method));
  std::vector<Gfx950Range> ranges = ranges_of(call);
  const auto one = (*device)->one(ranges);
  if (!one) return tl::unexpected(one.error());
  if (!has_own_memory(call.device)) ranges.push_back({"1.0", *one, sizeof(float)});
  const auto made = launch_of(call, *plan, *one, repeats);
  if (!made) return tl::unexpected(made.error());
  if (std::ranges::count(made->grid, 0U) > 0) return {};
  return (*device)->launch({.plan = gfx950::name(*plan),
                            .arguments_version = gfx950::kKernelArgsVersion,
                            .grid = made->grid,
                            .block = made->block,
                            .arguments = std::as_bytes(std::span(&made->args, 1)),
                            .ranges = std::move(ranges),
                            .stream = call.stream,
                            .threads = call.threads,
                            .pointers = gfx950::kPointerOffsets,
                            .watch = watch});
}

}  // namespace

std::vector<std::string> gfx950_refusals(const AttentionCall& call) {
  const auto plan = plan_of(call);
  if (!plan) return {plan.error().message};
  if (gfx950::find_embedded(gfx950::name(*plan)) == nullptr)
    return {fmt::format("this build has no code object of {}", gfx950::name(*plan))};
  std::vector<std::string> reasons;
  if (call.q_shift.data != nullptr || call.q_descale_heads != 1)
    reasons.emplace_back(
        "q_shift, q_descale per key head: are not served on gfx950; accepted: q_descale per query head, "
        "or per row for int8");
  static const float kAsked = 1.0F;
  if (const auto launch = launch_of(call, *plan, &kAsked); !launch) reasons.push_back(launch.error().message);
  return reasons;
}

std::size_t gfx950_workspace_bytes(const AttentionCall&) { return 0; }

Status run_gfx950(const AttentionCall& call) { return run(call, nullptr); }

Status attend_watched(const AttentionCall& call, const WatchLaunch& watch, std::uint64_t repeats) {
  return run(call, watch, repeats);
}

}  // namespace leanfa::runtime
