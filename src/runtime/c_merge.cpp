// leanfa.h: leanfa_merge_lse.
#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <vector>

#include "runtime/c_overlap.hpp"
#include "runtime/c_place.hpp"
#include "runtime/c_struct.hpp"
#include "runtime/cuda_quantize.hpp"
#include "runtime/gfx950_merge.hpp"
#include "runtime/merge.hpp"

namespace leanfa::c_api {
namespace {

constexpr std::array kBoundaries{offsetof(leanfa_merge_desc, lse), offsetof(leanfa_merge_desc, device),
                                 offsetof(leanfa_merge_desc, threads), sizeof(leanfa_merge_desc)};
constexpr std::int64_t kMostParts = std::int64_t{1} << 20;

// [B, S, H, D] with [B, H, S], or [total, H, D] with [H, total].
bool lse_fits(const leanfa_tensor& lse, const leanfa_tensor& out) {
  if (lse.ndim + 1 != out.ndim) return false;
  if (out.ndim == 3) return lse.size[0] == out.size[1] && lse.size[1] == out.size[0];
  return lse.size[0] == out.size[0] && lse.size[1] == out.size[2] && lse.size[2] == out.size[1];
}

template <class T>
LseView<T> lse_view(const leanfa_tensor& t) {
  auto* data = static_cast<T*>(t.data);
  if (t.ndim == 2) return {data, 0, t.stride[1], t.stride[0]};
  return {data, t.stride[0], t.stride[2], t.stride[1]};
}

bool same_tensor(const leanfa_tensor& a, const leanfa_tensor& b) {
  if (a.data != b.data || a.dtype != b.dtype || a.ndim != b.ndim) return false;
  for (int i = 0; i < a.ndim; ++i)
    if (a.size[i] != b.size[i] || a.stride[i] != b.stride[i]) return false;
  return true;
}

// Checks one output and its LSE; `name` and `lse_name` are for messages. The type of the output if they are sound.
std::optional<DType> check_pair(Reasons& reasons, std::string_view name, const leanfa_tensor& out,
                                std::string_view lse_name, const leanfa_tensor& lse, bool writable) {
  const TensorRules out_rules{
      .dtypes = {DType::kBF16, DType::kF32}, .ranks = {3, 4}, .unit_last_stride = true, .writable = writable};
  const TensorRules lse_rules{.dtypes = {DType::kF32}, .ranks = {2, 3}, .writable = writable};
  const auto dtype = check_tensor(reasons, name, out, out_rules);
  const bool wanted = !writable || present(lse);
  if (!dtype || (wanted && !check_tensor(reasons, lse_name, lse, lse_rules))) return std::nullopt;
  if (wanted && !lse_fits(lse, out)) {
    reasons.add(bad_input({lse_name, fmt::format("shape fits {}", name),
                           fmt::format("{} with {}", describe_shape(lse), describe_shape(out)),
                           "[B, H, S] with [B, S, H, D], or [H, total] with [total, H, D]"}));
    return std::nullopt;
  }
  return dtype;
}

Status check_head(Reasons& reasons, const leanfa_merge_desc& desc, const void* stream) {
  check_place(reasons, desc.device, desc.threads);
  require_present(reasons, "leanfa_merge_lse", desc.device, stream);
  if (desc.count < 1 || desc.count > kMostParts)
    return bad_input({"count", "is in range", fmt::format("{}", desc.count), fmt::format("1..{}", kMostParts)});
  if (desc.outs == nullptr || desc.lses == nullptr)
    return bad_input({"outs, lses", "are given", "NULL", "two arrays of count tensors"});
  return {};
}

std::vector<runtime::Part> read_parts(Reasons& reasons, const leanfa_merge_desc& desc, DType merged_dtype) {
  std::vector<runtime::Part> parts;
  for (std::int64_t i = 0; i < desc.count; ++i) {
    const leanfa_tensor& out = desc.outs[i];
    const leanfa_tensor& lse = desc.lses[i];
    const std::string name = fmt::format("outs[{}]", i);
    const std::string lse_name = fmt::format("lses[{}]", i);
    const auto dtype = check_pair(reasons, name, out, lse_name, lse, false);
    if (!dtype) continue;
    if (!has_shape(out, {desc.out.size, static_cast<std::size_t>(desc.out.ndim)}))
      reasons.add(bad_input({name, "size is out's", describe_shape(out), describe_shape(desc.out)}));
    if (!same_tensor(desc.out, out))
      check_overlaps(reasons, {region("out", desc.out, merged_dtype)}, {region(name, out, *dtype)});
    check_overlaps(reasons, {region("out", desc.out, merged_dtype)}, {region(lse_name, lse, DType::kF32)});
    if (present(desc.lse)) {
      check_overlaps(reasons, {region("lse", desc.lse, DType::kF32)}, {region(name, out, *dtype)});
      if (!same_tensor(desc.lse, lse))
        check_overlaps(reasons, {region("lse", desc.lse, DType::kF32)}, {region(lse_name, lse, DType::kF32)});
    }
    parts.push_back({attention_view(out, *dtype), lse_view<const float>(lse)});
  }
  return parts;
}

Status merge_lse(const leanfa_merge_desc* given, void* stream) {
  const auto desc = read_struct("leanfa_merge_desc", given, kBoundaries);
  if (!desc) return tl::unexpected(desc.error());
  Reasons reasons;
  const Status head = check_head(reasons, *desc, stream);
  reasons.require(head);
  const auto dtype = check_pair(reasons, "out", desc->out, "lse", desc->lse, true);
  if (!head || !dtype) return reasons.status();
  if (present(desc->lse))
    check_overlaps(reasons, {region("out", desc->out, *dtype)}, {region("lse", desc->lse, DType::kF32)});
  const auto parts = read_parts(reasons, *desc, *dtype);
  const AnyView out = attention_view(desc->out, *dtype);
  if (!reasons.empty() || out.batch() == 0 || out.seqlen() == 0) return reasons.status();
  runtime::MergedRows merged{{desc->out.data, out.dtype, out.size, out.stride}, {}};
  if (present(desc->lse)) merged.lse = lse_view<float>(desc->lse);
  if (desc->device == LEANFA_DEVICE_CUDA) return runtime::merge_on_cuda(parts, merged, stream);
  if (desc->device == LEANFA_DEVICE_CPU) {
    runtime::merge(parts, merged, desc->threads);
    return {};
  }
  return runtime::merge_on_gfx950(static_cast<runtime::DeviceKind>(desc->device), parts, merged, stream, desc->threads);
}

}  // namespace
}  // namespace leanfa::c_api

leanfa_status leanfa_merge_lse(const leanfa_merge_desc* desc, void* stream, char* message, size_t message_size) {
  return leanfa::c_api::guarded(message, message_size, [&] { return leanfa::c_api::merge_lse(desc, stream); });
}
