#include "kernels/gfx950/attention_fwd/problem.hpp"

#include <fmt/format.h>

#include <numbers>

namespace leanfa::gfx950 {
namespace {

constexpr Index kReach = Index{1} << 31;
constexpr Index kMaxHeads = 65535;
constexpr int kXcds = 8;
constexpr std::uint64_t kCus = 256;  // of an MI350X or MI355X

Status require_format(std::string_view subject, const AnyView& view, DType dtype, Index dim) {
  if (view.dtype == dtype && view.dim() == dim) return {};
  return unsupported({.subject = subject,
                      .rule = "format and head dimension of the kernel",
                      .got = describe(view),
                      .accepted = fmt::format("{}, dim {}", name(dtype), dim)});
}

// Rows lie apart, forwards, and the offsets of `rows` of them fit the buffer instructions.
Status require_rows(std::string_view subject, const AnyView& view, Index rows) {
  const auto bytes = static_cast<Index>(size_bytes(view.dtype));
  const Index stride = view.seqlen() > 1 ? view.stride[1] * bytes : view.dim() * bytes;
  if (stride < view.dim() * bytes)
    return unsupported({.subject = subject,
                        .rule = "row stride of at least a row",
                        .got = describe(view),
                        .accepted = fmt::format("{} bytes or more", view.dim() * bytes)});
  if (rows * stride < kReach) return {};
  return unsupported({.subject = subject,
                      .rule = "rows that 32-bit offsets reach",
                      .got = fmt::format("{} rows of {} bytes", rows, stride),
                      .accepted = "a product under 2^31"});
}

Status require_scale(std::string_view subject, const ScaleView& scale, bool per_token) {
  if (!scale.per_token() || per_token) return {};
  return unsupported({.subject = subject,
                      .rule = "granularity of the scales",
                      .got = "one per token",
                      .accepted = "scalar, per head, per batch entry and head"});
}

Status check(const Plan& plan, const AttentionProblem& problem, const AnyView& out) {
  const auto no = [&](std::string_view what) {
    return unsupported(
        {.subject = name(plan), .rule = "not served by this kernel", .got = what, .accepted = "a call without it"});
  };
  if (!problem.cu_seqlens_q.empty()) return no("cu_seqlens");
  if (problem.v_mean.data != nullptr) return no("a mean of V (+vmean)");
  if (problem.lse_offset.data != nullptr) return no("an LSE offset (+kmean)");
  if (problem.causal != plan.causal) return no(problem.causal ? "a causal mask" : "no mask");
  const Method method = method_of(plan);
  LEANFA_TRY(require_format("q", problem.q, query_key_dtype(plan.format), plan.head_dim_qk));
  LEANFA_TRY(require_format("k", problem.k, query_key_dtype(plan.format), plan.head_dim_qk));
  LEANFA_TRY(require_format("v", problem.v, value_dtype(plan.format), plan.head_dim_v));
  LEANFA_TRY(require_format("out", out, DType::kBF16, plan.head_dim_v));
  LEANFA_TRY(require_rows("q", problem.q, kTileRows));
  LEANFA_TRY(require_rows("out", out, kTileRows));
  // The ring loads up to four blocks past the end.
  const Index keys = problem.k.seqlen() + 8 * kBlockN;
  LEANFA_TRY(require_rows("k", problem.k, keys));
  LEANFA_TRY(require_rows("v", problem.v, keys));
  LEANFA_TRY(require_scale("q_descale", problem.q_descale, method.format == InputFormat::kInt8));
  LEANFA_TRY(require_scale("k_descale", problem.k_descale, false));
  LEANFA_TRY(require_scale("v_descale", problem.v_descale, false));
  if (problem.q.heads() > kMaxHeads || problem.q.batch() > kMaxHeads || problem.q.seqlen() >= kReach || keys >= kReach)
    return no("more than 65535 heads or batch entries, or 2^31 tokens");
  return {};
}

struct Strides {
  std::int64_t batch, head;
  std::uint32_t row;
};

Strides strides_of(const AnyView& view) {
  const auto bytes = static_cast<Index>(size_bytes(view.dtype));
  const Index row = view.seqlen() > 1 ? view.stride[1] : view.dim();
  return {view.stride[0] * bytes, view.stride[2] * bytes, static_cast<std::uint32_t>(row * bytes)};
}

std::uint32_t scale_stride(const ScaleView& scale, std::size_t axis) {
  return scale.data == nullptr ? 0 : static_cast<std::uint32_t>(scale.stride[axis] * 4);
}

void set_tensors(KernelArgs& args, const AttentionProblem& problem, const AnyView& out, const LseView<float>& lse) {
  const Strides q = strides_of(problem.q), k = strides_of(problem.k), v = strides_of(problem.v), o = strides_of(out);
  args.q_batch_stride = q.batch, args.q_head_stride = q.head, args.q_row_stride = q.row;
  args.k_batch_stride = k.batch, args.k_head_stride = k.head, args.k_row_stride = k.row;
  args.v_batch_stride = v.batch, args.v_head_stride = v.head, args.v_row_stride = v.row;
  args.o_batch_stride = o.batch, args.o_head_stride = o.head, args.o_row_stride = o.row;
  args.lse_batch_stride = lse.stride_batch * 4;
  args.lse_head_stride = lse.stride_head * 4;
}

void set_heads(KernelArgs& args, const AttentionProblem& problem) {
  const Index heads = problem.q.heads();
  const Index ratio = heads / problem.k.heads();
  args.heads_q = static_cast<std::uint32_t>(heads);
  if (heads % kXcds == 0) {
    args.head_mask = kXcds - 1;
    args.head_shift = 3;
    args.heads_per_xcd = static_cast<std::uint32_t>(heads / kXcds);
  }
  args.gqa_identity = ratio == 1 ? 1 : 0;
  if (ratio > 1) args.gqa_magic = static_cast<std::uint32_t>(((Index{1} << 32) + ratio - 1) / ratio);
}

void set_scales(KernelArgs& args, const AttentionProblem& problem, const DeviceAddresses& addresses) {
  const auto address = [&](const ScaleView& scale, std::uint64_t given) {
    return scale.data == nullptr ? addresses.one : given;
  };
  args.q_descale = address(problem.q_descale, addresses.q_descale);
  args.k_descale = address(problem.k_descale, addresses.k_descale);
  args.v_descale = address(problem.v_descale, addresses.v_descale);
  args.q_descale_batch = scale_stride(problem.q_descale, 0);
  args.q_descale_row = scale_stride(problem.q_descale, 1);
  args.q_descale_head = scale_stride(problem.q_descale, 2);
  args.k_descale_batch = scale_stride(problem.k_descale, 0);
  args.k_descale_head = scale_stride(problem.k_descale, 2);
  args.v_descale_batch = scale_stride(problem.v_descale, 0);
  args.v_descale_head = scale_stride(problem.v_descale, 2);
}

}  // namespace

Result<Launch> launch_of(const Plan& plan, const AttentionProblem& problem, const AnyView& out,
                         const LseView<float>& lse, const DeviceAddresses& addresses, std::uint64_t repeats) {
  LEANFA_TRY(check(plan, problem, out));
  if (addresses.lse != 0 && problem.q.seqlen() > 1 && lse.stride_row != 1)
    return unsupported({.subject = "lse",
                        .rule = "rows that follow one another",
                        .got = fmt::format("row stride {}", lse.stride_row),
                        .accepted = "1"});
  Launch launch;
  KernelArgs& args = launch.args;
  args.q = addresses.q, args.k = addresses.k, args.v = addresses.v, args.o = addresses.o, args.lse = addresses.lse;
  set_tensors(args, problem, out, lse);
  set_heads(args, problem);
  set_scales(args, problem, addresses);
  args.seqlen_q = static_cast<std::uint32_t>(problem.q.seqlen());
  args.seqlen_k = static_cast<std::uint32_t>(problem.k.seqlen());
  args.tiles = (args.seqlen_q + kTileRows - 1) / kTileRows;
  args.score_scale = 8 * problem.softmax_scale * std::numbers::log2e;
  launch.grid = {args.heads_q, 0, static_cast<std::uint32_t>(problem.q.batch())};
  const auto heads = static_cast<std::uint64_t>(problem.q.heads()) * static_cast<std::uint64_t>(problem.q.batch());
  share_jobs(launch, plan, jobs_per_workgroup(jobs_of(plan, args.tiles), heads * repeats));
  return launch;
}

std::uint32_t jobs_of(const Plan& plan, std::uint32_t tiles) { return plan.causal ? (tiles + 1) / 2 : tiles; }

std::uint32_t jobs_per_workgroup(std::uint32_t jobs, std::uint64_t heads) {
  const auto workgroups = [&](std::uint64_t share) { return heads * ((jobs + share - 1) / share); };
  // In jobs, one after the other.
  const auto rounds = [&](std::uint64_t share) { return (workgroups(share) + kCus - 1) / kCus * share; };
  std::uint32_t best = 1;
  for (std::uint32_t share = 2; share <= jobs && workgroups(share) >= kCus; ++share)
    if (rounds(share) <= rounds(1)) best = share;
  return best;
}

void share_jobs(Launch& launch, const Plan& plan, std::uint32_t jobs_of_workgroup) {
  launch.args.pair_step = (jobs_of(plan, launch.args.tiles) + jobs_of_workgroup - 1) / jobs_of_workgroup;
  launch.grid[1] = launch.args.pair_step;
}

}  // namespace leanfa::gfx950
