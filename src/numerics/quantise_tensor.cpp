#include "numerics/quantise_tensor.hpp"

#include <algorithm>
#include <utility>

#include "numerics/quantise_checks.hpp"
#include "numerics/quantise_rows.hpp"

namespace leanfa {
namespace {

// The source, cut up, with the mean that is taken off it.
struct Preparation {
  std::vector<RowRange> ranges;
  std::vector<RowChunk> chunks;
  Buffer<float> mean;
  RowSource source;  // points into `mean`
};

Result<Buffer<float>> repeat_mean(std::span<const float> mean, Index groups) {
  const auto size = static_cast<Index>(mean.size());
  auto repeated = Buffer<float>::make(groups * size, "means");
  if (!repeated) return repeated;
  for (Index group = 0; group < groups; ++group) std::copy(mean.begin(), mean.end(), repeated->data() + group * size);
  return repeated;
}

Result<Preparation> prepare(const AnyView& source, const TensorSpec& spec) {
  auto ranges = row_ranges(source.batch(), source.seqlen(), spec.cu_seqlens);
  if (!ranges) return tl::unexpected(std::move(ranges.error()));
  Preparation made;
  made.ranges = std::move(*ranges);
  made.chunks = row_chunks(made.ranges, source.heads());
  if (spec.mean != MeanChoice::kNone) {
    auto mean = spec.mean == MeanChoice::kSequence
                    ? sequence_means(source, made.ranges, spec.threads)
                    : repeat_mean(spec.given_mean, static_cast<Index>(made.ranges.size()));
    if (!mean) return tl::unexpected(std::move(mean.error()));
    made.mean = std::move(*mean);
  }
  made.source = {.view = source, .mean = {}, .rotate = spec.tag.rotation == Rotation::kHadamard};
  if (spec.mean != MeanChoice::kNone)
    made.source.mean = {made.mean.data(), source.heads() * source.dim(), source.dim()};
  return made;
}

bool per_group(ScaleGranularity granularity) {
  return granularity == ScaleGranularity::kTensor || granularity == ScaleGranularity::kHead;
}

// Dynamic scales of the tensor or of each (group, head).
void set_group_scales(const std::vector<RowChunk>& chunks, const std::vector<RowStatistics>& statistics,
                      const TensorSpec& spec, Index heads, std::span<float> scales) {
  std::fill(scales.begin(), scales.end(), 0.0F);
  for (std::size_t i = 0; i < chunks.size(); ++i) {
    const Index at = spec.granularity == ScaleGranularity::kTensor ? 0 : chunks[i].group * heads + chunks[i].head;
    float& largest = scales[static_cast<std::size_t>(at)];
    largest = std::max(largest, statistics[i].max_magnitude);
  }
  for (float& scale : scales) scale = scale_for(scale, largest_code(spec.tag.format));
}

// Dynamic scales of the rows of `chunks`, which go to token slots first_token + s.
Status set_token_scales(const RowSource& source, const std::vector<RowChunk>& chunks, Index first_token, int threads,
                        PackedTensor& packed) {
  const float largest = largest_code(packed.tag.format);
  return for_each_row(source, chunks, threads, [&](const RowChunk& chunk, Index s, std::span<float> row) {
    const Index at = (chunk.batch * packed.capacity + first_token + s) * packed.heads + chunk.head;
    packed.scales[at] = scale_for(row_statistics(row).max_magnitude, largest);
  });
}

void set_given_scales(std::span<const float> given, PackedTensor& packed) {
  if (packed.granularity != ScaleGranularity::kToken) {
    std::copy(given.begin(), given.end(), packed.scales.data());
    return;
  }
  const Index count = packed.tokens * packed.heads;
  for (Index b = 0; b < packed.batch; ++b)
    std::copy_n(given.data() + b * count, count, packed.scales.data() + b * packed.capacity * packed.heads);
}

Status set_scales(const Preparation& made, const TensorSpec& spec, PackedTensor& packed) {
  const bool dynamic = !spec.given_scales;
  const bool integer = spec.tag.format == DType::kI8;
  if (integer || (dynamic && per_group(spec.granularity))) {
    auto statistics = chunk_statistics(made.source, made.chunks, spec.threads);
    if (!statistics) return tl::unexpected(std::move(statistics.error()));
    if (integer) LEANFA_TRY(check_finite(made.chunks, *statistics, spec.subject));
    if (dynamic && per_group(spec.granularity))
      set_group_scales(made.chunks, *statistics, spec, packed.heads, packed.scales.span());
  }
  if (spec.given_scales) set_given_scales(spec.given_scales->data, packed);
  if (dynamic && spec.granularity == ScaleGranularity::kToken)
    return set_token_scales(made.source, made.chunks, 0, spec.threads, packed);
  return {};
}

PackedTensor empty_tensor(const AnyView& source, const TensorSpec& spec, Index groups) {
  PackedTensor packed;
  packed.tag = spec.tag;
  packed.batch = source.batch();
  packed.tokens = source.seqlen();
  packed.heads = source.heads();
  packed.dim = source.dim();
  packed.capacity = std::max(spec.capacity, source.seqlen());
  packed.groups = groups;
  packed.granularity = spec.granularity;
  packed.given_scales = spec.given_scales.has_value();
  packed.given_mean = spec.mean == MeanChoice::kGiven;
  return packed;
}

}  // namespace

Result<PackedTensor> quantise(const AnyView& source, const TensorSpec& spec) {
  LEANFA_TRY(check_source(source, spec));
  auto made = prepare(source, spec);
  if (!made) return tl::unexpected(std::move(made.error()));
  const auto groups = static_cast<Index>(made->ranges.size());
  LEANFA_TRY(check_given_scales(source, groups, spec));
  PackedTensor packed = empty_tensor(source, spec, groups);
  LEANFA_TRY(allocate(packed));
  LEANFA_TRY(set_scales(*made, spec, packed));
  LEANFA_TRY(encode_chunks(made->source, made->chunks, 0, spec.threads, packed));
  packed.mean = std::move(made->mean);
  return packed;
}

Status append(PackedTensor& packed, const AnyView& source, Index token_offset, const TensorSpec& spec) {
  LEANFA_TRY(check_append(packed, source, token_offset, spec));
  auto ranges = row_ranges(source.batch(), source.seqlen(), {});
  if (!ranges) return tl::unexpected(std::move(ranges.error()));
  const std::vector<RowChunk> chunks = row_chunks(*ranges, source.heads(), token_offset);
  const RowSource rows{
      .view = source, .mean = packed.mean_view(), .rotate = packed.tag.rotation == Rotation::kHadamard};
  if (packed.tag.format == DType::kI8) {
    auto statistics = chunk_statistics(rows, chunks, spec.threads);
    if (!statistics) return tl::unexpected(std::move(statistics.error()));
    LEANFA_TRY(check_finite(chunks, *statistics, spec.subject));
  }
  if (packed.granularity == ScaleGranularity::kToken)
    LEANFA_TRY(set_token_scales(rows, chunks, token_offset, spec.threads, packed));
  LEANFA_TRY(encode_chunks(rows, chunks, token_offset, spec.threads, packed));
  packed.tokens = std::max(packed.tokens, token_offset + source.seqlen());
  return {};
}

Result<Buffer<float>> dynamic_scales(const AnyView& source, const TensorSpec& spec) {
  LEANFA_TRY(check_source(source, spec));
  if (!per_group(spec.granularity))
    return bad_input({spec.subject, "scales without codes are coarser than a token", name(spec.granularity),
                      "per tensor or per (batch, head)"});
  auto made = prepare(source, spec);
  if (!made) return tl::unexpected(std::move(made.error()));
  auto statistics = chunk_statistics(made->source, made->chunks, spec.threads);
  if (!statistics) return tl::unexpected(std::move(statistics.error()));
  const bool one = spec.granularity == ScaleGranularity::kTensor;
  auto scales = Buffer<float>::make(one ? 1 : static_cast<Index>(made->ranges.size()) * source.heads(), "scales");
  if (!scales) return scales;
  set_group_scales(made->chunks, *statistics, spec, source.heads(), scales->span());
  return scales;
}

}  // namespace leanfa
