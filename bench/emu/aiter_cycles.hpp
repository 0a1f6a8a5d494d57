// AITER's attention kernels under the cycle model: what the calibration prints and what its test holds to bounds. The
// code objects are not part of this repository (report/aiter_attention.hpp).
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "emu/gfx950/aiter_folder.hpp"
#include "emu/gfx950/timing/model.hpp"

namespace leanfa::emu::timing {

// The softmax phase of a ping-pong kernel: from the first vector instruction after s_setprio 0 to s_setprio 1.
struct SoftmaxPhase {
  std::uint64_t begin_pc = 0;
  std::uint64_t end_pc = 0;
  Clocks vector;  // what its vector instructions and s_nops alone take
};

struct AiterCycles {
  std::vector<TimingReport> reports;  // one for each of the parameters
  // Loops of the program, then its phases: the order of TimingReport::loops.
  std::size_t loops = 0;
  std::vector<SoftmaxPhase> phases;
};

[[nodiscard]] Result<AiterCycles> model_aiter(const std::string& folder, const AiterCase& problem,
                                              std::span<const Parameters> parameters);

}  // namespace leanfa::emu::timing
