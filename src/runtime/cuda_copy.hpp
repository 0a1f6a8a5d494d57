// An attention call on host tensors carried to a CUDA device: for the command line, tests and benchmarks, which have
// their tensors in files or on the host. Strides stay as they are; V's 8-bit rows become V^T. Programs with tensors on
// the device call attend() themselves.
#pragma once

#include <memory>

#include "base/result.hpp"
#include "runtime/attend.hpp"

namespace leanfa::runtime {

class CudaCopy {
 public:
  // Copies all that `host` points to. `host` is a call for a CPU in every respect but its device: rows layout, per-row
  // descales for shift P (from which the shifts are made). Errors: memory, the device's; kUnsupported without CUDA.
  [[nodiscard]] static Result<CudaCopy> make(const AttentionCall& host);
  CudaCopy(CudaCopy&&) noexcept;
  CudaCopy& operator=(CudaCopy&&) noexcept;
  ~CudaCopy();

  // On the device, for attend(), select() and workspace_bytes(). Its workspace is empty.
  [[nodiscard]] const AttentionCall& call() const;
  // Waits for the device and copies out and lse, with everything between their rows, back to where `host` has them.
  [[nodiscard]] Status fetch() const;
  // Waits for everything on the device.
  [[nodiscard]] static Status wait();

 private:
  struct State;
  explicit CudaCopy(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

// make, attend, fetch.
[[nodiscard]] Status attend_on_cuda(const AttentionCall& host);

}  // namespace leanfa::runtime
