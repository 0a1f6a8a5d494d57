#include "report/method_probabilities.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "numerics/formats.hpp"
#include "numerics/reference_point.hpp"

namespace leanfa::report {
namespace {

class Row final : public reference::RowProbabilities {
 public:
  Row(const Method& method, const std::array<double, 256>& values)
      : method_(method),
        values_(values),
        grid_(code_grid(method.p_format)),
        step_(static_cast<double>(grid_.step)),
        to_exact_(step_ * static_cast<double>(method.t) - code_line_constant(method)),
        point_(method) {}

  void start(const reference::RowPosition&) override {
    point_ = ReferencePoint<double>(method_);
    at_first_block_ = true;
  }

  reference::BlockSum add_block(std::span<const double> scores, std::span<double> weights) override {
    const auto sinks = at_first_block_ ? static_cast<std::size_t>(method_.sink_keys) : 0;
    at_first_block_ = false;
    if (sinks == 0 || sinks >= scores.size()) return add_window(scores, weights);
    // The sinks' block, then the rest of the reference's first block.
    const reference::BlockSum first = add_window(scores.first(sinks), weights.first(sinks));
    const reference::BlockSum second = add_window(scores.subspan(sinks), weights.subspan(sinks));
    for (double& weight : weights.first(sinks)) weight *= second.rescale;
    return {.rescale = first.rescale * second.rescale, .sum = first.sum * second.rescale + second.sum};
  }

  double unit() const override { return point_.binades() - static_cast<double>(method_.t); }

 private:
  // One block with a reference of its own.
  reference::BlockSum add_window(std::span<const double> scores, std::span<double> weights) {
    const double max = *std::max_element(scores.begin(), scores.end());
    const BlockStep<double> block = point_.advance(max, step_);
    double sum = 0.0;
    for (std::size_t j = 0; j < scores.size(); ++j) {
      weights[j] = block.factor * weight(scores[j], block.b);
      sum += method_.rounded_sum ? weights[j]
                                 : block.factor * unrounded_probability(grid_, scores[j], step_, block.b + to_exact_);
    }
    return {.rescale = block.rescale, .sum = sum};
  }

  double weight(double score, double b) const {
    if (method_.p_format != PFormat::kWide) return values_[code_of_score(method_, score, step_, b)];
    const double p = unrounded_probability(grid_, score, step_, b);
    return method_.format == InputFormat::kBF16 ? static_cast<double>(to_float(to_bf16(static_cast<float>(p)))) : p;
  }

  Method method_;
  const std::array<double, 256>& values_;
  CodeGrid grid_;
  double step_;
  double to_exact_;  // from the code line's addend to that of the unrounded probability
  ReferencePoint<double> point_;
  bool at_first_block_ = true;
};

}  // namespace

MethodProbabilities::MethodProbabilities(const Method& method) : method_(method) {
  const CodeGrid grid = code_grid(method.p_format);
  values_.fill(std::numeric_limits<double>::quiet_NaN());
  for (int code = 0; code <= grid.max_code; ++code)
    values_[static_cast<std::size_t>(code)] = code_value<double>(grid, code);
}

std::unique_ptr<reference::RowProbabilities> MethodProbabilities::make_row() const {
  return std::make_unique<Row>(method_, values_);
}

}  // namespace leanfa::report
