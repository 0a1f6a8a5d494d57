// The fields of s_waitcnt's immediate (CDNA4 manual, section 4.4 and 12.5).
#pragma once

#include <cstdint>

namespace leanfa::emu {

struct WaitCounts {
  std::uint32_t vmcnt = 63;
  std::uint32_t expcnt = 7;
  std::uint32_t lgkmcnt = 15;
};

[[nodiscard]] constexpr WaitCounts wait_counts(std::int32_t simm16) {
  const auto bits = static_cast<std::uint32_t>(simm16);
  return {.vmcnt = (bits & 15U) | (bits >> 14 & 3U) << 4, .expcnt = bits >> 4 & 7U, .lgkmcnt = bits >> 8 & 15U};
}

}  // namespace leanfa::emu
