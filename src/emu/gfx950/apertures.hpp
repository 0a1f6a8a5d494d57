// The windows of the flat address space that are not memory. Their places are the driver's choice on the chip and ours
// here: above all of Memory's addresses.
#pragma once

#include <cstdint>

namespace leanfa::emu {

inline constexpr std::uint64_t kSharedAperture = std::uint64_t{0x10000} << 32;
inline constexpr std::uint64_t kPrivateAperture = std::uint64_t{0x20000} << 32;
inline constexpr std::uint64_t kApertureSize = std::uint64_t{1} << 32;

}  // namespace leanfa::emu
