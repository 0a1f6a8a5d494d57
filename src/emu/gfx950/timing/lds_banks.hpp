// How long LDS works on one instruction: which lanes it serves together (phases), over how many banks, and how often
// two of them want different dwords of one bank. Measured phases are from HipKittens' experiments on MI355X; the rest
// follows from the published bandwidths (128 bytes a clock, 256 for the wide reads) and says so.
#pragma once

#include <span>

#include "emu/gfx950/context.hpp"

namespace leanfa::emu::timing {

// Bank cycles of all accesses of one LDS instruction to LDS: the sum over its phases of the most loaded bank's distinct
// dwords. Lanes that want the same dword share it. Instructions with two addresses are two accesses.
[[nodiscard]] int bank_cycles(std::span<const LaneAccess> accesses);

// Bank cycles of an LDS instruction that exchanges lanes without touching LDS: two phases of 32 lanes.
inline constexpr int kExchangeCycles = 2;

}  // namespace leanfa::emu::timing
