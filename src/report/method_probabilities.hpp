// P as a method rounds it, for the reference in double: the error of P's code and of the reference point, and no other.
// Codes and reference points are numerics/p_code.hpp and reference_point.hpp in double.
#pragma once

#include <array>
#include <memory>

#include "numerics/method.hpp"
#include "numerics/p_code.hpp"
#include "reference/stages.hpp"

namespace leanfa::report {

// Blocks are visited in ascending order and without splits, whatever the method says. wide formats: bf16 P is rounded
// to bf16, f32 P is not rounded.
class MethodProbabilities final : public reference::ProbabilityModel {
 public:
  explicit MethodProbabilities(const Method& method);

  [[nodiscard]] Index block_n() const override { return method_.block_n; }
  [[nodiscard]] std::unique_ptr<reference::RowProbabilities> make_row() const override;

 private:
  Method method_;
  std::array<double, 256> values_{};  // of the codes
};

}  // namespace leanfa::report
