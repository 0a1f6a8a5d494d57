// What a wave did, as far as time depends on it: the steps that it executed in order, and for its memory instructions
// what they touched. Recorded beside the functional run of one workgroup; a timing pass then asks when. So that timing
// cannot alter results, and the same trace can be timed under other parameters.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "emu/gfx950/timing/step_timing.hpp"
#include "emu/gfx950/workgroup.hpp"

namespace leanfa::emu::timing {

inline constexpr std::uint64_t kCacheLine = 128;

struct MemoryUse {
  std::uint32_t first_line = 0;   // in WaveTrace::lines
  std::uint16_t lines = 0;        // global memory: distinct lines
  std::uint16_t bank_cycles = 0;  // LDS
  std::uint32_t bytes = 0;        // global memory: all lanes' bytes
};

struct WaveTrace {
  std::vector<std::uint32_t> steps;
  std::vector<MemoryUse> memory;     // one for each LDS, VMEM and scalar memory step, in order
  std::vector<std::uint64_t> lines;  // numbers of cache lines

  void clear();
};

// Memory that the traces of one workgroup may take.
inline constexpr std::size_t kMostTraceBytes = std::size_t{256} << 20;

// Whether the step has an entry in WaveTrace::memory.
[[nodiscard]] bool has_memory_use(const StepTiming& step);

// Records the waves of one workgroup, as long as they fit into `most_bytes`. `steps` must outlive it.
class Recorder : public Observer {
 public:
  explicit Recorder(std::span<const StepTiming> steps, std::size_t most_bytes = kMostTraceBytes)
      : steps_(steps), most_bytes_(most_bytes) {}
  void start(std::span<const Wave> waves, std::size_t lds_bytes) override;
  void after(Context& context, const Step& step, Flow flow) override;

  [[nodiscard]] const std::vector<WaveTrace>& traces() const { return traces_; }
  // The traces stop short because they became too long.
  [[nodiscard]] bool overflowed() const { return bytes_ > most_bytes_; }

 private:
  std::span<const StepTiming> steps_;
  std::size_t most_bytes_;
  std::vector<WaveTrace> traces_;
  std::vector<std::uint64_t> lines_;  // of the current instruction
  std::size_t bytes_ = 0;
};

}  // namespace leanfa::emu::timing
