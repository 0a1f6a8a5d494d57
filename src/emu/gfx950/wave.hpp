// The registers of one wave, and where it stands. Scalar registers are numbered as instructions encode them, so VCC,
// M0 and EXEC are elements of the same array (CDNA4 manual, table 23).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "emu/gfx950/mode.hpp"

namespace leanfa::emu {

inline constexpr int kLanes = 64;
inline constexpr int kVgprs = 512;  // VGPRs and AGPRs; where the latter begin is the kernel descriptor's choice

// Scalar register numbers.
inline constexpr unsigned kFlatScratch = 102;
inline constexpr unsigned kXnackMask = 104;
inline constexpr unsigned kVcc = 106;
inline constexpr unsigned kTtmp = 108;
inline constexpr unsigned kM0 = 124;
inline constexpr unsigned kExec = 126;
inline constexpr unsigned kScalars = 128;

using Lanes = std::array<std::uint32_t, kLanes>;

enum class WaveState : std::uint8_t { kReady, kAtBarrier, kEnded, kFailed };

// Bytes of a direct-to-LDS load that are on their way.
struct PendingLdsWrite {
  std::uint64_t vmem = 0;  // Wave::vmem_issued of the load
  std::uint32_t address = 0;
  std::uint32_t size = 0;
  std::array<std::byte, 16> data{};
};

struct Wave {
  alignas(64) std::array<Lanes, kVgprs> vgpr{};
  std::array<std::uint32_t, kScalars> sgpr{};
  bool scc = false;
  Mode mode;
  std::uint32_t step = 0;  // index of the next instruction in the program
  int id = 0;              // in its workgroup
  WaveState state = WaveState::kReady;
  std::uint64_t executed = 0;                // instructions
  std::uint64_t vmem_issued = 0;             // instructions that VMCNT counts
  std::vector<PendingLdsWrite> pending_lds;  // ascending vmem

  [[nodiscard]] std::uint64_t scalar64(unsigned index) const {
    return sgpr[index] | static_cast<std::uint64_t>(sgpr[index + 1]) << 32;
  }
  void set_scalar64(unsigned index, std::uint64_t value) {
    sgpr[index] = static_cast<std::uint32_t>(value);
    sgpr[index + 1] = static_cast<std::uint32_t>(value >> 32);
  }
  [[nodiscard]] std::uint64_t exec() const { return scalar64(kExec); }
  [[nodiscard]] std::uint64_t vcc() const { return scalar64(kVcc); }
};

}  // namespace leanfa::emu
