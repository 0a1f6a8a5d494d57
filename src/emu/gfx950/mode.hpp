// The MODE register's fields that arithmetic depends on (CDNA4 manual, section 3.5, table 4), and the flushing of
// denormals that they ask for. Rounding and arithmetic themselves are in float_ops.hpp.
#pragma once

#include <cstdint>

namespace leanfa::emu {

enum class Round : std::uint8_t { kNearestEven = 0, kUp = 1, kDown = 2, kToZero = 3 };

struct Mode {
  std::uint32_t bits = 0;

  [[nodiscard]] Round round_f32() const { return static_cast<Round>(bits & 3U); }
  [[nodiscard]] Round round_f16_f64() const { return static_cast<Round>((bits >> 2) & 3U); }
  // Denormal field: bit 0 lets input denormals through, bit 1 lets output denormals through.
  [[nodiscard]] bool keep_input_denormals_f32() const { return (bits >> 4 & 1U) != 0; }
  [[nodiscard]] bool keep_output_denormals_f32() const { return (bits >> 5 & 1U) != 0; }
  [[nodiscard]] bool keep_input_denormals_f16_f64() const { return (bits >> 6 & 1U) != 0; }
  [[nodiscard]] bool keep_output_denormals_f16_f64() const { return (bits >> 7 & 1U) != 0; }
  [[nodiscard]] bool dx10_clamp() const { return (bits >> 8 & 1U) != 0; }
  [[nodiscard]] bool ieee() const { return (bits >> 9 & 1U) != 0; }
  [[nodiscard]] bool fp16_ovfl() const { return (bits >> 23 & 1U) != 0; }
  [[nodiscard]] bool gpr_idx_en() const { return (bits >> 27 & 1U) != 0; }
  [[nodiscard]] bool vskip() const { return (bits >> 28 & 1U) != 0; }
};

// A denormal becomes a zero of the same sign when `flush` is set.
[[nodiscard]] constexpr std::uint32_t flush_f32(std::uint32_t x, bool flush) {
  return flush && (x & 0x7F800000U) == 0 ? x & 0x80000000U : x;
}

[[nodiscard]] constexpr std::uint16_t flush_f16(std::uint16_t x, bool flush) {
  return flush && (x & 0x7C00U) == 0 ? static_cast<std::uint16_t>(x & 0x8000U) : x;
}

[[nodiscard]] constexpr std::uint64_t flush_f64(std::uint64_t x, bool flush) {
  return flush && (x & 0x7FF0000000000000U) == 0 ? x & 0x8000000000000000U : x;
}

}  // namespace leanfa::emu
