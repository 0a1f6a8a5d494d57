#include "report/code_curve.hpp"

#include <cmath>

#include "numerics/p_code.hpp"

namespace leanfa::report {

std::vector<CodePoint> code_curve(const Method& method, double from, double to, int points) {
  const CodeGrid grid = code_grid(method.p_format);
  const double constant = code_line_constant(method);
  std::vector<CodePoint> curve;
  curve.reserve(static_cast<std::size_t>(points));
  for (int i = 0; i < points; ++i) {
    const double binades = from + (to - from) * i / (points - 1);
    const int code = code_of_score(method, binades, static_cast<double>(grid.step), constant);
    const double exact = std::exp2(binades + static_cast<double>(method.t));
    curve.push_back({binades, code, code_value<double>(grid, code) / exact - 1.0});
  }
  return curve;
}

}  // namespace leanfa::report
