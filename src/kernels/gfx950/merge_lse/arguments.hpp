// Kernel arguments and launch of merge_lse on gfx950, for whoever launches it. Plain layout: no generator here.
#pragma once

#include <array>
#include <cstdint>

namespace leanfa::gfx950 {

inline constexpr int kMostMergeParts = 32;
inline constexpr int kMergeHeadDim = 128;
inline constexpr int kMergeRowsPerWorkgroup = 4;  // a wave a row
inline constexpr int kMergeWorkgroupSize = 64 * kMergeRowsPerWorkgroup;
inline constexpr int kMergeArgumentsVersion = 1;

// Output and LSE of one part. Strides in bytes, of batch, row and head; a row's dims are contiguous. Addresses are
// multiples of the element, no more.
struct MergePart {
  std::uint64_t out = 0;
  std::uint64_t lse = 0;
  std::array<std::int64_t, 3> out_stride{};
  std::array<std::int64_t, 3> lse_stride{};
};
static_assert(sizeof(MergePart) == 64);

// Grid: ceil(seqlen / kMergeRowsPerWorkgroup) x heads x batch workgroups.
struct MergeArguments {
  std::uint32_t count = 0;  // 1 to kMostMergeParts
  std::uint32_t seqlen = 0;
  std::uint64_t reserved = 0;
  MergePart merged;  // lse may be 0; may be one of the parts
  std::array<MergePart, kMostMergeParts> parts{};
};
inline constexpr int kMergePartsOffset = 80;
static_assert(sizeof(MergeArguments) == 16 + 64 + 64 * kMostMergeParts);

}  // namespace leanfa::gfx950
