// Properties of softmax attention on random shapes and values. RapidCheck prints the seed of a failure.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <numeric>

#include "reference/merge.hpp"
#include "reference_backend.hpp"

namespace leanfa::support {
namespace {

Shape random_shape() {
  const auto length = rc::gen::inRange<Index>(1, 150);
  const Index heads_kv = *rc::gen::inRange<Index>(1, 3), ratio = *rc::gen::inRange<Index>(1, 4);
  return {.batch = *rc::gen::inRange<Index>(1, 3),
          .seqlen_q = *length,
          .seqlen_k = *length,
          .heads_q = heads_kv * ratio,
          .heads_kv = heads_kv,
          .dim_qk = *rc::gen::inRange<Index>(1, 40),
          .dim_v = *rc::gen::inRange<Index>(1, 40),
          .causal = *rc::gen::arbitrary<bool>()};
}

TestProblem random_problem(const Shape& shape) {
  return make_problem(shape, DType::kF64, *rc::gen::arbitrary<std::uint16_t>());
}

// Two computations of the same exact value: each is within its bound of it.
void expect_close(const AttentionProblem& problem, const ReferenceOutputs& a, const ReferenceOutputs& b,
                  double lse_shift = 0.0) {
  const NaiveAttention exact = naive_attention(problem);
  a.each_row([&](Index n, Index s, Index h) {
    const RowFacts& facts = exact.facts[exact.row(n, s, h)];
    if (facts.keys > 0) {
      const double allowed = 2.0 * lse_bound(facts, kDoubleRoundoff) + 4.0 * kDoubleRoundoff * std::fabs(lse_shift);
      RC_ASSERT(std::fabs(a.lse_at(n, s, h) + lse_shift - b.lse_at(n, s, h)) <= allowed);
    }
    for (Index d = 0; d < problem.v.dim(); ++d)
      RC_ASSERT(std::fabs(a.out_at(n, s, h, d) - b.out_at(n, s, h, d)) <= 2.0 * out_bound(facts, kDoubleRoundoff));
  });
}

RC_GTEST_PROP(ReferenceProperty, MatchesTheTextbookFormula, ()) {
  const Shape shape = random_shape();
  expect_correct(reference_backend(DType::kF64), random_problem(shape).problem, describe(shape));
  RC_ASSERT(!testing::Test::HasFailure());
}

// A dimension in which all keys are equal shifts all scores of a row by a constant: out stays, lse moves by it.
RC_GTEST_PROP(ReferenceProperty, ShiftOfAllScores, ()) {
  const Shape shape = random_shape();
  TestProblem problem = random_problem(shape);
  const double shift = *rc::gen::inRange(-30, 30);
  problem.q.each([&](Index b, Index s, Index h, Index d) {
    if (d == 0) problem.q.set(b, s, h, d, shift);
  });
  const auto set_keys = [&problem](double value) {
    problem.k.each([&](Index b, Index s, Index h, Index d) {
      if (d == 0) problem.k.set(b, s, h, d, value);
    });
  };
  set_keys(0.0);
  const ReferenceOutputs before = attend(problem.problem);
  set_keys(1.0);
  const ReferenceOutputs after = attend(problem.problem);
  expect_close(problem.problem, before, after, shift * problem.problem.softmax_scale);
}

RC_GTEST_PROP(ReferenceProperty, OrderOfKeysDoesNotMatter, ()) {
  Shape shape = random_shape();
  shape.causal = false;
  const TestProblem problem = random_problem(shape);
  std::vector<Index> order(static_cast<std::size_t>(shape.seqlen_k));
  std::iota(order.begin(), order.end(), 0);
  Random random(*rc::gen::arbitrary<std::uint16_t>());
  for (std::size_t i = order.size(); i > 1; --i)
    std::swap(order[i - 1], order[static_cast<std::size_t>(random.below(static_cast<Index>(i)))]);
  TestProblem permuted{problem.q.copy(), problem.k.copy(), problem.v.copy(), problem.problem};
  permuted.rebind();
  const auto permute = [&order](const Tensor& from, Tensor& to) {
    from.each([&](Index b, Index s, Index h, Index d) {
      to.set(b, s, h, d, from.at(b, order[static_cast<std::size_t>(s)], h, d));
    });
  };
  permute(problem.k, permuted.k);
  permute(problem.v, permuted.v);
  expect_close(problem.problem, attend(problem.problem), attend(permuted.problem));
}

AnyView rows_from(AnyView view, Index first, Index count) {
  view.data = static_cast<const double*>(view.data) + first * view.stride[1];
  view.size[1] = count;
  return view;
}

// Keys cut in two anywhere, each part attended to alone, and merged by LSE.
RC_GTEST_PROP(ReferenceProperty, SplitAndMergeByLse, ()) {
  Shape shape = random_shape();
  shape.causal = false;
  const TestProblem problem = random_problem(shape);
  const Index cut = *rc::gen::inRange<Index>(0, shape.seqlen_k + 1);
  const auto part = [&problem](Index first, Index count) {
    AttentionProblem p = problem.problem;
    p.k = rows_from(p.k, first, count);
    p.v = rows_from(p.v, first, count);
    return attend(p);
  };
  const auto partial = [](const ReferenceOutputs& o) {
    const View<double> out = o.out();
    const LseView<double> lse = o.lse();
    return reference::Partial<const double>{{out.data, out.size, out.stride},
                                            {lse.data, lse.stride_batch, lse.stride_row, lse.stride_head}};
  };
  const ReferenceOutputs first = part(0, cut), second = part(cut, shape.seqlen_k - cut);
  const ReferenceOutputs merged(problem.problem);
  RC_ASSERT(reference::merge_lse(partial(first), partial(second), {merged.out(), merged.lse()}).has_value());
  const ReferenceOutputs whole = attend(problem.problem);
  expect_close(problem.problem, merged, whole);
  if (cut == 0) RC_ASSERT(merged.same_bits(second) && merged.same_bits(whole));
  if (cut == shape.seqlen_k) RC_ASSERT(merged.same_bits(first) && merged.same_bits(whole));
}

// The first n rows and keys of a causal square problem alone: the same bits.
RC_GTEST_PROP(ReferenceProperty, CausalPrefix, ()) {
  Shape shape = random_shape();
  shape.seqlen_k = shape.seqlen_q;
  shape.causal = true;
  const TestProblem problem = random_problem(shape);
  const Index prefix = *rc::gen::inRange<Index>(1, shape.seqlen_q + 1);
  AttentionProblem cut = problem.problem;
  for (AnyView* view : {&cut.q, &cut.k, &cut.v}) *view = rows_from(*view, 0, prefix);
  const ReferenceOutputs whole = attend(problem.problem), few = attend(cut);
  few.each_row([&](Index b, Index s, Index h) { RC_ASSERT(few.same_row(whole, b, s, h, b, s)); });
}

}  // namespace
}  // namespace leanfa::support
