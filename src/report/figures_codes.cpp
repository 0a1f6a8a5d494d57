#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "report/code_curve.hpp"
#include "report/figure_drawing.hpp"
#include "report/method_style.hpp"

namespace leanfa::report {
namespace {

constexpr std::array kCurveMethods{"e4m3/exact/anchor", "e4m3/lean/anchor", "e4m3/lean2/anchor"};
constexpr std::array kCurveNames{"exact", "lean", "lean2"};
constexpr std::array kCurveColours{"#2563eb", "#dc2626", "#059669"};
constexpr double kCurveFrom = -20.0, kCurveTo = 0.75;

std::vector<CodePoint> curve(std::size_t i, double from, double to, int points) {
  const auto method = parse_method(kCurveMethods[i]);
  return method ? code_curve(*method, from, to, points) : std::vector<CodePoint>{};
}

std::string curve_blocks() {
  std::string blocks;
  for (std::size_t i = 0; i < kCurveMethods.size(); ++i) {
    Rows rows, near;
    for (const CodePoint& point : curve(i, kCurveFrom, kCurveTo, 2491))
      rows.push_back({point.binades, static_cast<double>(point.code), point.relative_error * 100.0});
    for (const CodePoint& point : curve(i, -3.0, kCurveTo, 1501))
      near.push_back({point.binades, static_cast<double>(point.code), point.relative_error * 100.0});
    blocks += data_block(fmt::format("C{}", i), rows) + data_block(fmt::format("N{}", i), near);
  }
  return blocks;
}

std::string curve_lines(std::string_view block, int column, std::string_view style) {
  std::string plots = "plot ";
  for (std::size_t i = 0; i < kCurveNames.size(); ++i)
    plots += fmt::format("{}${}{} using 1:{} with {} lc rgb '{}' title '{}'", i == 0 ? "" : ", ", block, i, column,
                         style, kCurveColours[i], kCurveNames[i]);
  return plots + "\n";
}

// Codes over the whole range, then the relative error over the same range and over the top three binades.
std::string curve_panels(const Canvas& canvas) {
  const std::string margins = canvas.narrow ? "set lmargin 6\nset rmargin 1.5\n" : "set lmargin 9\nset rmargin 2\n";
  return curve_blocks() + margins + fmt::format("set multiplot layout {}\n", canvas.narrow ? "3,1" : "1,3") +
         "set grid ls 100\nset border 3\nset tics nomirror\nset xlabel 'log2 p (y - L)' offset 0,0.4\n"
         "set key top left Left reverse samplen 1.5\nset title 'code'\nset xrange [-20:1]\nset yrange [0:128]\n"
         "set ytics 24\nset xtics 4\n" +
         curve_lines("C", 2, "lines lw 1.6") +
         "set key off\nset title 'relative error of its value, %'\nset yrange [-100:100]\nset ytics 50\n" +
         curve_lines("C", 3, "lines lw 1.2") +
         "set title 'the same, near the reference'\nset xrange [-3:0.75]\nset yrange [-10:10]\nset ytics 5\nset xtics "
         "1\n" +
         curve_lines("N", 3, "lines lw 1.2") + "unset multiplot\n";
}

// Root mean square of the relative error over whole binades, where every fraction is equally likely.
double rms_percent(std::size_t i, double from, double to) {
  double sum = 0.0;
  const auto points = curve(i, from, to, 8193);
  for (const CodePoint& point : points) sum += point.relative_error * point.relative_error;
  return points.empty() ? NAN : 100.0 * std::sqrt(sum / static_cast<double>(points.size()));
}

struct Histogram {
  std::string name{};
  std::vector<double> share;  // of all codes of all layers
};

std::vector<Histogram> histograms(const AccuracyReport& report) {
  std::vector<Histogram> result;
  for (const std::string& name : method_names(report.layers.front())) {
    std::vector<double> counts(128, 0.0);
    double total = 0.0;
    for (const LayerErrors& layer : report.layers) {
      const MethodErrors* method = find_method(layer, name);
      if (method == nullptr) continue;
      for (std::size_t code = 0; code < method->codes.size(); ++code) {
        counts[code] += static_cast<double>(method->codes[code]);
        total += static_cast<double>(method->codes[code]);
      }
    }
    if (total == 0.0) continue;
    for (double& count : counts) count /= total;
    result.push_back({name, std::move(counts)});
  }
  return result;
}

int panel_columns(const Canvas& canvas) { return canvas.narrow ? 2 : 4; }
int panel_rows(const Canvas& canvas, std::size_t panels) {
  return (static_cast<int>(panels) + panel_columns(canvas) - 1) / panel_columns(canvas);
}

std::string histogram_panels(const std::vector<Histogram>& all, const Canvas& canvas) {
  std::string script;
  for (std::size_t m = 0; m < all.size(); ++m) {
    Rows rows;
    for (std::size_t code = 0; code < all[m].share.size(); ++code)
      if (all[m].share[code] > 0.0) rows.push_back({static_cast<double>(code), all[m].share[code] * 100.0});
    script += data_block(fmt::format("H{}", m), rows);
  }
  script += fmt::format(
      "set multiplot layout {},{}\nset logscale y\nset yrange [1e-4:100]\nset xrange [-2:128]\n"
      "set xtics 40 nomirror\nset ytics (\"100%%\" 100, \"1%%\" 1, \"0.01%%\" 0.01) nomirror\n"
      "set grid ls 100\nset border 3\nset key off\nset boxwidth 1\nset style fill solid noborder\n"
      "set lmargin 7\nset rmargin 1\nset tmargin 2\nset bmargin 2\n",
      panel_rows(canvas, all.size()), panel_columns(canvas));
  for (std::size_t m = 0; m < all.size(); ++m) {
    // Two lines keep long names inside a narrow panel.
    std::string title = all[m].name;
    if (const std::size_t plus = title.find('+'); canvas.narrow && title.size() > 22 && plus != std::string::npos)
      title = title.substr(0, plus) + "..";
    script += fmt::format("set title {} font ',{}' offset 0,-0.5\nplot $H{} using 1:2 with boxes lc rgb '{}'\n",
                          gnuplot_string(title), canvas.narrow ? 10 : 12, m, style_of(all[m].name).colour);
  }
  return script + "unset multiplot\n";
}

double share_between(const Histogram& histogram, std::size_t first, std::size_t last) {
  double sum = 0.0;
  for (std::size_t code = first; code <= last; ++code) sum += histogram.share[code];
  return 100.0 * sum;
}

}  // namespace

Result<Figure> code_curve_figure() {
  Figure figure{.id = "codes",
                .title = "P's code against log2 p",
                .caption =
                    "A probability p = 2^(y - L) becomes an e4m3fn code; the reference L sits at code 120 (t = 8). "
                    "lean is a straight line in log2 p, lean2 bends it to the exponential, exact computes the "
                    "exponential and rounds. From the definitions, not measured."};
  figure.table.header = {"P", "RMS error, 4 binades below L", "smallest code above 0", "log2 p there"};
  for (std::size_t i = 0; i < kCurveNames.size(); ++i) {
    const auto points = curve(i, kCurveFrom, kCurveTo, 24901);
    const auto first =
        std::find_if(points.begin(), points.end(), [](const CodePoint& point) { return point.code > 0; });
    if (first == points.end()) continue;
    figure.table.rows.push_back({kCurveNames[i], fmt::format("{:.2f}%", rms_percent(i, -4.0, 0.0)),
                                 fmt::format("{}", first->code), fmt::format("{:.1f}", first->binades)});
  }
  LEANFA_TRY(draw_both(figure, 340, 840, curve_panels));
  return figure;
}

Result<Figure> code_histogram_figure(const AccuracyReport& report) {
  const std::vector<Histogram> all = histograms(report);
  Figure figure{.id = "histogram",
                .title = "Which codes come up",
                .caption =
                    "Share of each P code 0..127 over all layers and visible keys, log scale. Code 0 is a probability "
                    "that was rounded away; code 127 would be NaN and must never appear."};
  figure.table.header = {"method", "code 0, %", "subnormal 1-7, %", "8-63, %", "64-126, %", "127, %"};
  for (const Histogram& histogram : all)
    figure.table.rows.push_back(
        {histogram.name, figure_text(share_between(histogram, 0, 0)), figure_text(share_between(histogram, 1, 7)),
         figure_text(share_between(histogram, 8, 63)), figure_text(share_between(histogram, 64, 126)),
         figure_text(share_between(histogram, 127, 127))});
  if (all.empty()) return figure;
  LEANFA_TRY(draw_both(figure, 40 + 150 * panel_rows({.narrow = false}, all.size()),
                       40 + 130 * panel_rows({.narrow = true}, all.size()),
                       [&](const Canvas& canvas) { return histogram_panels(all, canvas); }));
  return figure;
}

}  // namespace leanfa::report
