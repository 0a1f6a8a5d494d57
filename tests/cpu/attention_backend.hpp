// Each wide-path kernel as a backend of the conformance tests, with the error bounds that its formats imply.
//
// u = 2^-24. A score is a sum of dim_qk products, each step rounded to float32: at most dim_qk u relative to the sum of
// magnitudes, and a few u for softmax_scale * log2 e and the subtraction of the reference. In binades, times ln 2, that
// is the relative error of P; so is exp2's own error. Numerator and denominator of O both carry it, and both are sums
// of `keys` terms with one rounding each, plus one per block for the change of reference. The matrix-unit kernel also
// rounds P to bf16 in the numerator (2^-8, half an ulp of 8 bits), and its exp2 is good to 2^-18. A bf16 output adds
// 2^-8.
#pragma once

#include <cmath>
#include <string>

#include "cpu/select.hpp"
#include "support/conformance.hpp"

namespace leanfa::cpu::test {

inline constexpr double kRoundoff = 0x1p-24;

struct KernelError {
  double exp2 = 0;  // relative error of the exponential
  double p = 0;     // relative error of rounding P
  double out = 0;   // relative error of rounding the output
};

// Relative error of one weight before P is rounded.
inline double weight_error(const support::RowFacts& row, const KernelError& error) {
  const double score_binades = static_cast<double>(row.dim_qk + 4) * kRoundoff * row.magnitude;
  return std::expm1(std::numbers::ln2 * score_binades) + error.exp2;
}

inline double sum_error(const support::RowFacts& row) { return 1.02 * static_cast<double>(row.keys + 4) * kRoundoff; }

inline double out_bound(const support::RowFacts& row, const KernelError& error) {
  return row.v_max * (2 * (weight_error(row, error) + sum_error(row)) + error.p + error.out) * (1 + 0x1p-6);
}

inline double lse_bound(const support::RowFacts& row, const KernelError& error) {
  return weight_error(row, error) + sum_error(row) + 4 * kRoundoff * (std::fabs(row.lse) + row.magnitude);
}

inline KernelError error_of(const Kernel& kernel, DType out) {
  KernelError error{.exp2 = 0x1p-22};
  if (!kernel.serves_f32) error = {.exp2 = 0x1p-18, .p = 0x1p-8};
  if (out == DType::kBF16) error.out = 0x1p-8;
  return error;
}

template <class Out>
support::Backend<Out, float> backend(const Kernel& kernel, DType input, support::HeadDims dims = {}) {
  const KernelError error = error_of(kernel, kDTypeOf<Out>);
  return {.run =
              [&kernel](const AttentionProblem& problem, View<Out> out, LseView<float> lse, int threads) {
                return attention_fwd_on(kernel, problem, mutable_any_view(out), lse, {.threads = threads});
              },
          .input = input,
          .out_bound = [error](const support::RowFacts& row) { return out_bound(row, error); },
          .lse_bound = [error](const support::RowFacts& row) { return lse_bound(row, error); },
          .ones_bound = error.p == 0 ? 0.0 : error.p + error.out,
          .dims = dims};
}

}  // namespace leanfa::cpu::test
