// Attention in double: the definition of what is correct. Every backend's error is measured against it.
// It streams over key blocks with a running maximum, so its memory does not grow with the lengths. It models no kernel
// (those are in cpu/) and rounds nothing but double arithmetic. The loop is in tile.cpp; the error bound and the rules
// for special values are in docs/design/reference.md.
#pragma once

#include <optional>

#include "base/attention.hpp"
#include "base/result.hpp"
#include "reference/stages.hpp"

namespace leanfa::reference {

struct Options {
  int threads = 0;  // 0: the processors that this process may run on
  // The score of key 0 is replaced by the row's maximum over its other visible keys plus this many binades, which
  // models an attention sink. Rows that see no other key keep their score. Finite.
  std::optional<double> sink_binades = std::nullopt;
  // Replaces P by a model of rounded probabilities (stages.hpp). Not owned; null for exact attention.
  const ProbabilityModel* p_rounding = nullptr;
};

// O = softmax(softmax_scale * Q K^T) V + v_mean, on stored values times descales; q, k and v of any element type.
// out is [batch, seqlen_q, heads_q, head_dim_v]; lse (natural logarithm, lse_offset added) is skipped if data is null.
// Rows without keys: 0 and -inf. A row that sees a non-finite K or V element or descale, or has one in Q, is NaN in
// both; no other row is touched by it. Bits do not depend on threads, on strides, or on what else is in the batch.
// Errors: kBadInput (validate(), validate_output(), options), kOutOfMemory (some 500 KiB per thread at head_dim 128).
[[nodiscard]] Status attention(const AttentionProblem& problem, const View<double>& out, const LseView<double>& lse,
                               const Options& options = {});

}  // namespace leanfa::reference
