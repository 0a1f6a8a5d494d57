#include "emu/gfx950/timing/vector_unit.hpp"

#include <algorithm>

namespace leanfa::emu::timing {
namespace {

using enum Parameter;

// A sources of so many bytes delay packed FP32 by a slot more.
constexpr int kWideA = 16;

}  // namespace

VectorUnit::VectorUnit(const Parameters& parameters, std::size_t waves) : parameters_(&parameters), own_(waves) {}

std::optional<Stall> VectorUnit::held(const StepTiming& step, std::size_t wave, Clocks now) const {
  const Hold& own = own_[wave];
  const Clocks valu = parameters_->is_set(kValuHoldWaves) ? any_wave_.valu : own.valu;
  if (valu > now) return Stall::kMatrixReads;
  const Clocks packed = parameters_->is_set(kPackedHoldWaves) ? any_wave_.packed : own.packed;
  if (step.work == Work::kPacked && packed > now) return Stall::kPackedHold;
  return std::nullopt;
}

std::optional<Stall> VectorUnit::blocked(const StepTiming& step, std::size_t wave, Clocks now) const {
  const bool matrix = step.work == Work::kMatrix;
  const bool shared = parameters_->is_set(kMatrixSharesPort);
  if ((shared || matrix) && last_matrix_ == now) return Stall::kArbitration;
  if ((shared || !matrix) && last_valu_ == now) return Stall::kArbitration;
  if (matrix && matrix_free_ > now) return Stall::kMatrixBusy;
  if ((shared || !matrix) && port_free_ > now) return Stall::kVectorBusy;
  return matrix ? std::nullopt : held(step, wave, now);
}

Clocks VectorUnit::port_clocks(const StepTiming& step) const {
  const Parameters& p = *parameters_;
  switch (step.work) {
    case Work::kTrans:
      return p.clocks(kTransClocks);
    case Work::kPacked:
      return p.clocks(kPackedClocks);
    case Work::kDouble:
      return p.clocks(kDoubleClocks);
    case Work::kPermlane:
      return p.clocks(kPermlaneClocks);
    default:
      return p.clocks(kValuClocks);
  }
}

Clocks VectorUnit::issue_matrix(const StepTiming& step, std::size_t wave, Clocks now) {
  const Parameters& p = *parameters_;
  const bool into_idle_pipe = matrix_free_ < now || busy_[0] == 0;
  const std::int64_t more = step.scaled && into_idle_pipe ? p.whole(kScaledIdle) : 0;
  const Clocks occupied = p.clocks(kPassClocks) * step.passes + kSlot * more;
  last_matrix_ = now;
  matrix_free_ = now + occupied;
  const std::int64_t wide = step.a_bytes >= kWideA ? p.whole(kMfmaPackedWideA) : 0;
  const std::int64_t reads = p.whole(kMfmaValuSlot) + step.widest_bytes / p.whole(kMfmaSlotBytes);
  Hold hold{.valu = now + kSlot * (reads + more),
            .packed = now + occupied + kSlot * (p.whole(kMfmaPackedSlots) + wide)};
  if (step.not_xdl) hold.valu = now + occupied + kSlot * p.whole(kMfmaPackedSlots);
  own_[wave] = any_wave_ = hold;
  of(busy_, BusyPipe::kMfma) += occupied.count;
  return occupied;
}

Clocks VectorUnit::issue(const StepTiming& step, std::size_t wave, Clocks now) {
  if (step.work == Work::kMatrix) return issue_matrix(step, wave, now);
  last_valu_ = now;
  const Clocks occupied = port_clocks(step);
  port_free_ = now + std::max(kSlot, to_slot(occupied));
  of(busy_, step.work == Work::kTrans ? BusyPipe::kTrans : BusyPipe::kValu) += occupied.count;
  return occupied;
}

}  // namespace leanfa::emu::timing
