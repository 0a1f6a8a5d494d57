// A grid of workgroups: registers set up as the kernel descriptor asks, workgroups spread over host threads, faults
// collected. The result does not depend on the number of threads, atomics on floats aside.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "base/result.hpp"
#include "emu/gfx950/kernel.hpp"
#include "emu/gfx950/workgroup.hpp"

namespace leanfa::emu {

struct Dimensions {
  std::array<std::uint32_t, 3> grid{1, 1, 1};    // workgroups
  std::array<std::uint32_t, 3> block{64, 1, 1};  // work items of a workgroup
  std::uint32_t dynamic_lds_bytes = 0;
};

using MakeObserver = std::function<std::unique_ptr<Observer>()>;

struct LaunchOptions {
  int threads = 0;          // 0: all
  std::uint64_t order = 0;  // wave order within workgroups: 0 in turn, else a seed
  RunLimits limits;
  MakeObserver make_observer;  // null: none
};

struct LaunchReport {
  FaultLog faults;
  std::uint64_t instructions = 0;  // of all waves
  bool finished = true;            // no fatal fault
};

// What registers, LDS and waves a wave starts with. `kernarg_address` is where the kernel arguments lie in memory.
struct DispatchAddresses {
  std::uint64_t kernarg = 0;
  std::uint64_t packet = 0;
};

// kBadInput when the sizes break a limit of the chip or of the kernel.
[[nodiscard]] Status check_dimensions(const Kernel& kernel, const Dimensions& dimensions);

// Sets up workgroup `index` (x fastest). Registers and LDS that nothing initialises hold a pattern that is a NaN.
void start_workgroup(Workgroup& workgroup, const Kernel& kernel, const Dimensions& dimensions, std::uint32_t index,
                     const DispatchAddresses& addresses, const Memory& memory);

// Runs the grid. `kernarg` holds the explicit arguments; hidden ones that the metadata lists are filled in.
[[nodiscard]] Result<LaunchReport> launch(const Kernel& kernel, const Dimensions& dimensions,
                                          std::span<const std::byte> kernarg, Memory& memory,
                                          const LaunchOptions& options);

}  // namespace leanfa::emu
