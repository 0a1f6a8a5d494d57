#include "emu/gfx950/timing/instruction_cache.hpp"

#include <algorithm>

namespace leanfa::emu::timing {
namespace {

using enum Parameter;

}  // namespace

InstructionCache::InstructionCache(const Parameters& parameters, std::uint64_t first_pc, std::uint64_t last_pc)
    : parameters_(&parameters), line_bytes_(static_cast<std::uint64_t>(parameters.whole(kInstructionLine))) {
  base_ = first_pc / line_bytes_ * line_bytes_;
  capacity_ = std::max<std::size_t>(1, static_cast<std::size_t>(parameters.whole(kInstructionCacheKib)) * 1024 /
                                           static_cast<std::size_t>(line_bytes_));
  lines_.resize(line_of(last_pc) + 1U);
}

void InstructionCache::evict() {
  Line* oldest = nullptr;
  for (Line& line : lines_)
    if (line.present && (oldest == nullptr || line.used < oldest->used)) oldest = &line;
  if (oldest == nullptr) return;
  oldest->present = false;
  --present_;
}

Clocks InstructionCache::fetch(std::uint32_t number, Clocks now) {
  Line& line = lines_[number];
  line.used = ++time_;
  if (!line.present) {
    if (present_ == capacity_) evict();
    line.present = true;
    ++present_;
    const bool warm = !line.seen && parameters_->is_set(kInstructionWarm);
    line.seen = true;
    line.ready = warm ? now : now + parameters_->clocks(kInstructionMiss);
  }
  return std::max(now, line.ready);
}

}  // namespace leanfa::emu::timing
