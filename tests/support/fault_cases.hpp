// The shapes on which attention kernels have been reported to fail, and problems of those shapes with seeded values.
// Which property each shape breaks is in conformance.hpp; the correct values come from naive_attention.hpp.
#pragma once

#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "base/attention.hpp"
#include "support/random_tensor.hpp"

namespace leanfa::support {

struct Shape {
  Index batch = 1, seqlen_q = 1, seqlen_k = 1, heads_q = 1, heads_kv = 1, dim_qk = 128, dim_v = 128;
  bool causal = false;
};

inline std::string describe(const Shape& s) {
  std::string text;
  for (const Index n : {s.batch, s.seqlen_q, s.seqlen_k, s.heads_q, s.heads_kv, s.dim_qk, s.dim_v}) {
    if (!text.empty()) text += ',';
    text += std::to_string(n);
  }
  return text + (s.causal ? " causal" : " full");
}

struct HeadDims {
  Index qk = 128, v = 128;
};

inline constexpr std::array<Index, 21> kSweepLengths{1,   2,   15,  16,  17,  31,  32,  33,  63,  64, 65,
                                                     127, 128, 129, 191, 192, 255, 256, 257, 511, 513};
inline constexpr std::array<std::array<Index, 2>, 8> kSweepPairs{
    {{113, 203}, {128, 217}, {113, 211}, {108, 256}, {256, 512}, {512, 256}, {1023, 1024}, {1024, 1023}}};
// heads_q / heads_kv.
inline constexpr std::array<Index, 10> kHeadRatios{1, 2, 3, 5, 6, 7, 8, 12, 16, 71};

// Every pair of lengths, causal and full, one head: 898 shapes.
// The sanitizers, under which each takes ten times as long, see every pair under one mask.
inline std::vector<Shape> sweep_shapes(HeadDims dims = {}) {
  std::vector<std::array<Index, 2>> lengths(kSweepPairs.begin(), kSweepPairs.end());
  for (const Index seqlen_q : kSweepLengths)
    for (const Index seqlen_k : kSweepLengths) lengths.push_back({seqlen_q, seqlen_k});
  std::vector<Shape> shapes;
  for (std::size_t i = 0; i < lengths.size(); ++i)
    for (const bool causal : {false, true}) {
#ifdef LEANFA_SANITIZED
      if (causal != (i % 2 == 0)) continue;
#endif
      shapes.push_back(
          {.seqlen_q = lengths[i][0], .seqlen_k = lengths[i][1], .dim_qk = dims.qk, .dim_v = dims.v, .causal = causal});
    }
  return shapes;
}

// Two kv heads each, so that a wrong grouping reads the wrong one.
inline std::vector<Shape> head_ratio_shapes(HeadDims dims = {}) {
  std::vector<Shape> shapes;
  for (const Index ratio : kHeadRatios)
    shapes.push_back({.batch = 2,
                      .seqlen_q = 17,
                      .seqlen_k = 33,
                      .heads_q = 2 * ratio,
                      .heads_kv = 2,
                      .dim_qk = dims.qk,
                      .dim_v = dims.v,
                      .causal = true});
  return shapes;
}

// Shapes of single reports: seqlen_q much larger than seqlen_k, unaligned, one key over a tile, all rows but the last
// ones empty, more batch than anything else.
inline std::vector<Shape> irregular_shapes(HeadDims dims = {}) {
  std::vector<Shape> shapes;
  for (const bool causal : {false, true}) {
    shapes.push_back({1, 900, 5, 2, 2, dims.qk, dims.v, causal});
    shapes.push_back({5, 4, 656, 2, 2, dims.qk, dims.v, causal});
    shapes.push_back({1, 128, 129, 1, 1, dims.qk, dims.v, causal});
    shapes.push_back({1, 5, 2, 1, 1, dims.qk, dims.v, causal});
    shapes.push_back({1, 8, 4, 1, 1, dims.qk, dims.v, causal});
    shapes.push_back({1, 700, 300, 2, 1, dims.qk, dims.v, causal});
    shapes.push_back({33, 3, 7, 3, 1, dims.qk, dims.v, causal});
    shapes.push_back({2, 0, 7, 1, 1, dims.qk, dims.v, causal});
    shapes.push_back({2, 7, 0, 1, 1, dims.qk, dims.v, causal});
    shapes.push_back({0, 7, 7, 1, 1, dims.qk, dims.v, causal});
  }
  return shapes;
}

// Owns what a problem views. Keep it alive, and in place, while the problem is in use.
struct TestProblem {
  Tensor q, k, v;
  AttentionProblem problem;

  // After replacing a tensor.
  void rebind() {
    problem.q = q.view();
    problem.k = k.view();
    problem.v = v.view();
  }
};

// q, k, v ~ normal(0, 1) of `dtype` from `seed`; softmax_scale is 1 / sqrt(dim_qk).
inline TestProblem make_problem(const Shape& s, DType dtype, std::uint64_t seed = 1, Layout layout = Layout::kBSHD) {
  TestProblem result{
      .q = Tensor::normal(dtype, {s.batch, s.seqlen_q, s.heads_q, s.dim_qk}, 3 * seed, layout),
      .k = Tensor::normal(dtype, {s.batch, s.seqlen_k, s.heads_kv, s.dim_qk}, 3 * seed + 1, layout),
      .v = Tensor::normal(dtype, {s.batch, s.seqlen_k, s.heads_kv, s.dim_v}, 3 * seed + 2, layout),
      .problem = {},
  };
  result.rebind();
  result.problem.softmax_scale = 1.0 / std::sqrt(static_cast<double>(s.dim_qk));
  result.problem.causal = s.causal;
  return result;
}

}  // namespace leanfa::support
