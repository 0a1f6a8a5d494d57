#include "report/html.hpp"

#include <fmt/format.h>

#include <cmath>

namespace leanfa::report {
namespace {

// Lets a method's name break before a + and after a /, and nowhere else.
std::string breakable(const std::string& text) {
  std::string result;
  for (const char c : text) {
    if (c == '+') result += "<wbr>";
    result += c;
    if (c == '/') result += "<wbr>";
  }
  return result;
}

}  // namespace

std::string escaped(std::string_view text) {
  std::string result;
  for (const char c : text) {
    switch (c) {
      case '&':
        result += "&amp;";
        break;
      case '<':
        result += "&lt;";
        break;
      case '>':
        result += "&gt;";
        break;
      case '"':
        result += "&quot;";
        break;
      default:
        result += c;
    }
  }
  return result;
}

std::string to_html(const Table& table) {
  std::string html = "<div class=\"scroll\"><table><thead><tr>";
  for (const std::string& cell : table.header) html += fmt::format("<th>{}</th>", escaped(cell));
  html += "</tr></thead><tbody>\n";
  for (const auto& row : table.rows) {
    html += "<tr>";
    for (std::size_t i = 0; i < row.size(); ++i)
      html += fmt::format("<td>{}</td>", i == 0 ? breakable(escaped(row[i])) : escaped(row[i]));
    html += "</tr>\n";
  }
  return html + "</tbody></table></div>\n";
}

std::string figure_text(double value) { return std::isnan(value) ? "-" : fmt::format("{:.3g}", value); }

}  // namespace leanfa::report
