// Conversions of gfx950's 8-, 6- and 4-bit floats, as v_cvt_* do them (CDNA4 manual, section 7.3 and tables 30 to 32).
// MFMA operands use decode(); which bits of a register an element occupies is in mfma_layout.hpp.
#pragma once

#include <array>
#include <cstdint>

namespace leanfa::emu {

// In the order of the CBSZ and BLGP codes of the f8f6f4 matrix instructions.
enum class SmallFormat : std::uint8_t { kE4M3, kE5M2, kE2M3, kE3M2, kE2M1 };

[[nodiscard]] constexpr int bits_of(SmallFormat format) {
  constexpr std::array<int, 5> kBits{8, 8, 6, 6, 4};
  return kBits[static_cast<std::size_t>(format)];
}

// The value of a code; NaN and infinities where the format has them. Only the format's own bits of `code` count.
[[nodiscard]] float decode(SmallFormat format, std::uint32_t code);

// All values of a format, by code (256 entries for 8 bits, 64 for 6, 16 for 4).
[[nodiscard]] const std::array<float, 256>& values_of(SmallFormat format);

// Nearest even. Beyond the range: e4m3 becomes NaN and e5m2 infinity, or both the largest value with FP16_OVFL (which
// also takes infinities); the 6- and 4-bit formats always saturate, and NaN, which they lack, becomes their largest
// value (the manual does not say; LLVM's and AMD's software conversions do the same).
[[nodiscard]] std::uint8_t encode(SmallFormat format, double x, bool fp16_ovfl);

// Stochastic: the magnitude plus random/2^32 of a unit in the last place, truncated (section 7.3: "add a random value
// ... and then truncate"). The pseudocode of v_cvt_sr_fp8_f32 reads as if it rounded to nearest after the addition,
// which would bias the result; that reading is not followed.
[[nodiscard]] std::uint8_t encode_stochastic(SmallFormat format, double x, std::uint32_t random, bool fp16_ovfl);

// v_cvt_pk_fp8_f32 of one value, in a form that vectorises.
[[nodiscard]] std::uint8_t f32_to_e4m3(std::uint32_t x, bool fp16_ovfl);

// 2^(exponent(s) - 127) of a scale operand, a float of which only the exponent counts; 255 is NaN.
[[nodiscard]] double scale_of(std::uint32_t scale_operand);

// One step of V_PRNG_B32, which the multi-value stochastic conversions apply between values.
[[nodiscard]] constexpr std::uint32_t prng_step(std::uint32_t x) { return (x << 1) ^ ((x >> 31) != 0 ? 197U : 0U); }

}  // namespace leanfa::emu
