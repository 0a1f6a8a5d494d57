// The passes over a tensor that come before quantising it: which rows share a scale, the mean over a sequence, the
// largest magnitude of a group, and the scale that follows. Results do not depend on the number of threads.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "base/attention.hpp"
#include "base/buffer.hpp"

namespace leanfa {

// Rows [begin, begin + length) of batch entry `batch`, which share scales and means: a batch entry or a sequence.
struct RowRange {
  Index group = 0;
  Index batch = 0;
  Index begin = 0;
  Index length = 0;
};

// One range per batch entry, or per sequence if `cu_seqlens` is not empty (then batch is 1).
// Errors: offsets that do not start at 0, ascend and end at `tokens`.
[[nodiscard]] Result<std::vector<RowRange>> row_ranges(Index batch, Index tokens,
                                                       std::span<const std::int32_t> cu_seqlens);

// Rows [begin, end) of one head of a range: the unit of work of a thread.
struct RowChunk {
  Index group = 0;
  Index batch = 0;
  Index head = 0;
  Index begin = 0;
  Index end = 0;
};
inline constexpr Index kChunkRows = 128;

// Cuts so that begin + first_slot is a multiple of kChunkRows except at a range's start.
[[nodiscard]] std::vector<RowChunk> row_chunks(const std::vector<RowRange>& ranges, Index heads, Index first_slot = 0);

// A row as it is quantised: loaded, mean taken off, rotated. All in float, in this order.
struct RowSource {
  AnyView view;
  MeanView mean;  // by group
  bool rotate = false;

  // Writes view.dim() values. `s` counts through all sequences of a varlen tensor.
  void load(const RowChunk& chunk, Index s, float* out) const;
};

// Calls body(chunk, s, row) with every transformed row, threaded; `row` is the thread's scratch. Errors: memory.
[[nodiscard]] Status for_each_row(
    const RowSource& source, const std::vector<RowChunk>& chunks, int threads,
    const std::function<void(const RowChunk& chunk, Index s, std::span<float> row)>& body);

// [groups, heads, dim]: the mean of each channel over the rows of each range, summed in double. Values that are not
// finite are left out, so that they spoil only the rows they stand in. Ranges without finite values get 0.
[[nodiscard]] Result<Buffer<float>> sequence_means(const AnyView& view, const std::vector<RowRange>& ranges,
                                                   int threads);

struct RowStatistics {
  float max_magnitude = 0.0F;  // over the finite values
  Index non_finite = 0;        // values
  Index first_row = 0;         // of the first one that is not finite
  Index first_dim = 0;
};

[[nodiscard]] RowStatistics row_statistics(std::span<const float> row);
// Of the transformed rows of each chunk. A value that is not finite counts where it stands in the source: rotation
// spreads it over the row.
[[nodiscard]] Result<std::vector<RowStatistics>> chunk_statistics(const RowSource& source,
                                                                  const std::vector<RowChunk>& chunks, int threads);

// Largest magnitude of a group -> its scale: max / largest_code, but never below the smallest normal float (devices may
// read smaller ones as 0), and 1 for a group of zeros.
[[nodiscard]] float scale_for(float max_magnitude, float largest_code);
// Refuses scales that are not finite, positive and normal, naming the first.
[[nodiscard]] Status check_scales(std::string_view subject, std::span<const float> scales);

}  // namespace leanfa
