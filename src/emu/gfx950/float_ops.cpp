#include "emu/gfx950/float_ops.hpp"

#include <algorithm>
#include <limits>

#include "numerics/formats.hpp"

namespace leanfa::emu {

double round_to_integer(double x, Round round) {
  switch (round) {
    case Round::kNearestEven:
      return std::nearbyint(x);
    case Round::kUp:
      return std::ceil(x);
    case Round::kDown:
      return std::floor(x);
    case Round::kToZero:
      return std::trunc(x);
  }
  return x;
}

double round_to_format(double x, int mantissa_bits, int min_exponent, Round round) {
  if (!std::isfinite(x) || x == 0.0) return x;
  const int exponent = std::max(std::ilogb(x), min_exponent);
  // Two steps each way: 2^(mantissa_bits - exponent) alone may lie outside double's range.
  const int shift = mantissa_bits - exponent;
  const double scaled = std::ldexp(x, shift);
  return std::ldexp(round_to_integer(scaled, round), -shift);
}

double add_to_odd(double a, double b) {
  const double sum = a + b;
  if (!std::isfinite(sum)) return sum;
  const double b_part = sum - a;
  const double error = (a - (sum - b_part)) + (b - b_part);
  const std::uint64_t bits = as_u64(sum);
  if (error == 0.0 || (bits & 1U) != 0) return sum;
  const bool away = (error > 0.0) == (sum > 0.0);
  return as_f64(away ? bits + 1 : bits - 1);
}

double fma_to_odd(float a, float b, float c) {
  return add_to_odd(static_cast<double>(a) * static_cast<double>(b), static_cast<double>(c));
}

float to_f32(double x, Round round) {
  if (round == Round::kNearestEven || !std::isfinite(x) || x == 0.0) return static_cast<float>(x);
  const double rounded = round_to_format(x, 23, -126, round);
  constexpr double kMax = static_cast<double>(std::numeric_limits<float>::max());
  if (std::abs(rounded) <= kMax) return static_cast<float>(rounded);
  const bool to_infinity = rounded > 0 ? round == Round::kUp : round == Round::kDown;
  const float magnitude = to_infinity ? std::numeric_limits<float>::infinity() : std::numeric_limits<float>::max();
  return rounded > 0 ? magnitude : -magnitude;
}

std::uint16_t to_f16_bits(double x, Round round, bool clamp_overflow) {
  const std::uint16_t sign = std::signbit(x) ? 0x8000U : 0U;
  if (std::isnan(x)) return static_cast<std::uint16_t>(sign | 0x7E00U);
  if (std::isinf(x)) return static_cast<std::uint16_t>(sign | 0x7C00U);
  const double rounded = std::abs(round_to_format(x, 10, -14, round));
  if (rounded > 65504.0) {
    const bool to_infinity = round == Round::kNearestEven || (sign == 0 ? round == Round::kUp : round == Round::kDown);
    return static_cast<std::uint16_t>(sign | (to_infinity && !clamp_overflow ? 0x7C00U : 0x7BFFU));
  }
  return static_cast<std::uint16_t>(sign | leanfa::to_f16(static_cast<float>(rounded)).bits);
}

float f16_to_f32(std::uint16_t bits) { return to_float(F16{bits}); }
float bf16_to_f32(std::uint16_t bits) { return to_float(BF16{bits}); }
std::uint16_t f32_to_bf16_rne(float x) { return to_bf16(x).bits; }
std::uint16_t f32_to_f16_rne(float x) { return leanfa::to_f16(x).bits; }

namespace {

// Order of floats without NaN as an order of integers, -0 below +0.
std::int32_t ordered(std::uint32_t x) { return static_cast<std::int32_t>(x ^ ((x >> 31) != 0 ? 0x7FFFFFFFU : 0U)); }

}  // namespace

std::uint32_t min_f32(std::uint32_t a, std::uint32_t b, bool ieee) {
  if (ieee && is_signalling_f32(a)) return a | 0x00400000U;
  if (ieee && is_signalling_f32(b)) return b | 0x00400000U;
  if (is_nan_f32(a)) return b;
  if (is_nan_f32(b)) return a;
  return ordered(a) < ordered(b) ? a : b;
}

std::uint32_t max_f32(std::uint32_t a, std::uint32_t b, bool ieee) {
  if (ieee && is_signalling_f32(a)) return a | 0x00400000U;
  if (ieee && is_signalling_f32(b)) return b | 0x00400000U;
  if (is_nan_f32(a)) return b;
  if (is_nan_f32(b)) return a;
  return ordered(a) >= ordered(b) ? a : b;
}

std::uint32_t apply_omod_f32(std::uint32_t x, unsigned omod, const Mode& mode) {
  if (omod == 0 || mode.ieee() || mode.keep_output_denormals_f32()) return x;
  constexpr double kFactor[] = {1.0, 2.0, 4.0, 0.5};
  const std::uint32_t result = as_u32(to_f32(static_cast<double>(as_f32(x)) * kFactor[omod & 3U], mode.round_f32()));
  const std::uint32_t flushed = flush_f32(result, true);
  return flushed == 0x80000000U ? 0U : flushed;  // "-0 is flushed to +0"
}

std::uint32_t clamp_f32(std::uint32_t x, const Mode& mode) {
  if (is_nan_f32(x)) return mode.dx10_clamp() ? 0U : x;
  if ((x >> 31) != 0) return 0U;
  return std::min(x, std::uint32_t{0x3F800000U});
}

std::uint16_t clamp_f16(std::uint16_t x, const Mode& mode) {
  if ((x & 0x7FFFU) > 0x7C00U) return mode.dx10_clamp() ? std::uint16_t{0} : x;
  if ((x >> 15) != 0) return 0;
  return std::min(x, std::uint16_t{0x3C00});
}

std::uint32_t f64_to_unsigned(double x, std::uint32_t max) {
  if (!(x > 0.0)) return 0;
  return x >= static_cast<double>(max) ? max : static_cast<std::uint32_t>(x);
}

std::int32_t f64_to_signed(double x, std::int32_t min, std::int32_t max) {
  if (std::isnan(x)) return 0;
  if (x <= static_cast<double>(min)) return min;
  return x >= static_cast<double>(max) ? max : static_cast<std::int32_t>(x);
}

std::uint32_t f64_to_u32(double x) { return f64_to_unsigned(x, 0xFFFFFFFFU); }
std::int32_t f64_to_i32(double x) {
  return f64_to_signed(x, std::numeric_limits<std::int32_t>::min(), std::numeric_limits<std::int32_t>::max());
}

}  // namespace leanfa::emu
