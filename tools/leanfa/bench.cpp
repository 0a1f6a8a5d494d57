// leanfa bench: the speed of the problems of a list on one device, by one protocol.
#include "report/bench.hpp"

#include <fmt/format.h>

#include <memory>

#include "base/parallel.hpp"
#include "io/file.hpp"
#include "leanfa/options.hpp"
#include "leanfa/outputs.hpp"
#include "leanfa/progress_bar.hpp"
#include "leanfa/session.hpp"
#include "report/bench_report.hpp"
#include "report/cases.hpp"

namespace leanfa::cli {
namespace {

struct BenchOptions {
  std::string device = "cpu", file, set, only, protocol = "launches", method = "bf16/exact/running", json, csv;
  int threads = 0;
  std::uint64_t seed = 1;
  bool list = false, products_only = false;
};

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
  if (options.only.empty()) return std::move(list->cases);
  for (const report::Case& problem : list->cases)
    if (problem.name == options.only) return std::vector{problem};
  return bad_input({"--only", "names a problem of the list", options.only, "leanfa bench --list shows the names"});
}

// The command that runs one row again.
std::string repeat_for(const BenchOptions& options, const report::Case& problem) {
  std::vector<std::string> words{"leanfa", "bench", "--device", options.device};
  if (options.file.empty())
    words.insert(words.end(), {"--set", options.set});
  else
    words.insert(words.end(), {"--cases", options.file});
  words.insert(words.end(), {"--only", problem.name, "--protocol", options.protocol});
  if (problem.method.empty()) words.insert(words.end(), {"--method", options.method});
  if (options.threads != 0) words.insert(words.end(), {"--threads", fmt::format("{}", options.threads)});
  if (options.products_only) words.emplace_back("--products-only");
  if (options.seed != 1) words.insert(words.end(), {"--seed", fmt::format("{}", options.seed)});
  return shell_command(words);
}

std::string line_of(const report::BenchRow& row) {
  if (!row.error.empty()) return fmt::format("{:<44} {}\n", row.problem.name, row.error);
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
    text += fmt::format("{:<44} {:<6} batch {} seqlen {}/{} heads {}/{} dim {}/{} {}\n", c.name,
                        c.causal ? "causal" : "full", c.batch, c.seqlen_q, c.seqlen_k, c.heads_q, c.heads_kv,
                        c.head_dim_qk, c.head_dim_v, c.method);
  return text;
}

Status write_files(const BenchOptions& options, const report::BenchReport& report) {
  std::vector<io::AtomicFile> files;
  LEANFA_TRY(stage_text(files, options.json, report::to_json(report)));
  LEANFA_TRY(stage_text(files, options.csv, report::to_csv(report)));
  return io::commit_all(files);
}

Status run_all(const BenchOptions& options, Session& session, runtime::DeviceKind device,
               const std::vector<report::Case>& cases) {
  const report::BenchOptions settings{.device = device,
                                      .protocol = *report::protocol_from_name(options.protocol),
                                      .method = options.method,
                                      .threads = options.threads,
                                      .seed = options.seed,
                                      .products_only = options.products_only};
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
  Status outcome;
  ProgressBar progress(session.terminal);
  for (std::size_t i = 0; i < cases.size(); ++i) {
    progress.update(static_cast<double>(i) / static_cast<double>(cases.size()), cases[i].name);
    auto row = report::run_case(cases[i], settings, report::system_timer());
    if (!row) {
      const std::string repeat = repeat_for(options, cases[i]);
      complain(fmt::format("leanfa: {}: {}\nrepeat: {}\n", cases[i].name, row.error().message, repeat));
      if (outcome) {
        outcome = fail(row.error().code, fmt::format("{}: {}", cases[i].name, row.error().message));
        session.repeat = repeat;
      }
      row = report::BenchRow{.problem = cases[i],
                             .method = cases[i].method,
                             .kernel = {},
                             .input_dtype = {},
                             .output_dtype = {},
                             .timing = {},
                             .clock_mhz = {},
                             .watts = {},
                             .error = row.error().message};
    }
    progress.clear();
    LEANFA_TRY(print(line_of(*row)));
    report.rows.push_back(std::move(*row));
  }
  LEANFA_TRY(write_files(options, report));
  return outcome;
}

std::vector<OutputPath> outputs_of(const BenchOptions& options) {
  return {{"--json", options.json}, {"--csv", options.csv}};
}

Status bench(const BenchOptions& options, Session& session) {
  if (!options.list) LEANFA_TRY(check_writable(outputs_of(options)));
  const auto cases = chosen_cases(options);
  if (!cases) return tl::unexpected(cases.error());
  if (options.list) return print(list_text(*cases));
  const auto device = available_device(options.device);
  if (!device) return tl::unexpected(device.error());
  // The emulator's own speed would pass for the chip's.
  if (*device == runtime::DeviceKind::kGfx950Emu)
    return unsupported({"--device", "has a clock to measure by", options.device,
                        "cpu, cuda, hip; leanfa emulate --timing gives modelled clocks of gfx950"});
  return run_all(options, session, *device, *cases);
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
  app->add_option("--only", o->only, "run this problem of the list alone")->type_name("NAME");
  app->add_flag("--list", o->list, "show the problems of the list and stop");
  app->add_option("--protocol", o->protocol, "burst, sustained or launches")
      ->check(CLI::IsMember({"burst", "sustained", "launches"}))
      ->capture_default_str();
  add_method(*app, o->method)->description("for problems that name none")->capture_default_str();
  app->add_flag("--products-only", o->products_only,
                "cuda, e4m3: the matrix products of the kernel alone, which is its limit");
  app->add_option("--seed", o->seed, "of the Gaussian inputs")->capture_default_str();
  add_threads(*app, o->threads);
  add_json(*app, o->json);
  app->add_option("--csv", o->csv, "write the rows as CSV to this file")->type_name("FILE")->check(path_check());
  app->footer(
      "burst: 1.5 s idle, 3 launches, then the median of 10. sustained: 1 s of launches, then a 4 s window. launches: "
      "500 to "
      "warm "
      "up, then 100.\nExample:\n  leanfa bench --device cpu --set smoke --protocol launches --json bench.json");
  app->callback([o] {
    if (o->file.empty() && o->set.empty()) throw CLI::RequiredError("--cases or --set");
    if (o->products_only && o->device != "cuda") throw CLI::RequiredError("with --products-only, --device cuda");
    require_apart(outputs_of(*o), std::vector{o->file});
  });
  return {app, [o](Session& session) { return bench(*o, session); }};
}

}  // namespace leanfa::cli
