// What the figure files share: the two canvases of a figure, and finding methods in a report.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "report/figures.hpp"
#include "report/gnuplot.hpp"

namespace leanfa::report {

using Rows = std::vector<std::vector<double>>;
using Script = std::function<std::string(const Canvas&)>;

// Draws the figure on both canvases, 960 and 400 units wide, and stores the SVGs in it.
[[nodiscard]] Status draw_both(Figure& figure, int wide_height, int narrow_height, const Script& script);

// Height of a canvas with one row per method.
[[nodiscard]] int rows_height(bool narrow, std::size_t rows);

[[nodiscard]] std::vector<std::string> method_names(const LayerErrors& layer);
[[nodiscard]] const MethodErrors* find_method(const LayerErrors& layer, const std::string& name);

}  // namespace leanfa::report
