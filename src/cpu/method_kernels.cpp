#include "cpu/method_kernels.hpp"

#include <algorithm>
#include <array>

#include "numerics/p_code.hpp"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "cpu/method_kernels.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace leanfa::cpu {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

using F32 = hn::ScalableTag<float>;
using I32 = hn::RebindToSigned<F32>;
using VF = hn::Vec<F32>;
using VI = hn::Vec<I32>;
using U8 = hn::Rebind<std::uint8_t, F32>;

#if HWY_TARGET <= HWY_AVX3
constexpr std::size_t kVectors = 4;  // 6 x 4 accumulators of 32 registers
#else
constexpr std::size_t kVectors = 2;  // 6 x 2 of 16
#endif
constexpr Index kRows = 6;

template <std::size_t kM>
HWY_INLINE void multiply_panel(const float* HWY_RESTRICT a, Index lda, const float* HWY_RESTRICT b, Index ldb,
                               float* HWY_RESTRICT c, Index ldc, Index k) {
  const F32 d;
  const auto lanes = static_cast<Index>(hn::Lanes(d));
  VF sum[kM][kVectors];
  for (auto& row : sum)
    for (auto& v : row) v = hn::Zero(d);
  for (Index kk = 0; kk < k; ++kk) {
    VF column[kVectors];
    for (std::size_t v = 0; v < kVectors; ++v) column[v] = hn::LoadU(d, b + kk * ldb + static_cast<Index>(v) * lanes);
    for (std::size_t i = 0; i < kM; ++i) {
      const VF x = hn::Set(d, a[static_cast<Index>(i) * lda + kk]);
      for (std::size_t v = 0; v < kVectors; ++v) sum[i][v] = hn::MulAdd(x, column[v], sum[i][v]);
    }
  }
  for (std::size_t i = 0; i < kM; ++i)
    for (std::size_t v = 0; v < kVectors; ++v)
      hn::StoreU(sum[i][v], d, c + static_cast<Index>(i) * ldc + static_cast<Index>(v) * lanes);
}

template <std::size_t kM>
void multiply_rows(const float* a, Index lda, const float* b, Index ldb, float* c, Index ldc, Index n, Index k) {
  const auto width = static_cast<Index>(kVectors * hn::Lanes(F32()));
  for (Index j = 0; j < n; j += width) multiply_panel<kM>(a, lda, b + j, ldb, c + j, ldc, k);
}

void MultiplyTile(const float* a, Index lda, const float* b, Index ldb, float* c, Index ldc, Index m, Index n,
                  Index k) {
  Index i = 0;
  for (; i + kRows <= m; i += kRows) multiply_rows<kRows>(a + i * lda, lda, b, ldb, c + i * ldc, ldc, n, k);
  const float* rest = a + i * lda;
  float* out = c + i * ldc;
  switch (m - i) {
    case 5:
      return multiply_rows<5>(rest, lda, b, ldb, out, ldc, n, k);
    case 4:
      return multiply_rows<4>(rest, lda, b, ldb, out, ldc, n, k);
    case 3:
      return multiply_rows<3>(rest, lda, b, ldb, out, ldc, n, k);
    case 2:
      return multiply_rows<2>(rest, lda, b, ldb, out, ldc, n, k);
    case 1:
      return multiply_rows<1>(rest, lda, b, ldb, out, ldc, n, k);
    default:
      return;
  }
}

void AccumulateRow(float* HWY_RESTRICT c, const float* HWY_RESTRICT t, float rescale, float factor, Index n) {
  const F32 d;
  const auto lanes = static_cast<Index>(hn::Lanes(d));
  const VF r = hn::Set(d, rescale);
  const VF f = hn::Set(d, factor);
  Index i = 0;
  for (; i + lanes <= n; i += lanes)
    hn::StoreU(hn::MulAdd(hn::LoadU(d, t + i), f, hn::Mul(hn::LoadU(d, c + i), r)), d, c + i);
  for (; i < n; ++i) c[i] = std::fma(t[i], factor, c[i] * rescale);
}

float RowMax(const float* HWY_RESTRICT scores, Index n) {
  const F32 d;
  const auto lanes = static_cast<Index>(hn::Lanes(d));
  float best = -hwy::HighestValue<float>();
  VF max = hn::Set(d, best);
  Index i = 0;
  for (; i + lanes <= n; i += lanes) max = hn::Max(max, hn::LoadU(d, scores + i));
  best = hn::GetLane(hn::MaxOfLanes(d, max));
  for (; i < n; ++i) best = std::max(best, scores[i]);
  return best;
}

// 2^x for |x| < 126, relative error below 2^-22: 2^round(x) times the series of 2^f, |f| <= 1/2, to f^7.
HWY_INLINE VF exp2_vector(VF x) {
  const F32 d;
  const I32 di;
  const VF clamped = hn::Min(hn::Max(x, hn::Set(d, -126.0F)), hn::Set(d, 126.0F));
  const VI whole = hn::NearestInt(clamped);
  const VF f = hn::Sub(clamped, hn::ConvertTo(d, whole));
  constexpr std::array kSeries{1.52527338e-5F, 1.54035304e-4F, 1.33335581e-3F, 9.61812911e-3F,
                               5.55041087e-2F, 2.40226507e-1F, 6.93147181e-1F, 1.0F};  // ln(2)^n / n!, n = 7..0
  VF sum = hn::Set(d, kSeries[0]);
  for (std::size_t n = 1; n < kSeries.size(); ++n) sum = hn::MulAdd(sum, f, hn::Set(d, kSeries[n]));
  const VI exponent = hn::ShiftLeft<23>(hn::Add(whole, hn::Set(di, 127)));
  return hn::Mul(sum, hn::BitCast(d, exponent));
}

// Values of e4m3fn codes 0..126: place exponent and mantissa in a float, or count units of 2^-9 below code 8.
HWY_INLINE VF e4m3_values(VI code) {
  const F32 d;
  const I32 di;
  const VF normal = hn::BitCast(d, hn::Add(hn::ShiftLeft<20>(code), hn::Set(di, 120 << 23)));
  const VF subnormal = hn::Mul(hn::ConvertTo(d, code), hn::Set(d, 0x1p-9F));
  return hn::IfThenElse(hn::RebindMask(d, hn::Lt(code, hn::Set(di, 8))), subnormal, normal);
}

// Nearest-even e4m3fn codes of p in [0, 448].
HWY_INLINE VI e4m3_nearest(VF p) {
  const F32 d;
  const I32 di;
  const VI bits = hn::BitCast(di, p);
  const VI odd = hn::And(hn::ShiftRight<20>(bits), hn::Set(di, 1));
  const VI rounded = hn::ShiftRight<20>(hn::Add(bits, hn::Add(odd, hn::Set(di, 0x7FFFF))));
  const VI normal = hn::Sub(rounded, hn::Set(di, 120 << 3));
  const VI subnormal = hn::NearestInt(hn::Mul(p, hn::Set(d, 512.0F)));
  const VI code = hn::IfThenElse(hn::RebindMask(di, hn::Lt(p, hn::Set(d, 0x1p-6F))), subnormal, normal);
  return hn::Min(code, hn::Set(di, kE4M3Grid.max_code));
}

HWY_INLINE VF exact_probability(VF s, VF a, VF b) {
  return exp2_vector(hn::Mul(hn::MulAdd(s, a, b), hn::Set(F32(), 0.125F)));
}

struct Exact {
  static HWY_INLINE VI codes(VF s, VF a, VF b) {
    return e4m3_nearest(hn::Min(exact_probability(s, a, b), hn::Set(F32(), 448.0F)));
  }
};

HWY_INLINE VI clamp_codes(VF u) {
  const F32 d;
  return hn::NearestInt(hn::Min(hn::Max(u, hn::Zero(d)), hn::Set(d, 126.0F)));
}

struct Lean {
  static HWY_INLINE VI codes(VF s, VF a, VF b) { return clamp_codes(hn::MulAdd(s, a, b)); }
};

struct Lean2 {
  static HWY_INLINE VI codes(VF s, VF a, VF b) {
    const F32 d;
    const VF limit = hn::Set(d, 1024.0F);  // far outside the codes, and finite
    const VF u = hn::Max(hn::Min(hn::MulAdd(s, a, b), limit), hn::Neg(limit));
    const VF binades = hn::Mul(u, hn::Set(d, 0.125F));
    const VF f = hn::Sub(binades, hn::Floor(binades));
    const VF bend = hn::Mul(f, hn::Sub(f, hn::Set(d, 1.0F)));
    return clamp_codes(hn::MulAdd(bend, hn::Set(d, static_cast<float>(kLean2Curvature)), u));
  }
};

template <class Rule>
CodeRow code_row_vector(const float* HWY_RESTRICT scores, Index n, float a, float b, float* HWY_RESTRICT values,
                        std::uint8_t* codes) {
  const F32 d;
  const auto lanes = static_cast<Index>(hn::Lanes(d));
  const VF va = hn::Set(d, a);
  const VF vb = hn::Set(d, b);
  VF sum = hn::Zero(d);
  Index i = 0;
  for (; i + lanes <= n; i += lanes) {
    const VI code = Rule::codes(hn::LoadU(d, scores + i), va, vb);
    const VF value = e4m3_values(code);
    hn::StoreU(value, d, values + i);
    if (codes != nullptr) hn::StoreU(hn::DemoteTo(U8(), code), U8(), codes + i);
    sum = hn::Add(sum, value);
  }
  return {hn::GetLane(hn::SumOfLanes(d, sum))};
}

// Exact P normalised by the sum before rounding (the models of FlashAttention-3 and AITER).
CodeRow unrounded_row_vector(const float* HWY_RESTRICT scores, Index n, float a, float b, float* HWY_RESTRICT values,
                             std::uint8_t* codes) {
  const F32 d;
  const auto lanes = static_cast<Index>(hn::Lanes(d));
  VF sum = hn::Zero(d);
  for (Index i = 0; i + lanes <= n; i += lanes) {
    const VF p = exact_probability(hn::LoadU(d, scores + i), hn::Set(d, a), hn::Set(d, b));
    const VI code = e4m3_nearest(hn::Min(p, hn::Set(d, 448.0F)));
    hn::StoreU(e4m3_values(code), d, values + i);
    if (codes != nullptr) hn::StoreU(hn::DemoteTo(U8(), code), U8(), codes + i);
    sum = hn::Add(sum, p);
  }
  return {hn::GetLane(hn::SumOfLanes(d, sum))};
}

// Whole vectors of the methods that ship; returns how many leading scores it served. Sums of values are exact in
// float32 (multiples of 2^-9 below 2^15 for up to 64 keys), so their order does not matter there.
Index CodeRowVector(const Method& method, const float* scores, Index n, float a, float b, float* values,
                    std::uint8_t* codes, float* sum) {
#if HWY_NATIVE_FMA
  if (method.p_format != PFormat::kE4M3FN || (!method.rounded_sum && method.p != PCode::kExact)) return 0;
  const auto lanes = static_cast<Index>(hn::Lanes(F32()));
  if (!method.rounded_sum) {
    *sum = unrounded_row_vector(scores, n, a, b, values, codes).sum;
    return n / lanes * lanes;
  }
  switch (method.p) {
    case PCode::kExact:
      *sum = code_row_vector<Exact>(scores, n, a, b, values, codes).sum;
      break;
    case PCode::kLean:
      *sum = code_row_vector<Lean>(scores, n, a, b, values, codes).sum;
      break;
    case PCode::kLean2:
      *sum = code_row_vector<Lean2>(scores, n, a, b, values, codes).sum;
      break;
    case PCode::kShift:
      return 0;
  }
  return n / lanes * lanes;
#else
  (void)method, (void)scores, (void)n, (void)a, (void)b, (void)values, (void)codes, (void)sum;
  return 0;
#endif
}

Index ShiftCodeRowVector(const float* HWY_RESTRICT scores, Index n, std::int32_t addend, int s,
                         float* HWY_RESTRICT values, std::uint8_t* codes, float* sum) {
  const F32 d;
  const I32 di;
  const auto lanes = static_cast<Index>(hn::Lanes(d));
  const VF lowest = hn::Set(d, -0x1p30F);  // masked scores; no sum of a visible one comes near
  VF total = hn::Zero(d);
  Index i = 0;
  for (; i + lanes <= n; i += lanes) {
    const VI score = hn::ConvertTo(di, hn::Max(hn::LoadU(d, scores + i), lowest));
    const VI shifted = hn::ShiftRightSame(hn::Add(score, hn::Set(di, addend)), s);
    const VI code = hn::Min(hn::Max(shifted, hn::Zero(di)), hn::Set(di, 255));
    const VF value = e4m3_values(code);
    hn::StoreU(value, d, values + i);
    if (codes != nullptr) hn::StoreU(hn::DemoteTo(U8(), code), U8(), codes + i);
    total = hn::Add(total, value);
  }
  *sum = hn::GetLane(hn::SumOfLanes(d, total));
  return i;
}

Index WideRowVector(const float* HWY_RESTRICT scores, Index n, float a, float b, bool round_to_bf16,
                    float* HWY_RESTRICT values, float* sum) {
  const F32 d;
  const I32 di;
  const auto lanes = static_cast<Index>(hn::Lanes(d));
  VF total = hn::Zero(d);
  Index i = 0;
  for (; i + lanes <= n; i += lanes) {
    const VF x = hn::Mul(hn::MulAdd(hn::LoadU(d, scores + i), hn::Set(d, a), hn::Set(d, b)), hn::Set(d, 0.125F));
    VF p = hn::IfThenElse(hn::Lt(x, hn::Set(d, -126.0F)), hn::Zero(d), exp2_vector(x));
    total = hn::Add(total, p);
    if (round_to_bf16) {
      const VI bits = hn::BitCast(di, p);
      const VI odd = hn::And(hn::ShiftRight<16>(bits), hn::Set(di, 1));
      const VI rounded = hn::Add(bits, hn::Add(odd, hn::Set(di, 0x7FFF)));
      p = hn::BitCast(d, hn::ShiftLeft<16>(hn::ShiftRight<16>(rounded)));
    }
    hn::StoreU(p, d, values + i);
  }
  *sum = hn::GetLane(hn::SumOfLanes(d, total));
  return i;
}

}  // namespace HWY_NAMESPACE
}  // namespace leanfa::cpu
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace leanfa::cpu {

HWY_EXPORT(MultiplyTile);
HWY_EXPORT(AccumulateRow);
HWY_EXPORT(RowMax);
HWY_EXPORT(CodeRowVector);
HWY_EXPORT(ShiftCodeRowVector);
HWY_EXPORT(WideRowVector);

void multiply_tile(const float* a, Index lda, const float* b, Index ldb, float* c, Index ldc, Index m, Index n,
                   Index k) {
  HWY_DYNAMIC_DISPATCH(MultiplyTile)(a, lda, b, ldb, c, ldc, m, n, k);
}

void accumulate_row(float* c, const float* t, float rescale, float factor, Index n) {
  HWY_DYNAMIC_DISPATCH(AccumulateRow)(c, t, rescale, factor, n);
}

float row_max(const float* scores, Index n) { return HWY_DYNAMIC_DISPATCH(RowMax)(scores, n); }

CodeRow code_row(const Method& method, const float* scores, Index n, float a, float b, float* values,
                 std::uint8_t* codes) {
  CodeRow row;
  Index i = HWY_DYNAMIC_DISPATCH(CodeRowVector)(method, scores, n, a, b, values, codes, &row.sum);
  const CodeGrid grid = code_grid(method.p_format);
  const float constant = static_cast<float>(code_line_constant(method));
  const float at_t = static_cast<float>(grid.step) * method.t;
  for (; i < n; ++i) {
    const std::uint8_t code = code_of_score(method, scores[i], a, b);
    values[i] = code_value<float>(grid, code);
    if (codes != nullptr) codes[i] = code;
    row.sum += method.rounded_sum ? values[i] : unrounded_probability(grid, scores[i], a, b - constant + at_t);
  }
  return row;
}

CodeRow shift_code_row(const float* scores, Index n, std::int32_t c, int k, int s, float* values, std::uint8_t* codes) {
  CodeRow row;
  const std::int32_t addend = c + static_cast<std::int32_t>(static_cast<std::uint32_t>(8 * k) << s);
  Index i = HWY_DYNAMIC_DISPATCH(ShiftCodeRowVector)(scores, n, addend, s, values, codes, &row.sum);
  for (; i < n; ++i) {
    const auto score = static_cast<std::int32_t>(std::max(scores[i], -0x1p30F));
    const std::uint8_t code = shift_code(score, c, k, s);
    values[i] = code_value<float>(kE4M3Grid, code);
    if (codes != nullptr) codes[i] = code;
    row.sum += values[i];
  }
  return row;
}

CodeRow wide_row(const float* scores, Index n, float a, float b, bool round_to_bf16, float* values) {
  CodeRow row;
  const Index whole = HWY_DYNAMIC_DISPATCH(WideRowVector)(scores, n, a, b, round_to_bf16, values, &row.sum);
  // The tail goes through the same loop on a padded copy, so that a key's P does not depend on its place.
  constexpr Index kPad = 64;
  std::array<float, kPad> tail;
  std::array<float, kPad> result{};
  for (Index i = whole; i < n;) {
    const Index count = std::min(kPad, n - i);
    tail.fill(-hwy::HighestValue<float>());
    std::copy_n(scores + i, count, tail.begin());
    float sum = 0.0F;
    HWY_DYNAMIC_DISPATCH(WideRowVector)(tail.data(), kPad, a, b, round_to_bf16, result.data(), &sum);
    std::copy_n(result.begin(), count, values + i);
    row.sum += sum;
    i += count;
  }
  return row;
}

}  // namespace leanfa::cpu
#endif  // HWY_ONCE
