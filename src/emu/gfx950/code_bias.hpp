// Where a code object lies in memory unless KernelFile::set_code_bias says otherwise: its link addresses plus this.
// Program counters inside the emulator and in faults are link addresses, as disassemblers print them; s_getpc and
// s_setpc convert.
#pragma once

#include <cstdint>

namespace leanfa::emu {

inline constexpr std::uint64_t kCodeBias = std::uint64_t{0x7F} << 40;

}  // namespace leanfa::emu
