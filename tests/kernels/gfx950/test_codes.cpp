// Codes of the kernels on their own scores, against the definition in numerics/: bit for bit for lean and shift P,
// within one code near a rounding midpoint for exact P.
#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <numbers>
#include <variant>

#include "asm/code_object.hpp"
#include "kernels/gfx950/attention_case.hpp"
#include "numerics/reference_point.hpp"

namespace leanfa::gfx950 {
namespace {

struct Row {
  float a = 0;
  int shift = 0;
  double l = 0;
  float binades = 0;
};

class Checker {
 public:
  Checker(const AttentionCase& c, const AttentionRun& run) : case_(c), run_(run), method_(method_of(c.plan)) {}

  void check() {
    for (Index row = 0; row < case_.seqlen_q; ++row) check_row(row);
    EXPECT_GT(compared_, 0);
  }

 private:
  double slope(Index row) const {
    const AttentionProblem& p = run_.problem;
    return 8 * p.softmax_scale * std::numbers::log2e * static_cast<double>(p.q_descale.at(0, row, 0)) *
           static_cast<double>(p.k_descale.at(0, 0, 0));
  }

  void check_row(Index row) {
    const Index visible = case_.plan.causal
                              ? std::clamp<Index>(row + 1 + case_.seqlen_k - case_.seqlen_q, 0, case_.seqlen_k)
                              : case_.seqlen_k;
    const auto a = static_cast<float>(slope(row));
    const int s = -std::ilogb(slope(row) * std::numbers::sqrt2);
    ReferencePoint<float> real(method_);
    ShiftReferencePoint integer(method_, s);
    double l = 0;
    const bool shift = case_.plan.p == PCode::kShift;
    for (Index first = (visible - 1) / kBlockN * kBlockN; first >= 0 && visible > 0; first -= kBlockN) {
      const Index end = std::min(visible, first + kBlockN);
      const auto [sum, rescale, factor] =
          shift ? check_shift(row, first, end, integer, s) : check_real(row, first, end, real, a);
      l = l * rescale + sum * factor;
    }
    if (visible == 0) return;
    const double binades = static_cast<double>(shift ? integer.binades() : real.binades());
    const double lse = std::numbers::ln2 * (binades - static_cast<double>(method_.t) + std::log2(l));
    EXPECT_NEAR(static_cast<double>(run_.lse[static_cast<std::size_t>(row)]), lse, 4e-6 * (std::abs(lse) + 1)) << row;
  }

  struct Part {
    double sum, rescale, factor;
  };

  std::size_t at(Index row, Index key) const { return static_cast<std::size_t>(row * run_.dump_row + key); }

  Part check_real(Index row, Index first, Index end, ReferencePoint<float>& point, float a) {
    float max = -INFINITY;
    for (Index key = first; key < end; ++key) max = std::max(max, run_.scores[at(row, key)]);
    const BlockStep<float> step = point.advance(max, a);
    double sum = 0;
    for (Index key = first; key < end; ++key, ++compared_) {
      const float score = run_.scores[at(row, key)];
      const int got = run_.codes[at(row, key)];
      const int expected = code_of_score(method_, score, a, step.b);
      sum += code_value<double>(kE4M3Grid, got);
      if (got == expected) continue;
      EXPECT_EQ(case_.plan.p, PCode::kExact)
          << to_string(case_) << " row " << row << " key " << key << ": " << got << " for " << expected;
      const double p = unrounded_probability<double>(kE4M3Grid, static_cast<double>(score), static_cast<double>(a),
                                                     static_cast<double>(step.b));
      const double middle = (code_value<double>(kE4M3Grid, got) + code_value<double>(kE4M3Grid, expected)) / 2;
      EXPECT_LT(std::abs(p / middle - 1), 0x1p-19) << to_string(case_) << " row " << row << " key " << key;
    }
    return {sum, static_cast<double>(step.rescale), static_cast<double>(step.factor)};
  }

  Part check_shift(Index row, Index first, Index end, ShiftReferencePoint& point, int s) {
    const auto score = [&](Index key) { return std::bit_cast<std::int32_t>(run_.scores[at(row, key)]); };
    std::int32_t max = score(first);
    for (Index key = first; key < end; ++key) max = std::max(max, score(key));
    const ShiftStep step = point.advance(max);
    double sum = 0;
    for (Index key = first; key < end; ++key, ++compared_) {
      const int got = run_.codes[at(row, key)];
      sum += code_value<double>(kE4M3Grid, got);
      check_integer_score(row, key, score(key));
      EXPECT_EQ(got, shift_code(score(key), step.c, step.k, s)) << to_string(case_) << " row " << row << " key " << key;
    }
    return {sum, static_cast<double>(step.rescale), static_cast<double>(step.factor)};
  }

  // Integer scores are exact.
  void check_integer_score(Index row, Index key, std::int32_t got) {
    const auto q = run_.problem.q.as<std::int8_t>(), k = run_.problem.k.as<std::int8_t>();
    std::int32_t sum = 0;
    for (Index d = 0; d < q.dim(); ++d) sum += std::int32_t{q.row(0, row, 0)[d]} * std::int32_t{k.row(0, key, 0)[d]};
    ASSERT_EQ(got, sum) << row << " " << key;
  }

  const AttentionCase& case_;
  const AttentionRun& run_;
  Method method_;
  Index compared_ = 0;
};

class EachCode : public testing::TestWithParam<Plan> {
 protected:
  void SetUp() override {
    if (!can_assemble()) GTEST_SKIP() << "clang-22 and ld.lld-22 are not installed";
  }
  void compare(AttentionCase c) const {
    c.plan = GetParam();
    c.plan.dump = true;
    const auto run = run_attention(c);
    ASSERT_TRUE(run) << run.error().message;
    EXPECT_EQ(faults(run->report), "") << to_string(c);
    Checker(c, *run).check();
  }
};

std::vector<Plan> coded_plans() {
  std::vector<Plan> list;
  for (const Plan& plan : tested_plans())
    if (plan.format != InputFormat::kBF16) list.push_back(plan);
  return list;
}

INSTANTIATE_TEST_SUITE_P(Attention, EachCode, testing::ValuesIn(coded_plans()), [](const auto& one) {
  return kernel_name(one.param).substr(std::string("leanfa_attention_fwd_").size());
});

TEST_P(EachCode, Gaussian) { compare({.seqlen_q = 130, .seqlen_k = 330}); }
TEST_P(EachCode, SharpRows) { compare({.seqlen_q = 70, .seqlen_k = 400, .seed = 5, .q_gain = 6.0}); }
TEST_P(EachCode, EqualScores) {
  compare({.seqlen_q = 70, .seqlen_k = 200, .edit = [](auto&, std::vector<float>& k, auto&) {
             const std::size_t row = k.size() / 200;
             for (std::size_t i = row; i < k.size(); ++i) k[i] = k[i % row];
           }});
}
// Row i of a wave sees keys 0 to i of one block, whole blocks before it and none behind it.
TEST_P(EachCode, DiagonalBlocks) {
  compare({.seqlen_q = 130, .seqlen_k = 258});
  compare({.seqlen_q = 300, .seqlen_k = 172, .q_gain = 3.0});
}
// Key 0 far above the rest: later blocks reach the largest block exponents.
TEST_P(EachCode, Sink) {
  compare({.seqlen_q = 70, .seqlen_k = 400, .edit = [](std::vector<float>& q, std::vector<float>& k, auto&) {
             const std::size_t dim = k.size() / 400;
             for (std::size_t d = 0; d < dim; ++d) k[d] = d % 2 == 0 ? 3.0F : -3.0F;
             for (std::size_t i = 0; i < q.size(); ++i) q[i] += i % 2 == 0 ? 1.0F : -1.0F;
           }});
}
// Scores that grow along the row move the reference again and again, in the last block too.
TEST_P(EachCode, RisingRows) {
  compare({.seqlen_q = 70, .seqlen_k = 300, .edit = [](std::vector<float>& q, std::vector<float>& k, auto&) {
             const std::size_t dim = k.size() / 300;
             for (std::size_t i = 0; i < k.size(); ++i) k[i] *= 0.1F + 0.02F * static_cast<float>(i / dim);
             for (float& x : q) x *= 2;
           }});
}

}  // namespace
}  // namespace leanfa::gfx950
