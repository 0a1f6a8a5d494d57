// The vector loops of the 8-bit methods: small dense products in float32, and one row of codes.
// Codes are those of numerics/p_code.hpp bit for bit (exact P within its stated margin). Chosen for the processor at
// run time by Highway; callers are method_attention.cpp and the tests.
#pragma once

#include <cstdint>

#include "numerics/method.hpp"

namespace leanfa::cpu {

// Leading dimensions and column counts of packed operands are multiples of this many floats.
inline constexpr Index kPackedColumns = 64;

// c[m][n] = a[m][k] b[k][n], row-major with leading dimensions in elements; n a multiple of kPackedColumns.
// Each output is one chain of fused multiply-adds over ascending k (of rounded ones on processors without FMA).
void multiply_tile(const float* a, Index lda, const float* b, Index ldb, float* c, Index ldc, Index m, Index n,
                   Index k);

// c[i] = rescale * c[i] + factor * t[i], i < n.
void accumulate_row(float* c, const float* t, float rescale, float factor, Index n);

[[nodiscard]] float row_max(const float* scores, Index n);

struct CodeRow {
  float sum = 0.0F;  // of the codes' values, or of the unrounded probabilities when the method says so
};

// Codes of scores[0..n) against a code line (p_code.hpp): values[i] = the code's value. `codes`, if not null, receives
// the codes. E4m3fn and e5m2 P of formats with float scores.
CodeRow code_row(const Method& method, const float* scores, Index n, float a, float b, float* values,
                 std::uint8_t* codes);

// The same for shift P on integer scores held in floats (exact: |S| < 2^24).
CodeRow shift_code_row(const float* scores, Index n, std::int32_t c, int k, int s, float* values, std::uint8_t* codes);

// P of the bf16 and f32 methods: 2^(fma(s, a, b) / 8), rounded to bf16 if asked; the sum is of the unrounded values.
CodeRow wide_row(const float* scores, Index n, float a, float b, bool round_to_bf16, float* values);

}  // namespace leanfa::cpu
