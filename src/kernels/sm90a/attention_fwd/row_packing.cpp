#include "kernels/sm90a/attention_fwd/row_packing.hpp"

namespace leanfa::sm90a {
namespace {

// Where all sequences together have more rows, packed rows of one of them might not fit an int.
constexpr int kMostVarlenRows = 1 << 24;

// The slope of a tile's scores is a number of the warp, not of the thread: in the loop, which the register file limits,
// it takes no register's read.
bool shares_descale(const AttentionParams& params, int pack) {
  return params.q_descale == nullptr || params.q_descale_stride[1] == 0 || params.q_descale_heads % pack == 0;
}

// A pack is an axis of q's tensor map.
bool addressable(const AttentionParams& params, int pack) {
  constexpr std::int64_t kStrideEnd = std::int64_t{1} << 40;
  const int element_bytes = params.format == InputFormat::kBf16 ? 2 : 1;
  return params.q_stride[2] < kStrideEnd / (element_bytes * pack);
}

int most_shift(const AttentionParams& params) {
  int shift = 0;
  while (shift < kMostPackShift && shares_descale(params, 2 << shift) && addressable(params, 2 << shift)) ++shift;
  return shift;
}

// The least of the packs that give the fewest tiles, and worth it only for an eighth of them.
int fewest_tiles(std::int64_t rows, int group, int most) {
  const auto tiles = [&](int shift) { return ((rows << shift) + kTileRows - 1) / kTileRows * (group >> shift); };
  int best = 0;
  for (int shift = 1; shift <= most && group % (1 << shift) == 0; ++shift)
    if (8 * tiles(shift) <= 7 * tiles(0) && tiles(shift) < tiles(best)) best = shift;
  return best;
}

}  // namespace

RowPacking row_packing(const AttentionParams& params) {
  if (params.batch <= 0 || params.heads_kv <= 0 || params.heads_q % params.heads_kv != 0) return {};
  const bool varlen = params.cu_seqlens_q != nullptr;
  if (varlen && params.seqlen_q > kMostVarlenRows) return {};
  // Of sequences of varying length the mean.
  const std::int64_t rows =
      varlen ? (std::int64_t{params.seqlen_q} + params.batch - 1) / params.batch : params.seqlen_q;
  return {.shift = fewest_tiles(rows, params.heads_q / params.heads_kv, most_shift(params))};
}

int packed_by_shape(std::int64_t seqlen_q, int group) { return fewest_tiles(seqlen_q, group, kMostPackShift); }

}  // namespace leanfa::sm90a
