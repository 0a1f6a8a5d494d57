// The wait-count audit of one wave: a register that a load will write may not be touched before an s_waitcnt that
// guarantees the load. Counters fall in the order that the chip guarantees and no better: VMCNT in order; LGKMCNT in
// order among LDS instructions, and for scalar loads only by waiting for 0 (CDNA4 manual, section 4.4).
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "emu/gfx950/context.hpp"
#include "emu/gfx950/hazard/step_facts.hpp"

namespace leanfa::emu::hazard {

// Number of an instruction among those that one counter counts, from 1 on.
using Sequence = std::uint32_t;

// One counter of one wave, and when each of its instructions was known to be complete, in barriers passed.
class Counter {
 public:
  Sequence issue() {
    completed_epoch_.push_back(kNever);
    return static_cast<Sequence>(completed_epoch_.size());
  }
  // All but the newest `outstanding` are complete.
  void wait(std::uint64_t outstanding, std::uint32_t epoch) {
    const std::uint64_t issued = completed_epoch_.size();
    while (completed_ + outstanding < issued) completed_epoch_[completed_++] = epoch;
  }
  [[nodiscard]] bool complete(Sequence sequence) const { return sequence <= completed_; }
  // Barriers that the wave had passed when it knew; kNever before that.
  [[nodiscard]] std::uint32_t epoch(Sequence sequence) const { return completed_epoch_[sequence - 1]; }
  // The largest wait operand that guarantees it.
  [[nodiscard]] std::uint64_t operand_for(Sequence sequence) const { return completed_epoch_.size() - sequence; }
  static constexpr std::uint32_t kNever = ~0U;

 private:
  std::vector<std::uint32_t> completed_epoch_;
  std::uint64_t completed_ = 0;
};

class WaitCountsAudit {
 public:
  // Before execution: reads and writes of registers in flight. Then counts the instruction.
  void issue(Context& context, const Step& step, const StepFacts& facts, std::uint32_t epoch);

  [[nodiscard]] const Counter& vm() const { return vm_; }
  [[nodiscard]] const Counter& lds() const { return lds_; }
  [[nodiscard]] Sequence last_vm() const { return last_vm_; }
  [[nodiscard]] Sequence last_lds() const { return last_lds_; }

 private:
  enum class Kind : std::uint8_t { kNone, kVm, kLds, kScalar };
  struct Pending {
    const Step* step = nullptr;
    Sequence sequence = 0;
    Kind kind = Kind::kNone;
  };
  void check(Context& context, const Step& step, const Pending& pending, char file, unsigned index, bool write);
  [[nodiscard]] bool in_flight(const Pending& pending) const;

  Counter vm_;
  Counter lds_;
  Counter scalar_;
  Sequence last_vm_ = 0;
  Sequence last_lds_ = 0;
  std::array<Pending, kVgprs> vgpr_{};
  std::array<Pending, kScalars> sgpr_{};
};

}  // namespace leanfa::emu::hazard
