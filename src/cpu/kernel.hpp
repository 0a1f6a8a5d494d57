// What a wide-path attention kernel is: it packs one KV head into a layout of its own, then computes one tile of query
// rows against the packed head. schedule.cpp cuts a problem into these jobs; fma_kernel.cpp and amx_kernel.cpp do them.
// Jobs are independent, so a kernel holds no state besides the scratch memory that it is given.
#pragma once

#include <cstddef>
#include <limits>

#include "base/attention.hpp"
#include "base/dtype.hpp"
#include "base/tensor.hpp"

namespace leanfa::cpu {

inline constexpr Index kMaxHeadDim = 256;
inline constexpr Index kNoKey = std::numeric_limits<Index>::max();

struct HeadShape {
  Index seqlen_k = 0;
  Index head_dim_qk = 0;
  Index head_dim_v = 0;
};

// Pack keys [key_begin, key_end) of one KV head. key_begin is a multiple of the kernel's block_keys, and so is key_end
// unless it is seqlen_k. Row strides are in elements.
struct PackJob {
  DType dtype = DType::kF32;
  const void* k = nullptr;  // row 0 of the sequence, this head
  const void* v = nullptr;
  Index k_stride = 0, v_stride = 0;
  Index key_begin = 0, key_end = 0;
  HeadShape shape;
  std::byte* packed = nullptr;  // 64-byte aligned, packed_bytes(shape)
};

// Query row i (0 <= i < rows) sees keys [0, clamp(visible_first + i * visible_step, 0, seqlen_k)).
struct TileJob {
  DType dtype = DType::kF32, out_dtype = DType::kF32;
  const void* q = nullptr;  // row 0 of the tile, this head
  Index q_stride = 0;
  Index rows = 0;  // 1..tile_rows * max_tiles
  Index visible_first = 0, visible_step = 0;
  HeadShape shape;
  const std::byte* packed = nullptr;
  Index first_bad_key = kNoKey;  // first key whose K or V row is not finite
  double softmax_scale = 0.0;
  void* out = nullptr;  // row 0 of the tile, this head
  Index out_stride = 0;
  float* lse = nullptr;  // or null
  Index lse_stride = 0;
  std::byte* scratch = nullptr;  // 64-byte aligned, scratch_bytes(shape)

  [[nodiscard]] Index visible(Index row) const {
    const Index keys = visible_first + row * visible_step;
    return keys < 0 ? 0 : (keys > shape.seqlen_k ? shape.seqlen_k : keys);
  }
};

struct Kernel {
  const char* name = nullptr;
  bool serves_f32 = false;  // every kernel serves bf16
  Index tile_rows = 0;
  Index max_tiles = 1;  // a tile job has up to tile_rows * max_tiles rows; more rows reread K and V less often
  Index block_keys = 0;
  Index (*packed_bytes)(const HeadShape&) = nullptr;
  Index (*scratch_bytes)(const HeadShape&) = nullptr;
  // Returns the first key of the range whose K or V row is not finite, or kNoKey. Such rows are packed as zeros.
  Index (*pack)(const PackJob&) = nullptr;
  void (*attend)(const TileJob&) = nullptr;
};

// Rows of one head lie far apart, where the processor's own prefetcher does not look.
inline void prefetch_row(const void* row, Index bytes) {
  for (Index line = 0; line < bytes; line += 64) __builtin_prefetch(static_cast<const std::byte*>(row) + line);
}

[[nodiscard]] constexpr Index round_up(Index value, Index multiple) {
  return (value + multiple - 1) / multiple * multiple;
}

}  // namespace leanfa::cpu
