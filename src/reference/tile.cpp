#include "reference/tile.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <span>

#include "numerics/rows.hpp"

namespace leanfa::reference {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr Index kStagedRows = 8;

// Reads a row times its descale and says whether all of it is finite; if not, the row becomes zeros, so that it cannot
// reach rows that do not see it (0 * NaN is NaN).
bool load_finite(const AnyView& view, Index b, Index s, Index h, float descale, double* row) {
  load_row(view, b, s, h, row);
  const std::span<double> values(row, static_cast<std::size_t>(view.dim()));
  for (double& x : values) x *= static_cast<double>(descale);
  const bool finite = std::all_of(values.begin(), values.end(), [](double x) { return std::isfinite(x); });
  if (!finite) std::fill(values.begin(), values.end(), 0.0);
  return finite;
}

}  // namespace

Result<Tile> Tile::make(const AttentionProblem& problem, const Options& options) {
  Tile tile;
  tile.problem_ = &problem;
  tile.options_ = &options;
  tile.block_keys_ = options.p_rounding != nullptr ? options.p_rounding->block_n() : kBlockKeys;
  tile.rows_.resize(kTileRows);
  for (Index r = 0; options.p_rounding != nullptr && r < kTileRows; ++r)
    tile.models_.push_back(options.p_rounding->make_row());

  const Index dim_qk = round_up(problem.q.dim(), kProductColumns), dim_v = round_up(problem.v.dim(), kProductColumns);
  const Index block = round_up(tile.block_keys_, kProductColumns);
  const Index count = (kTileRows + block) * (dim_qk + dim_v) + kTileRows * block + kStagedRows * dim_qk + block;
  auto memory = Buffer<double>::make(count, "reference tile");
  if (!memory) return tl::unexpected(std::move(memory.error()));
  tile.memory_ = std::move(*memory);
  double* next = tile.memory_.data();
  const auto take = [&next](Index rows, Index columns) {
    double* data = std::exchange(next, next + rows * columns);
    return Matrix{data, columns};
  };
  tile.q_ = take(kTileRows, dim_qk);
  tile.k_ = take(dim_qk, block);
  tile.v_ = take(block, dim_v);
  tile.p_ = take(kTileRows, block);
  tile.o_ = take(kTileRows, dim_v);
  tile.staged_ = take(kStagedRows, dim_qk);
  tile.scores_ = next;
  return tile;
}

void Tile::run(const TilePlace& place, const View<double>& out, const LseView<double>& lse) {
  start(place);
  if (options_->sink_binades) find_sink_maxima();
  Index first_bad_key = std::numeric_limits<Index>::max();
  for (Index first_key = 0; first_key < seen_keys_; first_key += block_keys_) {
    const Index keys = std::min(block_keys_, seen_keys_ - first_key);
    const Index good = load_keys(first_key, keys, true);
    if (good < keys) first_bad_key = first_key + good;
    score_block(first_key, keys);
    for (Index r = 0; r < place.rows; ++r) {
      const Index visible = std::clamp<Index>(rows_[static_cast<std::size_t>(r)].visible - first_key, 0, keys);
      if (visible > 0 && models_.empty()) weigh_row(r, visible);
      if (visible > 0 && !models_.empty()) weigh_row_by_model(r, visible);
      std::fill(p_.row(r) + visible, p_.row(r) + keys, 0.0);
    }
    add_product(p_, v_, o_, padded_rows_, keys, round_up(problem_->v.dim(), kProductColumns));
    if (good < keys) break;  // rows that see more keys than this are NaN
  }
  for (Index r = 0; r < place.rows; ++r) finish(r, first_bad_key, out, lse);
}

void Tile::start(const TilePlace& place) {
  place_ = place;
  const Sequence& sequence = *place.sequence;
  head_kv_ = place.head_q / (problem_->q.heads() / problem_->k.heads());
  padded_rows_ = round_up(place.rows, kProductRows);
  seen_keys_ = 0;
  std::fill(q_.data, q_.row(padded_rows_), 0.0);
  std::fill(o_.data, o_.row(padded_rows_), 0.0);
  std::fill(p_.data, p_.row(padded_rows_), 0.0);
  for (Index r = 0; r < place.rows; ++r) {
    const Index i = place.first_row + r, s = sequence.q_begin + i;
    Row& row = rows_[static_cast<std::size_t>(r)];
    row = Row{.visible = sequence.visible_keys(i, problem_->causal), .max = -kInfinity, .sink_max = -kInfinity};
    row.finite = load_finite(problem_->q, sequence.batch, s, place.head_q,
                             problem_->q_descale.at(sequence.number, s, place.head_q), q_.row(r));
    seen_keys_ = std::max(seen_keys_, row.visible);
    if (!models_.empty()) models_[static_cast<std::size_t>(r)]->start({sequence.number, place.head_q, i});
  }
}

// Keys [first_key, first_key + keys) to k_ and v_. Returns how many of them come before the first that is not finite.
Index Tile::load_keys(Index first_key, Index keys, bool with_values) {
  const Sequence& sequence = *place_.sequence;
  Index good = keys;
  for (Index j = 0; j < keys; j += kStagedRows) {
    const Index staged = std::min(kStagedRows, keys - j);
    for (Index i = 0; i < staged; ++i) {
      const Index s = sequence.k_begin + first_key + j + i;
      const auto load = [&](const AnyView& view, const ScaleView& descale, double* row) {
        if (!load_finite(view, sequence.batch, s, head_kv_, descale.at(sequence.number, s, head_kv_), row))
          good = std::min(good, j + i);
      };
      load(problem_->k, problem_->k_descale, staged_.row(i));
      if (with_values) load(problem_->v, problem_->v_descale, v_.row(j + i));
    }
    for (Index d = 0; d < problem_->k.dim(); ++d)
      for (Index i = 0; i < kStagedRows; ++i) k_.row(d)[j + i] = i < staged ? staged_.row(i)[d] : 0.0;
  }
  return good;
}

// Scores of all rows and the block's keys to p_, in binades: y = softmax_scale * log2(e) * (q . k).
void Tile::score_block(Index first_key, Index keys) {
  const double scale = problem_->softmax_scale * std::numbers::log2e;
  std::fill(p_.data, p_.row(padded_rows_), 0.0);
  add_product(q_, k_, p_, padded_rows_, problem_->q.dim(), round_up(keys, kProductColumns));
  for (Index r = 0; r < place_.rows; ++r) {
    for (Index j = 0; j < keys; ++j) p_.row(r)[j] *= scale;
    const Row& row = rows_[static_cast<std::size_t>(r)];
    if (options_->sink_binades && first_key == 0 && row.visible > 1)
      p_.row(r)[0] = row.sink_max + *options_->sink_binades;
  }
}

void Tile::find_sink_maxima() {
  for (Index first_key = 0; first_key < seen_keys_; first_key += block_keys_) {
    const Index keys = std::min(block_keys_, seen_keys_ - first_key);
    const Index good = load_keys(first_key, keys, false);
    score_block(first_key, keys);
    for (Index r = 0; r < place_.rows; ++r) {
      Row& row = rows_[static_cast<std::size_t>(r)];
      const Index visible = std::min(row.visible - first_key, keys);
      for (Index j = first_key == 0 ? 1 : 0; j < visible; ++j) row.sink_max = std::max(row.sink_max, p_.row(r)[j]);
    }
    if (good < keys) return;
  }
}

// p = 2^(y - max) for the row's first `visible` keys of the block, with the maximum moved and O and l rescaled exactly.
// l adds up in the order in which add_product adds to O: with V = 1 the two are equal bit for bit.
void Tile::weigh_row(Index r, Index visible) {
  Row& row = rows_[static_cast<std::size_t>(r)];
  const std::span<double> p(p_.row(r), static_cast<std::size_t>(visible));
  const double max = std::max(row.max, *std::max_element(p.begin(), p.end()));
  if (max > row.max) rescale(r, std::exp2(row.max - max));
  row.max = max;
  for (double& x : p) {
    x = std::exp2(x - max);
    row.sum += x;
  }
}

void Tile::weigh_row_by_model(Index r, Index visible) {
  const auto count = static_cast<std::size_t>(visible);
  std::copy_n(p_.row(r), count, scores_);
  const BlockSum block =
      models_[static_cast<std::size_t>(r)]->add_block({scores_, count}, std::span<double>(p_.row(r), count));
  if (block.rescale != 1.0) rescale(r, block.rescale);
  rows_[static_cast<std::size_t>(r)].sum += block.sum;
}

void Tile::rescale(Index r, double factor) {
  rows_[static_cast<std::size_t>(r)].sum *= factor;
  for (Index d = 0; d < o_.stride; ++d) o_.row(r)[d] *= factor;
}

void Tile::finish(Index r, Index first_bad_key, const View<double>& out, const LseView<double>& lse) const {
  const Row& row = rows_[static_cast<std::size_t>(r)];
  const Sequence& sequence = *place_.sequence;
  const Index s = sequence.q_begin + place_.first_row + r, h = place_.head_q;
  const std::span<double> target(out.row(sequence.batch, s, h), static_cast<std::size_t>(out.dim()));
  const bool empty = row.visible == 0;
  const bool bad = !empty && (!row.finite || row.visible > first_bad_key);
  double log_sum = -kInfinity;
  if (empty || bad) {
    std::fill(target.begin(), target.end(), empty ? 0.0 : std::numeric_limits<double>::quiet_NaN());
    if (bad) log_sum = std::numeric_limits<double>::quiet_NaN();
  } else {
    const float* mean = problem_->v_mean.row(sequence.number, head_kv_);
    // + 0.0 turns -0 into 0: whether a zero is negative may depend on the other rows of the tile.
    for (std::size_t d = 0; d < target.size(); ++d)
      target[d] = o_.row(r)[d] / row.sum + (mean != nullptr ? static_cast<double>(mean[d]) : 0.0);
    const double unit = models_.empty() ? row.max : models_[static_cast<std::size_t>(r)]->unit();
    log_sum = std::numbers::ln2 * (unit + std::log2(row.sum));
    if (problem_->lse_offset.data != nullptr)
      log_sum += static_cast<double>(problem_->lse_offset.at(sequence.number, s, h));
  }
  if (lse.data != nullptr) lse.at(sequence.batch, s, h) = log_sum;
}

}  // namespace leanfa::reference
