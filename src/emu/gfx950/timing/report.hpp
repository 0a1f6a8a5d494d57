// What the cycle model says about a launch: modelled clocks, never measured ones. Plain data; the command line program
// writes it as text, JSON and pictures.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "emu/gfx950/timing/clocks.hpp"
#include "emu/gfx950/timing/step_timing.hpp"
#include "emu/gfx950/timing/switching.hpp"

namespace leanfa::emu::timing {

// Units whose busy time is counted. The first three belong to a SIMD, the others to a CU.
enum class BusyPipe : std::uint8_t { kMfma, kValu, kTrans, kLds, kVmem };
inline constexpr std::size_t kBusyPipes = 5;
inline constexpr std::size_t kSimdPipes = 3;
inline constexpr int kSimds = 4;
[[nodiscard]] std::string_view name(BusyPipe pipe);

// Clocks for which each unit was occupied; of SIMD pipes summed over the SIMDs that are meant.
using BusyClocks = std::array<std::int64_t, kBusyPipes>;
[[nodiscard]] inline std::int64_t& of(BusyClocks& clocks, BusyPipe pipe) {
  return clocks[static_cast<std::size_t>(pipe)];
}
[[nodiscard]] inline std::int64_t of(const BusyClocks& clocks, BusyPipe pipe) {
  return clocks[static_cast<std::size_t>(pipe)];
}
// ... and shares of the time.
using BusyShares = std::array<double, kBusyPipes>;
[[nodiscard]] inline double of(const BusyShares& shares, BusyPipe pipe) {
  return shares[static_cast<std::size_t>(pipe)];
}

// Why a wave did not issue in a turn.
enum class Stall : std::uint8_t {
  kIssue,        // its last instruction takes more than a turn
  kNop,          // s_nop
  kSleep,        // s_sleep
  kBranch,       // a branch is being resolved
  kFetch,        // the instruction is not in the instruction cache
  kBarrier,      // waits for other waves
  kVmcnt,        // s_waitcnt
  kLgkmcnt,      // s_waitcnt
  kCounterFull,  // vmcnt or lgkmcnt cannot count one more
  kArbitration,  // another wave of the SIMD took the port
  kVectorBusy,   // a vector instruction of more than a turn holds the port
  kMatrixBusy,   // the matrix pipe is occupied
  kMatrixReads,  // an MFMA that has just issued reads its operands
  kPackedHold,   // packed FP32 waits for the matrix pipe
  kDependency,   // a register whose result the hardware waits for
  kLdsQueue,     // LDS has enough work waiting
  kVmemQueue,    // so has the vector memory path
};
inline constexpr std::size_t kStalls = 17;
[[nodiscard]] std::string_view name(Stall stall);

using StallClocks = std::array<std::int64_t, kStalls>;

// One instruction of the program, over all waves.
struct StepReport {
  std::uint64_t issues = 0;
  StallClocks stalls{};
};

struct WaveReport {
  std::uint32_t workgroup = 0;
  int wave = 0;
  int simd = 0;
  Clocks start;
  Clocks end;
  std::uint64_t instructions = 0;
  StallClocks stalls{};
};

struct WorkgroupReport {
  std::uint32_t workgroup = 0;
  Clocks cycles;
};

// A loop, seen by the waves that pass its first instruction: means over the middle half of the iterations by length.
struct LoopReport {
  std::uint64_t begin_pc = 0;
  std::uint64_t end_pc = 0;      // 0: to the next visit of begin
  std::uint64_t iterations = 0;  // most of any wave; below 4 there is no steady state, and `steady` is false
  bool steady = false;
  std::uint64_t workgroups = 0;  // that these are the means of
  double cycles = 0;             // from one visit of begin to the next
  double window_cycles = 0;      // from begin to end_pc
  // Shares of the wave's SIMD (LDS and VMEM: of its CU) over whole iterations.
  BusyShares busy{};
  double mfma_useful = 0;  // share of the matrix pipe by instructions that the query calls useful
};

// The loop that a wave goes round most often; null when there is none.
[[nodiscard]] const LoopReport* busiest_loop(std::span<const LoopReport> loops);

// An instruction that issued, and when the unit that it needs worked on it.
struct TimelineEvent {
  Clocks issue;
  Clocks start;
  Clocks duration;
  std::uint32_t step = 0;
  std::uint16_t wave = 0;
  std::uint8_t simd = 0;
  Work work{};
};

struct TimingReport {
  Clocks cycles;                      // of the launch on the whole chip
  Clocks memory_cycles;               // that HBM alone needs for what L2 does not have and for stores
  int resident_workgroups = 1;        // of a CU, which share it
  std::int64_t workgroup_cycles = 0;  // summed
  std::uint64_t instructions = 0;
  std::uint64_t bytes_from_l2 = 0;      // lines that missed in L1
  std::uint64_t bytes_from_memory = 0;  // ... and in L2
  std::uint64_t bytes_stored = 0;
  BusyClocks busy_clocks{};
  BusyShares busy{};  // shares of the time for which CUs have a workgroup
  StallClocks stalls{};
  std::vector<StepReport> steps;            // as Program::steps()
  std::vector<WorkgroupReport> workgroups;  // ascending
  std::vector<WaveReport> waves;
  std::vector<LoopReport> loops;  // one for each query
  SwitchingReport switching{};    // where it was asked for
  std::vector<TimelineEvent> timeline;
};

}  // namespace leanfa::emu::timing
