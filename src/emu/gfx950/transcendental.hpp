// v_exp_f32 (2^x), v_log_f32 (log2), v_rcp, v_rsq, v_sqrt, v_sin and v_cos (of x turns) of one lane.
// Results are the correctly rounded ones but for at most 2^-20 ulp of the double computation, i.e. within 0.501 ulp;
// the hardware is documented to 1 ulp, so a kernel that needs these exact bits is wrong. Denormal inputs and outputs of
// exp, log, rcp and rsq are flushed whatever MODE says, as LLVM's lowering of exp2, log2 and 1/x for AMDGPU presumes
// (AMDGPUISelLowering.cpp, lowerFEXP2, lowerFLOG2); sqrt follows MODE.
#pragma once

#include <cstdint>

#include "emu/gfx950/mode.hpp"

namespace leanfa::emu {

// Largest error of these functions here, in units in the last place of the float32 result.
inline constexpr double kTranscendentalUlp = 0.501;

[[nodiscard]] std::uint32_t exp_f32(std::uint32_t x);
[[nodiscard]] std::uint32_t log_f32(std::uint32_t x);
[[nodiscard]] std::uint32_t rcp_f32(std::uint32_t x);
[[nodiscard]] std::uint32_t rsq_f32(std::uint32_t x);
[[nodiscard]] std::uint32_t sqrt_f32(std::uint32_t x, const Mode& mode);
[[nodiscard]] std::uint32_t sin_f32(std::uint32_t x);
[[nodiscard]] std::uint32_t cos_f32(std::uint32_t x);

// All 64 lanes of v_exp_f32, in a loop that vectorises: attention spends half of its vector time here.
void exp_f32_lanes(const std::uint32_t* x, std::uint32_t* result);

}  // namespace leanfa::emu
