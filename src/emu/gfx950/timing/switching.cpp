#include "emu/gfx950/timing/switching.hpp"

#include <algorithm>
#include <bit>
#include <optional>

namespace leanfa::emu::timing {
namespace {

std::optional<SwitchingPipe> pipe_of(Work work) {
  switch (work) {
    case Work::kMatrix:
      return SwitchingPipe::kMfma;
    case Work::kTrans:
      return SwitchingPipe::kTrans;
    case Work::kValu:
    case Work::kPacked:
    case Work::kDouble:
    case Work::kPermlane:
      return SwitchingPipe::kValu;
    default:
      return std::nullopt;
  }
}

std::uint64_t changed_bits(const std::uint32_t* a, const std::uint32_t* b, std::uint64_t lanes) {
  std::uint64_t changed = 0;
  if (lanes == ~std::uint64_t{0}) {
    for (std::size_t lane = 0; lane < kLanes; ++lane)
      changed += static_cast<unsigned>(std::popcount(a[lane] ^ b[lane]));
    return changed;
  }
  for (; lanes != 0; lanes &= lanes - 1) {
    const auto lane = static_cast<std::size_t>(std::countr_zero(lanes));
    changed += static_cast<unsigned>(std::popcount(a[lane] ^ b[lane]));
  }
  return changed;
}

}  // namespace

void merge(SwitchingReport& into, const SwitchingReport& other) {
  for (std::size_t pipe = 0; pipe < kSwitchingPipes; ++pipe)
    for (std::size_t i = 0; i < kSwitchingSources; ++i) {
      into[pipe][i].pairs += other[pipe][i].pairs;
      into[pipe][i].changed += other[pipe][i].changed;
      into[pipe][i].bits += other[pipe][i].bits;
    }
}

void SwitchingActivity::before(const Context& context, const Step& step, const StepTiming& timing) {
  const auto pipe = pipe_of(timing.work);
  if (!pipe) return;
  const auto number = static_cast<std::size_t>(*pipe);
  auto& last_sources = waves_[static_cast<std::size_t>(context.wave->id)][number];
  const std::uint64_t exec = *pipe == SwitchingPipe::kMfma ? ~std::uint64_t{0} : context.wave->exec();
  for (std::size_t i = 0; i < kSwitchingSources; ++i) {
    const Source& source = step.source[i];
    if (source.kind == SourceKind::kNone) continue;
    const std::size_t dwords = std::min<std::size_t>(source.dwords, scratch_.size() / kLanes);
    const std::uint32_t* const value = read_lanes(context, source, scratch_.data());
    Last& last = last_sources[i];
    const std::size_t shared = std::min(dwords, last.value.size() / kLanes);
    const std::uint64_t lanes = exec & last.exec;
    if (shared > 0 && lanes != 0) {
      SwitchingSource& sums = report_[number][i];
      ++sums.pairs;
      sums.bits += 32 * shared * static_cast<std::uint64_t>(std::popcount(lanes));
      for (std::size_t dword = 0; dword < shared; ++dword)
        sums.changed += changed_bits(value + kLanes * dword, last.value.data() + kLanes * dword, lanes);
    }
    last.exec = exec;
    last.value.assign(value, value + kLanes * dwords);
  }
}

}  // namespace leanfa::emu::timing
