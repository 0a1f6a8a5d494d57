#include "emu/gfx950/timing/model.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "emu/gfx950/timing/chip.hpp"
#include "emu/gfx950/timing/loop_visits.hpp"

namespace leanfa::emu::timing {
namespace {

constexpr std::int64_t kWavesPerSimd = 8;
constexpr std::int64_t kVgprsPerSimd = 512;

std::uint64_t workgroups_of(const Dimensions& dimensions) {
  return std::uint64_t{dimensions.grid[0]} * dimensions.grid[1] * dimensions.grid[2];
}

void merge(TimingReport& into, TimingReport&& part) {
  into.resident_workgroups = part.resident_workgroups;
  into.workgroup_cycles += part.workgroup_cycles;
  into.instructions += part.instructions;
  into.bytes_from_l2 += part.bytes_from_l2;
  into.bytes_from_memory += part.bytes_from_memory;
  into.bytes_stored += part.bytes_stored;
  for (std::size_t i = 0; i < kBusyPipes; ++i) into.busy_clocks[i] += part.busy_clocks[i];
  for (std::size_t i = 0; i < kStalls; ++i) into.stalls[i] += part.stalls[i];
  into.steps.resize(part.steps.size());
  for (std::size_t step = 0; step < part.steps.size(); ++step) {
    into.steps[step].issues += part.steps[step].issues;
    for (std::size_t i = 0; i < kStalls; ++i) into.steps[step].stalls[i] += part.steps[step].stalls[i];
  }
  into.workgroups.insert(into.workgroups.end(), part.workgroups.begin(), part.workgroups.end());
  into.waves.insert(into.waves.end(), part.waves.begin(), part.waves.end());
  into.loops.resize(part.loops.size());
  for (std::size_t i = 0; i < part.loops.size(); ++i) merge(into.loops[i], part.loops[i]);
  if (!part.timeline.empty()) into.timeline = std::move(part.timeline);
}

// Figures that need all workgroups.
void complete(TimingReport& report, std::uint64_t repeats, const Parameters& parameters) {
  std::ranges::sort(report.workgroups, {}, &WorkgroupReport::workgroup);
  std::ranges::sort(report.waves, {}, [](const WaveReport& wave) { return std::pair(wave.workgroup, wave.wave); });
  std::vector<Clocks> cycles;
  for (const WorkgroupReport& workgroup : report.workgroups) cycles.push_back(workgroup.cycles);
  report.cycles = makespan(cycles, repeats, report.resident_workgroups, parameters);
  const double bytes =
      static_cast<double>(report.bytes_from_memory + report.bytes_stored) * static_cast<double>(repeats);
  report.memory_cycles = Clocks{static_cast<std::int64_t>(bytes / parameters[Parameter::kHbmBytes])};
  report.cycles = std::max(report.cycles, report.memory_cycles);
  if (report.workgroup_cycles == 0) return;
  for (std::size_t pipe = 0; pipe < kBusyPipes; ++pipe) {
    const std::int64_t units = pipe < kSimdPipes ? kSimds : 1;
    report.busy[pipe] =
        static_cast<double>(report.busy_clocks[pipe]) / static_cast<double>(report.workgroup_cycles * units);
  }
}

}  // namespace

class CycleModel::WorkgroupObserver : public Recorder {
 public:
  explicit WorkgroupObserver(CycleModel& model)
      : Recorder(model.plan_.steps, model.options_.most_trace_bytes), model_(&model) {}
  void start(std::span<const Wave> waves, std::size_t lds_bytes) override {
    Recorder::start(waves, lds_bytes);
    switching_.start(waves.size());
  }
  void before(Context& context, const Step& step) override {
    if (model_->options_.switching) switching_.before(context, step, model_->plan_.steps[context.wave->step]);
  }
  void finish(Context& context) override { model_->add(context.workgroup, *this, switching_.report()); }

 private:
  CycleModel* model_;
  SwitchingActivity switching_;
};

int resident_workgroups(const Kernel& kernel, const Dimensions& dimensions, std::uint64_t repeats,
                        const Parameters& parameters) {
  const std::int64_t items = std::int64_t{dimensions.block[0]} * dimensions.block[1] * dimensions.block[2];
  const std::int64_t waves_of_simd = ((items + kLanes - 1) / kLanes + kSimds - 1) / kSimds;
  const std::int64_t slots = std::min(kWavesPerSimd, kVgprsPerSimd / std::max(1, kernel.descriptor.vgprs));
  std::int64_t places = std::max<std::int64_t>(1, slots / waves_of_simd);
  const std::int64_t lds = std::int64_t{kernel.descriptor.lds_bytes} + dimensions.dynamic_lds_bytes;
  if (lds > 0) places = std::min(places, std::max<std::int64_t>(1, kMaxLdsBytes / lds));
  const std::int64_t cus = parameters.whole(Parameter::kXcds) * parameters.whole(Parameter::kCusPerXcd);
  const double share = std::ceil(static_cast<double>(workgroups_of(dimensions)) * static_cast<double>(repeats) /
                                 static_cast<double>(cus));
  return static_cast<int>(std::min(static_cast<double>(places), share));
}

CycleModel::CycleModel(const Kernel& kernel, const Dimensions& dimensions, ModelOptions options)
    : options_(std::move(options)), plan_(kernel.program, options_.loops, 1) {
  if (options_.parameters.empty()) options_.parameters.emplace_back();
  plan_.resident = resident_workgroups(kernel, dimensions, options_.repeats, options_.parameters.front());
  reports_.resize(options_.parameters.size());
}

MakeObserver CycleModel::make_observer() {
  return [this] { return std::make_unique<WorkgroupObserver>(*this); };
}

void CycleModel::add(std::uint32_t workgroup, const Recorder& recorder, const SwitchingReport& switching) {
  if (recorder.overflowed()) {
    const std::lock_guard lock(mutex_);
    overflowed_ = true;
    return;
  }
  for (std::size_t i = 0; i < reports_.size(); ++i) {
    const bool timeline = i == 0 && options_.timeline_workgroup == std::int64_t{workgroup};
    TimingReport part = time_workgroup(plan_, options_.parameters[i], recorder.traces(), workgroup, timeline);
    const std::lock_guard lock(mutex_);
    merge(reports_[i], std::move(part));
  }
  const std::lock_guard lock(mutex_);
  merge(switching_, switching);
}

Result<std::vector<TimingReport>> CycleModel::reports() {
  if (overflowed_)
    return unsupported({.subject = "cycle model",
                        .rule = "the traces of a workgroup's waves",
                        .got = fmt::format("more than {} bytes", options_.most_trace_bytes),
                        .accepted = "a launch whose waves execute fewer instructions"});
  std::vector<TimingReport> reports = reports_;
  for (TimingReport& report : reports) report.switching = switching_;
  for (std::size_t i = 0; i < reports.size(); ++i) complete(reports[i], options_.repeats, options_.parameters[i]);
  return reports;
}

std::vector<LoopQuery> loops_of(const Program& program) {
  const std::span<const Step> code = program.steps();
  std::set<std::uint64_t> targets;
  for (std::size_t i = 0; i < code.size(); ++i)
    if (code[i].instruction.row->issue == isa::IssueClass::kBranch && code[i].target <= i)
      targets.insert(code[code[i].target].pc());
  std::vector<LoopQuery> loops;
  for (const std::uint64_t pc : targets) loops.push_back({.begin_pc = pc});
  return loops;
}

Result<ModelledLaunch> model_launch(const Kernel& kernel, const Dimensions& dimensions,
                                    std::span<const std::byte> kernarg, Memory& memory,
                                    const LaunchOptions& launch_options, ModelOptions options) {
  // Before the model divides by them.
  LEANFA_TRY(check_dimensions(kernel, dimensions));
  CycleModel model(kernel, dimensions, std::move(options));
  LaunchOptions with_model = launch_options;
  with_model.make_observer = model.make_observer();
  auto report = launch(kernel, dimensions, kernarg, memory, with_model);
  if (!report) return tl::unexpected(std::move(report.error()));
  auto timing = model.reports();
  if (!timing) return tl::unexpected(std::move(timing.error()));
  return ModelledLaunch{.launch = std::move(*report), .timing = std::move(*timing)};
}

}  // namespace leanfa::emu::timing
