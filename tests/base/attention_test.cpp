// Validation of dense problems and of outputs: each rule with what breaks it and what just does not.
#include "base/attention.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <functional>
#include <limits>
#include <vector>

#include "attention_problem.hpp"

namespace leanfa::support {
namespace {

constexpr Index kMax = std::numeric_limits<Index>::max();
constexpr Index kMin = std::numeric_limits<Index>::min();

struct BadCase {
  std::string message;
  std::function<void(AttentionProblem&)> spoil;
};

TEST(AttentionProblem, ValidOnePasses) {
  EXPECT_EQ(message(validate(valid_problem())), "");
  EXPECT_TRUE(violations(valid_problem()).empty());
  EXPECT_EQ(message(validate_output(valid_problem(), valid_output())), "");
}

TEST(AttentionProblem, EachRuleIsNamed) {
  const double nan = std::nan(""), inf = std::numeric_limits<double>::infinity();
  const std::string scale = "softmax_scale: is finite and > 0; got ";
  const std::string example = "; accepted: 1/sqrt(head_dim_qk), for example";
  const std::vector<BadCase> cases{
      {"q: every size is >= 0; got [2, -1, 6, 16]; accepted: [batch, seqlen, heads, dim]",
       [](AttentionProblem& p) { p.q.size[1] = -1; }},
      {"k: heads and dim are >= 1; got [2, 7, 0, 16]; accepted: [batch, seqlen, heads, dim]",
       [](AttentionProblem& p) { p.k.size[2] = 0; }},
      {"v: heads and dim are >= 1; got [2, 7, 3, 0]; accepted: [batch, seqlen, heads, dim]",
       [](AttentionProblem& p) { p.v.size[3] = 0; }},
      {"v: the last dimension is contiguous; got stride 2; accepted: stride 1",
       [](AttentionProblem& p) { p.v.stride[3] = 2; }},
      {"k: data is not null; got null; accepted: a pointer to the first element",
       [](AttentionProblem& p) { p.k.data = nullptr; }},
      {"k: batch equals q's; got 3; accepted: 2", [](AttentionProblem& p) { p.k.size[0] = p.v.size[0] = 3; }},
      {"v: batch equals k's; got 1; accepted: 2", [](AttentionProblem& p) { p.v.size[0] = 1; }},
      {"v: seqlen equals k's; got 6; accepted: 7", [](AttentionProblem& p) { p.v.size[1] = 6; }},
      {"v: heads equal k's; got 1; accepted: 3", [](AttentionProblem& p) { p.v.size[2] = 1; }},
      {"k: dim equals q's; got 15; accepted: 16", [](AttentionProblem& p) { p.k.size[3] = 15; }},
      {"q: heads are a multiple of k's heads; got 7 and 3; accepted: heads_q % heads_kv == 0",
       [](AttentionProblem& p) { p.q.size[2] = 7; }},
      {scale + "0" + example, [](AttentionProblem& p) { p.softmax_scale = 0.0; }},
      {scale + "-1" + example, [](AttentionProblem& p) { p.softmax_scale = -1.0; }},
      {scale + "nan" + example, [nan](AttentionProblem& p) { p.softmax_scale = nan; }},
      {scale + "inf" + example, [inf](AttentionProblem& p) { p.softmax_scale = inf; }},
  };
  for (const BadCase& bad : cases) {
    AttentionProblem p = valid_problem();
    bad.spoil(p);
    EXPECT_EQ(message(validate(p)), bad.message);
    ASSERT_FALSE(violations(p).empty());
    EXPECT_EQ(violations(p).front().code, ErrorCode::kBadInput);
  }
}

TEST(AttentionProblem, AllBrokenRulesAreListed) {
  AttentionProblem p = valid_problem();
  p.k.size[3] = 15;
  p.softmax_scale = 0.0;
  const std::vector<Error> found = violations(p);
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[0].message, "k: dim equals q's; got 15; accepted: 16");
}

TEST(AttentionProblem, EmptyBatchesAndSequencesAreValid) {
  for (const int axis : {0, 1}) {
    AttentionProblem p = valid_problem();
    for (AnyView* view : {&p.q, &p.k, &p.v}) {
      view->size[static_cast<std::size_t>(axis)] = 0;
      view->data = nullptr;
    }
    EXPECT_EQ(message(validate(p)), "");
    AnyView out = valid_output();
    out.size[static_cast<std::size_t>(axis)] = 0;
    out.data = nullptr;
    EXPECT_EQ(message(validate_output(p, out)), "");
  }
}

TEST(AttentionProblem, InputStridesMayBroadcastOverlapAndRunBackwards) {
  for (const Index stride : {Index{0}, Index{1}, Index{3}, Index{-96}, Index{1} << 40}) {
    AttentionProblem p = valid_problem();
    for (std::size_t axis = 0; axis < 3; ++axis) p.k.stride[axis] = stride;
    EXPECT_EQ(message(validate(p)), "") << stride;
  }
}

TEST(AttentionProblem, StridesOfSingleElementAxesMeanNothing) {
  AttentionProblem p = valid_problem();
  for (AnyView* view : {&p.q, &p.k, &p.v}) {
    view->size = {1, 1, 1, 1};
    view->stride = {kMax, kMin, 77, -5};
  }
  EXPECT_EQ(message(validate(p)), "");
  AnyView out = p.v;
  EXPECT_EQ(message(validate_output(p, out)), "");
}

TEST(AttentionProblem, ElementCountBeyond63BitsIsRefused) {
  AttentionProblem p = valid_problem();
  p.q.size[1] = kMax / (2 * 6 * 16);
  p.q.stride = {0, 0, 0, 1};
  EXPECT_EQ(message(validate(p)), "");
  ++p.q.size[1];
  EXPECT_EQ(message(validate(p)),
            "q: the number of elements fits in 63 bits; got [2, 48038396025285291, 6, 16]; "
            "accepted: smaller sizes");
}

// 4 bytes an element, 2 batch entries: the last element, 6 rows, 2 heads and 15 elements on, must end below 2^63 bytes.
TEST(AttentionProblem, OffsetsBeyond63BitsAreRefused) {
  AttentionProblem p = valid_problem();
  const Index rest = 6 * p.k.stride[1] + 2 * p.k.stride[2] + 15 + 1;
  const Index largest = kMax / 4 - rest;
  for (const Index sign : {1, -1}) {
    p.k.stride[0] = sign * largest;
    EXPECT_EQ(message(validate(p)), "");
    p.k.stride[0] = sign * (largest + 1);
    EXPECT_NE(message(validate(p)).find("k: every offset in bytes fits in 63 bits; got f32 [2, 7, 3, 16] strides ["),
              std::string::npos)
        << message(validate(p));
  }
  for (const Index stride : {kMax, kMin}) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
      p = valid_problem();
      p.v.stride[axis] = stride;
      EXPECT_NE(message(validate(p)).find("v: every offset in bytes"), std::string::npos) << stride << " " << axis;
    }
  }
}

TEST(AttentionProblem, ScaleAndMeanOffsetsBeyond63BitsAreRefused) {
  const float one = 1.0F;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    AttentionProblem p = valid_problem();
    p.k_descale.data = &one;
    p.k_descale.stride[axis] = kMax / 4;
    EXPECT_NE(message(validate(p)).find("k_descale: every offset in bytes fits in 63 bits; got strides ["),
              std::string::npos);
    p.k_descale.data = nullptr;  // strides of what is not there
    EXPECT_EQ(message(validate(p)), "");
  }
  AttentionProblem p = valid_problem();
  p.v_mean = {&one, kMin, 8};
  EXPECT_EQ(message(validate(p)),
            "v_mean: every offset in bytes fits in 63 bits; got strides [-9223372036854775808, 8]; accepted: smaller "
            "strides");
}

TEST(AttentionOutput, SizeIsThatOfQWithTheDimOfV) {
  AnyView out = valid_output();
  out.size[2] = 3;
  EXPECT_EQ(message(validate_output(valid_problem(), out)),
            "out: size is q's with v's dim; got [2, 5, 3, 8]; accepted: [2, 5, 6, 8]");
  out = valid_output();
  out.data = nullptr;
  EXPECT_NE(message(validate_output(valid_problem(), out)).find("out: data is not null"), std::string::npos);
}

TEST(AttentionProblem, TensorsWithoutRowsMayClaimAnyBatch) {
  AttentionProblem problem = valid_problem();
  for (AnyView* view : {&problem.q, &problem.k, &problem.v}) view->size[0] = Index{1} << 40, view->size[1] = 0;
  EXPECT_TRUE(sequences(problem).empty());
}

TEST(AttentionOutput, PermutedPaddedAndReversedLayoutsAreServed) {
  const std::vector<Index4> strides{{240, 8, 40, 1}, {480, 96, 16, 1}, {8, 96, 16, 1}, {240, -48, 8, 1}};
  for (const Index4& stride : strides) {
    AnyView out = valid_output();
    out.stride = stride;
    EXPECT_EQ(message(validate_output(valid_problem(), out)), "") << describe(stride);
  }
}

TEST(AttentionOutput, SharedElementsAreRefused) {
  const std::vector<Index4> strides{{0, 48, 8, 1}, {240, 0, 8, 1}, {240, 48, 7, 1}, {240, 40, 8, 1}, {239, 48, 8, 1}};
  for (const Index4& stride : strides) {
    AnyView out = valid_output();
    out.stride = stride;
    EXPECT_NE(message(validate_output(valid_problem(), out)).find("out: no two elements share memory"),
              std::string::npos)
        << describe(stride);
  }
}

// 8Mi tokens of 64 heads: nothing of this fits in 32 bits. The memory is never touched.
TEST(AttentionProblem, OffsetsAtEightMiTokens) {
  constexpr Index kTokens = Index{8} << 20;
  AttentionProblem p = valid_problem();
  const auto view = [&](Index heads) {
    const Index4 size{2, kTokens, heads, 128};
    return AnyView{p.q.data, DType::kF32, size, contiguous_strides(size)};
  };
  p.q = view(64);
  p.k = p.v = view(8);
  EXPECT_TRUE(validate(p)) << message(validate(p));
  EXPECT_EQ(p.q.stride, (Index4{kTokens * 8192, 8192, 128, 1}));
  const View<const float> rows = p.q.as<float>();
  const auto bytes = reinterpret_cast<std::uintptr_t>(rows.row(1, kTokens - 1, 63)) -
                     reinterpret_cast<std::uintptr_t>(rows.row(0, 0, 0));
  EXPECT_EQ(bytes, sizeof(float) * static_cast<std::uintptr_t>(2 * kTokens * 8192 - 128));
}

}  // namespace
}  // namespace leanfa::support
