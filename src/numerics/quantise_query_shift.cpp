#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "numerics/quantise_checks.hpp"
#include "numerics/quantise_rows.hpp"
#include "numerics/quantise_tensor.hpp"

namespace leanfa {
namespace {

constexpr int kMaxShift = 16;
constexpr std::int8_t kNoShift = -1;

// q scale of shift 0: 1 / (8 log2(e) softmax_scale k_scale), in double.
double unit_scale(double softmax_scale, float k_scale) {
  return 1.0 / (8.0 * std::numbers::log2e * softmax_scale * static_cast<double>(k_scale));
}

float scale_of_shift(double unit, int shift) { return static_cast<float>(std::ldexp(unit, -shift)); }

// The largest shift whose scale holds `max_magnitude` in 127 steps, or kNoShift.
std::int8_t largest_shift(double unit, float max_magnitude) {
  int shift = kMaxShift;
  while (shift >= 0 && static_cast<double>(max_magnitude) > 127.0 * std::ldexp(unit, -shift)) --shift;
  if (shift < 0 || !std::isnormal(scale_of_shift(unit, shift))) return kNoShift;
  return static_cast<std::int8_t>(shift);
}

Status check_shift_spec(const TensorSpec& spec) {
  const PackedTag needed{.format = DType::kI8, .layout = PackedLayout::kRows, .rotation = spec.tag.rotation};
  LEANFA_TRY(require_tag(spec.subject, spec.tag, needed));
  if (spec.granularity == ScaleGranularity::kToken && !spec.given_scales && spec.mean == MeanChoice::kNone) return {};
  return bad_input({spec.subject, "Q for shift P has scales of its own choice", "other scales, or a mean",
                    "dynamic scales per token, no mean"});
}

// Names the first row that no shift fits.
Status check_shifts(const ShiftedQuery& made, std::string_view subject) {
  const auto shifts = made.shifts.span();
  const auto bad = std::find(shifts.begin(), shifts.end(), kNoShift);
  if (bad == shifts.end()) return {};
  const Index at = bad - shifts.begin();
  const Index head = at % made.q.heads;
  const Index token = at / made.q.heads % made.q.capacity;
  const Index batch = at / made.q.heads / made.q.capacity;
  return bad_input({subject, "for shift P every row needs a scale 2^-s / (8 log2(e) softmax_scale k_scale)",
                    fmt::format("head {} needs s < 0 (batch {}, row {})", head, batch, token),
                    "s in 0..16: smaller queries, keys or softmax_scale, or another P"});
}

}  // namespace

Result<ShiftedQuery> quantise_query_shift(const AnyView& q, const TensorSpec& spec, const ScaleView& k_scale,
                                          Index heads_kv, double softmax_scale) {
  LEANFA_TRY(check_shift_spec(spec));
  LEANFA_TRY(check_source(q, spec));
  auto ranges = row_ranges(q.batch(), q.seqlen(), spec.cu_seqlens);
  if (!ranges) return tl::unexpected(std::move(ranges.error()));
  const std::vector<RowChunk> chunks = row_chunks(*ranges, q.heads());
  const RowSource source{.view = q, .mean = {}, .rotate = spec.tag.rotation == Rotation::kHadamard};
  auto statistics = chunk_statistics(source, chunks, spec.threads);
  if (!statistics) return tl::unexpected(std::move(statistics.error()));
  LEANFA_TRY(check_finite(chunks, *statistics, spec.subject));

  ShiftedQuery made;
  made.q.tag = spec.tag;
  made.q.batch = q.batch();
  made.q.tokens = q.seqlen();
  made.q.heads = q.heads();
  made.q.dim = q.dim();
  made.q.capacity = std::max(spec.capacity, q.seqlen());
  made.q.groups = static_cast<Index>(ranges->size());
  made.q.granularity = ScaleGranularity::kToken;
  LEANFA_TRY(allocate(made.q));
  auto shifts = Buffer<std::int8_t>::make(made.q.scales.size(), "query shifts");
  if (!shifts) return tl::unexpected(std::move(shifts.error()));
  made.shifts = std::move(*shifts);
  const Index group_size = q.heads() / heads_kv;
  LEANFA_TRY(for_each_row(source, chunks, spec.threads, [&](const RowChunk& chunk, Index s, std::span<float> row) {
    const double unit = unit_scale(softmax_scale, k_scale.at(chunk.group, 0, chunk.head / group_size));
    const std::int8_t shift = largest_shift(unit, row_statistics(row).max_magnitude);
    const Index at = (chunk.batch * made.q.capacity + s) * made.q.heads + chunk.head;
    made.shifts[at] = shift;
    made.q.scales[at] = scale_of_shift(unit, shift);
  }));
  LEANFA_TRY(check_shifts(made, spec.subject));
  LEANFA_TRY(encode_chunks(source, chunks, 0, spec.threads, made.q));
  return made;
}

}  // namespace leanfa
