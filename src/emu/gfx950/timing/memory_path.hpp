// LDS and the vector memory path of one compute unit, each a queue that serves one instruction after the other: when
// does one that issues now complete, and how much work is waiting. L1 looks at addresses; L2, the MALL and memory are
// rates and latencies.
#pragma once

#include <array>
#include <cstdint>
#include <queue>
#include <span>
#include <vector>

#include "emu/gfx950/timing/parameters.hpp"
#include "emu/gfx950/timing/trace.hpp"

namespace leanfa::emu::timing {

// When and for how long a unit works on an instruction, and when its result is there.
struct Service {
  Clocks start;
  Clocks occupied;
  Clocks done;
};

class LdsUnit {
 public:
  explicit LdsUnit(const Parameters& parameters) : parameters_(&parameters) {}

  [[nodiscard]] bool full(Clocks now) const;
  Service issue(int bank_cycles, Clocks now);
  // Bytes of a load to LDS arrive at `when`; returns how long writing them takes.
  Clocks expect(std::uint32_t bytes, Clocks when);
  // Lets arrivals up to `now` take their place in the queue. Call with ascending times.
  void land(Clocks now);
  [[nodiscard]] std::int64_t busy() const { return busy_; }

 private:
  struct Arrival {
    Clocks when;
    Clocks occupied;
    friend bool operator>(const Arrival& a, const Arrival& b) { return a.when > b.when; }
  };
  const Parameters* parameters_;
  Clocks free_;
  std::priority_queue<Arrival, std::vector<Arrival>, std::greater<>> arrivals_;
  std::int64_t busy_ = 0;
};

// A set-associative cache with the least recently used line replaced.
class VectorCache {
 public:
  explicit VectorCache(const Parameters& parameters);
  // Whether `line` was there; it is afterwards.
  bool touch(std::uint64_t line);

 private:
  static constexpr std::size_t kSets = 4;
  struct Way {
    std::uint64_t line = ~std::uint64_t{0};
    std::uint64_t used = 0;
  };
  std::array<std::vector<Way>, kSets> sets_;
  std::uint64_t time_ = 0;
};

class VectorMemory {
 public:
  explicit VectorMemory(const Parameters& parameters) : parameters_(&parameters), cache_(parameters) {}

  [[nodiscard]] bool full(Clocks now) const;
  // `lines`: numbers of the cache lines that the instruction touches.
  // `apart` is added to the lines, for a workgroup whose data is another one's trace moved away.
  Service load(std::uint32_t bytes, std::span<const std::uint64_t> lines, Clocks now, std::uint64_t apart = 0);
  Service store(std::uint32_t bytes, std::span<const std::uint64_t> lines, Clocks now);

  [[nodiscard]] std::int64_t busy() const { return busy_; }
  [[nodiscard]] std::uint64_t bytes_from_l2() const { return from_l2_ * kCacheLine; }
  [[nodiscard]] std::uint64_t bytes_from_memory() const { return from_memory_ * kCacheLine; }
  [[nodiscard]] std::uint64_t bytes_stored() const { return stored_; }

 private:
  Service start(std::uint32_t bytes, Clocks now);
  // The latency of a line that L1 does not have. Misses of L2 are spread evenly at the stated rate.
  Clocks miss_latency();

  const Parameters* parameters_;
  VectorCache cache_;
  Clocks free_;     // of the address unit and L1
  Clocks l2_free_;  // of this CU's share of L2
  double l2_miss_ = 0;
  double mall_miss_ = 0;
  std::uint64_t from_l2_ = 0;
  std::uint64_t from_memory_ = 0;
  std::uint64_t stored_ = 0;
  std::int64_t busy_ = 0;
};

}  // namespace leanfa::emu::timing
