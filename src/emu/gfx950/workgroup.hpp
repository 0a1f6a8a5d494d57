// A workgroup in flight: its waves, its LDS, and the order in which its waves run. Waves take turns on one host thread;
// which wave runs next, and for how long, follows from a seed, and a correct kernel's results do not depend on it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "emu/gfx950/context.hpp"
#include "emu/gfx950/program.hpp"

namespace leanfa::emu {

// Watches a workgroup run; made for each workgroup anew. The audit and the cycle model are observers.
class Observer {
 public:
  virtual ~Observer() = default;
  virtual void start(std::span<const Wave> /*waves*/, std::size_t /*lds_bytes*/) {}
  // Registers are as the instruction finds them.
  virtual void before(Context& /*context*/, const Step& /*step*/) {}
  // Registers are as it leaves them; context.accesses lists its memory accesses.
  virtual void after(Context& /*context*/, const Step& /*step*/, Flow /*flow*/) {}
  // All waves that have not ended are at a barrier and go on.
  virtual void barrier(Context& /*context*/) {}
  virtual void finish(Context& /*context*/) {}
  // Of workgroup 0's observer alone, once every workgroup of the launch has ended: what only a whole launch shows.
  virtual void finish_launch(const Memory& /*memory*/, FaultLog& /*faults*/) {}
};

struct RunLimits {
  std::uint64_t instructions_per_wave = std::uint64_t{1} << 32;
};

struct Workgroup {
  std::vector<Wave> waves;
  std::vector<std::byte> lds;
  std::uint32_t index = 0;

  // Runs to the end of all waves, or to a fatal fault (false). `order` 0 runs waves in turn from barrier to barrier.
  bool run(const Program& program, const Memory& memory, std::uint64_t order, const RunLimits& limits,
           Observer* observer, FaultLog& faults);
};

}  // namespace leanfa::emu
