// What the one emulated device says of itself: an MI355X (256 compute units), with the host's memory. Figures that an
// emulator does not have (clocks) are the published ones of the chip.
#pragma once

#include <cstdint>
#include <optional>

#include "hip_emulation/hip_abi.hpp"
#include "hip_emulation/options.hpp"

namespace leanfa::hipemu {

inline constexpr const char* kDeviceName = "leanfa gfx950 emulator";
inline constexpr const char* kArchName = "gfx950:sramecc+:xnack-";
inline constexpr const char* kPciBusId = "0000:00:00.0";
inline constexpr int kComputeUnits = 256;
inline constexpr int kHipVersion = 70000000;  // 7.0.0, the first for gfx950

void fill(DevicePropertiesR0000& properties, const Options& options);
void fill(DevicePropertiesR0600& properties, const Options& options);
// hipDeviceGetAttribute: the number of an attribute is the same from HIP 5 to 7. Nothing for unknown ones.
[[nodiscard]] std::optional<int> attribute(int number, const Options& options);

}  // namespace leanfa::hipemu
