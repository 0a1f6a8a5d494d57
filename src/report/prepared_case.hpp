// A problem of a case list with memory of its own: inputs, quantised as its method says, output and workspace, ready to
// be attended. How it is measured is bench.hpp's and modelled_bench.hpp's business.
#pragma once

#include <cstdint>
#include <optional>

#include "numerics/quantise.hpp"
#include "report/cases.hpp"
#include "report/gaussian.hpp"
#include "runtime/attend.hpp"

namespace leanfa::report {

struct PreparedCase {
  GaussianProblem gaussian;                   // where the inputs are not the caller's
  AttentionProblem wide;                      // the inputs before quantisation
  std::optional<QuantisedProblem> quantised;  // where the method has inputs other than those
  Buffer<std::byte> out, workspace;
  runtime::AttentionCall call;  // points into the above
};

struct CaseInputs {
  runtime::DeviceKind device = runtime::DeviceKind::kCpu;
  int threads = 0;
  std::uint64_t seed = 1;              // of the Gaussian numbers
  const AttentionProblem* captured{};  // instead of them, with the case's heads and lengths; outlives what is prepared
};

// Errors: memory, and what the quantiser, select() or the kernel's workspace refuse.
[[nodiscard]] Status prepare(const Case& c, const Method& method, const CaseInputs& inputs, PreparedCase& prepared);

}  // namespace leanfa::report
