// The pictures of the accuracy report, each with its table. Data in, SVG out; the page round them is page.hpp.
// figures_errors.cpp has the errors by layer, stage and sink, figures_heads.cpp those by head, figures_codes.cpp P.
#pragma once

#include <string>
#include <vector>

#include "base/result.hpp"
#include "report/accuracy_report.hpp"
#include "report/html.hpp"

namespace leanfa::report {

struct Figure {
  std::string id{}, title{}, caption{};
  std::string wide_svg{}, narrow_svg{};  // one is shown, by the width of the page
  Table table{};
};

// The strengths that one layer was measured at, with the same heads and rows.
struct SinkGroup {
  std::string label;
  std::vector<SinkErrors> sinks;  // at least one
};
[[nodiscard]] std::vector<SinkGroup> sink_groups(const AccuracyReport& report);

// All fail as draw() does. Preconditions: layers (or sinks) is not empty.
[[nodiscard]] Result<Figure> kernel_error_figure(const AccuracyReport& report);
[[nodiscard]] Result<Figure> total_error_figure(const AccuracyReport& report);
[[nodiscard]] Result<Figure> stage_figure(const AccuracyReport& report);
// The sinks of `group`, one of sink_groups(report); `number` from 1 on keeps the ids of several groups apart.
[[nodiscard]] Result<Figure> sink_figure(const SinkGroup& group, std::size_t number);
[[nodiscard]] Result<Figure> sink_total_figure(const SinkGroup& group, std::size_t number);
[[nodiscard]] Result<Figure> head_figure(const AccuracyReport& report);
[[nodiscard]] Result<Figure> code_curve_figure();
[[nodiscard]] Result<Figure> code_histogram_figure(const AccuracyReport& report);

// The names of the layers on the page, each once: "gqa_layer2_2k" of "some/folder/gqa_layer2_2k.safetensors"; where
// that is the name of two layers the whole path, then the source too, and at last a number.
[[nodiscard]] std::vector<std::string> layer_labels(const std::vector<LayerErrors>& layers);

}  // namespace leanfa::report
