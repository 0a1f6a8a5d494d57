#include "report/prepared_case.hpp"

#include "report/case_memory.hpp"

namespace leanfa::report {
namespace {

Status make_inputs(const Case& c, DType wide, const CaseInputs& inputs, PreparedCase& prepared) {
  if (inputs.captured != nullptr) {
    prepared.wide = *inputs.captured;
  } else {
    auto made = gaussian_problem({c.batch, c.seqlen_q, c.seqlen_k, c.heads_q, c.heads_kv, c.head_dim_qk, c.head_dim_v},
                                 wide, inputs.seed);
    if (!made) return tl::unexpected(std::move(made.error()));
    prepared.gaussian = std::move(*made);
    prepared.wide = prepared.gaussian.problem;
  }
  prepared.wide.causal = c.causal;
  return {};
}

// Without scales and workspace, which are small beside them.
Status require_case_memory(const Case& c, DType wide, const Method& method) {
  const auto element = static_cast<double>(size_bytes(wide));
  const double code = is_eight_bit(method.format) ? 1.0 : 0.0;
  return require_memory("inputs and output", (element + code) * input_elements(c) + element * output_elements(c),
                        machine_memory_bytes(), "this machine");
}

}  // namespace

Status prepare(const Case& c, const Method& method, const CaseInputs& inputs, PreparedCase& prepared) {
  const DType wide = method.format == InputFormat::kF32 ? DType::kF32 : DType::kBF16;
  LEANFA_TRY(require_case_memory(c, wide, method));
  LEANFA_TRY(make_inputs(c, wide, inputs, prepared));
  runtime::AttentionCall& call = prepared.call;
  call.problem = prepared.wide;
  if (is_eight_bit(method.format) || method.rotate || call.problem.q.dtype != wide) {
    auto quantised = quantise_problem(prepared.wide, method, {}, inputs.threads);
    if (!quantised) return tl::unexpected(std::move(quantised.error()));
    prepared.quantised = std::move(*quantised);
    call.problem = prepared.quantised->problem();
  }
  call.method = method;
  call.device = inputs.device;
  call.threads = inputs.threads;
  const Index4 size{c.batch, c.seqlen_q, c.heads_q, c.head_dim_v};
  const Index elements = size[0] * size[1] * size[2] * size[3];
  auto out = Buffer<std::byte>::make(elements * static_cast<Index>(size_bytes(wide)), "out");
  if (!out) return tl::unexpected(std::move(out.error()));
  prepared.out = std::move(*out);
  call.out = {prepared.out.data(), wide, size, contiguous_strides(size)};
  const auto bytes = runtime::workspace_bytes(call);
  if (!bytes) return tl::unexpected(bytes.error());
  auto workspace = Buffer<std::byte>::make(static_cast<Index>(*bytes), "workspace");
  if (!workspace) return tl::unexpected(std::move(workspace.error()));
  prepared.workspace = std::move(*workspace);
  call.workspace = prepared.workspace.span();
  return {};
}

}  // namespace leanfa::report
