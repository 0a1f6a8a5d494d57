#include "cpu/method_tile.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "cpu/method_kernels.hpp"
#include "numerics/rows.hpp"

namespace leanfa::cpu {
namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity();
constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();

// step * c of a row: c turns the row's scores into binades. A per-token K descale is in the scores instead.
double row_slope(const TileProblem& tile, Index row) {
  const AttentionProblem& p = *tile.problem;
  const double q = p.q_descale.at(tile.sequence.number, tile.sequence.q_begin + row, tile.head_q);
  const double k = p.k_descale.per_token() ? 1.0 : p.k_descale.at(tile.sequence.number, 0, tile.head_kv);
  return code_grid(tile.method->p_format).step * p.softmax_scale * std::numbers::log2e * q * k;
}

}  // namespace

float RowState::reference_binades() const {
  return std::visit([](const auto& point) { return point.binades(); }, reference);
}

Result<Tile> Tile::make(const AttentionProblem& problem, Index padded_n, Index padded_v) {
  Tile tile;
  tile.head_dim_qk_ = problem.q.dim();
  tile.head_dim_v_ = problem.v.dim();
  tile.padded_n_ = padded_n;
  tile.padded_v_ = padded_v;
  struct Scratch {
    Buffer<float>* buffer;
    Index columns;
  };
  for (const Scratch& scratch :
       {Scratch{&tile.q_, tile.head_dim_qk_}, Scratch{&tile.s_, padded_n}, Scratch{&tile.p_, padded_n},
        Scratch{&tile.t_, padded_v}, Scratch{&tile.o_, padded_v}, Scratch{&tile.merged_, padded_v}}) {
    auto buffer = Buffer<float>::make(kTileRows * scratch.columns, "tile scratch");
    if (!buffer) return tl::unexpected(std::move(buffer.error()));
    *scratch.buffer = std::move(*buffer);
  }
  constexpr auto kRows = static_cast<std::size_t>(kTileRows);
  for (auto* list : {&tile.rescale_, &tile.factor_, &tile.sink_max_, &tile.merged_lse_}) list->resize(kRows);
  tile.codes_.resize(static_cast<std::size_t>(padded_n));
  return tile;
}

void Tile::run(const TileProblem& tile, const View<float>& out, const LseView<float>& lse) {
  load_queries(tile);
  if (tile.options->sink_binades) find_sinks(tile);
  const std::size_t blocks = tile.keys->blocks().size();
  const auto splits = static_cast<std::size_t>(tile.method->splits);
  const std::size_t per_split = std::max<std::size_t>(1, (blocks + splits - 1) / splits);
  bool first = true;
  for (std::size_t begin = 0; begin < blocks || first; begin += per_split) {
    run_split(tile, begin, std::min(begin + per_split, blocks));
    merge_split(tile, first);
    first = false;
  }
  finish(tile, out, lse);
}

void Tile::load_queries(const TileProblem& tile) {
  rows_.clear();
  for (Index r = 0; r < tile.rows; ++r) {
    const Index row = tile.sequence.q_begin + tile.first_row + r;
    const double slope = row_slope(tile, tile.first_row + r);
    RowState state{.visible = tile.sequence.visible_keys(tile.first_row + r, tile.problem->causal),
                   .finite = row_is_finite(tile.problem->q, tile.sequence.batch, row, tile.head_q),
                   .a = static_cast<float>(slope),
                   .shift = tile.method->p == PCode::kShift ? -std::ilogb(slope * std::numbers::sqrt2) : 0,
                   .reference = ReferencePoint<float>(*tile.method)};
    float* q = q_.data() + r * head_dim_qk_;
    if (state.finite) {
      load_row(tile.problem->q, tile.sequence.batch, row, tile.head_q, q);
    } else {
      std::fill_n(q, head_dim_qk_, 0.0F);
    }
    rows_.push_back(state);
  }
}

void Tile::start_rows(const TileProblem& tile) {
  for (RowState& row : rows_) {
    row.l = 0.0F;
    row.seen = false;
    if (tile.method->p == PCode::kShift) {
      row.reference = ShiftReferencePoint(*tile.method, row.shift);
    } else {
      row.reference = ReferencePoint<float>(*tile.method);
    }
  }
  std::fill_n(o_.data(), tile.rows * padded_v_, 0.0F);
}

Index Tile::visible_in(Index row, const KeyBlock& range) const {
  return std::clamp<Index>(rows_[static_cast<std::size_t>(row)].visible - range.first_key, 0, range.keys);
}

void Tile::score_block(const TileProblem& tile, std::size_t block) {
  const KeyBlock range = tile.keys->blocks()[block];
  multiply_tile(q_.data(), head_dim_qk_, tile.keys->keys(block), padded_n_, s_.data(), padded_n_, tile.rows, padded_n_,
                head_dim_qk_);
  const ScaleView& scale = tile.problem->k_descale;
  if (!scale.per_token()) return;
  for (Index r = 0; r < tile.rows; ++r)
    for (Index j = 0; j < range.keys; ++j)
      s_[r * padded_n_ + j] *=
          scale.at(tile.sequence.number, tile.sequence.k_begin + range.first_key + j, tile.head_kv);
}

// Row maxima over the visible keys but key 0.
void Tile::find_sinks(const TileProblem& tile) {
  std::fill(sink_max_.begin(), sink_max_.end(), -kInfinity);
  for (std::size_t block = 0; block < tile.keys->blocks().size(); ++block) {
    score_block(tile, block);
    const KeyBlock range = tile.keys->blocks()[block];
    const Index skip = range.first_key == 0 ? 1 : 0;
    for (Index r = 0; r < tile.rows; ++r) {
      const Index visible = visible_in(r, range);
      if (visible <= skip) continue;
      float& best = sink_max_[static_cast<std::size_t>(r)];
      best = std::max(best, row_max(s_.data() + r * padded_n_ + skip, visible - skip));
    }
  }
}

void Tile::raise_sink(const TileProblem& tile, Index row) {
  const float best = sink_max_[static_cast<std::size_t>(row)];
  if (best == -kInfinity) return;
  const RowState& state = rows_[static_cast<std::size_t>(row)];
  const double step = code_grid(tile.method->p_format).step;
  const double raise = *tile.options->sink_binades * step / static_cast<double>(state.a);
  const double score = static_cast<double>(best) + raise;
  s_[row * padded_n_] = static_cast<float>(tile.method->p == PCode::kShift ? std::nearbyint(score) : score);
}

void Tile::code_row_of(const TileProblem& tile, Index r, const KeyBlock& range) {
  const Method& method = *tile.method;
  RowState& row = rows_[static_cast<std::size_t>(r)];
  float* s = s_.data() + r * padded_n_;
  float* p = p_.data() + r * padded_n_;
  const Index visible = visible_in(r, range);
  if (range.first_key == 0 && tile.options->sink_binades && visible > 0) raise_sink(tile, r);
  float& rescale = rescale_[static_cast<std::size_t>(r)];
  float& factor = factor_[static_cast<std::size_t>(r)];
  rescale = 1.0F;
  factor = 0.0F;
  std::fill(p + visible, p + padded_n_, 0.0F);
  if (visible == 0) return;

  const float block_max = row_max(s, visible);
  std::uint8_t* codes = tile.options->trace ? codes_.data() : nullptr;
  BlockTrace trace{.sequence = tile.sequence.number,
                   .head = tile.head_q,
                   .row = tile.first_row + r,
                   .first_key = range.first_key,
                   .scores = {s, static_cast<std::size_t>(visible)},
                   .codes = {},
                   .a = row.a,
                   .shift = row.shift};
  CodeRow coded;
  if (auto* point = std::get_if<ShiftReferencePoint>(&row.reference)) {
    const ShiftStep step = point->advance(static_cast<std::int32_t>(block_max));
    coded = shift_code_row(s, visible, step.c, step.k, row.shift, p, codes);
    rescale = step.rescale, factor = step.factor, trace.b = static_cast<float>(step.c), trace.k = step.k;
  } else {
    const BlockStep<float> step = std::get<ReferencePoint<float>>(row.reference).advance(block_max, row.a);
    coded = method.p_format == PFormat::kWide
                ? wide_row(s, visible, row.a, step.b, method.format == InputFormat::kBF16, p)
                : code_row(method, s, visible, row.a, step.b, p, codes);
    rescale = step.rescale, factor = step.factor, trace.b = step.b, trace.k = step.k;
  }
  row.l = std::fma(coded.sum, factor, row.l * rescale);
  row.seen = true;
  if (!tile.options->trace) return;
  trace.sum = coded.sum;
  if (method.p_format != PFormat::kWide) trace.codes = {codes_.data(), static_cast<std::size_t>(visible)};
  tile.options->trace(trace);
}

void Tile::add_block(const TileProblem& tile, std::size_t block) {
  const KeyBlock range = tile.keys->blocks()[block];
  Index visible = 0;
  for (Index r = 0; r < tile.rows; ++r) visible = std::max(visible, visible_in(r, range));
  if (visible == 0) return;
  score_block(tile, block);
  for (Index r = 0; r < tile.rows; ++r) code_row_of(tile, r, range);
  multiply_tile(p_.data(), padded_n_, tile.keys->values(block), padded_v_, t_.data(), padded_v_, tile.rows, padded_v_,
                visible);
  for (Index r = 0; r < tile.rows; ++r) {
    const auto row = static_cast<std::size_t>(r);
    accumulate_row(o_.data() + r * padded_v_, t_.data() + r * padded_v_, rescale_[row], factor_[row], padded_v_);
  }
}

void Tile::run_split(const TileProblem& tile, std::size_t begin, std::size_t end) {
  start_rows(tile);
  for (std::size_t i = begin; i < end; ++i)
    add_block(tile, tile.method->order == BlockOrder::kAscending ? i : begin + end - 1 - i);
}

// Normalises the split's O and folds it into the merged rows by LSE (in binades, R's units).
void Tile::merge_split(const TileProblem& tile, bool first) {
  for (Index r = 0; r < tile.rows; ++r) {
    RowState& row = rows_[static_cast<std::size_t>(r)];
    float* merged = merged_.data() + r * padded_v_;
    float& merged_lse = merged_lse_[static_cast<std::size_t>(r)];
    if (first) {
      std::fill_n(merged, padded_v_, 0.0F);
      merged_lse = -kInfinity;
    }
    row.overflowed = row.overflowed || (row.seen && !(row.l > 0.0F && row.l < kInfinity));
    if (!(row.l > 0.0F)) continue;
    const float* o = o_.data() + r * padded_v_;
    const float lse = row.reference_binades() - tile.method->t + std::log2(row.l);
    const float top = std::max(lse, merged_lse);
    const float old_weight = std::exp2(merged_lse - top);
    const float weight = std::exp2(lse - top);
    const float total = old_weight + weight;
    if (old_weight == 0.0F) {
      for (Index d = 0; d < head_dim_v_; ++d) merged[d] = o[d] / row.l;
    } else {
      for (Index d = 0; d < head_dim_v_; ++d) merged[d] = (old_weight * merged[d] + weight * (o[d] / row.l)) / total;
    }
    merged_lse = top + std::log2(total);
  }
}

void Tile::finish(const TileProblem& tile, const View<float>& out, const LseView<float>& lse) {
  const AttentionProblem& p = *tile.problem;
  const Sequence& sequence = tile.sequence;
  const float descale = p.v_descale.per_token() ? 1.0F : p.v_descale.at(sequence.number, 0, tile.head_kv);
  const float* mean = p.v_mean.row(sequence.number, tile.head_kv);
  for (Index r = 0; r < tile.rows; ++r) {
    const RowState& row = rows_[static_cast<std::size_t>(r)];
    const Index s = sequence.q_begin + tile.first_row + r;
    const float* merged = merged_.data() + r * padded_v_;
    float* o = out.row(sequence.batch, s, tile.head_q);
    const bool bad = row.visible > 0 && (!row.finite || row.overflowed || row.visible > tile.keys->first_bad_key());
    for (Index d = 0; d < head_dim_v_; ++d) {
      const float mean_d = mean != nullptr && row.visible > 0 ? mean[d] : 0.0F;
      o[d] = bad ? kNaN : std::fma(merged[d], descale, mean_d);
    }
    if (lse.data == nullptr) continue;
    const float natural = merged_lse_[static_cast<std::size_t>(r)] * std::numbers::ln2_v<float>;
    const float offset = p.lse_offset.data == nullptr ? 0.0F : p.lse_offset.at(sequence.number, s, tile.head_q);
    lse.at(sequence.batch, s, tile.head_q) = bad ? kNaN : natural + offset;
  }
}

}  // namespace leanfa::cpu
