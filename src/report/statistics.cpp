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
    if (!(value > 0.0 && std::isfinite(value))) return kNaN;
    sum_of_logs += std::log(value);
  }
  return std::exp(sum_of_logs / static_cast<double>(values.size()));
}

double root_mean_square(std::span<const double> values) {
  if (values.empty()) return kNaN;
  double sum = 0.0;
  for (const double value : values) sum += value * value;
  return std::sqrt(sum / static_cast<double>(values.size()));
}

}  // namespace leanfa::report
