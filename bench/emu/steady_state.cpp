// The steady state of the gfx950 attention loops in the cycle model: under its default and its pessimistic values, what
// each parameter costs, and which instructions wait. One workgroup against `--seqlen` keys. Modelled, no measurement.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>

#include "attention_timing.hpp"
#include "isa/gfx950/instruction.hpp"

namespace {

using namespace leanfa;
namespace timing = emu::timing;

struct Options {
  std::vector<std::string> plans{"e4m3/lean/ladder d=128 full",      "int8/shift/ladder d=128 full",
                                 "bf16/exact/running d=128 full",    "e4m3/lean/ladder d=192,128 full",
                                 "int8/shift/ladder d=192,128 full", "bf16/exact/running d=192,128 full"};
  Index seqlen = 4096;
  bool parameters = false;
  bool stalls = false;
};

struct Column {
  std::string name;
  timing::Parameters parameters{};
};

timing::Parameters moved(timing::Parameters from, timing::Parameter which, double value) {
  (void)from.set(which, value);
  return from;
}

// The two ends, then each parameter alone: to its pessimistic value, and of all pessimistic ones back to its default.
std::vector<Column> columns_of(const Options& options) {
  const timing::Parameters usual, worst = timing::Parameters::pessimistic();
  std::vector<Column> list{{"default", usual}, {"pessimistic", worst}};
  for (const timing::ParameterRow& row : timing::parameter_rows()) {
    if (!options.parameters || row.value == row.pessimistic) continue;
    list.push_back({fmt::format("{}={}", row.name, row.pessimistic), moved(usual, row.id, row.pessimistic)});
    list.push_back({fmt::format("pessimistic, {}={}", row.name, row.value), moved(worst, row.id, row.value)});
  }
  return list;
}

// Clocks of one wave and turn of the loop for which each instruction waited, where it did.
void print_stalls(const timing::TimingReport& report, const emu::Program& program) {
  const std::uint64_t most = std::ranges::max_element(report.steps, {}, &timing::StepReport::issues)->issues;
  for (std::size_t i = 0; i < report.steps.size(); ++i) {
    const timing::StepReport& step = report.steps[i];
    if (step.issues * 2 < most) continue;
    std::string why;
    for (std::size_t s = 0; s < timing::kStalls; ++s) {
      const double clocks = static_cast<double>(step.stalls[s]) / static_cast<double>(step.issues);
      if (clocks >= 0.5) why += fmt::format(" {} {:.0f}", name(static_cast<timing::Stall>(s)), clocks);
    }
    fmt::print("{:#x} {:40s}{}\n", program.steps()[i].pc(), isa::print(program.steps()[i].instruction), why);
  }
}

Status print(const std::string& text, const Options& options) {
  auto plan = gfx950::parse_plan(text);
  if (!plan) return tl::unexpected(plan.error());
  gfx950::AttentionCase c{.plan = *plan, .seqlen_q = gfx950::kTileRows, .seqlen_k = options.seqlen};
  const std::vector<Column> columns = columns_of(options);
  timing::ModelOptions what;
  for (const Column& column : columns) what.parameters.push_back(column.parameters);
  const emu::Program* program = nullptr;
  const auto reports = timed_attention(c, what, &program);
  if (!reports) return tl::unexpected(reports.error());
  fmt::print("{}\n", text);
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const timing::TimingReport& report = (*reports)[i];
    const timing::LoopReport& loop = *timing::busiest_loop(report.loops);
    fmt::print("  {:48s} {:7.1f} clocks a block, matrix {:5.1f}%, vector {:5.1f}%, trans {:5.1f}%\n", columns[i].name,
               clocks_per_block(report), 100 * of(loop.busy, timing::BusyPipe::kMfma),
               100 * of(loop.busy, timing::BusyPipe::kValu), 100 * of(loop.busy, timing::BusyPipe::kTrans));
    if (options.stalls) print_stalls(report, *program);
  }
  return {};
}

}  // namespace

int main(int argc, char** argv) {
  Options options;
  CLI::App app("Steady state of the gfx950 attention loops, modelled");
  app.add_option("--plan", options.plans, "kernels (leanfa emit --list)");
  app.add_option("--seqlen", options.seqlen, "keys")->check(CLI::Range(2048, 65536));
  app.add_flag("--parameters", options.parameters, "also each parameter of the model alone");
  app.add_flag("--stalls", options.stalls, "also the loop's instructions, with the clocks for which each waits");
  CLI11_PARSE(app, argc, argv);
  for (const std::string& plan : options.plans) {
    if (const Status status = print(plan, options); !status) {
      fmt::print(stderr, "{}\n", status.error().message);
      return 1;
    }
  }
  return 0;
}
