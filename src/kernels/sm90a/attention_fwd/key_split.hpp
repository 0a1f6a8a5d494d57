// Into how many ranges the key blocks are split, each with an output and an LSE of its own that are merged at the end,
// where there are too few row tiles to fill the GPU. By shape the rule sees lengths, heads and the mask, never the
// batch or the device, so that a row has the same bits in any batch.
#pragma once

#include "kernels/sm90a/attention_fwd/launch.hpp"

namespace leanfa::sm90a {

inline constexpr int kMostSplits = 32;  // parts that merge_lse takes

// Range i has the key blocks i * blocks to (i + 1) * blocks - 1, as far as there are any.
struct KeySplit {
  int splits = 1;
  int blocks = 1 << 30;
};

// Precondition: attention_unsupported() is null.
[[nodiscard]] KeySplit key_split(const AttentionParams& params);

// The ranges' outputs, [split, batch, seq, head, dim_v], and LSEs, [split, batch, seq, head], in the workspace behind
// the tile counter. Null without a split.
struct Partials {
  float* out = nullptr;
  float* lse = nullptr;
};
[[nodiscard]] Partials partials_of(const AttentionParams& params);

// Of a split call, whose partials are in the workspace.
[[nodiscard]] cudaError_t merge_partials(const AttentionParams& params, cudaStream_t stream);

}  // namespace leanfa::sm90a
