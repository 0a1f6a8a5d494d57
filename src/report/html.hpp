// Small pieces of HTML: escaped text and tables. The page that uses them is page.hpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace leanfa::report {

[[nodiscard]] std::string escaped(std::string_view text);

// A table with a header row; the first column is text, the others are numbers. Cells are escaped here.
struct Table {
  std::vector<std::string> header;
  std::vector<std::vector<std::string>> rows;
};
[[nodiscard]] std::string to_html(const Table& table);

// Three significant digits: "0.00523", "1.2e-05"; "-" for NaN, a figure that does not exist.
[[nodiscard]] std::string figure_text(double value);

}  // namespace leanfa::report
