#include "reference/attention.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <new>
#include <vector>

#include "base/parallel.hpp"
#include "reference/tile.hpp"

namespace leanfa::reference {
namespace {

constexpr Index kMaxModelBlock = 4096;

Status check_options(const Options& options) {
  if (options.sink_binades && !std::isfinite(*options.sink_binades))
    return bad_input({"sink_binades", "is finite", fmt::format("{}", *options.sink_binades), "0..24, for example"});
  if (options.p_rounding == nullptr) return {};
  const Index block_n = options.p_rounding->block_n();
  if (block_n < 1 || block_n > kMaxModelBlock)
    return bad_input({"p_rounding", "block_n is a number of keys", fmt::format("{}", block_n), "1..4096"});
  return {};
}

// All tiles of the problem, those with the most scores first, so that threads end together.
std::vector<TilePlace> cut_into_tiles(const AttentionProblem& problem, const std::vector<Sequence>& list) {
  std::vector<TilePlace> tiles;
  for (const Sequence& sequence : list)
    for (Index head = 0; head < problem.q.heads(); ++head)
      for (Index row = 0; row < sequence.seqlen_q; row += kTileRows)
        tiles.push_back({&sequence, head, row, std::min(kTileRows, sequence.seqlen_q - row)});
  const auto keys = [&problem](const TilePlace& tile) {
    return tile.sequence->visible_keys(tile.first_row + tile.rows - 1, problem.causal);
  };
  std::sort(tiles.begin(), tiles.end(), [&keys](const TilePlace& a, const TilePlace& b) { return keys(a) > keys(b); });
  return tiles;
}

Status attend(const AttentionProblem& problem, const View<double>& out, const LseView<double>& lse,
              const Options& options) {
  const std::vector<Sequence> list = sequences(problem);
  const std::vector<TilePlace> tiles = cut_into_tiles(problem, list);
  const auto count = static_cast<Index>(tiles.size());
  const Index wanted = options.threads > 0 ? options.threads : default_thread_count();
  const auto threads = static_cast<int>(std::clamp<Index>(wanted, 1, std::max<Index>(count, 1)));
  std::vector<Tile> scratch;
  for (int i = 0; i < threads; ++i) {
    auto tile = Tile::make(problem, options);
    if (!tile) return tl::unexpected(std::move(tile.error()));
    scratch.push_back(std::move(*tile));
  }
  parallel_for(count, threads, [&](Index i, int worker) {
    scratch[static_cast<std::size_t>(worker)].run(tiles[static_cast<std::size_t>(i)], out, lse);
  });
  return {};
}

}  // namespace

Status attention(const AttentionProblem& problem, const View<double>& out, const LseView<double>& lse,
                 const Options& options) {
  LEANFA_TRY(validate(problem));
  LEANFA_TRY(validate_output(problem, any_view(out)));
  LEANFA_TRY(check_options(options));
  try {
    return attend(problem, out, lse, options);
  } catch (const std::bad_alloc&) {
    return fail(ErrorCode::kOutOfMemory, "reference attention: no memory for the list of tiles");
  }
}

}  // namespace leanfa::reference
