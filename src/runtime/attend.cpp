#include "runtime/attend.hpp"

#include <fmt/format.h>

#include "base/buffer.hpp"
#include "runtime/select.hpp"

namespace leanfa::runtime {
namespace {

// Varlen offsets that cannot be read: how many there are, and that both are there.
void check_device_offsets(const AttentionProblem& p, std::vector<Error>& found) {
  if (p.cu_seqlens_q.empty() && p.cu_seqlens_k.empty()) return;
  const auto add = [&](std::string_view subject, std::string_view rule, std::size_t got, std::size_t accepted) {
    if (got != accepted)
      found.push_back(bad_input({subject, rule, fmt::format("{}", got), fmt::format("{}", accepted)}).value());
  };
  add("q", "varlen tensors have batch 1", static_cast<std::size_t>(p.q.batch()), 1);
  add("cu_seqlens_k", "has as many offsets as cu_seqlens_q", p.cu_seqlens_k.size(), p.cu_seqlens_q.size());
}

std::vector<Error> violations_of_problem(const AttentionCall& call) {
  AttentionProblem judged = call.problem;
  // Its kernel judges the strides of a transposed V.
  if (call.v_layout != PackedLayout::kRows) judged.v.stride = contiguous_strides(judged.v.size);
  if (!has_own_memory(call.device)) return violations(judged);
  judged.cu_seqlens_q = judged.cu_seqlens_k = {};
  std::vector<Error> found = violations(judged);
  check_device_offsets(call.problem, found);
  return found;
}

Status check(const AttentionCall& call) {
  if (auto found = violations(call); !found.empty()) return tl::unexpected(std::move(found.front()));
  LEANFA_TRY(validate(call.method));
  LEANFA_TRY(validate_output(call.problem, call.out.read_only()));
  const auto reasons = dtype_violations(call.problem, call.method);
  if (reasons.empty()) return {};
  return fail(ErrorCode::kBadInput, fmt::format("{}", fmt::join(reasons, "\n")));
}

Status check_workspace(const AttentionCall& call, std::size_t needed) {
  if (call.workspace.empty()) return {};
  if (call.workspace.size() < needed)
    return bad_input({"workspace", "holds what the kernel needs", fmt::format("{} bytes", call.workspace.size()),
                      fmt::format("at least {} bytes", needed)});
  if (reinterpret_cast<std::uintptr_t>(call.workspace.data()) % kBufferAlignmentBytes != 0)
    return bad_input({"workspace", "is aligned", fmt::format("{}", fmt::ptr(call.workspace.data())),
                      fmt::format("a multiple of {} bytes", kBufferAlignmentBytes)});
  return {};
}

}  // namespace

std::vector<Error> violations(const AttentionCall& call) {
  std::vector<Error> found = violations_of_problem(call);
  if (call.split != SplitRule::kByShape && call.device != DeviceKind::kCuda)
    found.push_back(
        unsupported({"split", "another rule than by-shape is for cuda", name(call.split), "by-shape, or device cuda"})
            .value());
  return found;
}

Result<std::size_t> workspace_bytes(const AttentionCall& call) {
  LEANFA_TRY(check(call));
  const auto kernel = select(call);
  if (!kernel) return tl::unexpected(kernel.error());
  return (*kernel)->workspace_bytes(call);
}

Status attend(const AttentionCall& call) {
  LEANFA_TRY(check(call));
  const auto kernel = select(call);
  if (!kernel) return tl::unexpected(kernel.error());
  LEANFA_TRY(check_workspace(call, (*kernel)->workspace_bytes(call)));
  if (call.out.batch() == 0 || call.out.seqlen() == 0) return {};
  return (*kernel)->run(call);
}

}  // namespace leanfa::runtime
