// Float arithmetic of one lane under MODE: every rounding mode, denormals kept or flushed, NaN as the vector unit makes
// it (quiet NaN 0x7FC00000 where no operand is a NaN). Not here: transcendental functions (transcendental.hpp),
// small formats (small_formats.hpp). Source: CDNA4 manual, sections 3.5, 6.2.2, 6.4, 6.5.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>

#include "emu/gfx950/mode.hpp"

namespace leanfa::emu {

inline constexpr std::uint32_t kQuietNanBits = 0x7FC00000U;

[[nodiscard]] inline float as_f32(std::uint32_t bits) { return std::bit_cast<float>(bits); }
[[nodiscard]] inline std::uint32_t as_u32(float x) { return std::bit_cast<std::uint32_t>(x); }
[[nodiscard]] inline double as_f64(std::uint64_t bits) { return std::bit_cast<double>(bits); }
[[nodiscard]] inline std::uint64_t as_u64(double x) { return std::bit_cast<std::uint64_t>(x); }

[[nodiscard]] inline bool is_nan_f32(std::uint32_t x) { return (x & 0x7FFFFFFFU) > 0x7F800000U; }
[[nodiscard]] inline bool is_signalling_f32(std::uint32_t x) { return is_nan_f32(x) && (x & 0x00400000U) == 0; }

// x as an IEEE format of `mantissa_bits` stored bits and smallest normal exponent `min_exponent`, still held in a
// double, rounded as `round` says. Overflow is left to the caller. Exact for any double.
[[nodiscard]] double round_to_format(double x, int mantissa_bits, int min_exponent, Round round);

// a * b + c in a double that is rounded to odd, so that one more rounding to a narrower format is correct.
[[nodiscard]] double fma_to_odd(float a, float b, float c);

// The sum a + b rounded to odd; a and b are doubles.
[[nodiscard]] double add_to_odd(double a, double b);

// A double (exact, or rounded to odd) to float32 in any rounding mode.
[[nodiscard]] float to_f32(double x, Round round);

// A double (exact, or rounded to odd) to float16 bits; `clamp_overflow` is MODE.FP16_OVFL.
[[nodiscard]] std::uint16_t to_f16_bits(double x, Round round, bool clamp_overflow);

[[nodiscard]] float f16_to_f32(std::uint16_t bits);
[[nodiscard]] float bf16_to_f32(std::uint16_t bits);
[[nodiscard]] std::uint16_t f32_to_bf16_rne(float x);
// f16 of a float32 in nearest even, MODE not consulted (v_cvt_pk_f16_f32, packed stores of that kind).
[[nodiscard]] std::uint16_t f32_to_f16_rne(float x);

// NaN results of operations without a NaN operand are the positive quiet NaN.
[[nodiscard]] inline std::uint32_t canonical_nan(float result, bool operand_is_nan) {
  const std::uint32_t bits = as_u32(result);
  return is_nan_f32(bits) && !operand_is_nan ? kQuietNanBits : bits;
}

// v_min_f32 / v_max_f32. A NaN operand gives the other one; with IEEE a signalling NaN gives itself, quiet.
// -0 is below +0.
[[nodiscard]] std::uint32_t min_f32(std::uint32_t a, std::uint32_t b, bool ieee);
[[nodiscard]] std::uint32_t max_f32(std::uint32_t a, std::uint32_t b, bool ieee);

// Output modifiers of VOP3 (OMOD, CLAMP): section 6.2.2.
[[nodiscard]] std::uint32_t apply_omod_f32(std::uint32_t x, unsigned omod, const Mode& mode);
[[nodiscard]] std::uint32_t clamp_f32(std::uint32_t x, const Mode& mode);
[[nodiscard]] std::uint16_t clamp_f16(std::uint16_t x, const Mode& mode);

// Conversions to integers: truncated, saturated, NaN gives 0 (v_cvt_u32_f32, v_cvt_i32_f32 and the 16-bit forms).
[[nodiscard]] std::uint32_t f64_to_u32(double x);
[[nodiscard]] std::int32_t f64_to_i32(double x);
[[nodiscard]] std::uint32_t f64_to_unsigned(double x, std::uint32_t max);
[[nodiscard]] std::int32_t f64_to_signed(double x, std::int32_t min, std::int32_t max);

// To a whole number in the given rounding mode.
[[nodiscard]] double round_to_integer(double x, Round round);

}  // namespace leanfa::emu
