#include "report/kernel_section.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "report/figures.hpp"
#include "report/html.hpp"
#include "report/modelled_json.hpp"

namespace leanfa::report {
namespace {

std::string dims(Index qk, Index v) { return qk == v ? fmt::format("{}", qk) : fmt::format("{}/{}", qk, v); }

Table error_table(const std::vector<AccuracyReport>& reports) {
  Table table{.header = {"kernel", "layer", "head dim", "kernel error", "total error", "seconds, emulated"},
              .rows = {}};
  for (const AccuracyReport& report : reports) {
    const std::vector<std::string> labels = layer_labels(report.layers);
    for (std::size_t l = 0; l < labels.size(); ++l) {
      const LayerErrors& layer = report.layers[l];
      for (const MethodErrors& method : layer.methods)
        table.rows.push_back({method.definition, labels[l], dims(layer.head_dim_qk, layer.head_dim_v),
                              figure_text(method.kernel_rms), figure_text(method.total_rms),
                              &method == layer.methods.data() ? fmt::format("{:.0f}", layer.seconds) : ""});
    }
  }
  return table;
}

// A row that failed has its place, and no figures.
std::vector<std::string> cells_of(const ModelledRow& row) {
  const Case& c = row.problem;
  const bool ran = row.error.empty();
  return {row.method.empty() ? "-" : row.method,
          dims(c.head_dim_qk, c.head_dim_v),
          fmt::format("{} {}", mask_name(c), c.seqlen_k),
          percent_text(row.ours.mfma_busy_steady),
          percent_text(row.ours.mfma_useful_steady),
          whole_text(row.ours.clocks_per_block),
          whole_text(row.ours.valu_clocks_per_block),
          ran ? fmt::format("{}", row.ours.cycles) : "-",
          ran ? row.data : "-"};
}

// The table of one choice of parameters, and why rows of it have no figures.
std::string modelled_table(const std::vector<ModelledReport>& reports, const std::string& choice) {
  Table table{.header = {"kernel", "head dim", "problem", "matrix busy", "QK and PV", "clocks", "vector clocks",
                         "all heads, clocks", "inputs"},
              .rows = {}};
  std::string failures;
  for (const ModelledReport& report : reports) {
    if (report.parameter_choice != choice) continue;
    for (const ModelledRow& row : report.rows) {
      table.rows.push_back(cells_of(row));
      if (!row.error.empty())
        failures += fmt::format("<li>{} ({}): {}</li>\n", escaped(row.problem.name), mask_name(row.problem),
                                escaped(row.error));
    }
  }
  std::string html = fmt::format("<h4>Parameters of the model: {}</h4>\n{}", escaped(choice), to_html(table));
  if (!failures.empty())
    html += fmt::format("<p class=\"caption\">Rows without figures:</p>\n<ul class=\"caption\">{}</ul>\n", failures);
  return html;
}

// A table for each choice of parameters: figures of two choices are not to be compared row by row.
std::string modelled_tables(const std::vector<ModelledReport>& reports) {
  std::vector<std::string> choices;
  for (const ModelledReport& report : reports)
    if (std::ranges::find(choices, report.parameter_choice) == choices.end())
      choices.push_back(report.parameter_choice);
  std::string html;
  for (const std::string& choice : choices) html += modelled_table(reports, choice);
  return html;
}

std::string picture(const BlockTimeline& timeline) {
  return fmt::format("<figure><div class=\"wide\">{}</div><div class=\"narrow\">{}</div></figure>\n",
                     timeline_svg(timeline, false), timeline_svg(timeline, true));
}

std::string title_of(const ModelledReport& report, const ModelledRow& row) {
  return fmt::format("{}, head dim {}: {} clocks, matrix pipe busy {} in the steady state (modelled, {} parameters)",
                     escaped(row.method), dims(row.problem.head_dim_qk, row.problem.head_dim_v), row.timeline->clocks,
                     percent_text(row.ours.mfma_busy_steady), escaped(report.parameter_choice));
}

// The first open, the others behind a line each.
std::string timelines(const std::vector<ModelledReport>& reports) {
  std::string first, others;
  for (const ModelledReport& report : reports)
    for (const ModelledRow& row : report.rows) {
      if (!row.timeline) continue;
      if (first.empty())
        first = fmt::format(
            "<h3>One block of the loop: 64 queries of a wave, 64 keys</h3>\n<p class=\"caption\">{}</p>\n{}",
            title_of(report, row), picture(*row.timeline));
      else
        others +=
            fmt::format("<details><summary>{}</summary>{}</details>\n", title_of(report, row), picture(*row.timeline));
    }
  return first + others;
}

template <class Report>
std::string commands(const std::vector<Report>& reports) {
  std::string text;
  for (const Report& report : reports) text += escaped(report.command) + "\n";
  return text;
}

}  // namespace

bool is_empty(const KernelResults& results) { return results.accuracy.empty() && results.modelled.empty(); }

std::string kernel_section(const KernelResults& results) {
  std::string html =
      "<section id=\"gfx950\"><h2>The gfx950 kernels, in the emulator</h2>\n<p class=\"caption\">The machine code that "
      "an "
      "MI355X would run, instruction by instruction on this processor. Errors are its own, against attention in "
      "double. "
      "Clocks are <b>modelled</b> by the emulator's cycle model: nothing here was measured on a GPU.</p>\n";
  if (!results.accuracy.empty())
    html += "<p class=\"caption\">Outputs in BF16, whose rounding is part of the kernel error.</p>\n" +
            to_html(error_table(results.accuracy));
  if (!results.modelled.empty()) {
    html += timelines(results.modelled);
    html +=
        "<h3>The cycle model's figures</h3>\n<p class=\"caption\">Of the loop's steady state: shares of the matrix "
        "pipe, all and by QK and PV alone; clocks of a block, and those of it that vector instructions take; a dash "
        "where the loop is too short to have one. All heads: one executed head, as often as the problem has heads, on "
        "256 compute units.</p>\n" +
        modelled_tables(results.modelled);
  }
  return html + fmt::format("<pre>{}{}</pre>\n</section>\n", commands(results.accuracy), commands(results.modelled));
}

}  // namespace leanfa::report
