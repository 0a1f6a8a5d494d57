// A 64-bit hash of numbers, for telling states of the audit apart. Not for hostile collisions: two states that hash
// alike are taken for one, which can only leave a path out.
#pragma once

#include <cstdint>

namespace leanfa::emu::hazard {

class Fingerprint {
 public:
  // The finaliser of SplitMix64.
  void add(std::uint64_t number) {
    value_ += number + 0x9E3779B97F4A7C15U;
    value_ = (value_ ^ (value_ >> 30U)) * 0xBF58476D1CE4E5B9U;
    value_ = (value_ ^ (value_ >> 27U)) * 0x94D049BB133111EBU;
    value_ ^= value_ >> 31U;
  }
  [[nodiscard]] std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0;
};

}  // namespace leanfa::emu::hazard
