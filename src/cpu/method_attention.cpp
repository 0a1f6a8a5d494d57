#include "cpu/method_attention.hpp"

#include <fmt/format.h>

#include <cmath>

#include "base/parallel.hpp"
#include "cpu/method_tile.hpp"
#include "numerics/descales.hpp"
#include "numerics/p_code.hpp"

namespace leanfa::cpu {
namespace {

Status check_dtype(std::string_view tensor, const AnyView& view, DType accepted, const Method& method) {
  if (view.dtype == accepted) return {};
  return bad_input({tensor, fmt::format("dtype is what {} takes", name(method)), name(view.dtype), name(accepted)});
}

Status check(const AttentionProblem& p, const Method& method, const View<float>& out, const MethodOptions& options) {
  LEANFA_TRY(validate(p));
  LEANFA_TRY(validate(method));
  LEANFA_TRY(validate_output(p, any_view(out)));
  const DType dtype = query_key_dtype(method.format);
  LEANFA_TRY(check_dtype("q", p.q, dtype, method));
  LEANFA_TRY(check_dtype("k", p.k, dtype, method));
  LEANFA_TRY(check_dtype("v", p.v, value_dtype(method.format), method));
  if (method.p == PCode::kShift && p.k_descale.per_token())
    return unsupported(
        {"k_descale", "shift P has one K scale per (batch, head)", "one per token", "per (batch, head)"});
  if (options.sink_binades && !std::isfinite(*options.sink_binades))
    return bad_input({"sink_binades", "is finite", fmt::format("{}", *options.sink_binades), "0..24, for example"});
  LEANFA_TRY(check_descales(p, method));
  return {};
}

// All query tiles that share a key head, the longest first.
Status run_key_head(TileProblem tile, const View<float>& out, const LseView<float>& lse) {
  const AttentionProblem& p = *tile.problem;
  const int threads = tile.options->threads > 0 ? tile.options->threads : default_thread_count();
  auto keys = KeyHead::load(p, tile.sequence, tile.head_kv, *tile.method, threads);
  if (!keys) return tl::unexpected(std::move(keys.error()));
  tile.keys = &*keys;
  const Index group = p.q.heads() / p.k.heads();
  const Index tiles = (tile.sequence.seqlen_q + kTileRows - 1) / kTileRows;
  const Index count = tiles * group;
  std::vector<Tile> scratch;
  for (Index worker = 0; worker < std::min<Index>(threads, count); ++worker) {
    auto made = Tile::make(p, keys->padded_n(), keys->padded_v());
    if (!made) return tl::unexpected(std::move(made.error()));
    scratch.push_back(std::move(*made));
  }
  parallel_for(count, threads, [&](Index i, int worker) {
    TileProblem here = tile;
    here.head_q = tile.head_kv * group + i % group;
    here.first_row = (tiles - 1 - i / group) * kTileRows;
    here.rows = std::min(kTileRows, tile.sequence.seqlen_q - here.first_row);
    scratch[static_cast<std::size_t>(worker)].run(here, out, lse);
  });
  return {};
}

}  // namespace

Status attention_fwd(const AttentionProblem& problem, const Method& method, View<float> out, LseView<float> lse,
                     const MethodOptions& options) {
  LEANFA_TRY(check(problem, method, out, options));
  for (const Sequence& sequence : sequences(problem)) {
    for (Index head = 0; head < problem.k.heads(); ++head) {
      const TileProblem tile{.problem = &problem,
                             .method = &method,
                             .options = &options,
                             .sequence = sequence,
                             .keys = nullptr,
                             .head_q = 0,
                             .head_kv = head};
      LEANFA_TRY(run_key_head(tile, out, lse));
    }
  }
  return {};
}

}  // namespace leanfa::cpu
