// Small statistics that measurements share: medians of times, geometric means of errors.
// No measuring and no printing here; accuracy.hpp and bench.hpp use it.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace leanfa::report {

// Median of the values (mean of the middle two for an even count); NaN for none.
[[nodiscard]] double median(std::span<const double> values);

// Geometric mean; NaN for none, and when a value is not finite and > 0: a single 0 or infinity would hide all others.
[[nodiscard]] double geometric_mean(std::span<const double> values);

// Root of the mean of the squares; NaN for none.
[[nodiscard]] double root_mean_square(std::span<const double> values);

}  // namespace leanfa::report
