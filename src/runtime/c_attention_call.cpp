// leanfa.h: leanfa_query_support, leanfa_workspace_size, leanfa_attention_forward.
#include <fmt/format.h>

#include "runtime/attend.hpp"
#include "runtime/c_attention.hpp"
#include "runtime/c_place.hpp"
#include "runtime/select.hpp"

namespace leanfa::c_api {
namespace {

// The kernel for a call that may have been found faulty: what the kernels have against it joins the reasons.
Result<const runtime::Kernel*> choose(Reasons& reasons, const ParsedAttention& parsed) {
  if (!parsed.judged) return tl::unexpected(reasons.status().error());
  auto kernel = runtime::select(parsed.call);
  if (!kernel) reasons.add(kernel.error());
  if (!reasons.empty()) return tl::unexpected(reasons.status().error());
  return kernel;
}

Status check_workspace(const ParsedAttention& parsed, void* workspace, std::size_t workspace_size, std::size_t needed) {
  if (needed == 0) return {};
  if (workspace == nullptr) return bad_input({"workspace", "is given", "NULL", fmt::format("{} bytes", needed)});
  Reasons reasons;
  const std::vector<Region> written{region("workspace", workspace, workspace_size)};
  check_overlaps(reasons, written, parsed.read);
  check_overlaps(reasons, written, parsed.written);
  return reasons.status();
}

Status query(const leanfa_attention_desc* desc, char* message, std::size_t message_size) {
  Reasons reasons;
  const ParsedAttention parsed = parse_attention(reasons, desc, Purpose::kQuery);
  const auto kernel = choose(reasons, parsed);
  if (!kernel) return tl::unexpected(kernel.error());
  write_message(message, message_size, fmt::format("{} {}", (*kernel)->name, name(parsed.call.method)));
  return {};
}

Status workspace_size(const leanfa_attention_desc* desc, std::size_t* size) {
  if (size == nullptr) return bad_input({"size", "is given", "NULL", "a pointer to a size_t"});
  *size = 0;
  Reasons reasons;
  const ParsedAttention parsed = parse_attention(reasons, desc, Purpose::kQuery);
  const auto kernel = choose(reasons, parsed);
  if (!kernel) return tl::unexpected(kernel.error());
  *size = (*kernel)->workspace_bytes(parsed.call);
  return {};
}

Status forward(const leanfa_attention_desc* desc, void* workspace, std::size_t workspace_size, void* stream) {
  Reasons reasons;
  ParsedAttention parsed = parse_attention(reasons, desc, Purpose::kForward);
  if (parsed.judged && parsed.call.device == runtime::DeviceKind::kCpu)
    require_cpu(reasons, "attention", LEANFA_DEVICE_CPU, stream);
  const auto kernel = choose(reasons, parsed);
  if (!kernel) return tl::unexpected(kernel.error());
  const std::size_t needed = (*kernel)->workspace_bytes(parsed.call);
  LEANFA_TRY(check_workspace(parsed, workspace, workspace_size, needed));
  parsed.call.stream = stream;
  if (needed > 0) parsed.call.workspace = {static_cast<std::byte*>(workspace), workspace_size};
  return runtime::attend(parsed.call);
}

}  // namespace
}  // namespace leanfa::c_api

leanfa_status leanfa_query_support(const leanfa_attention_desc* desc, char* message, size_t message_size) {
  return leanfa::c_api::guarded(message, message_size,
                                [&] { return leanfa::c_api::query(desc, message, message_size); });
}

leanfa_status leanfa_workspace_size(const leanfa_attention_desc* desc, size_t* size, char* message,
                                    size_t message_size) {
  return leanfa::c_api::guarded(message, message_size, [&] { return leanfa::c_api::workspace_size(desc, size); });
}

leanfa_status leanfa_attention_forward(const leanfa_attention_desc* desc, void* workspace, size_t workspace_size,
                                       void* stream, char* message, size_t message_size) {
  return leanfa::c_api::guarded(message, message_size,
                                [&] { return leanfa::c_api::forward(desc, workspace, workspace_size, stream); });
}
