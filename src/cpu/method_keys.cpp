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

Result<KeyHead> KeyHead::load(const AttentionProblem& problem, const Sequence& sequence, Index head,
                              const Method& method, int threads) {
  KeyHead loaded;
  const Index n = sequence.seqlen_k;
  const Index block_n = std::min(method.block_n, std::max<Index>(n, 1));
  loaded.head_dim_qk_ = problem.k.dim();
  loaded.head_dim_v_ = problem.v.dim();
  loaded.padded_n_ = round_up(block_n, kPackedColumns);
  loaded.padded_v_ = round_up(loaded.head_dim_v_, kPackedColumns);
  for (Index first = 0; first < n;) {
    const bool sinks = first == 0 && method.sink_keys > 0;
    const Index end = std::min(n, sinks ? method.sink_keys : (first / block_n + 1) * block_n);
    loaded.blocks_.push_back({first, end - first});
    first = end;
  }
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
    loaded.load_block(problem, sequence, head, static_cast<std::size_t>(block),
                      scratch->data() + block * loaded.head_dim_qk_, first_bad);
  });
  loaded.first_bad_key_ = first_bad.load();
  return loaded;
}

void KeyHead::load_block(const AttentionProblem& problem, const Sequence& sequence, Index head, std::size_t block,
                         float* scratch, std::atomic<Index>& first_bad) {
  const KeyBlock range = blocks_[block];
  float* keys = keys_.data() + static_cast<Index>(block) * head_dim_qk_ * padded_n_;
  for (Index j = 0; j < range.keys; ++j) {
    const Index row = sequence.k_begin + range.first_key + j;
    if (!row_is_finite(problem.k, sequence.batch, row, head) || !row_is_finite(problem.v, sequence.batch, row, head)) {
      lower_to(first_bad, range.first_key + j);
      continue;
    }
    load_row(problem.k, sequence.batch, row, head, scratch);
    for (Index d = 0; d < head_dim_qk_; ++d) keys[d * padded_n_ + j] = scratch[d];
    float* value = values_.data() + (range.first_key + j) * padded_v_;
    load_row(problem.v, sequence.batch, row, head, value);
    if (!problem.v_descale.per_token()) continue;
    const float descale = problem.v_descale.at(sequence.number, row, head);
    for (Index d = 0; d < head_dim_v_; ++d) value[d] *= descale;
  }
}

}  // namespace leanfa::cpu
