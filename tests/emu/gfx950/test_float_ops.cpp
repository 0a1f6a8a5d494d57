// Float arithmetic under MODE against long double and the host's own rounding modes; transcendental functions against
// their stated bound; small formats exhaustively.
#include <gtest/gtest.h>

#include <cfenv>
#include <cmath>
#include <limits>
#include <random>

#include "emu/gfx950/float_ops.hpp"
#include "emu/gfx950/small_formats.hpp"
#include "emu/gfx950/transcendental.hpp"

namespace leanfa::emu {
namespace {

Mode mode_of(Round round, bool denormals = true) {
  return {.bits =
              static_cast<std::uint32_t>(round) | static_cast<std::uint32_t>(round) << 2 | (denormals ? 0xF0U : 0U)};
}

float random_float(std::mt19937& random) { return as_f32(static_cast<std::uint32_t>(random())); }

// The host computes in the wanted mode through volatile operands.
float host_fma(float a, float b, float c, Round round) {
  constexpr int kModes[] = {FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO};
  std::fesetround(kModes[static_cast<int>(round)]);
  volatile float x = a;
  volatile float y = b;
  volatile float z = c;
  const volatile float result = std::fma(x, y, z);
  std::fesetround(FE_TONEAREST);
  return result;
}

TEST(FloatOps, FmaInEveryRoundingMode) {
  std::mt19937 random(3);
  for (int i = 0; i < 200000; ++i) {
    const float a = random_float(random);
    const float b = random_float(random);
    // Half of the time c is near the product, where rounding is hardest.
    const float c =
        i % 2 == 0 ? random_float(random) : -static_cast<float>(static_cast<double>(a) * static_cast<double>(b));
    if (std::isnan(a) || std::isnan(b) || std::isnan(c)) continue;
    for (const Round round : {Round::kNearestEven, Round::kUp, Round::kDown, Round::kToZero}) {
      const float want = host_fma(a, b, c, round);
      const float got = to_f32(fma_to_odd(a, b, c), round);
      if (std::isnan(want)) {
        EXPECT_TRUE(std::isnan(got));
      } else if (want != 0.0F) {  // the sign of an exact zero depends on the mode and is not modelled by the double
        ASSERT_EQ(as_u32(got), as_u32(want)) << a << " " << b << " " << c << " " << static_cast<int>(round);
      }
    }
  }
}

TEST(FloatOps, MinimumAndMaximumOfNanAndZero) {
  const std::uint32_t nan = kQuietNanBits;
  const std::uint32_t signalling = 0x7F800001U;
  const std::uint32_t one = as_u32(1.0F);
  EXPECT_EQ(max_f32(nan, one, false), one);
  EXPECT_EQ(min_f32(one, nan, false), one);
  EXPECT_EQ(max_f32(signalling, one, true), 0x7FC00001U);
  EXPECT_EQ(max_f32(signalling, one, false), one);
  EXPECT_EQ(max_f32(0x80000000U, 0U, false), 0U);
  EXPECT_EQ(min_f32(0U, 0x80000000U, false), 0x80000000U);
}

TEST(FloatOps, ClampAndOutputModifiers) {
  const Mode dx10{.bits = 0x100U};
  const Mode plain{};
  EXPECT_EQ(clamp_f32(kQuietNanBits, dx10), 0U);
  EXPECT_EQ(clamp_f32(kQuietNanBits, plain), kQuietNanBits);
  EXPECT_EQ(clamp_f32(as_u32(2.0F), plain), as_u32(1.0F));
  EXPECT_EQ(clamp_f32(as_u32(-2.0F), plain), 0U);
  EXPECT_EQ(apply_omod_f32(as_u32(3.0F), 3, plain), as_u32(1.5F));
  EXPECT_EQ(apply_omod_f32(0x80000000U, 1, plain), 0U) << "-0 becomes +0";
  EXPECT_EQ(apply_omod_f32(as_u32(3.0F), 1, mode_of(Round::kNearestEven)), as_u32(3.0F)) << "ignored with denormals";
  EXPECT_EQ(apply_omod_f32(as_u32(3.0F), 1, Mode{.bits = 0x200U}), as_u32(3.0F)) << "ignored with IEEE";
}

TEST(FloatOps, HalfRoundsAndSaturates) {
  EXPECT_EQ(to_f16_bits(65520.0, Round::kNearestEven, false), 0x7C00U);
  EXPECT_EQ(to_f16_bits(65520.0, Round::kNearestEven, true), 0x7BFFU);
  EXPECT_EQ(to_f16_bits(65520.0, Round::kToZero, false), 0x7BFFU);
  EXPECT_EQ(to_f16_bits(-65520.0, Round::kDown, false), 0xFC00U);
  for (std::uint32_t bits = 0; bits < 0x7C00; ++bits) {
    const double x = static_cast<double>(f16_to_f32(static_cast<std::uint16_t>(bits)));
    ASSERT_EQ(to_f16_bits(x, Round::kNearestEven, false), bits);
    ASSERT_EQ(to_f16_bits(std::nextafter(x, 1e9), Round::kDown, false), bits);
  }
}

TEST(FloatOps, ConversionsToIntegersSaturate) {
  EXPECT_EQ(f64_to_u32(std::nan("")), 0U);
  EXPECT_EQ(f64_to_u32(-1.0), 0U);
  EXPECT_EQ(f64_to_u32(5e9), 0xFFFFFFFFU);
  EXPECT_EQ(f64_to_i32(-3e9), std::numeric_limits<std::int32_t>::min());
  EXPECT_EQ(f64_to_i32(2.9), 2);
  EXPECT_EQ(f64_to_i32(-2.9), -2);
}

// In units in the last place of a float32 result.
double ulps(std::uint32_t got, double want) {
  const float nearest = static_cast<float>(want);
  const double unit = static_cast<double>(std::nextafter(std::abs(nearest), std::numeric_limits<float>::infinity())) -
                      std::abs(static_cast<double>(nearest));
  return std::abs(static_cast<double>(as_f32(got)) - want) / unit;
}

TEST(Transcendental, StaysWithinItsBound) {
  std::mt19937 random(5);
  for (int i = 0; i < 300000; ++i) {
    const float x = random_float(random);
    if (!std::isnormal(x)) continue;
    const auto wide = static_cast<double>(x);
    if (std::abs(wide) < 126.0) {
      ASSERT_LE(ulps(exp_f32(as_u32(x)), std::exp2(wide)), kTranscendentalUlp) << x;
    }
    if (wide > 0) {
      ASSERT_LE(ulps(log_f32(as_u32(x)), std::log2(wide)), kTranscendentalUlp) << x;
      ASSERT_LE(ulps(rsq_f32(as_u32(x)), 1.0 / std::sqrt(wide)), kTranscendentalUlp) << x;
      ASSERT_LE(ulps(sqrt_f32(as_u32(x), Mode{}), std::sqrt(wide)), kTranscendentalUlp) << x;
    }
    if (std::abs(wide) > 1e-37 && std::abs(wide) < 1e37) {
      ASSERT_LE(ulps(rcp_f32(as_u32(x)), 1.0 / wide), kTranscendentalUlp) << x;
    }
  }
}

TEST(Transcendental, Edges) {
  EXPECT_EQ(exp_f32(as_u32(-std::numeric_limits<float>::infinity())), 0U);
  EXPECT_EQ(exp_f32(as_u32(128.0F)), 0x7F800000U);
  EXPECT_EQ(exp_f32(as_u32(-127.0F)), 0U) << "a denormal result is flushed";
  EXPECT_EQ(exp_f32(0x00000001U), as_u32(1.0F));
  EXPECT_EQ(exp_f32(0x7F800001U), 0x7FC00001U);
  EXPECT_EQ(log_f32(0U), 0xFF800000U);
  EXPECT_EQ(log_f32(as_u32(-1.0F)), kQuietNanBits);
  EXPECT_EQ(rcp_f32(0x80000000U), 0xFF800000U);
  EXPECT_EQ(sin_f32(as_u32(0.25F)), as_u32(1.0F));
  EXPECT_EQ(cos_f32(as_u32(0.5F)), as_u32(-1.0F));
}

// Every code decodes to a value that encodes to it, and midpoints between neighbours go to the even code.
TEST(SmallFormats, RoundTripAndTies) {
  for (const auto format :
       {SmallFormat::kE4M3, SmallFormat::kE5M2, SmallFormat::kE2M3, SmallFormat::kE3M2, SmallFormat::kE2M1}) {
    const auto codes = static_cast<std::uint32_t>(1U << bits_of(format));
    for (std::uint32_t code = 0; code < codes; ++code) {
      const float value = decode(format, code);
      if (std::isnan(value) || std::isinf(value)) continue;
      ASSERT_EQ(encode(format, static_cast<double>(value), false), code) << static_cast<int>(format);
      const float next = decode(format, code + 1);
      if (code + 1 >= codes / 2 || std::isnan(next) || std::isinf(next)) continue;
      const double middle = (static_cast<double>(value) + static_cast<double>(next)) / 2;
      ASSERT_EQ(encode(format, middle, false), code % 2 == 0 ? code : code + 1);
      ASSERT_EQ(encode(format, std::nextafter(middle, 1e9), false), code + 1);
      // Stochastic: no random part truncates, the largest rounds up anything but an exact value.
      ASSERT_EQ(encode_stochastic(format, middle, 0, false), code);
      ASSERT_EQ(encode_stochastic(format, middle, 0xFFFFFFFFU, false), code + 1);
      ASSERT_EQ(encode_stochastic(format, static_cast<double>(value), 0xFFFFFFFFU, false), code);
    }
  }
}

TEST(SmallFormats, KnownValues) {
  EXPECT_EQ(decode(SmallFormat::kE2M3, 0x1F), 7.5F);
  EXPECT_EQ(decode(SmallFormat::kE2M3, 0x01), 0.125F);
  EXPECT_EQ(decode(SmallFormat::kE3M2, 0x1F), 28.0F);
  EXPECT_EQ(decode(SmallFormat::kE3M2, 0x01), 0.0625F);
  EXPECT_EQ(decode(SmallFormat::kE2M1, 0x07), 6.0F);
  EXPECT_EQ(decode(SmallFormat::kE2M1, 0x0F), -6.0F);
  EXPECT_EQ(decode(SmallFormat::kE4M3, 0x7E), 448.0F);
}

TEST(SmallFormats, OutOfRange) {
  const double inf = std::numeric_limits<double>::infinity();
  EXPECT_EQ(encode(SmallFormat::kE4M3, 1000.0, false), 0x7FU);
  EXPECT_EQ(encode(SmallFormat::kE4M3, -1000.0, true), 0xFEU);
  EXPECT_EQ(encode(SmallFormat::kE4M3, inf, true), 0x7EU);
  EXPECT_EQ(encode(SmallFormat::kE5M2, 1e9, false), 0x7CU);
  EXPECT_EQ(encode(SmallFormat::kE5M2, 1e9, true), 0x7BU);
  EXPECT_EQ(encode(SmallFormat::kE2M1, 1e9, false), 0x07U);
  EXPECT_EQ(encode(SmallFormat::kE2M3, -inf, false), 0x3FU);
  for (const float x : {464.0F, 464.1F, 480.0F, 1e30F, std::numeric_limits<float>::infinity(), 447.0F, -460.0F})
    for (const bool ovfl : {false, true})
      EXPECT_EQ(f32_to_e4m3(as_u32(x), ovfl), encode(SmallFormat::kE4M3, static_cast<double>(x), ovfl)) << x << ovfl;
}

}  // namespace
}  // namespace leanfa::emu
