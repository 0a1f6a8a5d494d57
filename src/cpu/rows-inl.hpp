// Rows of a tensor to and from float32, finiteness, and transposes: what packing and finishing a tile need, for
// every Highway target. Included once per target by fma_kernel.cpp; see the Highway guide on "-inl" headers.
#if defined(LEANFA_CPU_ROWS_INL_HPP) == defined(HWY_TARGET_TOGGLE)
#ifdef LEANFA_CPU_ROWS_INL_HPP
#undef LEANFA_CPU_ROWS_INL_HPP
#else
#define LEANFA_CPU_ROWS_INL_HPP
#endif

#include <hwy/highway.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
#include <limits>

#include "base/dtype.hpp"
#include "base/tensor.hpp"
#include "numerics/formats.hpp"

HWY_BEFORE_NAMESPACE();
namespace leanfa::cpu {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

inline const void* row_at(const void* base, DType dtype, Index row, Index stride) {
  return static_cast<const std::byte*>(base) + row * stride * static_cast<Index>(size_bytes(dtype));
}

// Copies `dim` elements as float32 and clears the rest up to `padded`. Returns whether all were finite.
inline bool load_floats(const void* source, DType dtype, Index dim, Index padded, float* out) {
  constexpr std::uint32_t kInfinity = 0x7F800000U;
  std::uint32_t largest = 0;
  if (dtype == DType::kBF16) {
    const auto* codes = static_cast<const std::uint16_t*>(source);
    for (Index i = 0; i < dim; ++i) {
      const std::uint32_t bits = std::uint32_t{codes[i]} << 16;
      out[i] = std::bit_cast<float>(bits);
      largest = std::max(largest, bits & 0x7FFFFFFFU);
    }
  } else {
    const auto* values = static_cast<const float*>(source);
    for (Index i = 0; i < dim; ++i) {
      out[i] = values[i];
      largest = std::max(largest, std::bit_cast<std::uint32_t>(values[i]) & 0x7FFFFFFFU);
    }
  }
  for (Index i = dim; i < padded; ++i) out[i] = 0.0F;
  return largest < kInfinity;
}

inline void store_floats(const float* values, Index dim, DType dtype, void* out) {
  if (dtype == DType::kF32) {
    std::memcpy(out, values, static_cast<std::size_t>(dim) * sizeof(float));
    return;
  }
  auto* codes = static_cast<BF16*>(out);
  for (Index i = 0; i < dim; ++i) codes[i] = to_bf16(values[i]);
}

inline void fill_row(float value, Index dim, DType dtype, void* out) {
  if (dtype == DType::kF32)
    std::fill_n(static_cast<float*>(out), dim, value);
  else
    std::fill_n(static_cast<BF16*>(out), dim, to_bf16(value));
}

// Rows are transposed this many at a time.
#if HWY_TARGET == HWY_SCALAR
inline constexpr Index kRowGroup = 1;
#else
inline constexpr Index kRowGroup = 4;
#endif

// out[c][r] = in[r][c] for r < kRows, c < kColumns, of which one is kRowGroup and the other 4. Strides in floats; both
// pointers and strides are multiples of 16 bytes unless kRowGroup is 1.
template <Index kRows, Index kColumns>
HWY_INLINE void transpose(const float* HWY_RESTRICT in, Index in_stride, float* HWY_RESTRICT out, Index out_stride) {
#if HWY_TARGET == HWY_SCALAR
  for (Index r = 0; r < kRows; ++r)
    for (Index c = 0; c < kColumns; ++c) out[c * out_stride + r] = in[r * in_stride + c];
#else
  static_assert(kRows == 4 && kColumns == 4);
  const hn::FixedTag<float, 4> d;
  const hn::Repartition<double, decltype(d)> dd;
  const auto r0 = hn::Load(d, in), r1 = hn::Load(d, in + in_stride);
  const auto r2 = hn::Load(d, in + 2 * in_stride), r3 = hn::Load(d, in + 3 * in_stride);
  const auto low01 = hn::BitCast(dd, hn::InterleaveLower(d, r0, r1));  // 00 10 01 11
  const auto low23 = hn::BitCast(dd, hn::InterleaveLower(d, r2, r3));
  const auto high01 = hn::BitCast(dd, hn::InterleaveUpper(d, r0, r1));
  const auto high23 = hn::BitCast(dd, hn::InterleaveUpper(d, r2, r3));
  hn::Store(hn::BitCast(d, hn::InterleaveLower(dd, low01, low23)), d, out);
  hn::Store(hn::BitCast(d, hn::InterleaveUpper(dd, low01, low23)), d, out + out_stride);
  hn::Store(hn::BitCast(d, hn::InterleaveLower(dd, high01, high23)), d, out + 2 * out_stride);
  hn::Store(hn::BitCast(d, hn::InterleaveUpper(dd, high01, high23)), d, out + 3 * out_stride);
#endif
}

}  // namespace HWY_NAMESPACE
}  // namespace leanfa::cpu
HWY_AFTER_NAMESPACE();
#endif
