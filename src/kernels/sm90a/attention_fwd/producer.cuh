// The producer of a CTA: one thread that takes tiles from the queue and feeds queries, K and V^T to the consumers by
// TMA.
#pragma once

#include <cstdint>

#include "kernels/sm90a/attention_fwd/kernel_params.cuh"
#include "kernels/sm90a/attention_fwd/mask.cuh"
#include "kernels/sm90a/attention_fwd/shared_map.cuh"
#include "kernels/sm90a/attention_fwd/tile_scheduler.cuh"
#include "kernels/sm90a/attention_fwd/traits.cuh"
#include "kernels/sm90a/ptx/mbarrier.cuh"
#include "kernels/sm90a/ptx/tma.cuh"

namespace leanfa::sm90a {

// Key blocks begin .. end - 1.
struct BlockRange {
  int begin, end;

  __device__ __forceinline__ bool empty() const { return end <= begin; }
};
// What a tile goes through of its range of keys. Sink keys are a block of their own, so that the first 128 keys are
// visited twice.
template <class Traits>
__device__ __forceinline__ BlockRange blocks_of_tile(const KernelParams& p, const TileCoordinates& tile) {
  int blocks = blocks_of_rows<Traits>(p, tile, (tile.m_block + 1) * Traits::kBlockM);
  if (blocks > 0 && p.sink_keys > 0) ++blocks;
  if constexpr (!Traits::kRanges) return {.begin = 0, .end = blocks};
  const int begin = tile.split * p.split_blocks;
  return {.begin = begin, .end = min(blocks, begin + p.split_blocks)};
}
// The first key that block n multiplies.
__device__ __forceinline__ int key_of_block(const KernelParams& p, int n) {
  return (p.sink_keys > 0 ? max(n - 1, 0) : n) * kBlockN;
}

// Key rows of 128 bytes, a chunk after the other: `column` counts elements.
template <class Traits>
__device__ __forceinline__ void load_chunks(std::uint32_t destination, int dim, const CUtensorMap* map,
                                            std::uint32_t full, CachePolicy policy, int row, int head, int batch) {
  constexpr int kColumns = 128 / Traits::kElementBytes;
  for (int column = 0; column + kColumns <= dim; column += kColumns)
    tma_load_4d(destination + column / kColumns * kBlockN * 128, map, full, policy, column, row, head, batch);
}

// One thread. A block of K comes with V of the block before it in the consumer's order, because that is what it
// multiplies together: in one stage, of which the first has no V and the last no K, or in rings of their own.
template <class Traits>
class Producer {
  using Shared = SharedMap<Traits>;

 public:
  __device__ __forceinline__ explicit Producer(const KernelParams& params) : p_(params) {}

  __device__ __forceinline__ void run() {
    TileQueue queue(p_);
    TileTable<Traits> table(p_);
    TileCoordinates tile = table.find(queue.pop());
    for (; tile.m_block != kNoTile; tile = table.find(queue.pop())) {
      const BlockRange blocks = blocks_of_tile<Traits>(p_, tile);
      announce(tile, !blocks.empty());
      const Source source{table.first_key_row(), tile.head / p_.group, Traits::kVarlen ? 0 : tile.batch};
      if (!blocks.empty()) load_blocks(blocks, source);
    }
    announce(tile, false);
  }

 private:
  // Where a tile's keys are in the tensors.
  struct Source {
    int row, head, batch;
  };

  // The ring of queries in one register, of which the producer has few.
  __device__ __forceinline__ std::uint32_t query_buffer() const { return announced_ % Traits::kQueryBuffers; }
  __device__ __forceinline__ std::uint32_t query_parity() const { return announced_ / Traits::kQueryBuffers & 1; }

  // What a score of the tile is multiplied by for code units.
  __device__ __forceinline__ float code_slope(const TileCoordinates& tile) const {
    return static_cast<float>(p_.slope *
                              static_cast<double>(p_.q_descale.at(tile.batch, tile.head / p_.q_descale_heads)) *
                              static_cast<double>(p_.k_descale.at(tile.batch, tile.head / p_.group)));
  }

  // Tells the consumers which tile is next, and brings its queries if it sees any key.
  __device__ __forceinline__ void announce(const TileCoordinates& tile, bool sees_keys) {
    const float slope = sees_keys ? code_slope(tile) : 0.0F;
    barrier_wait(Shared::query_empty(query_buffer()), query_parity() ^ 1);
    const std::uint32_t record = Shared::tile(query_buffer());
    asm volatile("st.shared.v4.b32 [%0], {%1, %2, %3, %4};" ::"r"(record), "r"(tile.m_block), "r"(tile.head),
                 "r"(tile.batch), "r"(__float_as_int(slope))
                 : "memory");
    if constexpr (Traits::kVarlen) {
      asm volatile("st.shared.v4.b32 [%0], {%1, %2, %3, %4};" ::"r"(record + 16), "r"(tile.q_begin), "r"(tile.seqlen_q),
                   "r"(tile.first_key), "r"(tile.seqlen_k)
                   : "memory");
    } else if constexpr (Traits::kRanges) {
      asm volatile("st.shared.b32 [%0], %1;" ::"r"(record + 16), "r"(tile.split) : "memory");
    }
    const std::uint32_t full = Shared::query_full(query_buffer());
    if (sees_keys) {
      barrier_arrive_expect(full, Traits::kWarpgroups * Traits::kQueryBytes);
      load_queries(tile, full);
    } else {
      barrier_arrive(full);
    }
    ++announced_;
  }

  // Of a pack's heads, those of a token are rows beside each other.
  __device__ __forceinline__ void load_queries(const TileCoordinates& tile, std::uint32_t full) {
    constexpr int kColumns = 128 / Traits::kElementBytes;
    const int pack = tile.head >> pack_shift<Traits>(p_);
    const int batch = Traits::kVarlen ? 0 : tile.batch;
    for (int w = 0; w < Traits::kWarpgroups; ++w) {
      std::uint32_t q = Shared::query(query_buffer(), w);
      const int row = tile.q_begin + token_of_row<Traits>(p_, tile.m_block * Traits::kBlockM + w * kRowsPerWarpgroup);
      for (int column = 0; column + kColumns <= Traits::kDimQk; column += kColumns, q += kRowsPerWarpgroup * 128)
        load_query_rows(q, &p_.q, full, column, row, pack, batch);
      if constexpr (Traits::kTailBytes > 0) load_query_rows(q, &p_.q_tail, full, 128, row, pack, batch);
    }
  }
  static __device__ __forceinline__ void load_query_rows(std::uint32_t q, const CUtensorMap* map, std::uint32_t full,
                                                         int column, int row, int pack, int batch) {
    if constexpr (Traits::kPacks) {
      tma_load_5d(q, map, full, CachePolicy::kEvictFirst, column, 0, row, pack, batch);
    } else {
      tma_load_4d(q, map, full, CachePolicy::kEvictFirst, column, row, pack, batch);
    }
  }

  // Each block of K, with V of the block before it in the consumer's order.
  __device__ __forceinline__ void load_blocks(BlockRange blocks, const Source& source) {
    const int end = Traits::kDescending ? blocks.begin - 1 : blocks.end;
    int n = Traits::kDescending ? blocks.end - 1 : blocks.begin;
    load_block(n, true, false, source);
    while (n != end) {
      n += Traits::kDescending ? -1 : 1;
      load_block(n, n != end, true, source);
    }
  }

  // K of block n and V of the one before it, as far as there are such.
  __device__ __forceinline__ void load_block(int n, bool keys, bool values, const Source& source) {
    const int before = Traits::kDescending ? n + 1 : n - 1;
    if constexpr (Traits::kValueStages == 0) {
      barrier_wait(Shared::empty(ring_.stage), ring_.parity ^ 1);
      const std::uint32_t full = Shared::full(ring_.stage);
      barrier_arrive_expect(full, (keys ? Traits::kKeyBytes : 0) + (values ? Traits::kValueBytes : 0));
      if (keys) load_keys(full, n, source);
      if (values) load_values(Shared::value(ring_.stage), full, before, source);
      ring_.advance();
    } else {
      if (keys) {
        barrier_wait(Shared::empty(ring_.stage), ring_.parity ^ 1);
        barrier_arrive_expect(Shared::full(ring_.stage), Traits::kKeyBytes);
        load_keys(Shared::full(ring_.stage), n, source);
        ring_.advance();
      }
      if (values) {
        const std::uint32_t full = Shared::value_full(value_ring_.stage);
        barrier_wait(Shared::value_empty(value_ring_.stage), value_ring_.parity ^ 1);
        barrier_arrive_expect(full, Traits::kValueBytes);
        load_values(Shared::value(value_ring_.stage), full, before, source);
        value_ring_.advance();
      }
    }
  }

  __device__ __forceinline__ void load_keys(std::uint32_t full, int n, const Source& source) {
    const std::uint32_t key = Shared::key(ring_.stage);
    const int row = source.row + key_of_block(p_, n);
    load_chunks<Traits>(key, Traits::kDimQk, &p_.k, full, CachePolicy::kEvictLast, row, source.head, source.batch);
    if constexpr (Traits::kTailBytes > 0)
      tma_load_4d(key + kBlockN * 128, &p_.k_tail, full, CachePolicy::kEvictLast, 128, row, source.head, source.batch);
  }

  __device__ __forceinline__ void load_values(std::uint32_t value, std::uint32_t full, int n, const Source& source) {
    const int key = source.row + key_of_block(p_, n);
    if constexpr (Traits::kTransposedValues) {
      tma_load_4d(value, &p_.v, full, CachePolicy::kEvictLast, key, 0, source.head, source.batch);
    } else {
      load_chunks<Traits>(value, Traits::kDimV, &p_.v, full, CachePolicy::kEvictLast, key, source.head, source.batch);
    }
  }

  const KernelParams& p_;
  RingPosition<Traits::kKeyStages> ring_;
  RingPosition<(Traits::kValueStages > 0 ? Traits::kValueStages : 1)> value_ring_;
  std::uint32_t announced_ = 0;  // tiles
};

}  // namespace leanfa::sm90a
