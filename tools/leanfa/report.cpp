// leanfa report: one HTML page from the JSON of leanfa accuracy.
#include "report/accuracy_report.hpp"

#include <fmt/format.h>

#include <memory>

#include "io/file.hpp"
#include "leanfa/outputs.hpp"
#include "leanfa/progress_bar.hpp"
#include "leanfa/session.hpp"
#include "report/accuracy_json.hpp"
#include "report/join.hpp"
#include "report/page.hpp"

namespace leanfa::cli {
namespace {

struct ReportOptions {
  std::vector<std::string> inputs;
  std::string output;
  std::string json;
};

Result<report::AccuracyReport> load(const std::string& path) {
  const auto file = io::MappedFile::open(path);
  if (!file) return tl::unexpected(file.error());
  const auto bytes = file->bytes();
  return report::accuracy_from_json({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, path);
}

Result<report::AccuracyReport> load_all(const std::vector<std::string>& paths) {
  std::vector<report::SourcedReport> reports;
  for (const std::string& path : paths) {
    auto one = load(path);
    if (!one) return one;
    reports.push_back({path, std::move(*one)});
  }
  return report::join_reports(std::move(reports));
}

std::vector<OutputPath> outputs_of(const ReportOptions& options) {
  return {{"--output", options.output}, {"--json", options.json}};
}

Status make_report(const ReportOptions& options, Session& session) {
  LEANFA_TRY(check_writable(outputs_of(options)));
  ProgressBar progress(session.terminal);
  progress.update(0.0, "reading");
  const auto accuracy = load_all(options.inputs);
  if (!accuracy) return tl::unexpected(accuracy.error());
  progress.update(0.2, "drawing");
  const auto page = report::accuracy_page(*accuracy);
  if (!page) return tl::unexpected(page.error());
  std::vector<io::AtomicFile> files;
  LEANFA_TRY(stage_text(files, options.output, *page));
  LEANFA_TRY(stage_text(files, options.json, report::to_json(*accuracy)));
  LEANFA_TRY(io::commit_all(files));
  progress.update(1.0, "");
  return print(fmt::format("{}: {} layers, {} sink strengths, {} KiB\n", options.output, accuracy->layers.size(),
                           accuracy->sinks.size(), page->size() / 1024));
}

}  // namespace

Subcommand add_report(CLI::App& root) {
  CLI::App* app = root.add_subcommand("report", "an HTML page from accuracy results; needs gnuplot");
  auto options = std::make_shared<ReportOptions>();
  app->add_option("--input", options->inputs, "JSON files of leanfa accuracy")->type_name("FILE")->required();
  app->add_option("-o,--output", options->output, "HTML file to write")
      ->type_name("FILE")
      ->required()
      ->check(path_check());
  app->add_option("--json", options->json, "write what the page shows as JSON to this file")
      ->type_name("FILE")
      ->check(path_check());
  app->footer("Example:\n  leanfa report --input accuracy.json -o index.html");
  app->callback([options] {
    require_different("--input", options->inputs);
    require_apart(outputs_of(*options), options->inputs);
  });
  return {app, [options](Session& session) { return make_report(*options, session); }};
}

}  // namespace leanfa::cli
