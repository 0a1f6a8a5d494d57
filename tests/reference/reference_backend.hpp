// The reference as a Backend of support/conformance.hpp, and a plain way to run it on one problem.
#pragma once

#include "reference/attention.hpp"
#include "support/conformance.hpp"

namespace leanfa::support {

inline constexpr double kDoubleRoundoff = 0x1p-53;

using ReferenceBackend = Backend<double, double>;
using ReferenceOutputs = Outputs<double, double>;

inline ReferenceBackend reference_backend(DType input, HeadDims dims = {}, reference::Options options = {}) {
  return {
      .run =
          [options](const AttentionProblem& p, const View<double>& out, const LseView<double>& lse, int threads) {
            reference::Options chosen = options;
            chosen.threads = threads;
            return reference::attention(p, out, lse, chosen);
          },
      .input = input,
      .out_bound = [](const RowFacts& row) { return out_bound(row, kDoubleRoundoff); },
      .lse_bound = [](const RowFacts& row) { return lse_bound(row, kDoubleRoundoff); },
      .ones_bound = 0,
      .dims = dims,
  };
}

inline ReferenceOutputs attend(const AttentionProblem& problem, const reference::Options& options = {}) {
  return run(reference_backend(problem.q.dtype, {}, options), problem, options.threads);
}

}  // namespace leanfa::support
