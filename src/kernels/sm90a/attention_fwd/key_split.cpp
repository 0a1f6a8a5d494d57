#include "kernels/sm90a/attention_fwd/key_split.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "kernels/sm90a/attention_fwd/row_packing.hpp"
#include "kernels/sm90a/merge_lse/launch.hpp"

namespace leanfa::sm90a {
namespace {

constexpr std::int64_t kKeysOfBlock = 128;
// What the rule takes the GPU for: an H200's or H100's multiprocessors, one tile each. A constant, so that results do
// not depend on what is there.
constexpr std::int64_t kTilesAtOnce = 132;
// In the time of a key block: the end of a tile, and the merge.
constexpr std::int64_t kTileEndBlocks = 3, kMergeBlocks = 4;
// Below, tile ends and partial outputs are too large a part where a batch would have filled the GPU without a split.
constexpr std::int64_t kLeastBlocks = 16;
constexpr std::int64_t kLeastBlocksByTiles = 8;  // where none does

constexpr std::size_t kCounterBytes = 64;  // of the tile counter, with what aligns the partials

std::int64_t rows_of(const AttentionParams& p) { return std::int64_t{p.batch} * p.seqlen_q * p.heads_q; }

constexpr std::int64_t ceil_div(std::int64_t a, std::int64_t b) { return (a + b - 1) / b; }

KeySplit split_into(std::int64_t blocks, std::int64_t splits) {
  const std::int64_t each = ceil_div(blocks, splits);
  return {.splits = static_cast<int>(ceil_div(blocks, each)), .blocks = static_cast<int>(each)};
}

struct Work {
  std::int64_t tiles;        // without a split
  std::int64_t blocks;       // of the longest tile
  std::int64_t mean_blocks;  // of all
};

Work work_of(const AttentionParams& p) {
  const int shift = packed_by_shape(p.seqlen_q, p.heads_q / p.heads_kv);
  const std::int64_t tiles = ceil_div(std::int64_t{p.seqlen_q} << shift, kTileRows) * (p.heads_q >> shift);
  const std::int64_t blocks = ceil_div(p.seqlen_k, kKeysOfBlock) + (p.sink_keys > 0 ? 1 : 0);
  const std::int64_t q = p.seqlen_q, k = p.seqlen_k;
  std::int64_t mean_keys = k;
  if (p.causal) mean_keys = k >= q ? k - (q - 1) / 2 : k * (k + 1) / (2 * q);
  // Rows of nearly one length run in rounds; the others fill each other's gaps.
  const bool alike = 4 * mean_keys >= 3 * k;
  return {.tiles = p.split_rule == SplitRule::kByTiles ? tiles * p.batch : tiles,
          .blocks = blocks,
          .mean_blocks = alike ? blocks : ceil_div(mean_keys, kKeysOfBlock)};
}

// In the time of a key block.
std::int64_t time_of(const Work& work, const KeySplit& split) {
  const std::int64_t longest = std::min<std::int64_t>(split.blocks, work.blocks) + kTileEndBlocks;
  const std::int64_t units = work.tiles * split.splits;
  const std::int64_t merge = split.splits > 1 ? kMergeBlocks : 0;
  if (work.mean_blocks == work.blocks) return ceil_div(units, kTilesAtOnce) * longest + merge;
  const std::int64_t all = work.tiles * work.mean_blocks + units * kTileEndBlocks;
  return std::max(longest, ceil_div(all, kTilesAtOnce)) + merge;
}

KeySplit fastest(const Work& work, std::int64_t least_blocks) {
  KeySplit best;
  const std::int64_t unsplit = time_of(work, best);
  std::int64_t best_time = unsplit;
  for (int splits = 2; splits <= kMostSplits; ++splits) {
    const KeySplit split = split_into(work.blocks, splits);
    if (split.blocks < least_blocks) break;
    const std::int64_t time = time_of(work, split);
    // Worth an eighth at least.
    if (8 * time > 7 * unsplit || time >= best_time) continue;
    best = split;
    best_time = time;
  }
  return best;
}

}  // namespace

KeySplit key_split(const AttentionParams& params) {
  if (params.cu_seqlens_q != nullptr || params.split_rule == SplitRule::kNever) return {};
  if (params.batch <= 0 || params.seqlen_q <= 0 || params.seqlen_k <= 0) return {};
  const Work work = work_of(params);
  if (params.splits > 1) {
    const KeySplit split = split_into(work.blocks, params.splits);
    return split.splits > 1 ? split : KeySplit{};
  }
  return fastest(work, params.split_rule == SplitRule::kByTiles ? kLeastBlocksByTiles : kLeastBlocks);
}

Partials partials_of(const AttentionParams& params) {
  const int splits = key_split(params).splits;
  if (splits == 1 || params.workspace == nullptr) return {};
  auto* out = reinterpret_cast<float*>(static_cast<std::byte*>(params.workspace) + kCounterBytes);
  return {.out = out, .lse = out + splits * rows_of(params) * params.dim_v};
}

std::size_t attention_workspace_bytes(const AttentionParams& params) {
  const int splits = key_split(params).splits;
  if (splits == 1) return kCounterBytes;
  return kCounterBytes + static_cast<std::size_t>(splits * rows_of(params) * (params.dim_v + 1)) * sizeof(float);
}

cudaError_t merge_partials(const AttentionParams& params, cudaStream_t stream) {
  const Partials partials = partials_of(params);
  const std::int64_t heads = params.heads_q;
  const std::int64_t rows = rows_of(params);
  MergeParams merge;
  merge.count = key_split(params).splits;
  for (int i = 0; i < merge.count; ++i)
    merge.parts[i] = {.out = {.data = partials.out + i * rows * params.dim_v,
                              .stride = {params.seqlen_q * heads * params.dim_v, heads * params.dim_v, params.dim_v}},
                      .lse = {.data = partials.lse + i * rows, .stride = {params.seqlen_q * heads, heads, 1}}};
  merge.merged.out = {
      .data = params.out, .stride = {params.out_stride[0], params.out_stride[1], params.out_stride[2]}, .bf16 = true};
  merge.merged.lse = {.data = params.lse, .stride = {params.lse_stride[0], params.lse_stride[2], params.lse_stride[1]}};
  merge.added = {.out = params.v_mean,
                 .out_stride = {params.v_mean_stride[0], params.v_mean_stride[1]},
                 .group = params.heads_q / params.heads_kv,
                 .lse = params.lse_offset,
                 .lse_stride = {params.lse_offset_stride[0], params.lse_offset_stride[2], params.lse_offset_stride[1]}};
  merge.batch = params.batch;
  merge.seqlen = params.seqlen_q;
  merge.heads = heads;
  merge.dim = params.dim_v;
  return launch_merge_lse(merge, stream);
}

}  // namespace leanfa::sm90a
