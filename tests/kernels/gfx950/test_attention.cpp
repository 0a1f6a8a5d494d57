// The emitted kernels in the emulator, with the audit: outputs and LSE against double, over lengths, head ratios,
// masks and the edge cases that users of attention kernels have reported.
#include <gtest/gtest.h>

#include <cmath>

#include "asm/code_object.hpp"
#include "kernels/gfx950/attention_case.hpp"

namespace leanfa::gfx950 {
namespace {

// The sanitizers look at the emulator's code, for which a few orders do.
#ifdef LEANFA_SANITIZED
constexpr std::uint64_t kOrders = 4;
#else
constexpr std::uint64_t kOrders = 20;
#endif

// Rounding of P and of the output alone; rms of P is 3.1% (lean, shift), 2.65% (exact), and a short row averages
// little.
double bound(const Plan& plan) { return plan.format == InputFormat::kBF16 ? 0.004 : 0.045; }

// The largest error of one weight: 7.9% (lean, shift), 5.9% (exact).
double lse_bound(const Plan& plan) { return plan.format == InputFormat::kBF16 ? 1e-3 : 0.083; }

AttentionRun checked(const AttentionCase& c) {
  auto run = run_attention(c);
  EXPECT_TRUE(run) << to_string(c) << ": " << run.error().message;
  if (!run) return {};
  EXPECT_TRUE(run->report.finished) << to_string(c);
  EXPECT_EQ(faults(run->report), "") << to_string(c);
  const Expected expected = reference_of(*run);
  EXPECT_LT(relative_error(run->out, expected.out), bound(c.plan)) << to_string(c);
  for (std::size_t i = 0; c.lse && i < expected.lse.size(); ++i) {
    if (std::isinf(expected.lse[i])) {
      EXPECT_EQ(static_cast<double>(run->lse[i]), expected.lse[i]) << to_string(c) << " row " << i;
    } else {
      EXPECT_NEAR(static_cast<double>(run->lse[i]), expected.lse[i], lse_bound(c.plan)) << to_string(c) << " row " << i;
    }
  }
  return std::move(*run);
}

class EachPlan : public testing::TestWithParam<Plan> {
 protected:
  void SetUp() override {
    if (!can_assemble()) GTEST_SKIP() << "clang-22 and ld.lld-22 are not installed";
  }
};

INSTANTIATE_TEST_SUITE_P(Attention, EachPlan, testing::ValuesIn(tested_plans()), [](const auto& one) {
  return kernel_name(one.param).substr(std::string("leanfa_attention_fwd_").size());
});

TEST_P(EachPlan, Lengths) {
  for (const Index n : {1, 2, 15, 33, 64, 65, 129, 257})
    for (const Index m : {1, 31, 64, 65, 130, 321})
      (void)checked({.plan = GetParam(), .seqlen_q = n, .seqlen_k = m, .seed = 3});
}

TEST_P(EachPlan, PairsOfTheSweep) {
  for (const auto& [n, m] :
       {std::pair<Index, Index>{113, 203}, {128, 217}, {108, 256}, {256, 512}, {512, 256}, {5, 656}})
    (void)checked({.plan = GetParam(), .seqlen_q = n, .seqlen_k = m});
}

TEST_P(EachPlan, LongRows) { (void)checked({.plan = GetParam(), .seqlen_q = 300, .seqlen_k = 1500, .q_gain = 2.0}); }

TEST_P(EachPlan, NoKeysAndNoQueries) {
  const AttentionRun none = checked({.plan = GetParam(), .seqlen_q = 40, .seqlen_k = 0});
  for (const float x : none.out) EXPECT_EQ(x, 0.0F);
  for (const float x : none.lse) EXPECT_EQ(x, -INFINITY);
  EXPECT_TRUE(run_attention({.plan = GetParam(), .seqlen_q = 0, .seqlen_k = 40}));
}

TEST_P(EachPlan, MoreQueriesThanKeys) {
  const AttentionRun run = checked({.plan = GetParam(), .seqlen_q = 300, .seqlen_k = 70});
  for (Index row = 0; GetParam().causal && row < 230; ++row) {
    EXPECT_EQ(run.lse[static_cast<std::size_t>(row)], -INFINITY) << row;
    EXPECT_EQ(run.out[static_cast<std::size_t>(row * GetParam().head_dim_v)], 0.0F) << row;
  }
}

TEST_P(EachPlan, HeadsAndBatches) {
  for (const Index ratio : {1, 2, 3, 5, 8})
    (void)checked(
        {.plan = GetParam(), .batch = 2, .seqlen_q = 40, .seqlen_k = 70, .heads_q = 2 * ratio, .heads_kv = 2});
}

// A workgroup that goes on with further tiles, or pairs of them; keys that end with a turn of the ring, with a block,
// within a block, and none at all.
TEST_P(EachPlan, SeveralTilesOfAWorkgroup) {
  for (const Index keys : {600, 90, 512, 128, 0})
    (void)checked({.plan = GetParam(), .seqlen_q = 600, .seqlen_k = keys, .jobs_per_workgroup = 3});
}

TEST_P(EachPlan, WithoutLse) {
  const AttentionRun run = checked({.plan = GetParam(), .seqlen_q = 70, .seqlen_k = 70, .lse = false});
  for (const float x : run.lse) EXPECT_TRUE(std::isnan(x));
}

TEST_P(EachPlan, SumsOfWeightsAreOne) {
  for (const Index keys : {129, 241, 257}) {
    AttentionCase c{.plan = GetParam(), .seqlen_q = 128, .seqlen_k = keys};
    c.edit = [](auto&, auto&, std::vector<float>& v) { std::ranges::fill(v, 1.0F); };
    const AttentionRun run = checked(c);
    for (std::size_t i = 0; i < run.out.size(); ++i)
      if (run.lse[i / 128] > -INFINITY) {
        EXPECT_NEAR(run.out[i], 1.0F, GetParam().format == InputFormat::kBF16 ? 0.01 : 0.004);
      }
  }
}

// A hidden key must not change a bit of the rows that do not see it.
TEST_P(EachPlan, HiddenKeysDoNotCount) {
  if (!GetParam().causal || GetParam().format != InputFormat::kBF16)
    GTEST_SKIP() << "the scales of 8-bit inputs change";
  AttentionCase c{.plan = GetParam(), .seqlen_q = 200, .seqlen_k = 200};
  const AttentionRun plain = checked(c);
  c.edit = [](auto&, std::vector<float>& k, std::vector<float>& v) {
    for (std::size_t i = 100 * k.size() / 200; i < k.size(); ++i) k[i] *= 1e4F;
    for (std::size_t i = 100 * v.size() / 200; i < v.size(); ++i) v[i] *= 1e4F;
  };
  const auto loud = run_attention(c);
  ASSERT_TRUE(loud);
  const auto rows = static_cast<std::ptrdiff_t>(100 * 128);
  EXPECT_TRUE(std::equal(plain.out_bits.begin(), plain.out_bits.begin() + rows, loud->out_bits.begin()));
}

TEST_P(EachPlan, WaveOrdersGiveTheSameBits) {
  const AttentionCase first{.plan = GetParam(), .seqlen_q = 300, .seqlen_k = 460};
  const AttentionRun base = checked(first);
  for (std::uint64_t order = 1; order <= kOrders; ++order) {
    AttentionCase c = first;
    c.order = order;
    const auto run = run_attention(c);
    ASSERT_TRUE(run);
    EXPECT_EQ(faults(run->report), "") << to_string(c);
    EXPECT_EQ(run->out_bits, base.out_bits) << to_string(c);
    EXPECT_EQ(run->lse, base.lse) << to_string(c);
  }
}

TEST_P(EachPlan, NotANumberStaysInItsRows) {
  if (GetParam().format == InputFormat::kInt8) GTEST_SKIP() << "the int8 quantiser refuses it";
  const Index rows = 100, keys = 100;
  AttentionCase c{.plan = GetParam(), .seqlen_q = rows, .seqlen_k = keys};
  c.edit = [&](std::vector<float>& q, std::vector<float>&, auto&) {
    q[static_cast<std::size_t>(7 * GetParam().head_dim_qk + 3)] = NAN;
  };
  const auto query = run_attention(c);
  ASSERT_TRUE(query);
  for (Index row = 0; row < rows; ++row)
    EXPECT_EQ(std::isnan(query->out[static_cast<std::size_t>(row * 128)]), row == 7) << row;
  c.edit = [&](auto&, std::vector<float>& k, auto&) {
    k[static_cast<std::size_t>(80 * GetParam().head_dim_qk + 5)] = NAN;
  };
  const auto key = run_attention(c);
  ASSERT_TRUE(key);
  for (Index row = 0; row < rows; ++row) {
    const bool sees = !GetParam().causal || row >= 80;
    EXPECT_EQ(std::isnan(key->out[static_cast<std::size_t>(row * 128)]), sees) << row;
  }
}

}  // namespace
}  // namespace leanfa::gfx950
