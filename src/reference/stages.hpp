// The hook for error stages: replaces P = 2^(y - max) by another rule, while scores, products and sums stay in double.
// With the codes of a Method behind it, the result has the error of rounding P and no other. The models themselves live
// with the methods; the reference only calls them. Without a model the reference takes its own, exact path.
#pragma once

#include <memory>
#include <span>

#include "base/tensor.hpp"

namespace leanfa::reference {

// Which row a model is asked about. `sequence` is the batch index, or the sequence number if varlen.
struct RowPosition {
  Index sequence = 0, head_q = 0, row = 0;  // row within its sequence
};

// What one block does to a row's sums: O = rescale * O + sum_j weight_j v_j, l = rescale * l + sum.
struct BlockSum {
  double rescale = 1.0;
  double sum = 0.0;
};

// The probabilities of one row at a time, block by block. O and l are in units of 2^unit().
class RowProbabilities {
 public:
  virtual ~RowProbabilities() = default;

  // A new row begins; whatever was kept of the last one is dropped.
  virtual void start(const RowPosition& position) = 0;

  // `scores` are y = softmax_scale log2(e) descales (q . k) of the block's visible keys, in binades, first key first;
  // at least one. Blocks come in ascending order; those without visible keys are not shown. Writes as many weights.
  [[nodiscard]] virtual BlockSum add_block(std::span<const double> scores, std::span<double> weights) = 0;

  // After the last block: lse = ln 2 (unit() + log2 l).
  [[nodiscard]] virtual double unit() const = 0;
};

// Makes row objects: several per thread, each used for many rows, one after another. Calls to make_row are not
// concurrent; the objects that it makes are used concurrently.
class ProbabilityModel {
 public:
  virtual ~ProbabilityModel() = default;
  [[nodiscard]] virtual Index block_n() const = 0;  // keys per block, 1..4096; blocks start at key 0
  [[nodiscard]] virtual std::unique_ptr<RowProbabilities> make_row() const = 0;
};

}  // namespace leanfa::reference
