// What a benchmark needs on a CUDA device: a problem of Gaussian numbers made and quantised there, and a queue of
// launches with time marks in it. Protocols and reports: report/device_bench.hpp.
#pragma once

#include <memory>
#include <string>

#include "base/result.hpp"
#include "runtime/attend.hpp"

namespace leanfa::runtime {

struct CudaBenchShape {
  Index batch = 1, seqlen_q = 0, seqlen_k = 0, heads_q = 0, heads_kv = 0, head_dim_qk = 0, head_dim_v = 0;
  bool causal = false;
  SplitRule split = SplitRule::kByShape;
};

class CudaBenchProblem {
 public:
  // bf16 normal numbers, quantised by the device's kernels where the method has 8 bits: per (batch, head), shift P's Q
  // per row. Errors: memory, the device's, methods whose inputs the quantisers do not make (+vmean).
  [[nodiscard]] static Result<CudaBenchProblem> make(const CudaBenchShape& shape, const Method& method,
                                                     std::uint64_t seed);
  CudaBenchProblem(CudaBenchProblem&&) noexcept;
  CudaBenchProblem& operator=(CudaBenchProblem&&) noexcept;
  ~CudaBenchProblem();

  [[nodiscard]] const AttentionCall& call() const;
  // Of the device, for nvml.hpp.
  [[nodiscard]] std::string pci_bus_id() const;

 private:
  struct State;
  explicit CudaBenchProblem(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

// Marks on the default stream of the current device.
class CudaMarks {
 public:
  CudaMarks();
  CudaMarks(const CudaMarks&) = delete;
  CudaMarks& operator=(const CudaMarks&) = delete;
  ~CudaMarks();

  // After everything enqueued so far. Marks are numbered from 0.
  [[nodiscard]] Result<int> mark();
  [[nodiscard]] Status wait_for(int mark) const;
  // Precondition: both were waited for.
  [[nodiscard]] Result<double> seconds_between(int first, int second) const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace leanfa::runtime
