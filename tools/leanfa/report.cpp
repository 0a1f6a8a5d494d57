// leanfa report: one HTML page from the JSON of leanfa accuracy and of leanfa bench on gfx950-emu.
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

// What the files hold: the CPU's errors, and what goes into the section about kernels.
struct Loaded {
  std::vector<report::SourcedReport> cpu;
  report::KernelResults kernels;
};

Status load(const std::string& path, Loaded& loaded) {
  const auto file = io::MappedFile::open(path);
  if (!file) return tl::unexpected(file.error());
  const auto bytes = file->bytes();
  const std::string_view text{reinterpret_cast<const char*>(bytes.data()), bytes.size()};
  if (report::is_bench(text)) {
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
  LEANFA_TRY(report::require_different_rows(loaded.kernels.modelled));
  return loaded;
}

std::vector<OutputPath> outputs_of(const ReportOptions& options) {
  return {{"--output", options.output}, {"--json", options.json}};
}

Status write_page(const ReportOptions& options, const std::string& page, const std::string& json) {
  std::vector<io::AtomicFile> files;
  LEANFA_TRY(stage_text(files, options.output, page));
  LEANFA_TRY(stage_text(files, options.json, json));
  return io::commit_all(files);
}

Status make_kernel_report(const ReportOptions& options, const report::KernelResults& kernels) {
  if (!options.json.empty())
    return bad_input({"--json", "is what a page shows of leanfa accuracy on the CPU", "inputs without it",
                      "a file that leanfa accuracy --input LAYER --json FILE makes, or no --json"});
  const std::string page = report::kernel_page(kernels);
  LEANFA_TRY(write_page(options, page, ""));
  std::size_t rows = 0;
  for (const report::ModelledReport& modelled : kernels.modelled) rows += modelled.rows.size();
  return print(fmt::format("{}: the gfx950 kernels alone, {}, {}, {} KiB\n", options.output,
                           counted(kernels.accuracy.size(), "file of errors", "files of errors"),
                           counted(rows, "modelled row", "modelled rows"), page.size() / 1024));
}

Status make_report(const ReportOptions& options, Session& session) {
  LEANFA_TRY(check_writable(outputs_of(options)));
  ProgressBar progress(session.terminal);
  progress.update(0.0, "reading");
  auto loaded = load_all(options.inputs);
  if (!loaded) return tl::unexpected(std::move(loaded.error()));
  if (loaded->cpu.empty()) {
    progress.clear();
    return make_kernel_report(options, loaded->kernels);
  }
  const auto accuracy = report::join_reports(std::move(loaded->cpu));
  if (!accuracy) return tl::unexpected(accuracy.error());
  progress.update(0.2, "drawing");
  const auto page = report::accuracy_page(*accuracy, loaded->kernels);
  if (!page) return tl::unexpected(page.error());
  LEANFA_TRY(write_page(options, *page, report::to_json(*accuracy)));
  progress.update(1.0, "");
  return print(fmt::format("{}: {}, {}, {} KiB\n", options.output, counted(accuracy->layers.size(), "layer", "layers"),
                           counted(accuracy->sinks.size(), "sink strength", "sink strengths"), page->size() / 1024));
}

}  // namespace

Subcommand add_report(CLI::App& root) {
  CLI::App* app = root.add_subcommand(
      "report", "an HTML page from results of accuracy (needs gnuplot) and of bench --device gfx950-emu");
  auto options = std::make_shared<ReportOptions>();
  app->add_option("--input", options->inputs, "JSON files of leanfa accuracy, and of leanfa bench --device gfx950-emu")
      ->type_name("FILE")
      ->required();
  app->add_option("-o,--output", options->output, "HTML file to write")
      ->type_name("FILE")
      ->required()
      ->check(path_check());
  app->add_option("--json", options->json, "write what the page shows of accuracy on the CPU as JSON to this file")
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
