#include "emu/gfx950/timing/memory_path.hpp"

#include <algorithm>
#include <cmath>

namespace leanfa::emu::timing {
namespace {

using enum Parameter;

Clocks transfer(double bytes, double bytes_per_clock) {
  return {static_cast<std::int64_t>(std::ceil(bytes / bytes_per_clock))};
}

}  // namespace

bool LdsUnit::full(Clocks now) const { return free_ - now > parameters_->clocks(kLdsQueue); }

Service LdsUnit::issue(int bank_cycles, Clocks now) {
  const Clocks occupied = parameters_->clocks(kLdsPhase) * bank_cycles;
  const Clocks start = std::max(now, free_);
  free_ = start + occupied;
  busy_ += occupied.count;
  return {.start = start, .occupied = occupied, .done = free_ + parameters_->clocks(kLdsLatency)};
}

Clocks LdsUnit::expect(std::uint32_t bytes, Clocks when) {
  const Clocks occupied = transfer(bytes, (*parameters_)[kLdsLoadBytes]);
  arrivals_.push({.when = when, .occupied = occupied});
  return occupied;
}

void LdsUnit::land(Clocks now) {
  while (!arrivals_.empty() && arrivals_.top().when <= now) {
    const Arrival arrival = arrivals_.top();
    arrivals_.pop();
    free_ = std::max(free_, arrival.when) + arrival.occupied;
    busy_ += arrival.occupied.count;
  }
}

VectorCache::VectorCache(const Parameters& parameters) {
  const auto lines = static_cast<std::size_t>(parameters.whole(kL1Kib)) * 1024 / kCacheLine;
  for (std::vector<Way>& set : sets_) set.resize(std::max<std::size_t>(1, lines / kSets));
}

bool VectorCache::touch(std::uint64_t line) {
  std::vector<Way>& set = sets_[line % kSets];
  ++time_;
  Way* oldest = set.data();
  for (Way& way : set) {
    if (way.line == line) {
      way.used = time_;
      return true;
    }
    if (way.used < oldest->used) oldest = &way;
  }
  *oldest = {.line = line, .used = time_};
  return false;
}

bool VectorMemory::full(Clocks now) const { return free_ - now > parameters_->clocks(kVmemQueue); }

Service VectorMemory::start(std::uint32_t bytes, Clocks now) {
  const Clocks occupied = std::max(parameters_->clocks(kVmemAddress), transfer(bytes, (*parameters_)[kL1Bytes]));
  const Clocks start = std::max(now, free_);
  free_ = start + occupied;
  busy_ += occupied.count;
  return {.start = start, .occupied = occupied, .done = free_};
}

Clocks VectorMemory::miss_latency() {
  const Parameters& p = *parameters_;
  ++from_l2_;
  l2_miss_ += 1 - p[kL2HitRate];
  if (l2_miss_ < 1) return p.clocks(kL2Latency);
  l2_miss_ -= 1;
  ++from_memory_;
  mall_miss_ += 1 - p[kMallHitRate];
  if (mall_miss_ < 1) return p.clocks(kMallLatency);
  mall_miss_ -= 1;
  return p.clocks(kHbmLatency);
}

Service VectorMemory::load(std::uint32_t bytes, std::span<const std::uint64_t> lines, Clocks now, std::uint64_t apart) {
  Service service = start(bytes, now);
  Clocks latency = parameters_->clocks(kL1Latency);
  std::uint32_t missed = 0;
  for (const std::uint64_t line : lines) {
    if (cache_.touch(line + apart)) continue;
    ++missed;
    latency = std::max(latency, miss_latency());
  }
  if (missed > 0) {
    const Clocks fill =
        transfer(static_cast<double>(missed) * static_cast<double>(kCacheLine), (*parameters_)[kL2Bytes]);
    l2_free_ = std::max(l2_free_, service.start) + fill;
    service.done = std::max(service.done, l2_free_);
  }
  service.done += latency;
  return service;
}

Service VectorMemory::store(std::uint32_t bytes, std::span<const std::uint64_t> lines, Clocks now) {
  Service service = start(bytes, now);
  stored_ += bytes;
  // Written through: the lines go to L2 by the same way as the others come.
  const Clocks drain =
      transfer(static_cast<double>(lines.size()) * static_cast<double>(kCacheLine), (*parameters_)[kL2Bytes]);
  l2_free_ = std::max(l2_free_, service.start) + drain;
  service.done = std::max(service.done, l2_free_) + parameters_->clocks(kStoreLatency);
  return service;
}

}  // namespace leanfa::emu::timing
