// The 8-bit kernel against its own definition (traced scores, codes, steps) and against exact attention, and through
// every kind of fault that users of attention kernels have reported.
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <mutex>
#include <tuple>

#include "cpu/method_attention.hpp"
#include "numerics/quantise.hpp"
#include "numerics/reference_point.hpp"
#include "support/conformance.hpp"

namespace leanfa::cpu {
namespace {

using support::make_problem;
using support::RowFacts;
using support::Shape;
using support::TestProblem;

Method method_of(std::string_view text) {
  auto method = parse_method(text);
  EXPECT_TRUE(method.has_value()) << text;
  return method.value_or(Method{});
}

constexpr double kRoundoff = 0x1p-24;

// What P's format alone allows. A weight is off by its rounding (half a step of the coarsest code, 1/16, for exact P;
// the chord's and the rounding's 8% for lean) or, below code 8 of its block's window, by the window's bottom: 2^-6 /
// 2^8 of the block's largest weight. Numerator and denominator both carry it.
double weight_bound(const Method& method, const RowFacts& row) {
  if (method.p_format == PFormat::kWide) return (method.format == InputFormat::kBF16 ? 0x1p-8 : 0.0) + 0x1p-20;
  const double rounding = method.p == PCode::kExact ? 1.0 / 16 : 0.08;
  return rounding + static_cast<double>(row.keys) * 0x1p-14;
}

support::Backend<float, float> backend(const Method& method, support::HeadDims dims = {}) {
  const DType input = method.format == InputFormat::kE4M3   ? DType::kE4M3FN
                      : method.format == InputFormat::kBF16 ? DType::kBF16
                                                            : DType::kF32;
  return {.run =
              [method](const AttentionProblem& problem, View<float> out, LseView<float> lse, int threads) {
                return attention_fwd(problem, method, out, lse, {.threads = threads, .sink_binades = {}, .trace = {}});
              },
          .input = input,
          .out_bound =
              [method](const RowFacts& row) {
                return 2 * weight_bound(method, row) * row.v_max + support::out_bound(row, kRoundoff);
              },
          .lse_bound =
              [method](const RowFacts& row) {
                return 1.1 * weight_bound(method, row) + support::lse_bound(row, 2 * kRoundoff);
              },
          .ones_bound = 0.0,
          .dims = dims};
}

const char* const kMethods[] = {"e4m3/lean/anchor",          "e4m3/exact/block+t0", "e4m3/lean/block",
                                "e4m3/exact/running",        "e4m3/lean2/anchor",   "bf16/exact/running",
                                "e4m3/lean/anchor+block128", "e4m3/lean/slack",     "e4m3/lean/ladder+descending"};

// ---- exact attention, within what the format allows

TEST(MethodAttention, SweepOfLengths) {
  const Method method = method_of("e4m3/lean/anchor");
  const support::HeadDims small{.qk = 24, .v = 40};
  expect_correct(backend(method, small), support::sweep_shapes(small));
}

TEST(MethodAttention, HeadRatiosAndIrregularShapes) {
  for (const char* text : {"e4m3/lean/anchor+sink1", "e4m3/exact/block+t0"}) {
    SCOPED_TRACE(text);
    expect_correct(backend(method_of(text)), support::head_ratio_shapes());
    expect_correct(backend(method_of(text)), support::irregular_shapes());
  }
}

TEST(MethodAttention, MlaHeadDims) {
  const support::HeadDims mla{.qk = 192, .v = 128};
  for (const char* text : {"e4m3/lean/anchor", "bf16/exact/running"}) {
    SCOPED_TRACE(text);
    expect_correct(backend(method_of(text), mla), support::irregular_shapes(mla));
  }
}

TEST(MethodAttention, EveryTailOfTwoBlocksIsFinite) {
  const Method method = method_of("e4m3/lean/anchor");
  for (Index n = 241; n <= 257; ++n)
    expect_correct(backend(method), {{.seqlen_q = 3, .seqlen_k = n}, {.seqlen_q = n, .seqlen_k = n, .causal = true}});
}

TEST(MethodAttention, PropertiesOfEveryBackend) {
  const Shape shape{.batch = 3, .seqlen_q = 70, .seqlen_k = 131, .heads_q = 6, .heads_kv = 2, .causal = true};
  for (const char* text : kMethods) {
    SCOPED_TRACE(text);
    const auto b = backend(method_of(text));
    expect_causal_prefix(b, shape);
    expect_layout_invariance(b, shape);
    expect_same_bits_again(b, shape);
    expect_batch_invariance(b, shape);
    expect_non_finite_rule(b, shape);
    expect_varlen(b, true);
    expect_varlen(b, false);
  }
  expect_huge_row_stride(backend(method_of("e4m3/lean/anchor")));
}

TEST(MethodAttention, OnesGiveExactlyOne) {
  for (const char* text : {"e4m3/lean/anchor", "e4m3/exact/block+t0", "e4m3/lean/sticky"})
    for (const Index n : {1, 63, 64, 65, 127, 128, 129, 255, 257, 1000})
      for (const bool causal : {false, true})
        expect_ones(backend(method_of(text)), {.seqlen_q = 128, .seqlen_k = n, .causal = causal});
}

TEST(MethodAttention, OnesStayOneAtLongContext) {
  expect_ones(backend(method_of("e4m3/lean/anchor")), {.seqlen_q = 2, .seqlen_k = 131072});
}

// ---- underflow and sinks

// One key g binades above 4095 equal ones, V = 1: exactly 1. V = +1 hot and -1 elsewhere: block and anchor keep the mix
// within the format's step; running and sticky lose at most the mass that underflowed.
double hot_key_mix(const Method& method, double g, double rest) {
  TestProblem problem = make_problem({.seqlen_q = 1, .seqlen_k = 4096, .dim_qk = 8, .dim_v = 8}, DType::kE4M3FN);
  problem.q.fill(0.0);
  problem.k.fill(0.0);
  problem.v.fill(rest);
  problem.q.set(0, 0, 0, 0, 1.0);
  problem.k.set(0, 1234, 0, 0, 1.0);
  problem.v.fill_row(0, 1234, 0, 1.0);
  problem.problem.softmax_scale = g == 0 ? 1e-30 : g * std::numbers::ln2;
  std::vector<float> out(8);
  const Status status =
      attention_fwd(problem.problem, method, contiguous_view(out.data(), {1, 1, 1, 8}), LseView<float>{});
  EXPECT_TRUE(status.has_value());
  return static_cast<double>(out[5]);
}

TEST(MethodAttention, HotKeyMix) {
  for (int g = 0; g <= 20; ++g) {
    const double hot = std::exp2(g);
    const double mix = (hot - 4095) / (hot + 4095);
    for (const char* text :
         {"e4m3/lean/anchor", "e4m3/exact/block+t0", "e4m3/lean/block", "e4m3/exact/running", "e4m3/lean/sticky"}) {
      const Method method = method_of(text);
      EXPECT_EQ(hot_key_mix(method, g, 1.0), 1.0) << text << " g " << g;
      const double got = hot_key_mix(method, g, -1.0);
      const bool windowed = method.reference == ReferenceRule::kBlock || method.reference == ReferenceRule::kAnchor;
      // The hot key's own block shares its window: 63 of the 4095 may underflow there.
      const double lost = windowed ? 63.0 / (hot + 4095) : 4095 / (hot + 4095);
      const double step = method.p == PCode::kExact ? 1.0 / 16 : 0.08;
      EXPECT_NEAR(got, mix, step + 2 * lost + 1e-6) << text << " g " << g;
    }
  }
}

// Key 0 raised g binades over every other score of a row, V = 0 there.
double sink_error(const Method& method, double g, Index n) {
  Shape shape{.seqlen_q = 4, .seqlen_k = n};
  TestProblem problem = make_problem(shape, DType::kE4M3FN, 3);
  problem.v.fill_row(0, 0, 0, 0.0);
  problem.problem.softmax_scale = 1.5 / std::sqrt(128.0);
  std::vector<float> out(4 * 128);
  const Status status = attention_fwd(problem.problem, method, contiguous_view(out.data(), {1, 4, 1, 128}),
                                      LseView<float>{}, {.threads = 0, .sink_binades = g, .trace = {}});
  EXPECT_TRUE(status.has_value());
  double error = 0, norm = 0;
  for (Index i = 0; i < 4; ++i) {
    std::vector<double> y(static_cast<std::size_t>(n)), o(128, 0.0);
    double best = -1e300, sum = 0;
    for (Index j = 0; j < n; ++j) {
      double dot = 0;
      for (Index d = 0; d < 128; ++d) dot += problem.q.at(0, i, 0, d) * problem.k.at(0, j, 0, d);
      y[static_cast<std::size_t>(j)] = dot * problem.problem.softmax_scale * std::numbers::log2e;
      if (j > 0) best = std::max(best, y[static_cast<std::size_t>(j)]);
    }
    y[0] = best + g;
    for (Index j = 0; j < n; ++j) {
      const double p = std::exp2(y[static_cast<std::size_t>(j)] - y[0]);
      sum += p;
      for (Index d = 0; d < 128; ++d) o[static_cast<std::size_t>(d)] += p * problem.v.at(0, j, 0, d);
    }
    for (Index d = 0; d < 128; ++d) {
      const double want = o[static_cast<std::size_t>(d)] / sum;
      const double got = static_cast<double>(out[static_cast<std::size_t>(i * 128 + d)]);
      error += (got - want) * (got - want);
      norm += want * want;
    }
  }
  return std::sqrt(error / norm);
}

TEST(MethodAttention, SinkErrorStaysWithinTwiceTheBlockRule) {
  for (const Index n : {Index{2048}, Index{16384}})
    for (const double g : {8.0, 12.0, 16.0, 20.0, 24.0})
      EXPECT_LT(sink_error(method_of("e4m3/lean/anchor"), g, n), 2 * sink_error(method_of("e4m3/exact/block+t0"), g, n))
          << n << " keys, " << g << " binades";
}

// A block of its own takes the sink out of its neighbours' window: the error is that of no sink, however strong.
TEST(MethodAttention, SinkBlockMakesTheErrorIndependentOfTheSink) {
  const Method method = method_of("e4m3/lean/anchor+sink1");
  for (const Index n : {Index{2048}, Index{16384}}) {
    const double without = sink_error(method_of("e4m3/lean/anchor"), 0.0, n);
    for (const double g : {4.0, 8.0, 12.0, 16.0, 20.0, 24.0}) EXPECT_LT(sink_error(method, g, n), 1.2 * without) << g;
  }
}

TEST(MethodAttention, SubnormalProbabilities) {
  // Uniform scores: every weight equal, V normal: the mean of V within the format's step, whatever the length.
  for (const Index n : {256, 4096, 65536}) {
    TestProblem problem = make_problem({.seqlen_q = 1, .seqlen_k = n}, DType::kE4M3FN);
    problem.k.fill(0.0);
    for (const char* text : {"e4m3/lean/anchor", "e4m3/exact/running+t0", "e4m3/exact/block+t0"}) {
      std::vector<float> out(128);
      ASSERT_TRUE(attention_fwd(problem.problem, method_of(text), contiguous_view(out.data(), {1, 1, 1, 128}),
                                LseView<float>{}));
      for (Index d = 0; d < 128; d += 31) {
        double mean = 0;
        for (Index j = 0; j < n; ++j) mean += problem.v.at(0, j, 0, d) / static_cast<double>(n);
        EXPECT_NEAR(static_cast<double>(out[static_cast<std::size_t>(d)]), mean, 1e-4) << text << " " << n;
      }
    }
  }
}

// ---- the definition: codes of the traced scores, sums, and the output that they give

using RowKey = std::tuple<Index, Index, Index>;  // sequence, head, row
struct TracedBlock {
  Index first_key = 0;
  std::vector<float> scores;
  std::vector<std::uint8_t> codes;
  float a = 0, b = 0, sum = 0;
  int shift = 0, k = 0;
};
using Trace = std::map<RowKey, std::vector<TracedBlock>>;

struct Traced {
  Trace rows;
  std::vector<float> out, lse;
};

Traced traced_attention(const AttentionProblem& p, const Method& method) {
  Traced result;
  std::mutex mutex;
  MethodOptions options;
  options.trace = [&](const BlockTrace& t) {
    const std::lock_guard lock(mutex);
    result.rows[{t.sequence, t.head, t.row}].push_back({t.first_key,
                                                        {t.scores.begin(), t.scores.end()},
                                                        {t.codes.begin(), t.codes.end()},
                                                        t.a,
                                                        t.b,
                                                        t.sum,
                                                        t.shift,
                                                        t.k});
  };
  const Index rows = p.q.seqlen() * p.q.heads();
  result.out.resize(static_cast<std::size_t>(rows * p.v.dim()));
  result.lse.resize(static_cast<std::size_t>(rows));
  const Status status =
      attention_fwd(p, method, contiguous_view(result.out.data(), {1, p.q.seqlen(), p.q.heads(), p.v.dim()}),
                    LseView<float>{result.lse.data(), rows, p.q.heads(), 1}, options);
  EXPECT_TRUE(status.has_value()) << (status ? "" : status.error().message);
  return result;
}

double element(const AnyView& view, Index s, Index h, Index d) {
  const auto* data = static_cast<const std::byte*>(view.data);
  return support::read_element(
      data + (s * view.stride[1] + h * view.stride[2] + d) * static_cast<Index>(size_bytes(view.dtype)), view.dtype);
}

// Replays one row from its traced scores: the reference rule, each code, the sum and the output.
void replay_row(const AttentionProblem& p, const Method& method, Index head, Index row,
                const std::vector<TracedBlock>& blocks, const float* out, float lse) {
  const Index kv = head / (p.q.heads() / p.k.heads());
  ReferencePoint<float> real(method);
  ShiftReferencePoint integer(method, blocks.front().shift);
  std::vector<double> o(static_cast<std::size_t>(p.v.dim()), 0.0), magnitude(o);
  double l = 0;
  for (const TracedBlock& block : blocks) {
    const float largest = *std::max_element(block.scores.begin(), block.scores.end());
    double rescale = 1, factor = 1;
    if (method.p == PCode::kShift) {
      const ShiftStep step = integer.advance(static_cast<std::int32_t>(largest));
      ASSERT_EQ(step.k, block.k);
      ASSERT_EQ(static_cast<float>(step.c), block.b);
      rescale = static_cast<double>(step.rescale), factor = static_cast<double>(step.factor);
    } else {
      const BlockStep<float> step = real.advance(largest, block.a);
      ASSERT_EQ(step.b, block.b);
      rescale = static_cast<double>(step.rescale), factor = static_cast<double>(step.factor);
    }
    double sum = 0;
    for (std::size_t d = 0; d < o.size(); ++d) o[d] *= rescale, magnitude[d] *= rescale;
    for (std::size_t j = 0; j < block.scores.size(); ++j) {
      const float score = block.scores[j];
      const int code = method.p == PCode::kShift ? shift_code(static_cast<std::int32_t>(score),
                                                              static_cast<std::int32_t>(block.b), block.k, block.shift)
                                                 : code_of_score(method, score, block.a, block.b);
      if (method.p != PCode::kExact) {
        ASSERT_EQ(code, block.codes[j]) << "score " << score;
      }
      ASSERT_LE(block.codes[j], 126);
      const auto value = code_value<double>(kE4M3Grid, block.codes[j]);
      sum += value;
      for (std::size_t d = 0; d < o.size(); ++d) {
        const double v = element(p.v, block.first_key + static_cast<Index>(j), kv, static_cast<Index>(d));
        o[d] += factor * value * v;
        magnitude[d] += factor * value * std::abs(v);
      }
    }
    ASSERT_NEAR(static_cast<double>(block.sum), sum, sum * 0x1p-20);
    l = l * rescale + factor * sum;
  }
  const double descale = static_cast<double>(p.v_descale.at(0, 0, kv));
  const auto terms = static_cast<double>(p.k.seqlen() + 8);
  for (std::size_t d = 0; d < o.size(); ++d)
    ASSERT_NEAR(static_cast<double>(out[d]), descale * o[d] / l, descale * magnitude[d] / l * terms * kRoundoff)
        << "row " << row << " dim " << d;
  const double binades =
      method.p == PCode::kShift ? static_cast<double>(integer.binades()) : static_cast<double>(real.binades());
  ASSERT_NEAR(static_cast<double>(lse), std::numbers::ln2 * (binades - static_cast<double>(method.t) + std::log2(l)),
              1e-5 * (1 + std::abs(binades)));
}

// Scores against exact dot products: within float32's bound, and exactly for int8.
void check_scores(const AttentionProblem& p, Index head, Index row, const std::vector<TracedBlock>& blocks) {
  const Index kv = head / (p.q.heads() / p.k.heads());
  for (const TracedBlock& block : blocks) {
    for (std::size_t j = 0; j < block.scores.size(); ++j) {
      double dot = 0, magnitude = 0;
      for (Index d = 0; d < p.q.dim(); ++d) {
        const double product =
            element(p.q, row, head, d) * element(p.k, block.first_key + static_cast<Index>(j), kv, d);
        dot += product;
        magnitude += std::abs(product);
      }
      const double bound = p.q.dtype == DType::kI8 ? 0.0 : magnitude * static_cast<double>(p.q.dim()) * kRoundoff;
      ASSERT_NEAR(static_cast<double>(block.scores[j]), dot, bound);
    }
  }
}

TEST(MethodAttention, CodesSumsAndOutputFollowTheDefinition) {
  const Shape shape{.seqlen_q = 40, .seqlen_k = 300, .heads_q = 4, .heads_kv = 2, .causal = true};
  const TestProblem wide = make_problem(shape, DType::kF32, 11);
  for (const char* text : {"e4m3/lean/anchor", "e4m3/lean/sticky", "e4m3/lean/block", "e4m3/exact/block+t0",
                           "e4m3/exact/running", "e4m3/lean2/anchor", "int8/shift/anchor+rot+kmean",
                           "int8/shift/sticky", "int8/shift/running", "int8/lean/anchor", "e4m3/lean/anchor+block128",
                           "e4m3/lean/anchor+descending", "e4m3/lean/anchor+sink1", "int8/shift/anchor+sink3"}) {
    SCOPED_TRACE(text);
    const Method method = method_of(text);
    const auto quantised = quantise_problem(wide.problem, method);
    ASSERT_TRUE(quantised.has_value()) << quantised.error().message;
    AttentionProblem p = quantised->problem();
    p.lse_offset = {};
    const Traced traced = traced_attention(p, method);
    ASSERT_EQ(traced.rows.size(), 160U);
    for (const auto& [key, blocks] : traced.rows) {
      const auto [sequence, head, row] = key;
      const auto at = static_cast<std::size_t>(row * 4 + head);
      check_scores(p, head, row, blocks);
      replay_row(p, method, head, row, blocks, traced.out.data() + at * 128, traced.lse[at]);
      if (HasFatalFailure()) return;
    }
  }
}

// Splits merged by LSE give what one pass gives, within P's format (each split has its own reference).
TEST(MethodAttention, SplitsMergeToTheWhole) {
  const TestProblem problem = make_problem({.seqlen_q = 9, .seqlen_k = 700}, DType::kE4M3FN);
  for (const char* text : {"e4m3/lean/anchor+splits3", "e4m3/lean/anchor+splits11", "e4m3/lean/anchor+splits64"})
    expect_correct(backend(method_of(text)), problem.problem, text);
}

// ---- lean P's own edges

TEST(MethodAttention, ValuesAtTheFormatsLimit) {
  TestProblem problem = make_problem({.seqlen_q = 5, .seqlen_k = 200}, DType::kE4M3FN);
  problem.v.fill(448.0);
  std::vector<float> out(5 * 128);
  ASSERT_TRUE(attention_fwd(problem.problem, method_of("e4m3/lean/anchor"), contiguous_view(out.data(), {1, 5, 1, 128}),
                            LseView<float>{}));
  for (const float x : out) EXPECT_NEAR(x, 448.0F, 448.0F * 200 * 0x1p-24F);
}

TEST(MethodAttention, RowMaximumRisingInTheLastBlock) {
  TestProblem problem = make_problem({.seqlen_q = 1, .seqlen_k = 256}, DType::kE4M3FN);
  problem.q.fill(1.0);
  problem.k.fill(0.0);
  for (const double rise : {0.7, 0.8, 5.0, 60.0, 130.0}) {
    problem.k.fill_row(0, 255, 0, 1.0);
    problem.problem.softmax_scale = rise * std::numbers::ln2 / 128;
    for (const char* text : kMethods) {
      const Method method = method_of(text);
      if (method.format == InputFormat::kE4M3) expect_correct(backend(method), problem.problem, text);
    }
  }
}

TEST(MethodAttention, RefusesScalesThatAreNotPositiveAndFinite) {
  const TestProblem problem = make_problem({.seqlen_q = 2, .seqlen_k = 2}, DType::kE4M3FN);
  std::vector<float> out(2 * 128);
  for (const float bad : {0.0F, -1.0F, std::nanf(""), std::numeric_limits<float>::infinity()}) {
    for (ScaleView AttentionProblem::* scale :
         {&AttentionProblem::q_descale, &AttentionProblem::k_descale, &AttentionProblem::v_descale}) {
      AttentionProblem p = problem.problem;
      (p.*scale).data = &bad;
      const Status status = attention_fwd(p, method_of("e4m3/lean/anchor"), contiguous_view(out.data(), {1, 2, 1, 128}),
                                          LseView<float>{});
      ASSERT_FALSE(status.has_value());
      EXPECT_NE(status.error().message.find("descales are finite and > 0"), std::string::npos);
    }
  }
}

// Scores whose own rounding is larger than the exponential's range have no answer; saying that no key was seen (lse
// -inf) would make a merge drop them.
TEST(MethodAttention, OverflowingScoresAreNaNInBothOutputs) {
  TestProblem problem = make_problem({.seqlen_q = 33, .seqlen_k = 70}, DType::kE4M3FN);
  const float huge = 1e12F;
  problem.problem.q_descale = {&huge, {0, 0, 0}};
  for (const char* text : {"e4m3/lean/anchor", "e4m3/exact/block+t0", "fa3", "e4m3/lean/anchor+splits2"}) {
    std::vector<float> out(33 * 128), lse(33);
    ASSERT_TRUE(attention_fwd(problem.problem, method_of(text), contiguous_view(out.data(), {1, 33, 1, 128}),
                              LseView<float>{lse.data(), 33, 1, 33}));
    for (std::size_t i = 0; i < 33; ++i) {
      EXPECT_FALSE(std::isinf(lse[i])) << text << " row " << i;
      EXPECT_EQ(std::isnan(lse[i]), std::isnan(out[i * 128])) << text << " row " << i;
    }
  }
}

TEST(MethodAttention, RefusesWhatTheMethodDoesNotTake) {
  const TestProblem e4m3 = make_problem({.seqlen_q = 2, .seqlen_k = 2}, DType::kE4M3FN);
  const TestProblem int8 = make_problem({.seqlen_q = 2, .seqlen_k = 2}, DType::kI8);
  std::vector<float> out(2 * 128);
  const View<float> view = contiguous_view(out.data(), {1, 2, 1, 128});
  const auto message = [&](const AttentionProblem& p, const char* text) {
    const Status status = attention_fwd(p, method_of(text), view, LseView<float>{});
    EXPECT_FALSE(status.has_value()) << text;
    return status ? "" : status.error().message;
  };
  EXPECT_NE(message(e4m3.problem, "bf16/exact/running").find("q: dtype"), std::string::npos);
  EXPECT_NE(message(int8.problem, "int8/lean/anchor").find("v: dtype"), std::string::npos);
  AttentionProblem shift = int8.problem;
  shift.v = e4m3.problem.v;
  EXPECT_NE(message(shift, "int8/shift/anchor").find("2^-s"), std::string::npos);
}

// ---- int8, whose scales tie the scores to powers of two

TEST(MethodAttention, ShiftOnEqualScoresIsTheMean) {
  TestProblem problem = make_problem({.seqlen_q = 3, .seqlen_k = 500}, DType::kI8);
  support::Tensor v = support::Tensor::normal(DType::kE4M3FN, {1, 500, 1, 128}, 4);
  problem.problem.v = v.view();
  problem.problem.softmax_scale = 0x1p-9 / (8 * std::numbers::log2e);
  problem.k.fill(0.0);
  std::vector<float> out(3 * 128);
  ASSERT_TRUE(attention_fwd(problem.problem, method_of("int8/shift/anchor"),
                            contiguous_view(out.data(), {1, 3, 1, 128}), LseView<float>{}));
  for (Index d = 0; d < 128; ++d) {
    double mean = 0;
    for (Index j = 0; j < 500; ++j) mean += v.at(0, j, 0, d) / 500;
    EXPECT_NEAR(static_cast<double>(out[static_cast<std::size_t>(d)]), mean, 4 * 500 * kRoundoff);
  }
}

}  // namespace
}  // namespace leanfa::cpu
