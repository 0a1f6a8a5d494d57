#include "report/statistics.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace leanfa::report {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

}  // namespace

double median(std::span<const double> values) {
  if (values.empty()) return kNaN;
  std::vector<double> sorted(values.begin(), values.end());
  std::sort(sorted.begin(), sorted.end());
  const std::size_t middle = sorted.size() / 2;
  return sorted.size() % 2 == 1 ? sorted[middle] : 0.5 * (sorted[middle - 1] + sorted[middle]);
}

double geometric_mean(std::span<const double> values) {
  if (values.empty()) return kNaN;
  double sum_of_logs = 0.0;
  for (const double value : values) {
    if (!(value >= 0.0)) return kNaN;
    sum_of_logs += std::log(value);  // log 0 = -inf, and exp of that is 0 again
  }
  return std::exp(sum_of_logs / static_cast<double>(values.size()));
}

double root_mean_square(std::span<const double> values) {
  if (values.empty()) return kNaN;
  double sum = 0.0;
  for (const double value : values) sum += value * value;
  return std::sqrt(sum / static_cast<double>(values.size()));
}

void ErrorSums::add(double got, double expected) {
  if (got == expected || (std::isnan(got) && std::isnan(expected))) {
    if (std::isfinite(expected)) reference_squared += expected * expected;
    return;
  }
  const double difference = got - expected;
  difference_squared += difference * difference;
  reference_squared += expected * expected;
  const double magnitude = std::fabs(difference);
  if (std::isnan(magnitude) || magnitude > max_abs) max_abs = magnitude;
}

void ErrorSums::add(const ErrorSums& part) {
  difference_squared += part.difference_squared;
  reference_squared += part.reference_squared;
  if (std::isnan(part.max_abs) || part.max_abs > max_abs) max_abs = part.max_abs;
}

double ErrorSums::relative_rms() const {
  if (difference_squared == 0.0) return 0.0;
  if (reference_squared == 0.0) return std::numeric_limits<double>::infinity();
  return std::sqrt(difference_squared / reference_squared);
}

}  // namespace leanfa::report
