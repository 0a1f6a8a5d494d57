// Which kernel serves a call: the first row of one table whose every column fits. A row that does not fit says why, all
// of its reasons, and a call that no row fits is refused with the reasons of every row of its device.
// To add a kernel, add a row (docs/design/runtime.md).
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "runtime/attend.hpp"

namespace leanfa::runtime {

struct DimRange {
  Index min = 0, max = 0;
  std::string_view accepted{};  // for people, where not every number between is served
};

struct Kernel {
  std::string_view name;
  DeviceKind device;
  std::string_view inputs;     // types of q, k and v, for people
  std::string_view head_dims;  // for people
  std::string_view absent;     // why this build has no such kernel; then the columns below are empty
  std::span<const InputFormat> formats{};
  std::span<const DType> out_dtypes{};
  DimRange dim_qk{};
  DimRange dim_v{};
  bool any_method = false;        // false: the running reference with the default block, order and splits
  bool scales_and_means = false;  // serves descales, V's mean and the LSE's offset
  bool rows_only = true;          // K and V are in the rows layout; else `further` judges their layouts
  // Limits that no column has; may be null.
  std::vector<std::string> (*further)(const AttentionCall&) = nullptr;
  bool further_of_served = false;  // is asked only of calls that the columns serve: it would say the same once more
  std::size_t (*workspace_bytes)(const AttentionCall&) = nullptr;
  Status (*run)(const AttentionCall&) = nullptr;

  [[nodiscard]] bool available() const { return absent.empty(); }
};

// In order of preference, the absent ones too.
[[nodiscard]] std::span<const Kernel> kernels();

// Why `kernel` does not serve the call; empty if it does. Preconditions: a valid problem and method.
[[nodiscard]] std::vector<std::string> refusals(const Kernel& kernel, const AttentionCall& call);

// The first kernel that serves the call. Error: kUnsupported, a line for each reason of each kernel of the device.
[[nodiscard]] Result<const Kernel*> select(const AttentionCall& call);

// The method for inputs of the type of q when the caller names none. Error: a type that no method takes.
[[nodiscard]] Result<Method> default_method(DType q);

// What the method's format asks of the types of q, k and v and these do not meet. Accepted types are in the text.
[[nodiscard]] std::vector<std::string> dtype_violations(const AttentionProblem& problem, const Method& method);

}  // namespace leanfa::runtime
