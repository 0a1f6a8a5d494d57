// The keys and values of one key head of one sequence, unpacked to float32 in the order that the tile loop reads them.
#pragma once

#include <atomic>
#include <vector>

#include "base/attention.hpp"
#include "base/buffer.hpp"
#include "numerics/method.hpp"

namespace leanfa::cpu {

struct KeyBlock {
  Index first_key = 0;
  Index keys = 0;
};

// Blocks end at multiples of block_n; the first sink_keys keys are a block of their own. Block b holds K^T as
// [head_dim_qk][padded_n] at keys + b * head_dim_qk * padded_n, and V as [keys][padded_v] at values + first_key *
// padded_v. Columns past the end are zero. Stored values; a per-token V descale is multiplied in.
class KeyHead {
 public:
  // Loads key head `head` of `sequence`. Non-finite keys are stored as zero and the first one is remembered.
  [[nodiscard]] static Result<KeyHead> load(const AttentionProblem& problem, const Sequence& sequence, Index head,
                                            const Method& method, int threads);

  [[nodiscard]] const std::vector<KeyBlock>& blocks() const { return blocks_; }
  [[nodiscard]] const float* keys(std::size_t block) const {
    return keys_.data() + static_cast<Index>(block) * head_dim_qk_ * padded_n_;
  }
  [[nodiscard]] const float* values(std::size_t block) const {
    return values_.data() + blocks_[block].first_key * padded_v_;
  }
  [[nodiscard]] Index padded_n() const { return padded_n_; }
  [[nodiscard]] Index padded_v() const { return padded_v_; }
  // Rows that see this key are NaN; seqlen_k if every key is finite.
  [[nodiscard]] Index first_bad_key() const { return first_bad_key_; }

 private:
  void load_block(const AttentionProblem& problem, const Sequence& sequence, Index head, std::size_t block,
                  float* scratch, std::atomic<Index>& first_bad);

  std::vector<KeyBlock> blocks_;
  Buffer<float> keys_, values_;
  Index head_dim_qk_ = 0, head_dim_v_ = 0, padded_n_ = 0, padded_v_ = 0;
  Index first_bad_key_ = 0;
};

}  // namespace leanfa::cpu
