// The DOT instructions of one lane: sums of products of the parts of two dwords, plus a third operand. Float forms
// flush denormals and ignore MODE's rounding (CDNA4 manual, section 6.4).
#pragma once

#include <cstdint>
#include <type_traits>

#include "emu/gfx950/float_ops.hpp"

namespace leanfa::emu {

template <class Acc, int Bits, bool Signed>
[[nodiscard]] constexpr std::uint32_t dot_integer(std::uint32_t a, std::uint32_t b, std::uint32_t c) {
  std::int64_t sum = static_cast<std::int64_t>(static_cast<Acc>(c));
  for (int part = 0; part < 32 / Bits; ++part) {
    const auto element = [&](std::uint32_t x) {
      const std::uint32_t field = x >> (part * Bits) & ((1U << Bits) - 1);
      if constexpr (!Signed) return static_cast<std::int64_t>(field);
      const std::uint32_t sign = 1U << (Bits - 1);
      return static_cast<std::int64_t>(static_cast<std::int32_t>((field ^ sign) - sign));
    };
    sum += element(a) * element(b);
  }
  return static_cast<std::uint32_t>(sum);
}

[[nodiscard]] inline std::uint32_t dot_result(double sum) {
  const std::uint32_t bits = canonical_nan(static_cast<float>(sum), false);
  return flush_f32(bits, true);
}

[[nodiscard]] inline std::uint32_t dot2_f32_bf16(std::uint32_t a, std::uint32_t b, std::uint32_t c) {
  const auto value = [](std::uint32_t bits) { return static_cast<double>(as_f32(flush_f32(bits << 16, true))); };
  return dot_result(value(a & 0xFFFFU) * value(b & 0xFFFFU) + value(a >> 16) * value(b >> 16) +
                    static_cast<double>(as_f32(flush_f32(c, true))));
}

[[nodiscard]] inline std::uint32_t dot2_f32_f16(std::uint32_t a, std::uint32_t b, std::uint32_t c) {
  const auto value = [](std::uint32_t bits) {
    return static_cast<double>(f16_to_f32(flush_f16(static_cast<std::uint16_t>(bits), true)));
  };
  return dot_result(value(a & 0xFFFFU) * value(b & 0xFFFFU) + value(a >> 16) * value(b >> 16) +
                    static_cast<double>(as_f32(flush_f32(c, true))));
}

}  // namespace leanfa::emu
