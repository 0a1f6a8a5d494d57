// Medians and means, with the cases that have no value.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

#include "report/statistics.hpp"

namespace leanfa::report {
namespace {

TEST(Statistics, MedianOfOddAndEvenCounts) {
  EXPECT_EQ(median(std::vector{3.0, 1.0, 2.0}), 2.0);
  EXPECT_EQ(median(std::vector{4.0, 1.0, 3.0, 2.0}), 2.5);
  EXPECT_EQ(median(std::vector{7.0}), 7.0);
  EXPECT_TRUE(std::isnan(median({})));
}

TEST(Statistics, GeometricMean) {
  EXPECT_NEAR(geometric_mean(std::vector{1.0, 4.0}), 2.0, 1e-15);
  const double infinity = std::numeric_limits<double>::infinity();
  for (const double value : {0.0, -1.0, infinity, -infinity, std::numeric_limits<double>::quiet_NaN()})
    EXPECT_TRUE(std::isnan(geometric_mean(std::vector{value, 4.0}))) << value;
  EXPECT_TRUE(std::isnan(geometric_mean({})));
}

TEST(Statistics, RootMeanSquare) {
  EXPECT_NEAR(root_mean_square(std::vector{3.0, 4.0, 0.0, 0.0}), 2.5, 1e-15);
  EXPECT_TRUE(std::isnan(root_mean_square({})));
}

}  // namespace
}  // namespace leanfa::report
