// How a method looks in every picture: colour by reference, point by P code, hollow when the inputs are rotated.
#pragma once

#include <string>
#include <string_view>

namespace leanfa::report {

struct MethodStyle {
  std::string colour;  // "#rrggbb"
  int point = 7;       // gnuplot's point type in the SVG terminal
  int dash = 1;        // 1 solid, 2 dashed: unrounded sum
};

// `definition` is a method in full ("e4m3/lean/anchor+rot"); text that is none gets a neutral style.
[[nodiscard]] MethodStyle style_of(std::string_view definition);

}  // namespace leanfa::report
