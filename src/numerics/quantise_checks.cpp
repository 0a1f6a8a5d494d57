#include "numerics/quantise_checks.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "numerics/hadamard.hpp"
#include "numerics/quantise_rows.hpp"

namespace leanfa {
namespace {

Status check_view(const AnyView& source, std::string_view subject) {
  if (source.dtype != DType::kF32 && source.dtype != DType::kF16 && source.dtype != DType::kBF16)
    return bad_input({subject, "dtype is one that can be quantised", name(source.dtype), "f32, f16 or bf16"});
  if (source.stride[3] != 1)
    return bad_input(
        {subject, "the last dimension is contiguous", fmt::format("stride {}", source.stride[3]), "stride 1"});
  Index count = 1;
  for (const Index extent : source.size)
    if (extent < 0 || __builtin_mul_overflow(count, std::max<Index>(extent, 1), &count))
      return bad_input({subject, "sizes are >= 0 and their product fits in 63 bits", describe(source.size),
                        "[batch, seqlen, heads, dim]"});
  if (source.heads() == 0 || source.dim() == 0)
    return bad_input({subject, "heads and dim are >= 1", describe(source.size), "[batch, seqlen, heads, dim]"});
  if (source.data == nullptr && source.batch() != 0 && source.seqlen() != 0)
    return bad_input({subject, "data is not null", "null", "a pointer to the first element"});
  return {};
}

Status check_given_mean(const AnyView& source, const TensorSpec& spec) {
  if (spec.mean != MeanChoice::kGiven) return {};
  const Index accepted = source.heads() * source.dim();
  if (static_cast<Index>(spec.given_mean.size()) != accepted)
    return bad_input({spec.subject, "the given mean is [heads, dim]", fmt::format("{} values", spec.given_mean.size()),
                      fmt::format("[{}, {}], {} values", source.heads(), source.dim(), accepted)});
  if (row_statistics(spec.given_mean).non_finite > 0)
    return bad_input({spec.subject, "the given mean is finite", "a value that is not", "finite values"});
  return {};
}

std::vector<Index> scale_shape(const AnyView& source, Index groups, ScaleGranularity granularity) {
  switch (granularity) {
    case ScaleGranularity::kNone:
      return {};
    case ScaleGranularity::kTensor:
      return {1};
    case ScaleGranularity::kHead:
      return {groups, source.heads()};
    case ScaleGranularity::kToken:
      return {source.batch(), source.seqlen(), source.heads()};
  }
  return {};
}

// Scales and means that came from the values of other tokens cannot take in new ones.
Status check_appendable(const PackedTensor& packed, std::string_view subject) {
  const bool token = packed.granularity == ScaleGranularity::kToken;
  if (packed.granularity != ScaleGranularity::kNone && token == packed.given_scales)
    return bad_input({subject, "appending needs scales that do not depend on the other tokens",
                      fmt::format("{} scales {}", packed.given_scales ? "given" : "dynamic", name(packed.granularity)),
                      "given scales per tensor or per (batch, head), or dynamic scales per token"});
  if (packed.mean.size() != 0 && !packed.given_mean)
    return bad_input({subject, "appending needs a mean that does not depend on the other tokens",
                      "the mean over the sequence", "no mean, or a given one"});
  return {};
}

}  // namespace

Status check_source(const AnyView& source, const TensorSpec& spec) {
  LEANFA_TRY(validate(spec.tag));
  LEANFA_TRY(check_view(source, spec.subject));
  if (spec.tag.rotation == Rotation::kHadamard && !has_hadamard(source.dim()))
    return bad_input(
        {spec.subject, "dim is one that can be rotated", fmt::format("{}", source.dim()), "64, 128 or 192"});
  const bool scaled = largest_code(spec.tag.format) > 0.0F;
  if (!scaled && spec.granularity != ScaleGranularity::kNone)
    return bad_input({spec.subject, "wide formats have no scales", name(spec.granularity), "none"});
  return check_given_mean(source, spec);
}

Status check_given_scales(const AnyView& source, Index groups, const TensorSpec& spec) {
  if (!spec.given_scales) return {};
  const GivenScales& given = *spec.given_scales;
  const std::vector<Index> accepted = scale_shape(source, groups, spec.granularity);
  Index count = 1;
  for (const Index extent : accepted) count *= extent;
  const std::string subject = fmt::format("{} scales", spec.subject);
  if (given.shape != accepted || accepted.empty() || static_cast<Index>(given.data.size()) != count)
    return bad_input({subject, fmt::format("shape of scales {}", name(spec.granularity)),
                      fmt::format("[{}] with {} values", fmt::join(given.shape, ", "), given.data.size()),
                      fmt::format("[{}]", fmt::join(accepted, ", "))});
  return check_scales(subject, given.data);
}

Status check_finite(const std::vector<RowChunk>& chunks, const std::vector<RowStatistics>& statistics,
                    std::string_view subject) {
  Index total = 0;
  Index4 first{};
  for (std::size_t i = 0; i < chunks.size(); ++i) {
    if (statistics[i].non_finite == 0) continue;
    const Index4 here{chunks[i].batch, statistics[i].first_row, chunks[i].head, statistics[i].first_dim};
    first = total == 0 ? here : std::min(first, here);
    total += statistics[i].non_finite;
  }
  if (total == 0) return {};
  return bad_input({subject, "values to quantise to i8 are finite",
                    fmt::format("{} not finite, the first at [batch, seqlen, heads, dim] = {}", total, describe(first)),
                    "finite values"});
}

Status check_append(const PackedTensor& packed, const AnyView& source, Index token_offset, const TensorSpec& spec) {
  LEANFA_TRY(validate(packed));
  LEANFA_TRY(require_tag(spec.subject, packed.tag, spec.tag));
  LEANFA_TRY(check_view(source, spec.subject));
  if (spec.granularity != packed.granularity)
    return bad_input(
        {spec.subject, "scale granularity is the packed tensor's", name(spec.granularity), name(packed.granularity)});
  if (!spec.cu_seqlens.empty() || packed.groups != packed.batch)
    return bad_input(
        {spec.subject, "appending takes batch entries", "varlen sequences", "[batch, seqlen, heads, dim]"});
  LEANFA_TRY(check_appendable(packed, spec.subject));
  const Index4 accepted{packed.batch, source.seqlen(), packed.heads, packed.dim};
  if (source.size != accepted)
    return bad_input(
        {spec.subject, "batch, heads and dim are the packed tensor's", describe(source.size), describe(accepted)});
  if (token_offset < 0 || token_offset > packed.tokens)
    return bad_input({spec.subject, "the token offset leaves no hole", fmt::format("{}", token_offset),
                      fmt::format("0..{}", packed.tokens)});
  if (source.seqlen() > packed.capacity - token_offset)
    return bad_input({spec.subject, "the tokens fit into the capacity",
                      fmt::format("{} tokens at offset {}", source.seqlen(), token_offset),
                      fmt::format("capacity {}", packed.capacity)});
  return {};
}

}  // namespace leanfa
