// One tile of query rows against all key blocks of its head: scores, codes, products, normalisation.
#pragma once

#include <variant>

#include "cpu/method_attention.hpp"
#include "cpu/method_keys.hpp"
#include "numerics/reference_point.hpp"

namespace leanfa::cpu {

inline constexpr Index kTileRows = 48;  // a multiple of the products' six rows

// What a tile needs to know of its place. Rows are counted within the sequence.
struct TileProblem {
  const AttentionProblem* problem = nullptr;
  const Method* method = nullptr;
  const MethodOptions* options = nullptr;
  Sequence sequence;
  const KeyHead* keys = nullptr;
  Index head_q = 0, head_kv = 0;
  Index first_row = 0, rows = 0;
};

// A query row's constants and running state.
struct RowState {
  Index visible = 0;  // keys that the row sees
  bool finite = true;
  float a = 0.0F;  // step * c
  int shift = 0;   // shift P's s
  std::variant<ReferencePoint<float>, ShiftReferencePoint> reference;
  float l = 0.0F;
  bool seen = false;        // the split has shown the row a key
  bool overflowed = false;  // scores so large that their rounding leaves no weight, or an infinite one

  [[nodiscard]] float reference_binades() const;
};

class Tile {
 public:
  // Scratch for tiles of this shape: one per thread, reused.
  [[nodiscard]] static Result<Tile> make(const AttentionProblem& problem, Index padded_n, Index padded_v);

  // Writes out and lse of the tile's rows.
  void run(const TileProblem& tile, const View<float>& out, const LseView<float>& lse);

 private:
  void load_queries(const TileProblem& tile);
  void start_rows(const TileProblem& tile);
  void find_sinks(const TileProblem& tile);
  void score_block(const TileProblem& tile, std::size_t block);
  void raise_sink(const TileProblem& tile, Index row);
  void add_block(const TileProblem& tile, std::size_t block);
  void code_row_of(const TileProblem& tile, Index row, const KeyBlock& range);
  void run_split(const TileProblem& tile, std::size_t begin, std::size_t end);
  void merge_split(const TileProblem& tile, bool first);
  void finish(const TileProblem& tile, const View<float>& out, const LseView<float>& lse);
  [[nodiscard]] Index visible_in(Index row, const KeyBlock& range) const;

  Index head_dim_qk_ = 0, head_dim_v_ = 0, padded_n_ = 0, padded_v_ = 0;
  std::vector<RowState> rows_;
  std::vector<float> rescale_, factor_, sink_max_, merged_lse_;
  Buffer<float> q_, s_, p_, t_, o_, merged_;
  std::vector<std::uint8_t> codes_;
};

}  // namespace leanfa::cpu
