// What one attention kernel for gfx950 is, as a value that prints and parses: input format, P, reference, head
// dimensions, mask. `leanfa emit --list` shows the plans that ship; the text form round-trips.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "numerics/method.hpp"

namespace leanfa::gfx950 {

struct Plan {
  InputFormat format = InputFormat::kE4M3;
  PCode p = PCode::kLean;
  ReferenceRule reference = ReferenceRule::kAnchor;
  int head_dim_qk = 128;
  int head_dim_v = 128;
  bool causal = false;
  // Scores and codes go to a buffer, for tests. Such a plan does not ship.
  bool dump = false;

  friend bool operator==(const Plan&, const Plan&) = default;
};

// "e4m3/lean/anchor d=128 causal", "bf16/exact/running d=192,128 full", "... dump=s".
[[nodiscard]] std::string name(const Plan& plan);
// A name that is a symbol: "leanfa_attention_fwd_e4m3_lean_anchor_d128_causal".
[[nodiscard]] std::string kernel_name(const Plan& plan);
[[nodiscard]] Result<Plan> parse_plan(std::string_view text);
// Which combinations have a kernel; kUnsupported with the reason otherwise.
[[nodiscard]] Status validate(const Plan& plan);
// Every plan that ships.
[[nodiscard]] std::vector<Plan> plans();
// The method whose codes the kernel computes (numerics/method.hpp).
[[nodiscard]] Method method_of(const Plan& plan);

// The score accumulators start at shift P's C, so that a code is a shift; O's last tile makes room for it.
[[nodiscard]] constexpr bool starts_at_c(const Plan& plan) {
  return plan.p == PCode::kShift && plan.reference == ReferenceRule::kSlack;
}

// Where l is summed: by the matrix pipe, whose row sum gives both lanes of a query the same, or by the vector pipe,
// each lane its own keys.
[[nodiscard]] constexpr bool sums_on_matrix_pipe(const Plan& plan) {
  return plan.format != InputFormat::kBF16 && !starts_at_c(plan);
}

// The output's addresses stay from tile to tile, where AGPRs are left for them.
[[nodiscard]] constexpr bool keeps_output_places(const Plan& plan) {
  return plan.format != InputFormat::kBF16 || plan.head_dim_qk == 128;
}

// Sizes that follow from a plan.
inline constexpr int kBlockN = 64;     // keys of a block
inline constexpr int kHalfRows = 32;   // queries of one half of a wave: the columns of its matrix instructions
inline constexpr int kWaveRows = 64;   // two halves
inline constexpr int kWaves = 4;       // one a SIMD
inline constexpr int kTileRows = 256;  // queries of a workgroup
[[nodiscard]] constexpr int element_bytes(InputFormat format) { return format == InputFormat::kBF16 ? 2 : 1; }

}  // namespace leanfa::gfx950
