#include "schedule/timeline.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <string_view>

namespace leanfa::schedule {
namespace {

constexpr std::array<std::string_view, 5> kLanes{"matrix", "vector", "LDS", "memory", "scalar"};

std::size_t lane_of(const Op& op) {
  if (is_matrix(op)) return 0;
  if (is_vector(op)) return 1;
  if (is_lds(op)) return 2;
  return is_vector_memory(op) ? 3 : 4;
}

int width_of(const Op& op) {
  if (is_matrix(op)) return isa::passes(op.instruction);
  return is_vector(op) ? vector_slots(op.instruction).count : 1;
}

// Stages get colours in the order in which they appear.
class Colours {
 public:
  std::string_view of(const std::string& stage) {
    constexpr std::array<std::string_view, 12> kPalette{"#4477aa", "#ee6677", "#228833", "#ccbb44",
                                                        "#66ccee", "#aa3377", "#bbbbbb", "#332288",
                                                        "#88ccee", "#44aa99", "#999933", "#cc6677"};
    return kPalette[seen_.emplace(stage, seen_.size()).first->second % kPalette.size()];
  }
  [[nodiscard]] const std::map<std::string, std::size_t>& stages() const { return seen_; }

 private:
  std::map<std::string, std::size_t> seen_;
};

}  // namespace

std::string timeline_text(const Placed& placed) {
  std::string text = fmt::format("{:>5}", "slot");
  for (const std::string_view lane : kLanes) text += fmt::format("  {:<12}", lane);
  text += "\n";
  for (std::size_t i = 0; i < placed.ops.size(); ++i) {
    std::string line = fmt::format("{:>5}", placed.at[i].count);
    const std::size_t lane = lane_of(placed.ops[i]);
    for (std::size_t l = 0; l < lane; ++l) line += fmt::format("  {:<12}", "");
    text += fmt::format("{}  {:<12}", line, placed.ops[i].stage) + std::string(14 * (kLanes.size() - 1 - lane), ' ') +
            "  " + std::string(placed.ops[i].instruction.row->name) + "\n";
  }
  return text;
}

std::string timeline_svg(const Placed& placed, const std::string& title) {
  constexpr int kSlot = 5, kRow = 26, kLeft = 70, kTop = 34;
  Colours colours;
  std::string boxes;
  for (std::size_t i = 0; i < placed.ops.size(); ++i) {
    const Op& op = placed.ops[i];
    boxes += fmt::format(
        R"(<rect x="{}" y="{}" width="{}" height="{}" fill="{}" stroke="#fff" stroke-width="0.5"><title>{} {}: {}</title></rect>)",
        kLeft + kSlot * placed.at[i].count, kTop + kRow * static_cast<int>(lane_of(op)), kSlot * width_of(op), kRow - 6,
        colours.of(op.stage), placed.at[i].count, op.stage, op.instruction.row->name);
    boxes += "\n";
  }
  const int width = kLeft + kSlot * placed.length.count + 20;
  const int bottom = kTop + kRow * static_cast<int>(kLanes.size());
  std::string text = fmt::format(
      R"(<svg xmlns="http://www.w3.org/2000/svg" width="{0}" height="{1}" font-family="sans-serif" font-size="11">
<rect width="{0}" height="{1}" fill="#fff"/>
<text x="{2}" y="18">{3}: {4} slots of 4 clocks, placement's own clock</text>
)",
      width, bottom + 40, kLeft, title, placed.length.count);
  for (std::size_t l = 0; l < kLanes.size(); ++l)
    text += fmt::format("<text x=\"8\" y=\"{}\">{}</text>\n", kTop + kRow * static_cast<int>(l) + 14, kLanes[l]);
  text += boxes;
  int x = kLeft;
  for (const auto& [stage, number] : colours.stages()) {
    text += fmt::format(R"(<rect x="{}" y="{}" width="10" height="10" fill="{}"/><text x="{}" y="{}">{}</text>)", x,
                        bottom + 14, colours.of(stage), x + 14, bottom + 23, stage);
    text += "\n";
    x += 30 + 7 * static_cast<int>(stage.size());
  }
  return text + "</svg>\n";
}

}  // namespace leanfa::schedule
