// Keys in ranges on a CUDA device, whose outputs are merged: the CPU's method +splitsN is what comes out.
#include <gtest/gtest.h>

#include "runtime/cuda_backend.hpp"

namespace leanfa::runtime {
namespace {

using support::describe;
using support::Shape;

class CudaAttentionSplit : public MethodOnDevice {
 protected:
  [[nodiscard]] Method into(int ranges) const {
    Method method = method_;
    method.splits = ranges;
    return method;
  }
  // By a rule: in as many ranges on the CPU.
  void expect_as_the_cpu(const Shape& s, SplitRule rule, int at_least) {
    SCOPED_TRACE(describe(s));
    const Given given(method_, s, 5);
    const int ranges = ranges_of(given.problem(), method_, rule);
    EXPECT_GE(ranges, at_least);
    DistanceToCpu distance(method_, as_the_kernels(into(ranges)));
    distance.add(given.problem(), run_on_device(given.problem(), method_, rule));
    distance.expect_small();
  }
};

TEST_P(CudaAttentionSplit, NamedRangesAsTheCpu) {
  for (const int ranges : {2, 3, 7}) {
    const Method method = into(ranges);
    DistanceToCpu distance(method);
    for (const Index group : {1, 3, 8})
      for (const Index seqlen_q : {1, 16, 310})
        for (const Index seqlen_k : {1, 127, 300, 1100})
          for (const bool causal : {false, true}) {
            if (HasFailure()) return;
            const Shape s =
                shape({.seqlen_q = seqlen_q, .seqlen_k = seqlen_k, .heads_q = group, .heads_kv = 1, .causal = causal});
            SCOPED_TRACE(describe(s) + " in " + std::to_string(ranges));
            const Given given(method, s, static_cast<std::uint64_t>(group + seqlen_q));
            distance.add(given.problem(), run_on_device(given.problem(), method));
          }
    distance.expect_small();
  }
}

TEST_P(CudaAttentionSplit, RangesByShapeAsTheCpu) {
  expect_as_the_cpu(shape({.seqlen_q = 1, .seqlen_k = 33000, .heads_q = 4, .heads_kv = 1}), SplitRule::kByShape, 8);
  expect_as_the_cpu(shape({.seqlen_q = 16, .seqlen_k = 33000, .heads_q = 8, .heads_kv = 1, .causal = true}),
                    SplitRule::kByShape, 8);
  for (const Index seqlen_q : {3, 64, 100, 128})
    expect_as_the_cpu(
        shape({.seqlen_q = seqlen_q, .seqlen_k = 4096, .heads_q = 8, .heads_kv = 2, .causal = seqlen_q != 64}),
        SplitRule::kByShape, 2);
  // Rows from one key to all: the later ranges of the first tiles are empty.
  expect_as_the_cpu(shape({.seqlen_q = 4200, .seqlen_k = 4200, .causal = true}), SplitRule::kByShape, 2);
}

TEST_P(CudaAttentionSplit, RangesByTilesAsTheCpu) {
  expect_as_the_cpu(shape({.batch = 3, .seqlen_q = 5, .seqlen_k = 4096, .heads_q = 4, .heads_kv = 2}),
                    SplitRule::kByTiles, 4);
}

TEST_P(CudaAttentionSplit, NeverIsOneRange) {
  const Shape s = shape({.seqlen_q = 5, .seqlen_k = 4096, .heads_q = 2, .heads_kv = 1});
  const Given given(method_, s);
  EXPECT_EQ(ranges_of(given.problem(), method_, SplitRule::kNever), 1);
  DistanceToCpu distance(method_);
  distance.add(given.problem(), run_on_device(given.problem(), method_, SplitRule::kNever));
  distance.expect_small();
}

TEST_P(CudaAttentionSplit, BatchInvariance) {
  const Shape s = shape({.batch = 5, .seqlen_q = 16, .seqlen_k = 4500, .heads_q = 8, .heads_kv = 1, .causal = true});
  const Given given(method_, s);
  const AttentionProblem problem = given.problem();
  EXPECT_GT(ranges_of(problem, method_), 1);
  const auto together = run_on_device(problem, method_);
  for (int repeat = 0; repeat < 10; ++repeat)
    EXPECT_TRUE(run_on_device(problem, method_).same_bits(together)) << "repeat " << repeat;
  for (Index b = 0; b < s.batch; ++b) {
    AttentionProblem alone = problem;
    for (AnyView* view : {&alone.q, &alone.k, &alone.v}) {
      view->data =
          static_cast<const std::byte*>(view->data) + b * view->stride[0] * static_cast<Index>(size_bytes(view->dtype));
      view->size[0] = 1;
    }
    for (ScaleView* scale : {&alone.q_descale, &alone.k_descale, &alone.v_descale})
      if (scale->data != nullptr) scale->data += b * scale->stride[0];
    const auto one = run_on_device(alone, method_);
    one.each_row([&](Index, Index row, Index h) {
      if (HasFailure()) return;
      EXPECT_TRUE(one.same_row(together, 0, row, h, b, row)) << b << " " << row << " " << h;
    });
  }
}

TEST_P(CudaAttentionSplit, EachHeadAsAlone) {
  const Method method = into(3);
  const Given given(
      method, shape({.batch = 2, .seqlen_q = 17, .seqlen_k = 1000, .heads_q = 12, .heads_kv = 3, .causal = true}));
  expect_each_head_as_alone(given.problem(), method, run_on_device(given.problem(), method));
}

// Ranges of a block each: the sink keys alone, and the rest of their 128.
TEST_P(CudaAttentionSplit, RangesOfSinkKeys) {
  if (!is_eight_bit(method_.format)) GTEST_SKIP() << "bf16 has no sink keys";
  for (const Index sinks : {2, 127}) {
    Method method = into(5);
    method.block_n = 128;
    method.sink_keys = sinks;
    DistanceToCpu distance(method);
    const Given given(method, shape({.seqlen_q = 40, .seqlen_k = 500, .heads_q = 4, .heads_kv = 2, .causal = true}));
    distance.add(given.problem(), run_on_device(given.problem(), method));
    distance.expect_small();
  }
}

// Added to the merged rows: once, and not to those that see no key.
TEST_P(CudaAttentionSplit, ExtrasAreAddedOnce) {
  if (!is_eight_bit(method_.format)) GTEST_SKIP() << "bf16 has none";
  constexpr Index kHeads = 4, kRows = 310;
  const Method method = into(2);
  const Given given(
      method,
      shape({.batch = 2, .seqlen_q = kRows, .seqlen_k = 300, .heads_q = kHeads, .heads_kv = 2, .causal = true}));
  AttentionProblem problem = given.problem();
  std::vector<float> offsets(2 * kRows * kHeads), mean(2 * 2 * 128);
  for (std::size_t i = 0; i < offsets.size(); ++i) offsets[i] = static_cast<float>(i % 1000) * 0.01F;
  for (std::size_t i = 0; i < mean.size(); ++i) mean[i] = static_cast<float>(i % 97) * 0.1F - 4.0F;
  problem.lse_offset = {offsets.data(), {kRows * kHeads, kHeads, 1}};
  problem.v_mean = {mean.data(), 2 * 128, 128};
  DistanceToCpu distance(method);
  distance.add(problem, run_on_device(problem, method));
  distance.expect_small();
}

TEST_P(CudaAttentionSplit, OnesGiveOne) {
  if (method_.format == InputFormat::kInt8) GTEST_SKIP() << "values are quantised";
  for (const bool causal : {false, true}) {
    support::TestProblem problem =
        support::make_problem(shape({.seqlen_q = 20, .seqlen_k = 10000, .heads_q = 2, .causal = causal}),
                              is_eight_bit(method_.format) ? DType::kE4M3FN : DType::kBF16);
    problem.v.fill(1.0);
    EXPECT_GT(ranges_of(problem.problem, method_), 1);
    const auto got = run_on_device(problem.problem, method_);
    got.each_row([&](Index b, Index row, Index h) {
      for (Index d = 0; d < got.size()[3] && !HasFailure(); ++d) EXPECT_EQ(got.out_at(b, row, h, d), 1.0) << row;
    });
  }
}

// A NaN in one range makes the rows that see it NaN, and no others.
TEST_P(CudaAttentionSplit, NonFiniteInputsAreNotLost) {
  if (method_.format == InputFormat::kInt8) GTEST_SKIP() << "int8 has none";
  const Method method = into(4);
  const Shape s = shape({.seqlen_q = 600, .seqlen_k = 600, .heads_q = 4, .heads_kv = 2, .causal = true});
  const DType dtype = is_eight_bit(method_.format) ? DType::kE4M3FN : DType::kBF16;
  const auto clean = run_on_device(support::make_problem(s, dtype).problem, method);
  for (int tensor = 0; tensor < 3; ++tensor) {
    support::TestProblem problem = support::make_problem(s, dtype);
    constexpr Index kRow = 300;  // at the start of its block's rows: 256 .. 383
    (tensor == 0 ? problem.q : tensor == 1 ? problem.k : problem.v).set(0, kRow, 1, 77, std::nan(""));
    const auto got = run_on_device(problem.problem, method);
    got.each_row([&](Index b, Index row, Index h) {
      if (HasFailure()) return;
      const bool same_head = tensor == 0 ? h == 1 : h / 2 == 1;
      const bool sees = same_head && (tensor == 0 ? row == kRow : row >= kRow);
      const bool same_block = same_head && tensor != 0 && row >= kRow / 128 * 128;
      if (sees) {
        EXPECT_TRUE(std::isnan(got.out_at(b, row, h, tensor == 2 ? 77 : 0))) << tensor << " " << row << " " << h;
      } else if (!same_block) {
        EXPECT_TRUE(got.same_row(clean, b, row, h, b, row)) << tensor << " " << row << " " << h;
      }
    });
  }
}

INSTANTIATE_TEST_SUITE_P(
    Methods, CudaAttentionSplit,
    testing::Values(MethodCase{"e4m3/lean/window", {128, 128}}, MethodCase{"e4m3/lean/window", {192, 128}},
                    MethodCase{"e4m3/lean/anchor+sink2", {128, 128}}, MethodCase{"e4m3/lean/window+sink1", {128, 128}},
                    MethodCase{"int8/shift/window+rot", {128, 128}}, MethodCase{"int8/shift/anchor+rot", {192, 128}},
                    MethodCase{"bf16/exact/running", {128, 128}}, MethodCase{"bf16/exact/running", {192, 128}}),
    name_of_case);

}  // namespace
}  // namespace leanfa::runtime
