#include "runtime/c_attention.hpp"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <cstddef>

#include "runtime/c_overlap.hpp"
#include "runtime/c_place.hpp"
#include "runtime/c_refused.hpp"
#include "runtime/c_scales.hpp"
#include "runtime/c_struct.hpp"
#include "runtime/select.hpp"

namespace leanfa::c_api {
namespace {

using Desc = leanfa_attention_desc;

// Where each optional field begins, and the end: the values that struct_size may have (c_struct.hpp).
constexpr std::array kBoundaries{offsetof(Desc, lse),
                                 offsetof(Desc, cu_seqlens_q),
                                 offsetof(Desc, cu_seqlens_q_count),
                                 offsetof(Desc, cu_seqlens_k),
                                 offsetof(Desc, cu_seqlens_k_count),
                                 offsetof(Desc, softmax_scale),
                                 offsetof(Desc, causal),
                                 offsetof(Desc, device),
                                 offsetof(Desc, threads),
                                 offsetof(Desc, split),
                                 offsetof(Desc, method),
                                 offsetof(Desc, q_descale),
                                 offsetof(Desc, k_descale),
                                 offsetof(Desc, v_descale),
                                 offsetof(Desc, q_shift),
                                 offsetof(Desc, v_mean),
                                 offsetof(Desc, lse_offset),
                                 offsetof(Desc, q_tag),
                                 offsetof(Desc, k_tag),
                                 offsetof(Desc, v_tag),
                                 offsetof(Desc, has_window),
                                 offsetof(Desc, reserved1),
                                 offsetof(Desc, window_left),
                                 offsetof(Desc, window_right),
                                 offsetof(Desc, softcap),
                                 offsetof(Desc, dropout_p),
                                 offsetof(Desc, sinks),
                                 offsetof(Desc, bias),
                                 offsetof(Desc, block_table),
                                 sizeof(Desc)};

bool is_varlen(const Desc& desc) { return desc.cu_seqlens_q != nullptr || desc.cu_seqlens_k != nullptr; }

struct Input {
  std::string_view name;
  const leanfa_tensor* tensor;
  AnyView* view;
};

void check_fields(Reasons& reasons, const Desc& desc) {
  check_range(reasons, "causal", desc.causal, 1);
  check_place(reasons, desc.device, desc.threads);
  check_range(reasons, "split", desc.split, LEANFA_SPLIT_NEVER);
  check_range(reasons, "reserved1", desc.reserved1, 0);
}

// Whether v is V^T by its tag; a faulty tag is found when all tags are read.
bool is_transposed(const char* v_tag) {
  const auto text = read_text("v_tag", v_tag);
  if (!text || text->empty()) return false;
  const auto tag = parse_packed_tag(*text);
  return tag && tag->layout == PackedLayout::kSm90aVt;
}

// q, k, v and the sequences. False if a tensor could not be read.
bool read_inputs(Reasons& reasons, const Desc& desc, bool data_required, AttentionProblem& problem) {
  const std::size_t before = reasons.count();
  problem.cu_seqlens_q = offsets_of(reasons, "cu_seqlens_q", desc.cu_seqlens_q, desc.cu_seqlens_q_count);
  problem.cu_seqlens_k = offsets_of(reasons, "cu_seqlens_k", desc.cu_seqlens_k, desc.cu_seqlens_k_count);
  TensorRules rules{.dtypes = {DType::kF32, DType::kBF16, DType::kE4M3FN, DType::kI8},
                    .ranks = {is_varlen(desc) ? 3 : 4},
                    .unit_last_stride = true,
                    .data_required = data_required};
  for (const Input& input :
       {Input{"q", &desc.q, &problem.q}, Input{"k", &desc.k, &problem.k}, Input{"v", &desc.v, &problem.v}}) {
    rules.unit_last_stride = input.tensor != &desc.v || !is_transposed(desc.v_tag);
    const auto dtype = check_tensor(reasons, input.name, *input.tensor, rules);
    if (dtype) *input.view = attention_view(*input.tensor, *dtype);
  }
  return reasons.count() == before;
}

// Shapes against each other. A query without data is judged with a pointer that is never followed.
bool check_problem(Reasons& reasons, const Desc& desc, runtime::AttentionCall& call) {
  static constexpr std::byte kNothing{};
  call.problem.softmax_scale = softmax_scale_of(reasons, desc.softmax_scale, call.problem.q.dim());
  runtime::AttentionCall judged = call;
  for (AnyView* view : {&judged.problem.q, &judged.problem.k, &judged.problem.v})
    if (view->data == nullptr) view->data = &kNothing;
  if (is_transposed(desc.v_tag)) judged.v_layout = PackedLayout::kSm90aVt;
  auto broken = runtime::violations(judged);
  for (Error& error : broken) reasons.add(std::move(error));
  return broken.empty();
}

void read_method(Reasons& reasons, const Desc& desc, runtime::AttentionCall& call) {
  const auto text = read_text("method", desc.method);
  if (!text) return reasons.add(text.error());
  const auto method =
      text->empty() || *text == "auto" ? runtime::default_method(call.problem.q.dtype) : parse_method(*text);
  if (!method) return reasons.add(method.error());
  call.method = *method;
  for (std::string& reason : runtime::dtype_violations(call.problem, call.method))
    reasons.add(Error{ErrorCode::kBadInput, std::move(reason)});
}

// One tensor's tag: its format is the tensor's, its rotation the method's. The layout is left to the kernel.
std::optional<PackedTag> read_tag(Reasons& reasons, std::string_view name, const char* text, DType dtype,
                                  bool rotated) {
  const auto given = read_text(name, text);
  if (!given) {
    reasons.add(given.error());
    return std::nullopt;
  }
  if (given->empty()) return std::nullopt;
  const auto tag = parse_packed_tag(*given);
  if (!tag) {
    reasons.add(bad_input({name, "is a packed tag", *given, tag.error().message}));
    return std::nullopt;
  }
  PackedTag needed = *tag;
  needed.format = dtype;
  needed.rotation = rotated ? Rotation::kHadamard : Rotation::kNone;
  reasons.require(require_tag(name, *tag, needed));
  return *tag;
}

void read_tags(Reasons& reasons, const Desc& desc, runtime::AttentionCall& call) {
  const AttentionProblem& p = call.problem;
  const auto q = read_tag(reasons, "q_tag", desc.q_tag, p.q.dtype, call.method.rotate);
  const auto k = read_tag(reasons, "k_tag", desc.k_tag, p.k.dtype, call.method.rotate);
  const auto v = read_tag(reasons, "v_tag", desc.v_tag, p.v.dtype, false);
  if (q && q->layout != PackedLayout::kRows)
    reasons.add(bad_input({"q_tag", "q is in the rows layout", desc.q_tag, "format/rows/rotation"}));
  call.k_layout = k.value_or(PackedTag{}).layout;
  call.v_layout = v.value_or(PackedTag{}).layout;
  call.v_token_multiple = v.value_or(PackedTag{}).token_multiple;
}

bool is_wide(const Method& method) { return method.format == InputFormat::kF32 || method.format == InputFormat::kBF16; }

void refuse_for_wide(Reasons& reasons, const Desc& desc) {
  const auto refuse = [&](std::string_view name, const leanfa_tensor& tensor) {
    if (present(tensor))
      reasons.add(bad_input({name, "belongs to 8-bit inputs", "a tensor with bf16 or f32 q", "an absent tensor"}));
  };
  refuse("q_descale", desc.q_descale);
  refuse("k_descale", desc.k_descale);
  refuse("v_descale", desc.v_descale);
  refuse("q_shift", desc.q_shift);
  refuse("v_mean", desc.v_mean);
  refuse("lse_offset", desc.lse_offset);
}

void read_query_scales(Reasons& reasons, const Desc& desc, const ScaleShape& shape, bool data_required,
                       ParsedAttention& parsed) {
  AttentionProblem& p = parsed.call.problem;
  if (!present(desc.q_shift)) {
    if (parsed.call.method.p == PCode::kShift && !present(desc.q_descale))
      reasons.add(bad_input(
          {"q_shift", "is given for shift P, or q_descale per token", "neither", "what leanfa_quantize wrote"}));
    p.q_descale = descale_view(reasons, "q_descale", desc.q_descale, shape, data_required, parsed.q_scales);
    if (!shape.readable) parsed.call.q_descale_heads = heads_per_scale(desc.q_descale, shape);
    return;
  }
  if (present(desc.q_descale))
    reasons.add(bad_input({"q_descale", "is absent beside q_shift", "both tensors", "one of them"}));
  if (parsed.call.method.p != PCode::kShift)
    reasons.add(bad_input({"q_shift", "belongs to shift P", name(parsed.call.method), "int8/shift/..."}));
  if (!shape.readable) {
    parsed.call.q_shift = device_shift_view(reasons, desc.q_shift, p, data_required);
    return;
  }
  p.q_descale = shift_view(reasons, desc.q_shift, p, data_required, parsed.q_scales);
}

void read_scales(Reasons& reasons, const Desc& desc, bool data_required, ParsedAttention& parsed) {
  if (is_wide(parsed.call.method)) return refuse_for_wide(reasons, desc);
  AttentionProblem& p = parsed.call.problem;
  const Index varlen_count = static_cast<Index>(p.cu_seqlens_q.size()) - 1;
  const Index count = is_varlen(desc) ? varlen_count : p.q.batch();
  const bool readable = !runtime::has_own_memory(parsed.call.device);
  const ScaleShape keys{count, p.k.batch(), p.k.seqlen(), p.k.heads(), p.k.heads(), readable};
  const ScaleShape queries{count, p.q.batch(), p.q.seqlen(), p.q.heads(), p.k.heads(), readable};
  p.k_descale = descale_view(reasons, "k_descale", desc.k_descale, keys, data_required, parsed.k_scales);
  p.v_descale = descale_view(reasons, "v_descale", desc.v_descale, keys, data_required, parsed.v_scales);
  read_query_scales(reasons, desc, queries, data_required, parsed);
  p.v_mean = v_mean_view(reasons, desc.v_mean, p, count, data_required);
}

void read_lse(Reasons& reasons, const Desc& desc, bool data_required, runtime::AttentionCall& call) {
  const int rank = is_varlen(desc) ? 2 : 3;
  const TensorRules readable{.dtypes = {DType::kF32}, .ranks = {rank}, .data_required = data_required};
  TensorRules writable = readable;
  writable.writable = true;
  if (present(desc.lse) && check_tensor(reasons, "lse", desc.lse, writable)) {
    const auto stride = row_strides(reasons, "lse", desc.lse, call.problem);
    call.lse = {static_cast<float*>(desc.lse.data), stride[0], stride[1], stride[2]};
  }
  if (present(desc.lse_offset) && !is_wide(call.method) &&
      check_tensor(reasons, "lse_offset", desc.lse_offset, readable)) {
    const auto stride = row_strides(reasons, "lse_offset", desc.lse_offset, call.problem);
    call.problem.lse_offset = {static_cast<const float*>(desc.lse_offset.data), stride};
  }
}

void read_out(Reasons& reasons, const Desc& desc, bool data_required, runtime::AttentionCall& call) {
  const AttentionProblem& p = call.problem;
  call.out = {nullptr, DType::kBF16, {p.q.batch(), p.q.seqlen(), p.q.heads(), p.v.dim()}, {}};
  if (!data_required && !present(desc.out)) return;
  const TensorRules rules{.dtypes = {DType::kBF16, DType::kF32},
                          .ranks = {is_varlen(desc) ? 3 : 4},
                          .unit_last_stride = true,
                          .writable = true,
                          .data_required = data_required};
  const auto dtype = check_tensor(reasons, "out", desc.out, rules);
  if (!dtype) return;
  const AnyView view = attention_view(desc.out, *dtype);
  if (view.size != call.out.size)
    reasons.add(bad_input({"out", "size is q's with v's dim", describe(view.size), describe(call.out.size)}));
  call.out = {desc.out.data, view.dtype, view.size, view.stride};
}

std::vector<Region> read_regions(const Desc& desc, const runtime::AttentionCall& call) {
  const AttentionProblem& p = call.problem;
  std::vector<Region> read{region("q", desc.q, p.q.dtype), region("k", desc.k, p.k.dtype),
                           region("v", desc.v, p.v.dtype),
                           region("cu_seqlens_q", p.cu_seqlens_q.data(), p.cu_seqlens_q.size_bytes()),
                           region("cu_seqlens_k", p.cu_seqlens_k.data(), p.cu_seqlens_k.size_bytes())};
  const auto add = [&](std::string_view name, const leanfa_tensor& tensor, DType dtype) {
    if (present(tensor)) read.push_back(region(name, tensor, dtype));
  };
  add("q_descale", desc.q_descale, DType::kF32);
  add("k_descale", desc.k_descale, DType::kF32);
  add("v_descale", desc.v_descale, DType::kF32);
  add("q_shift", desc.q_shift, DType::kI8);
  add("v_mean", desc.v_mean, DType::kF32);
  add("lse_offset", desc.lse_offset, DType::kF32);
  return read;
}

std::vector<Region> written_regions(const Desc& desc, const runtime::AttentionCall& call) {
  std::vector<Region> written;
  if (present(desc.out)) written.push_back(region("out", desc.out, call.out.dtype));
  if (present(desc.lse)) written.push_back(region("lse", desc.lse, DType::kF32));
  return written;
}

}  // namespace

ParsedAttention parse_attention(Reasons& reasons, const Desc* given, Purpose purpose) {
  ParsedAttention parsed;
  const auto desc = read_struct("leanfa_attention_desc", given, kBoundaries);
  if (!desc) {
    reasons.add(desc.error());
    return parsed;
  }
  const bool data_required = purpose == Purpose::kForward;
  refuse_unserved(reasons, *desc);
  check_fields(reasons, *desc);
  runtime::AttentionCall& call = parsed.call;
  call.threads = desc->threads;
  const bool known = desc->device >= 0 && desc->device <= LEANFA_DEVICE_GFX950_EMU;
  call.device = known ? static_cast<runtime::DeviceKind>(desc->device) : runtime::DeviceKind::kCpu;
  call.problem.causal = desc->causal != 0;
  const bool known_split = desc->split >= 0 && desc->split <= LEANFA_SPLIT_NEVER;
  call.split = known_split ? static_cast<runtime::SplitRule>(desc->split) : runtime::SplitRule::kByShape;
  if (!read_inputs(reasons, *desc, data_required, call.problem)) return parsed;
  if (!check_problem(reasons, *desc, call)) return parsed;
  parsed.judged = true;
  read_method(reasons, *desc, call);
  read_tags(reasons, *desc, call);
  read_scales(reasons, *desc, data_required, parsed);
  read_out(reasons, *desc, data_required, call);
  read_lse(reasons, *desc, data_required, call);
  if (!reasons.empty()) return parsed;
  parsed.read = read_regions(*desc, call);
  parsed.written = written_regions(*desc, call);
  check_overlaps(reasons, parsed.written, parsed.read);
  return parsed;
}

}  // namespace leanfa::c_api
