// Axis pieces that the figures share: labelled ticks of a log axis, and a row of method names.
#pragma once

#include <string>
#include <vector>

#include "report/gnuplot.hpp"

namespace leanfa::report {

// A log axis ('x' or 'y') that spans all finite positive values, with labels at 1, 2 and 5 of each decade.
[[nodiscard]] std::string log_axis(char axis, const std::vector<double>& values);

// Rows 0..n-1 from top to bottom with the names at the left (wide) or above each row (narrow).
[[nodiscard]] std::string named_rows(const Canvas& canvas, const std::vector<std::string>& names);

}  // namespace leanfa::report
