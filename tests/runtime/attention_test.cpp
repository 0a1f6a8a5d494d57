// leanfa_attention_forward on bf16 and f32: the results of the kernel it names, in every layout, inside its buffers.
#include <gtest/gtest.h>

#include <cmath>

#include "cpu/attention.hpp"
#include "runtime/attention_call.hpp"
#include "support/naive_attention.hpp"

namespace leanfa::runtime_test {
namespace {

// out and lse of the module itself, in tensors like the call's.
void expect_module_result(const AttentionCall& call) {
  Tensor out(call.out.dtype(), call.out.size());
  Tensor lse(DType::kF32, call.lse.size());
  const AnyView view = out.view();
  const Index heads = call.out.size()[2];
  const Index rows = call.out.size()[1];
  auto* lse_data = static_cast<float*>(const_cast<void*>(lse.view().data));
  const Status done =
      cpu::attention_fwd(call.problem(), {const_cast<void*>(view.data), view.dtype, view.size, view.stride},
                         LseView<float>{lse_data, heads * rows, 1, rows}, {.threads = 1});
  ASSERT_TRUE(done) << done.error().message;
  expect_same_bits(call.out, out);
  expect_same_bits(call.lse, lse);
}

TEST(Attention, EqualsTheModuleInEveryTypeAndLayout) {
  for (const DType input : {DType::kF32, DType::kBF16})
    for (const DType output : {DType::kF32, DType::kBF16})
      for (const Layout layout : {Layout::kBSHD, Layout::kBHSD, Layout::kPaddedRows})
        for (const int causal : {0, 1}) {
          AttentionCall call(input, {.batch = 2, .seqlen_q = 33, .seqlen_k = 65}, output, 4, layout);
          call.desc.causal = causal;
          const Outcome outcome = call.run();
          ASSERT_EQ(outcome.status, LEANFA_OK) << outcome.message;
          expect_module_result(call);
          call.expect_canaries();
        }
}

// Against the textbook formula in long double: float arithmetic over 7 keys and 16 channels of N(0, 1) values keeps
// errors below 64 roundings of values below 8.
TEST(Attention, AgreesWithTheDefinition) {
  AttentionCall call(DType::kF32, {.batch = 2});
  call.desc.causal = 1;
  ASSERT_EQ(call.run().status, LEANFA_OK);
  const auto naive = support::naive_attention(call.problem());
  call.out.each([&](Index b, Index s, Index h, Index d) {
    ASSERT_NEAR(call.out.at(b, s, h, d), static_cast<double>(naive.at(b, s, h, d)), 64 * 8 * 0x1p-24);
  });
  for (Index b = 0; b < 2; ++b)
    for (Index s = 0; s < 5; ++s)
      for (Index h = 0; h < 4; ++h)
        ASSERT_NEAR(call.lse.at(0, b, h, s), static_cast<double>(naive.lse[naive.row(b, s, h)]), 64 * 8 * 0x1p-24);
}

TEST(Attention, EveryHeadRatio) {
  for (const Index ratio : {1, 2, 3, 5, 6, 7, 8, 12, 16, 71}) {
    AttentionCall call(DType::kBF16, {.heads_q = ratio * 2, .heads_kv = 2}, DType::kBF16);
    const Outcome outcome = call.run();
    ASSERT_EQ(outcome.status, LEANFA_OK) << outcome.message;
    expect_module_result(call);
  }
}

TEST(Attention, DefaultScaleIsThatOfTheQueryKeyDim) {
  AttentionCall given(DType::kF32, {.dim_qk = 192, .dim_v = 128});
  AttentionCall defaulted(DType::kF32, {.dim_qk = 192, .dim_v = 128});
  given.desc.softmax_scale = 1.0 / std::sqrt(192.0);
  defaulted.desc.softmax_scale = -0.0;
  ASSERT_EQ(given.run().status, LEANFA_OK);
  ASSERT_EQ(defaulted.run().status, LEANFA_OK);
  expect_same_bits(given.out, defaulted.out);
  expect_same_bits(given.lse, defaulted.lse);
}

TEST(Attention, LseInAnyLayout) {
  AttentionCall plain(DType::kF32, {.batch = 2});
  AttentionCall strided(DType::kF32, {.batch = 2});
  Tensor rows_first(DType::kF32, {1, 2, 5, 4});  // [batch, seqlen, heads]
  strided.desc.lse.data = const_cast<void*>(rows_first.view().data);
  strided.desc.lse.stride[0] = 20;
  strided.desc.lse.stride[1] = 1;
  strided.desc.lse.stride[2] = 4;
  ASSERT_EQ(plain.run().status, LEANFA_OK);
  ASSERT_EQ(strided.run().status, LEANFA_OK);
  plain.lse.each(
      [&](Index, Index b, Index h, Index s) { ASSERT_EQ(plain.lse.at(0, b, h, s), rows_first.at(0, b, s, h)); });
  EXPECT_TRUE(rows_first.canary_intact());
}

TEST(Attention, LseMayBeAbsent) {
  AttentionCall with;
  AttentionCall without;
  without.desc.lse = {};
  ASSERT_EQ(with.run().status, LEANFA_OK);
  ASSERT_EQ(without.run().status, LEANFA_OK);
  expect_same_bits(with.out, without.out);
  EXPECT_EQ(without.lse.at(0, 0, 0, 0), AttentionCall::kUntouched);
}

TEST(Attention, RowsWithoutKeysAreZero) {
  AttentionCall call(DType::kF32, {.seqlen_q = 5, .seqlen_k = 2});
  call.desc.causal = 1;
  ASSERT_EQ(call.run().status, LEANFA_OK);
  for (Index s = 0; s < 3; ++s)
    for (Index h = 0; h < 4; ++h) {
      for (Index d = 0; d < 8; ++d) EXPECT_EQ(call.out.at(0, s, h, d), 0.0);
      EXPECT_EQ(call.lse.at(0, 0, h, s), -std::numeric_limits<double>::infinity());
    }
}

TEST(Attention, EmptyProblemsAreServed) {
  for (const Shape& shape : {Shape{.batch = 0}, Shape{.seqlen_q = 0}, Shape{.seqlen_k = 0}}) {
    AttentionCall call(DType::kF32, shape);
    const Outcome outcome = call.run();
    EXPECT_EQ(outcome.status, LEANFA_OK) << outcome.message;
    call.out.each([&](Index b, Index s, Index h, Index d) { ASSERT_EQ(call.out.at(b, s, h, d), 0.0); });
    call.expect_canaries();
  }
}

TEST(Attention, BroadcastAndReversedInputsAreServed) {
  AttentionCall call(DType::kF32, {.seqlen_k = 7});
  AttentionCall reversed(DType::kF32, {.seqlen_k = 7});
  const auto last_row = [](leanfa_tensor& t) {
    t.data = static_cast<float*>(t.data) + 6 * t.stride[1];
    t.stride[1] = -t.stride[1];
  };
  last_row(reversed.desc.k);
  last_row(reversed.desc.v);
  ASSERT_EQ(call.run().status, LEANFA_OK);
  ASSERT_EQ(reversed.run().status, LEANFA_OK);
  call.out.each([&](Index b, Index s, Index h, Index d) {
    ASSERT_NEAR(call.out.at(b, s, h, d), reversed.out.at(b, s, h, d), 64 * 8 * 0x1p-24);
  });
  AttentionCall one_key(DType::kF32, {.seqlen_k = 7});
  one_key.desc.v.stride[1] = 0;  // every key has the first one's value
  ASSERT_EQ(one_key.run().status, LEANFA_OK);
  one_key.out.each([&](Index b, Index s, Index h, Index d) {
    ASSERT_NEAR(one_key.out.at(b, s, h, d), one_key.v.at(b, 0, h / 2, d), 64 * 8 * 0x1p-24);
  });
}

TEST(Attention, QueryNamesKernelAndMethod) {
  const Outcome wide = AttentionCall(DType::kBF16).query();
  EXPECT_EQ(wide.status, LEANFA_OK);
  EXPECT_EQ(wide.message, "cpu/wide bf16/exact/running");
  EXPECT_EQ(AttentionCall(DType::kF32).query().message, "cpu/wide f32/exact/running");
  EXPECT_EQ(AttentionCall(DType::kE4M3FN).query().message, "cpu/method e4m3/lean/anchor");
  AttentionCall named(DType::kBF16);
  named.desc.method = "auto";
  EXPECT_EQ(named.query().message, "cpu/wide bf16/exact/running");
  named.desc.method = "bf16/exact/anchor";
  EXPECT_EQ(named.query().message, "cpu/method bf16/exact/anchor");
}

}  // namespace
}  // namespace leanfa::runtime_test
