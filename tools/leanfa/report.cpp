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
#include "report/modelled_json.hpp"
#include "report/page.hpp"

namespace leanfa::cli {
namespace {

struct ReportOptions {
  std::vector<std::string> inputs;
  std::string output;
  std::string json;
};

// What the files hold: the CPU's errors make the page, everything else the section about kernels.
struct Loaded {
  std::vector<report::SourcedReport> cpu;
  report::KernelResults kernels;
};

Status load(const std::string& path, Loaded& loaded) {
  const auto file = io::MappedFile::open(path);
  if (!file) return tl::unexpected(file.error());
  const auto bytes = file->bytes();
  const std::string_view text{reinterpret_cast<const char*>(bytes.data()), bytes.size()};
  if (report::is_modelled(text)) {
    auto modelled = report::modelled_from_json(text, path);
    if (!modelled) return tl::unexpected(std::move(modelled.error()));
    loaded.kernels.modelled.push_back(std::move(*modelled));
    return {};
  }
  auto accuracy = report::accuracy_from_json(text, path);
  if (!accuracy) return tl::unexpected(std::move(accuracy.error()));
  if (accuracy->device == "cpu")
    loaded.cpu.push_back({path, std::move(*accuracy)});
  else
    loaded.kernels.accuracy.push_back(std::move(*accuracy));
  return {};
}

Result<Loaded> load_all(const std::vector<std::string>& paths) {
  Loaded loaded;
  for (const std::string& path : paths) LEANFA_TRY(load(path, loaded));
  if (loaded.cpu.empty())
    return bad_input({"--input", "has results of leanfa accuracy on the CPU", "none",
                      "those, and beside them files of --device gfx950-emu"});
  return loaded;
}

std::vector<OutputPath> outputs_of(const ReportOptions& options) {
  return {{"--output", options.output}, {"--json", options.json}};
}

Status make_report(const ReportOptions& options, Session& session) {
  LEANFA_TRY(check_writable(outputs_of(options)));
  ProgressBar progress(session.terminal);
  progress.update(0.0, "reading");
  auto loaded = load_all(options.inputs);
  if (!loaded) return tl::unexpected(std::move(loaded.error()));
  const auto accuracy = report::join_reports(std::move(loaded->cpu));
  if (!accuracy) return tl::unexpected(accuracy.error());
  progress.update(0.2, "drawing");
  const auto page = report::accuracy_page(*accuracy, loaded->kernels);
  if (!page) return tl::unexpected(page.error());
  std::vector<io::AtomicFile> files;
  LEANFA_TRY(stage_text(files, options.output, *page));
  LEANFA_TRY(stage_text(files, options.json, report::to_json(*accuracy)));
  LEANFA_TRY(io::commit_all(files));
  progress.update(1.0, "");
  return print(fmt::format("{}: {}, {}, {} KiB\n", options.output, counted(accuracy->layers.size(), "layer", "layers"),
                           counted(accuracy->sinks.size(), "sink strength", "sink strengths"), page->size() / 1024));
}

}  // namespace

Subcommand add_report(CLI::App& root) {
  CLI::App* app = root.add_subcommand("report", "an HTML page from accuracy results; needs gnuplot");
  auto options = std::make_shared<ReportOptions>();
  app->add_option("--input", options->inputs, "JSON files of leanfa accuracy, and of leanfa bench --device gfx950-emu")
      ->type_name("FILE")
      ->required();
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
