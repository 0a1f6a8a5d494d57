// Q, K and V of independent standard normal numbers, the same for the same seed on every machine and compiler.
#pragma once

#include <cstdint>

#include "base/attention.hpp"
#include "base/buffer.hpp"

namespace leanfa::report {

struct GaussianShape {
  Index batch = 1, seqlen_q = 0, seqlen_k = 0, heads_q = 0, heads_kv = 0, head_dim_qk = 0, head_dim_v = 0;
};

struct GaussianProblem {
  AttentionProblem problem;  // dense; softmax_scale 1/sqrt(head_dim_qk), full mask
  Buffer<std::byte> q, k, v;
};

// `dtype` is kBF16 (values rounded to nearest even) or kF32. Errors: memory; kBadInput for other dtypes.
[[nodiscard]] Result<GaussianProblem> gaussian_problem(const GaussianShape& shape, DType dtype, std::uint64_t seed);

}  // namespace leanfa::report
