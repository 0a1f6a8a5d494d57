// Attention over disjoint sets of keys put together from each part's output and LSE, in the types that kernels write.
// The definition in double is reference/merge.hpp.
#pragma once

#include <span>

#include "base/attention.hpp"
#include "base/result.hpp"

namespace leanfa::runtime {

struct Part {
  AnyView out;  // bf16 or f32
  LseView<const float> lse;
};

struct MergedRows {
  MutableAnyView out;  // bf16 or f32
  LseView<float> lse;  // data may be null
};

// lse = log(sum of exp(lse_i)), out = the mean of the parts weighted by exp(lse_i - lse), in double, rounded once. A
// part with lse -inf has no keys: its out is not read, and one remaining part comes back bit for bit. NaN in an lse
// makes the row NaN. `merged` may be one of the parts. Preconditions: at least one part, all of one size.
void merge(std::span<const Part> parts, const MergedRows& merged, int threads);

}  // namespace leanfa::runtime
