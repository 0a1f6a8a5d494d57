// The vector port of one SIMD and the matrix pipe behind it: what a VALU, transcendental, packed-FP32 or matrix
// instruction has to wait for, of its own wave or of another. Slots as measured for LLVM (pull request 233721).
#pragma once

#include <optional>
#include <vector>

#include "emu/gfx950/timing/parameters.hpp"
#include "emu/gfx950/timing/report.hpp"
#include "emu/gfx950/timing/step_timing.hpp"

namespace leanfa::emu::timing {

class VectorUnit {
 public:
  // `waves`: of the compute unit; packed FP32 is held by matrix instructions of its own wave.
  VectorUnit(const Parameters& parameters, std::size_t waves);

  // Why `step` cannot issue in the turn `now`; nothing when it can.
  [[nodiscard]] std::optional<Stall> blocked(const StepTiming& step, std::size_t wave, Clocks now) const;
  // Precondition: not blocked. Returns for how long the pipe is occupied.
  Clocks issue(const StepTiming& step, std::size_t wave, Clocks now);

  // Clocks of the matrix pipe, of transcendental and of all other vector instructions so far.
  [[nodiscard]] const BusyClocks& busy() const { return busy_; }

 private:
  [[nodiscard]] Clocks port_clocks(const StepTiming& step) const;
  Clocks issue_matrix(const StepTiming& step, std::size_t wave, Clocks now);

  const Parameters* parameters_;
  // From when on VALU, and packed FP32, may follow a matrix instruction.
  struct Hold {
    Clocks valu;
    Clocks packed;
  };
  [[nodiscard]] std::optional<Stall> held(const StepTiming& step, std::size_t wave, Clocks now) const;

  Clocks last_valu_{-1};
  Clocks last_matrix_{-1};
  Clocks port_free_;
  Clocks matrix_free_;
  Hold any_wave_;
  std::vector<Hold> own_;  // of each wave
  BusyClocks busy_{};
};

}  // namespace leanfa::emu::timing
