#include "numerics/packed.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <vector>

#include "base/parallel.hpp"
#include "numerics/hadamard.hpp"
#include "numerics/rows.hpp"
#include "numerics/scales.hpp"

namespace leanfa {
namespace {

struct LayoutName {
  std::string_view text;
  PackedLayout layout;
  Index token_multiple;
};
constexpr std::array kLayouts{LayoutName{"rows", PackedLayout::kRows, 1},
                              LayoutName{"sm90a_vt32", PackedLayout::kSm90aVt, 32},
                              LayoutName{"sm90a_vt128", PackedLayout::kSm90aVt, 128}};
constexpr std::string_view kAcceptedTags =
    "format/layout/rotation: e4m3fn or i8 / rows, sm90a_vt32 or sm90a_vt128 / none or hadamard; bf16, f16 and f32 with "
    "rows";

bool is_wide(DType format) { return format == DType::kBF16 || format == DType::kF16 || format == DType::kF32; }

tl::unexpected<Error> bad_tag(std::string_view text) {
  return bad_input({"packed tag", "is a known format, layout and rotation", text, kAcceptedTags});
}

// Elements that `scales` must have; -1 if that overflows.
Index scale_count(const PackedTensor& packed) {
  Index count = -1;
  switch (packed.granularity) {
    case ScaleGranularity::kNone:
      return 0;
    case ScaleGranularity::kTensor:
      return 1;
    case ScaleGranularity::kHead:
      return __builtin_mul_overflow(packed.groups, packed.heads, &count) ? -1 : count;
    case ScaleGranularity::kToken:
      if (__builtin_mul_overflow(packed.batch, packed.capacity, &count)) return -1;
      return __builtin_mul_overflow(count, packed.heads, &count) ? -1 : count;
  }
  return -1;
}

// Bytes that `codes` must have; -1 if that overflows.
Index code_bytes(const PackedTensor& packed) {
  Index bytes = static_cast<Index>(size_bytes(packed.tag.format));
  for (const Index factor : {packed.batch, packed.capacity, packed.heads, packed.dim})
    if (__builtin_mul_overflow(bytes, factor, &bytes)) return -1;
  return bytes;
}

Status check_sizes(const PackedTensor& packed) {
  const Index4 size{packed.batch, packed.tokens, packed.heads, packed.dim};
  if (std::any_of(size.begin(), size.end(), [](Index extent) { return extent < 0; }) || packed.groups < 0)
    return bad_input({"packed tensor", "every size is >= 0", describe(size), "[batch, tokens, heads, dim]"});
  if (packed.groups != packed.batch && packed.batch != 1)
    return bad_input({"packed tensor", "a varlen tensor has batch 1", fmt::format("{}", packed.batch), "1"});
  if (packed.capacity < packed.tokens || packed.capacity % packed.tag.token_multiple != 0)
    return bad_input({"packed tensor", "capacity holds the tokens and is a multiple of the layout's",
                      fmt::format("{} for {} tokens", packed.capacity, packed.tokens),
                      fmt::format("a multiple of {}", packed.tag.token_multiple)});
  if (packed.tag.rotation == Rotation::kHadamard && !has_hadamard(packed.dim))
    return bad_input(
        {"packed tensor", "a rotated dim has a Hadamard matrix here", fmt::format("{}", packed.dim), "64, 128 or 192"});
  if (is_wide(packed.tag.format) && packed.granularity != ScaleGranularity::kNone)
    return bad_input({"packed tensor", "wide formats have no scales", name(packed.granularity), "none"});
  return {};
}

Status check_out(const PackedTensor& packed, const View<float>& out) {
  const Index4 accepted{packed.batch, packed.tokens, packed.heads, packed.dim};
  if (out.size != accepted)
    return bad_input({"out", "size is the packed tensor's", describe(out.size), describe(accepted)});
  if (out.stride[3] != 1)
    return bad_input({"out", "the last dimension is contiguous", fmt::format("stride {}", out.stride[3]), "stride 1"});
  return {};
}

void copy_row(const PackedTensor& packed, Index b, Index s, Index h, std::uint8_t* out) {
  if (packed.tag.layout == PackedLayout::kRows) {
    const auto bytes = static_cast<std::size_t>(packed.dim) * size_bytes(packed.tag.format);
    std::memcpy(out, packed.codes.data() + packed.offset_bytes(b, s, h, 0), bytes);
    return;
  }
  for (Index d = 0; d < packed.dim; ++d) out[d] = packed.codes[packed.offset_bytes(b, s, h, d)];
}

// Codes of one row as float, times the scale; rotated back and the mean added if `restore`.
void read_row(const PackedTensor& packed, const RowChunk& chunk, Index s, bool restore, std::uint8_t* codes,
              float* out) {
  copy_row(packed, chunk.batch, s, chunk.head, codes);
  const AnyView row{codes, packed.tag.format, {1, 1, 1, packed.dim}, {0, 0, 0, 1}};
  load_row(row, 0, 0, 0, out);
  const float scale = packed.descale().at(chunk.group, s, chunk.head);
  for (Index d = 0; d < packed.dim; ++d) out[d] *= scale;
  if (!restore) return;
  if (packed.tag.rotation == Rotation::kHadamard) hadamard(std::span(out, static_cast<std::size_t>(packed.dim)));
  const float* mean = packed.mean_view().row(chunk.group, chunk.head);
  if (mean == nullptr) return;
  for (Index d = 0; d < packed.dim; ++d) out[d] += mean[d];
}

Status read_back(const PackedTensor& packed, const View<float>& out, std::span<const std::int32_t> cu_seqlens,
                 bool restore) {
  LEANFA_TRY(validate(packed));
  LEANFA_TRY(check_out(packed, out));
  auto ranges = row_ranges(packed.batch, packed.tokens, cu_seqlens);
  if (!ranges) return tl::unexpected(std::move(ranges.error()));
  if (static_cast<Index>(ranges->size()) != packed.groups)
    return bad_input({"cu_seqlens", "has the sequences that the tensor was packed with",
                      fmt::format("{} sequences", ranges->size()), fmt::format("{}", packed.groups)});
  const std::vector<RowChunk> chunks = row_chunks(*ranges, packed.heads);
  const int workers = default_thread_count();
  const Index row_bytes = packed.dim * static_cast<Index>(size_bytes(packed.tag.format));
  auto codes = Buffer<std::uint8_t>::make(workers * row_bytes, "row scratch");
  if (!codes) return tl::unexpected(std::move(codes.error()));
  parallel_for(static_cast<Index>(chunks.size()), workers, [&](Index i, int worker) {
    const RowChunk& chunk = chunks[static_cast<std::size_t>(i)];
    for (Index s = chunk.begin; s < chunk.end; ++s)
      read_row(packed, chunk, s, restore, codes->data() + worker * row_bytes, out.row(chunk.batch, s, chunk.head));
  });
  return {};
}

}  // namespace

std::string name(const PackedTag& tag) {
  std::string_view layout = "?";
  for (const LayoutName& entry : kLayouts)
    if (entry.layout == tag.layout && entry.token_multiple == tag.token_multiple) layout = entry.text;
  return fmt::format("{}/{}/{}", name(tag.format), layout, tag.rotation == Rotation::kNone ? "none" : "hadamard");
}

Result<PackedTag> parse_packed_tag(std::string_view text) {
  const std::size_t first = text.find('/');
  const std::size_t last = text.rfind('/');
  if (first == std::string_view::npos || first == last) return bad_tag(text);
  const auto format = dtype_from_name(text.substr(0, first));
  const std::string_view layout = text.substr(first + 1, last - first - 1);
  const std::string_view rotation = text.substr(last + 1);
  if (!format || (rotation != "none" && rotation != "hadamard")) return bad_tag(text);
  const auto* entry =
      std::find_if(kLayouts.begin(), kLayouts.end(), [&](const LayoutName& known) { return known.text == layout; });
  if (entry == kLayouts.end()) return bad_tag(text);
  const PackedTag tag{.format = *format,
                      .layout = entry->layout,
                      .token_multiple = entry->token_multiple,
                      .rotation = rotation == "none" ? Rotation::kNone : Rotation::kHadamard};
  LEANFA_TRY(validate(tag));
  return tag;
}

Status validate(const PackedTag& tag) {
  const bool rows = tag.layout == PackedLayout::kRows && tag.token_multiple == 1;
  const bool transposed =
      tag.layout == PackedLayout::kSm90aVt && (tag.token_multiple == 32 || tag.token_multiple == 128);
  const bool eight_bit = tag.format == DType::kE4M3FN || tag.format == DType::kI8;
  if ((rows && (eight_bit || is_wide(tag.format))) || (transposed && eight_bit)) return {};
  return bad_tag(name(tag));
}

Status require_tag(std::string_view subject, const PackedTag& got, const PackedTag& needed) {
  if (got == needed) return {};
  return bad_input({subject, "the packed tag is the one needed", name(got), name(needed)});
}

std::string_view name(ScaleGranularity granularity) {
  switch (granularity) {
    case ScaleGranularity::kNone:
      return "none";
    case ScaleGranularity::kTensor:
      return "per tensor";
    case ScaleGranularity::kHead:
      return "per (batch, head)";
    case ScaleGranularity::kToken:
      return "per token";
  }
  return "?";
}

AnyView PackedTensor::view() const {
  const Index4 size{batch, tokens, heads, dim};
  return {codes.data(), tag.format, size, {capacity * heads * dim, heads * dim, dim, 1}};
}

ScaleView PackedTensor::descale() const {
  switch (granularity) {
    case ScaleGranularity::kNone:
      return {};
    case ScaleGranularity::kTensor:
      return {scales.data(), {0, 0, 0}};
    case ScaleGranularity::kHead:
      return {scales.data(), {heads, 0, 1}};
    // With varlen the batch index is the sequence number and the token index counts through all sequences.
    case ScaleGranularity::kToken:
      return {scales.data(), {batch == 1 ? 0 : capacity * heads, heads, 1}};
  }
  return {};
}

MeanView PackedTensor::mean_view() const {
  if (mean.size() == 0) return {};
  return {mean.data(), heads * dim, dim};
}

Index PackedTensor::offset_bytes(Index b, Index s, Index h, Index d) const {
  if (tag.layout == PackedLayout::kSm90aVt) return ((b * heads + h) * dim + d) * capacity + slot_of_key(s);
  return (((b * capacity + s) * heads + h) * dim + d) * static_cast<Index>(size_bytes(tag.format));
}

Status validate(const PackedTensor& packed) {
  LEANFA_TRY(validate(packed.tag));
  LEANFA_TRY(check_sizes(packed));
  const auto check_size = [](std::string_view subject, Index got, Index accepted) -> Status {
    if (got == accepted) return {};
    return bad_input({subject, "the buffer's size is what the sizes say", fmt::format("{}", got),
                      accepted < 0 ? std::string("sizes that fit in 63 bits") : fmt::format("{}", accepted)});
  };
  LEANFA_TRY(check_size("packed codes, bytes", packed.codes.size(), code_bytes(packed)));
  LEANFA_TRY(check_size("packed scales", packed.scales.size(), scale_count(packed)));
  if (packed.mean.size() != 0) {
    Index accepted = 0;
    if (__builtin_mul_overflow(packed.groups, packed.heads, &accepted) ||
        __builtin_mul_overflow(accepted, packed.dim, &accepted))
      accepted = -1;
    LEANFA_TRY(check_size("packed mean", packed.mean.size(), accepted));
  }
  return check_scales("packed scales", packed.scales.span());
}

Status allocate(PackedTensor& packed) {
  LEANFA_TRY(validate(packed.tag));
  const Index multiple = packed.tag.token_multiple;
  if (__builtin_add_overflow(packed.capacity, multiple - 1, &packed.capacity))
    return fail(ErrorCode::kOutOfMemory, "packed tensor: the capacity overflows");
  packed.capacity -= packed.capacity % multiple;
  LEANFA_TRY(check_sizes(packed));
  auto codes = Buffer<std::uint8_t>::make(code_bytes(packed), "packed codes");
  if (!codes) return tl::unexpected(std::move(codes.error()));
  auto scales = Buffer<float>::make(scale_count(packed), "packed scales");
  if (!scales) return tl::unexpected(std::move(scales.error()));
  packed.codes = std::move(*codes);
  packed.scales = std::move(*scales);
  // A token slot that is not written yet has a usable scale.
  std::fill(packed.scales.span().begin(), packed.scales.span().end(), 1.0F);
  return {};
}

Result<Buffer<std::uint8_t>> unpack(const PackedTensor& packed) {
  LEANFA_TRY(validate(packed));
  const Index row_bytes = packed.dim * static_cast<Index>(size_bytes(packed.tag.format));
  auto out = Buffer<std::uint8_t>::make(packed.batch * packed.tokens * packed.heads * row_bytes, "unpacked codes");
  if (!out) return tl::unexpected(std::move(out.error()));
  parallel_for(packed.batch * packed.tokens, 0, [&](Index row, int) {
    for (Index h = 0; h < packed.heads; ++h)
      copy_row(packed, row / packed.tokens, row % packed.tokens, h, out->data() + (row * packed.heads + h) * row_bytes);
  });
  return out;
}

Status dequantise(const PackedTensor& packed, const View<float>& out, std::span<const std::int32_t> cu_seqlens) {
  return read_back(packed, out, cu_seqlens, false);
}

Status reconstruct(const PackedTensor& packed, const View<float>& out, std::span<const std::int32_t> cu_seqlens) {
  return read_back(packed, out, cu_seqlens, true);
}

}  // namespace leanfa
