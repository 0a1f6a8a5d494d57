// The kernels for gfx950 that the library carries: one list, from which the build makes the code objects that are
// embedded (embedded.hpp), and their plans by kernel, which `leanfa emit --list` prints.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace leanfa::gfx950 {

struct ShippedKernel {
  std::string plan;    // its text form, by which the runtime asks for it
  std::string symbol;  // of the kernel in its code object; a file name too
  int arguments_version = 0;
  std::string text;  // assembly
};

// All of them. Errors are defects of a generator.
[[nodiscard]] Result<std::vector<ShippedKernel>> shipped_kernels();

struct KernelPlans {
  std::string_view kernel;
  std::vector<std::string> plans;  // in their text form
};
// In the order of shipped_kernels(); nothing is emitted for it.
[[nodiscard]] std::vector<KernelPlans> shipped_plans();

}  // namespace leanfa::gfx950
