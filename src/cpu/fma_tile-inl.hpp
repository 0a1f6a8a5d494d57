// The arithmetic of the FMA kernel for one Highway target: layouts, the register block, exp2 and the online softmax.
// Lanes are query rows everywhere, so maxima, sums and rescaling need no step across lanes:
// S^T = K Q^T and O^T = V^T P^T are the same product, c[r][q] += a[step][r] * b[step][q]. Driver: fma_kernel.cpp.
#if defined(LEANFA_CPU_FMA_TILE_INL_HPP) == defined(HWY_TARGET_TOGGLE)
#ifdef LEANFA_CPU_FMA_TILE_INL_HPP
#undef LEANFA_CPU_FMA_TILE_INL_HPP
#else
#define LEANFA_CPU_FMA_TILE_INL_HPP
#endif

#include <hwy/highway.h>

#include "cpu/kernel.hpp"

HWY_BEFORE_NAMESPACE();
namespace leanfa::cpu {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

using FloatTag = hn::ScalableTag<float>;
using FloatVec = hn::Vec<FloatTag>;

inline constexpr Index kLanes = static_cast<Index>(hn::MaxLanes(FloatTag()));
inline constexpr Index kVectors = 3;  // query vectors in a tile
inline constexpr Index kTileRows = kVectors * kLanes;
// Rows of a register block: with 32 vector registers 8 x 3 accumulators, with 16 registers 4 x 3.
#if HWY_TARGET == HWY_AVX3 || HWY_TARGET == HWY_NEON
inline constexpr Index kPanel = 8;
#else
inline constexpr Index kPanel = 4;
#endif
inline constexpr Index kBlockKeys = 128;
inline constexpr Index kMaxTiles = 4;  // tiles that share a key block while it is in the cache

// K is packed as panels [key / kPanel][dim][key % kPanel], V as [key / kBlockKeys][dim / kPanel][key][dim % kPanel].
struct PackedLayout {
  Index dim_qk = 0, dim_v = 0;  // padded: to a multiple of 4, and of kPanel
  Index blocks = 0;

  explicit PackedLayout(const HeadShape& s)
      : dim_qk(round_up(s.head_dim_qk, 4)),
        dim_v(round_up(s.head_dim_v, kPanel)),
        blocks((s.seqlen_k + kBlockKeys - 1) / kBlockKeys) {}

  [[nodiscard]] Index k_offset(Index key) const { return key * dim_qk; }  // key a multiple of kPanel
  [[nodiscard]] Index v_offset(Index key) const {                         // key a multiple of kBlockKeys
    return blocks * kBlockKeys * dim_qk + key * dim_v;
  }
  [[nodiscard]] Index floats() const { return blocks * kBlockKeys * (dim_qk + dim_v); }
};

struct Accumulators {
  FloatVec c[kPanel][kVectors];
};

// c[r][q] += sum over steps of a[step][r] * b[step][q], in ascending order of steps, one rounding each.
HWY_INLINE void multiply(const float* HWY_RESTRICT a, const float* HWY_RESTRICT b, Index steps, Accumulators& acc) {
  const FloatTag d;
  for (Index step = 0; step < steps; ++step, a += kPanel, b += kTileRows) {
    const FloatVec b0 = hn::Load(d, b), b1 = hn::Load(d, b + kLanes), b2 = hn::Load(d, b + 2 * kLanes);
#pragma GCC unroll 8
    for (Index r = 0; r < kPanel; ++r) {
      const FloatVec ar = hn::Set(d, a[r]);
      acc.c[r][0] = hn::MulAdd(ar, b0, acc.c[r][0]);
      acc.c[r][1] = hn::MulAdd(ar, b1, acc.c[r][1]);
      acc.c[r][2] = hn::MulAdd(ar, b2, acc.c[r][2]);
    }
  }
}

// 2^x for x <= 0 (or a few ulp above), relative error below 2^-22.6; 2^0 is exactly 1; below 2^-126 gives 0; NaN stays.
// 1 + x q(x) on [0, 1), q minimax of degree 4 in relative error.
HWY_INLINE FloatVec exp2_nonpositive(FloatVec x) {
  const FloatTag d;
#if HWY_TARGET == HWY_AVX3
  const FloatVec f{_mm512_reduce_ps(x.raw, 0x01)};  // x - floor(x); 0 for -inf
#else
  const hn::RebindToSigned<FloatTag> di;
  const FloatVec lowest = hn::Set(d, -126.0F);
  const auto underflow = hn::Lt(x, lowest);
  const FloatVec clamped = hn::Max(lowest, x);  // x86 returns the second operand when one is NaN
  const FloatVec whole = hn::Floor(clamped);
  const FloatVec f = hn::Sub(clamped, whole);
#endif
  FloatVec p = hn::Set(d, 0.0018671300495043397F);
  p = hn::MulAdd(p, f, hn::Set(d, 0.009017030708491802F));
  p = hn::MulAdd(p, f, hn::Set(d, 0.05579991266131401F));
  p = hn::MulAdd(p, f, hn::Set(d, 0.24016444385051727F));
  p = hn::MulAdd(p, f, hn::Set(d, 0.6931512951850891F));
  p = hn::MulAdd(p, f, hn::Set(d, 1.0F));
#if HWY_TARGET == HWY_AVX3
  return FloatVec{_mm512_scalef_ps(p.raw, x.raw)};  // p * 2^floor(x)
#else
  const auto exponent = hn::ShiftLeft<23>(hn::ConvertTo(di, whole));
  return hn::IfThenZeroElse(underflow, hn::BitCast(d, hn::Add(hn::BitCast(di, p), exponent)));
#endif
}

// Memory of one tile, all rows kTileRows wide. The tiles of a job have their own q and o and share the rest.
struct TileScratch {
  float* p;        // S^T, then P^T [kBlockKeys][kTileRows]
  float* visible;  // [kTileRows], keys that each row sees, counted from the block's first
  float* rows;     // [kPanel][kMaxHeadDim], rows on their way in and out
  float* q;        // Q^T [dim_qk][kTileRows]
  float* o;        // O^T [dim_v][kTileRows]

  TileScratch(const PackedLayout& layout, std::byte* memory, Index tile)
      : p(reinterpret_cast<float*>(memory)),
        visible(p + kBlockKeys * kTileRows),
        rows(visible + kTileRows),
        q(rows + kPanel * kMaxHeadDim + tile * own_floats(layout)),
        o(q + layout.dim_qk * kTileRows) {}

  [[nodiscard]] static Index bytes(const PackedLayout& layout) {
    return static_cast<Index>(sizeof(float)) *
           ((kBlockKeys + 1) * kTileRows + kPanel * kMaxHeadDim + kMaxTiles * own_floats(layout));
  }

 private:
  static Index own_floats(const PackedLayout& layout) { return (layout.dim_qk + layout.dim_v) * kTileRows; }
};

// What the online softmax knows of each row: the maximum score, in raw units and times softmax_scale * log2 e,
// and the sum of P. P of a block is 2^(c S - reference), O and sum are in units of 2^reference.
struct RowState {
  FloatVec max[kVectors];
  FloatVec reference[kVectors];
  FloatVec sum[kVectors];
};

// S^T of one panel of keys into scratch.p; scores of keys that a row does not see become -inf. Updates the maximum.
template <bool kMasked>
HWY_INLINE void score_panel(const TileScratch& scratch, const float* k, Index dim_qk, Index key, FloatVec* block_max) {
  const FloatTag d;
  Accumulators acc;
#pragma GCC unroll 8
  for (Index r = 0; r < kPanel; ++r)
    for (Index v = 0; v < kVectors; ++v) acc.c[r][v] = hn::Zero(d);
  multiply(k, scratch.q, dim_qk, acc);
#pragma GCC unroll 8
  for (Index r = 0; r < kPanel; ++r) {
    const FloatVec position = hn::Set(d, static_cast<float>(key + r));
#pragma GCC unroll 3
    for (Index v = 0; v < kVectors; ++v) {
      FloatVec s = acc.c[r][v];
      if constexpr (kMasked) {
        const auto seen = hn::Lt(position, hn::Load(d, scratch.visible + v * kLanes));
        s = hn::IfThenElse(seen, s, hn::Set(d, -std::numeric_limits<float>::infinity()));
      }
      hn::Store(s, d, scratch.p + (key + r) * kTileRows + v * kLanes);
      block_max[v] = hn::Max(block_max[v], s);
    }
  }
}

// Moves the reference to the new maximum; alpha[v] is what O and the sum so far must be multiplied by.
HWY_INLINE void raise_reference(const FloatVec* block_max, FloatVec scale_log2, RowState& state, FloatVec* alpha) {
  const FloatTag d;
  const FloatVec none = hn::Set(d, -std::numeric_limits<float>::infinity());
#pragma GCC unroll 3
  for (Index v = 0; v < kVectors; ++v) {
    state.max[v] = hn::Max(state.max[v], block_max[v]);
    const auto empty = hn::Eq(state.max[v], none);
    const FloatVec reference = hn::IfThenZeroElse(empty, hn::Mul(state.max[v], scale_log2));
    alpha[v] = exp2_nonpositive(hn::Sub(state.reference[v], reference));
    state.reference[v] = hn::IfThenElse(empty, none, reference);
    state.sum[v] = hn::Mul(state.sum[v], alpha[v]);
  }
}

// P^T in place of S^T for `keys` keys. The sum adds in the order in which accumulate_panel does: if all of V is 1, O
// and sum are equal bit for bit.
HWY_INLINE void exponentiate(const TileScratch& scratch, Index keys, FloatVec scale_log2, RowState& state) {
  const FloatTag d;
  FloatVec reference[kVectors], sum[kVectors];
  for (Index v = 0; v < kVectors; ++v) {
    const auto empty = hn::Eq(state.reference[v], hn::Set(d, -std::numeric_limits<float>::infinity()));
    reference[v] = hn::IfThenZeroElse(empty, state.reference[v]);
    sum[v] = state.sum[v];
  }
  for (Index key = 0; key < keys; ++key) {
    float* row = scratch.p + key * kTileRows;
#pragma GCC unroll 3
    for (Index v = 0; v < kVectors; ++v) {
      const FloatVec p = exp2_nonpositive(hn::MulSub(hn::Load(d, row + v * kLanes), scale_log2, reference[v]));
      hn::Store(p, d, row + v * kLanes);
      sum[v] = hn::Add(sum[v], p);
    }
  }
  for (Index v = 0; v < kVectors; ++v) state.sum[v] = sum[v];
}

// O^T of one panel of V's dimensions: o = alpha o + V^T P^T over `keys` keys.
HWY_INLINE void accumulate_panel(const TileScratch& scratch, const float* v_panel, Index keys, Index dim,
                                 const FloatVec* alpha) {
  const FloatTag d;
  Accumulators acc;
  float* o = scratch.o + dim * kTileRows;
#pragma GCC unroll 8
  for (Index r = 0; r < kPanel; ++r)
#pragma GCC unroll 3
    for (Index v = 0; v < kVectors; ++v) acc.c[r][v] = hn::Mul(hn::Load(d, o + r * kTileRows + v * kLanes), alpha[v]);
  multiply(v_panel, scratch.p, keys, acc);
#pragma GCC unroll 8
  for (Index r = 0; r < kPanel; ++r)
#pragma GCC unroll 3
    for (Index v = 0; v < kVectors; ++v) hn::Store(acc.c[r][v], d, o + r * kTileRows + v * kLanes);
}

}  // namespace HWY_NAMESPACE
}  // namespace leanfa::cpu
HWY_AFTER_NAMESPACE();
#endif
