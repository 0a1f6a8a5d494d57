#include "runtime/cuda_attention.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>

#include "kernels/sm90a/attention_fwd/launch.hpp"
#include "numerics/p_code.hpp"
#include "numerics/reference_point.hpp"
#include "runtime/cuda_call.hpp"

namespace leanfa::runtime {
namespace {

constexpr Index kCopyBytes = 16;  // the tensor copy engine: addresses and strides are multiples of it
constexpr Index kMostStrideBytes = Index{1} << 40;

using Reasons = std::vector<std::string>;

void refuse(Reasons& reasons, const Violation& violation) { reasons.push_back(unsupported(violation).value().message); }

// Strides in elements; axes of one element have none.
template <std::size_t kRank>
void check_addresses(Reasons& reasons, std::string_view tensor, const void* data, Index width,
                     const std::array<Index, kRank>& size, const std::array<Index, kRank>& stride) {
  if (reinterpret_cast<std::uintptr_t>(data) % kCopyBytes != 0)
    refuse(reasons, {tensor, "its address is a multiple of 16 bytes", fmt::format("{}", fmt::ptr(data)),
                     "memory that the tensor copy engine can address"});
  for (std::size_t axis = 0; axis < kRank; ++axis) {
    if (size[axis] <= 1) continue;
    Index bytes = 0;
    const bool fits = !__builtin_mul_overflow(stride[axis], width, &bytes);
    if (!fits || bytes % kCopyBytes != 0 || bytes < 0 || bytes >= kMostStrideBytes)
      refuse(reasons, {tensor, "its strides are multiples of 16 bytes, 0 to 2^40",
                       fmt::format("stride {} of {}-byte elements at axis {}", stride[axis], width, axis),
                       "strides that the tensor copy engine can address"});
  }
  for (const Index extent : size)
    if (extent > std::numeric_limits<std::int32_t>::max())
      refuse(reasons, {tensor, "its sizes are below 2^31", fmt::format("{}", extent), "smaller sizes"});
}

void check_rows(Reasons& reasons, std::string_view tensor, const AnyView& view) {
  check_addresses<3>(reasons, tensor, view.data, static_cast<Index>(size_bytes(view.dtype)),
                     {view.batch(), view.seqlen(), view.heads()}, {view.stride[0], view.stride[1], view.stride[2]});
}

void check_transposed(Reasons& reasons, const AttentionCall& call) {
  const AnyView& v = call.problem.v;
  if (call.v_layout != PackedLayout::kSm90aVt || call.v_token_multiple != kCudaKeyBlock)
    return refuse(reasons, {"v", "8-bit V is transposed, with the tag e4m3fn/sm90a_vt128/none",
                            call.v_layout == PackedLayout::kRows ? "the rows layout" : "sm90a_vt32",
                            "v and v_tag as leanfa_quantize writes them"});
  if (v.seqlen() > 1 && v.stride[1] != 1)
    refuse(reasons, {"v", "token slots of V^T are contiguous", fmt::format("stride {}", v.stride[1]), "stride 1"});
  if (v.stride[3] < padded_keys(v.seqlen()))
    refuse(reasons, {"v", "a dim of V^T has slots for the keys, rounded up to 128",
                     fmt::format("a stride of {} between dims", v.stride[3]),
                     fmt::format("at least {}", padded_keys(v.seqlen()))});
  check_addresses<3>(reasons, "v", v.data, 1, {v.batch(), v.heads(), v.dim()}, {v.stride[0], v.stride[2], v.stride[3]});
}

void check_method(Reasons& reasons, const Method& m) {
  const auto require = [&](bool holds, std::string_view rule, std::string_view accepted) {
    if (!holds) refuse(reasons, {"method", rule, name(m), accepted});
  };
  require(m.block_n == 64 || m.block_n == kCudaKeyBlock, "key blocks are the kernel's",
          "no block suffix, or +block128");
  require(m.order == BlockOrder::kAscending, "order is the kernel's", "no such suffix");
  if (!is_eight_bit(m.format)) {
    require(m.p == PCode::kExact && m.reference == ReferenceRule::kRunning && m.sink_keys == 0,
            "bf16 has exact P and the running reference", "bf16/exact/running");
    return;
  }
  const bool served = m.reference == ReferenceRule::kWindow || m.reference == ReferenceRule::kAnchor ||
                      m.reference == ReferenceRule::kSticky;
  require(served, "reference is served", "window, anchor or sticky; for bf16 running");
  require(
      (m.t == kDefaultT || m.reference == ReferenceRule::kWindow) && m.rounded_sum && m.p_format == PFormat::kE4M3FN,
      "P is e4m3fn at t = 8, summed rounded", "no such suffix");
}

void check_scales(Reasons& reasons, const AttentionCall& call) {
  const AttentionProblem& p = call.problem;
  const auto require_per_head = [&](std::string_view tensor, const ScaleView& scale) {
    if (scale.per_token())
      refuse(reasons, {tensor, "has a value per (batch, head)", "values per token",
                       "a scalar, [H] or [B, H]; for int8 q, q_shift with shift P"});
  };
  require_per_head("q_descale", p.q_descale);
  require_per_head("k_descale", p.k_descale);
  require_per_head("v_descale", p.v_descale);
}

sm90a::InputFormat format_of(const Method& method) {
  switch (method.format) {
    case InputFormat::kE4M3:
      return sm90a::InputFormat::kE4m3;
    case InputFormat::kInt8:
      return sm90a::InputFormat::kInt8E4m3;
    default:
      return sm90a::InputFormat::kBf16;
  }
}

sm90a::PKind p_of(const Method& method) {
  switch (method.p) {
    case PCode::kLean:
      return sm90a::PKind::kLean;
    case PCode::kLean2:
      return sm90a::PKind::kLean2;
    case PCode::kShift:
      return sm90a::PKind::kShift;
    default:
      return sm90a::PKind::kExact;
  }
}

static_assert(sm90a::kLowestWindowCode == lowest_window_code(kE4M3Grid) &&
              sm90a::kHighestWindowCode == kE4M3Grid.max_code);

sm90a::Reference reference_of(const Method& method) {
  switch (method.reference) {
    case ReferenceRule::kSticky:
      return sm90a::Reference::kSticky;
    case ReferenceRule::kAnchor:
      return sm90a::Reference::kAnchor;
    case ReferenceRule::kWindow:
      return sm90a::Reference::kWindow;
    default:
      return sm90a::Reference::kRunning;
  }
}

// Strides of batch, row and head. An axis of one element gets the stride of a dense tensor: its own means nothing, and
// might be one that no copy can have.
void set_rows(std::int64_t* stride, const Index4& size, const Index4& from) {
  const Index4 dense = contiguous_strides(size);
  for (std::size_t axis = 0; axis < 3; ++axis) stride[axis] = size[axis] > 1 ? from[axis] : dense[axis];
}

void set_scale(const float*& data, std::int64_t* stride, const ScaleView& from) {
  data = from.data;
  stride[0] = from.stride[0];
  stride[1] = from.stride[2];
}

void set_value(sm90a::AttentionParams& params, const AttentionCall& call) {
  const AnyView& v = call.problem.v;
  params.v = v.data;
  if (!is_eight_bit(call.method.format)) return set_rows(params.v_stride, v.size, v.stride);
  params.v_capacity = padded_keys(v.seqlen());
  params.v_stride[2] = v.stride[3];
  params.v_stride[1] = v.heads() > 1 ? v.stride[2] : v.stride[3] * v.dim();
  params.v_stride[0] = v.batch() > 1 ? v.stride[0] : params.v_stride[1] * v.heads();
}

void set_extras(sm90a::AttentionParams& params, const AttentionCall& call) {
  const AttentionProblem& p = call.problem;
  set_scale(params.q_descale, params.q_descale_stride, p.q_descale);
  set_scale(params.k_descale, params.k_descale_stride, p.k_descale);
  set_scale(params.v_descale, params.v_descale_stride, p.v_descale);
  params.q_descale_heads = static_cast<int>(call.q_descale_heads);
  // A question without data: the shifts are there, and where is not asked.
  static constexpr std::int8_t kSomewhere = 0;
  const bool only_asked = call.q_shift.data == nullptr && call.q_shift.heads() > 0;
  params.q_shift = only_asked ? &kSomewhere : call.q_shift.data;
  for (std::size_t axis = 0; axis < 3; ++axis) params.q_shift_stride[axis] = call.q_shift.stride[axis];
  params.v_mean = p.v_mean.data;
  params.v_mean_stride[0] = p.v_mean.stride_batch;
  params.v_mean_stride[1] = p.v_mean.stride_head;
  params.lse_offset = p.lse_offset.data;
  params.lse_offset_stride[0] = p.lse_offset.stride[0];
  params.lse_offset_stride[1] = p.lse_offset.stride[2];
  params.lse_offset_stride[2] = p.lse_offset.stride[1];
}

void set_sizes(sm90a::AttentionParams& params, const AttentionProblem& p) {
  params.heads_q = static_cast<int>(p.q.heads());
  params.heads_kv = static_cast<int>(p.k.heads());
  params.dim_qk = static_cast<int>(p.q.dim());
  params.dim_v = static_cast<int>(p.v.dim());
  params.seqlen_q = static_cast<int>(p.q.seqlen());
  params.seqlen_k = static_cast<int>(p.k.seqlen());
  params.batch = static_cast<int>(p.q.batch());
  if (p.cu_seqlens_q.empty()) return;
  params.batch = static_cast<int>(p.cu_seqlens_q.size()) - 1;
  params.cu_seqlens_q = p.cu_seqlens_q.data();
  params.cu_seqlens_k = p.cu_seqlens_k.data();
}

// A call without keys: the kernels read neither tensor, but describe both to the copy engine, which wants an address
// and strides.
void set_no_keys(sm90a::AttentionParams& params) {
  params.k = params.v = params.q;
  params.v_capacity = kCudaKeyBlock;
  const std::int64_t row = std::int64_t{params.heads_kv} * params.dim_qk;
  const std::int64_t k_stride[3] = {row, row, params.dim_qk};
  const std::int64_t v_stride[3] = {kCudaKeyBlock * params.dim_v * params.heads_kv, kCudaKeyBlock * params.dim_v,
                                    kCudaKeyBlock};
  std::copy_n(k_stride, 3, params.k_stride);
  std::copy_n(v_stride, 3, params.v_stride);
}

sm90a::SplitRule split_of(SplitRule rule) {
  switch (rule) {
    case SplitRule::kByTiles:
      return sm90a::SplitRule::kByTiles;
    case SplitRule::kNever:
      return sm90a::SplitRule::kNever;
    default:
      return sm90a::SplitRule::kByShape;
  }
}

sm90a::AttentionParams params_of(const AttentionCall& call) {
  const AttentionProblem& p = call.problem;
  sm90a::AttentionParams params;
  params.format = format_of(call.method);
  params.p = p_of(call.method);
  params.reference = reference_of(call.method);
  params.code_constant = code_line_constant(call.method);
  params.t = call.method.t;
  params.causal = p.causal;
  params.sink_keys = static_cast<int>(call.method.sink_keys);
  params.split_rule = split_of(call.split);
  params.splits = call.method.splits;
  params.softmax_scale = p.softmax_scale;
  set_sizes(params, p);
  params.q = p.q.data;
  params.k = p.k.data;
  params.out = call.out.data;
  set_rows(params.q_stride, p.q.size, p.q.stride);
  set_rows(params.k_stride, p.k.size, p.k.stride);
  set_rows(params.out_stride, call.out.size, call.out.stride);
  set_value(params, call);
  if (p.k.seqlen() == 0) set_no_keys(params);
  params.lse = call.lse.data;
  params.lse_stride[0] = call.lse.stride_batch;
  params.lse_stride[1] = call.lse.stride_head;
  params.lse_stride[2] = call.lse.stride_row;
  set_extras(params, call);
  params.workspace = call.workspace.data();
  params.workspace_bytes = call.workspace.size();
  return params;
}

}  // namespace

std::vector<std::string> cuda_refusals(const AttentionCall& call) {
  const AttentionProblem& p = call.problem;
  Reasons reasons;
  check_method(reasons, call.method);
  if (call.split == SplitRule::kNever && call.method.splits > 1)
    refuse(reasons, {"split", "a method with +splitsN has N ranges",
                     fmt::format("{} with {}", name(call.split), name(call.method)), "by-shape"});
  if (p.q.dim() != 128 && p.q.dim() != 192)
    refuse(reasons, {"head_dim_qk", "is served", fmt::format("{}", p.q.dim()), "128 or 192, with head_dim_v 128"});
  check_rows(reasons, "q", p.q);
  check_rows(reasons, "k", p.k);
  check_rows(reasons, "out", call.out.read_only());
  if (call.k_layout != PackedLayout::kRows) refuse(reasons, {"k", "is in the rows layout", "V^T", ".../rows/..."});
  if (is_eight_bit(call.method.format)) {
    check_transposed(reasons, call);
  } else {
    check_rows(reasons, "v", p.v);
    if (call.v_layout != PackedLayout::kRows) refuse(reasons, {"v", "bf16 is in the rows layout", "V^T", "rows"});
  }
  check_scales(reasons, call);
  // What the kernels themselves cannot do is worth saying only about a call that is otherwise sound.
  if (!reasons.empty()) return reasons;
  if (const char* rule = sm90a::attention_unsupported(params_of(call)); rule != nullptr) reasons.emplace_back(rule);
  return reasons;
}

std::size_t cuda_workspace_bytes(const AttentionCall& call) {
  return sm90a::attention_workspace_bytes(params_of(call));
}

namespace {

using Launch = cudaError_t (*)(const sm90a::AttentionParams&, cudaStream_t);

Status enqueue(const AttentionCall& call, Launch launch) {
  const AttentionProblem& p = call.problem;
  if (call.method.p == PCode::kShift && call.q_shift.data == nullptr)
    return bad_input({"q_shift", "is given for shift P on cuda", "none", "the shifts that leanfa_quantize writes"});
  const bool has_keys = p.k.batch() > 0 && p.k.seqlen() > 0;
  const std::array pointers{NamedPointer{"q", p.q.data}, NamedPointer{"k", has_keys ? p.k.data : nullptr},
                            NamedPointer{"v", has_keys ? p.v.data : nullptr}, NamedPointer{"out", call.out.data}};
  const auto device = common_device(pointers);
  if (!device) return tl::unexpected(device.error());
  const auto guard = DeviceGuard::make(*device);
  if (!guard) return tl::unexpected(guard.error());
  DeviceBuffer own;
  sm90a::AttentionParams params = params_of(call);
  if (const std::size_t needed = sm90a::attention_workspace_bytes(params); needed > call.workspace.size()) {
    auto made = DeviceBuffer::make(needed, "workspace");
    if (!made) return tl::unexpected(std::move(made.error()));
    own = std::move(*made);
    params.workspace = own.data();
    params.workspace_bytes = own.size_bytes();
  }
  auto* stream = static_cast<cudaStream_t>(call.stream);
  LEANFA_TRY(cuda_status(launch(params, stream), "sm90a/attention_fwd"));
  // A workspace of the call's own must outlive the kernels.
  if (own.size_bytes() > 0) return cuda_status(cudaStreamSynchronize(stream), "sm90a/attention_fwd");
  return {};
}

}  // namespace

Status run_cuda(const AttentionCall& call) { return enqueue(call, sm90a::launch_attention); }

Status run_cuda_products(const AttentionCall& call) {
  if (const char* rule = sm90a::products_unsupported(params_of(call)); rule != nullptr)
    return unsupported({"products", rule, name(call.method), "e4m3/lean/anchor and the like"});
  return enqueue(call, sm90a::launch_products);
}

}  // namespace leanfa::runtime
