// How many query heads of a key head share a row tile: with few queries a tile has room for several heads, and K and V
// are then read once for all of them. The rule looks at shapes and strides only; a row's result does not depend on it.
#pragma once

#include "kernels/sm90a/attention_fwd/launch.hpp"

namespace leanfa::sm90a {

inline constexpr int kTileRows = 128;
inline constexpr int kMostPackedHeads = 64;  // rows of a warpgroup

struct RowPacking {
  int shift = 0;  // 2^shift heads share a tile, all with one descale
};

[[nodiscard]] RowPacking row_packing(const AttentionParams& params);

}  // namespace leanfa::sm90a
