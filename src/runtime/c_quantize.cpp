#include "runtime/c_quantize.hpp"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <cstddef>

#include "numerics/hadamard.hpp"
#include "numerics/scales.hpp"
#include "runtime/c_place.hpp"
#include "runtime/c_scales.hpp"
#include "runtime/c_struct.hpp"
#include "runtime/c_tensor.hpp"

namespace leanfa::c_api {
namespace {

using Desc = leanfa_quantize_desc;

constexpr std::array kBoundaries{
    offsetof(Desc, static_scales), offsetof(Desc, given_mean),     offsetof(Desc, capacity),
    offsetof(Desc, token_offset),  offsetof(Desc, append),         offsetof(Desc, device),
    offsetof(Desc, threads),       offsetof(Desc, reserved0),      offsetof(Desc, q_shift),
    offsetof(Desc, q_shift_count), offsetof(Desc, k_scales),       offsetof(Desc, num_heads_kv),
    offsetof(Desc, softmax_scale), offsetof(Desc, refused_values), sizeof(Desc)};

void check_fields(Reasons& reasons, const Desc& desc) {
  check_range(reasons, "granularity", desc.granularity, LEANFA_SCALE_NONE);
  check_range(reasons, "mean_choice", desc.mean_choice, LEANFA_MEAN_GIVEN);
  check_range(reasons, "append", desc.append, 1);
  check_range(reasons, "reserved0", desc.reserved0, 0);
  check_range(reasons, "capacity", desc.capacity, INT64_MAX);
  check_range(reasons, "token_offset", desc.token_offset, desc.append == 1 ? INT64_MAX : 0);
  check_place(reasons, desc.device, desc.threads);
}

ScaleGranularity granularity_of(std::int32_t code) {
  constexpr std::array kByCode{ScaleGranularity::kHead, ScaleGranularity::kTensor, ScaleGranularity::kToken,
                               ScaleGranularity::kNone};
  return code >= 0 && code <= LEANFA_SCALE_NONE ? kByCode[static_cast<std::size_t>(code)] : ScaleGranularity::kHead;
}

MeanChoice mean_of(std::int32_t code) {
  constexpr std::array kByCode{MeanChoice::kNone, MeanChoice::kSequence, MeanChoice::kGiven};
  return code >= 0 && code <= LEANFA_MEAN_GIVEN ? kByCode[static_cast<std::size_t>(code)] : MeanChoice::kNone;
}

Index element_count(const leanfa_tensor& t) {
  Index count = 1;
  for (int i = 0; i < t.ndim; ++i) count *= t.size[i];
  return count;
}

bool is_contiguous(const leanfa_tensor& t) {
  Index step = 1;
  for (int i = t.ndim - 1; i >= 0; --i) {
    if (t.size[i] != 1 && t.stride[i] != step) return false;
    step *= t.size[i];
  }
  return true;
}

// Floats of an optional contiguous tensor; empty if absent or faulty.
std::span<const float> floats(Reasons& reasons, std::string_view name, const leanfa_tensor& t, bool data_required) {
  if (!present(t)) return {};
  const TensorRules rules{.dtypes = {DType::kF32}, .ranks = {1, 2, 3}, .data_required = data_required};
  if (!check_tensor(reasons, name, t, rules)) return {};
  if (!is_contiguous(t)) {
    reasons.add(bad_input({name, "is contiguous", describe_shape(t), "row-major strides"}));
    return {};
  }
  return {static_cast<const float*>(t.data), static_cast<std::size_t>(element_count(t))};
}

bool read_source(Reasons& reasons, bool data_required, ParsedQuantize& parsed) {
  const Desc& desc = parsed.desc;
  const bool varlen = desc.cu_seqlens != nullptr || desc.cu_seqlens_count != 0;
  const TensorRules rules{.dtypes = {DType::kF32, DType::kF16, DType::kBF16},
                          .ranks = varlen ? std::vector<int>{3} : std::vector<int>{3, 4},
                          .unit_last_stride = true,
                          .data_required = data_required};
  const auto dtype = check_tensor(reasons, "source", desc.source, rules);
  if (!dtype) return false;
  parsed.source = attention_view(desc.source, *dtype);
  if (parsed.source.heads() == 0 || parsed.source.dim() == 0) {
    reasons.add(bad_input({"source", "heads and dim are >= 1", describe_shape(desc.source), "[..., heads, dim]"}));
    return false;
  }
  return true;
}

void read_tag(Reasons& reasons, ParsedQuantize& parsed) {
  const auto text = read_text("tag", parsed.desc.tag);
  if (!text) return reasons.add(text.error());
  const auto tag = parse_packed_tag(*text);
  if (!tag) return reasons.add(tag.error());
  parsed.spec.tag = *tag;
  if (tag->rotation == Rotation::kHadamard && !has_hadamard(parsed.source.dim()))
    reasons.add(
        unsupported({"source", "its dim has a rotation", fmt::format("{}", parsed.source.dim()), "64, 128 or 192"}));
}

// Then nothing that a pointer leads to is read here.
bool on_device(const Desc& desc) { return desc.device == LEANFA_DEVICE_CUDA || desc.device == LEANFA_DEVICE_HIP; }

Index read_cu_seqlens(Reasons& reasons, ParsedQuantize& parsed) {
  const Desc& desc = parsed.desc;
  if (desc.cu_seqlens == nullptr && desc.cu_seqlens_count == 0) return parsed.source.batch();
  const auto offsets = offsets_of(reasons, "cu_seqlens", desc.cu_seqlens, desc.cu_seqlens_count);
  if (offsets.empty()) return 0;
  parsed.spec.cu_seqlens = offsets;
  if (desc.append != 0)
    reasons.add(unsupported({"append", "is for dense tensors", "cu_seqlens", "one sequence a batch entry"}));
  if (!on_device(desc))
    reasons.require(row_ranges(parsed.source.batch(), parsed.source.seqlen(), offsets).map([](const auto&) {}));
  return static_cast<Index>(offsets.size()) - 1;
}

void read_scales_and_mean(Reasons& reasons, bool data_required, ParsedQuantize& parsed) {
  const Desc& desc = parsed.desc;
  TensorSpec& spec = parsed.spec;
  spec.granularity = granularity_of(desc.granularity);
  spec.mean = mean_of(desc.mean_choice);
  if (present(desc.static_scales)) {
    const std::size_t faults = reasons.count();
    const auto values = floats(reasons, "static_scales", desc.static_scales, data_required);
    if (reasons.count() == faults)  // a faulty tensor's ndim is no bound of its sizes
      spec.given_scales =
          GivenScales{values, {desc.static_scales.size, desc.static_scales.size + desc.static_scales.ndim}};
  }
  spec.given_mean = floats(reasons, "given_mean", desc.given_mean, data_required);
  if (present(desc.given_mean) != (spec.mean == MeanChoice::kGiven))
    reasons.add(bad_input({"given_mean", "is present with mean_choice GIVEN, and only then",
                           present(desc.given_mean) ? "a tensor" : "no tensor", "both or neither"}));
}

void read_shift(Reasons& reasons, bool data_required, Index groups, ParsedQuantize& parsed) {
  const Desc& desc = parsed.desc;
  parsed.shifted = present(desc.k_scales) || desc.q_shift != nullptr || desc.num_heads_kv != 0;
  if (!parsed.shifted) return;
  const Index heads = parsed.source.heads();
  if (desc.num_heads_kv < 1 || heads % desc.num_heads_kv != 0)
    return reasons.add(bad_input({"num_heads_kv", "divides q's heads",
                                  fmt::format("{} and {}", desc.num_heads_kv, heads), "heads_q % heads_kv == 0"}));
  if (!present(desc.k_scales))
    reasons.add(bad_input({"k_scales", "is given for shift P's query", "no tensor", "[1], [Hk] or [B, Hk]"}));
  std::vector<float> unused;
  const ScaleShape shape{groups, 1, 0, desc.num_heads_kv, desc.num_heads_kv, !on_device(desc)};
  parsed.k_scale = descale_view(reasons, "k_scales", desc.k_scales, shape, data_required, unused);
  parsed.softmax_scale = softmax_scale_of(reasons, desc.softmax_scale, parsed.source.dim());
  if (desc.append != 0) reasons.add(unsupported({"append", "is for keys and values", "shift P's query", "append = 0"}));
}

// Product of `factors`, or nothing if it overflows.
std::optional<Index> product(std::initializer_list<Index> factors) {
  Index total = 1;
  for (const Index factor : factors)
    if (__builtin_mul_overflow(total, factor, &total)) return std::nullopt;
  return total;
}

void measure(Reasons& reasons, Index groups, ParsedQuantize& parsed) {
  PackedTensor& to = parsed.destination;
  const AnyView& source = parsed.source;
  to.tag = parsed.spec.tag;
  to.batch = source.batch();
  to.heads = source.heads();
  to.dim = source.dim();
  to.groups = groups;
  to.granularity = parsed.spec.granularity;
  const Index multiple = to.tag.token_multiple;
  Index end = 0;
  bool fits = !__builtin_add_overflow(parsed.desc.token_offset, source.seqlen(), &end);
  Index capacity = parsed.desc.capacity == 0 ? end : parsed.desc.capacity;
  if (fits && capacity < end)
    return reasons.add(bad_input({"capacity", "holds token_offset and the source's tokens", fmt::format("{}", capacity),
                                  fmt::format("at least {}", end)}));
  fits = fits && !__builtin_add_overflow(capacity, multiple - 1, &capacity);
  to.capacity = capacity - capacity % multiple;
  to.tokens = end;
  const bool per_token = to.granularity == ScaleGranularity::kToken;
  const bool per_head = to.granularity == ScaleGranularity::kHead;
  const auto rows = product({to.batch, to.capacity, to.heads});
  const auto codes = product({rows.value_or(0), to.dim, static_cast<Index>(size_bytes(to.tag.format))});
  const auto means = product({groups, to.heads, to.dim});
  if (!fits || !rows || !codes || !means)
    return reasons.add(
        bad_input({"capacity", "the packed size fits in 63 bits", fmt::format("{}", to.capacity), "a smaller tensor"}));
  parsed.needed.codes_size = static_cast<std::size_t>(*codes);
  parsed.needed.scales_count = per_token ? *rows : per_head ? groups * to.heads : 0;
  if (to.granularity == ScaleGranularity::kTensor) parsed.needed.scales_count = 1;
  parsed.needed.mean_count = parsed.spec.mean == MeanChoice::kNone ? 0 : *means;
  parsed.needed.q_shift_count = parsed.shifted ? *rows : 0;
  parsed.needed.capacity = to.capacity;
}

// What append() of the quantisers asks of a tensor that grows.
void check_append(Reasons& reasons, const ParsedQuantize& parsed) {
  if (parsed.desc.append == 0) return;
  const TensorSpec& spec = parsed.spec;
  const bool token = spec.granularity == ScaleGranularity::kToken;
  if (spec.granularity != ScaleGranularity::kNone && token == spec.given_scales.has_value())
    reasons.add(
        bad_input({"static_scales", "appended tokens have scales that do not depend on the others",
                   fmt::format("{} scales {}", spec.given_scales ? "static" : "dynamic", name(spec.granularity)),
                   "static scales per tensor or head, or dynamic ones per token"}));
  if (spec.mean == MeanChoice::kSequence)
    reasons.add(bad_input({"mean_choice", "appended tokens have a mean that does not depend on the others",
                           "the sequence's", "none or given"}));
}

}  // namespace

ParsedQuantize parse_quantize(Reasons& reasons, const Desc* given, bool data_required) {
  ParsedQuantize parsed;
  const auto desc = read_struct("leanfa_quantize_desc", given, kBoundaries);
  if (!desc) {
    reasons.add(desc.error());
    return parsed;
  }
  parsed.desc = *desc;
  parsed.spec.subject = "source";
  parsed.spec.threads = desc->threads;
  check_fields(reasons, *desc);
  if (!read_source(reasons, data_required, parsed)) return parsed;
  read_tag(reasons, parsed);
  const Index groups = read_cu_seqlens(reasons, parsed);
  read_scales_and_mean(reasons, data_required, parsed);
  read_shift(reasons, data_required, groups, parsed);
  check_append(reasons, parsed);
  if (reasons.empty()) measure(reasons, groups, parsed);
  return parsed;
}

}  // namespace leanfa::c_api
