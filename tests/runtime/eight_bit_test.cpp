// leanfa_attention_forward on e4m3fn and int8 inputs: the results of the method kernel, rounded once to bf16.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

#include "cpu/method_attention.hpp"
#include "numerics/quantise.hpp"
#include "runtime/attention_call.hpp"

namespace leanfa::runtime_test {
namespace {

struct Expected {
  Tensor out{DType::kF32, {1, 1, 1, 1}};
  Tensor lse{DType::kF32, {1, 1, 1, 1}};
};

Expected module_result(const AttentionProblem& problem, const char* method) {
  const Index4 size{problem.q.batch(), problem.q.seqlen(), problem.q.heads(), problem.v.dim()};
  Expected expected{Tensor(DType::kF32, size), Tensor(DType::kF32, {1, size[0], size[2], size[1]})};
  auto* out = static_cast<float*>(const_cast<void*>(expected.out.view().data));
  auto* lse = static_cast<float*>(const_cast<void*>(expected.lse.view().data));
  const Status done = cpu::attention_fwd(problem, parse_method(method).value(), contiguous_view(out, size),
                                         LseView<float>{lse, size[1] * size[2], 1, size[1]});
  EXPECT_TRUE(done) << done.error().message;
  return expected;
}

void expect_result(const AttentionCall& call, const Expected& expected) {
  expect_same_bits(call.lse, expected.lse);
  if (call.out.dtype() == DType::kF32) return expect_same_bits(call.out, expected.out);
  expect_same_bits(call.out, expected.out.copy(Layout::kBSHD, DType::kBF16));
}

TEST(EightBit, E4m3EqualsTheModuleInBothOutputTypes) {
  for (const DType output : {DType::kF32, DType::kBF16})
    for (const Layout layout : {Layout::kBSHD, Layout::kBHSD, Layout::kPaddedRows}) {
      AttentionCall call(DType::kE4M3FN, {.batch = 2, .seqlen_q = 33, .seqlen_k = 70}, output, 5, layout);
      call.desc.causal = 1;
      const Outcome outcome = call.run();
      ASSERT_EQ(outcome.status, LEANFA_OK) << outcome.message;
      expect_result(call, module_result(call.problem(), "e4m3/lean/anchor"));
      call.expect_canaries();
    }
}

TEST(EightBit, NamedMethodsAreTheModules) {
  for (const char* method : {"e4m3/exact/block+t0", "e4m3/lean2/anchor", "e4m3/exact/running+unrounded", "fa3"}) {
    AttentionCall call(DType::kE4M3FN, {.seqlen_q = 20, .seqlen_k = 130}, DType::kBF16);
    call.desc.method = method;
    const Outcome outcome = call.run();
    ASSERT_EQ(outcome.status, LEANFA_OK) << outcome.message;
    expect_result(call, module_result(call.problem(), method));
  }
}

TEST(EightBit, WorkspaceOnlyForBf16Output) {
  AttentionCall wide(DType::kE4M3FN, {}, DType::kF32);
  AttentionCall narrow(DType::kE4M3FN, {}, DType::kBF16);
  std::size_t bytes = 1;
  ASSERT_EQ(leanfa_workspace_size(&wide.desc, &bytes, nullptr, 0), LEANFA_OK);
  EXPECT_EQ(bytes, 0U);
  ASSERT_EQ(leanfa_workspace_size(&narrow.desc, &bytes, nullptr, 0), LEANFA_OK);
  EXPECT_EQ(bytes, 5U * 4U * 8U * sizeof(float));
}

// int8 Q and K with q_shift: the same bits as the quantiser's own problem, whose q_descale says the same in floats.
TEST(EightBit, ShiftQueryTakesItsExponents) {
  const Shape shape{.batch = 2, .seqlen_q = 9, .seqlen_k = 70, .dim_qk = 64, .dim_v = 64};
  AttentionCall wide(DType::kF32, shape);
  const auto method = parse_method("int8/shift/anchor+kmean+vmean").value();
  const auto made = quantise_problem(wide.problem(), method);
  ASSERT_TRUE(made) << made.error().message;
  const Expected expected = module_result(made->problem(), "int8/shift/anchor+kmean+vmean");

  AttentionCall call(DType::kI8, shape, DType::kF32);
  const AttentionProblem p = made->problem();
  call.desc.q.data = const_cast<void*>(p.q.data);
  call.desc.k.data = const_cast<void*>(p.k.data);
  call.desc.v.data = const_cast<void*>(p.v.data);
  call.desc.method = "int8/shift/anchor+kmean+vmean";
  const auto scales = [](const PackedTensor& packed) {
    return std::vector<float>(packed.scales.span().begin(), packed.scales.span().end());
  };
  const std::vector<float> k_scale = scales(*made->k());
  const std::vector<float> v_scale = scales(*made->v());
  const std::vector<float> mean(made->v()->mean.span().begin(), made->v()->mean.span().end());
  call.desc.k_descale = float_tensor(k_scale, {2, 2});
  call.desc.v_descale = float_tensor(v_scale, {2, 2});
  call.desc.v_mean = float_tensor(mean, {2, 2, 64});
  const auto shifts = made->q_shift();
  call.desc.q_shift = {.data = const_cast<std::int8_t*>(shifts.data),
                       .dtype = LEANFA_I8,
                       .ndim = 3,
                       .size = {2, 9, 4},
                       .stride = {36, 4, 1}};
  // lse_offset is [batch, heads, rows] at the interface: strides say where the quantiser put it.
  call.desc.lse_offset = {.data = const_cast<float*>(p.lse_offset.data),
                          .dtype = LEANFA_F32,
                          .ndim = 3,
                          .size = {2, 4, 9},
                          .stride = {36, 1, 4}};
  const Outcome outcome = call.run();
  ASSERT_EQ(outcome.status, LEANFA_OK) << outcome.message;
  expect_result(call, expected);

  // Without the exponents the per-token scales say the same.
  call.desc.q_shift = {};
  const std::vector<float> q_scale = scales(*made->q());
  call.desc.q_descale = float_tensor(q_scale, {2, 9, 4});
  ASSERT_EQ(call.run().status, LEANFA_OK);
  expect_result(call, expected);
}

// leanfa.h: they are added; what is not finite shows where it is added and nowhere else.
TEST(EightBit, MeansAndOffsetsThatAreNotFinite) {
  AttentionCall call(DType::kE4M3FN);  // 4 query heads over 2, head dim 8
  std::vector<float> mean(2 * 8, 0.25F), offset(4 * 5, 1.0F);
  call.desc.v_mean = float_tensor(mean, {2, 8});
  call.desc.lse_offset = float_tensor(offset, {1, 4, 5});
  ASSERT_EQ(call.run().status, LEANFA_OK);
  std::vector<double> plain, plain_lse;
  call.out.each([&](Index b, Index s, Index h, Index d) { plain.push_back(call.out.at(b, s, h, d)); });
  call.lse.each([&](Index a, Index b, Index h, Index s) { plain_lse.push_back(call.lse.at(a, b, h, s)); });
  mean[8 + 3] = std::numeric_limits<float>::quiet_NaN();  // key head 1, channel 3
  mean[5] = std::numeric_limits<float>::infinity();       // key head 0, channel 5
  offset[2 * 5 + 4] = std::numeric_limits<float>::quiet_NaN();
  const Outcome outcome = call.run();
  ASSERT_EQ(outcome.status, LEANFA_OK) << outcome.message;
  std::size_t i = 0, j = 0;
  call.out.each([&](Index b, Index s, Index h, Index d) {
    const double got = call.out.at(b, s, h, d), before = plain[i++];
    const bool infinite = h < 2 && d == 5;
    EXPECT_EQ(std::isnan(got), h >= 2 && d == 3) << s << " " << h << " " << d;
    if (std::isnan(got)) return;
    EXPECT_EQ(got, infinite ? std::numeric_limits<double>::infinity() : before);
  });
  call.lse.each([&](Index a, Index b, Index h, Index s) {
    const double got = call.lse.at(a, b, h, s), before = plain_lse[j++];
    EXPECT_EQ(std::isnan(got), h == 2 && s == 4) << h << " " << s;
    if (std::isnan(got)) return;
    EXPECT_EQ(got, before);
  });
}

TEST(EightBit, ShiftExponentsOutOfRange) {
  AttentionCall call(DType::kI8);
  std::vector<std::int8_t> shifts(5 * 4, 8);
  call.desc.q_shift = {.data = shifts.data(), .dtype = LEANFA_I8, .ndim = 3, .size = {1, 5, 4}, .stride = {20, 4, 1}};
  ASSERT_EQ(call.run().status, LEANFA_OK);
  for (const int bad : {-1, 17, 127}) {
    shifts[13] = static_cast<std::int8_t>(bad);
    const Outcome outcome = call.run();
    EXPECT_EQ(outcome.status, LEANFA_BAD_INPUT);
    EXPECT_TRUE(outcome.says("q_shift") && outcome.says("row 3 of head 1")) << outcome.message;
  }
}

TEST(EightBit, ShiftExponentsAreOfShiftP) {
  AttentionCall call(DType::kE4M3FN);
  std::vector<std::int8_t> shifts(5 * 4, 8);
  call.desc.q_shift = {.data = shifts.data(), .dtype = LEANFA_I8, .ndim = 3, .size = {1, 5, 4}, .stride = {20, 4, 1}};
  call.expect_refused(LEANFA_BAD_INPUT, "q_shift", "shift P");
  AttentionCall both(DType::kI8);
  const std::vector<float> one{1.0F};
  both.desc.q_shift = call.desc.q_shift;
  both.desc.q_descale = float_tensor(one, {1});
  both.expect_refused(LEANFA_BAD_INPUT, "q_descale", "q_shift");
}

TEST(EightBit, TagsMustMatchTheMethod) {
  AttentionCall call(DType::kE4M3FN, {.dim_qk = 64});
  call.desc.k_tag = "e4m3fn/rows/hadamard";
  call.expect_refused(LEANFA_BAD_INPUT, "k_tag", "e4m3fn/rows/hadamard", "e4m3fn/rows/none");
  call.desc.method = "e4m3/lean/anchor+rot";
  EXPECT_EQ(call.query().status, LEANFA_OK);
  call.desc.q_tag = "e4m3fn/rows/none";
  call.expect_refused(LEANFA_BAD_INPUT, "q_tag", "e4m3fn/rows/none", "e4m3fn/rows/hadamard");
  call.desc.q_tag = "e4m3fn/rows/hadamard";
  call.desc.v_tag = "i8/rows/none";
  call.expect_refused(LEANFA_BAD_INPUT, "v_tag", "i8/rows/none", "e4m3fn/rows/none");
  call.desc.v_tag = "e4m3fn/sm90a_vt128/none";
  call.expect_refused(LEANFA_UNSUPPORTED, "rows layout");
  call.desc.v_tag = "nonsense";
  call.expect_refused(LEANFA_BAD_INPUT, "v_tag", "nonsense");
  call.desc.v_tag = "e4m3fn/rows/none";
  EXPECT_EQ(call.run().status, LEANFA_OK);
}

}  // namespace
}  // namespace leanfa::runtime_test
