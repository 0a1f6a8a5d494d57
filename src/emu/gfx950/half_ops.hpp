// Float16 arithmetic of one lane under MODE: exact in double, then one rounding. MODE's double/half fields apply.
#pragma once

#include <cstdint>

#include "emu/gfx950/float_ops.hpp"

namespace leanfa::emu {

using HalfBits = std::uint16_t;

[[nodiscard]] inline double half_input(const Mode& mode, std::uint32_t bits) {
  return static_cast<double>(f16_to_f32(flush_f16(static_cast<HalfBits>(bits), !mode.keep_input_denormals_f16_f64())));
}

[[nodiscard]] inline std::uint32_t half_result(const Mode& mode, double x) {
  if (std::isnan(x)) return 0x7E00U;
  const HalfBits rounded = to_f16_bits(x, mode.round_f16_f64(), mode.fp16_ovfl());
  return flush_f16(rounded, !mode.keep_output_denormals_f16_f64());
}

// s0 * s1 + s2 with one rounding. The product has 22 bits; the sum is rounded to odd before it is rounded to float16.
[[nodiscard]] inline std::uint32_t fma_f16(const Mode& mode, std::uint32_t a, std::uint32_t b, std::uint32_t c) {
  return half_result(mode, add_to_odd(half_input(mode, a) * half_input(mode, b), half_input(mode, c)));
}
[[nodiscard]] inline std::uint32_t add_f16(const Mode& mode, std::uint32_t a, std::uint32_t b) {
  return half_result(mode, half_input(mode, a) + half_input(mode, b));
}
[[nodiscard]] inline std::uint32_t sub_f16(const Mode& mode, std::uint32_t a, std::uint32_t b) {
  return half_result(mode, half_input(mode, a) - half_input(mode, b));
}
[[nodiscard]] inline std::uint32_t mul_f16(const Mode& mode, std::uint32_t a, std::uint32_t b) {
  return half_result(mode, half_input(mode, a) * half_input(mode, b));
}

[[nodiscard]] inline bool is_nan_f16(std::uint32_t x) { return (x & 0x7FFFU) > 0x7C00U; }

// Minimum and maximum return an operand's bits; a NaN gives the other operand.
[[nodiscard]] inline std::uint32_t max_f16(std::uint32_t a, std::uint32_t b) {
  if (is_nan_f16(a)) return b & 0xFFFFU;
  if (is_nan_f16(b)) return a & 0xFFFFU;
  const auto order = [](std::uint32_t x) { return static_cast<std::int16_t>((x & 0x8000U) != 0 ? x ^ 0x7FFFU : x); };
  return (order(a) >= order(b) ? a : b) & 0xFFFFU;
}
[[nodiscard]] inline std::uint32_t min_f16(std::uint32_t a, std::uint32_t b) {
  return is_nan_f16(a) || is_nan_f16(b) ? max_f16(a, b) : (max_f16(a, b) == (a & 0xFFFFU) ? b : a) & 0xFFFFU;
}

}  // namespace leanfa::emu
