// leanfa_merge_lse: parts put together are the whole, and parts without keys change nothing.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

#include "runtime/attention_call.hpp"

namespace leanfa::runtime_test {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();

struct Parts {
  std::vector<leanfa_tensor> outs, lses;

  void add(const Tensor& out, const Tensor& lse) {
    outs.push_back(c_tensor(out));
    lses.push_back(c_tensor(lse, 3));
  }
};

Outcome merge(const Parts& parts, const Tensor& out, const Tensor& lse) {
  leanfa_merge_desc desc{};
  desc.struct_size = sizeof desc;
  desc.outs = parts.outs.data();
  desc.lses = parts.lses.data();
  desc.count = static_cast<std::int64_t>(parts.outs.size());
  desc.out = c_tensor(out);
  desc.lse = c_tensor(lse, 3);
  return with_message([&](char* text, std::size_t size) { return leanfa_merge_lse(&desc, nullptr, text, size); });
}

// Keys in three unequal parts against all at once. Both sides round values below 8 some tens of times in float.
TEST(Merge, PartsOfTheKeysAreTheWhole) {
  const Shape shape{.batch = 2, .seqlen_q = 6, .seqlen_k = 30};
  AttentionCall whole(DType::kF32, shape);
  ASSERT_EQ(whole.run().status, LEANFA_OK);
  std::vector<AttentionCall> calls;
  Parts parts;
  const std::vector<Index> cuts{0, 1, 18, 30};
  for (std::size_t i = 0; i + 1 < cuts.size(); ++i) {
    calls.emplace_back(DType::kF32, shape);
    for (leanfa_tensor* t : {&calls.back().desc.k, &calls.back().desc.v}) {
      t->data = static_cast<float*>(t->data) + cuts[i] * t->stride[1];
      t->size[1] = cuts[i + 1] - cuts[i];
    }
    ASSERT_EQ(calls.back().run().status, LEANFA_OK);
    parts.add(calls.back().out, calls.back().lse);
  }
  Tensor out(DType::kF32, whole.out.size());
  Tensor lse(DType::kF32, whole.lse.size());
  const Outcome outcome = merge(parts, out, lse);
  ASSERT_EQ(outcome.status, LEANFA_OK) << outcome.message;
  out.each([&](Index b, Index s, Index h, Index d) {
    ASSERT_NEAR(out.at(b, s, h, d), whole.out.at(b, s, h, d), 64 * 8 * 0x1p-24);
  });
  lse.each([&](Index b, Index s, Index h, Index d) {
    ASSERT_NEAR(lse.at(b, s, h, d), whole.lse.at(b, s, h, d), 64 * 8 * 0x1p-24);
  });
}

TEST(Merge, PartWithoutKeysChangesNothing) {
  for (const DType dtype : {DType::kF32, DType::kBF16}) {
    Tensor kept = Tensor::normal(dtype, {1, 3, 2, 8}, 9);
    kept.set(0, 0, 0, 0, -0.0);
    const Tensor kept_lse = Tensor::normal(DType::kF32, {1, 1, 2, 3}, 10);
    Tensor garbage(dtype, {1, 3, 2, 8});
    garbage.fill(kInf);
    Tensor no_keys(DType::kF32, {1, 1, 2, 3});
    no_keys.fill(-kInf);
    Parts parts;
    parts.add(garbage, no_keys);
    parts.add(kept, kept_lse);
    Tensor out(dtype, {1, 3, 2, 8});
    Tensor lse(DType::kF32, {1, 1, 2, 3});
    ASSERT_EQ(merge(parts, out, lse).status, LEANFA_OK);
    expect_same_bits(out, kept);
    expect_same_bits(lse, kept_lse);
    EXPECT_TRUE(std::signbit(out.at(0, 0, 0, 0)));
  }
}

TEST(Merge, NoKeysAtAllIsZero) {
  Tensor garbage(DType::kF32, {1, 3, 2, 8});
  garbage.fill(5.0);
  Tensor no_keys(DType::kF32, {1, 1, 2, 3});
  no_keys.fill(-kInf);
  Parts parts;
  parts.add(garbage, no_keys);
  parts.add(garbage, no_keys);
  Tensor out(DType::kF32, {1, 3, 2, 8});
  Tensor lse(DType::kF32, {1, 1, 2, 3});
  ASSERT_EQ(merge(parts, out, lse).status, LEANFA_OK);
  out.each([&](Index b, Index s, Index h, Index d) { ASSERT_EQ(out.at(b, s, h, d), 0.0); });
  lse.each([&](Index b, Index s, Index h, Index d) { ASSERT_EQ(lse.at(b, s, h, d), -kInf); });
}

TEST(Merge, NaNStaysInItsRow) {
  const Tensor a = Tensor::normal(DType::kF32, {1, 3, 2, 8}, 1);
  Tensor lse_a = Tensor::normal(DType::kF32, {1, 1, 2, 3}, 2);
  const Tensor lse_b = Tensor::normal(DType::kF32, {1, 1, 2, 3}, 3);
  lse_a.set(0, 0, 1, 2, std::nan(""));
  Parts parts;
  parts.add(a, lse_a);
  parts.add(a, lse_b);
  Tensor out(DType::kF32, {1, 3, 2, 8});
  Tensor lse(DType::kF32, {1, 1, 2, 3});
  ASSERT_EQ(merge(parts, out, lse).status, LEANFA_OK);
  out.each([&](Index b, Index s, Index h, Index d) { ASSERT_EQ(std::isnan(out.at(b, s, h, d)), s == 2 && h == 1); });
}

TEST(Merge, IntoOneOfTheParts) {
  Tensor a = Tensor::normal(DType::kF32, {1, 3, 2, 8}, 1);
  const Tensor b = Tensor::normal(DType::kF32, {1, 3, 2, 8}, 2);
  Tensor lse_a = Tensor::normal(DType::kF32, {1, 1, 2, 3}, 3);
  const Tensor lse_b = Tensor::normal(DType::kF32, {1, 1, 2, 3}, 4);
  Parts parts;
  parts.add(a, lse_a);
  parts.add(b, lse_b);
  Tensor out(DType::kF32, {1, 3, 2, 8});
  Tensor lse(DType::kF32, {1, 1, 2, 3});
  ASSERT_EQ(merge(parts, out, lse).status, LEANFA_OK);
  ASSERT_EQ(merge(parts, a, lse_a).status, LEANFA_OK);
  expect_same_bits(a, out);
  expect_same_bits(lse_a, lse);
}

TEST(Merge, WhatIsRefused) {
  const Tensor a = Tensor::normal(DType::kF32, {1, 3, 2, 8}, 1);
  const Tensor lse_a = Tensor::normal(DType::kF32, {1, 1, 2, 3}, 3);
  Tensor out(DType::kF32, {1, 3, 2, 8});
  Tensor lse(DType::kF32, {1, 1, 2, 3});
  EXPECT_EQ(merge({}, out, lse).status, LEANFA_BAD_INPUT);

  const Tensor longer(DType::kF32, {1, 4, 2, 8});
  const Tensor longer_lse(DType::kF32, {1, 1, 2, 4});
  Parts parts;
  parts.add(a, lse_a);
  parts.add(longer, longer_lse);
  Outcome outcome = merge(parts, out, lse);
  EXPECT_EQ(outcome.status, LEANFA_BAD_INPUT);
  EXPECT_TRUE(outcome.says("outs[1]") && outcome.says("[1, 4, 2, 8]") && outcome.says("[1, 3, 2, 8]"))
      << outcome.message;

  parts.outs[1] = parts.outs[0];
  outcome = merge(parts, out, lse);
  EXPECT_EQ(outcome.status, LEANFA_BAD_INPUT);
  EXPECT_TRUE(outcome.says("lses[1]")) << outcome.message;

  parts.lses[1] = parts.lses[0];
  parts.outs[1].data = static_cast<float*>(c_tensor(out).data) + 8;
  parts.outs[1].size[1] = 3;
  outcome = merge(parts, out, lse);
  EXPECT_EQ(outcome.status, LEANFA_BAD_INPUT);
  EXPECT_TRUE(outcome.says("shares no memory with outs[1]")) << outcome.message;
}

}  // namespace
}  // namespace leanfa::runtime_test
