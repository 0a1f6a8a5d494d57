// The LDS side of loads that go to LDS without passing registers (CDNA4 manual, sections 9.1.9 and 10.3).
#pragma once

#include <cstddef>
#include <cstdint>

#include "emu/gfx950/context.hpp"
#include "emu/gfx950/transfer.hpp"

namespace leanfa::emu {

// LDS address = M0[17:0] + instruction offset + lane x size; loads of less than a dword are widened to one. Bytes past
// `present` (out of the buffer's range) are zero.
void write_direct_to_lds(Context& context, const Step& step, unsigned lane, const Transfer& transfer,
                         const std::byte* from, std::uint64_t present);

// Loads to LDS complete as late as they may: their bytes appear when the wave waits for them. Writes those of this
// wave's VMEM instructions up to number `completed`.
void land_lds_writes(Context& context, std::uint64_t completed);

// LDS's bytes at [address, address + size), or null with a fault recorded: reads then give zero, writes are dropped.
[[nodiscard]] std::byte* lds_bytes(Context& context, const Step& step, unsigned lane, std::uint64_t address,
                                   std::uint64_t size);

}  // namespace leanfa::emu
