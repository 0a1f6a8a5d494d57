#include "leanfa/timing_writers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <numeric>

#include "isa/gfx950/instruction.hpp"
#include "leanfa/session.hpp"
#include "report/modelled_json.hpp"

namespace leanfa::cli {
namespace {

using namespace emu::timing;  // NOLINT(google-build-using-namespace): everything here is about it
using Json = nlohmann::ordered_json;

std::string dump(const Json& json) {
  return json.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

Json shares_json(const std::array<double, kBusyPipes>& shares) {
  Json json;
  for (std::size_t i = 0; i < kBusyPipes; ++i) json[std::string(name(static_cast<BusyPipe>(i)))] = shares[i];
  return json;
}

Json stalls_json(const StallClocks& stalls) {
  Json json = Json::object();
  for (std::size_t i = 0; i < kStalls; ++i)
    if (stalls[i] != 0) json[std::string(name(static_cast<Stall>(i)))] = stalls[i];
  return json;
}

std::string shares_text(const std::array<double, kBusyPipes>& shares) {
  std::string text;
  for (std::size_t i = 0; i < kBusyPipes; ++i)
    text += fmt::format("{}{} {:.1f}%", i == 0 ? "" : ", ", name(static_cast<BusyPipe>(i)), 100 * shares[i]);
  return text;
}

// Loops that some wave went round, the one with most iterations first.
std::vector<const LoopReport*> visited_loops(const TimingReport& report) {
  std::vector<const LoopReport*> loops;
  for (const LoopReport& loop : report.loops)
    if (loop.workgroups > 0) loops.push_back(&loop);
  std::ranges::sort(loops, std::greater<>(),
                    [](const LoopReport* loop) { return std::pair(loop->iterations, loop->begin_pc); });
  return loops;
}

// Reasons in falling order, as indices of Stall; at most `most`.
std::vector<std::size_t> largest(const StallClocks& stalls, std::size_t most) {
  std::vector<std::size_t> order(kStalls);
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::sort(order, std::greater<>(), [&](std::size_t i) { return std::pair(stalls[i], i); });
  std::erase_if(order, [&](std::size_t i) { return stalls[i] == 0; });
  if (order.size() > most) order.resize(most);
  return order;
}

std::int64_t total(const StallClocks& stalls) { return std::accumulate(stalls.begin(), stalls.end(), std::int64_t{0}); }

std::string switching_text(const SwitchingReport& switching) {
  std::string text;
  for (std::size_t pipe = 0; pipe < kSwitchingPipes; ++pipe) {
    if (switching[pipe][0].pairs == 0) continue;
    text += fmt::format("operand bits that change an instruction, {}:", kSwitchingPipeNames[pipe]);
    for (const SwitchingSource& source : switching[pipe])
      if (source.pairs > 0) text += fmt::format(" {:.0f} ({:.1f}%)", source.mean(), 100 * source.share());
    text += "\n";
  }
  return text;
}

}  // namespace

std::string timing_summary(const TimingReport& report) {
  std::string text = fmt::format("modelled: {} clocks for {} of {}; busy {}\n", report.cycles.count,
                                 counted(report.workgroups.size(), "workgroup", "workgroups"),
                                 counted(report.instructions, "instruction", "instructions"), shares_text(report.busy));
  if (report.cycles == report.memory_cycles && report.cycles.count > 0) text += "modelled: bound by HBM's bandwidth\n";
  const std::int64_t all = std::max<std::int64_t>(1, total(report.stalls));
  text += "modelled: waves wait for";
  for (const std::size_t i : largest(report.stalls, 6))
    text += fmt::format(" {} {:.1f}%", name(static_cast<Stall>(i)),
                        100 * static_cast<double>(report.stalls[i]) / static_cast<double>(all));
  text += "\n";
  for (const LoopReport* const loop : visited_loops(report))
    text += fmt::format("modelled: loop at 0x{:x}: {}, {:.0f} clocks each{}, busy {}\n", loop->begin_pc,
                        counted(loop->iterations, "iteration", "iterations"), loop->cycles,
                        loop->steady ? "" : " (too few for a steady state)", shares_text(loop->busy));
  return text + switching_text(report.switching);
}

std::string timing_json(const std::string& command, const emu::Kernel& kernel, const Parameters& parameters,
                        const TimingReport& report) {
  Json loops = Json::array();
  for (const LoopReport* const loop : visited_loops(report))
    loops.push_back({{"begin", loop->begin_pc},
                     {"end", loop->end_pc},
                     {"iterations", loop->iterations},
                     {"steady", loop->steady},
                     {"cycles", loop->cycles},
                     {"window_cycles", loop->window_cycles},
                     {"busy", shares_json(loop->busy)},
                     {"mfma_useful", loop->mfma_useful}});
  Json workgroups = Json::array();
  for (const WorkgroupReport& workgroup : report.workgroups) workgroups.push_back(workgroup.cycles.count);
  Json waves = Json::array();
  for (const WaveReport& wave : report.waves)
    waves.push_back({{"workgroup", wave.workgroup},
                     {"wave", wave.wave},
                     {"simd", wave.simd},
                     {"start", wave.start.count},
                     {"end", wave.end.count},
                     {"instructions", wave.instructions},
                     {"stalls", stalls_json(wave.stalls)}});
  const LoopReport* const busiest = busiest_loop(report.loops);
  const LoopReport* const main_loop = busiest != nullptr && busiest->steady ? busiest : nullptr;
  return dump({{"command", command},
               {"version", LEANFA_VERSION},
               {"kernel", kernel.name},
               {"modelled", true},
               {"parameters", report::parameters_json(parameters)},
               {"cycles", report.cycles.count},
               {"mfma_busy_steady", main_loop == nullptr ? Json() : Json(of(main_loop->busy, BusyPipe::kMfma))},
               {"mfma_useful_steady", main_loop == nullptr ? Json() : Json(main_loop->mfma_useful)},
               {"memory_cycles", report.memory_cycles.count},
               {"resident_workgroups", report.resident_workgroups},
               {"instructions", report.instructions},
               {"bytes_from_l2", report.bytes_from_l2},
               {"bytes_from_memory", report.bytes_from_memory},
               {"bytes_stored", report.bytes_stored},
               {"busy", shares_json(report.busy)},
               {"stalls", stalls_json(report.stalls)},
               {"switching", report::switching_json(report.switching)},
               {"loops", loops},
               {"workgroup_cycles", workgroups},
               {"waves", waves}});
}

std::string timing_listing(const emu::Kernel& kernel, const TimingReport& report) {
  const auto steps = kernel.program.steps();
  std::string text =
      fmt::format("// {}: modelled clocks, all waves\n// {:>8} {:>10}  reasons\n", kernel.name, "issues", "stalled");
  for (std::size_t i = 0; i < steps.size() && i < report.steps.size(); ++i) {
    const StepReport& step = report.steps[i];
    std::string reasons;
    for (const std::size_t reason : largest(step.stalls, 3))
      reasons +=
          fmt::format("{}{} {}", reasons.empty() ? "" : ", ", name(static_cast<Stall>(reason)), step.stalls[reason]);
    text += fmt::format("{:>11} {:>10}  {:<48} {:012X}: {}\n", step.issues, total(step.stalls), reasons, steps[i].pc(),
                        isa::print(steps[i].instruction));
  }
  return text;
}

}  // namespace leanfa::cli
