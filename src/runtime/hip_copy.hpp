// An attention call on host tensors carried to a HIP device: for the command line and tests, which have their tensors
// in files or on the host. Strides stay as they are. Programs with tensors on the device call attend() themselves.
#pragma once

#include <memory>

#include "base/result.hpp"
#include "runtime/attend.hpp"

namespace leanfa::runtime {

class HipCopy {
 public:
  // Copies all that `host` points to. `host` is a call for a CPU in every respect but its device. Means and LSE
  // offsets, which no kernel of gfx950 takes, are left as they are. Errors: memory, the device's; kUnsupported without
  // HIP.
  [[nodiscard]] static Result<HipCopy> make(const AttentionCall& host);
  HipCopy(HipCopy&&) noexcept;
  HipCopy& operator=(HipCopy&&) noexcept;
  ~HipCopy();

  // On the device, for attend() and select().
  [[nodiscard]] const AttentionCall& call() const;
  // Waits for the device and copies out and lse, with everything between their rows, back to where `host` has them.
  [[nodiscard]] Status fetch() const;
  // Waits for everything on the device.
  [[nodiscard]] static Status wait();

 private:
  struct State;
  explicit HipCopy(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

}  // namespace leanfa::runtime
