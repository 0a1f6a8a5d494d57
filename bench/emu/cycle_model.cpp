// The cycle model's calibration: AITER's kernels beside what is published about them, and how far each parameter of low
// confidence moves them. Modelled clocks throughout. Needs the code objects (LEANFA_AITER_CO_DIR).
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <chrono>

#include "emu/aiter_cycles.hpp"
#include "emu/gfx950/timing/chip.hpp"

namespace {

using namespace leanfa;               // NOLINT(google-build-using-namespace): everything here is leanfa's
using namespace leanfa::emu;          // NOLINT(google-build-using-namespace)
using namespace leanfa::emu::timing;  // NOLINT(google-build-using-namespace)

struct NamedKernel {
  const char* name;
  AiterCase problem;
};

constexpr NamedKernel kKernels[] = {
    {"v3 fp8", {.fp8 = true}},
    {"v3 fp8 causal", {.fp8 = true, .causal = true}},
    {"v3 bf16", {}},
    {"v3 bf16 causal", {.causal = true}},
    {"v4 fp8", {.fp8 = true, .v4 = true}},
    {"v4 i8fp8", {.fp8 = true, .v4 = true, .int8 = true}},
    {"v4 mxfp8", {.fp8 = true, .v4 = true, .mx = true}},
    {"v4 mxfp4", {.fp8 = true, .v4 = true, .mx = true, .fp4 = true}},
};

AiterCase sized(AiterCase problem, std::int64_t seqlen_q, std::int64_t seqlen_k) {
  problem.seqlen_q = seqlen_q;
  problem.seqlen_k = seqlen_k;
  return problem;
}

// One workgroup for full attention; causal kernels need the whole triangle.
AiterCase long_case(const AiterCase& problem, std::int64_t seqlen) {
  return sized(problem, problem.causal ? seqlen : 256, seqlen);
}

Result<AiterCycles> modelled(const std::string& folder, std::string_view name, std::int64_t seqlen,
                             std::span<const Parameters> parameters, int sharpness = 0) {
  for (const NamedKernel& kernel : kKernels) {
    AiterCase problem = long_case(kernel.problem, seqlen);
    problem.sharpness = sharpness;
    if (name == kernel.name) return model_aiter(folder, problem, parameters);
  }
  return fail(ErrorCode::kBadInput, "no such kernel");
}

Status print_kernels(const std::string& folder, std::int64_t seqlen, const Parameters& parameters) {
  fmt::print("| kernel | clocks | busiest loop, clocks | matrix | VALU | trans | LDS | vector memory |\n");
  fmt::print("|---|--:|--:|--:|--:|--:|--:|--:|\n");
  for (const NamedKernel& kernel : kKernels) {
    const auto cycles = model_aiter(folder, long_case(kernel.problem, seqlen), std::span(&parameters, 1));
    if (!cycles) return tl::unexpected(cycles.error());
    const TimingReport& report = cycles->reports.front();
    fmt::print("| {} | {} |", kernel.name, report.cycles.count);
    const LoopReport* const loop = busiest_loop(std::span(report.loops).first(cycles->loops));
    if (loop == nullptr) {
      fmt::print(" |\n");
      continue;
    }
    fmt::print(" {:.0f} |", loop->cycles);
    for (const double share : loop->busy) fmt::print(" {:.1f}% |", 100 * share);
    fmt::print("\n");
  }
  return {};
}

Status print_phase(const std::string& folder, std::int64_t seqlen, const Parameters& parameters) {
  const auto cycles = modelled(folder, "v3 fp8 causal", seqlen, std::span(&parameters, 1));
  if (!cycles) return tl::unexpected(cycles.error());
  const std::span loops(cycles->reports.front().loops);
  const auto phases = loops.subspan(cycles->loops);
  const LoopReport* const loop = busiest_loop(loops.first(cycles->loops));
  const LoopReport* const phase = busiest_loop(phases);
  if (loop == nullptr || phase == nullptr) return fail(ErrorCode::kInternal, "no loop goes round");
  const SoftmaxPhase& facts = cycles->phases[static_cast<std::size_t>(phase - phases.data())];
  fmt::print("softmax phase 0x{:x} to 0x{:x}: {} clocks of vector instructions and s_nop; {:.0f} in the steady state\n",
             facts.begin_pc, facts.end_pc, facts.vector.count, phase->window_cycles);
  fmt::print("steady state: {:.0f} clocks a phase, matrix pipe idle {:.1f}%\n", loop->cycles / 4,
             100 * (1 - loop->busy[0]));
  return {};
}

// The whole of one head, as a chip sees 1 and 64 of them.
Status print_head(const std::string& folder, std::int64_t seqlen, const Parameters& parameters) {
  for (const char* const name : {"v3 fp8", "v3 fp8 causal"}) {
    AiterCase problem{.fp8 = true, .causal = std::string_view(name).ends_with("causal")};
    const auto start = std::chrono::steady_clock::now();
    const auto cycles = model_aiter(folder, sized(problem, seqlen, seqlen), std::span(&parameters, 1));
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    if (!cycles) return tl::unexpected(cycles.error());
    const TimingReport& report = cycles->reports.front();
    std::vector<Clocks> workgroups;
    for (const WorkgroupReport& workgroup : report.workgroups) workgroups.push_back(workgroup.cycles);
    fmt::print("{}, {} tokens: one head {} clocks, 64 heads {} clocks; {} instructions in {:.1f} s\n", name, seqlen,
               report.cycles.count, makespan(workgroups, 64, 1, parameters).count, report.instructions, seconds);
  }
  return {};
}

// v4 branches on the data block by block: sharper scores rescale O more often.
Status print_ratios(const std::string& folder, std::int64_t seqlen, const Parameters& parameters) {
  fmt::print("| scores times | v4 fp8 | trans | v4 i8fp8 | trans | of fp8 | v4 mxfp4 | trans | of fp8 |\n");
  fmt::print("|--:|--:|--:|--:|--:|--:|--:|--:|--:|\n");
  for (const int sharpness : {0, 2, 4, 6}) {
    fmt::print("| {} |", 1 << sharpness);
    double fp8 = 0;
    for (const char* const name : {"v4 fp8", "v4 i8fp8", "v4 mxfp4"}) {
      const auto cycles = modelled(folder, name, seqlen, std::span(&parameters, 1), sharpness);
      if (!cycles) return tl::unexpected(cycles.error());
      const TimingReport& report = cycles->reports.front();
      const auto clocks = static_cast<double>(report.cycles.count);
      fmt::print(" {:.0f} | {:.1f}% |", clocks, 100 * of(report.busy, BusyPipe::kTrans));
      if (fp8 != 0) fmt::print(" {:.3f} |", clocks / fp8);
      if (fp8 == 0) fp8 = clocks;
    }
    fmt::print("\n");
  }
  return {};
}

Status print_sensitivity(const std::string& folder, std::int64_t seqlen, const Parameters& base) {
  std::vector<Parameters> sets{base};
  std::vector<const ParameterRow*> rows;
  for (const ParameterRow& row : parameter_rows()) {
    if (row.confidence == Confidence::kHigh || row.pessimistic == row.optimistic) continue;
    rows.push_back(&row);
    for (const double value : {row.pessimistic, row.optimistic}) LEANFA_TRY(sets.emplace_back(base).set(row.id, value));
  }
  std::vector<AiterCycles> kernels;
  for (const char* const name : {"v3 fp8", "v4 fp8", "v4 i8fp8", "v4 mxfp4"}) {
    auto cycles = modelled(folder, name, seqlen, sets);
    if (!cycles) return tl::unexpected(cycles.error());
    kernels.push_back(std::move(*cycles));
  }
  fmt::print("| parameter | confidence | value | moved to | v3 fp8 | v4 fp8 | v4 i8fp8 | v4 mxfp4 |\n");
  fmt::print("|---|---|--:|--:|--:|--:|--:|--:|\n");
  for (std::size_t i = 0; i < rows.size(); ++i)
    for (std::size_t end = 0; end < 2; ++end) {
      const double value = end == 0 ? rows[i]->pessimistic : rows[i]->optimistic;
      if (value == base[rows[i]->id]) continue;
      fmt::print("| {} | {} | {} | {} |", rows[i]->name, name(rows[i]->confidence), base[rows[i]->id], value);
      for (const AiterCycles& kernel : kernels) {
        const auto moved = static_cast<double>(kernel.reports[1 + 2 * i + end].cycles.count);
        fmt::print(" {:+.1f}% |", 100 * (moved / static_cast<double>(kernel.reports[0].cycles.count) - 1));
      }
      fmt::print("\n");
    }
  return {};
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("The cycle model on AITER's kernels: modelled clocks", "bench_cycle_model");
  std::vector<std::string> set;
  std::int64_t seqlen = 4096;
  app.add_option("--set", set, "change a parameter")->type_name("NAME=VALUE")->allow_extra_args(false);
  app.add_option("--seqlen", seqlen, "keys; queries too where the mask is causal")->check(CLI::Range(256, 65536));
  const std::string_view kSections[] = {"kernels", "phase", "head", "ratios", "sensitivity"};
  std::string section = "phase";
  app.add_option("section", section, "what to print")
      ->check(CLI::IsMember(std::vector<std::string>(std::begin(kSections), std::end(kSections))));
  CLI11_PARSE(app, argc, argv);
  const auto folder = aiter_folder();
  if (!folder) return fmt::print(stderr, "LEANFA_AITER_CO_DIR is not set\n"), 2;
  Parameters parameters;
  for (const std::string& assignment : set)
    if (const Status status = parameters.set(assignment); !status)
      return fmt::print(stderr, "{}\n", status.error().message), 2;
  Status status;
  if (section == "kernels") status = print_kernels(*folder, seqlen, parameters);
  if (section == "phase") status = print_phase(*folder, seqlen, parameters);
  if (section == "head") status = print_head(*folder, seqlen, parameters);
  if (section == "ratios") status = print_ratios(*folder, seqlen, parameters);
  if (section == "sensitivity") status = print_sensitivity(*folder, seqlen, parameters);
  if (!status) return fmt::print(stderr, "{}\n", status.error().message), 1;
  return 0;
}
