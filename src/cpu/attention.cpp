#include "cpu/attention.hpp"

#include <fmt/format.h>

#include <cmath>
#include <numbers>

#include "cpu/schedule.hpp"
#include "cpu/select.hpp"

namespace leanfa::cpu {
namespace {

Status check_dtype(std::string_view tensor, DType got, bool accepted, std::string_view rule,
                   std::string_view accepted_text) {
  if (accepted) return {};
  return unsupported({tensor, rule, name(got), accepted_text});
}

bool is_wide(DType dtype) { return dtype == DType::kBF16 || dtype == DType::kF32; }

Status check_dtypes(const AttentionProblem& p, DType out) {
  LEANFA_TRY(check_dtype("q", p.q.dtype, is_wide(p.q.dtype), "dtype is one that this kernel reads", "bf16 or f32"));
  LEANFA_TRY(check_dtype("k", p.k.dtype, p.k.dtype == p.q.dtype, "dtype equals q's", name(p.q.dtype)));
  LEANFA_TRY(check_dtype("v", p.v.dtype, p.v.dtype == p.q.dtype, "dtype equals q's", name(p.q.dtype)));
  return check_dtype("out", out, is_wide(out), "dtype is one that this kernel writes", "bf16 or f32");
}

Status check_head_dim(std::string_view tensor, Index dim) {
  if (dim <= kMaxHeadDim) return {};
  return unsupported({tensor, "head dimension is in range", fmt::format("{}", dim), fmt::format("1..{}", kMaxHeadDim)});
}

// Beyond this, offsets into the packed copy would not be safe from overflow; no machine has the memory anyway.
constexpr Index kMaxSeqlen = Index{1} << 40;

Status check_seqlen(std::string_view tensor, Index seqlen) {
  if (seqlen <= kMaxSeqlen) return {};
  return unsupported({tensor, "seqlen is in range", fmt::format("{}", seqlen), "at most 2^40"});
}

Status check_scale(double softmax_scale) {
  if (std::isnormal(static_cast<float>(softmax_scale * std::numbers::log2e))) return {};
  return bad_input({"softmax_scale", "times log2(e) is a normal float32", fmt::format("{}", softmax_scale),
                    "1/sqrt(head_dim_qk), for example"});
}

Status check_absent(std::string_view tensor, const void* data) {
  if (data == nullptr) return {};
  return unsupported({tensor, "belongs to quantised inputs only", "data with bf16 or f32 inputs", "none"});
}

Status check(const AttentionProblem& p, const MutableAnyView& out) {
  LEANFA_TRY(validate(p));
  LEANFA_TRY(validate_output(p, out.read_only()));
  LEANFA_TRY(check_dtypes(p, out.dtype));
  LEANFA_TRY(check_head_dim("q", p.q.dim()));
  LEANFA_TRY(check_head_dim("v", p.v.dim()));
  LEANFA_TRY(check_seqlen("q", p.q.seqlen()));
  LEANFA_TRY(check_seqlen("k", p.k.seqlen()));
  LEANFA_TRY(check_scale(p.softmax_scale));
  LEANFA_TRY(check_absent("q_descale", p.q_descale.data));
  LEANFA_TRY(check_absent("k_descale", p.k_descale.data));
  LEANFA_TRY(check_absent("v_descale", p.v_descale.data));
  LEANFA_TRY(check_absent("v_mean", p.v_mean.data));
  return check_absent("lse_offset", p.lse_offset.data);
}

}  // namespace

Status attention_fwd_on(const Kernel& kernel, const AttentionProblem& problem, const MutableAnyView& out,
                        LseView<float> lse, const Options& options) {
  LEANFA_TRY(check(problem, out));
  if (options.threads < 0)
    return bad_input({"threads", "is >= 0", fmt::format("{}", options.threads), "0 for all processors, or a count"});
  if (problem.q.dtype == DType::kF32 && !kernel.serves_f32)
    return unsupported({"q", "dtype is the one of the kernel", name(problem.q.dtype), "bf16"});
  return run_schedule(kernel, problem, out, lse, options.threads);
}

Status attention_fwd(const AttentionProblem& problem, const MutableAnyView& out, LseView<float> lse,
                     const Options& options) {
  for (const Kernel* kernel : available_kernels())
    if (kernel->serves_f32 || problem.q.dtype != DType::kF32)
      return attention_fwd_on(*kernel, problem, out, lse, options);
  return fail(ErrorCode::kInternal, "no CPU attention kernel");
}

}  // namespace leanfa::cpu
