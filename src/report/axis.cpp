#include "report/axis.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace leanfa::report {

std::string log_axis(char axis, const std::vector<double>& values) {
  double low = INFINITY, high = 0.0;
  for (const double value : values) {
    if (!(value > 0.0) || !std::isfinite(value)) continue;
    low = std::min(low, value);
    high = std::max(high, value);
  }
  if (high == 0.0) low = high = 1.0;
  low /= 1.15, high *= 1.15;
  std::string ticks;
  for (int decade = static_cast<int>(std::floor(std::log10(low))); std::pow(10.0, decade) <= high; ++decade) {
    for (const double step : {1.0, 2.0, 5.0}) {
      const double tick = step * std::pow(10.0, decade);
      if (tick >= low && tick <= high) ticks += fmt::format("{}\"{:g}\" {:g}", ticks.empty() ? "" : ", ", tick, tick);
    }
  }
  return fmt::format("set logscale {0}\nset {0}range [{1:.6g}:{2:.6g}]\nset {0}tics nomirror ({3})\n", axis, low, high,
                     ticks);
}

std::string named_rows(const Canvas& canvas, const std::vector<std::string>& names) {
  const double top = canvas.narrow ? -0.85 : -0.6;
  std::string script =
      fmt::format("set yrange [{}:{}]\nset ytics scale 0\n", static_cast<double>(names.size()) - 0.4, top);
  if (!canvas.narrow) {
    script += "set ytics (";
    for (std::size_t i = 0; i < names.size(); ++i)
      script += fmt::format("{}{} {}", i == 0 ? "" : ", ", gnuplot_string(names[i]), i);
    return script + ")\n";
  }
  script += "unset ytics\nset lmargin 2\nset rmargin 2\n";
  for (std::size_t i = 0; i < names.size(); ++i)
    script += fmt::format("set label {} at graph 0.01, first {} left front textcolor rgb '#334155'\n",
                          gnuplot_string(names[i]), static_cast<double>(i) - 0.45);
  return script;
}

}  // namespace leanfa::report
