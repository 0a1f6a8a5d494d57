#include "numerics/scales.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

#include "base/parallel.hpp"
#include "numerics/hadamard.hpp"
#include "numerics/rows.hpp"

namespace leanfa {
namespace {

constexpr std::int32_t kInfBits = 0x7F800000;

[[nodiscard]] std::int32_t magnitude_bits(float x) {
  return static_cast<std::int32_t>(std::bit_cast<std::uint32_t>(x) & 0x7FFFFFFFU);
}

int thread_count(int threads) { return threads > 0 ? threads : default_thread_count(); }

struct ChannelSums {
  double* sum;
  double* count;
};

void add_row(std::span<const float> row, const ChannelSums& sums) {
  for (std::size_t d = 0; d < row.size(); ++d) {
    const bool finite = magnitude_bits(row[d]) < kInfBits;
    sums.sum[d] += static_cast<double>(finite ? row[d] : 0.0F);
    sums.count[d] += finite ? 1.0 : 0.0;
  }
}

void mean_of_range(const AnyView& view, const RowRange& range, Index head, float* row, const ChannelSums& sums,
                   float* mean) {
  const Index dim = view.dim();
  std::fill_n(sums.sum, dim, 0.0);
  std::fill_n(sums.count, dim, 0.0);
  for (Index s = range.begin; s < range.begin + range.length; ++s) {
    load_row(view, range.batch, s, head, row);
    add_row({row, static_cast<std::size_t>(dim)}, sums);
  }
  for (Index d = 0; d < dim; ++d)
    mean[d] = sums.count[d] > 0.0 ? static_cast<float>(sums.sum[d] / sums.count[d]) : 0.0F;
}

// Counts the non-finite values of row s, in the source where they stand there and after the transform otherwise.
void count_non_finite(const RowSource& source, const RowChunk& chunk, Index s, std::span<float> row,
                      RowStatistics& total) {
  if (!row_is_finite(source.view, chunk.batch, s, chunk.head))
    load_row(source.view, chunk.batch, s, chunk.head, row.data());
  const RowStatistics found = row_statistics(row);
  if (total.non_finite == 0) {
    total.first_row = s;
    total.first_dim = found.first_dim;
  }
  total.non_finite += found.non_finite;
}

RowStatistics statistics_of_chunk(const RowSource& source, const RowChunk& chunk, std::span<float> row) {
  RowStatistics total;
  for (Index s = chunk.begin; s < chunk.end; ++s) {
    source.load(chunk, s, row.data());
    const RowStatistics found = row_statistics(row);
    total.max_magnitude = std::max(total.max_magnitude, found.max_magnitude);
    if (found.non_finite > 0) count_non_finite(source, chunk, s, row, total);
  }
  return total;
}

}  // namespace

Result<std::vector<RowRange>> row_ranges(Index batch, Index tokens, std::span<const std::int32_t> cu_seqlens) {
  std::vector<RowRange> ranges;
  if (cu_seqlens.empty()) {
    for (Index b = 0; b < batch; ++b) ranges.push_back({b, b, 0, tokens});
    return ranges;
  }
  if (batch != 1) return bad_input({"cu_seqlens", "varlen tensors have batch 1", fmt::format("{}", batch), "1"});
  for (std::size_t i = 0; i + 1 < cu_seqlens.size(); ++i)
    ranges.push_back({static_cast<Index>(i), 0, cu_seqlens[i], Index{cu_seqlens[i + 1]} - cu_seqlens[i]});
  const bool ascend =
      std::all_of(ranges.begin(), ranges.end(), [](const RowRange& range) { return range.length >= 0; });
  if (cu_seqlens.front() != 0 || cu_seqlens.back() != tokens || !ascend)
    return bad_input({"cu_seqlens", "offsets start at 0, ascend and end at the number of rows",
                      fmt::format("{} to {}{}", cu_seqlens.front(), cu_seqlens.back(), ascend ? "" : ", descending"),
                      fmt::format("0 to {}", tokens)});
  return ranges;
}

std::vector<RowChunk> row_chunks(const std::vector<RowRange>& ranges, Index heads, Index first_slot) {
  std::vector<RowChunk> chunks;
  for (const RowRange& range : ranges) {
    const Index end = range.begin + range.length;
    for (Index begin = range.begin; begin < end;) {
      const Index next = std::min(end, begin + kChunkRows - (begin + first_slot) % kChunkRows);
      for (Index head = 0; head < heads; ++head) chunks.push_back({range.group, range.batch, head, begin, next});
      begin = next;
    }
  }
  return chunks;
}

void RowSource::load(const RowChunk& chunk, Index s, float* out) const {
  load_row(view, chunk.batch, s, chunk.head, out);
  if (const float* center = mean.row(chunk.group, chunk.head); center != nullptr)
    for (Index d = 0; d < view.dim(); ++d) out[d] -= center[d];
  if (rotate) hadamard(std::span(out, static_cast<std::size_t>(view.dim())));
}

Status for_each_row(const RowSource& source, const std::vector<RowChunk>& chunks, int threads,
                    const std::function<void(const RowChunk& chunk, Index s, std::span<float> row)>& body) {
  const Index dim = source.view.dim();
  const int workers = thread_count(threads);
  auto rows = Buffer<float>::make(workers * dim, "row scratch");
  if (!rows) return tl::unexpected(std::move(rows.error()));
  parallel_for(static_cast<Index>(chunks.size()), workers, [&](Index i, int worker) {
    const RowChunk& chunk = chunks[static_cast<std::size_t>(i)];
    const std::span<float> row(rows->data() + worker * dim, static_cast<std::size_t>(dim));
    for (Index s = chunk.begin; s < chunk.end; ++s) {
      source.load(chunk, s, row.data());
      body(chunk, s, row);
    }
  });
  return {};
}

Result<Buffer<float>> sequence_means(const AnyView& view, const std::vector<RowRange>& ranges, int threads) {
  const Index heads = view.heads();
  const Index dim = view.dim();
  const auto groups = static_cast<Index>(ranges.size());
  auto means = Buffer<float>::make(groups * heads * dim, "means");
  if (!means) return tl::unexpected(std::move(means.error()));
  const int workers = thread_count(threads);
  auto rows = Buffer<float>::make(workers * dim, "row scratch");
  if (!rows) return tl::unexpected(std::move(rows.error()));
  auto sums = Buffer<double>::make(2 * workers * dim, "channel sums");
  if (!sums) return tl::unexpected(std::move(sums.error()));
  parallel_for(groups * heads, workers, [&](Index unit, int worker) {
    double* sum = sums->data() + 2 * worker * dim;
    mean_of_range(view, ranges[static_cast<std::size_t>(unit / heads)], unit % heads, rows->data() + worker * dim,
                  {sum, sum + dim}, means->data() + unit * dim);
  });
  return means;
}

RowStatistics row_statistics(std::span<const float> row) {
  std::int32_t largest = 0;
  std::int32_t non_finite = 0;
  for (const float x : row) {
    const std::int32_t bits = magnitude_bits(x);
    const std::int32_t finite = bits < kInfBits ? bits : 0;
    largest = finite > largest ? finite : largest;
    non_finite += bits >= kInfBits ? 1 : 0;
  }
  RowStatistics found{.max_magnitude = std::bit_cast<float>(largest), .non_finite = non_finite};
  if (non_finite > 0) {
    const auto first = std::find_if(row.begin(), row.end(), [](float x) { return magnitude_bits(x) >= kInfBits; });
    found.first_dim = static_cast<Index>(first - row.begin());
  }
  return found;
}

Result<std::vector<RowStatistics>> chunk_statistics(const RowSource& source, const std::vector<RowChunk>& chunks,
                                                    int threads) {
  const Index dim = source.view.dim();
  const int workers = thread_count(threads);
  auto rows = Buffer<float>::make(workers * dim, "row scratch");
  if (!rows) return tl::unexpected(std::move(rows.error()));
  std::vector<RowStatistics> statistics(chunks.size());
  parallel_for(static_cast<Index>(chunks.size()), workers, [&](Index i, int worker) {
    const auto at = static_cast<std::size_t>(i);
    statistics[at] =
        statistics_of_chunk(source, chunks[at], std::span(rows->data() + worker * dim, static_cast<std::size_t>(dim)));
  });
  return statistics;
}

float scale_for(float max_magnitude, float largest_code) {
  if (max_magnitude == 0.0F) return 1.0F;
  return std::max(max_magnitude / largest_code, std::numeric_limits<float>::min());
}

Status check_scales(std::string_view subject, std::span<const float> scales) {
  const auto bad = std::find_if(scales.begin(), scales.end(), [](float x) { return !(x > 0.0F && std::isnormal(x)); });
  if (bad == scales.end()) return {};
  return bad_input({subject, "scales are finite, positive and not subnormal",
                    fmt::format("{} at position {}", *bad, bad - scales.begin()), "1.17549435e-38 to 3.40282347e+38"});
}

}  // namespace leanfa
