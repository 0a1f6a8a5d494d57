// How loads and stores of a width move between bytes and a lane's registers; shared by buffer, flat, global and LDS
// instructions. D16 forms touch one half of a register and keep the other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "emu/gfx950/wave.hpp"

namespace leanfa::emu {

struct Transfer {
  int bytes = 4;  // 1, 2, 4, 8, 12 or 16
  bool sign = false;
  bool d16 = false;
  bool high = false;  // D16_HI
};

inline constexpr Transfer kU8{.bytes = 1};
inline constexpr Transfer kI8{.bytes = 1, .sign = true};
inline constexpr Transfer kU16{.bytes = 2};
inline constexpr Transfer kI16{.bytes = 2, .sign = true};
inline constexpr Transfer kDword{.bytes = 4};
inline constexpr Transfer kDwordX2{.bytes = 8};
inline constexpr Transfer kDwordX3{.bytes = 12};
inline constexpr Transfer kDwordX4{.bytes = 16};
inline constexpr Transfer kU8D16{.bytes = 1, .d16 = true};
inline constexpr Transfer kU8D16Hi{.bytes = 1, .d16 = true, .high = true};
inline constexpr Transfer kI8D16{.bytes = 1, .sign = true, .d16 = true};
inline constexpr Transfer kI8D16Hi{.bytes = 1, .sign = true, .d16 = true, .high = true};
inline constexpr Transfer kU16D16{.bytes = 2, .d16 = true};
inline constexpr Transfer kU16D16Hi{.bytes = 2, .d16 = true, .high = true};

// Memory's bytes to the lane's registers from `first` on. A null pointer reads as zeros.
inline void load_lane(Wave& wave, unsigned first, unsigned lane, const Transfer& transfer, const std::byte* from) {
  if (transfer.bytes >= 4) {
    for (unsigned dword = 0; dword < static_cast<unsigned>(transfer.bytes) / 4; ++dword) {
      std::uint32_t value = 0;
      if (from != nullptr) std::memcpy(&value, from + dword * std::size_t{4}, 4);
      wave.vgpr[first + dword][lane] = value;
    }
    return;
  }
  std::uint32_t value = 0;
  if (from != nullptr) std::memcpy(&value, from, static_cast<std::size_t>(transfer.bytes));
  if (transfer.sign) {
    value = transfer.bytes == 1 ? static_cast<std::uint32_t>(static_cast<std::int8_t>(value))
                                : static_cast<std::uint32_t>(static_cast<std::int16_t>(value));
  }
  std::uint32_t& to = wave.vgpr[first][lane];
  if (!transfer.d16) {
    to = value;
  } else {
    to = transfer.high ? (to & 0xFFFFU) | value << 16 : (to & 0xFFFF0000U) | (value & 0xFFFFU);
  }
}

inline void store_lane(const Wave& wave, unsigned first, unsigned lane, const Transfer& transfer, std::byte* to) {
  if (transfer.bytes >= 4) {
    for (unsigned dword = 0; dword < static_cast<unsigned>(transfer.bytes) / 4; ++dword)
      std::memcpy(to + dword * std::size_t{4}, &wave.vgpr[first + dword][lane], 4);
    return;
  }
  const std::uint32_t value = wave.vgpr[first][lane] >> (transfer.high ? 16 : 0);
  std::memcpy(to, &value, static_cast<std::size_t>(transfer.bytes));
}

}  // namespace leanfa::emu
