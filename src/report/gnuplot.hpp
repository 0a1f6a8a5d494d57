// Draws with the gnuplot program: a script in, SVG text out. Axes, ticks and legends are gnuplot's work.
// What the pictures show is in figures.hpp.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace leanfa::report {

// The drawing area. Each figure is drawn twice, for a wide page and for a phone, because text does not scale well.
struct Canvas {
  int width = 0;
  int height = 0;
  bool narrow = false;
};

// A name as a string of a gnuplot script, in double quotes.
[[nodiscard]] std::string gnuplot_string(std::string_view text);

// An inline data block "$name << EOD ... EOD" of rows of numbers.
[[nodiscard]] std::string data_block(std::string_view name, std::span<const std::vector<double>> rows);

// Runs `script` with an SVG terminal of the canvas's size and returns the <svg> element, which scales with its box.
// `id` makes element ids unique on the page. kUnsupported when gnuplot is not installed, kInternal with gnuplot's own
// message when the script fails.
[[nodiscard]] Result<std::string> draw(const Canvas& canvas, std::string_view id, std::string_view script);

}  // namespace leanfa::report
