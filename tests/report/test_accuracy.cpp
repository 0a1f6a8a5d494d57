// The lab itself: stages that must be zero are zero, errors that must agree agree, and nothing depends on threads.
#include "report/accuracy.hpp"
#include "report/device_method.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "report/accuracy_json.hpp"
#include "report/gaussian.hpp"
#include "report/head_selection.hpp"

namespace leanfa::report {
namespace {

std::vector<NamedMethod> methods(std::initializer_list<const char*> names) {
  std::vector<NamedMethod> result;
  for (const char* text : names) {
    const auto method = parse_method(text);
    EXPECT_TRUE(method) << text;
    result.push_back({text, *method});
  }
  return result;
}

constexpr GaussianShape kShape{
    .seqlen_q = 150, .seqlen_k = 150, .heads_q = 4, .heads_kv = 2, .head_dim_qk = 64, .head_dim_v = 32};

GaussianProblem gaussian(DType dtype = DType::kF32) {
  auto made = gaussian_problem(kShape, dtype, 7);
  EXPECT_TRUE(made);
  made->problem.causal = true;
  return std::move(*made);
}

LayerErrors measured(const AttentionProblem& problem, const std::vector<NamedMethod>& list,
                     const AccuracyOptions& options = {}) {
  auto layer = measure_layer(problem, list, options);
  EXPECT_TRUE(layer) << layer.error().message;
  return layer ? *layer : LayerErrors{};
}

TEST(Accuracy, AWideMethodOnItsOwnFormatRoundsNoInput) {
  const GaussianProblem made = gaussian(DType::kBF16);
  const LayerErrors layer = measured(made.problem, methods({"bf16/exact/running"}));
  const MethodErrors& m = layer.methods.at(0);
  EXPECT_EQ(m.stages->q, 0.0);
  EXPECT_EQ(m.stages->k, 0.0);
  EXPECT_EQ(m.stages->v, 0.0);
  EXPECT_EQ(m.kernel_rms, m.total_rms);
  // One rounding to 8 significant bits: at most half a step, 2^-9 relative, and not nothing.
  EXPECT_GT(m.stages->p, 0x1p-13);
  EXPECT_LT(m.stages->p, 0x1p-9);
  EXPECT_GT(m.stages->rest, 0x1p-13);
  EXPECT_LT(m.stages->rest, 0x1p-9);
  EXPECT_TRUE(m.codes.empty());
}

TEST(Accuracy, FloatAttentionIsRightToFloatArithmetic) {
  const GaussianProblem made = gaussian();
  const LayerErrors layer = measured(made.problem, methods({"f32/exact/running"}));
  // 150 keys and 64 dimensions of float32: sums of some hundred roundings of 2^-24.
  EXPECT_LT(layer.methods[0].kernel_rms, 200 * 0x1p-24);
  EXPECT_LT(layer.methods[0].stages->p, 1e-12);  // P not rounded, double throughout
}

// Inputs that e4m3fn holds exactly under their own dynamic scale: signed powers of two up to 448 / 2^k.
GaussianProblem exactly_representable() {
  GaussianProblem made = gaussian();
  for (auto* bytes : {&made.q, &made.k, &made.v}) {
    auto* values = reinterpret_cast<float*>(bytes->data());
    const Index count = bytes->size() / static_cast<Index>(sizeof(float));
    for (Index i = 0; i < count; ++i) values[i] = std::copysign(values[i] * values[i] > 1 ? 1.75F : 0.5F, values[i]);
  }
  return made;
}

TEST(Accuracy, WithExactInputsTheKernelErrorIsPsErrorAlone) {
  const GaussianProblem made = exactly_representable();
  const LayerErrors layer =
      measured(made.problem, methods({"e4m3/lean/anchor", "e4m3/exact/block+t0", "e4m3/exact/running+unrounded",
                                      "e4m3/lean2/sticky", "e4m3/lean/anchor+sink1"}));
  for (const MethodErrors& m : layer.methods) {
    EXPECT_EQ(m.stages->q, 0.0) << m.name;
    EXPECT_EQ(m.stages->k, 0.0) << m.name;
    EXPECT_EQ(m.stages->v, 0.0) << m.name;
    EXPECT_EQ(m.kernel_rms, m.total_rms) << m.name;
    EXPECT_GT(m.kernel_rms, 1e-3) << m.name;
    // Float scores may move a code that sits within 2^-20 of a midpoint; on 10^5 codes that is at most a few, each of
    // them one of a row's many equal errors.
    EXPECT_NEAR(m.kernel_rms, m.stages->p, 0.01 * m.stages->p) << m.name;
  }
}

TEST(Accuracy, RotationLeavesPsErrorAlone) {
  const GaussianProblem made = gaussian();
  const LayerErrors layer = measured(made.problem, methods({"e4m3/lean/anchor", "e4m3/lean/anchor+rot"}));
  EXPECT_EQ(layer.methods[0].stages->p, layer.methods[1].stages->p);
  EXPECT_EQ(layer.methods[0].stages->v, layer.methods[1].stages->v);
  EXPECT_NE(layer.methods[0].stages->q, layer.methods[1].stages->q);
}

TEST(Accuracy, CodesAreCountedOncePerVisibleKey) {
  const GaussianProblem made = gaussian();
  const LayerErrors layer = measured(made.problem, methods({"e4m3/lean/anchor", "int8/shift/anchor"}));
  for (const MethodErrors& m : layer.methods) {
    ASSERT_EQ(m.codes.size(), 128U);
    std::int64_t sum = 0;
    for (const std::int64_t count : m.codes) sum += count;
    EXPECT_EQ(sum, 4 * 150 * 151 / 2) << m.name;
    EXPECT_EQ(m.codes[127], 0) << m.name;
  }
}

TEST(Accuracy, HeadsAddUpToTheLayer) {
  const GaussianProblem made = gaussian();
  const MethodErrors all = measured(made.problem, methods({"e4m3/lean/anchor"})).methods[0];
  ASSERT_EQ(all.heads.size(), 4U);
  double low = INFINITY, high = 0.0;
  for (const HeadErrors& head : all.heads) low = std::min(low, head.kernel_rms), high = std::max(high, head.kernel_rms);
  EXPECT_LE(low, all.kernel_rms);
  EXPECT_GE(high, all.kernel_rms);
}

TEST(Accuracy, ASelectedHeadHasTheErrorsItHasAmongAll) {
  const GaussianProblem made = gaussian();
  const auto list = methods({"e4m3/lean/anchor", "int8/shift/anchor+rot"});
  const LayerErrors all = measured(made.problem, list, {.stages = false});
  EXPECT_FALSE(all.methods[0].stages);  // not measured is not zero
  const LayerErrors some = measured(made.problem, list, {.heads = {3, 1}, .stages = false});
  ASSERT_EQ(some.heads_q, 2);
  for (std::size_t m = 0; m < list.size(); ++m) {
    EXPECT_EQ(some.methods[m].heads[0].kernel_rms, all.methods[m].heads[3].kernel_rms);
    EXPECT_EQ(some.methods[m].heads[1].total_rms, all.methods[m].heads[1].total_rms);
  }
}

TEST(Accuracy, ThreadsChangeNothing) {
  const GaussianProblem made = gaussian();
  const auto list = methods({"e4m3/lean/anchor+kmean+vmean", "int8/shift/anchor+rot+kmean"});
  AccuracyReport one, three;
  one.layers = {measured(made.problem, list, {.threads = 1})};
  three.layers = {measured(made.problem, list, {.threads = 3})};
  one.layers[0].seconds = three.layers[0].seconds = 0.0;
  EXPECT_EQ(to_json(one), to_json(three));
}

TEST(Accuracy, ASinkRuinsTheFixedReferenceAndNotTheAnchor) {
  const GaussianProblem made = gaussian();
  const LayerErrors layer = measured(made.problem, methods({"e4m3/lean/sticky", "e4m3/lean/anchor"}),
                                     {.sink_binades = 24.0, .heads = {0}, .rows_from = 100, .stages = false});
  // 24 binades below the reference every code of sticky is 0 (its range is 15), so its output is 0: error 1.
  EXPECT_EQ(layer.methods[0].kernel_rms, 1.0);
  // The anchor loses only the 63 keys that share block 0 with the sink, of at least 101 that count equally on average:
  // root of 63/101.
  EXPECT_LT(layer.methods[1].kernel_rms, 0.79);
  EXPECT_EQ(layer.sink_binades, 24.0);
}

TEST(Accuracy, ProgressRisesFromZeroAndStaysBelowOne) {
  const GaussianProblem made = gaussian();
  double last = -1.0;
  AccuracyOptions options;
  options.progress = [&last](double fraction, std::string_view step) {
    EXPECT_GT(fraction, last);
    EXPECT_LT(fraction, 1.0);
    EXPECT_FALSE(step.empty());
    last = fraction;
  };
  (void)measured(made.problem, methods({"e4m3/lean/anchor", "e4m3/exact/block", "bf16/exact/running"}), options);
  EXPECT_GT(last, 0.5);
}

TEST(Accuracy, RefusesWhatItCannotMeasure) {
  const GaussianProblem made = gaussian();
  const auto list = methods({"e4m3/lean/anchor"});
  const auto code = [&](const AccuracyOptions& options) {
    const auto layer = measure_layer(made.problem, list, options);
    return layer ? std::string("accepted") : layer.error().message;
  };
  EXPECT_NE(code({.heads = {4}}).find("0..3"), std::string::npos);
  EXPECT_NE(code({.rows_from = 150}).find("0..149"), std::string::npos);
  AttentionProblem broken = made.problem;
  broken.softmax_scale = -1.0;
  EXPECT_FALSE(measure_layer(broken, list, {}));
}

TEST(Accuracy, ANanInTheInputsIsCountedAndNotHidden) {
  GaussianProblem made = gaussian();
  reinterpret_cast<float*>(made.k.data())[5] = NAN;  // key 0: every row sees it
  const LayerErrors layer = measured(made.problem, methods({"e4m3/lean/anchor"}), {.stages = false});
  // Kernel and reference agree on NaN: nothing finite is left of key head 0, and nothing differs.
  EXPECT_TRUE(std::isfinite(layer.methods[0].kernel_rms));
}

TEST(HeadSelection, GivesEachQueryHeadItsKeyHead) {
  const GaussianProblem made = gaussian();
  const std::vector<Index> heads{3, 0};
  const auto chosen = select_heads(made.problem, heads, true);
  ASSERT_TRUE(chosen);
  EXPECT_EQ(chosen->problem.k.heads(), 2);
  const auto source = made.problem.k.as<float>(), copy = chosen->problem.k.as<float>();
  EXPECT_EQ(copy.row(0, 9, 0)[5], source.row(0, 9, 1)[5]);
  EXPECT_EQ(copy.row(0, 9, 1)[5], source.row(0, 9, 0)[5]);
  const auto v = chosen->problem.v.as<float>();
  EXPECT_EQ(v.row(0, 0, 1)[3], 0.0F);
  EXPECT_EQ(v.row(0, 1, 1)[3], made.problem.v.as<float>().row(0, 1, 0)[3]);
}

TEST(Gaussian, IsReproducibleAndStandard) {
  const auto a = gaussian_problem(kShape, DType::kF32, 7), b = gaussian_problem(kShape, DType::kF32, 7),
             c = gaussian_problem(kShape, DType::kF32, 8);
  ASSERT_TRUE(a && b && c);
  const auto values = [](const GaussianProblem& p) { return reinterpret_cast<const float*>(p.q.data()); };
  const Index count = kShape.seqlen_q * kShape.heads_q * kShape.head_dim_qk;
  double sum = 0.0, squares = 0.0;
  Index different = 0;
  for (Index i = 0; i < count; ++i) {
    ASSERT_EQ(values(*a)[i], values(*b)[i]);
    different += values(*a)[i] != values(*c)[i] ? 1 : 0;
    sum += values(*a)[i];
    squares += values(*a)[i] * values(*a)[i];
  }
  const auto n = static_cast<double>(count);
  EXPECT_GT(different, count - 10);
  EXPECT_NEAR(sum / n, 0.0, 5.0 / std::sqrt(n));            // five standard deviations of the mean
  EXPECT_NEAR(squares / n, 1.0, 5.0 * std::sqrt(2.0 / n));  // and of the variance
  EXPECT_FALSE(gaussian_problem(kShape, DType::kE4M3FN, 1));
}

// The kernel's own output against double, where the CPU's model of it stands: within a tenth and the BF16 rounding.
TEST(OnDevice, AKernelErrsAsItsModelDoes) {
  const runtime::Device& device = runtime::device(runtime::DeviceKind::kGfx950Emu);
  if (!device.available()) GTEST_SKIP() << device.absent;
  auto made = gaussian_problem(
      {.seqlen_q = 200, .seqlen_k = 200, .heads_q = 2, .heads_kv = 1, .head_dim_qk = 128, .head_dim_v = 128},
      DType::kF32, 5);
  ASSERT_TRUE(made);
  made->problem.causal = true;
  for (const char* const text : {"e4m3/lean/anchor", "int8/shift/anchor+rot+kmean", "bf16/exact/running"}) {
    const std::vector<NamedMethod> methods{{text, *parse_method(text)}};
    AccuracyOptions options{.stages = false};
    const auto cpu = measure_layer(made->problem, methods, options);
    options.device = device.kind;
    const auto emulated = measure_layer(made->problem, methods, options);
    ASSERT_TRUE(cpu && emulated) << text << (emulated ? "" : emulated.error().message);
    EXPECT_NEAR(emulated->methods[0].kernel_rms, cpu->methods[0].kernel_rms, 0.1 * cpu->methods[0].kernel_rms + 0.003)
        << text;
    EXPECT_NE(emulated->methods[0].kernel_rms, cpu->methods[0].kernel_rms) << text;
    EXPECT_TRUE(emulated->methods[0].codes.empty());
  }
}

TEST(OnDevice, WhatItDoesNotServeIsNamed) {
  const runtime::Device& device = runtime::device(runtime::DeviceKind::kGfx950Emu);
  if (!device.available()) GTEST_SKIP() << device.absent;
  const std::vector<NamedMethod> methods{{"e4m3/lean/anchor", *parse_method("e4m3/lean/anchor")},
                                         {"fa3", *parse_method("fa3")}};
  const auto served = served_by(device.kind, methods, true);
  ASSERT_TRUE(served) << served.error().message;
  ASSERT_EQ(served->methods.size(), 1U);
  ASSERT_EQ(served->refused.size(), 1U);
  EXPECT_EQ(served->refused[0].name, "fa3");
  EXPECT_NE(served->refused[0].reason.find("has a kernel for gfx950"), std::string::npos) << served->refused[0].reason;
  auto made = gaussian_problem(
      {.seqlen_q = 8, .seqlen_k = 8, .heads_q = 1, .heads_kv = 1, .head_dim_qk = 128, .head_dim_v = 128}, DType::kF32,
      1);
  ASSERT_TRUE(made);
  const auto sink =
      measure_layer(made->problem, served->methods, {.device = device.kind, .sink_binades = 4.0, .stages = false});
  ASSERT_FALSE(sink);
  EXPECT_EQ(sink.error().code, ErrorCode::kUnsupported);
}

}  // namespace
}  // namespace leanfa::report
