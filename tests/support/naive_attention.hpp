// Attention in long double by the textbook formula: all scores of a row, their maximum, exp, sum. O(seqlen_k) memory
// per row, one thread, nothing shared with any backend. It is the witness that the backends are tested against,
// together with the facts of each row that an error bound needs.
#pragma once

#include <cmath>
#include <limits>
#include <vector>

#include "base/attention.hpp"
#include "support/random_tensor.hpp"

namespace leanfa::support {

// What a rounding bound depends on, for one query row of one head.
struct RowFacts {
  Index keys = 0;        // visible
  Index dim_qk = 0;      // terms of a score
  double magnitude = 0;  // max over keys of softmax_scale * log2(e) * descales * sum_d |q_d k_d|, in binades
  double v_max = 0;      // max over visible keys of |V|, descales included, plus the means' |V|
  double lse = 0;        // natural logarithm
};

struct NaiveAttention {
  Index4 size{};                 // of out
  std::vector<long double> out;  // [batch, seqlen_q, heads_q, dim_v]
  std::vector<long double> lse;  // [batch, seqlen_q, heads_q]
  std::vector<RowFacts> facts;   // as lse

  [[nodiscard]] std::size_t row(Index b, Index s, Index h) const {
    return static_cast<std::size_t>((b * size[1] + s) * size[2] + h);
  }
  [[nodiscard]] long double at(Index b, Index s, Index h, Index d) const {
    return out[row(b, s, h) * static_cast<std::size_t>(size[3]) + static_cast<std::size_t>(d)];
  }
};

namespace naive_detail {

using Row = std::vector<long double>;

inline Row read_row(const AnyView& view, Index b, Index s, Index h, float descale) {
  Row row;
  const auto* data = static_cast<const std::byte*>(view.data);
  for (Index d = 0; d < view.dim(); ++d) {
    const Index offset = b * view.stride[0] + s * view.stride[1] + h * view.stride[2] + d;
    const double value = read_element(data + offset * static_cast<Index>(size_bytes(view.dtype)), view.dtype);
    row.push_back(static_cast<long double>(value) * static_cast<long double>(descale));
  }
  return row;
}

struct HeadKeys {
  std::vector<Row> k, v;
};

// One row: writes out and lse, returns its facts.
inline RowFacts attend_row(const Row& q, const HeadKeys& keys, Index visible, double softmax_scale, long double* out,
                           long double* lse) {
  RowFacts facts{.keys = visible, .dim_qk = static_cast<Index>(q.size())};
  Row scores;
  long double largest = -std::numeric_limits<long double>::infinity();
  bool bad = false;
  for (std::size_t j = 0; j < static_cast<std::size_t>(visible); ++j) {
    long double dot = 0, absolute = 0;
    for (std::size_t d = 0; d < q.size(); ++d) {
      dot += q[d] * keys.k[j][d];
      absolute += std::fabs(q[d] * keys.k[j][d]);
    }
    for (const long double x : keys.k[j]) bad = bad || !std::isfinite(x);
    for (const long double x : keys.v[j]) {
      bad = bad || !std::isfinite(x);
      facts.v_max = std::max(facts.v_max, static_cast<double>(std::fabs(x)));
    }
    scores.push_back(dot * static_cast<long double>(softmax_scale));
    facts.magnitude = std::max(facts.magnitude, static_cast<double>(absolute) * softmax_scale * std::numbers::log2e);
    largest = std::max(largest, scores.back());
  }
  for (const long double x : q) bad = bad || !std::isfinite(x);
  const std::size_t dim_v = keys.v.empty() ? 0 : keys.v[0].size();
  long double sum = 0;
  for (std::size_t j = 0; j < scores.size(); ++j) {
    const long double p = std::exp(scores[j] - largest);
    sum += p;
    for (std::size_t d = 0; d < dim_v; ++d) out[d] += p * keys.v[j][d];
  }
  for (std::size_t d = 0; d < dim_v && visible > 0; ++d) out[d] = bad ? std::nanl("") : out[d] / sum;
  const long double finite_lse = visible > 0 ? largest + std::log(sum) : largest;
  *lse = bad && visible > 0 ? std::nanl("") : finite_lse;
  return facts;
}

}  // namespace naive_detail

// Precondition: a valid problem. A row that sees a non-finite K or V element, or has one in Q, is NaN; a row without
// keys reads nothing: 0, -inf.
inline NaiveAttention naive_attention(const AttentionProblem& p) {
  using namespace naive_detail;
  NaiveAttention result{.size = {p.q.batch(), p.q.seqlen(), p.q.heads(), p.v.dim()}, .out = {}, .lse = {}, .facts = {}};
  const auto rows = static_cast<std::size_t>(p.q.batch() * p.q.seqlen() * p.q.heads());
  result.out.resize(rows * static_cast<std::size_t>(p.v.dim()));
  result.lse.resize(rows);
  result.facts.resize(rows);
  const Index ratio = p.q.heads() / p.k.heads();
  for (const Sequence& sequence : sequences(p)) {
    for (Index head = 0; head < p.q.heads(); ++head) {
      HeadKeys keys;
      for (Index j = 0; j < sequence.seqlen_k; ++j) {
        const Index n = sequence.number, s = sequence.k_begin + j, h = head / ratio;
        keys.k.push_back(read_row(p.k, sequence.batch, s, h, p.k_descale.at(n, s, h)));
        keys.v.push_back(read_row(p.v, sequence.batch, s, h, p.v_descale.at(n, s, h)));
      }
      const float* mean = p.v_mean.row(sequence.number, head / ratio);
      for (Index i = 0; i < sequence.seqlen_q; ++i) {
        const Index s = sequence.q_begin + i;
        const Index visible = sequence.visible_keys(i, p.causal);
        const std::size_t row = result.row(sequence.batch, s, head);
        long double* out = result.out.data() + row * static_cast<std::size_t>(p.v.dim());
        const Row q = read_row(p.q, sequence.batch, s, head, p.q_descale.at(sequence.number, s, head));
        RowFacts facts = attend_row(q, keys, visible, p.softmax_scale, out, &result.lse[row]);
        if (visible > 0 && p.lse_offset.data != nullptr)
          result.lse[row] += static_cast<long double>(p.lse_offset.at(sequence.number, s, head));
        for (Index d = 0; d < p.v.dim() && mean != nullptr && visible > 0; ++d) {
          out[d] += static_cast<long double>(mean[d]);
          facts.v_max = std::max(facts.v_max, static_cast<double>(std::fabs(out[d])));
        }
        facts.lse = static_cast<double>(result.lse[row]);
        result.facts[row] = facts;
      }
    }
  }
  return result;
}

// Bounds for attention computed with unit roundoff u (2^-53 for double, 2^-24 for float): a score of dim terms is off
// by at most (dim + 8) u magnitude binades (the sum, the scales, the subtraction of the maximum), a probability by ln 2
// times that and some ulps of exp2, a sum of n terms by n u; numerator and denominator both carry it.
inline double probability_bound(const RowFacts& row, double u) {
  return u *
         (std::numbers::ln2 * static_cast<double>(row.dim_qk + 8) * row.magnitude + static_cast<double>(row.keys) + 8);
}
inline double out_bound(const RowFacts& row, double u) { return 2.0 * probability_bound(row, u) * row.v_max; }
inline double lse_bound(const RowFacts& row, double u) {
  return probability_bound(row, u) + 4.0 * u * (std::fabs(std::isfinite(row.lse) ? row.lse : 0.0) + row.magnitude);
}

}  // namespace leanfa::support
