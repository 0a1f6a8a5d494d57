#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "report/axis.hpp"
#include "report/figure_drawing.hpp"
#include "report/method_style.hpp"
#include "report/statistics.hpp"

namespace leanfa::report {
namespace {

constexpr std::array kLayerColours{"#2563eb", "#059669", "#d97706", "#9333ea",
                                   "#dc2626", "#0891b2", "#65a30d", "#db2777"};

using Pick = double (*)(const MethodErrors&);

// NaN for a method that the layer lacks: there is no mean over the layers then.
double value_in(const LayerErrors& layer, const std::string& method, Pick pick) {
  const MethodErrors* found = find_method(layer, method);
  return found == nullptr ? NAN : pick(*found);
}

// One row per method, one point per layer, a bar at the geometric mean.
std::string layer_dots(const AccuracyReport& report, const Canvas& canvas, Pick pick, std::string_view axis_label) {
  const std::vector<std::string> names = method_names(report.layers.front());
  std::vector<double> all;
  const std::vector<std::string> labels = layer_labels(report.layers);
  std::string blocks, plots;
  for (std::size_t l = 0; l < report.layers.size(); ++l) {
    Rows rows;
    for (std::size_t m = 0; m < names.size(); ++m) {
      const MethodErrors* method = find_method(report.layers[l], names[m]);
      if (method == nullptr) continue;
      all.push_back(pick(*method));
      rows.push_back({pick(*method), static_cast<double>(m)});
    }
    blocks += data_block(fmt::format("L{}", l), rows);
    plots += fmt::format("$L{} using 1:2 with points pt 7 ps {} lc rgb '{}' title {}, ", l, canvas.narrow ? 0.7 : 0.8,
                         kLayerColours[l % kLayerColours.size()], gnuplot_string(labels[l]));
  }
  Rows means;
  for (std::size_t m = 0; m < names.size(); ++m) {
    std::vector<double> values;
    for (const LayerErrors& layer : report.layers) values.push_back(value_in(layer, names[m], pick));
    means.push_back({geometric_mean(values), static_cast<double>(m) - 0.3, 0.0, 0.6});
  }
  return blocks + data_block("mean", means) + log_axis('x', all) + named_rows(canvas, names) +
         fmt::format(
             "set grid xtics ytics ls 100\nset xlabel \"{}{}\"\nset key {} Left reverse samplen 1\nset border 1\n",
             axis_label, canvas.narrow ? "\\n " : "",
             canvas.narrow ? "bmargin center horizontal maxcols 2" : "tmargin left horizontal") +
         "plot " + plots + "$mean using 1:2:3:4 with vectors nohead lw 2.5 lc rgb '#0f172a' title 'geometric mean'\n";
}

Table layer_table(const AccuracyReport& report, Pick pick) {
  Table table;
  table.header = {"method"};
  for (const std::string& label : layer_labels(report.layers)) table.header.push_back(label);
  table.header.push_back("geometric mean");
  for (const std::string& name : method_names(report.layers.front())) {
    std::vector<std::string> row{name};
    std::vector<double> values;
    for (const LayerErrors& layer : report.layers) {
      values.push_back(value_in(layer, name, pick));
      row.push_back(figure_text(values.back()));
    }
    row.push_back(figure_text(geometric_mean(values)));
    table.rows.push_back(std::move(row));
  }
  return table;
}

Result<Figure> layer_figure(const AccuracyReport& report, Figure figure, Pick pick, std::string_view axis_label) {
  const std::size_t rows = report.layers.front().methods.size();
  figure.table = layer_table(report, pick);
  const int legend = 12 * static_cast<int>(report.layers.size());
  LEANFA_TRY(draw_both(figure, rows_height(false, rows), rows_height(true, rows) + legend,
                       [&](const Canvas& canvas) { return layer_dots(report, canvas, pick, axis_label); }));
  return figure;
}

struct StageRow {
  std::string name{};
  std::array<double, 5> stages{};  // root mean square over the layers that have a split: Q, K, V, P, rest
  double total = 0.0;
};

constexpr std::array kStageNames{"Q", "K", "V", "P", "rest"};
constexpr std::array kStageColours{"#1d4ed8", "#60a5fa", "#f59e0b", "#dc2626", "#94a3b8"};

std::vector<StageRow> stage_rows(const AccuracyReport& report) {
  std::vector<StageRow> result;
  for (const std::string& name : method_names(report.layers.front())) {
    std::array<std::vector<double>, 6> values;
    for (const LayerErrors& layer : report.layers) {
      const MethodErrors* method = find_method(layer, name);
      if (method == nullptr || !method->stages) continue;
      const StageErrors& s = *method->stages;
      const std::array parts{s.q, s.k, s.v, s.p, s.rest, method->total_rms};
      for (std::size_t i = 0; i < parts.size(); ++i) values[i].push_back(parts[i]);
    }
    if (values[0].empty()) continue;  // not measured
    StageRow row{.name = name};
    for (std::size_t i = 0; i < row.stages.size(); ++i) row.stages[i] = root_mean_square(values[i]);
    row.total = root_mean_square(values[5]);
    result.push_back(row);
  }
  return result;
}

// Where some layers have no split: which ones have one.
std::string layers_with_stages(const AccuracyReport& report) {
  const std::vector<std::string> labels = layer_labels(report.layers);
  std::vector<std::string> measured;
  for (std::size_t l = 0; l < labels.size(); ++l) {
    const auto& methods = report.layers[l].methods;
    if (std::any_of(methods.begin(), methods.end(), [](const MethodErrors& m) { return m.stages.has_value(); }))
      measured.push_back(labels[l]);
  }
  if (measured.size() == labels.size()) return {};
  return fmt::format(" Measured on {} of {} layers: {}.", measured.size(), labels.size(), fmt::join(measured, ", "));
}

// A bar as long as the root of the stages' squares, divided in proportion to the squares.
std::string stage_bars(const std::vector<StageRow>& rows, const Canvas& canvas) {
  std::vector<std::string> names;
  for (const StageRow& row : rows) names.push_back(row.name);
  std::string blocks, plots;
  std::vector<double> begin(rows.size(), 0.0);
  for (std::size_t s = 0; s < kStageNames.size(); ++s) {
    Rows boxes;
    for (std::size_t m = 0; m < rows.size(); ++m) {
      double squares = 0.0;
      for (const double stage : rows[m].stages) squares += stage * stage;
      const double length = squares == 0.0 ? 0.0 : rows[m].stages[s] * rows[m].stages[s] / std::sqrt(squares);
      const auto y = static_cast<double>(m);
      boxes.push_back({begin[m], y, begin[m], begin[m] + length, y - 0.28, y + 0.28});
      begin[m] += length;
    }
    blocks += data_block(fmt::format("S{}", s), boxes);
    plots += fmt::format("$S{} using 1:2:3:4:5:6 with boxxyerror fs solid noborder lc rgb '{}' title '{}', ", s,
                         kStageColours[s], kStageNames[s]);
  }
  Rows totals;
  for (std::size_t m = 0; m < rows.size(); ++m)
    totals.push_back({rows[m].total, static_cast<double>(m) - 0.4, 0.0, 0.8});
  return blocks + data_block("total", totals) + named_rows(canvas, names) +
         fmt::format(
             "set xrange [0:*]\nset grid xtics ls 100\nset border 1\nset xtics {} nomirror\n"
             "set xlabel \"relative RMS error of the output{}\"\nset key {} samplen 1\n",
             canvas.narrow ? "0.01" : "0.005", canvas.narrow ? "\\n " : "",
             canvas.narrow ? "bmargin center horizontal maxcols 3" : "tmargin left horizontal") +
         "plot " + plots + "$total using 1:2:3:4 with vectors nohead lw 2.5 lc rgb '#0f172a' title 'measured total'\n";
}

using SinkError = double SinkMethod::*;

// Methods of the sink runs with one curve each, over all strengths.
std::string sink_curves(const SinkGroup& group, const Canvas& canvas, SinkError error, std::string_view label) {
  std::string blocks, plots;
  std::vector<double> all;
  const auto& methods = group.sinks.front().methods;
  std::string strengths;
  double low = group.sinks.front().binades, high = low;
  for (const SinkErrors& sink : group.sinks) {
    strengths += fmt::format("{}{:g}", strengths.empty() ? "" : ", ", sink.binades);
    low = std::min(low, sink.binades);
    high = std::max(high, sink.binades);
  }
  for (std::size_t m = 0; m < methods.size(); ++m) {
    Rows rows;
    for (const SinkErrors& sink : group.sinks)
      for (const SinkMethod& method : sink.methods)
        if (method.name == methods[m].name) {
          rows.push_back({sink.binades, method.*error});
          all.push_back(method.*error);
        }
    const MethodStyle style = style_of(methods[m].name);
    blocks += data_block(fmt::format("M{}", m), rows);
    plots += fmt::format("{}$M{} using 1:2 with linespoints pt {} ps 0.8 lw 2 dt {} lc rgb '{}' title {}",
                         m == 0 ? "" : ", ", m, style.point, style.dash, style.colour, gnuplot_string(methods[m].name));
  }
  return blocks + log_axis('y', all) +
         fmt::format(
             "set grid xtics ytics ls 100\nset border 3\nset xtics ({}) nomirror\nset xrange [{}:{}]\n"
             "set xlabel \"height of key 0 above every other score, binades{}\"\nset ylabel {}\n"
             "set key {} Left reverse samplen 2.5\n",
             strengths, low - 0.6, high + 0.6, canvas.narrow ? "\\n " : "",
             canvas.narrow ? "''" : fmt::format("'{}, relative RMS'", label),
             canvas.narrow ? "bmargin left vertical maxcols 1" : "outside right center vertical") +
         "plot " + plots + "\n";
}

Table sink_table(const SinkGroup& group, SinkError error) {
  Table table{.header = {"method"}, .rows = {}};
  for (const SinkErrors& sink : group.sinks) table.header.push_back(fmt::format("{:g} binades", sink.binades));
  for (const SinkMethod& method : group.sinks.front().methods) {
    std::vector<std::string> row{method.name};
    for (const SinkErrors& sink : group.sinks)
      for (const SinkMethod& other : sink.methods)
        if (other.name == method.name) row.push_back(figure_text(other.*error));
    table.rows.push_back(std::move(row));
  }
  return table;
}

Result<Figure> sinks_drawn(const SinkGroup& group, Figure figure, SinkError error, std::string_view label) {
  figure.table = sink_table(group, error);
  const int legend = 19 * static_cast<int>(group.sinks.front().methods.size());
  LEANFA_TRY(draw_both(figure, 440, 340 + legend,
                       [&](const Canvas& canvas) { return sink_curves(group, canvas, error, label); }));
  return figure;
}

// "sinks", then "sinks_2", ...
std::string numbered(std::string_view id, std::size_t number) {
  return number == 1 ? std::string(id) : fmt::format("{}_{}", id, number);
}

std::string numbered_title(std::string_view title, const SinkGroup& group, std::size_t number) {
  return number == 1 ? std::string(title) : fmt::format("{}: {}", title, group.label);
}

}  // namespace

Result<Figure> kernel_error_figure(const AccuracyReport& report) {
  return layer_figure(
      report,
      {.id = "kernel",
       .title = "Kernel error by method and layer",
       .caption = "Relative RMS difference between a method's output and attention in double on the same "
                  "quantised inputs: what the kernel itself adds. One point per layer, log scale."},
      [](const MethodErrors& method) { return method.kernel_rms; }, "kernel error, relative RMS");
}

Result<Figure> total_error_figure(const AccuracyReport& report) {
  return layer_figure(
      report,
      {.id = "total",
       .title = "Total error by method and layer",
       .caption = "The same outputs against attention in double on the inputs before quantisation: what "
                  "the model sees. One point per layer, log scale."},
      [](const MethodErrors& method) { return method.total_rms; }, "total error, relative RMS");
}

Result<Figure> stage_figure(const AccuracyReport& report) {
  const std::vector<StageRow> rows = stage_rows(report);
  Figure figure{
      .id = "stages",
      .title = "Where the error comes from",
      .caption =
          "Each stage alone: only Q, K, V or P rounded and everything else exact; the rest is the kernel's "
          "arithmetic and the BF16 output. A bar is as long as the root of the sum of squares and is "
          "divided in proportion to the squares; the black mark is the total error as measured, of float32 output."};
  figure.caption += layers_with_stages(report);
  figure.table.header = {"method", "Q", "K", "V", "P", "rest", "total"};
  for (const StageRow& row : rows) {
    figure.table.rows.push_back({row.name});
    for (const double stage : row.stages) figure.table.rows.back().push_back(figure_text(stage));
    figure.table.rows.back().push_back(figure_text(row.total));
  }
  if (rows.empty()) return figure;
  LEANFA_TRY(draw_both(figure, rows_height(false, rows.size()), rows_height(true, rows.size()),
                       [&](const Canvas& canvas) { return stage_bars(rows, canvas); }));
  return figure;
}

Result<Figure> sink_figure(const SinkGroup& group, std::size_t number) {
  const SinkErrors& first = group.sinks.front();
  std::string heads;
  for (const Index head : first.heads) heads += fmt::format("{}{}", heads.empty() ? "" : ", ", head);
  const std::string caption = fmt::format(
      "Large models park most of a row's weight on the first key, whose V is then nearly zero. Here key 0 is raised "
      "above every other score of its row and its V set to zero: {}, query head {}, rows from {} on.",
      group.label, heads, first.rows_from);
  return sinks_drawn(group,
                     {.id = numbered("sinks", number),
                      .title = numbered_title("Kernel error against sink strength", group, number),
                      .caption = caption},
                     &SinkMethod::kernel_rms, "kernel error");
}

Result<Figure> sink_total_figure(const SinkGroup& group, std::size_t number) {
  return sinks_drawn(
      group,
      {.id = numbered("sinks_total", number),
       .title = numbered_title("Total error against sink strength", group, number),
       .caption = "The same runs against double on the inputs before quantisation. A mean taken off V "
                  "(+vmean) is rounded at key 0 too, and a strong sink gives that rounding nearly all of "
                  "the weight: its kernel error falls while its total error grows."},
      &SinkMethod::total_rms, "total error");
}

}  // namespace leanfa::report
