#include "cpu/amx_kernel.hpp"

#if defined(__x86_64__) && defined(__linux__)
#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "cpu/amx_vectors.hpp"

namespace leanfa::cpu {
namespace amx {
namespace {

constexpr Index kGroups = 4;                 // 16-row groups of queries that go through a key block together
constexpr Index kSubRows = kGroups * kSide;  // 64
constexpr Index kMaxSubs = 4;                // groups of 64 rows that share a key block while it is in cache
constexpr float kInfinity = std::numeric_limits<float>::infinity();

// Palette 1 (Intel SDM, LDTILECFG): eight tiles of 16 rows of 64 bytes.
struct alignas(64) TileConfig {
  std::uint8_t palette = 1, start_row = 0, reserved[14] = {};
  std::uint16_t row_bytes[16] = {64, 64, 64, 64, 64, 64, 64, 64};
  std::uint8_t rows[16] = {16, 16, 16, 16, 16, 16, 16, 16};
};

// g++'s tile loads do not tell the compiler that they read memory.
LEANFA_AMX_INLINE void finish_stores() { __asm__ volatile("" ::: "memory"); }

// What the online softmax knows of 64 query rows.
struct RowState {
  alignas(64) float max[kSubRows];             // of the scores, in raw units
  alignas(64) float reference[kSubRows];       // max * softmax_scale * log2 e; P = 2^(score - reference)
  alignas(64) float sum[kSubRows];             // of P, unrounded
  alignas(64) float alpha[kSubRows];           // what O must be multiplied by before this block's P V is added
  alignas(64) std::int32_t visible[kSubRows];  // keys that the row sees, counted from this block's first
  bool finite[kSubRows];                       // the query is
};

// Memory of 64 query rows, lanes being rows: O^T [dim_v][64], Q^T [4 groups][dim_qk / 32] tiles of 16 x 16 pairs.
struct SubTile {
  RowState* state = nullptr;
  float* o = nullptr;
  BF16* q = nullptr;
  Index row = 0;    // first, in the job
  Index pairs = 0;  // pairs of 16-row groups in use
};

struct Scratch {
  float* s = nullptr;  // S^T [kBlockKeys][64]
  BF16* p = nullptr;   // P^T [4 groups][kBlockKeys / 32] tiles of 16 pairs of keys x 16 rows

  Scratch(const PackedLayout& layout, std::byte* memory)
      : s(reinterpret_cast<float*>(memory)),
        p(reinterpret_cast<BF16*>(s + kBlockKeys * kSubRows)),
        subs_(memory + kBlockKeys * kSubRows * kScoreBytes),
        sub_bytes_(sub_bytes(layout)),
        q_offset_(layout.dim_v * kSubRows * kFloatBytes) {}

  [[nodiscard]] SubTile sub(Index number) const {
    std::byte* memory = subs_ + number * sub_bytes_;
    std::byte* matrices = memory + sizeof(RowState);
    return {.state = reinterpret_cast<RowState*>(memory),
            .o = reinterpret_cast<float*>(matrices),
            .q = reinterpret_cast<BF16*>(matrices + q_offset_),
            .row = number * kSubRows};
  }
  [[nodiscard]] static Index bytes(const PackedLayout& layout) {
    return kBlockKeys * kSubRows * kScoreBytes + kMaxSubs * sub_bytes(layout);
  }

 private:
  static constexpr Index kFloatBytes = sizeof(float);
  static constexpr Index kScoreBytes = sizeof(float) + sizeof(BF16);
  static Index sub_bytes(const PackedLayout& layout) {
    return static_cast<Index>(sizeof(RowState)) + layout.dim_v * kSubRows * kFloatBytes +
           layout.dim_qk * kSubRows * static_cast<Index>(sizeof(BF16));
  }

  std::byte* subs_;
  Index sub_bytes_;
  Index q_offset_;
};

// Tiles 0..3 += {a0, a1} x {b0, b1}, over `steps` tiles of each operand, which lie one after another.
LEANFA_AMX_INLINE void multiply_2x2(const BF16* a0, const BF16* a1, const BF16* b0, const BF16* b1, Index steps) {
  for (Index step = 0; step < steps; ++step) {
    _tile_loadd(4, a0 + step * kTile, 64);
    _tile_loadd(6, b0 + step * kTile, 64);
    _tile_loadd(5, a1 + step * kTile, 64);
    _tile_loadd(7, b1 + step * kTile, 64);
    _tile_dpbf16ps(0, 4, 6);
    _tile_dpbf16ps(1, 4, 7);
    _tile_dpbf16ps(2, 5, 6);
    _tile_dpbf16ps(3, 5, 7);
  }
}

constexpr Index kRowBytes = kSubRows * static_cast<Index>(sizeof(float));

// c[32][32 of 64] from tiles 0..3.
LEANFA_AMX_INLINE void store_2x2(float* c) {
  _tile_stored(0, c, kRowBytes);
  _tile_stored(1, c + kSide, kRowBytes);
  _tile_stored(2, c + kSide * kSubRows, kRowBytes);
  _tile_stored(3, c + kSide * kSubRows + kSide, kRowBytes);
}

LEANFA_AMX_INLINE void load_2x2(const float* c) {
  _tile_loadd(0, c, kRowBytes);
  _tile_loadd(1, c + kSide, kRowBytes);
  _tile_loadd(2, c + kSide * kSubRows, kRowBytes);
  _tile_loadd(3, c + kSide * kSubRows + kSide, kRowBytes);
}

LEANFA_AMX_INLINE void zero_2x2() {
  _tile_zero(0);
  _tile_zero(1);
  _tile_zero(2);
  _tile_zero(3);
}

// Folds 32 keys x 16 rows of scores into their maximum.
LEANFA_AMX_INLINE __m512 fold_max(const float* s, __m512 max) {
  __m512 odd = max;
#pragma GCC unroll 8
  for (Index key = 0; key < kDepth; key += 2) {
    max = _mm512_max_ps(max, _mm512_load_ps(s + key * kSubRows));
    odd = _mm512_max_ps(odd, _mm512_load_ps(s + (key + 1) * kSubRows));
  }
  return _mm512_max_ps(max, odd);
}

// Scores of keys that a row does not see become -inf.
LEANFA_AMX_INLINE void mask_scores(float* s, Index key, __m512i visible) {
  for (Index k = 0; k < kDepth; ++k) {
    const __mmask16 hidden = _mm512_cmple_epi32_mask(visible, _mm512_set1_epi32(static_cast<int>(key + k)));
    _mm512_mask_storeu_ps(s + k * kSubRows, hidden, _mm512_set1_ps(-kInfinity));
  }
}

// S^T of `keys` keys (a multiple of 32), and the block's maximum of each row into state.alpha.
LEANFA_AMX_TARGET void score_block(const SubTile& sub, const Scratch& scratch, const BF16* k, Index dim_qk, Index keys,
                                   bool masked) {
  finish_stores();
  for (Index pair = 0; pair < sub.pairs; ++pair) {
    const BF16* q = sub.q + 2 * pair * kSide * dim_qk;
    float* rows = scratch.s + 2 * pair * kSide;
    __m512 max0 = _mm512_set1_ps(-kInfinity), max1 = max0;
    const __m512i visible0 = _mm512_load_si512(sub.state->visible + 2 * pair * kSide);
    const __m512i visible1 = _mm512_load_si512(sub.state->visible + 2 * pair * kSide + kSide);
    for (Index key = 0; key < keys; key += kDepth) {
      zero_2x2();
      const BF16* tile = k + key * dim_qk;
      multiply_2x2(tile, tile + kSide * dim_qk, q, q + kSide * dim_qk, dim_qk / kDepth);
      float* s = rows + key * kSubRows;
      store_2x2(s);
      if (masked) {
        mask_scores(s, key, visible0);
        mask_scores(s + kSide, key, visible1);
      }
      max0 = fold_max(s, max0);
      max1 = fold_max(s + kSide, max1);
    }
    _mm512_store_ps(sub.state->alpha + 2 * pair * kSide, max0);
    _mm512_store_ps(sub.state->alpha + 2 * pair * kSide + kSide, max1);
  }
}

// Moves the reference of one 16-row group to the new maximum. Returns whether O must be rescaled, by state.alpha.
LEANFA_AMX_TARGET bool raise_reference(RowState& state, Index lane, __m512 scale_log2) {
  const __m512 none = _mm512_set1_ps(-kInfinity);
  const __m512 max = _mm512_max_ps(_mm512_load_ps(state.max + lane), _mm512_load_ps(state.alpha + lane));
  const __mmask16 seen = _mm512_cmp_ps_mask(max, none, _CMP_NEQ_UQ);
  const __m512 reference = _mm512_maskz_mul_ps(seen, max, scale_log2);
  const __m512 alpha = exp2_ps(_mm512_sub_ps(_mm512_load_ps(state.reference + lane), reference));
  _mm512_store_ps(state.max + lane, max);
  _mm512_store_ps(state.reference + lane, _mm512_mask_mov_ps(none, seen, reference));
  _mm512_store_ps(state.sum + lane, _mm512_mul_ps(_mm512_load_ps(state.sum + lane), alpha));
  _mm512_store_ps(state.alpha + lane, alpha);
  return _mm512_cmp_ps_mask(alpha, _mm512_set1_ps(1.0F), _CMP_NEQ_UQ) != 0;
}

LEANFA_AMX_TARGET void rescale(float* o, Index dim_v, __m512 alpha) {
  for (Index d = 0; d < dim_v; ++d)
    _mm512_store_ps(o + d * kSubRows, _mm512_mul_ps(_mm512_load_ps(o + d * kSubRows), alpha));
}

// P^T of one 16-row group as bf16 tiles, and its sum.
LEANFA_AMX_TARGET void exponentiate(const float* s, BF16* p, RowState& state, Index lane, Index keys,
                                    __m512 scale_log2) {
  const __m512i interleave = _mm512_set_epi16(31, 15, 30, 14, 29, 13, 28, 12, 27, 11, 26, 10, 25, 9, 24, 8, 23, 7, 22,
                                              6, 21, 5, 20, 4, 19, 3, 18, 2, 17, 1, 16, 0);
  __m512 reference = _mm512_load_ps(state.reference + lane);
  const __mmask16 seen = _mm512_cmp_ps_mask(reference, _mm512_set1_ps(-kInfinity), _CMP_NEQ_UQ);
  reference = _mm512_maskz_mov_ps(seen, reference);
  __m512 sum_even = _mm512_setzero_ps(), sum_odd = sum_even;
#pragma GCC unroll 2
  for (Index key = 0; key < keys; key += 2) {
    const __m512 even = exp2_ps(_mm512_fmsub_ps(_mm512_load_ps(s + key * kSubRows), scale_log2, reference));
    const __m512 odd = exp2_ps(_mm512_fmsub_ps(_mm512_load_ps(s + (key + 1) * kSubRows), scale_log2, reference));
    sum_even = _mm512_add_ps(sum_even, even);
    sum_odd = _mm512_add_ps(sum_odd, odd);
    const auto both = reinterpret_cast<__m512i>(_mm512_cvtne2ps_pbh(odd, even));
    _mm512_store_si512(p + key * kSide, _mm512_permutexvar_epi16(interleave, both));
  }
  const __m512 sum = _mm512_add_ps(sum_even, sum_odd);
  _mm512_store_ps(state.sum + lane, _mm512_add_ps(_mm512_load_ps(state.sum + lane), sum));
}

// O^T += V^T P^T over `keys` keys (a multiple of 32) of the block that `v` starts.
LEANFA_AMX_TARGET void accumulate(const SubTile& sub, const BF16* p, const BF16* v, Index dim_v, Index keys,
                                  bool first) {
  finish_stores();
  for (Index pair = 0; pair < sub.pairs; ++pair) {
    const BF16* p0 = p + 2 * pair * kSide * kBlockKeys;
    for (Index dim = 0; dim < dim_v; dim += 2 * kSide) {
      float* o = sub.o + dim * kSubRows + 2 * pair * kSide;
      if (first)
        zero_2x2();
      else
        load_2x2(o);
      const BF16* tile = v + dim * kBlockKeys;
      multiply_2x2(tile, tile + kSide * kBlockKeys, p0, p0 + kSide * kBlockKeys, keys / kDepth);
      store_2x2(o);
    }
  }
}

// 64 query rows against keys [key, key + keys), keys a multiple of 32 and at most kBlockKeys.
LEANFA_AMX_TARGET void attend_block(const TileJob& job, const PackedLayout& layout, const SubTile& sub,
                                    const Scratch& scratch, Index key, Index keys) {
  const auto* packed = reinterpret_cast<const BF16*>(job.packed);
  const bool masked = job.visible(sub.row) < key + keys;
  for (Index i = 0; masked && i < kSubRows; ++i)
    sub.state->visible[i] = static_cast<std::int32_t>(
        std::clamp<Index>(job.visible(std::min(sub.row + i, job.rows - 1)) - key, 0, kBlockKeys));
  score_block(sub, scratch, packed + layout.k_offset(key), layout.dim_qk, keys, masked);
  const __m512 scale_log2 = _mm512_set1_ps(static_cast<float>(job.softmax_scale * std::numbers::log2e));
  for (Index group = 0; group < 2 * sub.pairs; ++group) {
    const Index lane = group * kSide;
    if (raise_reference(*sub.state, lane, scale_log2) && key > 0)
      rescale(sub.o + lane, layout.dim_v, _mm512_load_ps(sub.state->alpha + lane));
    exponentiate(scratch.s + lane, scratch.p + lane * kBlockKeys, *sub.state, lane, keys, scale_log2);
  }
  accumulate(sub, scratch.p, packed + layout.v_offset(key, 0), layout.dim_v, keys, key == 0);
}

// Q^T of 64 rows as tiles; missing rows and rows that are not finite become zeros.
LEANFA_AMX_TARGET void load_queries(const TileJob& job, const PackedLayout& layout, const SubTile& sub) {
  for (Index row = sub.row; row < std::min(sub.row + kSubRows, job.rows); ++row)
    prefetch_row(static_cast<const BF16*>(job.q) + row * job.q_stride, job.shape.head_dim_qk * Index{sizeof(BF16)});
  for (Index group = 0; group < 2 * sub.pairs; ++group) {
    const BF16* rows[kSide];
    for (Index i = 0; i < kSide; ++i) {
      const Index row = sub.row + group * kSide + i;
      rows[i] = static_cast<const BF16*>(job.q) + std::min(row, job.rows - 1) * job.q_stride;
      const bool finite = row < job.rows && row_is_finite(rows[i], job.shape.head_dim_qk);
      sub.state->finite[group * kSide + i] = finite;
      if (!finite) rows[i] = nullptr;
    }
    for (Index d = 0; d < layout.dim_qk; d += kDepth) {
      __m512i r[16];
#pragma GCC unroll 16
      for (int i = 0; i < 16; ++i)
        r[i] = rows[i] == nullptr ? _mm512_setzero_si512()
                                  : _mm512_maskz_loadu_epi16(low_bits(job.shape.head_dim_qk - d), rows[i] + d);
      transpose_16x16(r);
      BF16* out = sub.q + (group * layout.dim_qk + d) * kSide;
#pragma GCC unroll 16
      for (int i = 0; i < 16; ++i) _mm512_store_si512(out + i * kDepth, r[i]);
    }
  }
}

LEANFA_AMX_TARGET SubTile start(const TileJob& job, const PackedLayout& layout, const Scratch& scratch, Index number) {
  SubTile sub = scratch.sub(number);
  sub.pairs = (std::min(kSubRows, job.rows - sub.row) + 2 * kSide - 1) / (2 * kSide);
  std::fill_n(sub.state->max, kSubRows, -kInfinity);
  std::fill_n(sub.state->reference, kSubRows, -kInfinity);
  std::fill_n(sub.state->sum, kSubRows, 0.0F);
  load_queries(job, layout, sub);
  // No block will reach these rows, and 0 times what the scratch held before may be NaN.
  if (job.visible(std::min(sub.row + kSubRows, job.rows) - 1) == 0) std::fill_n(sub.o, layout.dim_v * kSubRows, 0.0F);
  return sub;
}

// Writes the LSE and turns state.sum into the factor that normalises O: 0 for a row without keys, NaN for one that
// sees or is something that is not finite, or whose scores overflow the exponential (a sum of 0, inf or NaN).
void finish_rows(const TileJob& job, const SubTile& sub) {
  for (Index i = 0; i < std::min(kSubRows, job.rows - sub.row); ++i) {
    const Index visible = job.visible(sub.row + i);
    const float sum = sub.state->sum[i];
    float factor = 1.0F / sum;
    float lse = static_cast<float>(std::numbers::ln2 * double{sub.state->reference[i]}) + std::log(sum);
    if (visible == 0) {
      factor = 0.0F;
      lse = -kInfinity;
    } else if (!sub.state->finite[i] || visible > job.first_bad_key || !(sum > 0.0F && sum < kInfinity)) {
      factor = lse = std::numeric_limits<float>::quiet_NaN();
    }
    sub.state->sum[i] = factor;
    if (job.lse != nullptr) job.lse[(sub.row + i) * job.lse_stride] = lse;
  }
}

LEANFA_AMX_INLINE void store_row(const TileJob& job, Index row, Index dim, __m512 values) {
  const auto mask = static_cast<__mmask16>(low_bits(std::min(job.shape.head_dim_v - dim, kSide)));
  const Index offset = row * job.out_stride + dim;
  if (job.out_dtype == DType::kF32)
    _mm512_mask_storeu_ps(static_cast<float*>(job.out) + offset, mask, values);
  else
    _mm256_mask_storeu_epi16(static_cast<BF16*>(job.out) + offset, mask,
                             reinterpret_cast<__m256i>(_mm512_cvtneps_pbh(values)));
}

LEANFA_AMX_TARGET void write_rows(const TileJob& job, const PackedLayout& layout, const SubTile& sub) {
  for (Index lane = 0; lane < std::min(kSubRows, job.rows - sub.row); lane += kSide) {
    const __m512 factor = _mm512_load_ps(sub.state->sum + lane);
    const Index rows = std::min(kSide, job.rows - sub.row - lane);
    for (Index dim = 0; dim < std::min(layout.dim_v, round_up(job.shape.head_dim_v, kSide)); dim += kSide) {
      __m512i r[16];
#pragma GCC unroll 16
      for (int i = 0; i < 16; ++i)
        r[i] = _mm512_castps_si512(_mm512_mul_ps(_mm512_load_ps(sub.o + (dim + i) * kSubRows + lane), factor));
      transpose_16x16(r);
      for (Index i = 0; i < rows; ++i) store_row(job, sub.row + lane + i, dim, _mm512_castsi512_ps(r[i]));
    }
  }
}

LEANFA_AMX_TARGET void attend(const TileJob& job) {
  const PackedLayout layout(job.shape);
  const Scratch scratch(layout, job.scratch);
  const TileConfig config;
  _tile_loadconfig(&config);
  SubTile subs[kMaxSubs];
  const Index count = (job.rows + kSubRows - 1) / kSubRows;
  for (Index i = 0; i < count; ++i) subs[i] = start(job, layout, scratch, i);
  const Index visible = job.visible(job.rows - 1);
  for (Index key = 0; key < visible; key += kBlockKeys)
    for (Index i = 0; i < count; ++i) {
      const Index seen = job.visible(std::min(subs[i].row + kSubRows, job.rows) - 1) - key;
      if (seen > 0) attend_block(job, layout, subs[i], scratch, key, round_up(std::min(seen, kBlockKeys), kDepth));
    }
  _tile_release();
  for (Index i = 0; i < count; ++i) {
    finish_rows(job, subs[i]);
    write_rows(job, layout, subs[i]);
  }
}

Index packed_bytes(const HeadShape& shape) { return PackedLayout(shape).elements() * static_cast<Index>(sizeof(BF16)); }

Index scratch_bytes(const HeadShape& shape) { return Scratch::bytes(PackedLayout(shape)); }

}  // namespace
}  // namespace amx

const Kernel* amx_kernel() {
  static const Kernel kernel{.name = "amx_bf16",
                             .serves_f32 = false,
                             .tile_rows = amx::kSubRows,
                             .max_tiles = amx::kMaxSubs,
                             .block_keys = amx::kBlockKeys,
                             .packed_bytes = amx::packed_bytes,
                             .scratch_bytes = amx::scratch_bytes,
                             .pack = amx::pack,
                             .attend = amx::attend};
  return &kernel;
}

}  // namespace leanfa::cpu
#endif
