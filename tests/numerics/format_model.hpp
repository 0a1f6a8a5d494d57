// The small formats defined a second time, slowly: values by ldexp in double, rounding by comparing with midpoints.
// Shares nothing with numerics/formats.hpp.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

namespace leanfa::test {

struct SmallFormat {
  int bias;
  int mantissa_bits;
  std::uint32_t largest_code;   // largest finite, sign clear
  std::uint32_t overflow_code;  // what a rounding past the largest gives; equal to largest_code when it saturates
  std::uint32_t inf_code;       // what inf gives
};

inline constexpr SmallFormat kModelE4M3FN{7, 3, 0x7E, 0x7E, 0x7F};
inline constexpr SmallFormat kModelE4M3FNOcp{7, 3, 0x7E, 0x7F, 0x7F};
inline constexpr SmallFormat kModelE5M2{15, 2, 0x7B, 0x7C, 0x7C};
inline constexpr SmallFormat kModelF16{15, 10, 0x7BFF, 0x7C00, 0x7C00};
inline constexpr SmallFormat kModelBF16{127, 7, 0x7F7F, 0x7F80, 0x7F80};

// As if the format had no inf and NaN: the code after the largest has the value rounding would go to.
inline double model_value(const SmallFormat& format, std::uint32_t code) {
  const auto mantissa = static_cast<double>(code & ((1U << format.mantissa_bits) - 1U));
  const auto exponent = static_cast<int>(code >> format.mantissa_bits);
  const double unit = std::ldexp(1.0, -format.mantissa_bits);
  if (exponent == 0) return std::ldexp(mantissa * unit, 1 - format.bias);
  return std::ldexp(1.0 + mantissa * unit, exponent - format.bias);
}

// Non-negative floats from bit pattern `first` up to the next segment's all round to `code`.
struct Segment {
  std::uint32_t first;
  std::uint32_t code;
};

// All of [0, inf], in order. Every midpoint between neighbours is itself a float, so the bounds are exact.
inline std::vector<Segment> rounding_segments(const SmallFormat& format) {
  std::vector<Segment> segments{{0, 0}};
  const std::uint32_t last =
      format.overflow_code == format.largest_code ? format.largest_code : format.largest_code + 1;
  for (std::uint32_t code = 1; code <= last; ++code) {
    const double midpoint = (model_value(format, code - 1) + model_value(format, code)) / 2;
    const std::uint32_t bits = std::bit_cast<std::uint32_t>(static_cast<float>(midpoint));
    const std::uint32_t first = code % 2 == 0 ? bits : bits + 1;  // a tie goes to the even code
    segments.push_back({first, code > format.largest_code ? format.overflow_code : code});
  }
  segments.push_back({0x7F800000U, format.inf_code});
  segments.push_back({0x7F800001U, 0});
  return segments;
}

}  // namespace leanfa::test
