// Problems whose answer is known without computing attention.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <numbers>

#include "reference_backend.hpp"

namespace leanfa::support {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

TEST(ReferenceClosedForm, EqualScoresGiveTheMeanOfV) {
  for (const Index keys : {1, 5, 64, 65, 1000}) {
    TestProblem problem = make_problem({1, 3, keys, 1, 1, 16, 8, false}, DType::kF64);
    problem.q.fill(0.0);
    const ReferenceOutputs got = attend(problem.problem);
    for (Index d = 0; d < 8; ++d) {
      long double mean = 0, largest = 0;
      for (Index j = 0; j < keys; ++j) {
        mean += static_cast<long double>(problem.v.at(0, j, 0, d)) / static_cast<long double>(keys);
        largest = std::max(largest, std::fabs(static_cast<long double>(problem.v.at(0, j, 0, d))));
      }
      // A sum of n terms, one division.
      const double bound = static_cast<double>(keys + 1) * kDoubleRoundoff * static_cast<double>(largest);
      for (Index s = 0; s < 3; ++s) EXPECT_NEAR(got.out_at(0, s, 0, d), static_cast<double>(mean), bound);
    }
    EXPECT_NEAR(got.lse_at(0, 1, 0), std::log(static_cast<double>(keys)), 4 * kDoubleRoundoff * 7);
  }
}

// 2000 binades above the rest: the others are zero even in double, so the answer is the key's V, every bit of it.
TEST(ReferenceClosedForm, OneHotKeyGivesItsV) {
  for (const Index hot : {0, 63, 64, 150}) {
    TestProblem problem = make_problem({1, 2, 151, 1, 1, 8, 8, false}, DType::kF64);
    problem.q.fill(0.0);
    problem.k.fill(0.0);
    for (Index s = 0; s < 2; ++s) problem.q.set(0, s, 0, 0, 1.0);
    problem.k.set(0, hot, 0, 0, 2000.0);
    problem.problem.softmax_scale = 1.0;
    const ReferenceOutputs got = attend(problem.problem);
    for (Index d = 0; d < 8; ++d) EXPECT_EQ(got.out_at(0, 1, 0, d), problem.v.at(0, hot, 0, d));
    EXPECT_NEAR(got.lse_at(0, 1, 0), 2000.0, 4 * kDoubleRoundoff * 2000.0);
  }
}

TEST(ReferenceClosedForm, OneKeyGivesItsV) {
  const TestProblem problem = make_problem({2, 5, 1, 3, 3, 16, 16, false}, DType::kBF16);
  const ReferenceOutputs got = attend(problem.problem);
  got.each_row([&](Index b, Index s, Index h) {
    for (Index d = 0; d < 16; ++d) EXPECT_EQ(got.out_at(b, s, h, d), problem.v.at(b, 0, h, d));
  });
}

TEST(ReferenceClosedForm, RowsWithoutKeys) {
  const ReferenceOutputs got = attend(make_problem({1, 5, 2, 1, 1, 128, 128, true}, DType::kBF16).problem);
  for (Index s = 0; s < 5; ++s) {
    EXPECT_EQ(got.lse_at(0, s, 0) == -kInfinity, s < 3);
    for (Index d = 0; d < 128; ++d) EXPECT_EQ(got.out_at(0, s, 0, d) == 0.0, s < 3);
  }
}

// An empty row reads nothing: neither a NaN in its query nor v_mean or lse_offset show.
TEST(ReferenceClosedForm, RowsWithoutKeysIgnoreQueryAndMeans) {
  TestProblem problem = make_problem({1, 4, 2, 1, 1, 8, 8, true}, DType::kF32);
  problem.q.fill_row(0, 0, 0, std::nan(""));
  const std::vector<float> mean(8, 3.0F);
  const float offset = 2.0F;
  problem.problem.v_mean = {mean.data(), 0, 0};
  problem.problem.lse_offset = {&offset, {0, 0, 0}};
  const ReferenceOutputs got = attend(problem.problem);
  EXPECT_EQ(got.out_at(0, 0, 0, 0), 0.0);
  EXPECT_EQ(got.lse_at(0, 0, 0), -kInfinity);
  expect_correct(reference_backend(DType::kF32), problem.problem, "means");
}

// Scores of 1e300 do not overflow a sum that is kept relative to the maximum; a score that does is NaN, in its row
// only.
TEST(ReferenceClosedForm, HugeScores) {
  TestProblem problem = make_problem({1, 2, 3, 1, 1, 2, 2, false}, DType::kF64);
  problem.problem.softmax_scale = 1.0;
  problem.q.fill(0.0);
  problem.k.fill(0.0);
  problem.q.set(0, 0, 0, 0, 1e150);
  problem.k.set(0, 1, 0, 0, 1e150);
  ReferenceOutputs got = attend(problem.problem);
  EXPECT_EQ(got.out_at(0, 0, 0, 1), problem.v.at(0, 1, 0, 1));
  EXPECT_EQ(got.lse_at(0, 0, 0), std::numbers::ln2 * (1e150 * 1e150 * std::numbers::log2e));
  problem.q.set(0, 0, 0, 0, 1e200);
  const double other_row = got.out_at(0, 1, 0, 1);
  got = attend(problem.problem);
  EXPECT_TRUE(std::isnan(got.out_at(0, 0, 0, 1)));
  EXPECT_TRUE(std::isnan(got.lse_at(0, 0, 0)));
  EXPECT_EQ(got.out_at(0, 1, 0, 1), other_row);
}

TEST(ReferenceClosedForm, LseMayBeLeftOut) {
  const TestProblem problem = make_problem({2, 70, 70, 2, 1, 16, 16, true}, DType::kF32);
  const ReferenceOutputs want = attend(problem.problem);
  const ReferenceOutputs got(problem.problem);
  ASSERT_TRUE(reference::attention(problem.problem, got.out(), {}, {}));
  want.each_row([&](Index b, Index s, Index h) {
    for (Index d = 0; d < 16; ++d) EXPECT_EQ(got.out_at(b, s, h, d), want.out_at(b, s, h, d));
  });
}

TEST(ReferenceClosedForm, OutputStridesAreHonoured) {
  const TestProblem problem = make_problem({2, 9, 11, 3, 1, 8, 8, false}, DType::kF32);
  const ReferenceOutputs want = attend(problem.problem);
  for (const Layout layout : {Layout::kBHSD, Layout::kPaddedRows}) {
    Tensor out(DType::kF64, want.size(), layout);
    std::vector<double> lse(2 * 9 * 3);
    const AnyView view = out.view();
    auto* data = static_cast<double*>(const_cast<void*>(view.data));
    ASSERT_TRUE(reference::attention(problem.problem, {data, view.size, view.stride}, {lse.data(), 27, 3, 1}, {}));
    want.each_row([&](Index b, Index s, Index h) {
      EXPECT_EQ(lse[static_cast<std::size_t>(b * 27 + s * 3 + h)], want.lse_at(b, s, h));
      for (Index d = 0; d < 8; ++d) EXPECT_EQ(out.at(b, s, h, d), want.out_at(b, s, h, d));
    });
    // Whoever writes into the gaps between rows spoils their NaN pattern.
    if (layout == Layout::kPaddedRows) {
      for (Index gap = 0; gap < 8; ++gap) EXPECT_TRUE(std::isnan(data[8 + gap]));
    }
  }
}

}  // namespace
}  // namespace leanfa::support
