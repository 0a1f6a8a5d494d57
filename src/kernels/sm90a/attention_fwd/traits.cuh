// What is fixed when an attention kernel is compiled: formats, tile shape, threads, and the shared-memory layout that
// follows from them.
#pragma once

#include <cstdint>
#include <type_traits>

#include "kernels/sm90a/attention_fwd/launch.hpp"

namespace leanfa::sm90a {

inline constexpr int kBlockN = 128;  // keys of a block, and of a promotion
inline constexpr int kRowsPerWarpgroup = 64;
inline constexpr int kWarpgroupThreads = 128;
inline constexpr int kWarpThreads = 32;

// One attention kernel on 8-bit inputs: e4m3fn, or with shift P int8 Q and K.
template <int kDimQk_, PKind kP_, Reference kReference_, int kStages_>
struct EightBitTraits {
  static constexpr int kDimQk = kDimQk_;  // 128, 192
  static constexpr int kDimV = 128;
  static constexpr PKind kP = kP_;
  static constexpr bool kIntegerScores = kP == PKind::kShift;
  using Score = std::conditional_t<kIntegerScores, std::int32_t, float>;
  static constexpr Reference kReference = kReference_;
  static constexpr int kStages = kStages_;

  static constexpr int kWarpgroups = 2;  // consumers, 64 query rows each
  static constexpr int kQueryBuffers = 2;
  static constexpr int kBlockM = kWarpgroups * kRowsPerWarpgroup;
  static constexpr int kThreads = (kWarpgroups + 1) * kWarpgroupThreads;
  static constexpr int kConsumerWarps = kWarpgroups * kWarpgroupThreads / kWarpThreads;
  static constexpr int kProducerRegisters = 24;
  static constexpr int kConsumerRegisters = 240;

  // K and Q rows: a chunk of 128 bytes in the 128-byte swizzle and, for 192, one of 64 bytes in the 64-byte swizzle.
  static constexpr int kTailBytes = kDimQk - 128;
  // Eight rows of ones under V^T make the product's last 8 columns the row sum of the codes.
  static constexpr int kOnesRows = 8;
  static constexpr int kValueColumns = kDimV + kOnesRows;

  static constexpr std::uint32_t kQueryBytes = kRowsPerWarpgroup * kDimQk;  // a warpgroup's
  static constexpr std::uint32_t kKeyBytes = kBlockN * kDimQk;
  static constexpr std::uint32_t kValueBytes = kDimV * kBlockN;
  static constexpr std::uint32_t kStageBytes = kKeyBytes + kValueColumns * kBlockN;

  static constexpr std::uint32_t kQueryOffset = 0;
  static constexpr std::uint32_t kStageOffset = kQueryOffset + kQueryBuffers * kWarpgroups * kQueryBytes;
  static constexpr std::uint32_t kBarrierOffset = kStageOffset + kStages * kStageBytes;
  // full and empty of each stage and of each query buffer.
  static constexpr std::uint32_t kBarriers = 2 * kStages + 2 * kQueryBuffers;
  static constexpr std::uint32_t kTileOffset = (kBarrierOffset + 8 * kBarriers + 15) / 16 * 16;
  static constexpr std::uint32_t kSharedBytes = kTileOffset + 16 * kQueryBuffers;
  static_assert(kSharedBytes <= 227 * 1024);
  static_assert(kStageOffset % 1024 == 0 && kStageBytes % 1024 == 0 && kKeyBytes % 1024 == 0);
};

}  // namespace leanfa::sm90a
