// One launch: limits checked as HIP checks them, arguments packed, the grid run on the emulator, faults reported.
#pragma once

#include <array>
#include <cstdint>

#include "hip_emulation/process.hpp"

namespace leanfa::hipemu {

struct LaunchRequest {
  const Function* function = nullptr;
  std::array<std::uint64_t, 3> grid{};  // workgroups
  std::array<std::uint32_t, 3> block{};
  std::uint64_t dynamic_lds_bytes = 0;
  void** kernel_params = nullptr;  // an address for each argument
  void** extra = nullptr;          // markers, a buffer that holds all arguments, and its size
};

[[nodiscard]] Outcome launch_kernel(Process& process, const LaunchRequest& request);

// Workgroups of `work_items` that fit a compute unit, by registers, LDS and waves. 0: not even one.
[[nodiscard]] int resident_workgroups(const emu::Kernel& kernel, std::uint64_t work_items,
                                      std::uint64_t dynamic_lds_bytes);

}  // namespace leanfa::hipemu
