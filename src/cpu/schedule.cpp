#include "cpu/schedule.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <memory>
#include <new>
#include <span>
#include <tuple>
#include <vector>

#include "base/parallel.hpp"

namespace leanfa::cpu {
namespace {

// KV heads are packed in groups of at most this size (or one head, if it alone is larger): the packed copy stays
// bounded whatever the batch, and a group still has tiles enough to keep all threads busy.
constexpr Index kGroupBytes = Index{64} << 20;
constexpr Index kPackKeys = 512;  // keys in one pack job; a multiple of every kernel's block_keys
constexpr std::size_t kAlignment = 64;

struct Free {
  void operator()(std::byte* p) const { std::free(p); }
};
using Memory = std::unique_ptr<std::byte, Free>;

// Uninitialised, unlike Buffer: every byte that is read is written first, and clearing costs as much as packing.
Result<Memory> allocate(Index bytes, std::string_view what) {
  const auto rounded = static_cast<std::size_t>(round_up(std::max<Index>(bytes, 1), Index{kAlignment}));
  Memory memory(static_cast<std::byte*>(std::aligned_alloc(kAlignment, rounded)));
  if (!memory) return fail(ErrorCode::kOutOfMemory, fmt::format("{}: no memory for {} bytes", what, bytes));
  return memory;
}

// One KV head of one sequence, with the query heads that share it.
struct Unit {
  Sequence sequence;
  Index kv_head = 0;
  Index packed_bytes = 0;
};

struct Tile {
  Index unit = 0;
  Index q_head = 0;
  Index row_begin = 0;
  Index cost = 0;  // query-key pairs
};

struct PackChunk {
  Index unit = 0;
  Index key_begin = 0;
};

// What tiles wait for.
struct Packed {
  std::byte* data = nullptr;
  std::atomic<Index> chunks_left{0};
  std::atomic<Index> first_bad_key{kNoKey};
};

template <class Byte>
Byte* row_pointer(Byte* data, DType dtype, const Index4& stride, Index b, Index s, Index h) {
  return data + (b * stride[0] + s * stride[1] + h * stride[2]) * static_cast<Index>(size_bytes(dtype));
}

const std::byte* row_pointer(const AnyView& view, Index b, Index s, Index h) {
  return row_pointer(static_cast<const std::byte*>(view.data), view.dtype, view.stride, b, s, h);
}

HeadShape shape_of(const AttentionProblem& p, const Sequence& sequence) {
  return {sequence.seqlen_k, p.q.dim(), p.v.dim()};
}

std::vector<Unit> list_units(const Kernel& kernel, const AttentionProblem& p) {
  std::vector<Unit> units;
  for (const Sequence& sequence : sequences(p)) {
    if (sequence.seqlen_q == 0) continue;
    const Index bytes = kernel.packed_bytes(shape_of(p, sequence));
    for (Index head = 0; head < p.k.heads(); ++head)
      units.push_back({sequence, head, round_up(bytes, Index{kAlignment})});
  }
  return units;
}

// Number of units, from the first, whose packed heads fit the group together.
std::size_t group_size(std::span<const Unit> units) {
  Index bytes = 0;
  std::size_t count = 0;
  while (count < units.size()) {
    bytes += units[count].packed_bytes;
    if (bytes > kGroupBytes && count > 0) break;
    ++count;
  }
  return count;
}

Index group_bytes(std::span<const Unit> group) {
  Index bytes = 0;
  for (const Unit& unit : group) bytes += unit.packed_bytes;
  return bytes;
}

// The largest tiles that still leave every thread some eight of them. A row's result does not depend on its tile.
Index choose_tile_rows(const Kernel& kernel, const AttentionProblem& p, std::span<const Unit> group, int threads) {
  constexpr Index kTilesPerThread = 8;
  Index rows = 0;
  for (const Unit& unit : group) rows += unit.sequence.seqlen_q * (p.q.heads() / p.k.heads());
  const Index tiles = rows / (kernel.tile_rows * kTilesPerThread * threads);
  return kernel.tile_rows * std::clamp<Index>(tiles, 1, kernel.max_tiles);
}

class Group {
 public:
  Group(const Kernel& kernel, const AttentionProblem& problem, const MutableAnyView& out, LseView<float> lse,
        std::span<const Unit> units, std::byte* packed, int threads)
      : kernel_(kernel),
        problem_(problem),
        out_(out),
        lse_(lse),
        units_(units),
        tile_rows_(choose_tile_rows(kernel, problem, units, threads)),
        packed_(units.size()) {
    for (std::size_t u = 0; u < units.size(); ++u) {
      packed_[u].data = packed;
      packed += units[u].packed_bytes;
      list_chunks(static_cast<Index>(u));
      list_tiles(static_cast<Index>(u));
    }
    order_tiles();
  }

  [[nodiscard]] Index job_count() const { return static_cast<Index>(chunks_.size() + tiles_.size()); }

  // Jobs are handed out in ascending order, packing first. A tile waits for its head's chunks; these were all taken
  // before it by threads that wait for nothing, so the wait ends with any number of threads.
  void run(Index job, std::byte* scratch) {
    const auto j = static_cast<std::size_t>(job);
    if (j < chunks_.size())
      run_chunk(chunks_[j]);
    else
      run_tile(tiles_[j - chunks_.size()], scratch);
  }

 private:
  void list_chunks(Index unit) {
    const Index seqlen_k = units_[static_cast<std::size_t>(unit)].sequence.seqlen_k;
    for (Index key = 0; key < seqlen_k; key += kPackKeys) chunks_.push_back({unit, key});
    packed_[static_cast<std::size_t>(unit)].chunks_left = (seqlen_k + kPackKeys - 1) / kPackKeys;
  }

  void list_tiles(Index unit) {
    const Unit& u = units_[static_cast<std::size_t>(unit)];
    const Index ratio = problem_.q.heads() / problem_.k.heads();
    for (Index head = u.kv_head * ratio; head < (u.kv_head + 1) * ratio; ++head)
      for (Index row = 0; row < u.sequence.seqlen_q; row += tile_rows_) {
        const Index last = std::min(row + tile_rows_, u.sequence.seqlen_q) - 1;
        tiles_.push_back({unit, head, row, u.sequence.visible_keys(last, problem_.causal) * (last + 1 - row)});
      }
  }

  // Long tiles first, so that the threads finish together, but only by eighths of the longest: within one, tiles of a
  // head stay side by side, because they read the same K and V.
  void order_tiles() {
    Index longest = 1;
    for (const Tile& tile : tiles_) longest = std::max(longest, tile.cost);
    const Index step = (longest + 7) / 8;
    const auto key = [step](const Tile& t) {
      return std::tuple(-(t.cost / step), t.unit, -t.cost, t.q_head, t.row_begin);
    };
    std::sort(tiles_.begin(), tiles_.end(), [&](const Tile& a, const Tile& b) { return key(a) < key(b); });
  }

  void run_chunk(const PackChunk& chunk) {
    const Unit& u = units_[static_cast<std::size_t>(chunk.unit)];
    const Sequence& s = u.sequence;
    Packed& packed = packed_[static_cast<std::size_t>(chunk.unit)];
    const Index bad = kernel_.pack({.dtype = problem_.k.dtype,
                                    .k = row_pointer(problem_.k, s.batch, s.k_begin, u.kv_head),
                                    .v = row_pointer(problem_.v, s.batch, s.k_begin, u.kv_head),
                                    .k_stride = problem_.k.stride[1],
                                    .v_stride = problem_.v.stride[1],
                                    .key_begin = chunk.key_begin,
                                    .key_end = std::min(chunk.key_begin + kPackKeys, s.seqlen_k),
                                    .shape = shape_of(problem_, s),
                                    .packed = packed.data});
    Index known = packed.first_bad_key.load();
    while (bad < known && !packed.first_bad_key.compare_exchange_weak(known, bad)) continue;
    if (packed.chunks_left.fetch_sub(1) == 1) packed.chunks_left.notify_all();
  }

  void run_tile(const Tile& tile, std::byte* scratch) {
    const Unit& u = units_[static_cast<std::size_t>(tile.unit)];
    const Sequence& s = u.sequence;
    Packed& packed = packed_[static_cast<std::size_t>(tile.unit)];
    for (Index left = packed.chunks_left.load(); left != 0; left = packed.chunks_left.load())
      packed.chunks_left.wait(left);
    const Index row = s.q_begin + tile.row_begin;
    kernel_.attend(
        {.dtype = problem_.q.dtype,
         .out_dtype = out_.dtype,
         .q = row_pointer(problem_.q, s.batch, row, tile.q_head),
         .q_stride = problem_.q.stride[1],
         .rows = std::min(tile_rows_, s.seqlen_q - tile.row_begin),
         .visible_first = problem_.causal ? tile.row_begin + 1 + s.seqlen_k - s.seqlen_q : s.seqlen_k,
         .visible_step = problem_.causal ? 1 : 0,
         .shape = shape_of(problem_, s),
         .packed = packed.data,
         .first_bad_key = packed.first_bad_key.load(),
         .softmax_scale = problem_.softmax_scale,
         .out = row_pointer(static_cast<std::byte*>(out_.data), out_.dtype, out_.stride, s.batch, row, tile.q_head),
         .out_stride = out_.stride[1],
         .lse = lse_.data == nullptr ? nullptr : &lse_.at(s.batch, row, tile.q_head),
         .lse_stride = lse_.stride_row,
         .scratch = scratch});
  }

  const Kernel& kernel_;
  const AttentionProblem& problem_;
  const MutableAnyView& out_;
  const LseView<float> lse_;
  const std::span<const Unit> units_;
  const Index tile_rows_;
  std::vector<Packed> packed_;
  std::vector<PackChunk> chunks_;
  std::vector<Tile> tiles_;
};

// More threads than jobs would only cost scratch memory.
int useful_threads(const Kernel& kernel, const AttentionProblem& p, std::span<const Unit> units, int threads) {
  Index jobs = 1;
  for (const Unit& unit : units)
    jobs += (unit.sequence.seqlen_q / kernel.tile_rows + 1) * (p.q.heads() / p.k.heads()) +
            unit.sequence.seqlen_k / kPackKeys + 1;
  return static_cast<int>(std::min<Index>(threads <= 0 ? default_thread_count() : threads, jobs));
}

Status run_groups(const Kernel& kernel, const AttentionProblem& problem, const MutableAnyView& out, LseView<float> lse,
                  int threads) {
  const std::vector<Unit> units = list_units(kernel, problem);
  threads = useful_threads(kernel, problem, units, threads);
  Index packed_bytes = 0;
  for (std::span<const Unit> rest = units; !rest.empty(); rest = rest.subspan(group_size(rest)))
    packed_bytes = std::max(packed_bytes, group_bytes(rest.first(group_size(rest))));
  const Index scratch_bytes =
      round_up(kernel.scratch_bytes({problem.k.seqlen(), problem.q.dim(), problem.v.dim()}), Index{kAlignment});
  auto packed = allocate(packed_bytes, "the packed copy of k and v");
  if (!packed) return tl::unexpected(std::move(packed.error()));
  auto scratch = allocate(scratch_bytes * threads, "tile scratch");
  if (!scratch) return tl::unexpected(std::move(scratch.error()));
  for (std::span<const Unit> rest = units; !rest.empty(); rest = rest.subspan(group_size(rest))) {
    Group group(kernel, problem, out, lse, rest.first(group_size(rest)), packed->get(), threads);
    parallel_for(group.job_count(), threads,
                 [&](Index job, int worker) { group.run(job, scratch->get() + scratch_bytes * worker); });
  }
  return {};
}

}  // namespace

Status run_schedule(const Kernel& kernel, const AttentionProblem& problem, const MutableAnyView& out,
                    LseView<float> lse, int threads) {
  try {
    return run_groups(kernel, problem, out, lse, threads);
  } catch (const std::bad_alloc&) {
    return fail(ErrorCode::kOutOfMemory, "cpu attention: no memory for the list of tiles");
  }
}

}  // namespace leanfa::cpu
