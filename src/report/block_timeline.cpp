#include "report/block_timeline.hpp"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <tuple>

#include "isa/gfx950/instruction.hpp"

namespace leanfa::report {
namespace {

using namespace emu::timing;  // NOLINT(google-build-using-namespace): everything here is about it

// Empty: not drawn. Scalar instructions and branches hold up nothing but their own wave.
std::string_view kind_of(const emu::Step& step, Work work) {
  switch (work) {
    case Work::kMatrix:
      return is_product(step) ? "product" : "row sum";
    case Work::kValu:
    case Work::kDouble:
    case Work::kPermlane:
      return "vector";
    case Work::kTrans:
      return "trans";
    case Work::kPacked:
      return "packed";
    case Work::kNop:
    case Work::kSleep:
    case Work::kBarrier:
    case Work::kWaitcnt:
      return "wait";
    case Work::kLds:
      return "lds";
    case Work::kVmem:
      return "memory";
    default:
      return {};
  }
}

// First and last clock of the turn of the loop whose length is the median.
std::pair<std::int64_t, std::int64_t> median_turn(std::span<const TimelineEvent> events, std::int64_t first_step) {
  std::vector<std::int64_t> visits;
  for (const TimelineEvent& event : events)
    if (event.wave == 0 && std::int64_t{event.step} == first_step) visits.push_back(event.issue.count);
  std::ranges::sort(visits);
  if (visits.size() < 2) return {0, 0};
  std::vector<std::pair<std::int64_t, std::size_t>> turns;
  for (std::size_t i = 0; i + 1 < visits.size(); ++i) turns.emplace_back(visits[i + 1] - visits[i], i);
  std::ranges::sort(turns);
  const auto [length, turn] = turns[turns.size() / 2];
  return {visits[turn], visits[turn] + length};
}

}  // namespace

bool is_product(const emu::Step& step) { return isa::print(step.instruction).find("_16x16x") == std::string::npos; }

BlockTimeline block_timeline(const emu::Kernel& kernel, const TimingReport& report, const LoopReport& loop,
                             double blocks) {
  const auto steps = kernel.program.steps();
  const auto [begin, end] = median_turn(report.timeline, kernel.program.index_of(loop.begin_pc));
  BlockTimeline block{.clocks = std::llround(static_cast<double>(end - begin) / blocks), .items = {}};
  for (const TimelineEvent& event : report.timeline) {
    const std::int64_t issue = event.issue.count - begin;
    if (event.wave != 0 || issue < 0 || issue >= block.clocks) continue;
    const emu::Step& step = steps[event.step];
    const std::string_view kind = kind_of(step, event.work);
    if (kind.empty()) continue;
    block.items.push_back({.start = event.start.count - begin,
                           .clocks = std::max<std::int64_t>(1, event.duration.count),
                           .kind = std::string(kind),
                           .text = isa::print(step.instruction)});
  }
  std::ranges::sort(block.items, {},
                    [](const TimelineItem& item) { return std::tie(item.start, item.kind, item.text); });
  return block;
}

}  // namespace leanfa::report
