// leanfa bench: the speed of the problems of a list on one device, by one protocol.
#include "report/bench.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "base/parallel.hpp"
#include "io/file.hpp"
#include "leanfa/bench_modelled.hpp"
#include "leanfa/options.hpp"
#include "leanfa/outputs.hpp"
#include "leanfa/progress_bar.hpp"
#include "leanfa/session.hpp"
#include "report/bench_report.hpp"
#include "report/cases.hpp"

namespace leanfa::cli {
namespace {

struct BenchOptions {
  std::string device = "cpu", file, set, only, mask, protocol = "launches", method = "bf16/exact/running",
              split = "by-shape", json, csv;
  int threads = 0;
  std::uint64_t seed = 1;
  bool list = false, products_only = false;
  const CLI::Option *protocol_given = nullptr, *method_given = nullptr;
  ModelledOptions modelled;
};

bool is_modelled(const BenchOptions& options) {
  return runtime::device_from_name(options.device) == runtime::DeviceKind::kGfx950Emu;
}

Result<report::CaseList> load_cases(const BenchOptions& options) {
  if (options.file.empty()) {
    const auto text = report::case_set_json(options.set);
    if (!text) return fail(ErrorCode::kInternal, fmt::format("set {} is not compiled in", options.set));
    return report::cases_from_json(*text, "cases/" + options.set + ".json");
  }
  const auto file = io::MappedFile::open(options.file);
  if (!file) return tl::unexpected(file.error());
  const auto bytes = file->bytes();
  return report::cases_from_json({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, options.file);
}

Result<std::vector<report::Case>> chosen_cases(const BenchOptions& options) {
  auto list = load_cases(options);
  if (!list) return tl::unexpected(std::move(list.error()));
  std::vector<report::Case> chosen;
  for (report::Case& problem : list->cases)
    if ((options.only.empty() || problem.name == options.only) &&
        (options.mask.empty() || problem.causal == (options.mask == "causal")))
      chosen.push_back(std::move(problem));
  if (chosen.empty()) {
    const std::string what = options.only.empty()   ? fmt::format("no problem of the list is {}", options.mask)
                             : options.mask.empty() ? fmt::format("'{}' is no problem of the list", options.only)
                                                    : fmt::format("'{}' is no problem of the list with the mask {}",
                                                                  options.only, options.mask);
    throw CLI::ValidationError(options.only.empty() ? "--mask" : "--only",
                               what + "; leanfa bench --list shows the problems");
  }
  return chosen;
}

// The command that runs one row again.
std::string repeat_for(const BenchOptions& options, const report::Case& problem) {
  std::vector<std::string> words{"leanfa", "bench", "--device", options.device};
  if (options.file.empty())
    words.insert(words.end(), {"--set", options.set});
  else
    words.insert(words.end(), {"--cases", options.file});
  words.insert(words.end(), {"--only", problem.name, "--mask", std::string(report::mask_name(problem))});
  if (!is_modelled(options)) words.insert(words.end(), {"--protocol", options.protocol});
  const auto modelled = words_of(options.modelled);
  words.insert(words.end(), modelled.begin(), modelled.end());
  if (problem.method.empty()) words.insert(words.end(), {"--method", options.method});
  if (options.threads != 0) words.insert(words.end(), {"--threads", fmt::format("{}", options.threads)});
  if (options.products_only) words.emplace_back("--products-only");
  if (options.split != "by-shape") words.insert(words.end(), {"--split", options.split});
  if (options.seed != 1) words.insert(words.end(), {"--seed", fmt::format("{}", options.seed)});
  return shell_command(words);
}

std::string line_of(const report::BenchRow& row) {
  if (!row.error.empty()) return fmt::format("{:<44} failed\n", row.problem.name);
  std::string text =
      fmt::format("{:<44} {:>10.4f} {:>10.4f} {:>10.4f} {:>9.4f} {:>9.4f}  {}", row.problem.name, row.timing.figure_ms,
                  row.timing.min_ms, row.timing.max_ms, tflops(row, true), tflops(row, false), row.kernel);
  if (const auto energy = picojoules_per_flop(row); energy)
    text += fmt::format("  {:.0f} MHz {:.0f} W {:.3f} pJ/FLOP", row.clock_mhz.value_or(0.0), *row.watts, *energy);
  return text + "\n";
}

std::string list_text(const std::vector<report::Case>& cases) {
  std::string text;
  for (const report::Case& c : cases)
    text += fmt::format("{:<44} {:<6} batch {} seqlen {}/{} heads {}/{} dim {}/{} {}\n", c.name, report::mask_name(c),
                        c.batch, c.seqlen_q, c.seqlen_k, c.heads_q, c.heads_kv, c.head_dim_qk, c.head_dim_v, c.method);
  return text;
}

Status write_files(const BenchOptions& options, const report::BenchReport& report) {
  std::vector<io::AtomicFile> files;
  LEANFA_TRY(stage_text(files, options.json, report::to_json(report)));
  LEANFA_TRY(stage_text(files, options.csv, report::to_csv(report)));
  return io::commit_all(files);
}

// bench_modelled.hpp's EachCase, with a bar and a command that repeats a failure.
EachCase each_case(const BenchOptions& options, const Session& session, const std::vector<report::Case>& cases) {
  return [&options, &session, &cases](const auto& run, const auto& failed) -> Status {
    Status outcome;
    ProgressBar progress(session.terminal);
    for (std::size_t i = 0; i < cases.size(); ++i) {
      progress.update(static_cast<double>(i) / static_cast<double>(cases.size()), cases[i].name);
      auto line = run(cases[i]);
      progress.clear();
      if (!line) {
        // Said here, where the other rows stand: a long list may go on for hours. Its end has nothing to add.
        complain_of(fmt::format("{}: {}", cases[i].name, line.error().message), repeat_for(options, cases[i]));
        if (outcome) outcome = fail(line.error().code, "");
        line = failed(cases[i], line.error().message);
      }
      LEANFA_TRY(print(*line));
    }
    return outcome;
  };
}

Status bench_measured(const BenchOptions& options, const Session& session, runtime::DeviceKind device,
                      const EachCase& each) {
  const report::BenchOptions settings{.device = device,
                                      .protocol = *report::protocol_from_name(options.protocol),
                                      .method = options.method,
                                      .threads = options.threads,
                                      .seed = options.seed,
                                      .products_only = options.products_only,
                                      .split = split_rule(options.split)};
  report::BenchReport report{.command = session.command,
                             .version = LEANFA_VERSION,
                             .date = today(),
                             .device = options.device,
                             .device_description = std::string(runtime::device(device).description),
                             .protocol = options.protocol,
                             .protocol_description = std::string(report::description(settings.protocol)),
                             .processor = processor_model(),
                             .threads = options.threads == 0 ? default_thread_count() : options.threads,
                             .rows = {}};
  LEANFA_TRY(
      print(fmt::format("{}, {}; Gaussian inputs, kernel only. TFLOPS: causal counted as half, then in full\n{:<44} "
                        "{:>10} {:>10} {:>10} {:>9} {:>9}  kernel\n",
                        options.device, report.protocol_description, "problem", "ms", "min", "max", "TFLOPS", "full")));
  Status outcome = each(
      [&](const report::Case& problem) -> Result<std::string> {
        auto row = report::run_case(problem, settings, report::system_timer());
        if (!row) return tl::unexpected(std::move(row.error()));
        report.rows.push_back(std::move(*row));
        return line_of(report.rows.back());
      },
      [&](const report::Case& problem, std::string message) {
        report.rows.push_back({.problem = problem, .method = problem.method, .error = std::move(message)});
        return line_of(report.rows.back());
      });
  LEANFA_TRY(write_files(options, report));
  return outcome;
}

std::vector<OutputPath> outputs_of(const BenchOptions& options) {
  return {{"--json", options.json}, {"--csv", options.csv}};
}

std::vector<std::string> inputs_of(const BenchOptions& options) {
  std::vector<std::string> inputs = options.modelled.activations;
  inputs.push_back(options.file);
  return inputs;
}

Status bench(const BenchOptions& options, Session& session) {
  if (!options.list) LEANFA_TRY(check_writable(outputs_of(options)));
  const auto cases = chosen_cases(options);
  if (!cases) return tl::unexpected(cases.error());
  if (options.list) return print(list_text(*cases));
  if (options.method_given->count() > 0 &&
      std::ranges::none_of(*cases, [](const report::Case& problem) { return problem.method.empty(); }))
    throw CLI::ValidationError("--method", "each problem chosen names its own method; --only chooses among them");
  const auto device = available_device(options.device);
  if (!device) return tl::unexpected(device.error());
  const EachCase each = each_case(options, session, *cases);
  if (!is_modelled(options)) return bench_measured(options, session, *device, each);
  const report::ModelSettings settings{
      .parameters = {}, .method = options.method, .seed = options.seed, .threads = options.threads};
  return bench_modelled(options.modelled, settings, {.json = options.json, .csv = options.csv}, session.command, each);
}

}  // namespace

Subcommand add_bench(CLI::App& root) {
  CLI::App* app = root.add_subcommand("bench", "speed of the problems of a list on one device");
  auto o = std::make_shared<BenchOptions>();
  std::vector<std::string> sets;
  for (const std::string_view name : report::case_set_names()) sets.emplace_back(name);
  add_device(*app, o->device);
  auto* file = app->add_option("--cases", o->file, "JSON list of problems")->type_name("FILE");
  app->add_option("--set", o->set, "one of the lists that come with leanfa")
      ->check(CLI::IsMember(sets))
      ->excludes(file);
  app->add_option("--only", o->only, "run the problems of this name alone")->type_name("NAME");
  app->add_option("--mask", o->mask, "run the problems with this mask alone")->check(CLI::IsMember({"causal", "full"}));
  app->add_flag("--list", o->list, "show the problems of the list and stop");
  o->protocol_given = app->add_option("--protocol", o->protocol, "burst, sustained or launches")
                          ->check(CLI::IsMember({"burst", "sustained", "launches"}))
                          ->capture_default_str();
  o->method_given = add_method(*app, o->method)->description("for problems that name none")->capture_default_str();
  app->add_flag("--products-only", o->products_only,
                "cuda, e4m3: the matrix products of the kernel alone, which is its limit");
  add_split(*app, o->split);
  app->add_option("--seed", o->seed, "of the Gaussian inputs")->capture_default_str();
  add_threads(*app, o->threads);
  add_json(*app, o->json);
  app->add_option("--csv", o->csv, "write the rows as CSV to this file")->type_name("FILE")->check(path_check());
  add_modelled_options(*app, o->modelled);
  app->footer(
      "burst: 1.5 s idle, 3 launches, then the median of 10. sustained: 1 s of launches, then a 4 s window. launches: "
      "500 to warm up, then 100. With --device gfx950-emu clocks are modelled, and there is no protocol.\n"
      "Example:\n  leanfa bench --device cpu --set smoke --protocol launches --json bench.json");
  app->callback([o] {
    if (o->file.empty() && o->set.empty()) throw CLI::RequiredError("--cases or --set");
    if (o->products_only && o->device != "cuda") throw CLI::RequiredError("with --products-only, --device cuda");
    if (o->split != "by-shape" && o->device != "cuda") throw CLI::RequiredError("with --split, --device cuda");
    if (!is_modelled(*o)) require_none(o->modelled);
    if (is_modelled(*o) && o->protocol_given->count() > 0)
      throw CLI::ValidationError("--protocol", "is for devices with a clock; those of gfx950-emu are modelled");
    require_each_once("--parameter", o->modelled.parameters);
    require_apart(outputs_of(*o), inputs_of(*o));
  });
  return {app, [o](Session& session) { return bench(*o, session); }};
}

}  // namespace leanfa::cli
