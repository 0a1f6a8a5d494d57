// Descales in every shape that engines use, and what is refused.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

#include "runtime/attention_call.hpp"

namespace leanfa::runtime_test {
namespace {

constexpr Shape kShape{.batch = 2, .seqlen_q = 6, .seqlen_k = 9, .heads_q = 4, .heads_kv = 2};

struct Scale {
  std::vector<float> data;
  leanfa_tensor tensor;

  Scale(std::vector<float> values, const std::vector<std::int64_t>& size)
      : data(std::move(values)), tensor(float_tensor(data, size)) {}
};

// The call with every scale written out per token, as a reference.
Tensor result_with(const std::vector<float>& q, const std::vector<float>& k, const std::vector<float>& v) {
  AttentionCall call(DType::kE4M3FN, kShape);
  std::vector<float> q_rows, k_rows, v_rows;
  for (std::size_t b = 0; b < 2; ++b) {
    for (std::size_t s = 0; s < 6; ++s)
      for (std::size_t h = 0; h < 4; ++h) q_rows.push_back(q[b * 4 + h]);
    for (std::size_t s = 0; s < 9; ++s)
      for (std::size_t h = 0; h < 2; ++h) {
        k_rows.push_back(k[b * 2 + h]);
        v_rows.push_back(v[b * 2 + h]);
      }
  }
  const Scale q_scale(q_rows, {2, 6, 4});
  const Scale k_scale(k_rows, {2, 9, 2});
  const Scale v_scale(v_rows, {2, 9, 2});
  call.desc.q_descale = q_scale.tensor;
  call.desc.k_descale = k_scale.tensor;
  call.desc.v_descale = v_scale.tensor;
  const Outcome outcome = call.run();
  EXPECT_EQ(outcome.status, LEANFA_OK) << outcome.message;
  return std::move(call.out);
}

Tensor result_with(const Scale& q, const Scale& k, const Scale& v) {
  AttentionCall call(DType::kE4M3FN, kShape);
  call.desc.q_descale = q.tensor;
  call.desc.k_descale = k.tensor;
  call.desc.v_descale = v.tensor;
  const Outcome outcome = call.run();
  EXPECT_EQ(outcome.status, LEANFA_OK) << outcome.message;
  return std::move(call.out);
}

// Powers of two: a scale applied to codes and one applied to sums give the same bits.
TEST(Scales, EveryShapeMeansWhatItSays) {
  const std::vector<float> kv{0.5F, 2.0F, 0.25F, 1.0F};  // [B, Hk]
  const Scale each_kv(kv, {2, 2});
  const Tensor expected = result_with({0.5F, 0.5F, 2.0F, 2.0F, 0.25F, 0.25F, 1.0F, 1.0F}, kv, kv);
  expect_same_bits(result_with(each_kv, each_kv, each_kv), expected);  // q per (batch, kv head)
  const Scale each_q({0.5F, 0.5F, 2.0F, 2.0F, 0.25F, 0.25F, 1.0F, 1.0F}, {2, 4});
  expect_same_bits(result_with(each_q, each_kv, each_kv), expected);
}

TEST(Scales, PerHeadAndScalar) {
  const Scale per_kv({0.5F, 2.0F}, {2});
  const Tensor expected =
      result_with({0.5F, 0.5F, 2.0F, 2.0F, 0.5F, 0.5F, 2.0F, 2.0F}, {0.5F, 2.0F, 0.5F, 2.0F}, {0.5F, 2.0F, 0.5F, 2.0F});
  expect_same_bits(result_with(per_kv, per_kv, per_kv), expected);
  expect_same_bits(result_with(Scale({0.5F, 0.5F, 2.0F, 2.0F}, {4}), per_kv, per_kv), expected);

  const std::vector<float> half_q(8, 0.5F);
  const std::vector<float> half_kv(4, 0.5F);
  const Tensor halves = result_with(half_q, half_kv, half_kv);
  const Scale scalar({0.5F}, {});
  const Scale one_element({0.5F}, {1});
  expect_same_bits(result_with(scalar, one_element, scalar), halves);
}

TEST(Scales, ManyHeadsOfNoRowsTakeNoMemory) {
  AttentionCall call(DType::kE4M3FN, kShape);
  const Scale per_kv({0.5F, 2.0F}, {2});
  call.desc.q_descale = per_kv.tensor;
  call.desc.lse = {};
  for (leanfa_tensor* t : {&call.desc.q, &call.desc.out}) {
    t->size[1] = 0;
    t->size[2] = std::int64_t{1} << 40;
  }
  EXPECT_EQ(leanfa_query_support(&call.desc, nullptr, 0), LEANFA_OK);
  const Outcome outcome = call.run();
  EXPECT_EQ(outcome.status, LEANFA_OK) << outcome.message;
}

TEST(Scales, AbsentIsOne) {
  AttentionCall absent(DType::kE4M3FN, kShape);
  ASSERT_EQ(absent.run().status, LEANFA_OK);
  const Scale one({1.0F}, {});
  expect_same_bits(absent.out, result_with(one, one, one));
}

TEST(Scales, MayBeStrided) {
  const Scale wide({0.5F, 9.0F, 2.0F, 9.0F, 0.25F, 9.0F, 1.0F, 9.0F}, {2, 2});
  Scale strided = wide;
  strided.tensor.data = strided.data.data();
  strided.tensor.stride[0] = 4;
  strided.tensor.stride[1] = 2;
  const Scale dense({0.5F, 2.0F, 0.25F, 1.0F}, {2, 2});
  expect_same_bits(result_with(strided, strided, strided), result_with(dense, dense, dense));
}

TEST(Scales, WrongShapesNameBoth) {
  const std::vector<float> ones(64, 1.0F);
  const std::vector<std::vector<std::int64_t>> sizes{{3}, {4}, {2, 3}, {2, 4}, {9, 2}, {2, 9, 4}, {1, 9, 2}};
  for (const auto& size : sizes) {
    AttentionCall call(DType::kE4M3FN, kShape);
    const Scale scale(ones, size);
    call.desc.k_descale = scale.tensor;
    std::string text;
    for (const std::int64_t extent : size) text += (text.empty() ? "[" : ", ") + std::to_string(extent);
    call.expect_refused(LEANFA_BAD_INPUT, "k_descale", text + "]", "[2, 2]", "[2, 9, 2]");
  }
  AttentionCall call(DType::kE4M3FN, kShape);
  const Scale wrong(ones, {2, 6, 2});
  call.desc.q_descale = wrong.tensor;
  call.expect_refused(LEANFA_BAD_INPUT, "q_descale", "[2, 6, 2]", "[2, 4]", "[2, 2]", "[2, 6, 4]");
}

TEST(Scales, ValuesMustBeFiniteAndPositive) {
  const float inf = std::numeric_limits<float>::infinity();
  for (const float bad : {0.0F, -1.0F, inf, -inf, std::nanf("")}) {
    AttentionCall call(DType::kE4M3FN, kShape);
    const Scale scale({1.0F, 1.0F, bad, 1.0F}, {2, 2});
    call.desc.v_descale = scale.tensor;
    call.expect_refused(LEANFA_BAD_INPUT, "v_descale", "finite and > 0", "batch 1", "head 0");
    call.desc.v_descale = {};
    call.desc.q_descale = scale.tensor;
    call.expect_refused(LEANFA_BAD_INPUT, "q_descale");
  }
}

TEST(Scales, SubnormalIsServed) {
  const Scale tiny({std::numeric_limits<float>::denorm_min()}, {});
  const Scale one({1.0F}, {});
  (void)result_with(one, one, tiny);
}

TEST(Scales, TypeAndRank) {
  AttentionCall call(DType::kE4M3FN, kShape);
  const Scale one({1.0F, 1.0F}, {1});
  call.desc.k_descale = one.tensor;
  call.desc.k_descale.dtype = LEANFA_BF16;
  call.expect_refused(LEANFA_UNSUPPORTED, "k_descale", "bf16", "f32");
  call.desc.k_descale = one.tensor;
  call.desc.k_descale.ndim = 4;
  call.expect_refused(LEANFA_BAD_INPUT, "k_descale", "ndim");
}

TEST(Scales, MeanShape) {
  AttentionCall call(DType::kE4M3FN, kShape);
  const Scale mean(std::vector<float>(2 * 2 * 8, 0.5F), {2, 2, 8});
  call.desc.v_mean = mean.tensor;
  EXPECT_EQ(call.query().status, LEANFA_OK);
  const Scale wrong(std::vector<float>(64, 0.5F), {4, 8});
  call.desc.v_mean = wrong.tensor;
  call.expect_refused(LEANFA_BAD_INPUT, "v_mean", "[4, 8]", "[2, 8]", "[2, 2, 8]");
}

// A mean taken off V comes back in rows that see a key, and only there.
TEST(Scales, MeanIsAddedToRowsWithKeys) {
  AttentionCall plain(DType::kE4M3FN, {.seqlen_q = 5, .seqlen_k = 3});
  AttentionCall call(DType::kE4M3FN, {.seqlen_q = 5, .seqlen_k = 3});
  const Scale mean(std::vector<float>(2 * 8, 2.0F), {2, 8});
  call.desc.v_mean = mean.tensor;
  plain.desc.causal = call.desc.causal = 1;
  ASSERT_EQ(plain.run().status, LEANFA_OK);
  ASSERT_EQ(call.run().status, LEANFA_OK);
  call.out.each([&](Index b, Index s, Index h, Index d) {
    // One rounding of a value below 16.
    ASSERT_NEAR(call.out.at(b, s, h, d), s < 2 ? 0.0 : plain.out.at(b, s, h, d) + 2.0, 16 * 0x1p-24);
  });
}

}  // namespace
}  // namespace leanfa::runtime_test
