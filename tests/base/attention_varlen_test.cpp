// Sequences of dense and packed problems, the causal mask's key counts, and the rules for cu_seqlens.
#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <vector>

#include "attention_problem.hpp"
#include "base/attention.hpp"

namespace leanfa::support {
namespace {

using Offsets = std::vector<std::int32_t>;

// q has 9 rows, k and v 12.
AttentionProblem packed_problem(const Offsets& cu_q, const Offsets& cu_k) {
  AttentionProblem p = valid_problem();
  p.q.size[0] = p.k.size[0] = p.v.size[0] = 1;
  p.q.size[1] = 9;
  p.k.size[1] = p.v.size[1] = 12;
  p.cu_seqlens_q = cu_q;
  p.cu_seqlens_k = cu_k;
  return p;
}

TEST(Sequences, DenseOnesAreTheBatch) {
  const std::vector<Sequence> list = sequences(valid_problem());
  ASSERT_EQ(list.size(), 2U);
  EXPECT_EQ(list[1].number, 1);
  EXPECT_EQ(list[1].batch, 1);
  EXPECT_EQ(list[1].q_begin, 0);
  EXPECT_EQ(list[1].seqlen_q, 5);
  EXPECT_EQ(list[1].seqlen_k, 7);
}

TEST(Sequences, PackedOnesAreRangesOfRows) {
  const Offsets cu_q{0, 4, 4, 9}, cu_k{0, 0, 5, 12};
  const AttentionProblem p = packed_problem(cu_q, cu_k);
  EXPECT_EQ(message(validate(p)), "");
  const std::vector<Sequence> list = sequences(p);
  ASSERT_EQ(list.size(), 3U);
  EXPECT_EQ(list[0].seqlen_k, 0);
  EXPECT_EQ(list[1].seqlen_q, 0);
  EXPECT_EQ(list[2].number, 2);
  EXPECT_EQ(list[2].batch, 0);
  EXPECT_EQ(list[2].q_begin, 4);
  EXPECT_EQ(list[2].seqlen_q, 5);
  EXPECT_EQ(list[2].k_begin, 5);
  EXPECT_EQ(list[2].seqlen_k, 7);
}

TEST(Sequences, CausalMaskIsBottomRight) {
  const Sequence wide{.seqlen_q = 3, .seqlen_k = 5}, tall{.seqlen_q = 5, .seqlen_k = 2};
  for (Index i = 0; i < 3; ++i) {
    EXPECT_EQ(wide.visible_keys(i, true), i + 3);
    EXPECT_EQ(wide.visible_keys(i, false), 5);
  }
  for (Index i = 0; i < 5; ++i) EXPECT_EQ(tall.visible_keys(i, true), std::max<Index>(0, i - 2));
  constexpr Index kMax = std::numeric_limits<Index>::max();
  const Sequence huge{.seqlen_q = kMax, .seqlen_k = kMax};
  EXPECT_EQ(huge.visible_keys(0, true), 1);
  EXPECT_EQ(huge.visible_keys(kMax - 1, true), kMax);
}

TEST(CuSeqlens, EachRuleIsNamed) {
  struct Case {
    Offsets q, k;
    std::string message;
  };
  const std::vector<Case> cases{
      {{0, 9},
       {},
       "cu_seqlens_k: has batch + 1 offsets; got no offsets; accepted: cu_seqlens_q and cu_seqlens_k, or neither"},
      {{},
       {0, 12},
       "cu_seqlens_q: has batch + 1 offsets; got no offsets; accepted: cu_seqlens_q and cu_seqlens_k, or neither"},
      {{1, 9}, {0, 12}, "cu_seqlens_q: the first offset is 0; got 1; accepted: 0"},
      {{0, 5, 4, 9},
       {0, 1, 2, 12},
       "cu_seqlens_q: offsets ascend; got 4 after 5 at position 2; accepted: offset[i] >= offset[i - 1]"},
      {{0, 9}, {0, 11}, "cu_seqlens_k: the last offset is the number of rows; got 11; accepted: 12"},
      {{0, 10}, {0, 12}, "cu_seqlens_q: the last offset is the number of rows; got 10; accepted: 9"},
      {{0, 4, 9}, {0, 12}, "cu_seqlens_k: has as many offsets as cu_seqlens_q; got 2; accepted: 3"},
      {{0, -5, 9},
       {0, 0, 12},
       "cu_seqlens_q: offsets ascend; got -5 after 0 at position 1; accepted: offset[i] >= offset[i - 1]"},
  };
  for (const Case& bad : cases) EXPECT_EQ(message(validate(packed_problem(bad.q, bad.k))), bad.message);
}

TEST(CuSeqlens, PackedTensorsHaveBatchOne) {
  const Offsets cu_q{0, 9}, cu_k{0, 12};
  AttentionProblem p = packed_problem(cu_q, cu_k);
  p.q.size[0] = p.k.size[0] = p.v.size[0] = 2;
  EXPECT_EQ(message(validate(p)), "q: varlen tensors have batch 1; got 2; accepted: 1");
}

// Scales of packed problems are indexed by the sequence number: 3 sequences reach twice the stride.
TEST(CuSeqlens, ScaleStridesCountSequences) {
  const Offsets cu_q{0, 4, 4, 9}, cu_k{0, 0, 5, 12};
  AttentionProblem p = packed_problem(cu_q, cu_k);
  const float one = 1.0F;
  p.q_descale = {&one, {std::numeric_limits<Index>::max() / 8 + 1, 0, 0}};
  EXPECT_NE(message(validate(p)).find("q_descale: every offset"), std::string::npos);
  p.q_descale.stride[0] -= 1;
  EXPECT_EQ(message(validate(p)), "");
}

}  // namespace
}  // namespace leanfa::support
