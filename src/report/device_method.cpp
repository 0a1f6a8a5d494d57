#include "report/device_method.hpp"

#include <algorithm>

#include "base/buffer.hpp"
#include "numerics/formats.hpp"
#include "numerics/quantise.hpp"
#include "report/gaussian.hpp"
#include "runtime/attend.hpp"

namespace leanfa::report {
namespace {

// Without an LSE its offset has no use, and a mean that was taken off K changes nothing else.
runtime::AttentionCall call_of(const AttentionProblem& problem, const Method& method, runtime::DeviceKind device,
                               int threads) {
  runtime::AttentionCall call;
  call.problem = problem;
  call.problem.lse_offset = {};
  call.method = method;
  call.device = device;
  call.threads = threads;
  return call;
}

Result<Buffer<BF16>> add_output(runtime::AttentionCall& call) {
  const AttentionProblem& p = call.problem;
  const Index4 size{p.q.batch(), p.q.seqlen(), p.q.heads(), p.v.dim()};
  auto out = Buffer<BF16>::make(size[0] * size[1] * size[2] * size[3], "output of the device");
  if (out) call.out = {out->data(), DType::kBF16, size, contiguous_strides(size)};
  return out;
}

// Only whether there is a kernel: nothing runs.
Status ask(const AttentionProblem& wide, const Method& method, runtime::DeviceKind device) {
  const auto quantised = quantise_problem(wide, method, {}, 1);
  if (!quantised) return tl::unexpected(quantised.error());
  runtime::AttentionCall call = call_of(quantised->problem(), method, device, 1);
  const auto out = add_output(call);
  if (!out) return tl::unexpected(out.error());
  const auto bytes = runtime::workspace_bytes(call);
  if (!bytes) return tl::unexpected(bytes.error());
  return {};
}

}  // namespace

Status run_on_device(const AttentionProblem& problem, const Method& method, runtime::DeviceKind device, int threads,
                     View<float> out) {
  runtime::AttentionCall call = call_of(problem, method, device, threads);
  const auto bits = add_output(call);
  if (!bits) return tl::unexpected(bits.error());
  LEANFA_TRY(runtime::attend(call));
  // Precondition of both views: contiguous, of one size.
  std::ranges::transform(bits->span(), out.data, [](BF16 x) { return to_float(x); });
  return {};
}

Result<ServedMethods> served_by(runtime::DeviceKind device, const std::vector<NamedMethod>& methods, bool causal) {
  auto probe = gaussian_problem(
      {.batch = 1, .seqlen_q = 8, .seqlen_k = 8, .heads_q = 1, .heads_kv = 1, .head_dim_qk = 128, .head_dim_v = 128},
      DType::kF32, 1);
  if (!probe) return tl::unexpected(std::move(probe.error()));
  probe->problem.causal = causal;
  ServedMethods served;
  for (const NamedMethod& entry : methods) {
    const Status status = ask(probe->problem, entry.method, device);
    if (status) {
      served.methods.push_back(entry);
    } else if (status.error().code == ErrorCode::kUnsupported) {
      served.refused.push_back({entry.name, status.error().message});
    } else {
      return tl::unexpected(status.error());
    }
  }
  return served;
}

}  // namespace leanfa::report
