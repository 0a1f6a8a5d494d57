// leanfa_lse_offset: what K's mean takes from the LSE, as the quantisers compute it.
#include <gtest/gtest.h>

#include <vector>

#include "numerics/quantise.hpp"
#include "runtime/attention_call.hpp"

namespace leanfa::runtime_test {
namespace {

struct Offset {
  AttentionCall wide{DType::kBF16, {.batch = 2, .seqlen_q = 5, .seqlen_k = 7}};
  Tensor out{DType::kF32, {1, 2, 4, 5}};
  leanfa_lse_offset_desc desc{};
  QuantisedProblem made;

  Offset() : made(quantise_problem(wide.problem(), parse_method("e4m3/lean/anchor+kmean").value()).value()) {
    desc.struct_size = sizeof desc;
    desc.q = c_tensor(wide.q);
    desc.k_mean = {.data = const_cast<float*>(made.k()->mean.data()),
                   .dtype = LEANFA_F32,
                   .ndim = 3,
                   .size = {2, 2, 16},
                   .stride = {32, 16, 1}};
    desc.out = c_tensor(out, 3);
  }
  Outcome run() {
    return with_message([&](char* text, std::size_t size) { return leanfa_lse_offset(&desc, nullptr, text, size); });
  }
};

TEST(LseOffset, IsTheQuantisers) {
  Offset offset;
  const Outcome outcome = offset.run();
  ASSERT_EQ(outcome.status, LEANFA_OK) << outcome.message;
  const ScaleView expected = offset.made.problem().lse_offset;
  offset.out.each([&](Index, Index b, Index h, Index s) {
    ASSERT_EQ(offset.out.at(0, b, h, s), static_cast<double>(expected.at(b, s, h)));
  });
  EXPECT_TRUE(offset.out.canary_intact());
}

TEST(LseOffset, WhatIsRefused) {
  Offset offset;
  offset.desc.k_mean.size[1] = 3;
  Outcome outcome = offset.run();
  EXPECT_EQ(outcome.status, LEANFA_BAD_INPUT);
  EXPECT_TRUE(outcome.says("k_mean") && outcome.says("[2, 3, 16]")) << outcome.message;
  Offset shape;
  shape.desc.out.size[2] = 4;
  EXPECT_EQ(shape.run().status, LEANFA_BAD_INPUT);
  Offset scale;
  scale.desc.softmax_scale = -1.0;
  EXPECT_EQ(scale.run().status, LEANFA_BAD_INPUT);
  Offset overlap;
  overlap.desc.out.data = overlap.desc.k_mean.data;
  outcome = overlap.run();
  EXPECT_EQ(outcome.status, LEANFA_BAD_INPUT);
  EXPECT_TRUE(outcome.says("shares no memory")) << outcome.message;
}

}  // namespace
}  // namespace leanfa::runtime_test
