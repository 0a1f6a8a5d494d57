#include "emu/gfx950/timing/lds_banks.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace leanfa::emu::timing {
namespace {

using PhaseOfLane = std::array<std::uint8_t, kLanes>;

// `lanes` consecutive lanes a phase.
constexpr PhaseOfLane consecutive(unsigned lanes) {
  PhaseOfLane phases{};
  for (unsigned lane = 0; lane < kLanes; ++lane) phases[lane] = static_cast<std::uint8_t>(lane / lanes);
  return phases;
}

// Groups of four lanes: which of the phases of a half wave each of its eight groups belongs to.
constexpr PhaseOfLane by_groups(const std::array<std::uint8_t, 8>& group, unsigned phases_of_half) {
  PhaseOfLane phases{};
  for (unsigned lane = 0; lane < kLanes; ++lane)
    phases[lane] = static_cast<std::uint8_t>(group[lane % 32 / 4] + lane / 32 * phases_of_half);
  return phases;
}

struct Pattern {
  PhaseOfLane phase;
  unsigned phases;
  unsigned banks;
};

// Measured: lanes 0-3, 12-15, 20-27 together, and 4-11, 16-19, 28-31.
constexpr Pattern kReadB128{by_groups({0, 1, 1, 0, 1, 0, 0, 1}, 2), 4, 64};
// Measured: 0-3 and 20-23, 4-7 and 16-19, 8-11 and 28-31, 12-15 and 24-27.
constexpr Pattern kReadB96{by_groups({0, 1, 2, 3, 1, 0, 3, 2}, 4), 8, 32};
// Measured.
constexpr Pattern kReadB64{consecutive(32), 2, 64};
// Measured.
constexpr Pattern kWriteB64{consecutive(16), 4, 32};
// From the bandwidth: 128 bytes a clock.
constexpr Pattern kNarrow{consecutive(32), 2, 32};
constexpr Pattern kWriteB96{consecutive(8), 8, 32};
constexpr Pattern kWriteB128{consecutive(8), 8, 32};

const Pattern& pattern_of(const LaneAccess& access) {
  const bool write = access.write;
  if (access.bytes <= 4) return kNarrow;
  if (access.bytes <= 8) return write ? kWriteB64 : kReadB64;
  if (access.bytes <= 12) return write ? kWriteB96 : kReadB96;
  return write ? kWriteB128 : kReadB128;
}

// The dwords that each bank has to serve in one phase.
class Banks {
 public:
  explicit Banks(unsigned banks) : banks_(banks) {}
  void add(std::uint32_t dword) {
    const unsigned bank = dword % banks_;
    for (unsigned i = 0; i < used_[bank]; ++i)
      if (dwords_[bank][i] == dword) return;
    // More than a lane's share of conflicts cannot come about: 64 lanes of one dword each, or fewer of more.
    if (used_[bank] < kLanes) dwords_[bank][used_[bank]++] = dword;
    most_ = std::max<unsigned>(most_, used_[bank]);
  }
  [[nodiscard]] int most() const { return static_cast<int>(most_); }

 private:
  unsigned banks_;
  unsigned most_ = 0;
  std::array<std::uint8_t, 64> used_{};
  std::array<std::array<std::uint32_t, kLanes>, 64> dwords_;
};

int cycles_of_one(std::span<const LaneAccess> accesses) {
  const Pattern& pattern = pattern_of(accesses.front());
  int cycles = 0;
  for (unsigned phase = 0; phase < pattern.phases; ++phase) {
    Banks banks(pattern.banks);
    for (const LaneAccess& access : accesses) {
      if (pattern.phase[access.lane % kLanes] != phase) continue;
      const auto first = static_cast<std::uint32_t>(access.address / 4);
      const auto last = static_cast<std::uint32_t>((access.address + access.bytes - 1) / 4);
      for (std::uint32_t dword = first; dword <= last; ++dword) banks.add(dword);
    }
    // A phase takes its clock even where EXEC leaves no lane.
    cycles += std::max(1, banks.most());
  }
  return cycles;
}

}  // namespace

int bank_cycles(std::span<const LaneAccess> accesses) {
  // Lanes come in ascending order; with two addresses the two of a lane follow each other.
  std::array<std::array<LaneAccess, kLanes>, 2> split{};
  std::array<std::size_t, 2> count{};
  for (const LaneAccess& access : accesses) {
    if (access.space != AccessSpace::kLds) continue;
    const bool second = count[0] > 0 && split[0][count[0] - 1].lane == access.lane;
    const std::size_t which = second ? 1 : 0;
    if (count[which] < kLanes) split[which][count[which]++] = access;
  }
  int cycles = 0;
  for (std::size_t i = 0; i < 2; ++i)
    if (count[i] > 0) cycles += cycles_of_one(std::span(split[i]).first(count[i]));
  return cycles;
}

}  // namespace leanfa::emu::timing
