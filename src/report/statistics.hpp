// Small statistics that measurements share: medians of times, geometric means of errors, norms of differences.
// No measuring and no printing here; accuracy.hpp and bench.hpp use it.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace leanfa::report {

// Median of the values (mean of the middle two for an even count); NaN for none.
[[nodiscard]] double median(std::span<const double> values);

// Geometric mean; 0 when a value is 0, NaN for none or when a value is negative or NaN.
[[nodiscard]] double geometric_mean(std::span<const double> values);

// Root of the mean of the squares; NaN for none.
[[nodiscard]] double root_mean_square(std::span<const double> values);

// Sums behind a relative RMS error ||O - O*|| / ||O*||. Sums of parts add up to the sums of the whole.
struct ErrorSums {
  double difference_squared = 0.0;
  double reference_squared = 0.0;
  double max_abs = 0.0;  // largest |O - O*|; NaN as soon as one side is NaN and the other is not

  void add(double got, double expected);
  void add(const ErrorSums& part);
  // 0 for no difference, +inf when the reference is all zero and the output is not.
  [[nodiscard]] double relative_rms() const;
};

}  // namespace leanfa::report
