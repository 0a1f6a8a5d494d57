// How many query heads of a key head share a row tile: with few queries a tile has room for several heads, and K and V
// are then read once for all of them. The rule looks at shapes and strides only; a row's result does not depend on it.
#pragma once

#include <cstdint>

#include "kernels/sm90a/attention_fwd/launch.hpp"

namespace leanfa::sm90a {

inline constexpr int kTileRows = 128;
inline constexpr int kMostPackShift = 6;  // a warpgroup's 64 rows

struct RowPacking {
  int shift = 0;  // 2^shift heads share a tile, all with one descale
};

// What lengths and heads alone ask for, as the power of 2.
[[nodiscard]] int packed_by_shape(std::int64_t seqlen_q, int group);

[[nodiscard]] RowPacking row_packing(const AttentionParams& params);

}  // namespace leanfa::sm90a
