#include "emu/gfx950/small_formats.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "emu/gfx950/float_ops.hpp"
#include "numerics/formats.hpp"

namespace leanfa::emu {
namespace {

struct FormatRow {
  int mantissa_bits;
  int bias;
  double max;
};
// Table 30.
constexpr std::array<FormatRow, 5> kFormats{{{3, 7, 448.0}, {2, 15, 57344.0}, {3, 1, 7.5}, {2, 3, 28.0}, {1, 1, 6.0}}};

const FormatRow& row_of(SmallFormat format) { return kFormats[static_cast<std::size_t>(format)]; }

float decode_one(SmallFormat format, std::uint32_t code) {
  if (format == SmallFormat::kE4M3) return to_float(E4M3FN{static_cast<std::uint8_t>(code)});
  if (format == SmallFormat::kE5M2) return to_float(E5M2{static_cast<std::uint8_t>(code)});
  const FormatRow& row = row_of(format);
  const std::uint32_t sign_bit = 1U << (bits_of(format) - 1);
  const std::uint32_t magnitude = code & (sign_bit - 1);
  const int exponent = static_cast<int>(magnitude >> row.mantissa_bits);
  const int mantissa = static_cast<int>(magnitude & ((1U << row.mantissa_bits) - 1));
  const int significand = exponent == 0 ? mantissa : mantissa + (1 << row.mantissa_bits);
  const float value = std::ldexp(static_cast<float>(significand), std::max(exponent, 1) - row.bias - row.mantissa_bits);
  return (code & sign_bit) != 0 ? -value : value;
}

std::array<float, 256> make_values(SmallFormat format) {
  std::array<float, 256> values{};
  const std::uint32_t mask = (1U << bits_of(format)) - 1;
  for (std::uint32_t code = 0; code < 256; ++code) values[code] = decode_one(format, code & mask);
  return values;
}

// The code of a magnitude that is a value of the format.
std::uint32_t code_of(const FormatRow& row, double magnitude) {
  if (magnitude == 0.0) return 0;
  const int exponent = std::max(std::ilogb(magnitude), 1 - row.bias);
  const auto significand = static_cast<std::uint32_t>(std::ldexp(magnitude, row.mantissa_bits - exponent));
  // A normal significand has its leading one at bit mantissa_bits, which adds one to the exponent field.
  return (static_cast<std::uint32_t>(exponent + row.bias - 1) << row.mantissa_bits) + significand;
}

std::uint32_t overflow_code(SmallFormat format, bool fp16_ovfl) {
  const bool saturates = bits_of(format) < 8 || fp16_ovfl;
  if (saturates) return code_of(row_of(format), row_of(format).max);
  return format == SmallFormat::kE4M3 ? 0x7FU : 0x7CU;
}

std::uint8_t encode_rounded(SmallFormat format, double x, double rounded_magnitude, bool fp16_ovfl) {
  const std::uint32_t sign = std::signbit(x) ? 1U << (bits_of(format) - 1) : 0U;
  if (std::isnan(x)) {
    const std::uint32_t nan = bits_of(format) == 8 ? 0x7FU : code_of(row_of(format), row_of(format).max);
    return static_cast<std::uint8_t>(sign | nan);
  }
  const FormatRow& row = row_of(format);
  const std::uint32_t code =
      rounded_magnitude > row.max ? overflow_code(format, fp16_ovfl) : code_of(row, rounded_magnitude);
  return static_cast<std::uint8_t>(sign | code);
}

}  // namespace

const std::array<float, 256>& values_of(SmallFormat format) {
  static const std::array<std::array<float, 256>, 5> kValues{
      make_values(SmallFormat::kE4M3), make_values(SmallFormat::kE5M2), make_values(SmallFormat::kE2M3),
      make_values(SmallFormat::kE3M2), make_values(SmallFormat::kE2M1)};
  return kValues[static_cast<std::size_t>(format)];
}

float decode(SmallFormat format, std::uint32_t code) { return values_of(format)[code & 0xFFU]; }

std::uint8_t encode(SmallFormat format, double x, bool fp16_ovfl) {
  const FormatRow& row = row_of(format);
  const double rounded = std::abs(round_to_format(x, row.mantissa_bits, 1 - row.bias, Round::kNearestEven));
  return encode_rounded(format, x, rounded, fp16_ovfl);
}

std::uint8_t encode_stochastic(SmallFormat format, double x, std::uint32_t random, bool fp16_ovfl) {
  const FormatRow& row = row_of(format);
  if (!std::isfinite(x) || x == 0.0) return encode_rounded(format, x, std::abs(x), fp16_ovfl);
  const int exponent = std::max(std::ilogb(x), 1 - row.bias);
  const double units = std::ldexp(std::abs(x), row.mantissa_bits - exponent);
  const double added = std::floor(units + std::ldexp(static_cast<double>(random), -32));
  return encode_rounded(format, x, std::ldexp(added, exponent - row.mantissa_bits), fp16_ovfl);
}

std::uint8_t f32_to_e4m3(std::uint32_t x, bool fp16_ovfl) {
  const std::uint8_t wrapping = to_e4m3fn_ocp(as_f32(x)).bits;
  const bool overflow = (wrapping & 0x7FU) == 0x7FU && !is_nan_f32(x);
  return static_cast<std::uint8_t>(wrapping - (overflow && fp16_ovfl ? 1U : 0U));
}

double scale_of(std::uint32_t scale_operand) {
  const int exponent = static_cast<int>(scale_operand >> 23 & 0xFFU);
  return exponent == 255 ? std::numeric_limits<double>::quiet_NaN() : std::ldexp(1.0, exponent - 127);
}

}  // namespace leanfa::emu
