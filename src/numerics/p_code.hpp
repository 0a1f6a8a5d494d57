// P codes: from one score to the 8-bit code of its probability, and from a code to its value.
// These scalar functions are the definition that every backend is held to, bit for bit on its own scores S
// (exact P: up to one code within 2^-20 of a rounding midpoint). docs/design/numerics.md derives them.
// The place of a row's reference, and so the constant `b` below, comes from reference_point.hpp.
//
// With Real = float they are the kernels' arithmetic; with Real = double they judge P's rounding alone.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "numerics/method.hpp"

namespace leanfa {

// The grid of an 8-bit P format: code units per binade, the code of 1.0, and the largest finite code.
struct CodeGrid {
  int step;      // codes per binade: 8 (e4m3fn), 4 (e5m2)
  int one;       // code of 1.0: 56, 60
  int max_code;  // 126 (448), 123 (57344): the codes above are NaN or infinity
};
inline constexpr CodeGrid kE4M3Grid{8, 56, 126};
inline constexpr CodeGrid kE5M2Grid{4, 60, 123};
inline constexpr std::uint8_t kNanCode = 0x7F;  // NaN in both formats

[[nodiscard]] constexpr CodeGrid code_grid(PFormat format) { return format == PFormat::kE5M2 ? kE5M2Grid : kE4M3Grid; }

// Curvature of lean2: 2.72 f (1 - f) code units below the chord 8 y (e4m3fn; half of it on e5m2's coarser grid).
inline constexpr double kLean2Curvature = 2.72;

// Value of code 0..max_code.
template <class Real>
[[nodiscard]] inline Real code_value(CodeGrid grid, int code) {
  const int exponent = code / grid.step;
  const int mantissa = code % grid.step;
  const int smallest_normal = 1 - grid.one / grid.step;  // -6, -14
  if (exponent == 0) return std::ldexp(static_cast<Real>(mantissa) / static_cast<Real>(grid.step), smallest_normal);
  return std::ldexp(static_cast<Real>(grid.step + mantissa) / static_cast<Real>(grid.step),
                    exponent - grid.one / grid.step);
}

// rne(u) clamped to 0..max_code; -inf gives 0, NaN gives the NaN code. Rounding ties go to even in the default
// floating-point environment.
template <class Real>
[[nodiscard]] inline std::uint8_t clamp_code(CodeGrid grid, Real u) {
  if (std::isnan(u)) return kNanCode;
  const Real clamped = std::clamp(u, Real{0}, static_cast<Real>(grid.max_code));
  return static_cast<std::uint8_t>(std::nearbyint(clamped));
}

// lean: code = clamp(rne(fma(s, a, b))), b = (one + step t + beta) - step L_b.
template <class Real>
[[nodiscard]] inline std::uint8_t lean_code(CodeGrid grid, Real s, Real a, Real b) {
  return clamp_code(grid, std::fma(s, a, b));
}

// lean2: the chord bent to the exponential, b = (one + step t) - step L_b; f is the fraction of y - L_b because
// one + step t is a whole number of binades.
template <class Real>
[[nodiscard]] inline std::uint8_t lean2_code(CodeGrid grid, Real s, Real a, Real b) {
  const Real u = std::fma(s, a, b);
  if (!std::isfinite(u)) return clamp_code(grid, u);
  const Real binades = u * (Real{1} / static_cast<Real>(grid.step));
  const Real f = binades - std::floor(binades);
  const auto curvature = static_cast<Real>(kLean2Curvature * grid.step / 8);
  return clamp_code(grid, std::fma(f * (f - Real{1}), curvature, u));
}

// Nearest-even code of p >= 0, saturating at the largest finite code.
template <class Real>
[[nodiscard]] inline std::uint8_t nearest_code(CodeGrid grid, Real p) {
  if (std::isnan(p)) return kNanCode;
  if (p == Real{0}) return 0;
  if (p >= code_value<Real>(grid, grid.max_code)) return static_cast<std::uint8_t>(grid.max_code);
  int exponent = 0;
  std::frexp(p, &exponent);  // p = [0.5, 1) * 2^exponent
  const int smallest_normal = 1 - grid.one / grid.step;
  const int binade = std::max(exponent - 1, smallest_normal);  // of p, no lower than the subnormals' spacing needs
  const Real steps = std::nearbyint(std::ldexp(p, -binade) * static_cast<Real>(grid.step));
  const int base = (binade - smallest_normal) * grid.step;  // a mantissa that rounds up to 2 carries into the exponent
  return static_cast<std::uint8_t>(std::min(base + static_cast<int>(steps), grid.max_code));
}

// p = 2^(y - L_b + t), b = (step t) - step L_b.
template <class Real>
[[nodiscard]] inline Real unrounded_probability(CodeGrid grid, Real s, Real a, Real b) {
  return std::exp2(std::fma(s, a, b) * (Real{1} / static_cast<Real>(grid.step)));
}

template <class Real>
[[nodiscard]] inline std::uint8_t exact_code(CodeGrid grid, Real s, Real a, Real b) {
  return nearest_code(grid, unrounded_probability(grid, s, a, b));
}

// The constant that the code line of `method` starts from: what is added to -step L_b.
[[nodiscard]] inline double code_line_constant(const Method& method) {
  const CodeGrid grid = code_grid(method.p_format);
  const double at_t = static_cast<double>(grid.step) * static_cast<double>(method.t);
  switch (method.p) {
    case PCode::kExact:
      return at_t;
    case PCode::kLean2:
      return grid.one + at_t;
    case PCode::kLean:
    case PCode::kShift:
      return grid.one + at_t + static_cast<double>(method.beta);
  }
  return 0.0;
}

// Code by the method's rule on real scores. shift P on real scores rounds halves up, as its integer form does.
template <class Real>
[[nodiscard]] inline std::uint8_t code_of_score(const Method& method, Real s, Real a, Real b) {
  const CodeGrid grid = code_grid(method.p_format);
  switch (method.p) {
    case PCode::kExact:
      return exact_code(grid, s, a, b);
    case PCode::kLean:
      return lean_code(grid, s, a, b);
    case PCode::kLean2:
      return lean2_code(grid, s, a, b);
    case PCode::kShift:
      return clamp_code(grid, std::floor(std::fma(s, a, b) + Real{0.5}));
  }
  return 0;
}

// shift P, integers only. A row's scores are S with 8 y = S / 2^s; its reference is the integer score M.
// C is what the int32 accumulator starts from; code = sat_u8((S + C + 8 k 2^s) >> s), arithmetic shift.
inline constexpr int kMaxShift = 16;

[[nodiscard]] inline std::int32_t shift_constant(const Method& method, int s, std::int32_t m) {
  const double scaled = std::ldexp(code_line_constant(method) + 0.5, s);
  return static_cast<std::int32_t>(std::nearbyint(scaled)) - m;
}

[[nodiscard]] inline std::uint8_t shift_code(std::int32_t score, std::int32_t c, int k, int s) {
  const std::int32_t sum = score + c + static_cast<std::int32_t>(static_cast<std::uint32_t>(8 * k) << s);
  return static_cast<std::uint8_t>(std::clamp(sum >> s, 0, 255));
}

}  // namespace leanfa
