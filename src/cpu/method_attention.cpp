#include "cpu/method_attention.hpp"

#include <fmt/format.h>

#include <cmath>
#include <numbers>

#include "base/parallel.hpp"
#include "cpu/method_tile.hpp"
#include "numerics/p_code.hpp"

namespace leanfa::cpu {
namespace {

Status check_dtype(std::string_view tensor, const AnyView& view, DType accepted, const Method& method) {
  if (view.dtype == accepted) return {};
  return bad_input({tensor, fmt::format("dtype is what {} takes", name(method)), name(view.dtype), name(accepted)});
}

Status check_scale(std::string_view tensor, float value) {
  if (std::isfinite(value) && value > 0.0F) return {};
  return bad_input({tensor, "descales are finite and > 0", fmt::format("{}", value), "a positive float"});
}

// Every scale that a sequence's rows use, and shift P's power-of-two rule.
Status check_scales(const AttentionProblem& p, const Method& method, const Sequence& sequence) {
  const Index group = p.q.heads() / p.k.heads();
  for (Index h = 0; h < p.k.heads(); ++h) {
    const Index key_rows = p.k_descale.per_token() || p.v_descale.per_token() ? sequence.seqlen_k : 1;
    for (Index j = 0; j < key_rows; ++j) {
      LEANFA_TRY(check_scale("k_descale", p.k_descale.at(sequence.number, sequence.k_begin + j, h)));
      LEANFA_TRY(check_scale("v_descale", p.v_descale.at(sequence.number, sequence.k_begin + j, h)));
    }
  }
  const Index query_rows = p.q_descale.per_token() ? sequence.seqlen_q : 1;
  for (Index h = 0; h < p.q.heads(); ++h) {
    for (Index i = 0; i < query_rows; ++i) {
      const float q = p.q_descale.at(sequence.number, sequence.q_begin + i, h);
      LEANFA_TRY(check_scale("q_descale", q));
      if (method.p != PCode::kShift) continue;
      const double k = p.k_descale.at(sequence.number, 0, h / group);
      const double s = -std::log2(8.0 * std::numbers::log2e * p.softmax_scale * static_cast<double>(q) * k);
      if (std::abs(s - std::nearbyint(s)) > 0x1p-18 || s < -0.5 || s > kMaxShift + 0.5)
        return bad_input({"q_descale", "shift P needs 8 log2(e) softmax_scale q_descale k_descale = 2^-s",
                          fmt::format("s = {} in row {} of head {}", s, i, h), "whole s in 0..16"});
    }
  }
  return {};
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
  for (const Sequence& sequence : sequences(p)) LEANFA_TRY(check_scales(p, method, sequence));
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
