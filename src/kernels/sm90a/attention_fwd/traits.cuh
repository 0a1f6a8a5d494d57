// What is fixed when an attention kernel is compiled: formats, tile shape, threads, and the shared-memory layout that
// follows from them. Rows of Q, K and of BF16 V lie in shared memory in chunks of 128 bytes, one chunk of all rows
// after the other, in the 128-byte swizzle.
#pragma once

#include <cstdint>
#include <type_traits>

#include "kernels/sm90a/attention_fwd/launch.hpp"
#include "kernels/sm90a/attention_fwd/row_packing.hpp"

namespace leanfa::sm90a {

inline constexpr int kBlockN = 128;  // keys of a block, and of a promotion
inline constexpr int kRowsPerWarpgroup = 64;
inline constexpr int kWarpgroupThreads = 128;
inline constexpr int kWarpThreads = 32;

// What the tiles of a kernel are: rows of one head against all of its keys; where queries are few, packs of heads and
// ranges of keys (packed_rows.cuh, key_split.hpp); or rows of sequences of varying length, in packs. The plain ones
// have a kernel of their own because tile ends count: at 1024 tokens what the others need costs 6%.
enum class TileKind { kDense, kFewQueries, kVarlen };
template <TileKind kTiles>
struct TileTraits {
  static constexpr bool kVarlen = kTiles == TileKind::kVarlen;      // sequences by cu_seqlens
  static constexpr bool kPacks = kTiles != TileKind::kDense;        // several heads in a tile
  static constexpr bool kRanges = kTiles == TileKind::kFewQueries;  // of keys
};

// One attention kernel on 8-bit inputs: e4m3fn, or with shift P int8 Q and K.
template <int kDimQk_, PKind kP_, Reference kReference_, int kStages_, TileKind kTiles>
struct EightBitTraits : TileTraits<kTiles> {
  static constexpr int kDimQk = kDimQk_;  // 128, 192
  static constexpr int kDimV = 128;
  static constexpr PKind kP = kP_;
  static constexpr bool kIntegerScores = kP == PKind::kShift;
  using Score = std::conditional_t<kIntegerScores, std::int32_t, float>;
  static constexpr Reference kReference = kReference_;
  static constexpr int kStages = kStages_;
  static constexpr bool kDescending = false;  // order of a tile's key blocks

  static constexpr int kWarpgroups = 2;  // consumers, 64 query rows each
  static constexpr int kQueryBuffers = 2;
  static constexpr int kBlockM = kWarpgroups * kRowsPerWarpgroup;
  static constexpr int kThreads = (kWarpgroups + 1) * kWarpgroupThreads;
  static constexpr int kConsumerWarps = kWarpgroups * kWarpgroupThreads / kWarpThreads;
  static constexpr int kProducerRegisters = 24;
  static constexpr int kConsumerRegisters = 240;

  static constexpr int kElementBytes = 1;
  // Q and K rows: a whole chunk and, for 192, one of 64 bytes in the 64-byte swizzle.
  static constexpr int kTailBytes = kDimQk - 128;
  static constexpr bool kTransposedValues = true;
  // Eight rows of ones under V^T make the product's last 8 columns the row sum of the codes.
  static constexpr int kOnesRows = 8;
  static constexpr int kValueColumns = kDimV + kOnesRows;

  static constexpr std::uint32_t kQueryBytes = kRowsPerWarpgroup * kDimQk;  // a warpgroup's
  static constexpr std::uint32_t kKeyBytes = kBlockN * kDimQk;
  static constexpr std::uint32_t kValueBytes = kDimV * kBlockN;
  static constexpr std::uint32_t kStageBytes = kKeyBytes + kValueColumns * kBlockN;

  static constexpr std::uint32_t kQueryOffset = 0;
  static constexpr std::uint32_t kStageOffset = kQueryOffset + kQueryBuffers * kWarpgroups * kQueryBytes;
  // One ring: a stage holds K of a block and V^T of the block before.
  static constexpr int kKeyStages = kStages;
  static constexpr int kValueStages = 0;
  static constexpr std::uint32_t kKeyOffset = kStageOffset, kKeyStride = kStageBytes;
  static constexpr std::uint32_t kValueOffset = kStageOffset + kKeyBytes, kValueStride = kStageBytes;
  static constexpr std::uint32_t kBarrierOffset = kStageOffset + kStages * kStageBytes;
  // full and empty of each stage and of each query buffer.
  static constexpr std::uint32_t kBarriers = 2 * kStages + 2 * kQueryBuffers;
  static constexpr std::uint32_t kTileOffset = (kBarrierOffset + 8 * kBarriers + 15) / 16 * 16;
  static constexpr std::uint32_t kTileBytes = kTiles == TileKind::kDense ? 16 : 32;
  static constexpr std::uint32_t kSharedBytes = kTileOffset + kTileBytes * kQueryBuffers;
  static_assert(kSharedBytes <= 227 * 1024);
  static_assert(kStageOffset % 1024 == 0 && kStageBytes % 1024 == 0 && kKeyBytes % 1024 == 0);
};

// One attention kernel on BF16 inputs.
template <int kDimQk_, TileKind kTiles>
struct Bf16Traits : TileTraits<kTiles> {
  static constexpr int kDimQk = kDimQk_;  // 128, 192
  static constexpr int kDimV = 128;
  static constexpr PKind kP = PKind::kExact;
  static constexpr Reference kReference = Reference::kRunning;
  // Key blocks of a tile from the last to the first: rows whose scores rise towards the diagonal keep their reference.
  static constexpr bool kDescending = true;

  static constexpr int kWarpgroups = 2;  // consumers, 64 query rows each
  static constexpr int kQueryBuffers = kDimQk == 128 ? 2 : 1;
  static constexpr int kBlockM = kWarpgroups * kRowsPerWarpgroup;
  static constexpr int kThreads = (kWarpgroups + 1) * kWarpgroupThreads;
  static constexpr int kConsumerWarps = kWarpgroups * kWarpgroupThreads / kWarpThreads;
  static constexpr int kProducerRegisters = 24;
  static constexpr int kConsumerRegisters = 240;
  // Whether the warpgroups take turns at the matrix pipe, so that one's softmax is beside the other's products.
  static constexpr bool kTurns = kDimQk == 128;

  static constexpr int kElementBytes = 2;
  static constexpr int kTailBytes = 0;
  static constexpr bool kTransposedValues = false;
  static constexpr int kOnesRows = 0;

  static constexpr std::uint32_t kQueryBytes = kRowsPerWarpgroup * kDimQk * kElementBytes;  // a warpgroup's
  static constexpr std::uint32_t kKeyBytes = kBlockN * kDimQk * kElementBytes;
  static constexpr std::uint32_t kValueBytes = kBlockN * kDimV * kElementBytes;

  // K and V have rings of their own: K of a block is free long before V is.
  static constexpr int kKeyStages = kDimQk == 128 ? 3 : 2;
  static constexpr int kValueStages = 2;
  static constexpr std::uint32_t kQueryOffset = 0;
  static constexpr std::uint32_t kKeyOffset = kQueryOffset + kQueryBuffers * kWarpgroups * kQueryBytes;
  static constexpr std::uint32_t kKeyStride = kKeyBytes;
  static constexpr std::uint32_t kValueOffset = kKeyOffset + kKeyStages * kKeyBytes;
  static constexpr std::uint32_t kValueStride = kValueBytes;
  static constexpr std::uint32_t kBarrierOffset = kValueOffset + kValueStages * kValueBytes;
  static constexpr std::uint32_t kBarriers = 2 * (kKeyStages + kValueStages + kQueryBuffers);
  static constexpr std::uint32_t kTileOffset = (kBarrierOffset + 8 * kBarriers + 15) / 16 * 16;
  static constexpr std::uint32_t kTileBytes = kTiles == TileKind::kDense ? 16 : 32;
  static constexpr std::uint32_t kSharedBytes = kTileOffset + kTileBytes * kQueryBuffers;
  static_assert(kSharedBytes <= 227 * 1024);
  static_assert(kKeyOffset % 1024 == 0 && kValueOffset % 1024 == 0);
};

}  // namespace leanfa::sm90a
