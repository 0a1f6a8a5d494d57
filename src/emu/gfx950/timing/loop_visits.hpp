// The steady state of loops: each time a wave issues a loop's first instruction, the clock and what its SIMD's pipes
// had done by then. Figures are means over the middle half of a wave's iterations by length, so that neither prologue
// nor drain nor the way from one run of the loop to the next counts.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "emu/gfx950/timing/report.hpp"

namespace leanfa::emu::timing {

struct LoopQuery;

class LoopVisits {
 public:
  LoopVisits(const std::vector<LoopQuery>& queries, std::size_t waves);

  // A wave of the workgroup issues the instruction at `pc`.
  void visit(std::uint64_t pc, std::size_t wave, int simd, Clocks now, const BusyClocks& busy);
  // A matrix instruction occupies the pipe of a SIMD.
  void matrix(const std::vector<std::vector<bool>>& useful, std::uint32_t step, int simd, Clocks occupied);
  [[nodiscard]] std::vector<LoopReport> report() const;

 private:
  struct Visit {
    Clocks begin;
    Clocks end{-1};
    BusyClocks busy{};
    std::int64_t useful = 0;
  };
  struct Loop {
    std::uint64_t begin_pc = 0;
    std::uint64_t end_pc = 0;
    std::vector<std::vector<Visit>> waves;
    std::array<std::int64_t, kSimds> useful{};
  };
  static bool add_wave(const std::vector<Visit>& visits, LoopReport& sums);
  [[nodiscard]] static LoopReport report_of(const Loop& loop);

  std::vector<Loop> loops_;
};

// Means of the same loop over workgroups; those without a steady state count only where none has one.
void merge(LoopReport& into, const LoopReport& other);

}  // namespace leanfa::emu::timing
