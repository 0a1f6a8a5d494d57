// The HTML page: complete, self-contained, escaped. How it looks is for eyes. Skips where gnuplot is not installed.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>

#include "numerics/p_code.hpp"
#include "report/code_curve.hpp"
#include "report/figures.hpp"
#include "report/gnuplot.hpp"
#include "report/html.hpp"
#include "report/join.hpp"
#include "report/page.hpp"
#include "synthetic_report.hpp"

namespace leanfa::report {
namespace {

bool gnuplot_is_here() {
  const auto svg = draw({.width = 100, .height = 100, .narrow = false}, "probe", "plot x\n");
  return svg.has_value() || svg.error().code != ErrorCode::kUnsupported;
}

class Page : public testing::Test {
 protected:
  void SetUp() override {
    if (!gnuplot_is_here()) GTEST_SKIP() << "gnuplot is not installed (Debian package gnuplot-nox)";
  }
};

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t n = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size())) ++n;
  return n;
}

TEST_F(Page, HoldsEveryFigureTwiceAndNothingFromElsewhere) {
  const auto page = accuracy_page(synthetic_report());
  ASSERT_TRUE(page) << page.error().message;
  for (const char* id : {"kernel", "total", "sinks", "sinks_total", "stages", "codes", "histogram", "heads", "inputs"})
    EXPECT_EQ(count(*page, std::string("<section id=\"") + id + "\""), 1U) << id;
  EXPECT_EQ(count(*page, "<svg"), 16U);
  EXPECT_EQ(count(*page, "<svg"), count(*page, "</svg>"));
  EXPECT_EQ(count(*page, "<script"), 0U);
  EXPECT_EQ(count(*page, "src="), 0U);
  EXPECT_EQ(count(*page, "<link"), 0U);
  EXPECT_EQ(count(*page, "@import"), 0U);
  EXPECT_EQ(count(*page, "url(http"), 0U);
  EXPECT_EQ(count(*page, "<?xml"), 0U);
}

TEST_F(Page, SaysWhatModelsAndWhichCommand) {
  const auto page = accuracy_page(synthetic_report());
  ASSERT_TRUE(page);
  EXPECT_NE(page->find("22 million parameters"), std::string::npos);
  EXPECT_NE(page->find("a &amp; b.safetensors"), std::string::npos);
  EXPECT_EQ(page->find("a & b"), std::string::npos);
  EXPECT_NE(page->find("1.00x"), std::string::npos);  // 0.008 against 0.008 in geometric mean
  EXPECT_NE(page->find("0.20x"), std::string::npos);  // 0.059 against 0.3 at the strongest sink
}

TEST_F(Page, SinksAloneAreAReportToo) {
  AccuracyReport report = synthetic_report();
  report.layers.clear();
  report.geomean.clear();
  const auto page = accuracy_page(report);
  ASSERT_TRUE(page) << page.error().message;
  EXPECT_EQ(count(*page, "<section id=\"sinks\""), 1U);
  EXPECT_EQ(count(*page, "<section id=\"kernel\""), 0U);
}

TEST_F(Page, MissingValuesDoNotStopIt) {
  AccuracyReport report = synthetic_report();
  report.layers[1].methods.pop_back();
  report.layers[0].methods[0].kernel_rms = INFINITY;
  report.layers[0].methods[1].kernel_rms = 0.0;
  for (auto& layer : report.layers)
    for (auto& method : layer.methods) method.codes.clear(), method.heads.clear();
  report.layers[0].methods[1].name = "odd `name` \"with\" \\ signs";
  const auto page = accuracy_page(report);
  EXPECT_TRUE(page) << page.error().message;
}

TEST_F(Page, SaysOnWhichLayersStagesWereMeasured) {
  AccuracyReport report = synthetic_report();
  for (auto& method : report.layers[0].methods) method.stages.reset();
  const auto figure = stage_figure(report);
  ASSERT_TRUE(figure) << figure.error().message;
  EXPECT_NE(figure->caption.find("Measured on 1 of 2 layers: second."), std::string::npos) << figure->caption;
  const auto whole = stage_figure(synthetic_report());
  ASSERT_TRUE(whole);
  EXPECT_EQ(whole->caption.find("Measured on"), std::string::npos);
}

TEST_F(Page, LeavesOutStagesThatWereNotMeasured) {
  AccuracyReport report = synthetic_report();
  for (auto& layer : report.layers)
    for (auto& method : layer.methods) method.stages.reset();
  const auto page = accuracy_page(report);
  ASSERT_TRUE(page) << page.error().message;
  EXPECT_EQ(count(*page, "<section id=\"stages\""), 0U);
  EXPECT_EQ(count(*page, "<section id=\"heads\""), 1U);
}

TEST_F(Page, TwoLayersWithSinksHaveTheirFiguresEach) {
  const auto all = join_reports({{"a.json", synthetic_report()}, {"b.json", synthetic_report()}});
  ASSERT_TRUE(all) << all.error().message;
  const auto page = accuracy_page(*all);
  ASSERT_TRUE(page) << page.error().message;
  for (const char* id : {"sinks", "sinks_total", "sinks_2", "sinks_total_2"})
    EXPECT_EQ(count(*page, std::string("<section id=\"") + id + "\""), 1U) << id;
  EXPECT_GE(count(*page, "dir/second.safetensors of b.json"), 3U);
}

TEST_F(Page, AFailingScriptReportsGnuplotsMessage) {
  const auto svg = draw({.width = 100, .height = 100, .narrow = false}, "bad", "plot nonsense(\n");
  ASSERT_FALSE(svg);
  EXPECT_EQ(svg.error().code, ErrorCode::kInternal);
  EXPECT_NE(svg.error().message.find("line"), std::string::npos) << svg.error().message;
}

TEST(Gnuplot, QuotesWhatItsStringsTreatSpecially) {
  EXPECT_EQ(gnuplot_string("a\"b\\c`d\ne"), "\"a\\\"b\\\\c\\`d e\"");
}

TEST(Html, AFigureThatDoesNotExistIsADash) {
  EXPECT_EQ(figure_text(0.0052349), "0.00523");
  EXPECT_EQ(figure_text(NAN), "-");
}

TEST(Html, EscapesAndMarksBreaks) {
  EXPECT_EQ(escaped("<a href=\"x\">&"), "&lt;a href=&quot;x&quot;&gt;&amp;");
  const std::string table = to_html({.header = {"method", "x"}, .rows = {{"e4m3/lean+rot", "1/2"}}});
  EXPECT_NE(table.find("e4m3/<wbr>lean<wbr>+rot"), std::string::npos) << table;
  EXPECT_NE(table.find("<td>1/2</td>"), std::string::npos) << table;
}

TEST(CodeCurve, IsTheCodeOfEachPoint) {
  for (const char* text : {"e4m3/exact/anchor", "e4m3/lean/anchor", "e4m3/lean2/anchor"}) {
    const auto curve = code_curve(*parse_method(text), -16.0, 0.0, 1601);
    ASSERT_EQ(curve.size(), 1601U);
    EXPECT_NEAR(curve.back().code, 120, 1) << text;  // t = 8
    for (std::size_t i = 1; i < curve.size(); ++i) EXPECT_GE(curve[i].code, curve[i - 1].code) << text;
    // From code 8 on e4m3fn has 3 bits of mantissa: exact P is within half a step, 2^-4; lean P adds at most 0.45 codes
    // and the bend of its chord, 0.69 codes of at most 1/8 each.
    const double bound = text[5] == 'l' ? (0.5 + 0.45 + 0.69) / 8 : 0x1p-4 + 1e-12;
    for (const CodePoint& point : curve) {
      if (point.code < 9) continue;
      EXPECT_LT(std::abs(point.relative_error), bound) << text << " at " << point.binades;
    }
  }
}

KernelResults small_kernels() {
  KernelResults kernels;
  AccuracyReport accuracy = synthetic_report();
  accuracy.device = "gfx950-emu";
  accuracy.command = "leanfa accuracy & more";
  kernels.accuracy.push_back(accuracy);
  ModelledReport modelled;
  modelled.command = "leanfa bench";
  modelled.parameter_choice = "default";
  for (const char* const method : {"e4m3/lean/anchor", "int8/shift/anchor"}) {
    ModelledRow row{.problem = {.name = "one", .seqlen_k = 2048, .head_dim_qk = 128, .head_dim_v = 128},
                    .method = method};
    row.ours.mfma_busy_steady = 0.712;
    row.timeline = BlockTimeline{.clocks = 600, .items = {{0, 64, "product", "v_mfma"}, {500, 24, "wait", "s_nop"}}};
    modelled.rows.push_back(row);
  }
  kernels.modelled.push_back(modelled);
  return kernels;
}

TEST(KernelSection, ShowsErrorsModelledFiguresAndABlockOfEachKernel) {
  const std::string html = kernel_section(small_kernels());
  EXPECT_EQ(count(html, "<section id=\"gfx950\""), 1U);
  EXPECT_EQ(count(html, "<svg"), 4U);
  EXPECT_EQ(count(html, "<details>"), 1U);
  EXPECT_NE(html.find("71.2%"), std::string::npos);
  EXPECT_NE(html.find("modelled"), std::string::npos);
  EXPECT_NE(html.find("leanfa accuracy &amp; more"), std::string::npos);
}

TEST(KernelSection, KeepsChoicesOfParametersApart) {
  KernelResults kernels = small_kernels();
  ModelledReport slow = kernels.modelled[0];
  slow.parameter_choice = "pessimistic";
  slow.rows[0].ours.mfma_busy_steady = 0.55;
  kernels.modelled.push_back(slow);
  const std::string html = kernel_section(kernels);
  const std::size_t usual = html.find("<h4>Parameters of the model: default</h4>"),
                    worst = html.find("<h4>Parameters of the model: pessimistic</h4>");
  ASSERT_NE(usual, std::string::npos);
  ASSERT_NE(worst, std::string::npos);
  EXPECT_EQ(html.substr(usual, worst - usual).find("55.0%"), std::string::npos);
  EXPECT_NE(html.find("55.0%", worst), std::string::npos);
  EXPECT_NE(html.find("(modelled, pessimistic parameters)"), std::string::npos);
}

TEST(KernelSection, ARowWithoutFiguresHasItsPlaceAndItsReason) {
  KernelResults kernels = small_kernels();
  ModelledRow& failed = kernels.modelled[0].rows[0];
  failed = {.problem = failed.problem, .method = "fa3", .error = "no kernel for <fa3>"};
  const std::string html = kernel_section(kernels);
  EXPECT_NE(html.find("<td>fa3</td>"), std::string::npos) << html;
  EXPECT_NE(html.find("one (full): no kernel for &lt;fa3&gt;"), std::string::npos) << html;
  EXPECT_GE(count(html, "<td>-</td>"), 6U);
}

// No CPU results, no pictures of gnuplot's.
TEST(KernelSection, IsAPageOfItsOwn) {
  KernelResults kernels = small_kernels();
  kernels.modelled[0].rows[0].ours.mfma_busy_steady.reset();
  const std::string page = kernel_page(kernels);
  EXPECT_EQ(count(page, "<section id=\"gfx950\""), 1U);
  EXPECT_NE(page.find("<b>71%</b>"), std::string::npos);  // of the second row: the first has no steady state
  EXPECT_NE(page.find("leanfa accuracy --input LAYER --json FILE"), std::string::npos);
  EXPECT_NE(page.find("</html>"), std::string::npos);
}

// 600 clocks are two lines on a wide page and four on a phone; what crosses the end of a line is cut in two.
TEST(KernelSection, ATimelineWraps) {
  const BlockTimeline timeline{.clocks = 600, .items = {{500, 24, "product", "v_mfma"}}};
  const auto boxes = [](const std::string& svg) { return count(svg, "fill=\"#4269d0\"/>\n"); };
  EXPECT_EQ(boxes(timeline_svg(timeline, false)), 2U);
  EXPECT_EQ(boxes(timeline_svg(timeline, true)), 1U);
  EXPECT_EQ(count(timeline_svg(timeline, false), ">matrix<"), 2U);
  EXPECT_EQ(count(timeline_svg(timeline, true), ">matrix<"), 4U);
}

TEST_F(Page, HasTheKernelsFirst) {
  const auto page = accuracy_page(synthetic_report(), small_kernels());
  ASSERT_TRUE(page) << page.error().message;
  EXPECT_LT(page->find("<section id=\"gfx950\""), page->find("<section id=\"kernel\""));
  EXPECT_NE(page->find("<b>71%</b>"), std::string::npos);
  EXPECT_NE(page->find("href=\"#gfx950\""), std::string::npos);
}

}  // namespace
}  // namespace leanfa::report
