// Query heads of a key head that share a row tile on a CUDA device, because the queries are few. What comes out is what
// each head gives alone, bit for bit, and what the CPU's kernel gives.
#include <gtest/gtest.h>

#include "runtime/cuda_backend.hpp"

namespace leanfa::runtime {
namespace {

using support::describe;
using support::Shape;

class CudaAttentionPacked : public MethodOnDevice {};

TEST_P(CudaAttentionPacked, AsTheCpu) {
  DistanceToCpu distance(method_);
  for (const Index group : {1, 2, 3, 4, 8, 12})
    for (const Index seqlen_q : {1, 3, 16, 64, 100, 128})
      for (const Index seqlen_k : {1, 127, 300})
        for (const bool causal : {false, true}) {
          if (HasFailure()) return;
          const Shape s =
              shape({.seqlen_q = seqlen_q, .seqlen_k = seqlen_k, .heads_q = group, .heads_kv = 1, .causal = causal});
          SCOPED_TRACE(describe(s));
          const Given given(method_, s, static_cast<std::uint64_t>(group + seqlen_q));
          distance.add(given.problem(), run_on_device(given.problem(), method_));
        }
  distance.expect_small();
}

TEST_P(CudaAttentionPacked, EachHeadAsAlone) {
  for (const auto& [group, heads_kv] : {std::pair<Index, Index>{2, 2}, {3, 1}, {8, 2}, {12, 1}, {64, 1}})
    for (const Index seqlen_q : {1, 17, 100, 300})
      for (const bool causal : {false, true}) {
        if (HasFailure() || (group == 64 && seqlen_q > 1) || (group > 3 && seqlen_q > 100)) continue;
        const Shape s = shape({.batch = 2,
                               .seqlen_q = seqlen_q,
                               .seqlen_k = 431,
                               .heads_q = group * heads_kv,
                               .heads_kv = heads_kv,
                               .causal = causal});
        SCOPED_TRACE(describe(s));
        const Given given(method_, s);
        expect_each_head_as_alone(given.problem(), method_, run_on_device(given.problem(), method_));
      }
}

TEST_P(CudaAttentionPacked, HeadsOfDifferentScalesStayApart) {
  const Shape s = shape({.batch = 2, .seqlen_q = 9, .seqlen_k = 300, .heads_q = 8, .heads_kv = 2, .causal = true});
  const Given given(method_, s);
  const AttentionProblem problem = given.with_scales_of_heads();
  const auto got = run_on_device(problem, method_);
  DistanceToCpu distance(method_);
  distance.add(problem, got);
  distance.expect_small();
  expect_each_head_as_alone(problem, method_, got);
}

// What is added per head and per token finds its row.
TEST_P(CudaAttentionPacked, ExtrasOfEachHead) {
  constexpr Index kHeads = 16, kRows = 21;
  const Shape s =
      shape({.batch = 2, .seqlen_q = kRows, .seqlen_k = 200, .heads_q = kHeads, .heads_kv = 2, .causal = true});
  const Given given(method_, s);
  AttentionProblem problem = given.problem();
  std::vector<float> offsets(2 * kRows * kHeads), mean(2 * 2 * 128);
  for (std::size_t i = 0; i < offsets.size(); ++i) offsets[i] = static_cast<float>(i) * 0.01F;
  for (std::size_t i = 0; i < mean.size(); ++i) mean[i] = static_cast<float>(i % 97) * 0.1F - 4.0F;
  problem.lse_offset = {offsets.data(), {kRows * kHeads, kHeads, 1}};
  problem.v_mean = {mean.data(), 2 * 128, 128};
  if (!is_eight_bit(method_.format)) problem.v_mean = {}, problem.lse_offset = {};
  const auto got = run_on_device(problem, method_);
  DistanceToCpu distance(method_);
  distance.add(problem, got);
  distance.expect_small();
  expect_each_head_as_alone(problem, method_, got);
}

// Layouts of q and out whose rows are far apart or heads first.
TEST_P(CudaAttentionPacked, LayoutsOfQueries) {
  if (method_.format == InputFormat::kInt8) GTEST_SKIP() << "quantised queries are in one layout";
  const Shape s = shape({.batch = 2, .seqlen_q = 19, .seqlen_k = 140, .heads_q = 8, .heads_kv = 1, .causal = true});
  const DType dtype = is_eight_bit(method_.format) ? DType::kE4M3FN : DType::kBF16;
  const auto plain = run_on_device(support::make_problem(s, dtype).problem, method_);
  for (const auto layout : {support::Layout::kBHSD, support::Layout::kPaddedRows})
    EXPECT_TRUE(run_on_device(support::make_problem(s, dtype, 1, layout).problem, method_).same_bits(plain));
}

TEST_P(CudaAttentionPacked, SequencesOfVaryingLength) {
  const std::vector<std::int32_t> cu_q{0, 5, 5, 12, 40, 41, 57, 60};
  const std::vector<std::int32_t> cu_k{0, 16, 32, 32, 352, 480, 496, 800};
  DistanceToCpu distance(method_);
  for (const Index group : {2, 3, 8})
    for (const bool causal : {false, true}) {
      if (HasFailure()) return;
      const Shape s = shape({.seqlen_q = 60, .seqlen_k = 800, .heads_q = 2 * group, .heads_kv = 2, .causal = causal});
      SCOPED_TRACE(describe(s));
      const Given given(method_, s, 3, cu_q, cu_k);
      const auto got = run_on_device(given.problem(), method_);
      distance.add(given.problem(), got);
      expect_each_head_as_alone(given.problem(), method_, got);
    }
  distance.expect_small();
}

INSTANTIATE_TEST_SUITE_P(
    Methods, CudaAttentionPacked,
    testing::Values(MethodCase{"e4m3/lean/window", {128, 128}}, MethodCase{"e4m3/lean/window", {192, 128}},
                    MethodCase{"e4m3/lean/anchor", {128, 128}}, MethodCase{"e4m3/lean/sticky+sink2", {128, 128}},
                    MethodCase{"e4m3/exact/anchor", {192, 128}}, MethodCase{"int8/shift/window+rot", {128, 128}},
                    MethodCase{"int8/shift/anchor+rot", {192, 128}}, MethodCase{"bf16/exact/running", {128, 128}},
                    MethodCase{"bf16/exact/running", {192, 128}}),
    name_of_case);

}  // namespace
}  // namespace leanfa::runtime
