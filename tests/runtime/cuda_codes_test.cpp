// Each code of P on a CUDA device, against the definition's. Codes do not leave a kernel, but V can show them: where it
// is the identity in one key block and 0 elsewhere, output d of a row is the weight of that block's key d. Two codes
// are 1/16 apart or more, BF16 rounds by 2^-9, and the row sum is cut by 2^-12, so that a code that differs is seen.
// Scores are exact: q and k are multiples of 1/2 up to 1, whose sums fit the products' 14 bits.
#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "runtime/cuda_backend.hpp"

namespace leanfa::runtime {
namespace {

using support::Shape;
using support::TestProblem;

constexpr Index kBlockKeys = 128;

class CudaCodes : public MethodOnDevice {
 protected:
  // The identity in `block`, scaled: int8 methods quantise V, and take its largest value for their scale.
  static void show_block(support::Tensor& v, Index keys, Index block) {
    v.fill(0.0);
    for (Index d = 0; d < kBlockKeys && block * kBlockKeys + d < keys; ++d) v.set(0, block * kBlockKeys + d, 0, d, 1.0);
  }

  TestProblem problem_of(const Shape& s, DType dtype) const {
    TestProblem problem = support::make_problem(s, dtype);
    support::Random random(21);
    const auto fill = [&](support::Tensor& tensor, Index rows, Index heads) {
      for (Index row = 0; row < rows; ++row)
        for (Index h = 0; h < heads; ++h)
          for (Index d = 0; d < s.dim_qk; ++d)
            tensor.set(0, row, h, d, 0.5 * (static_cast<double>(random.below(5)) - 2));
    };
    fill(problem.q, s.seqlen_q, s.heads_q);
    fill(problem.k, s.seqlen_k, s.heads_kv);
    problem.problem.softmax_scale = 0.2;  // of scores of 5.7 (6.9 at 192): 1.6 binades
    return problem;
  }

  void expect_the_definitions_codes(const AttentionProblem& p, const Shape& s) const {
    const auto got = run_on_device(p, method_, SplitRule::kNever);
    std::vector<float> out(static_cast<std::size_t>(s.seqlen_q * s.heads_q * s.dim_v));
    const auto want = contiguous_view(out.data(), {1, s.seqlen_q, s.heads_q, s.dim_v});
    ASSERT_TRUE(cpu::attention_fwd(p, as_the_kernels(method_), want, LseView<float>{}));
    std::size_t different = 0, weights = 0;
    got.each_row([&](Index b, Index row, Index h) {
      for (Index d = 0; d < s.dim_v; ++d) {
        const auto weight = static_cast<double>(want.row(b, row, h)[d]);
        weights += weight > 0.0;
        different += !(std::fabs(got.out_at(b, row, h, d) - weight) <= weight / 50);
      }
    });
    EXPECT_GT(weights, 1000U);  // of the last rows that see the last block
    // exact P rounds an exponential that the device has to 2^-22: at the middle between two codes it may take the
    // other.
    EXPECT_LE(different, method_.p == PCode::kExact ? weights / 10000 : 0) << "of " << weights;
  }
};

TEST_P(CudaCodes, AreTheDefinitions) {
  for (const bool causal : {false, true}) {
    const Shape s = shape({.seqlen_q = 300, .seqlen_k = 300, .heads_q = 2, .heads_kv = 1, .causal = causal});
    const bool integers = method_.format == InputFormat::kInt8;
    TestProblem problem = problem_of(s, integers ? DType::kF32 : DType::kE4M3FN);
    for (Index block = 0; block < 3; ++block) {
      SCOPED_TRACE(testing::Message() << (causal ? "causal" : "full") << ", block " << block);
      show_block(problem.v, s.seqlen_k, block);
      if (!integers) {
        expect_the_definitions_codes(problem.problem, s);
      } else {
        const auto quantised = quantise_problem(problem.problem, method_);
        ASSERT_TRUE(quantised.has_value()) << quantised.error().message;
        expect_the_definitions_codes(quantised->problem(), s);
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(
    Methods, CudaCodes,
    testing::Values(MethodCase{"e4m3/lean/window", {128, 128}}, MethodCase{"e4m3/lean/window", {192, 128}},
                    MethodCase{"e4m3/lean/window+t8", {128, 128}},  // moves often
                    MethodCase{"e4m3/lean/anchor", {128, 128}}, MethodCase{"e4m3/lean/anchor", {192, 128}},
                    MethodCase{"e4m3/lean/sticky", {128, 128}}, MethodCase{"e4m3/lean2/anchor", {128, 128}},
                    MethodCase{"e4m3/exact/anchor", {128, 128}}, MethodCase{"int8/shift/anchor+rot", {128, 128}},
                    MethodCase{"int8/shift/window+rot", {192, 128}}),
    name_of_case);

}  // namespace
}  // namespace leanfa::runtime
