#include "emu/gfx950/timing/loop_visits.hpp"

#include <algorithm>
#include <numeric>

#include "emu/gfx950/timing/compute_unit.hpp"

namespace leanfa::emu::timing {
namespace {

// Fewer iterations than this have no middle that prologue and drain leave alone.
constexpr std::size_t kSteadyIterations = 4;

}  // namespace

LoopVisits::LoopVisits(const std::vector<LoopQuery>& queries, std::size_t waves) {
  for (const LoopQuery& query : queries)
    loops_.push_back(
        {.begin_pc = query.begin_pc, .end_pc = query.end_pc, .waves = std::vector<std::vector<Visit>>(waves)});
}

void LoopVisits::visit(std::uint64_t pc, std::size_t wave, int simd, Clocks now, const BusyClocks& busy) {
  for (Loop& loop : loops_) {
    if (pc == loop.begin_pc)
      loop.waves[wave].push_back({.begin = now, .busy = busy, .useful = loop.useful[static_cast<std::size_t>(simd)]});
    if (pc == loop.end_pc && !loop.waves[wave].empty() && loop.waves[wave].back().end.count < 0)
      loop.waves[wave].back().end = now;
  }
}

void LoopVisits::matrix(const std::vector<std::vector<bool>>& useful, std::uint32_t step, int simd, Clocks occupied) {
  for (std::size_t i = 0; i < loops_.size(); ++i)
    if (useful[i][step]) loops_[i].useful[static_cast<std::size_t>(simd)] += occupied.count;
}

// Adds one wave's iterations to sums that report_of() divides; false when it has none.
bool LoopVisits::add_wave(const std::vector<Visit>& visits, LoopReport& sums) {
  if (visits.size() < 2) return false;
  std::vector<std::size_t> iterations(visits.size() - 1);
  std::iota(iterations.begin(), iterations.end(), std::size_t{0});
  const auto length = [&](std::size_t i) { return (visits[i + 1].begin - visits[i].begin).count; };
  std::ranges::sort(iterations, {}, [&](std::size_t i) { return std::pair(length(i), i); });
  // The middle half by length.
  const std::size_t margin = iterations.size() >= kSteadyIterations ? iterations.size() / 4 : 0;
  double clocks = 0;
  double window = 0;
  double windows = 0;
  BusyClocks busy{};
  std::int64_t useful = 0;
  for (std::size_t rank = margin; rank < iterations.size() - margin; ++rank) {
    const Visit& from = visits[iterations[rank]];
    const Visit& to = visits[iterations[rank] + 1];
    clocks += static_cast<double>((to.begin - from.begin).count);
    for (std::size_t pipe = 0; pipe < kBusyPipes; ++pipe) busy[pipe] += to.busy[pipe] - from.busy[pipe];
    useful += to.useful - from.useful;
    if (from.end.count < 0) continue;
    window += static_cast<double>((from.end - from.begin).count);
    windows += 1;
  }
  if (clocks <= 0) return false;
  sums.cycles += clocks / static_cast<double>(iterations.size() - 2 * margin);
  for (std::size_t pipe = 0; pipe < kBusyPipes; ++pipe) sums.busy[pipe] += static_cast<double>(busy[pipe]) / clocks;
  sums.mfma_useful += static_cast<double>(useful) / clocks;
  if (windows > 0) sums.window_cycles += window / windows;
  return true;
}

LoopReport LoopVisits::report_of(const Loop& loop) {
  LoopReport report{.begin_pc = loop.begin_pc, .end_pc = loop.end_pc};
  for (const auto& visits : loop.waves)
    if (!visits.empty()) report.iterations = std::max<std::uint64_t>(report.iterations, visits.size() - 1);
  report.steady = report.iterations >= kSteadyIterations;
  double waves = 0;
  for (const std::vector<Visit>& visits : loop.waves) {
    if (report.steady && visits.size() <= kSteadyIterations) continue;
    if (add_wave(visits, report)) waves += 1;
  }
  if (waves == 0) return report;
  report.workgroups = 1;
  report.cycles /= waves;
  report.window_cycles /= waves;
  for (double& share : report.busy) share /= waves;
  report.mfma_useful /= waves;
  return report;
}

std::vector<LoopReport> LoopVisits::report() const {
  std::vector<LoopReport> reports;
  for (const Loop& loop : loops_) reports.push_back(report_of(loop));
  return reports;
}

void merge(LoopReport& into, const LoopReport& other) {
  const std::uint64_t iterations = std::max(into.iterations, other.iterations);
  const bool better = other.workgroups > 0 && (into.workgroups == 0 || (other.steady && !into.steady));
  if (better) {
    into = other;
  } else if (other.workgroups > 0 && other.steady == into.steady) {
    const auto before = static_cast<double>(into.workgroups);
    const auto add = [&](double& mean, double value) { mean += (value - mean) / (before + 1); };
    add(into.cycles, other.cycles);
    add(into.window_cycles, other.window_cycles);
    for (std::size_t pipe = 0; pipe < kBusyPipes; ++pipe) add(into.busy[pipe], other.busy[pipe]);
    add(into.mfma_useful, other.mfma_useful);
    ++into.workgroups;
  }
  into.iterations = iterations;
}

}  // namespace leanfa::emu::timing
