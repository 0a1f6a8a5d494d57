#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "report/axis.hpp"
#include "report/figure_drawing.hpp"

namespace leanfa::report {
namespace {

struct HeadColumn {
  const LayerErrors* layer;
  std::string label;  // of the layer
  std::size_t head;
};

std::vector<HeadColumn> head_columns(const AccuracyReport& report) {
  std::vector<HeadColumn> columns;
  const std::vector<std::string> labels = layer_labels(report.layers);
  for (std::size_t l = 0; l < labels.size(); ++l) {
    const LayerErrors& layer = report.layers[l];
    for (std::size_t head = 0; !layer.methods.empty() && head < layer.methods.front().heads.size(); ++head)
      columns.push_back({&layer, labels[l], head});
  }
  return columns;
}

// Null where the layer lacks the method, or the method the head.
const HeadErrors* errors_of(const HeadColumn& column, const std::string& method) {
  const MethodErrors* found = find_method(*column.layer, method);
  return found == nullptr || column.head >= found->heads.size() ? nullptr : &found->heads[column.head];
}

// One coloured box per head and method: centre, edges, error.
Rows boxes(const std::vector<HeadColumn>& columns, const std::vector<std::string>& names, const Canvas& canvas) {
  Rows cells;
  const double half = canvas.narrow ? 0.3 : 0.44;
  for (std::size_t c = 0; c < columns.size(); ++c) {
    for (std::size_t m = 0; m < names.size(); ++m) {
      const HeadErrors* errors = errors_of(columns[c], names[m]);
      if (errors == nullptr) continue;
      const auto x = static_cast<double>(c), y = static_cast<double>(m);
      cells.push_back({x, y, x - 0.47, x + 0.47, y - half + 0.04, y + half, errors->kernel_rms});
    }
  }
  return cells;
}

// Head numbers under the columns, and the layer's name under its first one; on a crowded axis on two lines in turn.
std::string column_names(const std::vector<HeadColumn>& columns, const Canvas& canvas) {
  std::string ticks, labels;
  int layers = 0;
  for (std::size_t c = 0; c < columns.size(); ++c) {
    ticks += fmt::format("{}'{}' {}", c == 0 ? "" : ", ", columns[c].head, c);
    if (columns[c].head != 0) continue;
    const bool upper = canvas.narrow && columns.size() > 8 && layers++ % 2 == 0;
    labels += fmt::format("set label {} at {}, screen {} left textcolor rgb '#334155'\n",
                          gnuplot_string(columns[c].label), static_cast<double>(c) - 0.45, upper ? 0.055 : 0.03);
  }
  return fmt::format("{}set xtics scale 0 ({})\nset xrange [-0.5:{}]\n", labels, ticks,
                     static_cast<double>(columns.size()) - 0.5);
}

std::string head_map(const AccuracyReport& report, const std::vector<HeadColumn>& columns, const Canvas& canvas) {
  const std::vector<std::string> names = method_names(report.layers.front());
  const Rows cells = boxes(columns, names, canvas);
  double high = 0.0;
  for (const auto& cell : cells)
    if (std::isfinite(cell.back())) high = std::max(high, cell.back());
  if (high == 0.0) high = 1.0;
  // Wide formats would take most of the colours; they are simply at the green end.
  std::string script = data_block("cells", cells) + named_rows(canvas, names) + column_names(columns, canvas) +
                       fmt::format(
                           "set border 0\nset bmargin 4\nset logscale cb\nset cbrange [{:.6g}:{:.6g}]\n"
                           "set palette defined (0 '#d1fae5', 1 '#a7f3d0', 2 '#fef3c7', 3 '#fdba74', 4 '#fb7185')\n"
                           "set key off\nunset colorbox\n"
                           "plot $cells using 1:2:3:4:5:6:7 with boxxyerror fs solid noborder lc palette",
                           high / 6.0, high);
  if (columns.size() <= (canvas.narrow ? 8 : 24))
    script += fmt::format(
        ", $cells using 1:($2+0.02):(sprintf('%.2f', 100*$7)) with labels font ',{}' textcolor rgb "
        "'#1e293b'",
        canvas.narrow || columns.size() > 16 ? 9 : 12);
  return script + "\n";
}

}  // namespace

Result<Figure> head_figure(const AccuracyReport& report) {
  const std::vector<HeadColumn> columns = head_columns(report);
  const std::vector<std::string> names = method_names(report.layers.front());
  Figure figure{.id = "heads",
                .title = "Kernel error by head",
                .caption =
                    "One column per query head, in percent of the head's own output; green is small, red is large "
                    "(log scale)."};
  figure.table.header = {"method"};
  for (const HeadColumn& column : columns)
    figure.table.header.push_back(fmt::format("{} head {}", column.label, column.head));
  for (const std::string& name : names) {
    std::vector<std::string> row{name};
    for (const HeadColumn& column : columns) {
      const HeadErrors* errors = errors_of(column, name);
      row.push_back(errors == nullptr ? "-" : figure_text(errors->kernel_rms));
    }
    figure.table.rows.push_back(std::move(row));
  }
  if (columns.empty()) return figure;
  LEANFA_TRY(draw_both(figure, rows_height(false, names.size()) - 20, rows_height(true, names.size()) - 50,
                       [&](const Canvas& canvas) { return head_map(report, columns, canvas); }));
  return figure;
}

}  // namespace leanfa::report
