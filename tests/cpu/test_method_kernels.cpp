// The vector loops against the scalar definitions, on every instruction set that this processor has.
#include <gtest/gtest.h>
#include <hwy/targets.h>

#include <cmath>
#include <limits>
#include <vector>

#include "cpu/method_kernels.hpp"
#include "numerics/p_code.hpp"
#include "support/random_tensor.hpp"

namespace leanfa::cpu {
namespace {

constexpr float kInf = std::numeric_limits<float>::infinity();

Method method_of(std::string_view text) {
  auto method = parse_method(text);
  EXPECT_TRUE(method.has_value()) << text;
  return method.value_or(Method{});
}

class MethodKernels : public testing::TestWithParam<std::int64_t> {
 protected:
  void SetUp() override { hwy::SetSupportedTargetsForTest(GetParam()); }
  void TearDown() override { hwy::SetSupportedTargetsForTest(0); }
};

// Scores that sweep the code line finely, with ties, masked and far ones, and an odd tail.
std::vector<float> sweep_scores() {
  std::vector<float> scores{-kInf, kInf, -1e30F, 1e30F, 0.0F, -0.0F};
  for (int i = -40 * 64; i <= 80; ++i) scores.push_back(static_cast<float>(i) * 0x1p-6F);
  support::Random random(3);
  for (int i = 0; i < 20001; ++i) scores.push_back(static_cast<float>(random.uniform() * 40 - 38));
  return scores;
}

TEST_P(MethodKernels, FloatCodesEqualTheDefinition) {
  const std::vector<float> scores = sweep_scores();
  const auto n = static_cast<Index>(scores.size());
  std::vector<float> values(scores.size());
  std::vector<std::uint8_t> codes(scores.size());
  for (const char* text : {"e4m3/lean/anchor", "e4m3/lean2/anchor", "e4m3/exact/anchor", "e4m3/exact/anchor+e5m2",
                           "e4m3/lean/anchor+unrounded", "e4m3/lean/anchor+beta0", "e4m3/exact/block+t0"}) {
    const Method method = method_of(text);
    const CodeGrid grid = code_grid(method.p_format);
    for (const float a : {8.0F, 7.3F, 0.01F}) {
      const float b = static_cast<float>(code_line_constant(method)) - 3.25F;
      (void)code_row(method, scores.data(), n, a, b, values.data(), codes.data());
      for (std::size_t i = 0; i < scores.size(); ++i) {
        const std::uint8_t want = code_of_score(method, scores[i], a, b);
        ASSERT_EQ(values[i], code_value<float>(grid, codes[i])) << text << " score " << scores[i];
        if (codes[i] == want) continue;
        ASSERT_EQ(method.p, PCode::kExact) << text << " score " << scores[i] << " a " << a;
        // Exact P: one code off, and only within 2^-20 of the midpoint between the two.
        const double p = std::exp2(static_cast<double>(std::fma(scores[i], a, b)) / grid.step);
        const double middle = (code_value<double>(grid, codes[i]) + code_value<double>(grid, want)) / 2;
        ASSERT_EQ(std::abs(codes[i] - want), 1);
        ASSERT_LT(std::abs(p - middle), middle * 0x1p-20) << text << " score " << scores[i];
      }
    }
  }
}

TEST_P(MethodKernels, RowSumsAreTheSumsOfTheValues) {
  std::vector<float> scores = sweep_scores();
  std::vector<float> values(64);
  for (const char* text : {"e4m3/lean/anchor", "e4m3/exact/anchor"}) {
    const Method method = method_of(text);
    for (std::size_t first = 6; first + 64 < scores.size(); first += 61) {
      for (const Index n : {1, 7, 16, 63, 64}) {
        const CodeRow row = code_row(method, scores.data() + first, n, 8.0F, 100.0F, values.data(), nullptr);
        double sum = 0;
        for (Index i = 0; i < n; ++i) sum += static_cast<double>(values[static_cast<std::size_t>(i)]);
        ASSERT_EQ(static_cast<double>(row.sum), sum) << text;
      }
    }
  }
}

TEST_P(MethodKernels, UnroundedSumsAreWithinFloatOfTheExponentials) {
  const Method method = method_of("e4m3/exact/running+unrounded");
  support::Random random(4);
  std::vector<float> scores(64), values(64);
  for (float& s : scores) s = static_cast<float>(-20 * random.uniform());
  const CodeRow row = code_row(method, scores.data(), 64, 8.0F, 64.0F, values.data(), nullptr);
  double sum = 0;
  for (const float s : scores) sum += std::exp2(static_cast<double>(s) + 8);
  EXPECT_NEAR(static_cast<double>(row.sum), sum, sum * 64 * 0x1p-24 + sum * 0x1p-20);
}

TEST_P(MethodKernels, ShiftCodesEqualTheDefinition) {
  const Method method = method_of("int8/shift/anchor");
  support::Random random(5);
  std::vector<float> scores(201), values(201);
  std::vector<std::uint8_t> codes(201);
  for (int s = 0; s <= kMaxShift; ++s) {
    for (const int k : {0, 1, 17, 126}) {
      const std::int32_t m = static_cast<std::int32_t>(random.below(4'000'001)) - 2'000'000;
      for (float& score : scores)
        score = static_cast<float>(m + (6 << s) - random.below(Index{200} << s) - (Index{8 * k} << s));
      scores[5] = -kInf;
      const std::int32_t c = shift_constant(method, s, m);
      const CodeRow row = shift_code_row(scores.data(), 201, c, k, s, values.data(), codes.data());
      double sum = 0;
      for (std::size_t i = 0; i < scores.size(); ++i) {
        const std::uint8_t want = i == 5 ? 0 : shift_code(static_cast<std::int32_t>(scores[i]), c, k, s);
        ASSERT_EQ(codes[i], want) << "s " << s << " k " << k << " score " << scores[i];
        ASSERT_EQ(values[i], code_value<float>(kE4M3Grid, codes[i]));
        sum += static_cast<double>(values[i]);
      }
      ASSERT_NEAR(static_cast<double>(row.sum), sum, sum * 201 * 0x1p-24);
    }
  }
}

TEST_P(MethodKernels, WideRowIsTheExponential) {
  support::Random random(6);
  std::vector<float> scores(77), values(77);
  for (float& s : scores) s = static_cast<float>(-60 * random.uniform());
  scores[3] = -kInf;
  for (const bool to_bf16 : {false, true}) {
    const CodeRow row = wide_row(scores.data(), 77, 8.0F, 0.0F, to_bf16, values.data());
    double sum = 0;
    for (std::size_t i = 0; i < scores.size(); ++i) {
      const double p = std::exp2(static_cast<double>(scores[i]));
      ASSERT_NEAR(static_cast<double>(values[i]), p, p * (to_bf16 ? 0x1p-8 + 0x1p-20 : 0x1p-20));
      sum += p;
    }
    ASSERT_NEAR(static_cast<double>(row.sum), sum, sum * 0x1p-18);
    ASSERT_EQ(values[3], 0.0F);
  }
}

TEST_P(MethodKernels, TileProductIsWithinItsRoundingBound) {
  support::Random random(8);
  for (const Index m : {1, 2, 3, 5, 6, 7, 13, 48}) {
    for (const Index k : {1, 64, 129}) {
      constexpr Index kN = 2 * kPackedColumns;
      std::vector<float> a(static_cast<std::size_t>(m * k)), b(static_cast<std::size_t>(k * kN));
      std::vector<float> c(static_cast<std::size_t>(m * kN), kInf);
      for (float& x : a) x = static_cast<float>(random.normal());
      for (float& x : b) x = static_cast<float>(random.normal());
      multiply_tile(a.data(), k, b.data(), kN, c.data(), kN, m, kN, k);
      for (Index i = 0; i < m; ++i) {
        for (Index j = 0; j < kN; ++j) {
          double sum = 0, magnitude = 0;
          for (Index l = 0; l < k; ++l) {
            const double product = static_cast<double>(a[static_cast<std::size_t>(i * k + l)]) *
                                   static_cast<double>(b[static_cast<std::size_t>(l * kN + j)]);
            sum += product;
            magnitude += std::abs(product);
          }
          ASSERT_NEAR(static_cast<double>(c[static_cast<std::size_t>(i * kN + j)]), sum,
                      magnitude * static_cast<double>(k + 1) * 0x1p-24);
        }
      }
    }
  }
}

TEST_P(MethodKernels, RowMaxAndAccumulate) {
  support::Random random(9);
  for (const Index n : {1, 3, 16, 31, 64, 200}) {
    std::vector<float> x(static_cast<std::size_t>(n)), y(x.size()), want(x.size());
    float best = -kInf;
    for (std::size_t i = 0; i < x.size(); ++i) {
      x[i] = static_cast<float>(random.normal() - 5);
      y[i] = static_cast<float>(random.normal());
      best = std::max(best, x[i]);
      want[i] = x[i] * 0.75F + y[i] * 0.125F;
    }
    EXPECT_EQ(row_max(x.data(), n), best);
    accumulate_row(x.data(), y.data(), 0.75F, 0.125F, n);
    for (std::size_t i = 0; i < x.size(); ++i) EXPECT_NEAR(x[i], want[i], 1e-6F);
  }
}

INSTANTIATE_TEST_SUITE_P(Targets, MethodKernels, testing::ValuesIn(hwy::SupportedAndGeneratedTargets()),
                         [](const auto& target) { return std::string(hwy::TargetName(target.param)); });

}  // namespace
}  // namespace leanfa::cpu
