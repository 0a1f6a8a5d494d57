// leanfa.h: leanfa_packed_sizes_of and leanfa_quantize.
#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <cstring>

#include "numerics/quantise_checks.hpp"
#include "runtime/c_overlap.hpp"
#include "runtime/c_place.hpp"
#include "runtime/c_quantize.hpp"
#include "runtime/c_struct.hpp"
#include "runtime/cuda_quantize.hpp"
#include "runtime/gfx950_quantize.hpp"

namespace leanfa::c_api {
namespace {

constexpr std::array kSizesBoundaries{
    offsetof(leanfa_packed_sizes, scales_count), offsetof(leanfa_packed_sizes, mean_count),
    offsetof(leanfa_packed_sizes, q_shift_count), offsetof(leanfa_packed_sizes, capacity), sizeof(leanfa_packed_sizes)};

struct Output {
  std::string_view name;
  const void* data;
  std::int64_t got, needed;  // elements
  std::size_t element_bytes;
};

void check_outputs(Reasons& reasons, const ParsedQuantize& parsed) {
  const leanfa_quantize_desc& desc = parsed.desc;
  const leanfa_packed_sizes& needed = parsed.needed;
  constexpr std::size_t kMost = INT64_MAX;
  const auto codes_size = static_cast<std::int64_t>(std::min(desc.codes_size, kMost));
  const std::array outputs{Output{"codes", desc.codes, codes_size, static_cast<std::int64_t>(needed.codes_size), 1},
                           Output{"scales", desc.scales, desc.scales_count, needed.scales_count, sizeof(float)},
                           Output{"mean", desc.mean, desc.mean_count, needed.mean_count, sizeof(float)},
                           Output{"q_shift", desc.q_shift, desc.q_shift_count, needed.q_shift_count, 1}};
  std::vector<Region> written;
  for (const Output& output : outputs) {
    if (output.needed == 0) continue;
    if (output.data == nullptr || output.got < output.needed)
      reasons.add(bad_input({output.name, "has room for the packed tensor",
                             output.data == nullptr ? "NULL" : fmt::format("{}", output.got),
                             fmt::format("{}", output.needed)}));
    if (reinterpret_cast<std::uintptr_t>(output.data) % output.element_bytes != 0)
      reasons.add(bad_input({output.name, "is aligned to its elements", fmt::format("{}", output.data),
                             fmt::format("a multiple of {} bytes", output.element_bytes)}));
    written.push_back(region(output.name, output.data, static_cast<std::size_t>(output.needed) * output.element_bytes));
  }
  std::vector<Region> read{region("source", desc.source, parsed.source.dtype),
                           region("cu_seqlens", parsed.spec.cu_seqlens.data(), parsed.spec.cu_seqlens.size_bytes())};
  for (const auto& [name, tensor] : {std::pair{"static_scales", &desc.static_scales},
                                     {"given_mean", &desc.given_mean},
                                     {"k_scales", &desc.k_scales}})
    if (present(*tensor)) read.push_back(region(name, *tensor, DType::kF32));
  check_overlaps(reasons, written, read);
}

template <class T>
void copy_all(const Buffer<T>& from, T* to) {
  if (from.size() > 0) std::memcpy(to, from.data(), static_cast<std::size_t>(from.size()) * sizeof(T));
}

// `rows` of `row_bytes` of each batch entry, to the tokens from `offset` on.
void copy_rows(const PackedTensor& from, const PackedTensor& to, const void* source, void* target, Index row_bytes) {
  const auto* in = static_cast<const std::byte*>(source);
  auto* out = static_cast<std::byte*>(target);
  const Index offset = to.tokens - from.tokens;
  for (Index b = 0; b < from.batch; ++b)
    std::memcpy(out + (b * to.capacity + offset) * row_bytes, in + b * from.capacity * row_bytes,
                static_cast<std::size_t>(from.tokens * row_bytes));
}

void copy_elements(const PackedTensor& from, const PackedTensor& to, std::uint8_t* target) {
  const Index offset = to.tokens - from.tokens;
  for (Index b = 0; b < from.batch; ++b)
    for (Index s = 0; s < from.tokens; ++s)
      for (Index h = 0; h < from.heads; ++h)
        for (Index d = 0; d < from.dim; ++d)
          target[to.offset_bytes(b, s + offset, h, d)] = from.codes[from.offset_bytes(b, s, h, d)];
}

// Tokens into a cache: their codes, and their scales if each has its own. Nothing else of the cache changes.
void append_tokens(const PackedTensor& from, const ParsedQuantize& parsed) {
  const PackedTensor& to = parsed.destination;
  const auto row_bytes = to.heads * to.dim * static_cast<Index>(size_bytes(to.tag.format));
  if (to.tag.layout == PackedLayout::kRows) {
    copy_rows(from, to, from.codes.data(), parsed.desc.codes, row_bytes);
  } else {
    copy_elements(from, to, static_cast<std::uint8_t*>(parsed.desc.codes));
  }
  if (to.granularity == ScaleGranularity::kToken)
    copy_rows(from, to, from.scales.data(), parsed.desc.scales, to.heads * static_cast<Index>(sizeof(float)));
}

void store(const PackedTensor& packed, const ParsedQuantize& parsed) {
  if (parsed.desc.append != 0) return append_tokens(packed, parsed);
  copy_all(packed.codes, static_cast<std::uint8_t*>(parsed.desc.codes));
  copy_all(packed.scales, parsed.desc.scales);
  copy_all(packed.mean, parsed.desc.mean);
}

// The shapes of what the quantisers would check themselves on a cpu, where they can also read it.
Status check_for_device(const ParsedQuantize& parsed) {
  const AnyView& source = parsed.source;
  const TensorSpec& spec = parsed.spec;
  const auto heads_by_dim = static_cast<std::size_t>(source.heads() * source.dim());
  if (spec.mean == MeanChoice::kGiven && spec.given_mean.size() != heads_by_dim)
    return bad_input({"given_mean", "is [H, D]", fmt::format("{} values", spec.given_mean.size()),
                      fmt::format("{} values", heads_by_dim)});
  if (spec.granularity == ScaleGranularity::kNone)
    return unsupported({"granularity", "8-bit codes on a device have scales", "none", "per tensor, head or token"});
  const bool shift_fits = spec.tag.format == DType::kI8 && spec.tag.layout == PackedLayout::kRows &&
                          spec.granularity == ScaleGranularity::kToken && !spec.given_scales &&
                          spec.mean == MeanChoice::kNone;
  if (parsed.shifted && !shift_fits)
    return bad_input({"tag", "Q for shift P is i8/rows/... with dynamic scales per token and no mean", name(spec.tag),
                      "i8/rows/none or i8/rows/hadamard"});
  if (!spec.given_scales) return {};
  std::vector<Index> accepted{1};
  if (spec.granularity == ScaleGranularity::kHead) accepted = {parsed.destination.groups, source.heads()};
  if (spec.granularity == ScaleGranularity::kToken) accepted = {source.batch(), source.seqlen(), source.heads()};
  if (spec.given_scales->shape == accepted) return {};
  return bad_input({"static_scales", fmt::format("shape of scales {}", name(spec.granularity)),
                    describe_shape(spec.given_scales->shape), describe_shape(accepted)});
}

QuantizeRequest request_of(const ParsedQuantize& parsed) {
  const leanfa_quantize_desc& desc = parsed.desc;
  return {.source = parsed.source,
          .cu_seqlens = parsed.spec.cu_seqlens,
          .tag = parsed.spec.tag,
          .granularity = parsed.spec.granularity,
          .groups = parsed.destination.groups,
          .capacity = parsed.needed.capacity,
          .token_offset = desc.token_offset,
          .append = desc.append != 0,
          .static_scales = parsed.spec.given_scales ? parsed.spec.given_scales->data.data() : nullptr,
          .mean_choice = parsed.spec.mean,
          .given_mean = parsed.spec.given_mean.data(),
          .codes = static_cast<std::uint8_t*>(desc.codes),
          .scales = desc.scales,
          .mean = desc.mean,
          .q_shift = parsed.shifted ? desc.q_shift : nullptr,
          .k_scale = parsed.k_scale,
          .heads_kv = desc.num_heads_kv,
          .softmax_scale = parsed.softmax_scale,
          .refused_values = desc.refused_values};
}

Status quantize_on_cuda(const ParsedQuantize& parsed, void* stream) {
  LEANFA_TRY(check_for_device(parsed));
  return runtime::quantize_on_cuda({request_of(parsed), stream});
}

Status quantize_on_gfx950(const ParsedQuantize& parsed, void* stream) {
  LEANFA_TRY(check_for_device(parsed));
  const auto kind = static_cast<runtime::DeviceKind>(parsed.desc.device);
  // The emulator's tensors are on the host: what a CPU reads and refuses is refused here too.
  if (!runtime::has_own_memory(kind)) {
    LEANFA_TRY(check_source(parsed.source, parsed.spec));
    LEANFA_TRY(check_given_scales(parsed.source, parsed.destination.groups, parsed.spec));
  }
  return runtime::quantize_on_gfx950(kind, request_of(parsed), stream, parsed.desc.threads);
}

Status quantize(const leanfa_quantize_desc* given, void* stream) {
  Reasons reasons;
  ParsedQuantize parsed = parse_quantize(reasons, given, true);
  require_present(reasons, "leanfa_quantize", parsed.desc.device, stream);
  if (reasons.empty()) check_outputs(reasons, parsed);
  if (!reasons.empty()) return reasons.status();
  if (parsed.desc.device == LEANFA_DEVICE_CUDA) return quantize_on_cuda(parsed, stream);
  if (parsed.desc.device != LEANFA_DEVICE_CPU) return quantize_on_gfx950(parsed, stream);
  parsed.spec.capacity = parsed.desc.append != 0 ? parsed.source.seqlen() : parsed.needed.capacity;
  if (parsed.shifted) {
    const auto made = quantise_query_shift(parsed.source, parsed.spec, parsed.k_scale, parsed.desc.num_heads_kv,
                                           parsed.softmax_scale);
    if (!made) return tl::unexpected(made.error());
    store(made->q, parsed);
    copy_all(made->shifts, parsed.desc.q_shift);
    return {};
  }
  const auto made = quantise(parsed.source, parsed.spec);
  if (!made) return tl::unexpected(made.error());
  store(*made, parsed);
  return {};
}

Status packed_sizes(const leanfa_quantize_desc* given, leanfa_packed_sizes* sizes) {
  Reasons reasons;
  const ParsedQuantize parsed = parse_quantize(reasons, given, false);
  if (!reasons.empty()) return reasons.status();
  return write_struct("leanfa_packed_sizes", parsed.needed, sizes, kSizesBoundaries);
}

}  // namespace
}  // namespace leanfa::c_api

leanfa_status leanfa_packed_sizes_of(const leanfa_quantize_desc* desc, leanfa_packed_sizes* sizes, char* message,
                                     size_t message_size) {
  return leanfa::c_api::guarded(message, message_size, [&] { return leanfa::c_api::packed_sizes(desc, sizes); });
}

leanfa_status leanfa_quantize(const leanfa_quantize_desc* desc, void* stream, char* message, size_t message_size) {
  return leanfa::c_api::guarded(message, message_size, [&] { return leanfa::c_api::quantize(desc, stream); });
}
