// The scalar definitions of P's codes against independent statements of what they are: format tables, closed forms,
// 64-bit integers, and the published error figures of lean P.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>

#include "numerics/formats.hpp"
#include "numerics/p_code.hpp"

namespace leanfa {
namespace {

constexpr float kInf = std::numeric_limits<float>::infinity();
constexpr float kNan = std::numeric_limits<float>::quiet_NaN();

Method method_of(std::string_view text) {
  auto method = parse_method(text);
  EXPECT_TRUE(method.has_value()) << text;
  return method.value_or(Method{});
}

// Code of a score y - L_b given in binades.
std::uint8_t code_at(const Method& method, double y) {
  return code_of_score<double>(method, y, code_grid(method.p_format).step, code_line_constant(method));
}

TEST(PCode, CodeValuesAreTheFormats) {
  for (int code = 0; code <= kE4M3Grid.max_code; ++code)
    EXPECT_EQ(code_value<float>(kE4M3Grid, code), to_float(E4M3FN{static_cast<std::uint8_t>(code)})) << code;
  for (int code = 0; code <= kE5M2Grid.max_code; ++code)
    EXPECT_EQ(code_value<float>(kE5M2Grid, code), to_float(E5M2{static_cast<std::uint8_t>(code)})) << code;
}

TEST(PCode, NearestCodeRoundsAtEveryMidpoint) {
  for (const CodeGrid grid : {kE4M3Grid, kE5M2Grid}) {
    for (int code = 0; code < grid.max_code; ++code) {
      const auto low = code_value<double>(grid, code);
      const auto high = code_value<double>(grid, code + 1);
      const double middle = (low + high) / 2;
      EXPECT_EQ(nearest_code(grid, low), code);
      EXPECT_EQ(nearest_code(grid, std::nextafter(middle, 0.0)), code);
      EXPECT_EQ(nearest_code(grid, middle), code % 2 == 0 ? code : code + 1);
      EXPECT_EQ(nearest_code(grid, std::nextafter(middle, 1e9)), code + 1);
    }
    EXPECT_EQ(nearest_code(grid, 1e30), grid.max_code);
    EXPECT_EQ(nearest_code(grid, std::nan("")), kNanCode);
  }
}

TEST(PCode, WholeBinadesAreExactInEveryCode) {
  for (const char* text : {"e4m3/exact/anchor", "e4m3/lean/anchor", "e4m3/lean2/anchor", "int8/shift/anchor"})
    for (int y = 0; y >= -13; --y) EXPECT_EQ(code_at(method_of(text), y), 120 + 8 * y) << text << " at " << y;
}

TEST(PCode, TopOfTheHeadroomStaysBelowNaN) {
  EXPECT_EQ(code_at(method_of("e4m3/exact/anchor"), 0.75), 125);
  EXPECT_EQ(code_at(method_of("e4m3/lean/anchor"), 0.75), 126);
  EXPECT_EQ(code_at(method_of("e4m3/lean2/anchor"), 0.75), 125);
  for (int s = 0; s <= kMaxShift; ++s)
    for (const std::int32_t m : {-3'000'000, 0, 2'999'999})
      EXPECT_EQ(shift_code(m + (6 << s), shift_constant(method_of("int8/shift/anchor"), s, m), 0, s), 126) << s;
}

TEST(PCode, EdgesOfTheScore) {
  for (const char* text : {"e4m3/lean/anchor", "e4m3/lean2/anchor", "e4m3/exact/anchor"}) {
    const Method method = method_of(text);
    const auto b = static_cast<float>(code_line_constant(method));
    EXPECT_EQ(code_of_score(method, -kInf, 8.0F, b), 0) << text;
    EXPECT_EQ(code_of_score(method, kInf, 8.0F, b), 126) << text;
    EXPECT_EQ(code_of_score(method, 50.0F, 8.0F, b), 126) << text;
    EXPECT_EQ(code_of_score(method, kNan, 8.0F, b), kNanCode) << text;
  }
}

TEST(PCode, RangeBelowTheReference) {
  const Method exact = method_of("e4m3/exact/anchor");
  const Method lean = method_of("e4m3/lean/anchor");
  EXPECT_EQ(code_at(exact, -17.99), 1);  // 2^-9.99 rounds up to the smallest subnormal, 2^-9
  EXPECT_EQ(code_at(exact, -18.0), 0);   // 2^-10 is the tie, and goes to even
  EXPECT_EQ(code_at(lean, -14.85), 1);
  EXPECT_EQ(code_at(lean, -14.9), 0);
}

TEST(PCode, CodesNeverFallAsTheScoreRises) {
  for (const char* text : {"e4m3/exact/anchor", "e4m3/lean/anchor", "e4m3/lean2/anchor", "e4m3/exact/anchor+e5m2",
                           "e4m3/lean/anchor+e5m2", "int8/shift/anchor"}) {
    const Method method = method_of(text);
    int last = 0;
    for (double y = -20; y <= 0.75; y += 0x1p-12) {
      const int code = code_at(method, y);
      ASSERT_GE(code, last) << text << " at " << y;
      last = code;
    }
  }
}

// Relative error of a code's value over one binade of scores, in the normal range.
struct BinadeError {
  double mean_ratio = 0, rms = 0, max = 0;
};
BinadeError binade_error(const Method& method) {
  constexpr int kSteps = 1 << 16;
  BinadeError error;
  for (int i = 0; i < kSteps; ++i) {
    const double y = -4.0 + (i + 0.5) / kSteps;
    const double ratio = code_value<double>(code_grid(method.p_format), code_at(method, y)) / std::exp2(y + 8);
    error.mean_ratio += ratio / kSteps;
    error.rms += (ratio - 1) * (ratio - 1) / kSteps;
    error.max = std::max(error.max, std::abs(ratio - 1));
  }
  error.rms = std::sqrt(error.rms);
  return error;
}

TEST(PCode, LeanPIsUnbiasedAndWithinItsPublishedError) {
  const BinadeError lean = binade_error(method_of("e4m3/lean/anchor"));
  EXPECT_NEAR(lean.mean_ratio, 1.0006, 2e-4);
  EXPECT_NEAR(lean.rms, 0.031, 1e-3);
  EXPECT_NEAR(lean.max, 0.079, 5e-3);
  EXPECT_NEAR(binade_error(method_of("e4m3/lean/anchor+beta0")).mean_ratio, 1.040, 2e-3);
}

TEST(PCode, Lean2IsAsCloseAsRounding) {
  const BinadeError exact = binade_error(method_of("e4m3/exact/anchor"));
  const BinadeError lean2 = binade_error(method_of("e4m3/lean2/anchor"));
  EXPECT_NEAR(exact.rms, 0.0265, 1e-3);
  EXPECT_LT(lean2.rms, 1.03 * exact.rms);
  EXPECT_NEAR(lean2.mean_ratio, 1.0, 1e-3);
}

TEST(PCode, ShiftIsTheRoundedLineInIntegers) {
  const Method method = method_of("int8/shift/anchor");
  std::mt19937_64 random(7);
  for (int trial = 0; trial < 200000; ++trial) {
    const int s = static_cast<int>(random() % 17);
    const auto m = static_cast<std::int32_t>(random() % 6'000'001) - 3'000'000;
    const int k = static_cast<int>(random() % 127);
    const std::int64_t below = static_cast<std::int64_t>(random() % (std::uint64_t{200} << s));
    const std::int64_t score = m + (std::int64_t{6} << s) - below - (std::int64_t{8 * k} << s);
    if (score < -3'100'000) continue;  // no int8 product of 192 terms is lower
    const auto constant = static_cast<std::int64_t>(std::nearbyint(std::ldexp(120.0 + kLeanBeta + 0.5, s)));
    const std::int64_t line = score - m + constant + (std::int64_t{8 * k} << s);
    const std::int64_t code = std::clamp<std::int64_t>(line >> s, 0, 255);
    ASSERT_EQ(shift_code(static_cast<std::int32_t>(score), shift_constant(method, s, m), k, s), code)
        << "s " << s << " m " << m << " k " << k << " score " << score;
    ASSERT_LE(code, 126);
  }
}

TEST(PCode, ShiftAgreesWithLeanAwayFromTies) {
  const Method shift = method_of("int8/shift/anchor");
  const Method lean = method_of("int8/lean/anchor");
  const int s = 9;
  for (std::int32_t score = -8000; score <= 0; ++score) {
    const double u = std::ldexp(score, -s) + code_line_constant(lean);
    if (std::abs(u - std::floor(u) - 0.5) < 0x1p-9) continue;  // C is rounded to 2^-s code units
    ASSERT_EQ(shift_code(score, shift_constant(shift, s, 0), 0, s),
              lean_code(kE4M3Grid, static_cast<double>(score), std::ldexp(1.0, -s), code_line_constant(lean)));
  }
}

}  // namespace
}  // namespace leanfa
