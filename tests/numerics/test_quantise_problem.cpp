// A whole problem by a method: formats and scales, shift P's rule, the means and their corrections, selection, varlen.
#include "numerics/quantise.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <limits>
#include <numbers>
#include <utility>
#include <vector>

#include "numerics/rows.hpp"
#include "numerics/tensors.hpp"

namespace leanfa {
namespace {

using test::mentions;
using test::normal_tensor;
using test::Tensor;

struct Layer {
  Tensor<BF16> q, k, v;
  AttentionProblem problem;
};

Layer make_layer(Index batch, Index seqlen_q, Index seqlen_k, Index heads_q, Index heads_kv, Index dim,
                 std::uint32_t seed) {
  Layer layer{normal_tensor<BF16>({batch, seqlen_q, heads_q, dim}, seed),
              normal_tensor<BF16>({batch, seqlen_k, heads_kv, dim}, seed + 1, 0.5F),
              normal_tensor<BF16>({batch, seqlen_k, heads_kv, dim}, seed + 2, 0.25F),
              {}};
  layer.problem.q = layer.q.view();
  layer.problem.k = layer.k.view();
  layer.problem.v = layer.v.view();
  layer.problem.softmax_scale = 1.0 / std::sqrt(static_cast<double>(dim));
  layer.problem.causal = true;
  return layer;
}

Method method_of(const char* text) { return parse_method(text).value(); }

// A row as the problem means it: stored values times the descale.
std::vector<double> row_of(const AnyView& view, const ScaleView& scale, Index group, Index b, Index s, Index h) {
  std::vector<double> row(static_cast<std::size_t>(view.dim()));
  load_row(view, b, s, h, row.data());
  for (double& x : row) x *= static_cast<double>(scale.at(group, s, h));
  return row;
}

double dot(const std::vector<double>& a, const std::vector<double>& b) {
  double sum = 0.0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
  return sum;
}

double norm(const std::vector<double>& a) { return std::sqrt(dot(a, a)); }

TEST(QuantiseProblem, FormatsAndGranularityByMethod) {
  const Layer layer = make_layer(2, 20, 30, 6, 2, 64, 1);
  const auto e4m3 = quantise_problem(layer.problem, method_of("e4m3/lean/anchor"));
  ASSERT_TRUE(e4m3) << e4m3.error().message;
  const AttentionProblem p = e4m3->problem();
  EXPECT_EQ(p.q.dtype, DType::kE4M3FN);
  EXPECT_EQ(p.k.dtype, DType::kE4M3FN);
  EXPECT_EQ(p.v.dtype, DType::kE4M3FN);
  EXPECT_EQ(p.q_descale.stride, (std::array<Index, 3>{6, 0, 1}));
  EXPECT_EQ(p.k_descale.stride, (std::array<Index, 3>{2, 0, 1}));
  EXPECT_EQ(p.v_descale.stride, (std::array<Index, 3>{2, 0, 1}));
  EXPECT_EQ(p.softmax_scale, layer.problem.softmax_scale);
  EXPECT_TRUE(p.causal);
  EXPECT_EQ(p.v_mean.data, nullptr);
  EXPECT_EQ(p.lse_offset.data, nullptr);
  EXPECT_EQ(e4m3->q_shift().data, nullptr);
  EXPECT_TRUE(validate(p));

  const auto integer = quantise_problem(layer.problem, method_of("int8/lean/anchor"));
  ASSERT_TRUE(integer) << integer.error().message;
  const AttentionProblem i = integer->problem();
  EXPECT_EQ(i.q.dtype, DType::kI8);
  EXPECT_EQ(i.k.dtype, DType::kI8);
  EXPECT_EQ(i.v.dtype, DType::kE4M3FN);
  EXPECT_TRUE(i.q_descale.per_token());
  EXPECT_FALSE(i.k_descale.per_token());
  EXPECT_EQ(integer->q_shift().data, nullptr);
}

TEST(QuantiseProblem, WideMethodsConvert) {
  const Layer layer = make_layer(1, 5, 7, 2, 1, 64, 2);
  for (const auto& [text, dtype] :
       {std::pair<const char*, DType>{"bf16/exact/running", DType::kBF16}, {"f32/exact/running", DType::kF32}}) {
    const auto made = quantise_problem(layer.problem, method_of(text));
    ASSERT_TRUE(made) << made.error().message;
    const AttentionProblem p = made->problem();
    EXPECT_EQ(p.q.dtype, dtype);
    EXPECT_EQ(p.v.dtype, dtype);
    EXPECT_EQ(p.q_descale.data, nullptr);
    EXPECT_EQ(row_of(p.k, p.k_descale, 0, 0, 6, 0), row_of(layer.problem.k, {}, 0, 0, 6, 0));
  }
}

// 8 log2(e) softmax_scale q_descale k_descale = 2^-s up to the one rounding of q_descale to float, |q| <= 127, and s is
// the largest that allows it.
TEST(QuantiseProblem, ShiftRuleHoldsInEveryRow) {
  Layer layer = make_layer(2, 40, 50, 4, 2, 128, 3);
  for (Index d = 0; d < 128; ++d) layer.q.at(1, 7, 2, d) = to_bf16(0.0F);
  for (const char* text : {"int8/shift/anchor", "int8/shift/anchor+rot+kmean"}) {
    const auto made = quantise_problem(layer.problem, method_of(text));
    ASSERT_TRUE(made) << made.error().message;
    const AttentionProblem p = made->problem();
    const View<const std::int8_t> shifts = made->q_shift();
    ASSERT_EQ(shifts.size, (Index4{2, 40, 4, 1}));
    for (Index b = 0; b < 2; ++b)
      for (Index s = 0; s < 40; ++s)
        for (Index h = 0; h < 4; ++h) {
          const int shift = *shifts.row(b, s, h);
          const auto scale_q = static_cast<double>(p.q_descale.at(b, s, h));
          const auto scale_k = static_cast<double>(p.k_descale.at(b, 0, h / 2));
          const double product = 8.0 * std::numbers::log2e * p.softmax_scale * scale_q * scale_k;
          EXPECT_LE(std::fabs(std::ldexp(product, shift) - 1.0), 0x1p-24 + 0x1p-50);
          std::vector<double> codes(128);
          load_row(p.q, b, s, h, codes.data());
          double largest = 0.0;
          for (const double code : codes) largest = std::max(largest, std::fabs(code));
          EXPECT_LE(largest, 127.0);
          if (b == 1 && s == 7 && h == 2) {
            EXPECT_EQ(shift, 16);
            EXPECT_EQ(largest, 0.0);
          } else {
            EXPECT_TRUE(shift >= 0 && shift < 16);
            EXPECT_GE(largest, 64.0) << "the next shift would have had room: a bit is wasted";
          }
        }
  }
}

TEST(QuantiseProblem, ShiftBelowZeroNamesTheHead) {
  Layer layer = make_layer(1, 12, 12, 4, 2, 64, 4);
  layer.q.at(0, 9, 2, 1) = to_bf16(3e8F);
  const auto made = quantise_problem(layer.problem, method_of("int8/shift/anchor"));
  ASSERT_FALSE(made);
  EXPECT_TRUE(mentions(made.error().message, {"q:", "head 2", "row 9", "s < 0", "0..16"})) << made.error().message;
}

TEST(QuantiseProblem, Int8RefusesNonFiniteAndE4M3Marks) {
  for (const bool in_q : {false, true}) {
    Layer layer = make_layer(1, 12, 12, 4, 2, 64, 5);
    (in_q ? layer.q : layer.k).at(0, 3, 1, 2) = to_bf16(std::numeric_limits<float>::infinity());
    for (const char* text : {"int8/shift/anchor+rot", "int8/lean/anchor"}) {
      const auto made = quantise_problem(layer.problem, method_of(text));
      ASSERT_FALSE(made);
      EXPECT_TRUE(mentions(made.error().message, {in_q ? "q:" : "k:", "1 not finite", "[0, 3, 1, 2]"}))
          << made.error().message;
    }
    const auto made = quantise_problem(layer.problem, method_of("e4m3/lean/anchor+kmean"));
    ASSERT_TRUE(made);
    const AttentionProblem p = made->problem();
    for (Index s = 0; s < 12; ++s) EXPECT_EQ(row_is_finite(in_q ? p.q : p.k, 0, s, 1), s != 3);
  }
}

// Softmax does not change by K's mean: q . k = q . (k - mean) + q . mean, and lse_offset is the last term, scaled.
TEST(QuantiseProblem, LseOffsetIsQTimesTheMeanTakenOff) {
  const Layer layer = make_layer(2, 10, 60, 4, 2, 128, 6);
  for (const char* text : {"f32/exact/running+kmean", "f32/exact/running+rot+kmean", "int8/shift/anchor+rot+kmean"}) {
    const auto made = quantise_problem(layer.problem, method_of(text));
    ASSERT_TRUE(made) << made.error().message;
    const AttentionProblem p = made->problem();
    const MeanView mean = made->k()->mean_view();
    for (Index b = 0; b < 2; ++b)
      for (Index s = 0; s < 10; ++s)
        for (Index h = 0; h < 4; ++h) {
          const auto q = row_of(layer.problem.q, {}, b, b, s, h);
          double expected = 0.0;
          for (std::size_t d = 0; d < 128; ++d) expected += q[d] * static_cast<double>(mean.row(b, h / 2)[d]);
          expected *= layer.problem.softmax_scale;
          EXPECT_NEAR(static_cast<double>(p.lse_offset.at(b, s, h)), expected, std::fabs(expected) * 0x1p-23);
        }
  }
}

// For methods that do not round (f32), the scores with rotation, K's mean and its correction are the wide ones.
TEST(QuantiseProblem, ScoresAreKeptUpToFloatRounding) {
  const Layer layer = make_layer(1, 8, 30, 3, 1, 192, 7);
  const auto made = quantise_problem(layer.problem, method_of("f32/exact/running+rot+kmean"));
  ASSERT_TRUE(made) << made.error().message;
  const AttentionProblem p = made->problem();
  for (Index i = 0; i < 8; ++i)
    for (Index j = 0; j < 30; ++j)
      for (Index h = 0; h < 3; ++h) {
        const auto q = row_of(layer.problem.q, {}, 0, 0, i, h);
        const auto k = row_of(layer.problem.k, {}, 0, 0, j, 0);
        const double wide = p.softmax_scale * dot(q, k);
        const auto rotated_q = row_of(p.q, p.q_descale, 0, 0, i, h);
        const auto rotated_k = row_of(p.k, p.k_descale, 0, 0, j, 0);
        const double kept = p.softmax_scale * dot(rotated_q, rotated_k) + static_cast<double>(p.lse_offset.at(0, i, h));
        // 9 roundings a row of each rotation, one of the subtraction, one of the offset.
        EXPECT_NEAR(kept, wide, 20 * 0x1p-24 * p.softmax_scale * norm(q) * (norm(k) + 0.5 * std::sqrt(192.0)));
      }
}

TEST(QuantiseProblem, VMeanIsTakenOffAndGiven) {
  const Layer layer = make_layer(2, 4, 40, 2, 2, 64, 8);
  const auto made = quantise_problem(layer.problem, method_of("e4m3/lean/anchor+vmean"));
  ASSERT_TRUE(made);
  const AttentionProblem p = made->problem();
  ASSERT_NE(p.v_mean.data, nullptr);
  for (Index b = 0; b < 2; ++b)
    for (Index h = 0; h < 2; ++h)
      for (Index j = 0; j < 40; ++j) {
        const auto v = row_of(layer.problem.v, {}, b, b, j, h);
        const auto rounded = row_of(p.v, p.v_descale, b, b, j, h);
        for (std::size_t d = 0; d < 64; ++d) {
          const double centred = v[d] - static_cast<double>(p.v_mean.row(b, h)[d]);
          const double half = std::max(std::fabs(centred) / 16, 0x1p-10 * static_cast<double>(p.v_descale.at(b, j, h)));
          EXPECT_LE(std::fabs(rounded[d] - centred), half * (1 + 0x1p-10));
        }
      }
}

// Each stage rounds its own tensor exactly as the whole does, and leaves the others unrounded.
TEST(QuantiseProblem, SelectionRoundsOnlyWhatItNames) {
  const Layer layer = make_layer(1, 9, 33, 4, 2, 128, 9);
  for (const char* text : {"e4m3/lean/anchor", "e4m3/lean/anchor+rot", "int8/shift/anchor+rot+kmean+vmean"}) {
    const Method method = method_of(text);
    const auto whole = quantise_problem(layer.problem, method);
    const auto only_q = quantise_problem(layer.problem, method, {.q = true, .k = false, .v = false});
    const auto only_k = quantise_problem(layer.problem, method, {.q = false, .k = true, .v = false});
    const auto only_v = quantise_problem(layer.problem, method, {.q = false, .k = false, .v = true});
    const auto nothing = quantise_problem(layer.problem, method, {.q = false, .k = false, .v = false});
    ASSERT_TRUE(whole && only_q && only_k && only_v && nothing);
    const auto same = [](const Buffer<std::uint8_t>& a, const Buffer<std::uint8_t>& b) {
      return std::equal(a.span().begin(), a.span().end(), b.span().begin(), b.span().end());
    };
    EXPECT_TRUE(same(only_q->q()->codes, whole->q()->codes));
    EXPECT_TRUE(same(only_k->k()->codes, whole->k()->codes));
    EXPECT_TRUE(same(only_v->v()->codes, whole->v()->codes));
    EXPECT_EQ(only_q->problem().v.data, layer.problem.v.data);
    EXPECT_EQ(only_v->problem().q.data, layer.problem.q.data);
    EXPECT_EQ(only_v->problem().k.data, layer.problem.k.data);
    EXPECT_EQ(nothing->problem().v.data, layer.problem.v.data);
    EXPECT_EQ(nothing->problem().lse_offset.data, nullptr);
    EXPECT_EQ(only_q->problem().k_descale.data, nullptr);
    EXPECT_EQ(only_q->problem().lse_offset.data, nullptr) << "K's mean was not taken off";
    if (method.rotate) {
      EXPECT_EQ(only_q->problem().k.dtype, DType::kF32);
      EXPECT_EQ(only_k->problem().q.dtype, DType::kF32);
    } else {
      EXPECT_EQ(only_q->problem().k.data, layer.problem.k.data);
    }
  }
}

TEST(QuantiseProblem, VarlenSequencesAreQuantisedAsIfAlone) {
  const std::vector<std::int32_t> cu_q{0, 3, 3, 20}, cu_k{0, 10, 17, 60};
  Layer layer = make_layer(1, 20, 60, 4, 2, 64, 10);
  layer.problem.cu_seqlens_q = cu_q;
  layer.problem.cu_seqlens_k = cu_k;
  const Method method = method_of("int8/shift/anchor+rot+kmean+vmean");
  const auto made = quantise_problem(layer.problem, method);
  ASSERT_TRUE(made) << made.error().message;
  const AttentionProblem p = made->problem();
  ASSERT_TRUE(validate(p));
  for (const Sequence& sequence : sequences(p)) {
    AttentionProblem alone = layer.problem;
    alone.cu_seqlens_q = alone.cu_seqlens_k = {};
    alone.q.data = &layer.q.at(0, 0, 0, 0) + sequence.q_begin * 256;
    alone.q.size[1] = sequence.seqlen_q;
    alone.k.data = &layer.k.at(0, 0, 0, 0) + sequence.k_begin * 128;
    alone.v.data = &layer.v.at(0, 0, 0, 0) + sequence.k_begin * 128;
    alone.k.size[1] = alone.v.size[1] = sequence.seqlen_k;
    const auto expected = quantise_problem(alone, method);
    ASSERT_TRUE(expected);
    const AttentionProblem e = expected->problem();
    for (Index i = 0; i < sequence.seqlen_q; ++i)
      for (Index h = 0; h < 4; ++h) {
        const Index row = sequence.q_begin + i;
        EXPECT_EQ(row_of(p.q, p.q_descale, sequence.number, 0, row, h), row_of(e.q, e.q_descale, 0, 0, i, h));
        EXPECT_EQ(*made->q_shift().row(0, row, h), *expected->q_shift().row(0, i, h));
        EXPECT_EQ(p.lse_offset.at(sequence.number, row, h), e.lse_offset.at(0, i, h));
      }
    for (Index j = 0; j < sequence.seqlen_k; ++j)
      for (Index h = 0; h < 2; ++h) {
        const Index row = sequence.k_begin + j;
        EXPECT_EQ(row_of(p.k, p.k_descale, sequence.number, 0, row, h), row_of(e.k, e.k_descale, 0, 0, j, h));
        EXPECT_EQ(row_of(p.v, p.v_descale, sequence.number, 0, row, h), row_of(e.v, e.v_descale, 0, 0, j, h));
        for (Index d = 0; d < 64; ++d) EXPECT_EQ(p.v_mean.row(sequence.number, h)[d], e.v_mean.row(0, h)[d]);
      }
  }
}

TEST(QuantiseProblem, MovingKeepsTheViewsRight) {
  std::vector<std::int32_t> cu{0, 6, 12};
  Layer layer = make_layer(1, 12, 12, 2, 2, 64, 11);
  layer.problem.cu_seqlens_q = layer.problem.cu_seqlens_k = cu;
  auto made = quantise_problem(layer.problem, method_of("int8/shift/anchor+kmean"));
  ASSERT_TRUE(made);
  const auto before = row_of(made->problem().q, made->problem().q_descale, 1, 0, 8, 1);
  const QuantisedProblem moved = std::move(*made);
  cu.assign(3, 99);
  layer.q.values.assign(layer.q.values.size(), to_bf16(0.0F));
  const AttentionProblem p = moved.problem();
  EXPECT_TRUE(validate(p));
  EXPECT_EQ(p.cu_seqlens_q[1], 6);
  EXPECT_EQ(row_of(p.q, p.q_descale, 1, 0, 8, 1), before);
}

TEST(QuantiseProblem, WhatIsQuantisedAlreadyIsRefused) {
  const Layer layer = make_layer(1, 4, 4, 2, 2, 64, 12);
  const Method method = method_of("e4m3/lean/anchor");
  const float one = 1.0F;
  AttentionProblem p = layer.problem;
  p.k_descale = {&one, {0, 0, 0}};
  EXPECT_FALSE(quantise_problem(p, method));
  p = layer.problem;
  p.lse_offset = {&one, {0, 0, 0}};
  EXPECT_FALSE(quantise_problem(p, method));
  const auto made = quantise_problem(layer.problem, method);
  ASSERT_TRUE(made);
  p = layer.problem;
  p.v = made->problem().v;
  const auto again = quantise_problem(p, method);
  ASSERT_FALSE(again);
  EXPECT_TRUE(mentions(again.error().message, {"v:", "e4m3fn", "f32, f16 or bf16"})) << again.error().message;
  const Layer odd = make_layer(1, 4, 4, 2, 2, 80, 12);
  EXPECT_FALSE(quantise_problem(odd.problem, method_of("e4m3/lean/anchor+rot")));
  EXPECT_TRUE(quantise_problem(odd.problem, method));
}

TEST(QuantiseProblem, EmptySequencesAreFine) {
  for (const auto& [seqlen_q, seqlen_k] : {std::pair<Index, Index>{0, 5}, {5, 0}, {0, 0}}) {
    const Layer layer = make_layer(1, seqlen_q, seqlen_k, 2, 1, 64, 13);
    for (const char* text : {"e4m3/lean/anchor+rot+kmean+vmean", "int8/shift/anchor+rot+kmean+vmean"}) {
      const auto made = quantise_problem(layer.problem, method_of(text));
      ASSERT_TRUE(made) << made.error().message;
      EXPECT_TRUE(validate(made->problem()));
    }
  }
}

// The relative error of a rotated e4m3 row is bounded by the format whatever the data: 2^-4 of the row's norm, and
// 2^-10 of the scale for each of its elements.
RC_GTEST_PROP(QuantiseProblemProperty, RowErrorStaysWithinTheFormat, ()) {
  const auto seed = *rc::gen::arbitrary<std::uint32_t>();
  const auto exponent = *rc::gen::inRange(-20, 21);
  Layer layer = make_layer(1, 6, 6, 2, 1, 64, seed);
  for (BF16& x : layer.k.values) x = to_bf16(std::ldexp(to_float(x), exponent));
  const auto made = quantise_problem(layer.problem, method_of("e4m3/lean/anchor+rot"));
  RC_ASSERT(static_cast<bool>(made));
  auto back = test::zero_tensor(layer.k.size);
  RC_ASSERT(static_cast<bool>(reconstruct(*made->k(), contiguous_view(back.values.data(), back.size))));
  for (Index j = 0; j < 6; ++j) {
    double error = 0.0, squares = 0.0;
    for (Index d = 0; d < 64; ++d) {
      const auto x = static_cast<double>(to_float(layer.k.at(0, j, 0, d)));
      error += std::pow(static_cast<double>(back.at(0, j, 0, d)) - x, 2);
      squares += x * x;
    }
    const double scale = static_cast<double>(made->problem().k_descale.at(0, j, 0));
    const double bound = (0x1p-4 + 20 * 0x1p-24) * std::sqrt(squares) + 8 * 0x1p-10 * scale;
    RC_ASSERT(std::sqrt(error) <= bound);
  }
}

}  // namespace
}  // namespace leanfa
