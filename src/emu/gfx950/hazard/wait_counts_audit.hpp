// The wait-count audit of one wave: a register that a load will write may not be touched before an s_waitcnt that
// guarantees the load. Counters fall in the order that the chip guarantees and no better: VMCNT in order; LGKMCNT in
// order among LDS instructions, and for scalar loads only by waiting for 0 (CDNA4 manual, section 4.4).
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "emu/gfx950/context.hpp"
#include "emu/gfx950/hazard/fingerprint.hpp"
#include "emu/gfx950/hazard/step_facts.hpp"

namespace leanfa::emu::hazard {

// Number of an instruction among those that one counter counts, from 1 on.
using Sequence = std::uint32_t;

// One counter of one wave, and when each of its instructions was known to be complete, in barriers passed.
class Counter {
 public:
  Sequence issue() {
    completed_epoch_.push_back(kNever);
    return static_cast<Sequence>(issued());
  }
  // All but the newest `outstanding` are complete.
  void wait(std::uint64_t outstanding, std::uint32_t epoch) {
    while (completed_ + outstanding < issued()) completed_epoch_[completed_++ - forgotten_] = epoch;
  }
  // Drops the epochs of what is complete, for those who will not ask.
  void forget_complete() {
    completed_epoch_.erase(completed_epoch_.begin(),
                           completed_epoch_.begin() + static_cast<std::ptrdiff_t>(completed_ - forgotten_));
    forgotten_ = completed_;
  }
  [[nodiscard]] bool complete(Sequence sequence) const { return sequence <= completed_; }
  // Barriers that the wave had passed when it knew; kNever before that.
  [[nodiscard]] std::uint32_t epoch(Sequence sequence) const { return completed_epoch_[sequence - 1 - forgotten_]; }
  // The largest wait operand that guarantees it.
  [[nodiscard]] std::uint64_t operand_for(Sequence sequence) const { return issued() - sequence; }
  static constexpr std::uint32_t kNever = ~0U;

 private:
  [[nodiscard]] std::uint64_t issued() const { return forgotten_ + completed_epoch_.size(); }
  std::vector<std::uint32_t> completed_epoch_;  // without the first `forgotten_`
  std::uint64_t completed_ = 0;
  std::uint64_t forgotten_ = 0;
};

class WaitCountsAudit {
 public:
  // Before execution: reads and writes of registers in flight. Then counts the instruction.
  void issue(Context& context, const Step& step, const StepFacts& facts, std::uint32_t epoch);

  // For a check along all paths: what a later instruction can tell apart, and dropping what none can.
  void add_to(Fingerprint& print) const;
  void forget_complete();

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
  [[nodiscard]] std::uint64_t newer(const Pending& pending) const;

  Counter vm_;
  Counter lds_;
  Counter scalar_;
  Sequence last_vm_ = 0;
  Sequence last_lds_ = 0;
  std::array<Pending, kVgprs> vgpr_{};
  std::array<Pending, kScalars> sgpr_{};
};

}  // namespace leanfa::emu::hazard
