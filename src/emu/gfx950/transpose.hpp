// The data movement of ds_read_b64_tr_b16/b8/b4 and ds_read_b96_tr_b6: sixteen lanes supply the address of one chunk
// each; their chunks form a row-major matrix of 16 columns, and lane t of the sixteen receives column t. CDNA4 manual,
// section 11.4; the exact movement for b16 and b8 is confirmed by several independent implementations, for b6 and b4 it
// follows by the same rule.
#pragma once

#include <array>
#include <cstdint>

namespace leanfa::emu {

inline constexpr int kTransposeGroup = 16;

// chunks[c] and the result for lane t of the group, as up to 96 bits in dwords.
using TransposeChunk = std::array<std::uint32_t, 3>;

[[nodiscard]] TransposeChunk transposed(const std::array<TransposeChunk, kTransposeGroup>& chunks, int element_bits,
                                        int lane_in_group);

}  // namespace leanfa::emu
