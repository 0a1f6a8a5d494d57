#include "emu/gfx950/timing/trace.hpp"

#include <algorithm>

#include "emu/gfx950/timing/lds_banks.hpp"

namespace leanfa::emu::timing {

void WaveTrace::clear() {
  steps.clear();
  memory.clear();
  lines.clear();
}

bool has_memory_use(const StepTiming& step) { return step.work == Work::kLds || step.work == Work::kVmem; }

void Recorder::start(std::span<const Wave> waves, std::size_t /*lds_bytes*/) {
  traces_.resize(waves.size());
  for (WaveTrace& trace : traces_) trace.clear();
  bytes_ = 0;
}

void Recorder::after(Context& context, const Step& /*step*/, Flow /*flow*/) {
  WaveTrace& trace = traces_[static_cast<std::size_t>(context.wave->id)];
  const std::uint32_t index = context.wave->step;
  if (overflowed()) return;
  trace.steps.push_back(index);
  bytes_ += sizeof(index);
  const StepTiming& timing = steps_[index];
  if (!has_memory_use(timing)) return;
  MemoryUse use{.first_line = static_cast<std::uint32_t>(trace.lines.size())};
  lines_.clear();
  for (const LaneAccess& access : context.accesses) {
    if (access.space != AccessSpace::kGlobal) continue;
    use.bytes += access.bytes;
    const std::uint64_t last = (access.address + access.bytes - 1) / kCacheLine;
    for (std::uint64_t line = access.address / kCacheLine; line <= last; ++line)
      if (lines_.empty() || lines_.back() != line) lines_.push_back(line);
  }
  std::ranges::sort(lines_);
  const auto repeated = std::ranges::unique(lines_);
  lines_.erase(repeated.begin(), repeated.end());
  use.lines = static_cast<std::uint16_t>(lines_.size());
  trace.lines.insert(trace.lines.end(), lines_.begin(), lines_.end());
  // LDS bytes of a load to LDS are written in whole lines when they arrive: the memory path accounts for them.
  if (!timing.to_lds) use.bank_cycles = static_cast<std::uint16_t>(bank_cycles(context.accesses));
  if (timing.work == Work::kLds && context.accesses.empty()) use.bank_cycles = kExchangeCycles;
  trace.memory.push_back(use);
  bytes_ += sizeof(use) + use.lines * sizeof(std::uint64_t);
}

}  // namespace leanfa::emu::timing
