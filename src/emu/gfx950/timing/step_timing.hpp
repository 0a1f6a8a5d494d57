// What the cycle model needs to know of an instruction, worked out once per step: the port that it issues through, the
// pipe that it occupies, and the registers through which the hardware makes it wait. Registers whose results software
// must wait for (matrix results, loads) are not here: the chip does not wait for them either.
#pragma once

#include <cstdint>
#include <vector>

#include "emu/gfx950/program.hpp"

namespace leanfa::emu::timing {

// One instruction a turn issues through each port of a SIMD; internal ones need none.
enum class Port : std::uint8_t { kInternal, kScalar, kBranch, kVector, kMemory };

enum class Work : std::uint8_t {
  kNone,
  kNop,
  kWaitcnt,
  kBarrier,
  kSleep,
  kSetPriority,
  kEnd,
  kBranch,
  kScalar,
  kScalarLoad,
  kValu,
  kTrans,
  kPacked,  // packed FP32 and DOT
  kDouble,
  kPermlane,
  kMatrix,
  kLds,
  kVmem,  // flat instructions too
};

struct Registers {
  std::uint16_t first = 0;
  std::uint16_t count = 0;
};

struct StepTiming {
  Port port{};
  Work work{};
  int passes = 0;
  int a_bytes = 0;       // of the matrix operands, a lane
  int widest_bytes = 0;  // the wider of A and B
  bool scaled = false;
  bool not_xdl = false;  // f32 and f64 matrices: they hold every VALU
  bool counts_vm = false;
  bool counts_lgkm = false;
  bool stores = false;  // or an atomic
  bool to_lds = false;
  std::vector<Registers> vgpr_reads;
  std::vector<Registers> vgpr_writes;
  std::vector<Registers> sgpr_reads;  // of scalar instructions and branches; by encoded number
  std::vector<Registers> sgpr_writes;
};

[[nodiscard]] StepTiming timing_of(const Step& step);

// Those of all steps of a program.
[[nodiscard]] std::vector<StepTiming> timing_of(const Program& program);

}  // namespace leanfa::emu::timing
