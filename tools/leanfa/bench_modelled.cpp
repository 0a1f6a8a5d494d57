#include "leanfa/bench_modelled.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <system_error>

#include "leanfa/options.hpp"
#include "report/modelled_json.hpp"

namespace leanfa::cli {
namespace {

using emu::timing::Parameters;

Result<Parameters> parameters_of(const ModelledOptions& options) {
  Parameters parameters = options.pessimistic ? Parameters::pessimistic() : Parameters{};
  for (const std::string& assignment : options.parameters) LEANFA_TRY(parameters.set(assignment));
  return parameters;
}

std::string choice_of(const ModelledOptions& options) {
  const std::string base = options.pessimistic ? "pessimistic" : std::string(report::kDefaultParameters);
  return options.parameters.empty() ? base : fmt::format("{}, {}", base, fmt::join(options.parameters, ", "));
}

std::string aiter_folder(const ModelledOptions& options) {
  if (!options.aiter.empty()) return options.aiter;
  const char* const folder = std::getenv("LEANFA_AITER_CO_DIR");
  return folder == nullptr ? "" : folder;
}

// The layers stay in `files`, which the settings point into.
Status load_layers(const ModelledOptions& options, std::vector<io::AttentionFile>& files,
                   report::ModelSettings& settings) {
  files.reserve(options.activations.size());
  for (const std::string& path : options.activations) {
    if (std::ranges::count(options.activations, path) > 1)
      return bad_input({"--activations", "names each file once", path + " twice", "different files"});
    auto file = load_wide(path, {});
    if (!file) return tl::unexpected(std::move(file.error()));
    files.push_back(std::move(*file));
    settings.layers.push_back({.name = path, .problem = files.back().problem(true)});
  }
  return {};
}

}  // namespace

void add_modelled_options(CLI::App& app, ModelledOptions& o) {
  const auto add = [&](CLI::Option* option) { o.given.push_back(option->group("With --device gfx950-emu")); };
  add(app.add_option(
             "--activations", o.activations,
             "query head 0 of these layers (safetensors) in place of Gaussian numbers, each for the rows of its "
             "head dims and lengths")
          ->type_name("FILE"));
  add(app.add_option("--aiter", o.aiter,
                     "compare with AITER's code objects in this folder (fmha_v3_fwd/, fmha_v4_fwd/); otherwise what "
                     "LEANFA_AITER_CO_DIR says")
          ->type_name("DIR")
          ->check(path_check()));
  add(app.add_flag("--pessimistic", o.pessimistic, "every parameter of the cycle model at its pessimistic value"));
  add(app.add_option("--parameter", o.parameters, "change one, after --pessimistic; may be repeated")
          ->type_name("NAME=VALUE")
          ->allow_extra_args(false)
          ->check(parameter_check()));
  add(app.add_flag("--switching", o.switching, "count the operand bits that change in each pipe"));
  add(app.add_flag("--timeline", o.timeline,
                   "put a block of each row's steady state into the JSON, for leanfa report"));
}

std::vector<std::string> words_of(const ModelledOptions& options) {
  std::vector<std::string> words;
  if (!options.activations.empty()) words.emplace_back("--activations");
  words.insert(words.end(), options.activations.begin(), options.activations.end());
  if (!options.aiter.empty()) words.insert(words.end(), {"--aiter", options.aiter});
  if (options.pessimistic) words.emplace_back("--pessimistic");
  for (const std::string& assignment : options.parameters) words.insert(words.end(), {"--parameter", assignment});
  if (options.switching) words.emplace_back("--switching");
  if (options.timeline) words.emplace_back("--timeline");
  return words;
}

void require_none(const ModelledOptions& options) {
  for (const CLI::Option* const option : options.given)
    if (option->count() > 0)
      throw CLI::ValidationError(option->get_name(), "is for --device gfx950-emu, whose clocks are modelled");
}

Status bench_modelled(const ModelledOptions& options, report::ModelSettings settings, const ModelledFiles& files,
                      const std::string& command, const EachCase& each) {
  const auto parameters = parameters_of(options);
  if (!parameters) return tl::unexpected(parameters.error());
  settings.parameters = *parameters;
  settings.switching = options.switching;
  settings.timeline = options.timeline;
  settings.aiter_folder = aiter_folder(options);
  if (std::error_code ignored;
      !settings.aiter_folder.empty() && !std::filesystem::is_directory(settings.aiter_folder, ignored))
    return bad_input({options.aiter.empty() ? "LEANFA_AITER_CO_DIR" : "--aiter", "is a folder of AITER's code objects",
                      settings.aiter_folder, "one that holds fmha_v3_fwd/ and fmha_v4_fwd/"});
  std::vector<io::AttentionFile> layers;
  LEANFA_TRY(load_layers(options, layers, settings));
  report::ModelledReport report{.source = {},
                                .command = command,
                                .version = LEANFA_VERSION,
                                .date = today(),
                                .parameter_choice = choice_of(options),
                                .parameters = *parameters,
                                .switching = options.switching,
                                .rows = {}};
  LEANFA_TRY(print(
      fmt::format("gfx950, modelled: clocks of the emulator's cycle model ({} parameters), one head executed, all "
                  "heads of the row on 256 CUs\nbusy, useful: of the matrix pipe in the steady state; block, "
                  "vector: clocks of 64 queries x 64 keys; TFLOPS at {:.0f} MHz, causal as half\n{}",
                  report.parameter_choice, report::kPublishedClockMhz, report::table_heading())));
  Status outcome = each(
      [&](const report::Case& problem) -> Result<std::string> {
        auto row = report::model_case(problem, settings);
        if (!row) return tl::unexpected(std::move(row.error()));
        report.rows.push_back(std::move(*row));
        return report::text_of(report.rows.back());
      },
      [&](const report::Case& problem, std::string message) {
        report.rows.push_back({.problem = problem, .method = problem.method, .error = std::move(message)});
        return report::text_of(report.rows.back());
      });
  if (options.switching) {
    std::string text = report::switching_heading();
    for (const report::ModelledRow& row : report.rows) text += report::switching_text(row);
    LEANFA_TRY(print(text));
  }
  std::vector<io::AtomicFile> staged;
  LEANFA_TRY(stage_text(staged, files.json, report::to_json(report)));
  LEANFA_TRY(stage_text(staged, files.csv, report::to_csv(report)));
  LEANFA_TRY(io::commit_all(staged));
  return outcome;
}

}  // namespace leanfa::cli
