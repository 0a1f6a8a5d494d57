// From an attention problem to a plan's launch: what the kernel cannot do is refused by name, the rest becomes kernel
// arguments and a grid. Knows no device: addresses come from the caller.
#pragma once

#include <array>

#include "base/attention.hpp"
#include "kernels/gfx950/attention_fwd/kernel_args.hpp"
#include "kernels/gfx950/attention_fwd/plan.hpp"

namespace leanfa::gfx950 {

// Where the tensors of the problem lie on the device; element [0, 0, 0, 0] of each, element [0] of scales.
struct DeviceAddresses {
  std::uint64_t q = 0, k = 0, v = 0, o = 0;
  std::uint64_t lse = 0;  // 0: not written
  std::uint64_t q_descale = 0, k_descale = 0, v_descale = 0;
  std::uint64_t one = 0;  // a float 1.0F on the device, for scales that the problem does not have
};

struct Launch {
  KernelArgs args;
  std::array<std::uint32_t, 3> grid{};  // workgroups; one of them 0: nothing to do
  std::uint32_t block = 256;            // work items
};

// A job is what a workgroup does at least: a tile of full attention, a pair of causal tiles.
[[nodiscard]] std::uint32_t jobs_of(const Plan& plan, std::uint32_t tiles);
// How many jobs a workgroup does at most, of `jobs` for each of `heads` query heads (of all batch entries): as many as
// make all CUs no later ready, for what a workgroup begins and ends with comes once then.
[[nodiscard]] std::uint32_t jobs_per_workgroup(std::uint32_t jobs, std::uint64_t heads);
// Makes a launch one of at most so many jobs a workgroup.
void share_jobs(Launch& launch, const Plan& plan, std::uint32_t jobs_of_workgroup);

// `out` and `lse` describe layouts; their data is not touched. Precondition: leanfa::validate(problem) and
// validate_output(problem, out). kUnsupported: varlen, formats and dimensions other than the plan's, an output that is
// not bf16, means, LSE offsets, scales per token (Q of int8 excepted), strides and sizes that 32-bit offsets do not
// reach. `repeats`: the launch is a part of so many alike that run as one, which decides how tiles are shared out.
[[nodiscard]] Result<Launch> launch_of(const Plan& plan, const AttentionProblem& problem, const AnyView& out,
                                       const LseView<float>& lse, const DeviceAddresses& addresses,
                                       std::uint64_t repeats = 1);

}  // namespace leanfa::gfx950
