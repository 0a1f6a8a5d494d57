#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "report/kernel_section.hpp"

namespace leanfa::report {
namespace {

// What a unit can be doing: its lane from the top, and its colour.
struct Kind {
  std::string_view kind;
  int lane;
  std::string_view colour, label;
};
constexpr std::array kKinds{Kind{"product", 0, "#4269d0", "QK and PV"}, Kind{"row sum", 0, "#9db9f2", "row sum"},
                            Kind{"vector", 1, "#efb118", "vector"},     Kind{"packed", 1, "#a463f2", "packed"},
                            Kind{"trans", 1, "#ff725c", "exponential"}, Kind{"lds", 2, "#3ca951", "LDS"},
                            Kind{"memory", 3, "#6cc5b0", "memory"},     Kind{"wait", 4, "#9498a0", "waits, barrier"}};
constexpr std::array<std::string_view, 5> kLanes{"matrix", "vector", "LDS", "memory", "waits"};
constexpr int kLaneHeight = 15;
constexpr int kLegendHeight = 22;
constexpr int kLineGap = 26;  // with the clocks below the lanes

struct Sheet {
  int width, left;
  std::int64_t clocks_per_line, tick;
  int legend_columns;

  [[nodiscard]] double scale() const {
    return static_cast<double>(width - left - 6) / static_cast<double>(clocks_per_line);
  }
  [[nodiscard]] int line_height() const { return kLaneHeight * static_cast<int>(kLanes.size()) + kLineGap; }
  [[nodiscard]] int top(std::int64_t line, int legend_rows) const {
    return legend_rows * kLegendHeight + 8 + static_cast<int>(line) * line_height();
  }
};
constexpr Sheet kWide{960, 66, 512, 64, 8};
constexpr Sheet kNarrow{400, 58, 192, 64, 3};

std::vector<const Kind*> kinds_in(const BlockTimeline& timeline) {
  std::vector<const Kind*> kinds;
  for (const Kind& kind : kKinds)
    if (std::ranges::count(timeline.items, kind.kind, &TimelineItem::kind) > 0) kinds.push_back(&kind);
  return kinds;
}

std::string legend(const Sheet& sheet, const std::vector<const Kind*>& kinds) {
  std::string text;
  const int step = (sheet.width - 8) / sheet.legend_columns;
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    const int x = 4 + static_cast<int>(i) % sheet.legend_columns * step;
    const int y = static_cast<int>(i) / sheet.legend_columns * kLegendHeight;
    text += fmt::format(
        "<rect x=\"{}\" y=\"{}\" width=\"12\" height=\"12\" rx=\"2\" fill=\"{}\"/><text x=\"{}\" y=\"{}\">{}</text>\n",
        x, y + 3, kinds[i]->colour, x + 17, y + 14, kinds[i]->label);
  }
  return text;
}

// Lane names and clocks of one line.
std::string axes(const Sheet& sheet, std::int64_t line, int top, std::int64_t clocks) {
  std::string text;
  const auto lanes = static_cast<int>(kLanes.size());
  const std::int64_t first = line * sheet.clocks_per_line;
  const std::int64_t last = std::min(clocks, first + sheet.clocks_per_line);
  for (int lane = 0; lane < lanes; ++lane)
    text += fmt::format("<text x=\"4\" y=\"{}\">{}</text>\n", top + lane * kLaneHeight + 12,
                        kLanes[static_cast<std::size_t>(lane)]);
  for (std::int64_t clock = first; clock <= last; clock += sheet.tick) {
    const double x = sheet.left + static_cast<double>(clock - first) * sheet.scale();
    text += fmt::format(
        "<path d=\"M{0:.1f} {1}v{2}\" stroke=\"#e2e8f0\"/><text x=\"{0:.1f}\" y=\"{3}\" text-anchor=\"{4}\" "
        "fill=\"#64748b\" font-size=\"11\">{5}</text>\n",
        x, top, lanes * kLaneHeight, top + lanes * kLaneHeight + 13,
        clock == first ? "start" : (clock == first + sheet.clocks_per_line ? "end" : "middle"), clock);
  }
  return text;
}

// The items of one kind in one line, as one path.
std::string boxes(const Sheet& sheet, const BlockTimeline& timeline, const Kind& kind, std::int64_t line, int top) {
  std::string path;
  const std::int64_t first = line * sheet.clocks_per_line;
  const std::int64_t last = std::min(timeline.clocks, first + sheet.clocks_per_line);
  for (const TimelineItem& item : timeline.items) {
    if (item.kind != kind.kind) continue;
    const std::int64_t begin = std::max(item.start, first), end = std::min(item.start + item.clocks, last);
    if (begin >= end) continue;
    const double width = std::max(0.6, static_cast<double>(end - begin) * sheet.scale() - 0.5);
    path +=
        fmt::format("M{:.1f} {}h{:.1f}v{}h-{:.1f}z", sheet.left + static_cast<double>(begin - first) * sheet.scale(),
                    top + kind.lane * kLaneHeight + 1, width, kLaneHeight - 2, width);
  }
  return path.empty() ? path : fmt::format("<path d=\"{}\" fill=\"{}\"/>\n", path, kind.colour);
}

}  // namespace

std::string timeline_svg(const BlockTimeline& timeline, bool narrow) {
  const Sheet& sheet = narrow ? kNarrow : kWide;
  const std::vector<const Kind*> kinds = kinds_in(timeline);
  const int legend_rows = (static_cast<int>(kinds.size()) + sheet.legend_columns - 1) / sheet.legend_columns;
  const std::int64_t lines =
      std::max<std::int64_t>(1, (timeline.clocks + sheet.clocks_per_line - 1) / sheet.clocks_per_line);
  std::string text = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"one block of the "
      "kernel's loop, clock by clock, modelled\" font-family=\"system-ui, sans-serif\" font-size=\"12\" "
      "fill=\"#0f172a\">\n{}",
      sheet.width, sheet.top(lines, legend_rows), legend(sheet, kinds));
  for (std::int64_t line = 0; line < lines; ++line) {
    const int top = sheet.top(line, legend_rows);
    text += axes(sheet, line, top, timeline.clocks);
    for (const Kind* const kind : kinds) text += boxes(sheet, timeline, *kind, line, top);
  }
  return text + "</svg>";
}

}  // namespace leanfa::report
