// leanfa emulate: runs a kernel of a gfx950 code object on the CPU, and audits it if asked.
#include <fmt/format.h>

#include <chrono>
#include <memory>
#include <nlohmann/json.hpp>

#include "emu/gfx950/hazard/audit.hpp"
#include "emu/gfx950/hazard/mutation.hpp"
#include "emu/gfx950/launch.hpp"
#include "emu/gfx950/observer_pair.hpp"
#include "io/file.hpp"
#include "leanfa/emulate_args.hpp"
#include "leanfa/emulate_timing.hpp"
#include "leanfa/faults_json.hpp"
#include "leanfa/options.hpp"
#include "leanfa/outputs.hpp"
#include "leanfa/session.hpp"

namespace leanfa::cli {
namespace {

constexpr std::uint64_t kMostOrders = std::uint64_t{1} << 32;
constexpr std::uint64_t kMostInstructions = std::uint64_t{1} << 48;

struct EmulateOptions {
  std::string file, kernel, args, json;
  std::string grid = "1", block = "64";
  std::uint64_t seed = 0;
  std::uint64_t orders = 1;
  std::uint64_t budget = std::uint64_t{1} << 32;
  int threads = 0;
  bool audit = false;
  bool mutate = false;
  TimingOptions timing;
};

std::string_view as_text(std::span<const std::byte> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

// Precondition: sizes_check accepted the text.
std::array<std::uint32_t, 3> three(std::string_view text) {
  std::array<std::uint32_t, 3> result{1, 1, 1};
  const std::vector<double> values = number_list(text);
  for (std::size_t i = 0; i < values.size(); ++i) result[i] = static_cast<std::uint32_t>(values[i]);
  return result;
}

struct Outcome {
  emu::LaunchReport report;
  std::uint64_t orders_that_differ = 0;
  double seconds = 0.0;
};

emu::Dimensions dimensions_of(const EmulateOptions& options, const EmulatedArguments& arguments) {
  return {.grid = three(options.grid), .block = three(options.block), .dynamic_lds_bytes = arguments.dynamic_lds_bytes};
}

// Runs the launch once per wave order, from the same inputs, and compares the buffers' bytes. The first order feeds
// `model` too, where there is one.
Result<Outcome> run_orders(const EmulateOptions& options, const emu::Kernel& kernel, EmulatedArguments& arguments,
                           emu::Memory& memory, emu::timing::CycleModel* model) {
  const emu::Dimensions dimensions = dimensions_of(options, arguments);
  std::vector<std::vector<std::byte>> inputs;
  for (const EmulatedBuffer& buffer : arguments.buffers) inputs.push_back(buffer.bytes);
  std::vector<std::vector<std::byte>> first;
  Outcome outcome;
  const auto start = std::chrono::steady_clock::now();
  for (std::uint64_t order = 0; order < options.orders; ++order) {
    for (std::size_t i = 0; i < inputs.size(); ++i) std::ranges::copy(inputs[i], arguments.buffers[i].bytes.begin());
    emu::LaunchOptions launch{.threads = options.threads,
                              .order = options.seed + order,
                              .limits = {.instructions_per_wave = options.budget},
                              .make_observer = nullptr};
    if (options.audit) launch.make_observer = emu::hazard::make_audit(kernel);
    if (model != nullptr && order == 0)
      launch.make_observer = emu::both(std::move(launch.make_observer), model->make_observer());
    auto report = emu::launch(kernel, dimensions, arguments.kernarg, memory, launch);
    if (!report) return tl::unexpected(std::move(report.error()));
    outcome.report.faults.merge(report->faults);
    outcome.report.instructions += report->instructions;
    outcome.report.finished = outcome.report.finished && report->finished;
    std::vector<std::vector<std::byte>> results;
    for (const EmulatedBuffer& buffer : arguments.buffers) results.push_back(buffer.bytes);
    if (order == 0) {
      first = std::move(results);
    } else if (results != first) {
      ++outcome.orders_that_differ;
    }
  }
  for (std::size_t i = 0; i < first.size(); ++i) std::ranges::copy(first[i], arguments.buffers[i].bytes.begin());
  outcome.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return outcome;
}

std::string summary_json(const EmulateOptions& options, const Session& session, const Outcome& outcome) {
  const nlohmann::ordered_json json = {{"command", session.command},
                                       {"version", LEANFA_VERSION},
                                       {"file", options.file},
                                       {"kernel", options.kernel},
                                       {"instructions", outcome.report.instructions},
                                       {"finished", outcome.report.finished},
                                       {"audit", options.audit},
                                       {"orders", options.orders},
                                       {"orders_that_differ", outcome.orders_that_differ},
                                       {"faults", faults_json(outcome.report.faults)},
                                       {"seconds", outcome.seconds}};
  return json.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

Status judge(const EmulateOptions& options, const Outcome& outcome) {
  if (!outcome.report.finished)
    return fail(ErrorCode::kDevice, one_line(options.kernel) + ": the launch did not finish");
  const std::uint64_t errors = outcome.report.faults.total(emu::Severity::kError);
  if (errors > 0) return fail(ErrorCode::kDevice, fmt::format("{}: {} faults", one_line(options.kernel), errors));
  if (outcome.orders_that_differ > 0)
    return fail(ErrorCode::kDevice, fmt::format("{}: {} of {} wave orders give other results", one_line(options.kernel),
                                                outcome.orders_that_differ, options.orders));
  return {};
}

// Leaves out each wait, nop and barrier in turn; prints which of them the audit misses.
Status run_mutants(const EmulateOptions& options, const emu::Kernel& kernel, EmulatedArguments& arguments,
                   emu::Memory& memory) {
  std::vector<std::vector<std::byte>> inputs;
  for (const EmulatedBuffer& buffer : arguments.buffers) inputs.push_back(buffer.bytes);
  const emu::Dimensions dimensions = dimensions_of(options, arguments);
  const auto mutants = emu::hazard::mutate(kernel, [&](const emu::Kernel& mutant) {
    for (std::size_t i = 0; i < inputs.size(); ++i) std::ranges::copy(inputs[i], arguments.buffers[i].bytes.begin());
    const emu::LaunchOptions launch{.threads = options.threads,
                                    .order = options.seed,
                                    .limits = {.instructions_per_wave = options.budget},
                                    .make_observer = emu::hazard::make_audit(mutant)};
    return emu::launch(mutant, dimensions, arguments.kernarg, memory, launch);
  });
  if (!mutants) return tl::unexpected(mutants.error());
  std::size_t caught = 0;
  for (const emu::hazard::Mutant& mutant : *mutants) {
    if (mutant.caught()) ++caught;
    LEANFA_TRY(print(
        fmt::format("{} 0x{:x}: {}{}\n", mutant.caught() ? "noticed:" : "not noticed:", mutant.pc, mutant.instruction,
                    mutant.caught() ? fmt::format(": {}", emu::name(mutant.new_faults.front().rule)) : "")));
  }
  return print(fmt::format("{}: {} of {} waits, nops and barriers are noticed when they are left out\n",
                           one_line(options.kernel), caught, mutants->size()));
}

std::vector<OutputPath> outputs_of(const EmulateOptions& options) {
  std::vector<OutputPath> outputs = outputs_of(options.timing);
  outputs.push_back({"--json", options.json});
  return outputs;
}

// Every file that the launch writes can be written, and is none that it reads and no other that it writes.
Status check_files(const EmulateOptions& options, const EmulatedArguments& arguments) {
  std::vector<OutputPath> outputs = outputs_of(options);
  std::vector<std::string> inputs{options.file, options.args};
  for (const EmulatedBuffer& buffer : arguments.buffers) {
    outputs.push_back({fmt::format("{}: buffers.{}.output", options.args, buffer.name), buffer.output});
    if (!buffer.input.empty()) inputs.push_back(buffer.input);
  }
  if (const auto found = collision(outputs, inputs))
    return fail(ErrorCode::kBadInput, fmt::format("{}: {}", found->option, found->what));
  return check_writable(outputs);
}

Status emulate(const EmulateOptions& options, Session& session) {
  auto file = io::MappedFile::open(options.file);
  if (!file) return tl::unexpected(std::move(file.error()));
  auto object = emu::KernelFile::parse(file->bytes(), options.file);
  if (!object) return tl::unexpected(std::move(object.error()));
  EmulateOptions resolved = options;
  if (resolved.kernel.empty()) resolved.kernel = object->kernel_names().front();
  auto kernel = object->load(resolved.kernel);
  if (!kernel) return tl::unexpected(std::move(kernel.error()));
  emu::Memory memory;
  object->map_segments(memory);
  std::string text = R"({"buffers": {}, "arguments": []})";
  if (!options.args.empty()) {
    auto args = io::MappedFile::open(options.args);
    if (!args) return tl::unexpected(std::move(args.error()));
    text = as_text(args->bytes());
  }
  auto arguments = load_arguments(text, options.args, *kernel, memory);
  if (!arguments) return tl::unexpected(std::move(arguments.error()));
  LEANFA_TRY(check_files(options, *arguments));
  // What leaving out a wait adds can only be told from a run that is right as it stands.
  if (resolved.mutate) resolved.audit = true;
  std::unique_ptr<emu::timing::CycleModel> model;
  if (resolved.timing.timing) {
    auto made = make_cycle_model(resolved.timing, *object, *kernel, dimensions_of(resolved, *arguments));
    if (!made) return tl::unexpected(std::move(made.error()));
    model = std::move(*made);
  }
  auto outcome = run_orders(resolved, *kernel, *arguments, memory, model.get());
  if (!outcome) return tl::unexpected(std::move(outcome.error()));
  std::vector<io::AtomicFile> files;
  LEANFA_TRY(stage_text(files, options.json, summary_json(resolved, session, *outcome)));
  if (outcome->report.finished && !resolved.mutate) LEANFA_TRY(stage_outputs(*arguments, files));
  LEANFA_TRY(io::commit_all(files));
  for (const emu::Fault& fault : outcome->report.faults.faults())
    LEANFA_TRY(print(one_line(emu::to_string(fault)) + "\n"));
  if (resolved.mutate) {
    LEANFA_TRY(judge(resolved, *outcome));
    return run_mutants(resolved, *kernel, *arguments, memory);
  }
  LEANFA_TRY(print(fmt::format("{}: {}, {}, {:.3f} s\n", one_line(resolved.kernel),
                               counted(outcome->report.instructions, "instruction", "instructions"),
                               counted(outcome->report.faults.faults().size(), "kind of fault", "kinds of fault"),
                               outcome->seconds)));
  if (model != nullptr && outcome->report.finished)
    LEANFA_TRY(write_timing(resolved.timing, session.command, *kernel, *model));
  return judge(resolved, *outcome);
}

}  // namespace

Subcommand add_emulate(CLI::App& root) {
  CLI::App* app = root.add_subcommand("emulate", "run a kernel of a gfx950 code object on the CPU");
  auto options = std::make_shared<EmulateOptions>();
  app->add_option("file", options->file, "code object (ELF for amdgcn gfx950)")->type_name("FILE.co")->required();
  app->add_option("--kernel", options->kernel, "its name; otherwise the file's first")
      ->type_name("NAME")
      ->check(name_check());
  app->add_option("--grid", options->grid, "workgroups")
      ->type_name("X[,Y[,Z]]")
      ->check(sizes_check())
      ->capture_default_str();
  app->add_option("--block", options->block, "work items of a workgroup")
      ->type_name("X[,Y[,Z]]")
      ->check(sizes_check())
      ->capture_default_str();
  app->add_option("--args", options->args, "buffers, arguments and outputs")
      ->type_name("FILE.json")
      ->check(path_check());
  app->add_flag("--audit", options->audit,
                "check wait states, wait counts, races, and reads of what nothing has written");
  auto* mutate = app->add_flag("--mutate", options->mutate,
                               "leave out each s_waitcnt, s_nop and s_barrier in turn, and audit the rest");
  app->add_option("--orders", options->orders, "run so many wave orders and compare the results")
      ->check(CLI::Range(1, 10000));
  app->add_option("--seed", options->seed, "first wave order; 0 runs waves in turn")
      ->check(CLI::Range(std::uint64_t{0}, kMostOrders));
  app->add_option("--budget", options->budget, "instructions of a wave before it counts as endless (default 2^32)")
      ->check(CLI::Range(std::uint64_t{1}, kMostInstructions));
  add_threads(*app, options->threads);
  add_json(*app, options->json);
  mutate->excludes("--json");
  add_timing_options(*app, options->timing);
  mutate->excludes("--timing");
  app->callback([options] {
    require_each_once("--set", options->timing.set);
    require_apart(outputs_of(*options), std::vector{options->file, options->args});
  });
  app->footer(
      "Exit code 1 when the audit or the execution finds an error, 0 when there are only warnings.\n"
      "Example:\n  leanfa emulate add.co --kernel add --grid 4 --block 256 --args add.json --audit");
  return {app, [options](Session& session) { return emulate(*options, session); }};
}

}  // namespace leanfa::cli
