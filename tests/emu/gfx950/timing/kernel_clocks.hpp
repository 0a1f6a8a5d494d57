// Times a kernel of timing.co with the cycle model and says when each wave issued each instruction. For tests.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "emu/gfx950/timing/model.hpp"

namespace leanfa::emu::timing {

// False where no compiler for gfx950 was there when the tests were built.
[[nodiscard]] bool have_kernels();

// A label's address.
[[nodiscard]] std::uint64_t address_of(std::string_view label);

struct KernelClocks {
  TimingReport report;
  // [wave]: the clocks at which it issued the instructions from <name>_begin on, the first one's being 0. All waves
  // count from the first issue there of any wave.
  std::vector<std::vector<std::int64_t>> issues;
};

struct TimedKernel {
  std::string_view name;
  std::uint32_t waves = 1;
  std::vector<std::string> set{};  // "name=value"
  std::vector<LoopQuery> loops{};
  std::uint32_t workgroups = 1;
};

// Runs it and returns what the model says, or its refusal.
[[nodiscard]] Result<ModelledLaunch> model_kernel(const TimedKernel& kernel, ModelOptions options);

// Reports failures to GoogleTest.
[[nodiscard]] KernelClocks clocks_of(const TimedKernel& kernel);

}  // namespace leanfa::emu::timing
