// A copy of an attention problem that keeps only some query heads, each with a key head of its own, and that may have
// V zero at key 0 (the value of an attention sink).
#pragma once

#include <cstddef>
#include <span>

#include "base/attention.hpp"
#include "base/buffer.hpp"

namespace leanfa::report {

struct OwnedProblem {
  AttentionProblem problem;  // views into the buffers below
  Buffer<std::byte> q, k, v;
};

// Precondition: a valid problem without cu_seqlens. Empty `heads` keeps all. kBadInput: a head that it does not have.
[[nodiscard]] Result<OwnedProblem> select_heads(const AttentionProblem& problem, std::span<const Index> heads,
                                                bool zero_first_value);

}  // namespace leanfa::report
