// Into how many ranges keys go: a rule about lengths and heads, asked without a device.
#include "kernels/sm90a/attention_fwd/key_split.hpp"

#include <gtest/gtest.h>

namespace leanfa::sm90a_test {
namespace {

using sm90a::AttentionParams;
using sm90a::key_split;
using sm90a::KeySplit;
using sm90a::SplitRule;

AttentionParams params_of(int seqlen_q, int seqlen_k, int heads_q = 64, int heads_kv = 8, bool causal = false) {
  AttentionParams params;
  params.format = sm90a::InputFormat::kE4m3;
  params.p = sm90a::PKind::kLean;
  params.reference = sm90a::Reference::kWindow;
  params.batch = 1;
  params.seqlen_q = seqlen_q;
  params.seqlen_k = seqlen_k;
  params.heads_q = heads_q;
  params.heads_kv = heads_kv;
  params.dim_qk = params.dim_v = 128;
  params.causal = causal;
  return params;
}

TEST(KeySplit, FewTilesFillTheGpu) {
  // 8 tiles of 256 blocks: 16 ranges each are 128 of 132.
  EXPECT_EQ(key_split(params_of(16, 32768)).splits, 16);
  EXPECT_EQ(key_split(params_of(16, 32768)).blocks, 16);
  // 64 tiles.
  EXPECT_EQ(key_split(params_of(128, 32768)).splits, 2);
  EXPECT_EQ(key_split(params_of(128, 32768, 64, 8, true)).splits, 2);
  // One tile: as many as there may be.
  EXPECT_EQ(key_split(params_of(1, 1 << 20, 8, 1)).splits, 32);
}

TEST(KeySplit, ManyTilesAreNotSplit) {
  for (const int seqlen : {1024, 4096, 16384, 32768})
    for (const bool causal : {false, true})
      EXPECT_EQ(key_split(params_of(seqlen, seqlen, 64, 8, causal)).splits, 1) << seqlen;
}

TEST(KeySplit, RangesHave2048KeysAtLeast) {
  EXPECT_EQ(key_split(params_of(1, 3840, 8, 1)).splits, 1);
  EXPECT_EQ(key_split(params_of(1, 4096, 8, 1)).splits, 2);
  for (int seqlen_k = 1; seqlen_k < 100000; seqlen_k += 977)
    for (const int seqlen_q : {1, 17, 128, 500}) {
      const KeySplit split = key_split(params_of(seqlen_q, seqlen_k));
      EXPECT_TRUE(split.splits == 1 || split.blocks >= 16) << seqlen_q << " " << seqlen_k;
    }
}

TEST(KeySplit, RangesHoldAllBlocks) {
  for (int seqlen_k = 1; seqlen_k < 100000; seqlen_k += 977)
    for (int splits = 2; splits <= 32; ++splits)
      for (const int sinks : {0, 1}) {
        AttentionParams params = params_of(3, seqlen_k, 4, 1);
        params.sink_keys = sinks;
        params.splits = splits;
        const KeySplit split = key_split(params);
        const int blocks = (seqlen_k + 127) / 128 + sinks;
        EXPECT_LE(split.splits, splits);
        if (split.splits == 1) {
          EXPECT_EQ(blocks, 1);
          continue;
        }
        EXPECT_GE(split.splits * split.blocks, blocks);
        EXPECT_LT((split.splits - 1) * split.blocks, blocks) << "the last range is empty";
        // The CPU makes the same ranges of as many.
        EXPECT_EQ((blocks + split.splits - 1) / split.splits, split.blocks);
      }
}

TEST(KeySplit, TheBatchCountsOnlyByTiles) {
  AttentionParams params = params_of(16, 32768);
  const KeySplit alone = key_split(params);
  params.batch = 100;
  EXPECT_EQ(key_split(params).splits, alone.splits);
  params.split_rule = SplitRule::kByTiles;
  EXPECT_EQ(key_split(params).splits, 1);
  params.batch = 2;
  EXPECT_EQ(key_split(params).splits, 8);
}

// Descales, strides and the pack that they leave do not count either.
TEST(KeySplit, OnlyTheShapeCounts) {
  const float one = 1.0F;
  AttentionParams params = params_of(1, 32768, 64, 1);
  const int splits = key_split(params).splits;
  params.q_descale = &one;
  params.q_descale_stride[1] = 1;
  params.q_stride[2] = std::int64_t{1} << 39;
  EXPECT_EQ(key_split(params).splits, splits);
}

TEST(KeySplit, CausalTilesOfDifferentLengthsFillEachOthersGaps) {
  EXPECT_EQ(key_split(params_of(16384, 16384, 1, 1, true)).splits, 2);
  EXPECT_EQ(key_split(params_of(4096, 4096, 8, 8, true)).splits, 1);
}

TEST(KeySplit, NeverAndNothing) {
  AttentionParams params = params_of(16, 32768);
  params.split_rule = SplitRule::kNever;
  EXPECT_EQ(key_split(params).splits, 1);
  const std::int32_t offset = 0;
  params = params_of(16, 32768);
  params.cu_seqlens_q = params.cu_seqlens_k = &offset;
  EXPECT_EQ(key_split(params).splits, 1);
  for (int AttentionParams::* none :
       {&AttentionParams::batch, &AttentionParams::seqlen_q, &AttentionParams::seqlen_k}) {
    params = params_of(16, 32768);
    params.*none = 0;
    EXPECT_EQ(key_split(params).splits, 1);
    EXPECT_EQ(attention_workspace_bytes(params), 64U);
  }
}

TEST(KeySplit, WorkspaceHoldsPartialsBesideTheCounter) {
  AttentionParams params = params_of(16, 32768);
  params.batch = 3;
  EXPECT_EQ(attention_workspace_bytes(params), 64U + 16U * 3U * 16U * 64U * 129U * 4U);
  alignas(64) static std::byte workspace[64];
  params.workspace = workspace;
  const sm90a::Partials partials = partials_of(params);
  EXPECT_EQ(reinterpret_cast<std::byte*>(partials.out), workspace + 64);
  EXPECT_EQ(reinterpret_cast<std::uintptr_t>(partials.lse) - reinterpret_cast<std::uintptr_t>(partials.out),
            16U * 3U * 16U * 64U * 128U * 4U);
  params.split_rule = SplitRule::kNever;
  EXPECT_EQ(partials_of(params).out, nullptr);
}

TEST(KeySplit, RefusedByName) {
  AttentionParams params = params_of(16, 1000);
  EXPECT_EQ(attention_unsupported(params), nullptr);
  params.splits = 33;
  EXPECT_STREQ(attention_unsupported(params), "ranges of keys are at most 32");
  params.splits = 2;
  EXPECT_EQ(attention_unsupported(params), nullptr);
  const std::int32_t offset = 0;
  params.cu_seqlens_q = params.cu_seqlens_k = &offset;
  EXPECT_STREQ(attention_unsupported(params), "with cu_seqlens keys are not split");
}

// A tile a range: more than can be counted are refused.
TEST(KeySplit, TilesAreCountedWithTheirRanges) {
  AttentionParams params = params_of(1, 32768, 8, 1);
  params.batch = 1 << 26;
  params.splits = 8;
  EXPECT_EQ(most_tiles(params), std::int64_t{8} << 26);
  EXPECT_EQ(attention_unsupported(params), nullptr);
  params.splits = 32;
  EXPECT_STREQ(attention_unsupported(params), "row tiles of all heads and batches are below 2^30");
}

}  // namespace
}  // namespace leanfa::sm90a_test
