#include "leanfa/emulate_timing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>

#include "io/file.hpp"
#include "leanfa/options.hpp"
#include "leanfa/session.hpp"
#include "leanfa/timing_writers.hpp"

namespace leanfa::cli {
namespace {

using namespace emu::timing;  // NOLINT(google-build-using-namespace): everything here is about it

// The parameters that the sensitivity table moves, each to both ends.
std::vector<const ParameterRow*> low_confidence() {
  std::vector<const ParameterRow*> rows;
  for (const ParameterRow& row : parameter_rows())
    if (row.confidence == Confidence::kLow) rows.push_back(&row);
  return rows;
}

Result<Parameters> base_parameters(const TimingOptions& options) {
  Parameters base;
  for (const std::string& assignment : options.set) LEANFA_TRY(base.set(assignment));
  return base;
}

// The first of `--set`, then for each low-confidence row its pessimistic and its optimistic value.
Result<std::vector<Parameters>> parameter_sets(const TimingOptions& options) {
  const auto given = base_parameters(options);
  if (!given) return tl::unexpected(given.error());
  const Parameters& base = *given;
  std::vector<Parameters> sets{base};
  if (!options.sensitivity) return sets;
  for (const ParameterRow* const row : low_confidence())
    for (const double value : {row->pessimistic, row->optimistic}) {
      Parameters& moved = sets.emplace_back(base);
      LEANFA_TRY(moved.set(row->id, value));
    }
  return sets;
}

// An address in hexadecimal ("0x43b0") or a symbol's name. Throws CLI::ValidationError.
std::uint64_t place(std::string_view text, const emu::KernelFile& file, const emu::Kernel& kernel) {
  std::uint64_t pc = 0;
  if (text.starts_with("0x")) {
    const auto [end, error] = std::from_chars(text.data() + 2, text.data() + text.size(), pc, 16);
    if (error != std::errc{} || end != text.data() + text.size()) pc = 0;
  } else if (const isa::Symbol* const symbol = file.object().symbol(text)) {
    pc = symbol->address;
  }
  if (kernel.program.index_of(pc) < 0)
    throw CLI::ValidationError(
        "--loop", fmt::format("'{}' is no instruction that the kernel can reach; accepted: an address (0x43b0) or a "
                              "label of the code object",
                              text));
  return pc;
}

std::vector<LoopQuery> loop_queries(const TimingOptions& options, const emu::KernelFile& file,
                                    const emu::Kernel& kernel) {
  std::vector<LoopQuery> queries;
  if (options.loops.empty()) queries = loops_of(kernel.program);
  for (const std::string& text : options.loops) {
    const std::size_t colon = text.find(':');
    LoopQuery& query = queries.emplace_back();
    query.begin_pc = place(std::string_view(text).substr(0, colon), file, kernel);
    if (colon == std::string::npos) continue;
    query.end_pc = place(std::string_view(text).substr(colon + 1), file, kernel);
    if (query.end_pc <= query.begin_pc)
      throw CLI::ValidationError("--loop", fmt::format("'{}' ends at 0x{:x}, not behind its beginning at 0x{:x}", text,
                                                       query.end_pc, query.begin_pc));
  }
  for (LoopQuery& query : queries)
    query.useful = [&options](const emu::Step& step) {
      const std::string text = isa::print(step.instruction);
      return std::ranges::none_of(options.overhead,
                                  [&](const std::string& part) { return text.find(part) != std::string::npos; });
    };
  return queries;
}

std::string parameter_table(const Parameters& parameters) {
  std::string text;
  for (const ParameterRow& row : parameter_rows())
    text += fmt::format("{:<26} {:>7}{} {}; {} confidence: {}\n", row.name, parameters[row.id],
                        parameters[row.id] == row.value ? " " : "*", row.unit, name(row.confidence), row.source);
  return text;
}

std::string sensitivity_table(std::span<const TimingReport> reports) {
  const auto base = static_cast<double>(reports.front().cycles.count);
  const auto change = [&](const TimingReport& report) {
    return 100 * (static_cast<double>(report.cycles.count) / base - 1);
  };
  std::string text = fmt::format("{:<26} {:>9} {:>11} {:>8} {:>10} {:>8}\n", "modelled cycles move by", "value",
                                 "pessimistic", "", "optimistic", "");
  std::size_t next = 1;
  for (const ParameterRow* const row : low_confidence()) {
    const TimingReport& pessimistic = reports[next++];
    const TimingReport& optimistic = reports[next++];
    text += fmt::format("{:<26} {:>9} {:>11} {:>+7.1f}% {:>10} {:>+7.1f}%\n", row->name, row->value, row->pessimistic,
                        change(pessimistic), row->optimistic, change(optimistic));
  }
  return text;
}

}  // namespace

void add_timing_options(CLI::App& app, TimingOptions& options) {
  auto* timing = app.add_flag("--timing", options.timing, "model the clocks that the launch takes on an MI355X");
  const auto needs_timing = [&](CLI::Option* option) { option->needs(timing); };
  needs_timing(app.add_option("--set", options.set, "change a parameter of the cycle model; may be repeated")
                   ->type_name("NAME=VALUE")
                   ->check(parameter_check())
                   ->allow_extra_args(false));
  needs_timing(app.add_flag("--parameters", options.parameters,
                            "print the cycle model's parameters with unit, confidence and source"));
  needs_timing(app.add_option("--loop", options.loops, "steady state of the loop that begins (and ends) there")
                   ->type_name("BEGIN[:END]")
                   ->allow_extra_args(false));
  needs_timing(app.add_option("--overhead", options.overhead,
                              "matrix instructions whose text has this are not useful work; may be repeated")
                   ->type_name("TEXT")
                   ->allow_extra_args(false));
  needs_timing(app.add_option("--repeat", options.repeats, "as if the grid were so many times as large")
                   ->check(CLI::Range(1, 1000000)));
  needs_timing(app.add_flag("--sensitivity", options.sensitivity,
                            "move each parameter of low confidence both ways and print what moves"));
  needs_timing(app.add_flag("--switching", options.switching, "count the operand bits that change in each pipe"));
  needs_timing(app.add_option("--timing-json", options.json, "modelled clocks as JSON")->type_name("FILE"));
  needs_timing(app.add_option("--timing-listing", options.listing, "disassembly with stalls")->type_name("FILE"));
  needs_timing(app.add_option("--timeline", options.timeline, "one workgroup as Chrome trace or picture")
                   ->check([](const std::string& path) {
                     const bool known = path.ends_with(".json") || path.ends_with(".svg");
                     return known ? std::string() : "a file that ends in .json or .svg";
                   })
                   ->type_name("FILE.json|FILE.svg"));
  needs_timing(app.add_option("--timeline-workgroup", options.timeline_workgroup, "which one"));
}

std::vector<OutputPath> outputs_of(const TimingOptions& options) {
  return {{"--timing-json", options.json}, {"--timing-listing", options.listing}, {"--timeline", options.timeline}};
}

Result<std::unique_ptr<CycleModel>> make_cycle_model(const TimingOptions& options, const emu::KernelFile& file,
                                                     const emu::Kernel& kernel, const emu::Dimensions& dimensions) {
  LEANFA_TRY(emu::check_dimensions(kernel, dimensions));
  auto sets = parameter_sets(options);
  if (!sets) return tl::unexpected(std::move(sets.error()));
  std::vector<LoopQuery> loops = loop_queries(options, file, kernel);
  ModelOptions model{.parameters = std::move(*sets),
                     .loops = std::move(loops),
                     .repeats = options.repeats,
                     .switching = options.switching};
  const std::uint64_t workgroups = std::uint64_t{dimensions.grid[0]} * dimensions.grid[1] * dimensions.grid[2];
  if (options.timeline_workgroup >= workgroups)
    throw CLI::ValidationError("--timeline-workgroup", fmt::format("{} is no workgroup of the grid; accepted: 0 to {}",
                                                                   options.timeline_workgroup, workgroups - 1));
  if (!options.timeline.empty()) model.timeline_workgroup = options.timeline_workgroup;
  return std::make_unique<CycleModel>(kernel, dimensions, std::move(model));
}

Status write_timing(const TimingOptions& options, const std::string& command, const emu::Kernel& kernel,
                    CycleModel& model) {
  const auto reports = model.reports();
  if (!reports) return tl::unexpected(reports.error());
  const TimingReport& report = reports->front();
  LEANFA_TRY(print(timing_summary(report)));
  const auto parameters = base_parameters(options);
  if (!parameters) return tl::unexpected(parameters.error());
  if (options.parameters) LEANFA_TRY(print(parameter_table(*parameters)));
  if (options.sensitivity) LEANFA_TRY(print(sensitivity_table(*reports)));
  if (!options.json.empty()) LEANFA_TRY(write_json(options.json, timing_json(command, kernel, *parameters, report)));
  if (!options.listing.empty()) LEANFA_TRY(io::write_file_atomically(options.listing, timing_listing(kernel, report)));
  if (options.timeline.ends_with(".svg"))
    return io::write_file_atomically(options.timeline, timeline_svg(kernel, report));
  if (!options.timeline.empty()) return io::write_file_atomically(options.timeline, timeline_trace(kernel, report));
  return {};
}

}  // namespace leanfa::cli
