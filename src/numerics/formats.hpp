// Conversions between float and the small formats of base/dtype.hpp, bit by bit and in round-to-nearest-even.
// All are inline, free of branches that the data decides, and vectorise in a plain loop. The float environment must be
// the default one (nearest even, no flush to zero). Rows of any element type: rows.hpp. P's codes: p_code.hpp.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "base/dtype.hpp"

namespace leanfa {

inline constexpr float kMaxE4M3FN = 448.0F;
inline constexpr float kMaxE5M2 = 57344.0F;
inline constexpr float kMaxF16 = 65504.0F;
inline constexpr std::uint8_t kNanE4M3FN = 0x7F;

namespace format_detail {

inline constexpr std::uint32_t kSignF32 = 0x80000000U;
inline constexpr std::uint32_t kInfF32 = 0x7F800000U;

// An IEEE-like format with `bias`, `mantissa_bits`, and subnormals: the code of a magnitude, rounded to nearest even.
// Magnitudes too large for the format run on into codes past its largest one, so that the caller can tell and choose.
// Precondition: `magnitude` is the bit pattern of a finite, non-negative float below 2^100.
template <std::uint32_t kBias, std::uint32_t kMantissaBits>
[[nodiscard]] constexpr std::uint32_t round_magnitude(std::uint32_t magnitude) {
  constexpr std::uint32_t kShift = 23 - kMantissaBits;
  constexpr std::uint32_t kMinNormal = (128 - kBias) << 23;
  // Adding 2^23 smallest subnormals leaves the rounded code in the low bits of the sum.
  constexpr std::uint32_t kSubnormalBase = (151 - kBias - kMantissaBits) << 23;
  const float sum =
      std::bit_cast<float>(magnitude < kMinNormal ? magnitude : 0U) + std::bit_cast<float>(kSubnormalBase);
  const std::uint32_t subnormal = std::bit_cast<std::uint32_t>(sum) - kSubnormalBase;
  const std::uint32_t odd = (magnitude >> kShift) & 1U;
  const std::uint32_t half = (1U << (kShift - 1)) - 1U + odd;
  const std::uint32_t normal = (magnitude - (kMinNormal - (1U << 23)) + half) >> kShift;
  return magnitude < kMinNormal ? subnormal : normal;
}

[[nodiscard]] constexpr float decode_8bit(std::uint32_t code, std::uint32_t bias, std::uint32_t mantissa_bits) {
  const std::uint32_t sign = (code & 0x80U) << 24;
  const std::uint32_t exponent = (code & 0x7FU) >> mantissa_bits;
  const std::uint32_t mantissa = code & ((1U << mantissa_bits) - 1U);
  // 2^(1 - bias - mantissa_bits), the smallest subnormal.
  const float unit = std::bit_cast<float>((128 - bias - mantissa_bits) << 23);
  const std::uint32_t subnormal = std::bit_cast<std::uint32_t>(static_cast<float>(mantissa) * unit);
  const std::uint32_t normal = ((exponent + 127 - bias) << 23) | (mantissa << (23 - mantissa_bits));
  return std::bit_cast<float>(sign | (exponent == 0 ? subnormal : normal));
}

inline constexpr std::uint32_t kQuietNanF32 = 0x7FC00000U;

[[nodiscard]] constexpr float decode_e4m3fn(std::uint32_t code) {
  if ((code & 0x7FU) == 0x7FU) return std::bit_cast<float>(((code & 0x80U) << 24) | kQuietNanF32);
  return decode_8bit(code, 7, 3);
}

[[nodiscard]] constexpr float decode_e5m2(std::uint32_t code) {
  const std::uint32_t sign = (code & 0x80U) << 24;
  if ((code & 0x7FU) == 0x7CU) return std::bit_cast<float>(sign | kInfF32);
  if ((code & 0x7FU) > 0x7CU) return std::bit_cast<float>(sign | kQuietNanF32);
  return decode_8bit(code, 15, 2);
}

[[nodiscard]] constexpr std::array<float, 256> make_table(float (*decode)(std::uint32_t)) {
  std::array<float, 256> table{};
  for (std::uint32_t code = 0; code < 256; ++code) table[code] = decode(code);
  return table;
}

inline constexpr std::array<float, 256> kE4M3FN = make_table(decode_e4m3fn);
inline constexpr std::array<float, 256> kE5M2 = make_table(decode_e5m2);

}  // namespace format_detail

[[nodiscard]] constexpr float to_float(BF16 x) {
  return std::bit_cast<float>(static_cast<std::uint32_t>(x.bits) << 16);
}

// A signalling NaN becomes quiet; the payload stays.
[[nodiscard]] constexpr float to_float(F16 x) {
  const std::uint32_t sign = static_cast<std::uint32_t>(x.bits & 0x8000U) << 16;
  const std::uint32_t magnitude = x.bits & 0x7FFFU;
  const float subnormal = static_cast<float>(static_cast<std::int32_t>(magnitude)) * 0x1p-24F;
  // Exponent 31 (inf and NaN) becomes 255, the others are rebiased by 127 - 15.
  const std::uint32_t rebias = magnitude >= 0x7C00U ? (255U - 31U) << 23 : 112U << 23;
  const std::uint32_t quiet = magnitude > 0x7C00U ? 0x00400000U : 0U;
  const std::uint32_t normal = ((magnitude << 13) + rebias) | quiet;
  return std::bit_cast<float>(sign | (magnitude < 0x0400U ? std::bit_cast<std::uint32_t>(subnormal) : normal));
}

[[nodiscard]] constexpr float to_float(E4M3FN x) { return format_detail::kE4M3FN[x.bits]; }
[[nodiscard]] constexpr float to_float(E5M2 x) { return format_detail::kE5M2[x.bits]; }

// 2^(bits - 127); 0 is the subnormal 2^-127, 255 is NaN.
[[nodiscard]] constexpr float to_float(E8M0 x) {
  const std::uint32_t normal = static_cast<std::uint32_t>(x.bits) << 23;
  const std::uint32_t edge = x.bits == 0 ? 0x00400000U : format_detail::kQuietNanF32;
  return std::bit_cast<float>(x.bits == 0 || x.bits == 255 ? edge : normal);
}

// NaN stays NaN with its sign and upper payload, made quiet. Overflow gives inf.
[[nodiscard]] constexpr BF16 to_bf16(float x) {
  const auto bits = std::bit_cast<std::uint32_t>(x);
  const bool nan = (bits & ~format_detail::kSignF32) > format_detail::kInfF32;
  const std::uint32_t rounded = (bits + 0x7FFFU + ((bits >> 16) & 1U)) >> 16;
  return {static_cast<std::uint16_t>(nan ? (bits >> 16) | 0x40U : rounded)};
}

// NaN stays NaN with its sign and upper payload, made quiet. Overflow (from 65520 on) gives inf.
[[nodiscard]] constexpr F16 to_f16(float x) {
  const auto bits = std::bit_cast<std::uint32_t>(x);
  const std::uint32_t magnitude = bits & ~format_detail::kSignF32;
  constexpr std::uint32_t kLimit = 0x47800000U;  // 65536: no more than one code past the largest
  const std::uint32_t finite = format_detail::round_magnitude<15, 10>(magnitude < kLimit ? magnitude : kLimit);
  const std::uint32_t nan = 0x7E00U | ((magnitude >> 13) & 0x3FFU);
  const std::uint32_t code = magnitude > format_detail::kInfF32 ? nan : finite;
  return {static_cast<std::uint16_t>(((bits & format_detail::kSignF32) >> 16) | code)};
}

// Saturating, what the quantisers use: finite values beyond +-448 become +-448; +-inf and NaN become NaN (0x7F with the
// value's sign), so that they cannot vanish.
[[nodiscard]] constexpr E4M3FN to_e4m3fn(float x) {
  const auto bits = std::bit_cast<std::uint32_t>(x);
  const std::uint32_t magnitude = bits & ~format_detail::kSignF32;
  constexpr std::uint32_t kLimit = std::bit_cast<std::uint32_t>(kMaxE4M3FN);
  const std::uint32_t finite = format_detail::round_magnitude<7, 3>(magnitude < kLimit ? magnitude : kLimit);
  const std::uint32_t code = magnitude >= format_detail::kInfF32 ? std::uint32_t{kNanE4M3FN} : finite;
  return {static_cast<std::uint8_t>(((bits & format_detail::kSignF32) >> 24) | code)};
}

// Without saturation (OCP's other mode; gfx950's conversions with FP16_OVFL = 0): beyond 464, where rounding leaves the
// format, and for +-inf and NaN the code is NaN (0x7F with the value's sign). 464 itself is a tie and gives 448.
[[nodiscard]] constexpr E4M3FN to_e4m3fn_ocp(float x) {
  const auto bits = std::bit_cast<std::uint32_t>(x);
  const std::uint32_t magnitude = bits & ~format_detail::kSignF32;
  constexpr std::uint32_t kLimit = std::bit_cast<std::uint32_t>(480.0F);  // runs on to 0x7F, the NaN code
  const std::uint32_t code = format_detail::round_magnitude<7, 3>(magnitude < kLimit ? magnitude : kLimit);
  return {static_cast<std::uint8_t>(((bits & format_detail::kSignF32) >> 24) | code)};
}

// Overflow (from 61440 on) gives inf, NaN gives 0x7F with the value's sign.
[[nodiscard]] constexpr E5M2 to_e5m2(float x) {
  const auto bits = std::bit_cast<std::uint32_t>(x);
  const std::uint32_t magnitude = bits & ~format_detail::kSignF32;
  constexpr std::uint32_t kLimit = 0x47800000U;  // 65536 runs on to 0x7C, inf
  const std::uint32_t finite = format_detail::round_magnitude<15, 2>(magnitude < kLimit ? magnitude : kLimit);
  const std::uint32_t code = magnitude > format_detail::kInfF32 ? 0x7FU : finite;
  return {static_cast<std::uint8_t>(((bits & format_detail::kSignF32) >> 24) | code)};
}

// Exact powers of two from 2^-127 to 2^127; everything else (zero, negative, in between, inf, NaN) gives 255, NaN.
[[nodiscard]] constexpr E8M0 to_e8m0(float x) {
  const auto bits = std::bit_cast<std::uint32_t>(x);
  const bool normal_power = (bits & 0x807FFFFFU) == 0 && bits != 0 && bits < format_detail::kInfF32;
  if (normal_power) return {static_cast<std::uint8_t>(bits >> 23)};
  return {static_cast<std::uint8_t>(bits == 0x00400000U ? 0 : 255)};
}

// Nearest even, symmetric: values beyond +-127 become +-127, and -128 is never made. NaN gives -127: whoever quantises
// to int8 refuses non-finite values first.
[[nodiscard]] constexpr std::int8_t to_int8(float x) {
  const float above = x > -127.0F ? x : -127.0F;
  const float clamped = above < 127.0F ? above : 127.0F;
  // 1.5 * 2^23 has whole numbers for its neighbours.
  const std::uint32_t bits = std::bit_cast<std::uint32_t>(clamped + 12582912.0F);
  return static_cast<std::int8_t>(static_cast<std::int32_t>(bits - 0x4B400000U));
}

// The value of an e4m3fnuz code (bias 8, 0x80 is NaN, no negative zero, largest 240): gfx942's format, half of what the
// same code means in e4m3fn. Only for telling users what they passed; no tensor can have this type.
[[nodiscard]] constexpr float e4m3fnuz_value(std::uint8_t code) {
  if (code == 0x80) return std::bit_cast<float>(format_detail::kQuietNanF32);
  return format_detail::decode_8bit(code, 8, 3);
}

}  // namespace leanfa
