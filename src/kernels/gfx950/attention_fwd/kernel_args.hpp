// What every attention kernel for gfx950 takes: the bytes of its kernel argument segment. Offsets are fixed, so that
// host code of any plan fills one struct. Launch: grid (heads_q, pair_step, batch), block 256.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace leanfa::gfx950 {

struct KernelArgs {
  // [batch, seqlen, heads, dim], last dimension contiguous. Device addresses below 2^48.
  std::uint64_t q = 0, k = 0, v = 0, o = 0;
  std::uint64_t lse = 0;  // float32, or 0: not written
  // float32, never 0: absent scales are a pointer to 1.0F with strides 0. Not read by bf16 kernels.
  std::uint64_t q_descale = 0, k_descale = 0, v_descale = 0;
  // Bytes.
  std::int64_t q_batch_stride = 0, q_head_stride = 0;
  std::int64_t k_batch_stride = 0, k_head_stride = 0;
  std::int64_t v_batch_stride = 0, v_head_stride = 0;
  std::int64_t o_batch_stride = 0, o_head_stride = 0;
  std::int64_t lse_batch_stride = 0, lse_head_stride = 0;  // rows of lse are contiguous
  // Bytes; at least a row's own, and times the rows of a tile of 256 (Q, O) or of the whole sequence (K, V) under 2^31.
  std::uint32_t q_row_stride = 0, k_row_stride = 0, v_row_stride = 0, o_row_stride = 0;
  std::uint32_t seqlen_q = 0, seqlen_k = 0;
  std::uint32_t tiles = 0;  // ceil(seqlen_q / 256)
  std::uint32_t heads_q = 0;
  double score_scale = 0.0;  // 8 log2(e) softmax_scale
  // Head of grid index x: (x & head_mask) * heads_per_xcd + (x >> head_shift). (7, 3, heads_q / 8) keeps the heads that
  // share K and V on one of the 8 XCDs, to which the hardware deals workgroups in turn; (0, 0, 0) is x itself.
  std::uint32_t head_mask = 0, head_shift = 0, heads_per_xcd = 0;
  // Key head of a query head h: high 32 bits of h * gqa_magic, plus h * gqa_identity. Ratio 1: (0, 1); ratio n >= 2:
  // (ceil(2^32 / n), 0), exact for h < 2^16.
  std::uint32_t gqa_magic = 0, gqa_identity = 0;
  std::uint32_t reserved0 = 0;
  // Bytes between scales of batch entries and heads; of rows for q_descale of int8 kernels, whose scales are per row.
  std::uint32_t q_descale_batch = 0, q_descale_head = 0, q_descale_row = 0;
  std::uint32_t k_descale_batch = 0, k_descale_head = 0;
  std::uint32_t v_descale_batch = 0, v_descale_head = 0;
  // Workgroup y does the tiles y, y + pair_step, ... below `tiles`; causal: the pairs y, y + pair_step, ... of tiles
  // (n, tiles - 1 - n), n below ceil(tiles / 2).
  std::uint32_t pair_step = 0;
  // Kernels of plans with dump=s: scores [seqlen_q rows][dump_row floats or int32], then at dump_codes the codes
  // [seqlen_q rows][dump_row bytes], of one head of one batch entry (the last to run).
  std::uint64_t dump_scores = 0, dump_codes = 0;
  std::uint32_t dump_row = 0;  // a multiple of 64, at least seqlen_k
  std::uint32_t reserved2 = 0;
  std::uint64_t reserved3 = 0;
};
static_assert(sizeof(KernelArgs) == 272);
// Where the addresses of the tensors are: q to v_descale.
inline constexpr std::array<std::size_t, 8> kPointerOffsets{0, 8, 16, 24, 32, 40, 48, 56};
static_assert(offsetof(KernelArgs, v_descale) == kPointerOffsets.back());
// Changes with the struct and the grid, so that a launcher and a code object of different layouts do not meet
// (embedded.hpp).
inline constexpr int kKernelArgsVersion = 3;

}  // namespace leanfa::gfx950
