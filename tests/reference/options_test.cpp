// The reference's options: attention sinks, models of rounded probabilities, and what is refused.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "reference_backend.hpp"

namespace leanfa::support {
namespace {

// The reference's own rule as a model: running maximum, exact probabilities.
class ExactModel : public reference::ProbabilityModel {
 public:
  explicit ExactModel(Index block_n) : block_n_(block_n) {}
  [[nodiscard]] Index block_n() const override { return block_n_; }
  [[nodiscard]] std::unique_ptr<reference::RowProbabilities> make_row() const override {
    return std::make_unique<Row>();
  }

 private:
  class Row : public reference::RowProbabilities {
   public:
    void start(const reference::RowPosition&) override { max_ = -std::numeric_limits<double>::infinity(); }
    reference::BlockSum add_block(std::span<const double> scores, std::span<double> weights) override {
      const double max = std::max(max_, *std::max_element(scores.begin(), scores.end()));
      reference::BlockSum block{.rescale = std::exp2(max_ - max), .sum = 0.0};
      max_ = max;
      for (std::size_t j = 0; j < scores.size(); ++j) block.sum += weights[j] = std::exp2(scores[j] - max);
      return block;
    }
    [[nodiscard]] double unit() const override { return max_; }

   private:
    double max_ = 0.0;
  };
  Index block_n_;
};

// Weights that say which call they come from: (row + 1) everywhere, and scores that must be those of the row.
class CountingModel : public reference::ProbabilityModel {
 public:
  [[nodiscard]] Index block_n() const override { return 48; }
  [[nodiscard]] std::unique_ptr<reference::RowProbabilities> make_row() const override {
    return std::make_unique<Row>();
  }

 private:
  class Row : public reference::RowProbabilities {
   public:
    void start(const reference::RowPosition& position) override { position_ = position; }
    reference::BlockSum add_block(std::span<const double> scores, std::span<double> weights) override {
      EXPECT_EQ(scores.size(), weights.size());
      EXPECT_LE(scores.size(), 48U);
      std::fill(weights.begin(), weights.end(), 1.0);
      const auto row = static_cast<double>(100 * position_.sequence + 10 * position_.head_q + position_.row + 1);
      return {.rescale = 1.0, .sum = static_cast<double>(scores.size()) * row};
    }
    [[nodiscard]] double unit() const override { return 3.0; }

   private:
    reference::RowPosition position_;
  };
};

TEST(ReferenceOptions, ModelOfExactProbabilitiesIsCorrect) {
  for (const Index block_n : {1, 48, 64, 128, 4096}) {
    const ExactModel model(block_n);
    const ReferenceBackend backend = reference_backend(DType::kBF16, {32, 16}, {.p_rounding = &model});
    for (const bool causal : {false, true}) {
      expect_correct(backend, make_problem({2, 100, 150, 4, 2, 32, 16, causal}, DType::kBF16).problem, "model");
      expect_correct(backend, make_problem({2, 150, 100, 4, 2, 32, 16, causal}, DType::kBF16).problem, "model");
    }
    expect_non_finite_rule(backend, {1, 100, 100, 2, 1, 16, 16, true});
    expect_same_bits_again(backend, {2, 200, 200, 2, 1, 16, 16, true}, 1);
  }
}

TEST(ReferenceOptions, ModelKnowsItsRowAndSetsSumAndUnit) {
  const CountingModel model;
  TestProblem problem = make_problem({2, 9, 100, 3, 1, 8, 8, false}, DType::kF32);
  problem.v.fill(1.0);
  const ReferenceOutputs got = attend(problem.problem, {.p_rounding = &model});
  got.each_row([&](Index b, Index s, Index h) {
    const auto number = static_cast<double>(100 * b + 10 * h + s + 1);
    EXPECT_EQ(got.out_at(b, s, h, 0), 100.0 / (100.0 * number));
    EXPECT_DOUBLE_EQ(got.lse_at(b, s, h), std::log(8.0 * 100.0 * number));
  });
}

// With key 0 raised to max + g and V_0 = 0: out is the others' mix times 1 - w, w the sink's weight.
TEST(ReferenceOptions, SinkIsRaisedOverTheRowsMaximum) {
  constexpr double kBinades = 5.0;
  TestProblem problem = make_problem({2, 70, 150, 2, 1, 16, 8, true}, DType::kF64);
  for (Index b = 0; b < 2; ++b) problem.v.fill_row(b, 0, 0, 0.0);
  const ReferenceOutputs got = attend(problem.problem, {.sink_binades = kBinades});
  got.each_row([&](Index b, Index s, Index h) {
    const Index visible = s + 150 - 70 + 1;
    double best = -std::numeric_limits<double>::infinity(), sum = 0.0, mix = 0.0;
    std::vector<double> scores;
    for (Index j = 1; j < visible; ++j) {
      double dot = 0.0;
      for (Index d = 0; d < 16; ++d) dot += problem.q.at(b, s, h, d) * problem.k.at(b, j, 0, d);
      scores.push_back(dot * 0.25 * std::numbers::log2e);
      best = std::max(best, scores.back());
    }
    for (Index j = 1; j < visible; ++j) {
      const double p = std::exp2(scores[static_cast<std::size_t>(j - 1)] - best);
      sum += p;
      mix += p * problem.v.at(b, j, 0, 3);
    }
    sum += std::exp2(kBinades);
    // Scores below 30 binades of 16 terms, sums of 150: 2^-53 (30 * 24 + 150) * |V|, both sides.
    EXPECT_NEAR(got.out_at(b, s, h, 3), mix / sum, 1e-12);
    EXPECT_NEAR(got.lse_at(b, s, h), std::numbers::ln2 * (best + std::log2(sum)), 1e-12);
  });
}

TEST(ReferenceOptions, SinkLeavesRowsWithNoOtherKey) {
  const TestProblem problem = make_problem({1, 2, 2, 1, 1, 8, 8, true}, DType::kF32);
  const ReferenceOutputs plain = attend(problem.problem), sink = attend(problem.problem, {.sink_binades = 9.0});
  EXPECT_TRUE(sink.same_row(plain, 0, 0, 0, 0, 0));
  EXPECT_FALSE(sink.same_row(plain, 0, 1, 0, 0, 1));
}

TEST(ReferenceOptions, RefusesBadOptions) {
  const TestProblem problem = make_problem({1, 2, 2, 1, 1, 8, 8, true}, DType::kF32);
  const ReferenceOutputs outputs(problem.problem);
  const auto refuse = [&](const reference::Options& options) {
    const Status status = reference::attention(problem.problem, outputs.out(), outputs.lse(), options);
    return status ? std::string("accepted") : status.error().message;
  };
  EXPECT_EQ(refuse({.sink_binades = std::nan("")}), "sink_binades: is finite; got nan; accepted: 0..24, for example");
  const ExactModel none(0), huge(5000);
  EXPECT_EQ(refuse({.p_rounding = &none}), "p_rounding: block_n is a number of keys; got 0; accepted: 1..4096");
  EXPECT_EQ(refuse({.p_rounding = &huge}), "p_rounding: block_n is a number of keys; got 5000; accepted: 1..4096");
}

TEST(ReferenceOptions, RefusesBadProblemsAndOutputs) {
  const TestProblem problem = make_problem({1, 2, 2, 2, 1, 8, 8, true}, DType::kF32);
  const ReferenceOutputs outputs(problem.problem);
  AttentionProblem bad = problem.problem;
  bad.softmax_scale = 0.0;
  EXPECT_FALSE(reference::attention(bad, outputs.out(), outputs.lse()));
  View<double> small = outputs.out();
  small.size[3] = 7;
  const Status status = reference::attention(problem.problem, small, outputs.lse());
  ASSERT_FALSE(status);
  EXPECT_EQ(status.error().message, "out: size is q's with v's dim; got [1, 2, 2, 7]; accepted: [1, 2, 2, 8]");
}

}  // namespace
}  // namespace leanfa::support
