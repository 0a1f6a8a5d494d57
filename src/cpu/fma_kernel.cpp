#include "cpu/fma_kernel.hpp"

#include <cmath>
#include <numbers>

// Scalable vectors cannot be members of arrays; those processors run the NEON or portable build. AVX3_DL and SSSE3 add
// nothing here to AVX3 and the portable build.
#define HWY_DISABLED_TARGETS (HWY_SVE | HWY_SVE2 | HWY_SVE_256 | HWY_SVE2_128 | HWY_RVV | HWY_AVX3_DL | HWY_SSSE3)
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "cpu/fma_kernel.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "cpu/fma_tile-inl.hpp"
#include "cpu/rows-inl.hpp"

HWY_BEFORE_NAMESPACE();
namespace leanfa::cpu {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

Index packed_bytes(const HeadShape& shape) { return PackedLayout(shape).floats() * static_cast<Index>(sizeof(float)); }

Index scratch_bytes(const HeadShape& shape) { return TileScratch::bytes(PackedLayout(shape)); }

// in[kPanel][stride] to out[dim][kPanel].
void transpose_panel(const float* in, Index stride, Index dim, float* out) {
  for (Index c = 0; c < dim; c += 4)
    for (Index r = 0; r < kPanel; r += kRowGroup)
      transpose<kRowGroup, 4>(in + r * stride + c, stride, out + c * kPanel + r, kPanel);
}

// Row `key` of V into its block: kPanel dimensions at a time.
void scatter_v_row(const float* row, const PackedLayout& layout, Index key, float* packed) {
  const Index in_block = key % kBlockKeys;
  float* out = packed + layout.v_offset(key - in_block) + in_block * kPanel;
  for (Index dim = 0; dim < layout.dim_v; dim += kPanel, out += kBlockKeys * kPanel)
    for (Index i = 0; i < kPanel; ++i) out[i] = row[dim + i];
}

void prefetch_keys(const PackJob& job, Index begin) {
  const auto width = static_cast<Index>(size_bytes(job.dtype));
  for (Index key = begin; key < std::min(begin + kPanel, job.key_end); ++key) {
    prefetch_row(row_at(job.k, job.dtype, key, job.k_stride), job.shape.head_dim_qk * width);
    prefetch_row(row_at(job.v, job.dtype, key, job.v_stride), job.shape.head_dim_v * width);
  }
}

Index pack(const PackJob& job) {
  alignas(64) float k_rows[kPanel * kMaxHeadDim];
  alignas(64) float v_row[kMaxHeadDim];
  const PackedLayout layout(job.shape);
  auto* packed = reinterpret_cast<float*>(job.packed);
  Index first_bad = kNoKey;
  for (Index panel = job.key_begin; panel < job.key_end; panel += kPanel) {
    prefetch_keys(job, panel + kPanel);
    for (Index r = 0; r < kPanel; ++r) {
      const Index key = panel + r;
      float* k_row = k_rows + r * kMaxHeadDim;
      bool good = key < job.key_end;
      if (good) {
        const void* k = row_at(job.k, job.dtype, key, job.k_stride);
        const void* v = row_at(job.v, job.dtype, key, job.v_stride);
        good = load_floats(k, job.dtype, job.shape.head_dim_qk, layout.dim_qk, k_row);
        good = load_floats(v, job.dtype, job.shape.head_dim_v, layout.dim_v, v_row) && good;
        if (!good) first_bad = std::min(first_bad, key);
      }
      if (!good) {
        std::fill_n(k_row, layout.dim_qk, 0.0F);
        std::fill_n(v_row, layout.dim_v, 0.0F);
      }
      scatter_v_row(v_row, layout, key, packed);
    }
    transpose_panel(k_rows, kMaxHeadDim, layout.dim_qk, packed + layout.k_offset(panel));
  }
  return first_bad;
}

// Q^T into scratch; finite[i] says whether row i is usable. Missing and unusable rows are zeros.
void load_queries(const TileJob& job, const PackedLayout& layout, const TileScratch& scratch, bool* finite) {
  const Index row_bytes = job.shape.head_dim_qk * static_cast<Index>(size_bytes(job.dtype));
  for (Index row = 0; row < job.rows; ++row) prefetch_row(row_at(job.q, job.dtype, row, job.q_stride), row_bytes);
  for (Index row = 0; row < kTileRows; row += kRowGroup) {
    for (Index r = 0; r < kRowGroup; ++r) {
      float* out = scratch.rows + r * kMaxHeadDim;
      finite[row + r] = row + r < job.rows && load_floats(row_at(job.q, job.dtype, row + r, job.q_stride), job.dtype,
                                                          job.shape.head_dim_qk, layout.dim_qk, out);
      if (!finite[row + r]) std::fill_n(out, layout.dim_qk, 0.0F);
    }
    for (Index c = 0; c < layout.dim_qk; c += 4)
      transpose<kRowGroup, 4>(scratch.rows + c, kMaxHeadDim, scratch.q + c * kTileRows + row, kTileRows);
  }
}

template <bool kMasked>
void score_block(const TileScratch& scratch, const float* k, const PackedLayout& layout, Index dim_qk, Index keys,
                 FloatVec* block_max) {
  FloatVec max[kVectors] = {block_max[0], block_max[1], block_max[2]};
  for (Index key = 0; key < keys; key += kPanel)
    score_panel<kMasked>(scratch, k + layout.k_offset(key), dim_qk, key, max);
  for (Index v = 0; v < kVectors; ++v) block_max[v] = max[v];
}

// The rows of this tile against keys [key, key + keys), keys a multiple of kPanel and at most kBlockKeys.
void attend_block(const TileJob& job, const PackedLayout& layout, const TileScratch& scratch, Index key, Index keys,
                  FloatVec scale_log2, RowState& state) {
  const FloatTag d;
  const auto* packed = reinterpret_cast<const float*>(job.packed);
  const float* k = packed + layout.k_offset(key);
  const FloatVec lowest = hn::Set(d, -std::numeric_limits<float>::infinity());
  FloatVec block_max[kVectors] = {lowest, lowest, lowest}, alpha[kVectors];
  if (job.visible(0) < key + keys) {
    for (Index i = 0; i < kTileRows; ++i)
      scratch.visible[i] =
          static_cast<float>(std::clamp<Index>(job.visible(std::min(i, job.rows - 1)) - key, 0, kBlockKeys));
    score_block<true>(scratch, k, layout, job.shape.head_dim_qk, keys, block_max);
  } else {
    score_block<false>(scratch, k, layout, job.shape.head_dim_qk, keys, block_max);
  }
  raise_reference(block_max, scale_log2, state, alpha);
  exponentiate(scratch, keys, scale_log2, state);
  const float* v = packed + layout.v_offset(key);
  for (Index dim = 0; dim < layout.dim_v; dim += kPanel)
    accumulate_panel(scratch, v + dim * kBlockKeys, keys, dim, alpha);
}

// O^T / sum, in place.
void normalise(const PackedLayout& layout, const TileScratch& scratch, const RowState& state) {
  const FloatTag d;
  for (Index dim = 0; dim < layout.dim_v; ++dim)
    for (Index v = 0; v < kVectors; ++v) {
      float* o = scratch.o + dim * kTileRows + v * kLanes;
      hn::Store(hn::Div(hn::Load(d, o), state.sum[v]), d, o);
    }
}

// A row whose scores are so large that their rounding overflows the exponential has a sum of 0, inf or NaN: no answer.
void drop_overflowed(const RowState& state, bool* finite) {
  float sum[kTileRows];
  for (Index v = 0; v < kVectors; ++v) hn::StoreU(state.sum[v], FloatTag(), sum + v * kLanes);
  for (Index row = 0; row < kTileRows; ++row)
    finite[row] = finite[row] && sum[row] > 0.0F && sum[row] < std::numeric_limits<float>::infinity();
}

void write_rows(const TileJob& job, const PackedLayout& layout, const TileScratch& scratch, const bool* finite) {
  for (Index row = 0; row < job.rows; ++row) {
    if (row % kRowGroup == 0)
      for (Index c = 0; c < layout.dim_v; c += 4)
        transpose<4, kRowGroup>(scratch.o + c * kTileRows + row, kTileRows, scratch.rows + c, kMaxHeadDim);
    auto* out = static_cast<std::byte*>(job.out) + row * job.out_stride * static_cast<Index>(size_bytes(job.out_dtype));
    const Index dim = job.shape.head_dim_v;
    if (job.visible(row) == 0)
      fill_row(0.0F, dim, job.out_dtype, out);
    else if (!finite[row] || job.visible(row) > job.first_bad_key)
      fill_row(std::numeric_limits<float>::quiet_NaN(), dim, job.out_dtype, out);
    else
      store_floats(scratch.rows + (row % kRowGroup) * kMaxHeadDim, dim, job.out_dtype, out);
  }
}

void write_lse(const TileJob& job, const RowState& state, const bool* finite) {
  const FloatTag d;
  float reference[kTileRows], sum[kTileRows];
  for (Index v = 0; v < kVectors; ++v) {
    hn::StoreU(state.reference[v], d, reference + v * kLanes);
    hn::StoreU(state.sum[v], d, sum + v * kLanes);
  }
  for (Index row = 0; row < job.rows; ++row) {
    float& lse = job.lse[row * job.lse_stride];
    if (job.visible(row) == 0)
      lse = -std::numeric_limits<float>::infinity();
    else if (!finite[row] || job.visible(row) > job.first_bad_key)
      lse = std::numeric_limits<float>::quiet_NaN();
    else
      lse = static_cast<float>(std::numbers::ln2 * double{reference[row]} + std::log(double{sum[row]}));
  }
}

// One tile of a job: a job of kTileRows rows or fewer, with its state.
struct Tile {
  TileJob job;
  RowState state;
  bool finite[kTileRows];
};

TileJob slice(const TileJob& job, Index tile) {
  const Index row = tile * kTileRows;
  TileJob part = job;
  part.q = row_at(job.q, job.dtype, row, job.q_stride);
  part.out = static_cast<std::byte*>(job.out) + row * job.out_stride * static_cast<Index>(size_bytes(job.out_dtype));
  if (job.lse != nullptr) part.lse = job.lse + row * job.lse_stride;
  part.rows = std::min(kTileRows, job.rows - row);
  part.visible_first += row * job.visible_step;
  return part;
}

void start(const PackedLayout& layout, const TileScratch& scratch, Tile& tile) {
  const FloatTag d;
  load_queries(tile.job, layout, scratch, tile.finite);
  std::fill_n(scratch.o, layout.dim_v * kTileRows, 0.0F);
  for (Index v = 0; v < kVectors; ++v) {
    tile.state.max[v] = tile.state.reference[v] = hn::Set(d, -std::numeric_limits<float>::infinity());
    tile.state.sum[v] = hn::Zero(d);
  }
}

void attend(const TileJob& job) {
  const PackedLayout layout(job.shape);
  const FloatVec scale_log2 = hn::Set(FloatTag(), static_cast<float>(job.softmax_scale * std::numbers::log2e));
  Tile tiles[kMaxTiles];
  const Index count = (job.rows + kTileRows - 1) / kTileRows;
  const auto scratch = [&](Index t) { return TileScratch(layout, job.scratch, t); };
  for (Index t = 0; t < count; ++t) {
    tiles[t].job = slice(job, t);
    start(layout, scratch(t), tiles[t]);
  }
  const Index visible = job.visible(job.rows - 1);
  for (Index key = 0; key < visible; key += kBlockKeys)
    for (Index t = 0; t < count; ++t) {
      const Index left = tiles[t].job.visible(tiles[t].job.rows - 1) - key;
      if (left > 0)
        attend_block(tiles[t].job, layout, scratch(t), key, round_up(std::min(kBlockKeys, left), kPanel), scale_log2,
                     tiles[t].state);
    }
  for (Index t = 0; t < count; ++t) {
    drop_overflowed(tiles[t].state, tiles[t].finite);
    normalise(layout, scratch(t), tiles[t].state);
    write_rows(tiles[t].job, layout, scratch(t), tiles[t].finite);
    if (job.lse != nullptr) write_lse(tiles[t].job, tiles[t].state, tiles[t].finite);
  }
}

const Kernel* fma_kernel() {
  static const Kernel kernel{.name = hwy::TargetName(HWY_TARGET),
                             .serves_f32 = true,
                             .tile_rows = kTileRows,
                             .max_tiles = kMaxTiles,
                             .block_keys = kBlockKeys,
                             .packed_bytes = packed_bytes,
                             .scratch_bytes = scratch_bytes,
                             .pack = pack,
                             .attend = attend};
  return &kernel;
}

}  // namespace HWY_NAMESPACE
}  // namespace leanfa::cpu
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace leanfa::cpu {
HWY_EXPORT(fma_kernel);

std::vector<FmaTarget> fma_targets() {
  std::vector<FmaTarget> targets;
  const std::int64_t supported = hwy::SupportedTargets();
  const auto add = [&](std::int64_t target) {
    hwy::ChosenTarget choice;
    choice.Update(target);
    targets.push_back({HWY_DISPATCH_TABLE(fma_kernel)[choice.GetIndex()](), (supported & target) != 0});
  };
  // Highway numbers targets so that lower bits are better.
  for (std::int64_t rest = HWY_TARGETS; rest != 0; rest &= rest - 1) add(rest & -rest);
  return targets;
}

}  // namespace leanfa::cpu
#endif
