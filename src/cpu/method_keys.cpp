#include "cpu/method_keys.hpp"

#include <algorithm>
#include <atomic>

#include "base/parallel.hpp"
#include "cpu/method_kernels.hpp"
#include "numerics/rows.hpp"

namespace leanfa::cpu {
namespace {

Index round_up(Index n, Index multiple) { return (n + multiple - 1) / multiple * multiple; }

void lower_to(std::atomic<Index>& minimum, Index value) {
  Index seen = minimum.load();
  while (value < seen && !minimum.compare_exchange_weak(seen, value)) {
  }
}

}  // namespace

Result<KeyHead> KeyHead::load(const AttentionProblem& problem, const Sequence& sequence, Index head, Index block_n,
                              int threads) {
  KeyHead loaded;
  const Index n = sequence.seqlen_k;
  loaded.block_n_ = std::min(block_n, std::max<Index>(n, 1));
  loaded.head_dim_qk_ = problem.k.dim();
  loaded.head_dim_v_ = problem.v.dim();
  loaded.padded_n_ = round_up(loaded.block_n_, kPackedColumns);
  loaded.padded_v_ = round_up(loaded.head_dim_v_, kPackedColumns);
  for (Index first = 0; first < n; first += loaded.block_n_)
    loaded.blocks_.push_back({first, std::min(loaded.block_n_, n - first)});
  const auto block_count = static_cast<Index>(loaded.blocks_.size());
  auto keys = Buffer<float>::make(block_count * loaded.head_dim_qk_ * loaded.padded_n_, "unpacked keys");
  if (!keys) return tl::unexpected(std::move(keys.error()));
  auto values = Buffer<float>::make(n * loaded.padded_v_, "unpacked values");
  if (!values) return tl::unexpected(std::move(values.error()));
  auto scratch = Buffer<float>::make(block_count * loaded.head_dim_qk_, "key row");
  if (!scratch) return tl::unexpected(std::move(scratch.error()));
  loaded.keys_ = std::move(*keys);
  loaded.values_ = std::move(*values);

  std::atomic<Index> first_bad{n};
  parallel_for(block_count, threads, [&](Index block, int) {
    const KeyBlock range = loaded.blocks_[static_cast<std::size_t>(block)];
    for (Index j = range.first_key; j < range.first_key + range.keys; ++j) {
      bool finite = true;
      loaded.load_key(problem, sequence, head, j, scratch->data() + block * loaded.head_dim_qk_, finite);
      if (!finite) lower_to(first_bad, j);
    }
  });
  loaded.first_bad_key_ = first_bad.load();
  return loaded;
}

void KeyHead::load_key(const AttentionProblem& problem, const Sequence& sequence, Index head, Index key, float* scratch,
                       bool& finite) {
  const Index row = sequence.k_begin + key;
  finite = row_is_finite(problem.k, sequence.batch, row, head) && row_is_finite(problem.v, sequence.batch, row, head);
  if (!finite) return;
  load_row(problem.k, sequence.batch, row, head, scratch);
  float* column = keys_.data() + key / block_n_ * head_dim_qk_ * padded_n_ + key % block_n_;
  for (Index d = 0; d < head_dim_qk_; ++d) column[d * padded_n_] = scratch[d];
  float* value = values_.data() + key * padded_v_;
  load_row(problem.v, sequence.batch, row, head, value);
  if (!problem.v_descale.per_token()) return;
  const float descale = problem.v_descale.at(sequence.number, row, head);
  for (Index d = 0; d < head_dim_v_; ++d) value[d] *= descale;
}

}  // namespace leanfa::cpu
