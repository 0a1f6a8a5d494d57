#include "report/modelled_bench.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <memory>

#include "emu/gfx950/memory.hpp"
#include "emu/gfx950/timing/model.hpp"
#include "numerics/rows.hpp"
#include "report/aiter_attention.hpp"
#include "report/block_timeline.hpp"
#include "report/case_memory.hpp"
#include "report/head_selection.hpp"
#include "report/prepared_case.hpp"
#include "runtime/gfx950_watch.hpp"

namespace leanfa::report {
namespace {

using namespace emu::timing;  // NOLINT(google-build-using-namespace): everything here is about it

// Makes the cycle model once the launch's kernel is known, and keeps it until the launch is over.
class ModelWatch {
 public:
  ModelWatch(const ModelSettings& settings, std::uint64_t heads, bool timeline)
      : settings_(settings), heads_(heads), timeline_(timeline) {}

  emu::MakeObserver begin(const emu::Kernel& kernel, const emu::Dimensions& dimensions) {
    kernel_ = &kernel;
    ModelOptions options{.parameters = {settings_.parameters},
                         .loops = loops_of(kernel.program),
                         .repeats = heads_,
                         .switching = settings_.switching};
    for (LoopQuery& loop : options.loops) loop.useful = is_product;
    if (timeline_) options.timeline_workgroup = 0;
    model_ = std::make_unique<CycleModel>(kernel, dimensions, std::move(options));
    return model_->make_observer();
  }

  // Empty where nothing was launched.
  Result<TimingReport> report() {
    if (model_ == nullptr) return TimingReport{};
    auto reports = model_->reports();
    if (!reports) return tl::unexpected(std::move(reports.error()));
    return std::move(reports->front());
  }
  // Precondition: launched, and the kernel is one that stays.
  [[nodiscard]] const emu::Kernel& kernel() const { return *kernel_; }
  [[nodiscard]] bool launched() const { return model_ != nullptr; }

 private:
  const ModelSettings& settings_;
  std::uint64_t heads_;
  bool timeline_;
  const emu::Kernel* kernel_ = nullptr;
  std::unique_ptr<CycleModel> model_;
};

// Clocks of the matrix pipe for QK and PV of 64 queries and 64 keys: a product of 32 x 32 by 64 bytes of depth
// takes 64.
double product_clocks(const Case& c, const Method& method) {
  const double bytes = is_eight_bit(method.format) ? 1.0 : 2.0;
  return 4.0 * bytes * static_cast<double>(c.head_dim_qk + c.head_dim_v);
}

double blocks_in(const LoopReport& loop, double clocks_of_block) {
  return std::max(1.0, std::round(loop.mfma_useful * loop.cycles / clocks_of_block));
}

ModelledKernel summary(const TimingReport& report, std::string kernel) {
  ModelledKernel result{.kernel = std::move(kernel),
                        .cycles = report.cycles.count,
                        .instructions = report.instructions,
                        .mfma_busy_steady = {},
                        .mfma_useful_steady = {},
                        .clocks_per_block = {},
                        .valu_clocks_per_block = {},
                        .switching = report.switching};
  if (const LoopReport* const loop = busiest_loop(report.loops); loop != nullptr && loop->steady)
    result.mfma_busy_steady = of(loop->busy, BusyPipe::kMfma);
  return result;
}

// What is known of our kernels' loops only: which products are useful, and how many blocks a turn has.
void add_block_figures(const TimingReport& report, double clocks_of_block, ModelledKernel& kernel) {
  const LoopReport* const loop = busiest_loop(report.loops);
  if (loop == nullptr || !loop->steady) return;
  const double blocks = blocks_in(*loop, clocks_of_block);
  kernel.mfma_useful_steady = loop->mfma_useful;
  kernel.clocks_per_block = loop->cycles / blocks;
  kernel.valu_clocks_per_block =
      (of(loop->busy, BusyPipe::kValu) + of(loop->busy, BusyPipe::kTrans)) * loop->cycles / blocks;
}

struct Counterpart {
  std::optional<AiterCase> kernel;
  std::string absent;
};

// The kernel that AITER would run for the problem.
Counterpart counterpart(const Case& c, InputFormat format) {
  if (c.head_dim_v != 128 || (c.head_dim_qk != 128 && c.head_dim_qk != 192))
    return {{}, fmt::format("AITER has no kernel for head dims {} and {}", c.head_dim_qk, c.head_dim_v)};
  if (c.head_dim_qk == 192 && format != InputFormat::kBF16)
    return {
        {},
        fmt::format("AITER has no {} kernel for head dims 192 and 128", format == InputFormat::kInt8 ? "int8" : "FP8")};
  if (format == InputFormat::kInt8 && c.causal) return {{}, "AITER's int8 kernel has no causal mask"};
  return {AiterCase{.fp8 = format != InputFormat::kBF16,
                    .v4 = format == InputFormat::kInt8,
                    .int8 = format == InputFormat::kInt8,
                    .causal = c.causal,
                    .seqlen_q = c.seqlen_q,
                    .seqlen_k = c.seqlen_k,
                    .head_dim_qk = c.head_dim_qk},
          {}};
}

std::vector<float> values_of(const AnyView& view) {
  std::vector<float> values(static_cast<std::size_t>(view.seqlen() * view.dim()));
  for (Index s = 0; s < view.seqlen(); ++s) load_row(view, 0, s, 0, values.data() + s * view.dim());
  return values;
}

Status add_aiter(const ModelSettings& settings, InputFormat format, const AttentionProblem& wide, ModelledRow& row) {
  Counterpart other = counterpart(row.problem, format);
  if (!other.kernel || settings.aiter_folder.empty()) {
    row.aiter_absent = other.kernel ? "no folder of AITER's code objects was given (--aiter)" : other.absent;
    return {};
  }
  const std::string file = aiter_file(*other.kernel);
  if (!std::filesystem::exists(std::filesystem::path(settings.aiter_folder) / file)) {
    row.aiter_absent = fmt::format("{} has no {}", settings.aiter_folder, file);
    return {};
  }
  const std::vector<float> q = values_of(wide.q), k = values_of(wide.k), v = values_of(wide.v);
  other.kernel->inputs = {.q = q, .k = k, .v = v};
  ModelWatch watch(settings, static_cast<std::uint64_t>(row.problem.batch * row.problem.heads_q), false);
  const emu::LaunchOptions options{.threads = settings.threads, .order = 0, .limits = {}, .make_observer = nullptr};
  const auto run =
      run_aiter(settings.aiter_folder, *other.kernel, options,
                [&](const emu::Kernel& kernel, const emu::Dimensions& size) { return watch.begin(kernel, size); });
  if (!run) return tl::unexpected(run.error());
  if (!run->report.finished) return fail(ErrorCode::kDevice, file + ": the launch did not finish");
  const auto report = watch.report();
  if (!report) return tl::unexpected(report.error());
  row.aiter = summary(*report, file);
  return {};
}

Result<const CapturedLayer*> layer_for(const Case& c, const ModelSettings& settings) {
  if (settings.layers.empty()) return nullptr;
  std::string shapes;
  for (const CapturedLayer& layer : settings.layers) {
    const AttentionProblem& p = layer.problem;
    if (p.q.seqlen() == c.seqlen_q && p.k.seqlen() == c.seqlen_k && p.q.dim() == c.head_dim_qk &&
        p.v.dim() == c.head_dim_v)
      return &layer;
    shapes += fmt::format("{}{}/{} tokens with head dims {}/{}", shapes.empty() ? "" : ", ", p.q.seqlen(), p.k.seqlen(),
                          p.q.dim(), p.v.dim());
  }
  return bad_input(
      {"--activations", "has a layer of the row's shape",
       fmt::format("{}/{} tokens with head dims {}/{}", c.seqlen_q, c.seqlen_k, c.head_dim_qk, c.head_dim_v), shapes});
}

}  // namespace

double modelled_ms(const ModelledKernel& kernel) {
  return static_cast<double>(kernel.cycles) / kPublishedClockMhz / 1e3;
}

double modelled_tflops(const ModelledRow& row, bool half) {
  const double ms = modelled_ms(row.ours);
  return ms > 0.0 ? flops(row.problem, half) / ms * 1e-9 : 0.0;
}

std::optional<double> ratio_to_aiter(const ModelledRow& row) {
  if (!row.aiter || row.ours.cycles == 0) return std::nullopt;
  return static_cast<double>(row.aiter->cycles) / static_cast<double>(row.ours.cycles);
}

Result<ModelledRow> model_case(const Case& problem, const ModelSettings& settings) {
  const auto method = parse_method(problem.method.empty() ? settings.method : problem.method);
  if (!method) return tl::unexpected(method.error());
  const double element = is_eight_bit(method->format) ? 1.0 : 2.0;
  LEANFA_TRY(require_memory("inputs and output of all heads",
                            element * input_elements(problem) + 2.0 * output_elements(problem), emu::kDeviceMemoryBytes,
                            "an MI355X"));
  const auto layer = layer_for(problem, settings);
  if (!layer) return tl::unexpected(layer.error());
  // One head stands for all: its workgroups are what the chip gets, so many times over.
  Case head = problem;
  head.batch = head.heads_q = head.heads_kv = 1;
  OwnedProblem captured;
  if (*layer != nullptr) {
    constexpr Index kHead = 0;
    auto copy = select_heads((*layer)->problem, std::span(&kHead, 1), false);
    if (!copy) return tl::unexpected(std::move(copy.error()));
    captured = std::move(*copy);
  }
  PreparedCase prepared;
  LEANFA_TRY(prepare(head, *method,
                     {.device = runtime::DeviceKind::kGfx950Emu,
                      .threads = settings.threads,
                      .seed = settings.seed,
                      .captured = *layer != nullptr ? &captured.problem : nullptr},
                     prepared));
  ModelledRow row{.problem = problem,
                  .method = name(*method),
                  .data = *layer != nullptr ? fmt::format("{}, query head 0", (*layer)->name)
                                            : fmt::format("gaussian, seed {}", settings.seed)};
  const auto heads = static_cast<std::uint64_t>(problem.batch * problem.heads_q);
  ModelWatch watch(settings, heads, settings.timeline);
  const auto begin = [&](const emu::Kernel& kernel, const emu::Dimensions& size) { return watch.begin(kernel, size); };
  LEANFA_TRY(runtime::attend_watched(prepared.call, begin, heads));
  const auto report = watch.report();
  if (!report) return tl::unexpected(report.error());
  const double clocks_of_block = product_clocks(problem, *method);
  row.ours = summary(*report, watch.launched() ? watch.kernel().name : "");
  add_block_figures(*report, clocks_of_block, row.ours);
  const LoopReport* const loop = busiest_loop(report->loops);
  if (settings.timeline && loop != nullptr && loop->steady)
    row.timeline = block_timeline(watch.kernel(), *report, *loop, blocks_in(*loop, clocks_of_block));
  LEANFA_TRY(add_aiter(settings, method->format, prepared.wide, row));
  return row;
}

}  // namespace leanfa::report
