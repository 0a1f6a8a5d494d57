// Properties that every attention backend must have, as functions over a Backend: one per kind of fault that users of
// attention kernels have reported. A backend's test file describes itself once and calls them from its own TESTs.
// Outputs are always written into guarded memory that starts as a pattern, so stray and missing writes fail too.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <functional>
#include <limits>
#include <string>
#include <vector>

#include "base/attention.hpp"
#include "support/fault_cases.hpp"
#include "support/naive_attention.hpp"

namespace leanfa::support {

template <class Out, class Lse>
struct Backend {
  // threads = 0: the backend's default.
  std::function<Status(const AttentionProblem&, View<Out> out, LseView<Lse> lse, int threads)> run;
  DType input = DType::kF32;  // element type of Q, K and V in the tests
  // Largest |out - exact| and |lse - exact| allowed in a row.
  std::function<double(const RowFacts&)> out_bound, lse_bound;
  double ones_bound = 0;  // |out - 1| when V = 1
  HeadDims dims{};
  // A sequence of a varlen call whose first key is a multiple of this many has the bits of the same sequence alone.
  Index key_alignment = 1;
};

// Output memory of one call. `lse` is [batch, heads, seqlen_q], as the interfaces have it.
template <class Out, class Lse>
class Outputs {
 public:
  explicit Outputs(const AttentionProblem& p)
      : size_{p.q.batch(), p.q.seqlen(), p.q.heads(), p.v.dim()},
        out_(static_cast<std::size_t>(size_[0] * size_[1] * size_[2] * size_[3]) * sizeof(Out)),
        lse_(static_cast<std::size_t>(size_[0] * size_[1] * size_[2]) * sizeof(Lse)) {}

  [[nodiscard]] View<Out> out() const { return contiguous_view(reinterpret_cast<Out*>(out_.data()), size_); }
  [[nodiscard]] LseView<Lse> lse() const {
    return {reinterpret_cast<Lse*>(lse_.data()), size_[1] * size_[2], 1, size_[1]};
  }
  [[nodiscard]] double out_at(Index b, Index s, Index h, Index d) const {
    return read_element(out().row(b, s, h) + d, kDTypeOf<Out>);
  }
  [[nodiscard]] double lse_at(Index b, Index s, Index h) const { return static_cast<double>(lse().at(b, s, h)); }
  [[nodiscard]] bool canaries_intact() const { return out_.canary_intact() && lse_.canary_intact(); }
  [[nodiscard]] const Index4& size() const { return size_; }
  // Bits of one row, out and lse together.
  [[nodiscard]] bool same_row(const Outputs& other, Index b, Index s, Index h, Index other_b, Index other_s) const {
    const auto bytes = static_cast<std::size_t>(size_[3]) * sizeof(Out);
    return std::memcmp(out().row(b, s, h), other.out().row(other_b, other_s, h), bytes) == 0 &&
           std::memcmp(&lse().at(b, s, h), &other.lse().at(other_b, other_s, h), sizeof(Lse)) == 0;
  }
  [[nodiscard]] bool same_bits(const Outputs& other) const {
    return std::memcmp(out_.data(), other.out_.data(), out_.size_bytes()) == 0 &&
           std::memcmp(lse_.data(), other.lse_.data(), lse_.size_bytes()) == 0;
  }
  template <class Body>
  void each_row(const Body& body) const {
    for (Index b = 0; b < size_[0]; ++b)
      for (Index s = 0; s < size_[1]; ++s)
        for (Index h = 0; h < size_[2]; ++h) body(b, s, h);
  }

 private:
  Index4 size_;
  GuardedBuffer out_, lse_;
};

template <class Out, class Lse>
Outputs<Out, Lse> run(const Backend<Out, Lse>& backend, const AttentionProblem& problem, int threads = 0) {
  Outputs<Out, Lse> outputs(problem);
  const Status status = backend.run(problem, outputs.out(), outputs.lse(), threads);
  EXPECT_TRUE(status.has_value()) << (status ? "" : status.error().message);
  EXPECT_TRUE(outputs.canaries_intact());
  return outputs;
}

namespace conformance_detail {

// inf and NaN must agree as masks; finite values within the bound.
inline bool close(double got, double want, double bound) {
  if (std::isnan(want)) return std::isnan(got);
  if (std::isinf(want)) return got == want;
  return std::isfinite(got) && std::fabs(got - want) <= bound;
}

}  // namespace conformance_detail

// Every element against the exact value. Stops at the first row that is wrong.
template <class Out, class Lse>
void expect_correct(const Backend<Out, Lse>& backend, const AttentionProblem& problem, const NaiveAttention& want,
                    const std::string& what) {
  SCOPED_TRACE(what);
  const auto got = run(backend, problem);
  bool good = true;
  got.each_row([&](Index b, Index s, Index h) {
    if (!good) return;
    const RowFacts& facts = want.facts[want.row(b, s, h)];
    const auto where = "row [" + std::to_string(b) + ", " + std::to_string(s) + ", " + std::to_string(h) + "]";
    const auto lse = static_cast<double>(want.lse[want.row(b, s, h)]);
    good = conformance_detail::close(got.lse_at(b, s, h), lse, backend.lse_bound(facts));
    EXPECT_TRUE(good) << where << " lse " << got.lse_at(b, s, h) << " != " << lse;
    for (Index d = 0; d < want.size[3] && good; ++d) {
      const double out = got.out_at(b, s, h, d), exact = static_cast<double>(want.at(b, s, h, d));
      good = conformance_detail::close(out, exact, backend.out_bound(facts));
      EXPECT_TRUE(good) << where << " dim " << d << ": " << out << " != " << exact << ", bound "
                        << backend.out_bound(facts);
    }
  });
}

template <class Out, class Lse>
void expect_correct(const Backend<Out, Lse>& backend, const AttentionProblem& problem, const std::string& what) {
  expect_correct(backend, problem, naive_attention(problem), what);
}

template <class Out, class Lse>
void expect_correct(const Backend<Out, Lse>& backend, const std::vector<Shape>& shapes) {
  for (std::size_t i = 0; i < shapes.size() && !testing::Test::HasFailure(); ++i)
    expect_correct(backend, make_problem(shapes[i], backend.input, i + 1).problem, describe(shapes[i]));
}

// A causal kernel that masks nothing, or too little: in batch entry b, keys behind a row chosen for b become huge
// noise; rows up to the chosen one keep their bits.
template <class Out, class Lse>
void expect_causal_prefix(const Backend<Out, Lse>& backend, Shape shape) {
  SCOPED_TRACE(describe(shape));
  shape.causal = true;
  TestProblem problem = make_problem(shape, backend.input);
  const auto clean = run(backend, problem.problem);
  Random random(77);
  std::vector<Index> last_row;
  for (Index b = 0; b < shape.batch; ++b) {
    last_row.push_back(b == 0 ? 0 : random.below(shape.seqlen_q));
    const Index first_hidden = std::max<Index>(0, last_row.back() + 1 + shape.seqlen_k - shape.seqlen_q);
    for (Index j = first_hidden; j < shape.seqlen_k; ++j)
      for (Index h = 0; h < shape.heads_kv; ++h) {
        for (Index d = 0; d < shape.dim_qk; ++d) problem.k.set(b, j, h, d, 1e4 * random.normal());
        for (Index d = 0; d < shape.dim_v; ++d) problem.v.set(b, j, h, d, 1e4 * random.normal());
      }
  }
  const auto noisy = run(backend, problem.problem);
  clean.each_row([&](Index b, Index s, Index h) {
    if (s <= last_row[static_cast<std::size_t>(b)] && !testing::Test::HasFailure()) {
      EXPECT_TRUE(clean.same_row(noisy, b, s, h, b, s)) << "row [" << b << ", " << s << ", " << h << "]";
    }
  });
}

// Padded or masked keys that leak into the row sum: V = 1 gives 1.
template <class Out, class Lse>
void expect_ones(const Backend<Out, Lse>& backend, const Shape& shape) {
  SCOPED_TRACE(describe(shape));
  TestProblem problem = make_problem(shape, backend.input);
  problem.v.fill(1.0);
  const auto got = run(backend, problem.problem);
  const Sequence sequence{.seqlen_q = shape.seqlen_q, .seqlen_k = shape.seqlen_k};
  got.each_row([&](Index b, Index s, Index h) {
    const double want = sequence.visible_keys(s, shape.causal) > 0 ? 1.0 : 0.0;
    for (Index d = 0; d < shape.dim_v && !testing::Test::HasFailure(); ++d)
      EXPECT_NEAR(got.out_at(b, s, h, d), want, backend.ones_bound) << b << " " << s << " " << h << " " << d;
  });
}

// Layouts: BHSD views, rows with gaps, and V alone in another layout give the bits of the contiguous tensors.
template <class Out, class Lse>
void expect_layout_invariance(const Backend<Out, Lse>& backend, const Shape& shape) {
  SCOPED_TRACE(describe(shape));
  TestProblem problem = make_problem(shape, backend.input);
  const auto contiguous = run(backend, problem.problem);
  for (const Layout layout : {Layout::kBHSD, Layout::kPaddedRows}) {
    TestProblem other{problem.q.copy(), problem.k.copy(), problem.v.copy(layout), problem.problem};
    other.rebind();
    EXPECT_TRUE(run(backend, other.problem).same_bits(contiguous)) << "only v";
    other.q = problem.q.copy(layout);
    other.k = problem.k.copy(layout);
    other.rebind();
    EXPECT_TRUE(run(backend, other.problem).same_bits(contiguous)) << "q, k and v";
  }
}

// 32-bit offsets: three rows so many elements apart, 2^30 + 8 if nothing is said, give the bits of the contiguous copy.
// Needs address space only.
template <class Out, class Lse>
void expect_huge_row_stride(const Backend<Out, Lse>& backend, Index row_stride = (Index{1} << 30) + 8,
                            bool of_v_too = true) {
  const Shape shape{.seqlen_q = 3, .seqlen_k = 3, .dim_qk = backend.dims.qk, .dim_v = backend.dims.v};
  const TestProblem near = make_problem(shape, backend.input);
  const std::size_t width = size_bytes(backend.input);
  AttentionProblem far = near.problem;
  std::vector<SparseMapping> mappings;
  for (AnyView* view : {&far.q, &far.k, &far.v}) {
    if (view == &far.v && !of_v_too) continue;
    const auto row_bytes = static_cast<std::size_t>(view->dim()) * width;
    mappings.emplace_back(static_cast<std::size_t>(2 * row_stride) * width + row_bytes);
    for (Index s = 0; s < 3; ++s)
      std::memcpy(mappings.back().data() + static_cast<std::size_t>(s * row_stride) * width,
                  static_cast<const std::byte*>(view->data) + static_cast<std::size_t>(s) * row_bytes, row_bytes);
    view->data = mappings.back().data();
    view->stride[1] = row_stride;
  }
  EXPECT_TRUE(run(backend, far).same_bits(run(backend, near.problem)));
}

// The same bits on any number of threads, and every time.
template <class Out, class Lse>
void expect_same_bits_again(const Backend<Out, Lse>& backend, const Shape& shape, int launches = 3) {
  SCOPED_TRACE(describe(shape));
  const TestProblem problem = make_problem(shape, backend.input);
  const auto first = run(backend, problem.problem, 1);
  for (const int threads : {2, 3, 7})
    for (int launch = 0; launch < launches; ++launch)
      EXPECT_TRUE(run(backend, problem.problem, threads).same_bits(first)) << threads << " threads";
}

// A sequence alone and as each entry of a batch of other sequences: the same bits. So does a query row alone (its last
// rows, cut off from the front: the keys that a row sees are the same).
template <class Out, class Lse>
void expect_batch_invariance(const Backend<Out, Lse>& backend, const Shape& shape) {
  SCOPED_TRACE(describe(shape));
  const TestProblem batch = make_problem(shape, backend.input);
  const auto together = run(backend, batch.problem);
  const auto entry = [](AnyView view, Index b) {
    view.data =
        static_cast<const std::byte*>(view.data) + b * view.stride[0] * static_cast<Index>(size_bytes(view.dtype));
    view.size[0] = 1;
    return view;
  };
  for (Index b = 0; b < shape.batch; ++b) {
    AttentionProblem alone = batch.problem;
    alone.q = entry(alone.q, b);
    alone.k = entry(alone.k, b);
    alone.v = entry(alone.v, b);
    const auto one = run(backend, alone);
    one.each_row([&](Index, Index s, Index h) {
      if (!testing::Test::HasFailure()) {
        EXPECT_TRUE(one.same_row(together, 0, s, h, b, s)) << "entry " << b << " row " << s;
      }
    });
    for (const Index rows : {Index{1}, shape.seqlen_q / 2}) {
      AttentionProblem last = alone;
      const Index first = shape.seqlen_q - rows;
      last.q.data = static_cast<const std::byte*>(alone.q.data) +
                    first * alone.q.stride[1] * static_cast<Index>(size_bytes(alone.q.dtype));
      last.q.size[1] = rows;
      const auto few = run(backend, last);
      few.each_row([&](Index, Index s, Index h) {
        if (!testing::Test::HasFailure()) {
          EXPECT_TRUE(few.same_row(together, 0, s, h, b, first + s)) << "entry " << b << ", last " << rows << " rows";
        }
      });
    }
  }
}

// Varlen: each sequence, zero-length ones included, against the exact values, and the bits that it gives alone.
template <class Out, class Lse>
void expect_varlen(const Backend<Out, Lse>& backend, bool causal, const std::vector<std::int32_t>& cu_q,
                   const std::vector<std::int32_t>& cu_k) {
  const Shape shape{.seqlen_q = cu_q.back(),
                    .seqlen_k = cu_k.back(),
                    .heads_q = 6,
                    .heads_kv = 2,
                    .dim_qk = backend.dims.qk,
                    .dim_v = backend.dims.v,
                    .causal = causal};
  TestProblem packed = make_problem(shape, backend.input);
  packed.problem.cu_seqlens_q = cu_q;
  packed.problem.cu_seqlens_k = cu_k;
  expect_correct(backend, packed.problem, "varlen");
  const auto together = run(backend, packed.problem);
  const auto rows = [](AnyView view, Index begin, Index count) {
    view.data =
        static_cast<const std::byte*>(view.data) + begin * view.stride[1] * static_cast<Index>(size_bytes(view.dtype));
    view.size[1] = count;
    return view;
  };
  for (const Sequence& sequence : sequences(packed.problem)) {
    if (sequence.k_begin % backend.key_alignment != 0) continue;
    AttentionProblem alone = packed.problem;
    alone.cu_seqlens_q = alone.cu_seqlens_k = {};
    alone.q = rows(alone.q, sequence.q_begin, sequence.seqlen_q);
    alone.k = rows(alone.k, sequence.k_begin, sequence.seqlen_k);
    alone.v = rows(alone.v, sequence.k_begin, sequence.seqlen_k);
    const auto one = run(backend, alone);
    one.each_row([&](Index, Index s, Index h) {
      EXPECT_TRUE(one.same_row(together, 0, s, h, 0, sequence.q_begin + s)) << "sequence " << sequence.number;
    });
  }
}

template <class Out, class Lse>
void expect_varlen(const Backend<Out, Lse>& backend, bool causal) {
  const std::vector<std::int32_t> cu_q{0, 5, 5, 70, 70, 71, 200};
  expect_varlen(backend, causal, cu_q, {0, 9, 20, 20, 20, 149, 250});
  if (backend.key_alignment > 1) expect_varlen(backend, causal, cu_q, {0, 16, 32, 32, 32, 160, 250});
}

// One non-finite element of Q, K or V makes exactly the rows that see it NaN (out and lse); all others keep their bits.
template <class Out, class Lse>
void expect_non_finite_rule(const Backend<Out, Lse>& backend, const Shape& shape) {
  SCOPED_TRACE(describe(shape));
  const auto clean = run(backend, make_problem(shape, backend.input).problem);
  const Sequence sequence{.seqlen_q = shape.seqlen_q, .seqlen_k = shape.seqlen_k};
  const Index ratio = shape.heads_q / shape.heads_kv;
  Random random(5);
  for (int trial = 0; trial < 12; ++trial) {
    TestProblem problem = make_problem(shape, backend.input);
    const int tensor = trial % 3;  // q, k, v
    Tensor& target = tensor == 0 ? problem.q : (tensor == 1 ? problem.k : problem.v);
    const Index4& size = target.size();
    const Index b = random.below(size[0]), s = random.below(size[1]), h = random.below(size[2]),
                d = random.below(size[3]);
    const double inf = std::numeric_limits<double>::infinity();
    target.set(b, s, h, d, trial % 4 == 0 ? inf : (trial % 4 == 1 ? -inf : std::nan("")));
    const auto got = run(backend, problem.problem);
    got.each_row([&](Index rb, Index rs, Index rh) {
      if (testing::Test::HasFailure()) return;
      const Index visible = sequence.visible_keys(rs, shape.causal);
      const bool sees = tensor == 0 ? (rs == s && rh == h && visible > 0) : (rh / ratio == h && s < visible);
      const auto where = testing::Message() << "tensor " << tensor << " at " << b << " " << s << " " << h << " " << d
                                            << ", row " << rb << " " << rs << " " << rh;
      if (rb != b || !sees) {
        EXPECT_TRUE(got.same_row(clean, rb, rs, rh, rb, rs)) << where;
        return;
      }
      EXPECT_TRUE(std::isnan(got.lse_at(rb, rs, rh))) << where;
      for (Index i = 0; i < shape.dim_v; ++i) EXPECT_TRUE(std::isnan(got.out_at(rb, rs, rh, i))) << where;
    });
  }
}

// No NaN and no lost mass for one key g binades above 4095 equal ones: out is the mix, lse its logarithm.
template <class Out, class Lse>
void expect_hot_key(const Backend<Out, Lse>& backend, double binades) {
  SCOPED_TRACE(binades);
  const Shape shape{.seqlen_q = 1, .seqlen_k = 4096, .dim_qk = backend.dims.qk, .dim_v = backend.dims.v};
  TestProblem problem = make_problem(shape, backend.input);
  problem.q.fill(0.0);
  problem.k.fill(0.0);
  problem.v.fill(-1.0);
  problem.q.set(0, 0, 0, 0, 1.0);
  problem.k.set(0, 1234, 0, 0, binades);
  problem.v.fill_row(0, 1234, 0, 1.0);
  problem.problem.softmax_scale = std::numbers::ln2;
  expect_correct(backend, problem.problem, "hot key");
}

}  // namespace leanfa::support
