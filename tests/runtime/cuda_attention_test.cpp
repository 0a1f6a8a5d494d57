// Attention on a CUDA device, through every kind of fault that users of attention kernels have reported, against exact
// attention and against the CPU's kernel of the same method. Skips where there is no device, and a method that this
// build's kernels do not serve yet, with their reason.
#include <gtest/gtest.h>

#include <cmath>
#include <optional>
#include <string>

#include "cpu/method_attention.hpp"
#include "numerics/quantise.hpp"
#include "runtime/cuda_backend.hpp"
#include "runtime/select.hpp"
#include "support/conformance.hpp"

namespace leanfa::runtime {
namespace {

using support::make_problem;
using support::RowFacts;
using support::Shape;
using support::TestProblem;

constexpr double kRoundoff = 0x1p-24;

// Hopper's FP8 products are summed with 14 bits: each 32 terms are added exactly, cut to 13 fraction bits of the
// largest.
constexpr double kFp8Sum = 0x1p-13;

// Relative error of a weight. P's own: half a code step for exact and lean2 (1/16; lean2's curve leaves 0.6%), 8% for
// lean's chord and rounding; or the bottom of the window, 2^-14 of the largest weight a key. Scores: their sums' bits.
double weight_bound(const Method& method, const RowFacts& row) {
  const double bits = is_eight_bit(method.format) ? kFp8Sum : kRoundoff * 32;
  const double scores =
      std::expm1(std::numbers::ln2 * static_cast<double>(row.dim_qk) / 32 * bits * row.magnitude) + 0x1p-20;
  if (!is_eight_bit(method.format)) return scores + 0x1p-8;
  const double rounding = method.p == PCode::kExact ? 1.0 / 16 : method.p == PCode::kLean2 ? 0.075 : 0.08;
  return scores + rounding + static_cast<double>(row.keys) * 0x1p-14;
}

double out_bound(const Method& method, const RowFacts& row) {
  const double products = is_eight_bit(method.format) ? 4 * kFp8Sum : 0.0;
  return row.v_max * (2 * weight_bound(method, row) + products + 0x1p-8) + support::out_bound(row, kRoundoff);
}

double lse_bound(const Method& method, const RowFacts& row) {
  return 1.1 * weight_bound(method, row) + support::lse_bound(row, 2 * kRoundoff);
}

support::Backend<BF16, float> backend(const Method& method, support::HeadDims dims = {},
                                      SplitRule split = SplitRule::kByShape) {
  return {.run = [method, split](const AttentionProblem& problem, View<BF16> out, LseView<float> lse,
                                 int) { return attend_rows(problem, method, out, lse, split); },
          .input = is_eight_bit(method.format) ? DType::kE4M3FN : DType::kBF16,
          .out_bound = [method](const RowFacts& row) { return out_bound(method, row); },
          .lse_bound = [method](const RowFacts& row) { return lse_bound(method, row); },
          .ones_bound = 0.0,
          .dims = dims,
          .key_alignment = is_eight_bit(method.format) ? 16 : 1};  // V^T permutes 16 keys (slot_of_key)
}

class CudaAttention : public MethodOnDevice {
 protected:
  [[nodiscard]] auto device() const { return backend(method_, dims()); }
};

TEST_P(CudaAttention, SweepOfLengths) { expect_correct(device(), support::sweep_shapes(dims())); }

TEST_P(CudaAttention, HeadRatiosAndIrregularShapes) {
  expect_correct(device(), support::head_ratio_shapes(dims()));
  expect_correct(device(), support::irregular_shapes(dims()));
}

TEST_P(CudaAttention, EveryTailOfTwoBlocksIsFinite) {
  for (Index n = 241; n <= 257; ++n)
    expect_correct(device(),
                   {shape({.seqlen_q = 3, .seqlen_k = n}), shape({.seqlen_q = n, .seqlen_k = n, .causal = true})});
}

TEST_P(CudaAttention, CausalPrefix) {
  const Shape s = shape({.batch = 3, .seqlen_q = 300, .seqlen_k = 331, .heads_q = 6, .heads_kv = 2, .causal = true});
  expect_causal_prefix(device(), s);
  expect_causal_prefix(device(), shape({.batch = 8, .seqlen_q = 2048, .seqlen_k = 2048, .heads_q = 8, .causal = true}));
}

TEST_P(CudaAttention, LayoutsAndRepeats) {
  const Shape s = shape({.batch = 3, .seqlen_q = 70, .seqlen_k = 331, .heads_q = 6, .heads_kv = 2, .causal = true});
  expect_layout_invariance(device(), s);
  expect_same_bits_again(device(), s, 100);
}

TEST_P(CudaAttention, BatchInvariance) {
  expect_batch_invariance(
      device(), shape({.batch = 3, .seqlen_q = 270, .seqlen_k = 431, .heads_q = 6, .heads_kv = 2, .causal = true}));
}

TEST_P(CudaAttention, Varlen) {
  if (const std::string why = refusal(method_, dims(), true); !why.empty()) GTEST_SKIP() << why;
  for (const bool causal : {false, true}) {
    expect_varlen(device(), causal);
    // Tiles and blocks of one sequence, more queries than keys, more keys than queries, and many short ones.
    expect_varlen(device(), causal, {0, 300, 301, 1001, 1001, 1131}, {0, 417, 433, 600, 1600, 2003});
    std::vector<std::int32_t> many{0};
    for (std::int32_t i = 0; i < 200; ++i) many.push_back(many.back() + i % 7);
    expect_varlen(device(), causal, many, many);
  }
}

// Keys and values of the sequences beside it share a sequence's blocks: not even their NaNs come through.
TEST_P(CudaAttention, SequencesDoNotSeeEachOther) {
  if (const std::string why = refusal(method_, dims(), true); !why.empty()) GTEST_SKIP() << why;
  const std::vector<std::int32_t> cu_q{0, 100, 250, 400}, cu_k{0, 101, 333, 500};
  for (const bool causal : {false, true}) {
    const Shape s = shape({.seqlen_q = 400, .seqlen_k = 500, .heads_q = 4, .heads_kv = 2, .causal = causal});
    TestProblem problem = make_problem(s, device().input);
    problem.problem.cu_seqlens_q = cu_q;
    problem.problem.cu_seqlens_k = cu_k;
    const auto clean = run(device(), problem.problem);
    for (Index key = 0; key < 500; ++key) {
      if (key >= 101 && key < 333) continue;
      for (Index h = 0; h < 2; ++h) {
        problem.k.set(0, key, h, 5, std::nan(""));
        problem.v.set(0, key, h, 7, std::nan(""));
      }
    }
    const auto got = run(device(), problem.problem);
    got.each_row([&](Index, Index row, Index h) {
      if (HasFailure() || row < 100 || row >= 250) return;
      EXPECT_TRUE(got.same_row(clean, 0, row, h, 0, row)) << row << " " << h;
    });
  }
}

// Needs address space on the host, and some 10 GB on the device. V^T of 8 bits is made on the host.
TEST_P(CudaAttention, StridesPastTwoToThe31) {
  expect_huge_row_stride(device(), (Index{1} << 31) + 16, !is_eight_bit(method_.format));
}

TEST_P(CudaAttention, OnesGiveOne) {
  for (const Index n : {1, 63, 64, 65, 127, 128, 129, 255, 257, 1000})
    for (const bool causal : {false, true})
      expect_ones(device(), shape({.seqlen_q = 128, .seqlen_k = n, .causal = causal}));
}

TEST_P(CudaAttention, OnesStayOneAtLongContext) {
  for (const SplitRule split : {SplitRule::kByShape, SplitRule::kNever})
    expect_ones(backend(method_, dims(), split), shape({.seqlen_q = 2, .seqlen_k = 131072}));
}

TEST_P(CudaAttention, HotKey) {
  for (const double g : {0.0, 1.0, 3.0, 6.0, 10.0, 14.0, 20.0}) {
    TestProblem problem = make_problem(shape({.seqlen_q = 1, .seqlen_k = 4096}), device().input);
    problem.q.fill(0.0);
    problem.k.fill(0.0);
    problem.v.fill(1.0);
    problem.q.set(0, 0, 0, 0, 1.0);
    problem.k.set(0, 1234, 0, 0, g);
    problem.problem.softmax_scale = std::numbers::ln2;
    const auto got = run(device(), problem.problem);
    for (Index d = 0; d < dims().v; ++d) EXPECT_EQ(got.out_at(0, 0, 0, d), 1.0) << g;
  }
}

// A row that sees a non-finite key or value is NaN; rows of other batch entries and heads keep their bits. Rows that
// process the key's block without seeing the key may be NaN too (docs/design/numerics.md).
TEST_P(CudaAttention, NonFiniteInputsAreNotLostAndDoNotSpread) {
  const Shape s = shape({.batch = 2, .seqlen_q = 300, .seqlen_k = 300, .heads_q = 4, .heads_kv = 2, .causal = true});
  const auto clean = run(device(), make_problem(s, device().input).problem);
  for (int tensor = 0; tensor < 3; ++tensor) {
    SCOPED_TRACE(tensor);
    TestProblem problem = make_problem(s, device().input);
    support::Tensor& target = tensor == 0 ? problem.q : (tensor == 1 ? problem.k : problem.v);
    constexpr Index kRow = 140;
    target.set(1, kRow, 1, 77, std::nan(""));
    const auto got = run(device(), problem.problem);
    got.each_row([&](Index b, Index row, Index h) {
      if (HasFailure()) return;
      const bool same_head = tensor == 0 ? h == 1 : h / 2 == 1;
      const bool sees = b == 1 && same_head && (tensor == 0 ? row == kRow : row >= kRow);
      const bool same_block = b == 1 && same_head && tensor != 0 && row >= kRow / 128 * 128;
      if (sees) {
        EXPECT_TRUE(std::isnan(got.out_at(b, row, h, tensor == 2 ? 77 : 0))) << b << " " << row << " " << h;
      } else if (!same_block) {
        EXPECT_TRUE(got.same_row(clean, b, row, h, b, row)) << b << " " << row << " " << h;
      }
    });
  }
}

// The CPU's kernel of the same method and key block: apart only by the sums' bits, so far less than P's rounding.
TEST_P(CudaAttention, CloseToTheCpusKernel) {
  for (const bool causal : {false, true}) {
    const Shape s =
        shape({.batch = 2, .seqlen_q = 200, .seqlen_k = 700, .heads_q = 4, .heads_kv = 2, .causal = causal});
    const TestProblem problem = make_problem(s, device().input, 7);
    const auto got = run(device(), problem.problem);
    Method method = method_;
    if (is_eight_bit(method.format)) method.block_n = 128;
    std::vector<float> out(static_cast<std::size_t>(2 * 200 * 4 * s.dim_v));
    const auto view = contiguous_view(out.data(), {2, 200, 4, s.dim_v});
    ASSERT_TRUE(cpu::attention_fwd(problem.problem, method, view, LseView<float>{}));
    double error = 0, norm = 0;
    got.each_row([&](Index b, Index row, Index h) {
      for (Index d = 0; d < s.dim_v; ++d) {
        const auto want = static_cast<double>(view.row(b, row, h)[d]);
        error += std::pow(got.out_at(b, row, h, d) - want, 2);
        norm += want * want;
      }
    });
    // BF16 output: 2^-9 / sqrt(3) each; and codes that the scores' 14 bits turn over, a few in a hundred by one step.
    EXPECT_LT(std::sqrt(error / norm), is_eight_bit(method.format) ? 0.012 : 0.004);
  }
}

INSTANTIATE_TEST_SUITE_P(
    Methods, CudaAttention,
    testing::Values(MethodCase{"e4m3/lean/anchor", {128, 128}}, MethodCase{"e4m3/lean/sticky", {128, 128}},
                    MethodCase{"e4m3/lean2/anchor", {128, 128}}, MethodCase{"e4m3/exact/anchor", {128, 128}},
                    MethodCase{"e4m3/lean/anchor+sink1", {128, 128}}, MethodCase{"e4m3/lean/anchor", {192, 128}},
                    MethodCase{"e4m3/lean/window", {128, 128}}, MethodCase{"e4m3/lean/window", {192, 128}},
                    MethodCase{"e4m3/lean/window+sink1", {128, 128}}, MethodCase{"bf16/exact/running", {128, 128}},
                    MethodCase{"bf16/exact/running", {192, 128}}),
    name_of_case);

// int8 Q and K with shift P: exact scores, so the CPU's kernel gives the same codes, also where sequences (which begin
// at multiples of 16 keys) have scales of their own.
void expect_the_cpus_codes(const std::string& text, const std::vector<std::int32_t>& cu_q,
                           const std::vector<std::int32_t>& cu_k) {
  // Products of 32 codes that are summed before a promotion, each sum cut to the accumulator's bits.
  const double sums = text.find("window") == std::string::npos ? 4 : 8;
  const Index batch = cu_q.empty() ? 2 : 1;
  for (const support::HeadDims dims : {support::HeadDims{128, 128}, support::HeadDims{192, 128}}) {
    Method method = parse_method(text).value();
    if (!cuda_absent().empty()) GTEST_SKIP() << cuda_absent();
    const Shape s{.batch = batch,
                  .seqlen_q = 300,
                  .seqlen_k = 500,
                  .heads_q = 4,
                  .heads_kv = 2,
                  .dim_qk = dims.qk,
                  .dim_v = dims.v,
                  .causal = true};
    TestProblem wide = make_problem(s, DType::kF32, 5);
    wide.problem.cu_seqlens_q = cu_q;
    wide.problem.cu_seqlens_k = cu_k;
    const auto quantised = quantise_problem(wide.problem, method);
    ASSERT_TRUE(quantised.has_value()) << quantised.error().message;
    const AttentionProblem p = quantised->problem();
    support::Outputs<BF16, float> got(p);
    const Status done = attend_rows(p, method, got.out(), got.lse());
    if (!done && done.error().code == ErrorCode::kUnsupported) GTEST_SKIP() << done.error().message;
    ASSERT_TRUE(done.has_value()) << done.error().message;
    method.block_n = 128;
    std::vector<float> out(static_cast<std::size_t>(batch * 300 * 4 * s.dim_v)),
        lse(static_cast<std::size_t>(batch * 300 * 4));
    const auto view = contiguous_view(out.data(), {batch, 300, 4, s.dim_v});
    ASSERT_TRUE(cpu::attention_fwd(p, method, view, LseView<float>{lse.data(), 1200, 4, 1}));
    got.each_row([&](Index b, Index row, Index h) {
      if (testing::Test::HasFailure()) return;
      const auto at = static_cast<std::size_t>((b * 300 + row) * 4 + h);
      // The row sum comes out of the FP8 products too.
      ASSERT_NEAR(got.lse_at(b, row, h), static_cast<double>(lse[at]),
                  sums * kFp8Sum + 1e-5 * (1 + std::fabs(lse[at])));
      for (Index d = 0; d < s.dim_v; ++d) {
        const auto want = static_cast<double>(view.row(b, row, h)[d]);
        ASSERT_NEAR(got.out_at(b, row, h, d), want, 0x1p-8 * std::fabs(want) + 5 * sums * kFp8Sum) << row << " " << d;
      }
    });
  }
}

TEST(CudaAttentionInt8, ShiftPAgreesWithTheCpu) {
  expect_the_cpus_codes("int8/shift/anchor+rot", {}, {});
  expect_the_cpus_codes("int8/shift/window+rot", {}, {});
  expect_the_cpus_codes("int8/shift/window+rot+t8", {}, {});  // moves in most blocks
}

TEST(CudaAttentionInt8, ShiftPOfSequencesAgreesWithTheCpu) {
  for (const char* method : {"int8/shift/anchor+rot", "int8/shift/window+rot"})
    expect_the_cpus_codes(method, {0, 90, 91, 300}, {0, 144, 160, 500});
}

}  // namespace
}  // namespace leanfa::runtime
