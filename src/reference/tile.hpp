// One tile of query rows of one head against all the keys that they see: the reference's only loop.
// A Tile is a thread's scratch memory, used for many tiles. Cutting a problem into tiles: attention.cpp.
#pragma once

#include <memory>
#include <vector>

#include "base/attention.hpp"
#include "base/buffer.hpp"
#include "reference/attention.hpp"
#include "reference/products.hpp"

namespace leanfa::reference {

inline constexpr Index kTileRows = 64;
inline constexpr Index kBlockKeys = 64;  // without a model

struct TilePlace {
  const Sequence* sequence = nullptr;
  Index head_q = 0;
  Index first_row = 0, rows = 0;  // within the sequence; rows is 1..kTileRows
};

class Tile {
 public:
  // Fails with kOutOfMemory. The problem, the options and their model must outlive the tile.
  [[nodiscard]] static Result<Tile> make(const AttentionProblem& problem, const Options& options);

  // Writes the rows of `place` to out and, unless its data is null, lse.
  void run(const TilePlace& place, const View<double>& out, const LseView<double>& lse);

 private:
  struct Row {
    Index visible = 0;      // keys that the row sees
    bool finite = true;     // the query
    double max = 0.0;       // running maximum of the scores, in binades; O and sum are in units of 2^max
    double sum = 0.0;       // l
    double sink_max = 0.0;  // maximum over keys 1, 2, ...; with sink_binades only
  };

  void start(const TilePlace& place);
  void find_sink_maxima();
  Index load_keys(Index first_key, Index keys, bool with_values);
  void score_block(Index first_key, Index keys);
  void weigh_row(Index r, Index visible);
  void weigh_row_by_model(Index r, Index visible);
  void rescale(Index r, double factor);
  void finish(Index r, Index first_bad_key, const View<double>& out, const LseView<double>& lse) const;

  const AttentionProblem* problem_ = nullptr;
  const Options* options_ = nullptr;
  TilePlace place_;
  Index head_kv_ = 0;
  Index block_keys_ = 0;
  Index seen_keys_ = 0;  // by any row of the tile
  Index padded_rows_ = 0;
  Buffer<double> memory_;
  Matrix q_;                  // [kTileRows][head_dim_qk]
  Matrix k_;                  // [head_dim_qk][block_keys]: transposed
  Matrix v_;                  // [block_keys][head_dim_v]
  Matrix p_;                  // [kTileRows][block_keys]: scores, then weights
  Matrix o_;                  // [kTileRows][head_dim_v]
  Matrix staged_;             // [8][head_dim_qk]: rows of K before they are transposed
  double* scores_ = nullptr;  // [block_keys], a model's argument
  std::vector<Row> rows_;
  std::vector<std::unique_ptr<RowProbabilities>> models_;  // one a row, or none
};

}  // namespace leanfa::reference
