#include "reference/error_figures.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>

namespace leanfa::reference {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr Index4 kSize{1, 2, 2, 1};  // elements in memory: (row 0, heads 0, 1), (row 1, heads 0, 1)

View<const double> view(const std::array<double, 4>& values) { return contiguous_view(values.data(), kSize); }

TEST(ErrorFigures, RelativeRmsAndLargestError) {
  const std::array<double, 4> want{3.0, 0.0, 4.0, 0.0}, got{3.0, 0.3, 3.6, 0.0};
  const auto figures = error_figures(view(got), view(want));
  ASSERT_TRUE(figures);
  EXPECT_DOUBLE_EQ(figures->relative_rms, 0.1);
  EXPECT_DOUBLE_EQ(figures->max_abs, 0.4);
  EXPECT_EQ(figures->finite_elements, 4);
  EXPECT_EQ(figures->mask_mismatches, 0);
}

TEST(ErrorFigures, FloatAgainstDouble) {
  const std::array<double, 4> want{1.0, 2.0, 3.0, 0.1};
  const std::array<float, 4> got{1.0F, 2.0F, 3.0F, 0.1F};
  const auto figures = error_figures(contiguous_view(got.data(), kSize), view(want));
  ASSERT_TRUE(figures);
  EXPECT_EQ(figures->max_abs, static_cast<double>(0.1F) - 0.1);
}

TEST(ErrorFigures, EachHead) {
  const std::array<double, 4> want{3.0, 1.0, 4.0, 0.0}, got{3.5, 1.0, 4.0, kInfinity};
  const auto heads = head_error_figures(view(got), view(want));
  ASSERT_TRUE(heads);
  ASSERT_EQ(heads->size(), 2U);
  EXPECT_DOUBLE_EQ((*heads)[0].relative_rms, 0.1);
  EXPECT_EQ((*heads)[0].mask_mismatches, 0);
  EXPECT_EQ((*heads)[1].relative_rms, 0.0);
  EXPECT_EQ((*heads)[1].mask_mismatches, 1);
}

TEST(ErrorFigures, MasksAreComparedApart) {
  const double nan = std::nan("");
  const std::array<double, 4> want{nan, kInfinity, -kInfinity, 2.0};
  const auto same = error_figures(view(want), view(want));
  ASSERT_TRUE(same);
  EXPECT_EQ(same->mask_mismatches, 0);
  EXPECT_EQ(same->finite_elements, 1);
  const std::array<double, 4> got{kInfinity, -kInfinity, 1.0, nan};
  const auto different = error_figures(view(got), view(want));
  ASSERT_TRUE(different);
  EXPECT_EQ(different->mask_mismatches, 4);
  EXPECT_EQ(different->finite_elements, 0);
  EXPECT_EQ(different->relative_rms, 0.0);
  EXPECT_EQ(different->max_abs, 0.0);
}

TEST(ErrorFigures, ReferenceOfZeros) {
  const std::array<double, 4> zero{}, tiny{0.0, 1e-3, 0.0, 0.0};
  EXPECT_EQ(error_figures(view(zero), view(zero))->relative_rms, 0.0);
  EXPECT_EQ(error_figures(view(tiny), view(zero))->relative_rms, kInfinity);
}

TEST(ErrorFigures, AnyStrides) {
  const std::array<double, 4> want{1.0, 2.0, 3.0, 4.0}, heads_first{1.0, 3.0, 2.0, 4.0};
  const View<const double> transposed{heads_first.data(), kSize, {4, 1, 2, 1}};
  EXPECT_EQ(error_figures(transposed, view(want))->max_abs, 0.0);
}

TEST(ErrorFigures, RefusesSizesThatDiffer) {
  const std::array<double, 4> values{};
  const auto figures = error_figures(contiguous_view(values.data(), {1, 1, 2, 2}), view(values));
  ASSERT_FALSE(figures);
  EXPECT_EQ(figures.error().message, "got: size equals want's; got [1, 1, 2, 2]; accepted: [1, 2, 2, 1]");
  EXPECT_FALSE(head_error_figures(contiguous_view(values.data(), {1, 1, 2, 2}), view(values)));
}

}  // namespace
}  // namespace leanfa::reference
