// One launch of an emitted attention kernel in the emulator: inputs, run with the audit, outputs, and what they should
// be. For tests.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/attention.hpp"
#include "emu/gfx950/launch.hpp"
#include "kernels/gfx950/attention_fwd/plan.hpp"
#include "numerics/quantise.hpp"

namespace leanfa::gfx950 {

struct AttentionCase {
  Plan plan{};
  Index batch = 1, seqlen_q = 64, seqlen_k = 64, heads_q = 1, heads_kv = 1;
  std::uint64_t seed = 1;
  double q_gain = 1.0;  // of Q's standard deviation: sharper rows
  // Changes the float inputs before they are quantised: q, k, v as [batch, seqlen, heads, dim].
  std::function<void(std::vector<float>&, std::vector<float>&, std::vector<float>&)> edit{};
  std::uint64_t order = 0;
  bool lse = true;
  std::uint32_t jobs_per_workgroup = 0;  // tiles, or pairs of causal ones; 0: as the launch has it
  // Who watches the run; the audit if nobody is named.
  std::function<emu::MakeObserver(const emu::Kernel&, const emu::Dimensions&)> observer{};
};

[[nodiscard]] std::string to_string(const AttentionCase& c);

// Every plan that ships; under the sanitizers, which look at the code around them, half: each method, mask and shape.
[[nodiscard]] std::vector<Plan> tested_plans();

// Assembled once a plan and kept for the process.
class KernelStore {
 public:
  [[nodiscard]] static Result<const emu::Kernel*> get(const Plan& plan);
};

struct AttentionRun {
  std::shared_ptr<QuantisedProblem> quantised;
  AttentionProblem problem;  // as the kernel saw it
  std::vector<float> q, k, v;
  std::vector<float> out;  // [batch, seqlen_q, heads_q, head_dim_v]
  std::vector<std::uint16_t> out_bits;
  std::vector<float> lse;  // [batch, heads_q, seqlen_q]
  emu::LaunchReport report;
  Index dump_row = 0;
  std::vector<float> scores;        // [seqlen_q][dump_row]; bits of int32 for int8
  std::vector<std::uint8_t> codes;  // likewise
};

[[nodiscard]] Result<AttentionRun> run_attention(const AttentionCase& c);
// The same, of a changed kernel.
[[nodiscard]] Result<AttentionRun> run_attention(const AttentionCase& c, const emu::Kernel& kernel);

struct Expected {
  std::vector<double> out, lse;
};
[[nodiscard]] Expected reference_of(const AttentionRun& run);
// ||a - b|| / ||b||; infinite when their NaNs differ.
[[nodiscard]] double relative_error(const std::vector<float>& got, const std::vector<double>& expected);
// Errors of the audit, one a line; empty when there are none.
[[nodiscard]] std::string faults(const emu::LaunchReport& report);

}  // namespace leanfa::gfx950
