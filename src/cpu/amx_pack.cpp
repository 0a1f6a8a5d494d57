#if defined(__x86_64__) && defined(__linux__)
#include <algorithm>

#include "cpu/amx_vectors.hpp"

namespace leanfa::cpu::amx {
namespace {

// One row of K or V: null for a key that is packed as zeros.
struct Rows {
  const BF16* k[kDepth];
  const BF16* v[kDepth];
};

void prefetch_keys(const PackJob& job, Index begin) {
  for (Index key = begin; key < std::min(begin + kDepth, job.key_end); ++key) {
    prefetch_row(static_cast<const BF16*>(job.k) + key * job.k_stride, job.shape.head_dim_qk * Index{sizeof(BF16)});
    prefetch_row(static_cast<const BF16*>(job.v) + key * job.v_stride, job.shape.head_dim_v * Index{sizeof(BF16)});
  }
}

// Keys [key, key + 32) of the job; returns the first one that is not finite, or kNoKey.
LEANFA_AMX_TARGET Index gather_rows(const PackJob& job, Index key, Rows& rows) {
  Index first_bad = kNoKey;
  for (Index i = 0; i < kDepth; ++i) {
    rows.k[i] = rows.v[i] = nullptr;
    if (key + i >= job.key_end) continue;
    const BF16* k = static_cast<const BF16*>(job.k) + (key + i) * job.k_stride;
    const BF16* v = static_cast<const BF16*>(job.v) + (key + i) * job.v_stride;
    if (row_is_finite(k, job.shape.head_dim_qk) && row_is_finite(v, job.shape.head_dim_v)) {
      rows.k[i] = k;
      rows.v[i] = v;
    } else {
      first_bad = std::min(first_bad, key + i);
    }
  }
  return first_bad;
}

LEANFA_AMX_TARGET void pack_k(const Rows& rows, const PackedLayout& layout, Index dim_qk, Index key, BF16* packed) {
  for (Index i = 0; i < kDepth; ++i) {
    BF16* out = packed + layout.k_offset(key + i / kSide * kSide) + i % kSide * kDepth;
    for (Index d = 0; d < layout.dim_qk; d += kDepth, out += kTile) {
      const std::uint32_t mask = rows.k[i] == nullptr ? 0 : low_bits(dim_qk - d);
      _mm512_store_si512(out, _mm512_maskz_loadu_epi16(mask, rows.k[i] + (mask == 0 ? 0 : d)));
    }
  }
}

LEANFA_AMX_INLINE __m512i load_widened(const BF16* row, Index dim, Index dim_v) {
  if (row == nullptr || dim >= dim_v) return _mm512_setzero_si512();
  const auto mask = static_cast<__mmask16>(low_bits(dim_v - dim));
  return _mm512_cvtepu16_epi32(_mm256_maskz_loadu_epi16(mask, row + dim));
}

// 16 dimensions of 32 keys: pairs of keys side by side in a 32-bit lane, then transposed.
LEANFA_AMX_TARGET void pack_v(const Rows& rows, const PackedLayout& layout, Index dim_v, Index key, BF16* packed) {
  for (Index dim = 0; dim < layout.dim_v; dim += kSide) {
    __m512i r[16];
#pragma GCC unroll 16
    for (int i = 0; i < 16; ++i) {
      const __m512i even = load_widened(rows.v[2 * i], dim, dim_v), odd = load_widened(rows.v[2 * i + 1], dim, dim_v);
      r[i] = _mm512_or_si512(even, _mm512_slli_epi32(odd, 16));
    }
    transpose_16x16(r);
    BF16* out = packed + layout.v_offset(key, dim);
#pragma GCC unroll 16
    for (int i = 0; i < 16; ++i) _mm512_store_si512(out + i * kDepth, r[i]);
  }
}

}  // namespace

LEANFA_AMX_TARGET Index pack(const PackJob& job) {
  const PackedLayout layout(job.shape);
  auto* packed = reinterpret_cast<BF16*>(job.packed);
  Index first_bad = kNoKey;
  Rows rows;
  for (Index key = job.key_begin; key < job.key_end; key += kDepth) {
    prefetch_keys(job, key + kDepth);
    first_bad = std::min(first_bad, gather_rows(job, key, rows));
    pack_k(rows, layout, job.shape.head_dim_qk, key, packed);
    pack_v(rows, layout, job.shape.head_dim_v, key, packed);
  }
  return first_bad;
}

}  // namespace leanfa::cpu::amx
#endif
