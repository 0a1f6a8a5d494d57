#include "emu/gfx950/transcendental.hpp"

#include <cmath>
#include <numbers>

#include "emu/gfx950/float_ops.hpp"

namespace leanfa::emu {
namespace {

// ln(2)^k / k!: with |f| <= 1/2 the first term left out is 2e-16 of the sum.
constexpr double kExp2[] = {1.0,
                            0.693147180559945309417,
                            0.240226506959100712334,
                            0.0555041086648215799531,
                            0.00961812910762847716198,
                            0.00133335581464284434234,
                            0.000154035303933816099544,
                            0.0000152527338040598402800,
                            0.00000132154867901443094884,
                            1.01780860092396997275e-7,
                            7.05491162080112332988e-9,
                            4.44553827187081149760e-10,
                            2.56784359934882051420e-11};

// 2^x for |x| <= 1000, without branches.
inline double exp2_of(double x) {
  constexpr double kRoundToWhole = 6755399441055744.0;  // 1.5 * 2^52: its neighbours are whole numbers
  const double shifted = x + kRoundToWhole;
  const double f = x - (shifted - kRoundToWhole);
  double sum = kExp2[12];
  for (int k = 11; k >= 0; --k) sum = sum * f + kExp2[k];
  const std::uint64_t power = (as_u64(shifted) + 1023U) << 52;
  return sum * as_f64(power);
}

// NaN stays itself, quiet.
inline std::uint32_t quiet(std::uint32_t x) { return x | 0x00400000U; }

inline std::uint32_t exp_lane(std::uint32_t x) {
  const float input = as_f32(flush_f32(x, true));
  float bounded = input > -200.0F ? input : -200.0F;
  bounded = bounded < 200.0F ? bounded : 200.0F;
  const std::uint32_t result = flush_f32(as_u32(static_cast<float>(exp2_of(static_cast<double>(bounded)))), true);
  return is_nan_f32(x) ? quiet(x) : result;
}

std::uint32_t finish(double result, std::uint32_t input) {
  if (is_nan_f32(input)) return quiet(input);
  return flush_f32(canonical_nan(static_cast<float>(result), false), true);
}

// x turns, reduced exactly: the fraction of a float is a float.
double fraction_of_turn(std::uint32_t x) {
  const double turns = static_cast<double>(as_f32(flush_f32(x, true)));
  return turns - std::floor(turns);
}

}  // namespace

std::uint32_t exp_f32(std::uint32_t x) { return exp_lane(x); }

void exp_f32_lanes(const std::uint32_t* x, std::uint32_t* result) {
  for (int lane = 0; lane < 64; ++lane) result[lane] = exp_lane(x[lane]);
}

std::uint32_t log_f32(std::uint32_t x) { return finish(std::log2(static_cast<double>(as_f32(flush_f32(x, true)))), x); }

std::uint32_t rcp_f32(std::uint32_t x) { return finish(1.0 / static_cast<double>(as_f32(flush_f32(x, true))), x); }

std::uint32_t rsq_f32(std::uint32_t x) {
  return finish(1.0 / std::sqrt(static_cast<double>(as_f32(flush_f32(x, true)))), x);
}

std::uint32_t sqrt_f32(std::uint32_t x, const Mode& mode) {
  if (is_nan_f32(x)) return quiet(x);
  const float input = as_f32(flush_f32(x, !mode.keep_input_denormals_f32()));
  return canonical_nan(static_cast<float>(std::sqrt(static_cast<double>(input))), false);
}

std::uint32_t sin_f32(std::uint32_t x) {
  if (!std::isfinite(as_f32(x))) return is_nan_f32(x) ? quiet(x) : kQuietNanBits;
  if ((x & 0x7F800000U) == 0) return x & 0x80000000U;
  return as_u32(static_cast<float>(std::sin(2.0 * std::numbers::pi * fraction_of_turn(x))));
}

std::uint32_t cos_f32(std::uint32_t x) {
  if (!std::isfinite(as_f32(x))) return is_nan_f32(x) ? quiet(x) : kQuietNanBits;
  return as_u32(static_cast<float>(std::cos(2.0 * std::numbers::pi * fraction_of_turn(x))));
}

}  // namespace leanfa::emu
