// How many heads share a row tile: a rule about shapes and strides, asked without a device.
#include "kernels/sm90a/attention_fwd/row_packing.hpp"

#include <gtest/gtest.h>

namespace leanfa::sm90a_test {
namespace {

using sm90a::AttentionParams;
using sm90a::InputFormat;
using sm90a::row_packing;

AttentionParams packing_params(int seqlen_q, int group, int heads_kv = 2) {
  AttentionParams params;
  params.format = InputFormat::kE4m3;
  params.batch = 3;
  params.seqlen_q = seqlen_q;
  params.seqlen_k = 1000;
  params.heads_q = group * heads_kv;
  params.heads_kv = heads_kv;
  params.dim_qk = params.dim_v = 128;
  params.q_stride[2] = 128;
  params.q_stride[1] = 128 * params.heads_q;
  params.q_stride[0] = params.q_stride[1] * seqlen_q;
  return params;
}

int pack_of(const AttentionParams& params) { return 1 << row_packing(params).shift; }

TEST(RowPacking, FewQueriesAreAllPacked) {
  for (const int group : {1, 2, 4, 8, 16, 64}) EXPECT_EQ(pack_of(packing_params(1, group)), group);
  EXPECT_EQ(pack_of(packing_params(1, 128)), 64);
}

TEST(RowPacking, PacksDivideTheGroup) {
  const int packs[][2] = {{3, 1}, {5, 1}, {6, 2}, {7, 1}, {12, 4}, {24, 8}, {71, 1}};
  for (const auto& [group, pack] : packs) EXPECT_EQ(pack_of(packing_params(2, group)), pack) << group;
}

TEST(RowPacking, NoMoreHeadsThanFillTheTile) {
  EXPECT_EQ(pack_of(packing_params(16, 8)), 8);
  EXPECT_EQ(pack_of(packing_params(32, 8)), 4);
  EXPECT_EQ(pack_of(packing_params(64, 8)), 2);
  EXPECT_EQ(pack_of(packing_params(128, 8)), 1);
  EXPECT_EQ(pack_of(packing_params(0, 8)), 1);
}

// 130 rows of each of 8 heads are 16 tiles, or 9 of all heads together.
TEST(RowPacking, TailsOfTilesArePackedWhereThatSavesAnEighth) {
  EXPECT_EQ(pack_of(packing_params(130, 8)), 8);
  EXPECT_EQ(pack_of(packing_params(192, 8)), 2);
  EXPECT_EQ(pack_of(packing_params(1025, 8)), 1);
  EXPECT_EQ(pack_of(packing_params(16384, 8)), 1);
  EXPECT_EQ(pack_of(packing_params(16400, 8)), 1);
}

TEST(RowPacking, TilesBecomeFewer) {
  AttentionParams params = packing_params(16, 8);
  EXPECT_EQ(most_tiles(params), 3 * 2);
  params.seqlen_q = 130;
  EXPECT_EQ(most_tiles(params), 3 * 2 * 9);
}

TEST(RowPacking, APackHasOneDescale) {
  const float one = 1.0F;
  AttentionParams params = packing_params(1, 64);
  params.q_descale = &one;  // one for all
  EXPECT_EQ(pack_of(params), 64);
  params.q_descale_stride[1] = 1;
  EXPECT_EQ(pack_of(params), 1);
  params.q_descale_heads = 4;
  EXPECT_EQ(pack_of(params), 4);
  params.q_descale_heads = 64;  // one a key head
  EXPECT_EQ(pack_of(params), 64);
}

TEST(RowPacking, StridesThatTheCopyEngineCannotTakeAreNotPacked) {
  AttentionParams params = packing_params(1, 8);
  params.q_stride[2] = std::int64_t{1} << 39;
  EXPECT_EQ(pack_of(params), 1);
  params.q_stride[2] = std::int64_t{1} << 37;
  EXPECT_EQ(pack_of(params), 4);
  params.format = InputFormat::kBf16;
  EXPECT_EQ(pack_of(params), 2);
}

// Of sequences of varying length only the mean is known on the host.
TEST(RowPacking, SequencesOfVaryingLengthByTheirMean) {
  const std::int32_t offset = 0;
  AttentionParams params = packing_params(48, 8);
  params.cu_seqlens_q = params.cu_seqlens_k = &offset;
  EXPECT_EQ(pack_of(params), 8);
  EXPECT_EQ(most_tiles(params), (48 * 8 / 128 + 3) * 2);
  params.seqlen_q = 3 * 128;
  EXPECT_EQ(pack_of(params), 1);
  params.batch = 1 << 20;
  params.seqlen_q = 1 << 25;
  EXPECT_EQ(pack_of(params), 1);
}

TEST(RowPacking, TheProductsAloneHaveNoPacks) {
  EXPECT_NE(products_unsupported(packing_params(1, 8)), nullptr);
  EXPECT_EQ(products_unsupported(packing_params(128, 8)), nullptr);
}

TEST(RowPacking, NothingIsPackedOfNothing) {
  AttentionParams params = packing_params(1, 8);
  params.batch = 0;
  EXPECT_EQ(pack_of(params), 1);
  params = packing_params(1, 8);
  params.heads_kv = 0;
  EXPECT_EQ(pack_of(params), 1);
}

}  // namespace
}  // namespace leanfa::sm90a_test
