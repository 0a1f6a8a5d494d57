// A point or a span of modelled time in clocks of a compute unit. Nothing measured on hardware has this type.
#pragma once

#include <compare>
#include <cstdint>

namespace leanfa::emu::timing {

struct Clocks {
  std::int64_t count = 0;

  friend constexpr auto operator<=>(const Clocks&, const Clocks&) = default;
  constexpr Clocks& operator+=(Clocks other) {
    count += other.count;
    return *this;
  }
  friend constexpr Clocks operator+(Clocks a, Clocks b) { return {a.count + b.count}; }
  friend constexpr Clocks operator-(Clocks a, Clocks b) { return {a.count - b.count}; }
  friend constexpr Clocks operator*(Clocks a, std::int64_t times) { return {a.count * times}; }
};

// A SIMD has one turn to issue in so many clocks: a wave of 64 lanes passes 16 lanes in four.
inline constexpr Clocks kSlot{4};

// The turn at or after `time`.
[[nodiscard]] constexpr Clocks to_slot(Clocks time) {
  return {(time.count + kSlot.count - 1) / kSlot.count * kSlot.count};
}

}  // namespace leanfa::emu::timing
