// Every wide-path kernel that this machine can run, against the witness and the kinds of fault in tests/support.
#include <gtest/gtest.h>

#include <cctype>
#include <string>
#include <vector>

#include "cpu/attention_backend.hpp"
#include "support/conformance.hpp"

namespace leanfa::cpu::test {
namespace {

using support::HeadDims;
using support::Shape;

struct Case {
  const Kernel* kernel = nullptr;
  DType dtype = DType::kF32;
};

void PrintTo(const Case& c, std::ostream* out) { *out << c.kernel->name << ' ' << name(c.dtype); }

std::vector<Case> cases() {
  std::vector<Case> list;
  for (const Kernel* kernel : available_kernels()) {
    list.push_back({kernel, DType::kBF16});
    if (kernel->serves_f32) list.push_back({kernel, DType::kF32});
  }
  return list;
}

class CpuAttention : public testing::TestWithParam<Case> {
 protected:
  // Calls body(backend) with the output type that is usual for the input type.
  template <class Body>
  void with_backend(HeadDims dims, const Body& body) const {
    if (GetParam().dtype == DType::kBF16)
      body(backend<BF16>(*GetParam().kernel, DType::kBF16, dims));
    else
      body(backend<float>(*GetParam().kernel, DType::kF32, dims));
  }
};

// Small head dimensions keep the witness cheap; they also are no multiple of any vector or tile.
constexpr HeadDims kOddDims{40, 24};

// All kernels against one witness per shape, because the witness is what takes the time.
template <class Out>
void expect_all_correct(DType dtype, const std::vector<Shape>& shapes) {
  for (std::size_t i = 0; i < shapes.size(); ++i) {
    const support::TestProblem problem = support::make_problem(shapes[i], dtype, i + 1);
    const support::NaiveAttention want = support::naive_attention(problem.problem);
    for (const Case& c : cases())
      if (c.dtype == dtype && !testing::Test::HasFailure())
        support::expect_correct(backend<Out>(*c.kernel, dtype), problem.problem, want,
                                c.kernel->name + (' ' + support::describe(shapes[i])));
  }
}

class CpuAttentionValues : public testing::TestWithParam<DType> {
 protected:
  static void expect_correct(const std::vector<Shape>& shapes) {
    if (GetParam() == DType::kBF16)
      expect_all_correct<BF16>(DType::kBF16, shapes);
    else
      expect_all_correct<float>(DType::kF32, shapes);
  }
};

TEST_P(CpuAttentionValues, SweepOfLengths) { expect_correct(support::sweep_shapes({16, 8})); }

TEST_P(CpuAttentionValues, HeadRatios) { expect_correct(support::head_ratio_shapes({64, 64})); }

TEST_P(CpuAttentionValues, IrregularShapes) { expect_correct(support::irregular_shapes({192, 128})); }

TEST_P(CpuAttentionValues, HeadDimensions) {
  std::vector<Shape> shapes;
  for (const Index dim_qk : {1, 3, 16, 33, 64, 96, 128, 192, 255, 256})
    for (const Index dim_v : {1, 5, 31, 64, 128, 200, 256})
      shapes.push_back({.seqlen_q = 37, .seqlen_k = 150, .dim_qk = dim_qk, .dim_v = dim_v, .causal = true});
  expect_correct(shapes);
}

TEST_P(CpuAttentionValues, SeveralKeyBlocksAtTunedDimensions) {
  std::vector<Shape> shapes;
  for (const HeadDims dims : {HeadDims{128, 128}, HeadDims{192, 128}, HeadDims{64, 64}})
    for (const bool causal : {false, true})
      shapes.push_back({.seqlen_q = 130, .seqlen_k = 1300, .dim_qk = dims.qk, .dim_v = dims.v, .causal = causal});
  expect_correct(shapes);
}

std::string dtype_name(const testing::TestParamInfo<DType>& dtype) { return std::string(name(dtype.param)); }

INSTANTIATE_TEST_SUITE_P(Dtypes, CpuAttentionValues, testing::Values(DType::kBF16, DType::kF32), dtype_name);

TEST_P(CpuAttention, MaskedKeysDoNotReachARow) {
  with_backend(kOddDims, [](const auto& b) {
    support::expect_causal_prefix(b, {8, 300, 300, 4, 1, b.dims.qk, b.dims.v});
    support::expect_causal_prefix(b, {2, 70, 150, 2, 1, b.dims.qk, b.dims.v});
  });
}

// The report's own shape, once: on the kernel that a caller gets.
TEST(CpuAttentionReported, CausalKernelThatMasksNothing) {
  const auto b = backend<BF16>(*available_kernels().front(), DType::kBF16);
  support::expect_causal_prefix(b, {8, 2048, 2048, 8, 1, 128, 128});
}

TEST_P(CpuAttention, OnesGiveOnes) {
  with_backend({128, 128}, [](const auto& b) {
    for (const Index keys : {1, 31, 33, 127, 129, 255, 257, 300})
      for (const bool causal : {false, true})
        support::expect_ones(b, {1, 128, keys, 1, 1, b.dims.qk, b.dims.v, causal});
  });
}

TEST_P(CpuAttention, LayoutsGiveTheSameBits) {
  with_backend({128, 128}, [](const auto& b) {
    support::expect_layout_invariance(b, {1, 62, 62, 16, 16, b.dims.qk, b.dims.v, false});
    support::expect_layout_invariance(b, {2, 70, 135, 4, 2, b.dims.qk, b.dims.v, true});
  });
}

TEST_P(CpuAttention, RowStrideBeyond32Bits) {
  with_backend({128, 128}, [](const auto& b) { support::expect_huge_row_stride(b); });
}

TEST_P(CpuAttention, AnyThreadCountGivesTheSameBits) {
  with_backend({64, 64}, [](const auto& b) {
    support::expect_same_bits_again(b, {2, 300, 1200, 4, 2, b.dims.qk, b.dims.v, true});
    support::expect_same_bits_again(b, {1, 1, 3000, 1, 1, b.dims.qk, b.dims.v, false});
  });
}

TEST_P(CpuAttention, AnyBatchGivesTheSameBits) {
  with_backend({64, 64}, [](const auto& b) {
    support::expect_batch_invariance(b, {8, 100, 230, 2, 1, b.dims.qk, b.dims.v, true});
    support::expect_batch_invariance(b, {3, 100, 230, 2, 1, b.dims.qk, b.dims.v, false});
  });
}

TEST_P(CpuAttention, Varlen) {
  with_backend({64, 64}, [](const auto& b) {
    support::expect_varlen(b, true);
    support::expect_varlen(b, false);
  });
}

TEST_P(CpuAttention, NonFiniteInputs) {
  with_backend(kOddDims, [](const auto& b) {
    support::expect_non_finite_rule(b, {2, 70, 150, 4, 2, b.dims.qk, b.dims.v, true});
    support::expect_non_finite_rule(b, {2, 10, 150, 4, 2, b.dims.qk, b.dims.v, false});
    support::expect_non_finite_rule(b, {1, 50, 20, 2, 1, b.dims.qk, b.dims.v, true});
  });
}

TEST_P(CpuAttention, HotKey) {
  with_backend(kOddDims, [](const auto& b) {
    for (int binades = 0; binades <= 20; binades += 4) support::expect_hot_key(b, binades);
  });
}

TEST_P(CpuAttention, OutputOfTheOtherType) {
  const Shape shape{2, 70, 150, 4, 2, 64, 64, true};
  if (GetParam().dtype == DType::kBF16)
    support::expect_correct(backend<float>(*GetParam().kernel, DType::kBF16), {shape});
  else
    support::expect_correct(backend<BF16>(*GetParam().kernel, DType::kF32), {shape});
}

// Enough rows that the schedule gives a thread several tiles at once.
TEST_P(CpuAttention, LargeTilesGiveTheBitsOfSmallOnes) {
  with_backend({32, 32}, [](const auto& b) {
    const support::TestProblem large = support::make_problem({1, 4200, 300, 2, 1, b.dims.qk, b.dims.v, true}, b.input);
    const auto together = support::run(b, large.problem, 1);
    EXPECT_TRUE(support::run(b, large.problem, 64).same_bits(together));
  });
}

// Key 0 raises the reference far above every later score, and key 1000 above that: old sums shrink to nothing.
TEST_P(CpuAttention, ReferenceMovesByMoreThanTheExponentRange) {
  with_backend({64, 64}, [](const auto& b) {
    Shape shape{1, 40, 1500, 1, 1, 64, 64, false};
    support::TestProblem problem = support::make_problem(shape, b.input);
    for (Index s = 0; s < shape.seqlen_q; ++s) problem.q.set(0, s, 0, 0, 64.0);
    problem.k.set(0, 0, 0, 0, 16.0);
    problem.k.set(0, 1000, 0, 0, 64.0);
    support::expect_correct(b, problem.problem, "rising reference");
  });
}

// Scores whose own rounding is larger than the exponential's range have no answer: NaN in out and lse alike, never an
// lse of -inf, which says that no key was seen.
TEST_P(CpuAttention, OverflowingScoresAreNaNInBothOutputs) {
  with_backend({64, 64}, [](const auto& b) {
    support::TestProblem problem =
        support::make_problem({.seqlen_q = 40, .seqlen_k = 70, .dim_qk = 64, .dim_v = 64}, b.input);
    problem.q.fill(1e5);
    for (Index j = 0; j < 70; ++j) problem.k.fill_row(0, j, 0, 1e5 + 1e3 * static_cast<double>(j));
    const auto got = support::run(b, problem.problem);
    got.each_row([&](Index batch, Index s, Index h) {
      const double lse = got.lse_at(batch, s, h);
      EXPECT_FALSE(std::isinf(lse)) << s;
      EXPECT_EQ(std::isnan(lse), std::isnan(got.out_at(batch, s, h, 0))) << s;
    });
  });
}

std::string case_name(const testing::TestParamInfo<Case>& info) {
  std::string text = info.param.kernel->name;
  text += '_';
  text += name(info.param.dtype);
  return text;
}

INSTANTIATE_TEST_SUITE_P(Kernels, CpuAttention, testing::ValuesIn(cases()), case_name);

}  // namespace
}  // namespace leanfa::cpu::test
