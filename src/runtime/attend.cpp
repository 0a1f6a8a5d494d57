#include "runtime/attend.hpp"

#include <fmt/format.h>

#include "base/buffer.hpp"
#include "runtime/select.hpp"

namespace leanfa::runtime {
namespace {

Status check(const AttentionCall& call) {
  LEANFA_TRY(validate(call.problem));
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
