#include "report/page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "report/figures.hpp"
#include "report/page_style.hpp"

namespace leanfa::report {
namespace {

struct Card {
  std::string number, claim, detail;
};

const MethodMean* find_mean(const AccuracyReport& report, std::string_view name) {
  const auto found = std::find_if(report.geomean.begin(), report.geomean.end(),
                                  [&](const MethodMean& mean) { return mean.name == name; });
  return found == report.geomean.end() ? nullptr : &*found;
}

// "0.68x": `of` against `against`, by kernel or total error.
void add_ratio(std::vector<Card>& cards, const AccuracyReport& report, std::string_view of, std::string_view against,
               double MethodMean::* error, std::string_view claim) {
  const MethodMean* a = find_mean(report, of);
  const MethodMean* b = find_mean(report, against);
  if (a == nullptr || b == nullptr || std::isnan(a->*error) || std::isnan(b->*error)) return;
  cards.push_back({fmt::format("{:.2f}x", a->*error / (b->*error)), std::string(claim),
                   fmt::format("{} {} against {} {}", of, figure_text(a->*error), against, figure_text(b->*error))});
}

void add_sink_card(std::vector<Card>& cards, const AccuracyReport& report) {
  const std::vector<SinkGroup> groups = sink_groups(report);
  if (groups.empty()) return;
  const SinkErrors& strongest =
      *std::max_element(groups.front().sinks.begin(), groups.front().sinks.end(),
                        [](const SinkErrors& a, const SinkErrors& b) { return a.binades < b.binades; });
  double anchor = NAN, running = NAN;
  for (const SinkMethod& method : strongest.methods) {
    if (method.name == "e4m3/lean/anchor") anchor = method.kernel_rms;
    if (method.name == "fa3") running = method.kernel_rms;
  }
  if (std::isnan(anchor) || std::isnan(running)) return;
  cards.push_back({fmt::format("{:.2f}x", anchor / running),
                   fmt::format("of fa3's kernel error under an attention sink of {:g} binades", strongest.binades),
                   fmt::format("e4m3/lean/anchor {} against fa3 {}", figure_text(anchor), figure_text(running))});
}

// The first modelled kernel that has a steady state: what the matrix pipe does in its loop. Default parameters first.
void add_kernel_card(std::vector<Card>& cards, const KernelResults& kernels) {
  const ModelledReport* from = nullptr;
  const ModelledRow* chosen = nullptr;
  for (const ModelledReport& report : kernels.modelled)
    for (const ModelledRow& row : report.rows) {
      const bool better = chosen == nullptr || (from->parameter_choice != kDefaultParameters &&
                                                report.parameter_choice == kDefaultParameters);
      if (row.ours.mfma_busy_steady && better) from = &report, chosen = &row;
    }
  if (chosen == nullptr) return;
  cards.push_back({fmt::format("{:.0f}%", 100 * *chosen->ours.mfma_busy_steady),
                   fmt::format("of the steady state the matrix pipe is busy on gfx950 (modelled, {} parameters)",
                               from->parameter_choice),
                   fmt::format("{}, the kernel's machine code on {}", chosen->method,
                               chosen->data.starts_with("gaussian") ? "Gaussian inputs" : "a captured layer")});
}

std::string to_html(const std::vector<Card>& cards) {
  if (cards.empty()) return {};
  std::string html = "<div class=\"cards\">\n";
  for (const Card& card : cards)
    html += fmt::format("<div class=\"card\"><b>{}</b><span>{}</span><small>{}</small></div>\n", escaped(card.number),
                        escaped(card.claim), escaped(card.detail));
  return html + "</div>\n";
}

std::string headline(const AccuracyReport& report, const KernelResults& kernels) {
  std::vector<Card> cards;
  add_ratio(cards, report, "e4m3/lean/anchor", "e4m3/exact/block+t0", &MethodMean::kernel_rms,
            "of ZYFA's kernel error with lean P and an anchored reference");
  add_ratio(cards, report, "int8/shift/anchor+rot+kmean", "e4m3/lean/block+rot", &MethodMean::total_rms,
            "of rotated e4m3's total error with int8 Q and K");
  add_ratio(cards, report, "int8/shift/anchor+rot+kmean", "fa3", &MethodMean::total_rms,
            "of fa3's total error with int8 Q and K");
  add_sink_card(cards, report);
  add_kernel_card(cards, kernels);
  return to_html(cards);
}

std::string section(const Figure& figure) {
  std::string html = fmt::format("<section id=\"{}\"><h2>{}</h2>\n<p class=\"caption\">{}</p>\n", figure.id,
                                 escaped(figure.title), escaped(figure.caption));
  if (!figure.wide_svg.empty())
    html += fmt::format("<figure><div class=\"wide\">{}</div><div class=\"narrow\">{}</div></figure>\n",
                        figure.wide_svg, figure.narrow_svg);
  return html + to_html(figure.table) + "</section>\n";
}

Result<std::vector<Figure>> figures(const AccuracyReport& report) {
  std::vector<Figure> result;
  const auto add = [&](Result<Figure> figure) -> Status {
    if (!figure) return tl::unexpected(std::move(figure.error()));
    result.push_back(std::move(*figure));
    return {};
  };
  const bool layers = !report.layers.empty() && !report.layers.front().methods.empty();
  if (layers) {
    LEANFA_TRY(add(kernel_error_figure(report)));
    LEANFA_TRY(add(total_error_figure(report)));
  }
  std::size_t number = 0;
  for (const SinkGroup& group : sink_groups(report)) {
    if (group.sinks.front().methods.empty()) continue;
    ++number;
    LEANFA_TRY(add(sink_figure(group, number)));
    LEANFA_TRY(add(sink_total_figure(group, number)));
  }
  if (layers) {
    LEANFA_TRY(add(stage_figure(report)));
    if (result.back().table.rows.empty()) result.pop_back();
  }
  LEANFA_TRY(add(code_curve_figure()));
  if (layers) {
    LEANFA_TRY(add(code_histogram_figure(report)));
    if (result.back().table.rows.empty()) result.pop_back();
    LEANFA_TRY(add(head_figure(report)));
  }
  return result;
}

std::string layers_section(const AccuracyReport& report) {
  Table table{.header = {"layer", "tokens", "query heads", "kv heads", "head dim", "mask", "seconds"}, .rows = {}};
  const std::vector<std::string> labels = layer_labels(report.layers);
  for (std::size_t l = 0; l < labels.size(); ++l) {
    const LayerErrors& layer = report.layers[l];
    table.rows.push_back({labels[l], fmt::format("{}", layer.tokens), fmt::format("{}", layer.heads_q),
                          fmt::format("{}", layer.heads_kv), fmt::format("{}/{}", layer.head_dim_qk, layer.head_dim_v),
                          layer.causal ? "causal" : "full", fmt::format("{:.1f}", layer.seconds)});
  }
  return fmt::format(
      "<section id=\"inputs\"><h2>Inputs, and how to repeat this</h2>\n<pre>{}</pre>\n"
      "<p class=\"soft\">leanfa {}, {}. {}</p>\n{}</section>\n",
      escaped(report.command), escaped(report.version), escaped(report.date), escaped(report.note), to_html(table));
}

constexpr std::string_view kKernelLink = "<a href=\"#gfx950\">The gfx950 kernels</a>\n";

struct Body {
  std::string title, heading, intro, cards, links, sections;
};

std::string document(const Body& body) {
  return fmt::format(
      "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<meta name=\"color-scheme\" content=\"light dark\">\n<title>{}</title>\n"
      "<style>{}</style></head><body><main>\n<h1>{}</h1>\n"
      "<p class=\"soft\">{}</p>\n{}<nav>{}</nav>\n{}</main></body></html>\n",
      body.title, kPageStyle, body.heading, body.intro, body.cards, body.links, body.sections);
}

}  // namespace

Result<std::string> accuracy_page(const AccuracyReport& report, const KernelResults& kernels) {
  const auto drawn = figures(report);
  if (!drawn) return tl::unexpected(drawn.error());
  std::string links, sections;
  if (!is_empty(kernels)) {
    links = kKernelLink;
    sections = kernel_section(kernels);
  }
  for (const Figure& figure : *drawn) {
    links += fmt::format("<a href=\"#{}\">{}</a>\n", figure.id, escaped(figure.title));
    sections += section(figure);
  }
  return document(
      {.title = "leanfa accuracy report",
       .heading = "How exact is 8-bit attention?",
       .intro = fmt::format("Errors of each method against attention in double, on {} layer{}. {}",
                            report.layers.size(), report.layers.size() == 1 ? "" : "s", escaped(report.note)),
       .cards = headline(report, kernels),
       .links = links + "<a href=\"#inputs\">Inputs</a>",
       .sections = sections + layers_section(report)});
}

std::string kernel_page(const KernelResults& kernels) {
  std::vector<Card> cards;
  add_kernel_card(cards, kernels);
  return document({.title = "leanfa gfx950 report",
                   .heading = "What the gfx950 kernels do",
                   .intro = "In the emulator. The errors of every method on the CPU are not part of this page: "
                            "<code>leanfa accuracy --input LAYER --json FILE</code> makes a file that adds them.",
                   .cards = to_html(cards),
                   .links = std::string(kKernelLink),
                   .sections = kernel_section(kernels)});
}

}  // namespace leanfa::report
