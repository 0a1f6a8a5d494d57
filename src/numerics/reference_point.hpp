// The reference of a row: the point R that its O and l are kept in units of, and L_b, the point that the codes of key
// block b are relative to. A kernel meets blocks in order and asks, for each, what to do; the answer is a BlockStep.
// All points are in code units (step x binades: 8 for e4m3fn), because that is what the kernels compute in.
// docs/design/numerics.md has the rules; p_code.hpp turns scores into codes with the `b` given here.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "numerics/p_code.hpp"

namespace leanfa {

// sticky and anchor move R when a block's maximum exceeds it by more than this many binades.
inline constexpr double kHeadroomBinades = 0.75;
// block moves R when L_b is further than this from it, which keeps 2^(L_b - R) inside E8M0 and float32.
inline constexpr double kBlockReachBinades = 100.0;
// ladder moves R when a block's maximum is further above it than so many binades.
inline constexpr int kLadderReachBinades = 8;
inline constexpr int kMaxBlockExponent = 126;
// window: L_b stays while the code of the block's maximum is finite and at least this, that of 1/2; R follows L_b when
// that is further above it than kWindowReachBinades.
[[nodiscard]] constexpr int lowest_window_code(CodeGrid grid) { return grid.one - grid.step; }
inline constexpr double kWindowReachBinades = 60.0;

// R moves when a block's maximum is more than so many code units above it: for slack when its code could be over the
// largest one; for sticky and anchor as at t = 8, whatever t is. Of rules other than block and window.
[[nodiscard]] constexpr int headroom_units(const Method& method) {
  const CodeGrid grid = code_grid(method.p_format);
  if (method.reference == ReferenceRule::kRunning) return 0;
  if (method.reference == ReferenceRule::kSlack)
    return grid.max_code - grid.one - grid.step * static_cast<int>(method.t);
  if (method.reference == ReferenceRule::kLadder) return grid.step * kLadderReachBinades;
  return static_cast<int>(grid.step * kHeadroomBinades);
}
// The first k_b other than 0, in binades under R: slack keeps 0 until the code of the block's maximum is below 1/2's;
// ladder's is as far above R as R stays.
[[nodiscard]] constexpr int first_block_exponent(const Method& method) {
  if (method.reference == ReferenceRule::kLadder) return -kLadderReachBinades;
  return method.reference == ReferenceRule::kSlack ? static_cast<int>(method.t) + 1 : 1;
}

template <class Real>
struct BlockStep {
  Real rescale = 1;  // O and l are multiplied by this first (1 when R stays)
  Real factor = 1;   // then O += factor * sum_j value(code_j) v_j, and l likewise
  Real b = 0;        // the code line's addend for this block (p_code.hpp)
  int k = 0;         // anchored: L_b = R - k binades
};

template <class Real>
class ReferencePoint {
 public:
  explicit ReferencePoint(const Method& method)
      : rule_(method.reference),
        step_(static_cast<Real>(code_grid(method.p_format).step)),
        constant_(static_cast<Real>(code_line_constant(method))),
        top_constant_(constant_ + static_cast<Real>(method.p == PCode::kExact ? code_grid(method.p_format).one : 0)),
        lowest_top_(static_cast<Real>(lowest_window_code(code_grid(method.p_format)))),
        highest_top_(static_cast<Real>(code_grid(method.p_format).max_code)),
        headroom_(static_cast<Real>(headroom_units(method))),
        first_k_(static_cast<Real>(first_block_exponent(method))) {}

  // `block_max` is the largest visible score of the block, finite; a is step * c. Blocks without visible keys are not
  // shown to the reference. Every operation is rounded once, in this order.
  [[nodiscard]] BlockStep<Real> advance(Real block_max, Real a) {
    if (rule_ == ReferenceRule::kWindow) return advance_window(block_max, a);
    return rule_ == ReferenceRule::kBlock ? advance_block(block_max, a) : advance_real(block_max, a);
  }

  // R in binades. Precondition: at least one block was seen.
  [[nodiscard]] Real binades() const { return r_ / step_; }
  [[nodiscard]] bool empty() const { return empty_; }

 private:
  BlockStep<Real> advance_block(Real block_max, Real a) {
    const Real point = step_ * std::ceil(block_max * a / step_);
    BlockStep<Real> step;
    if (empty_ || std::abs(point - r_) > step_ * static_cast<Real>(kBlockReachBinades)) move(point, step);
    step.factor = std::exp2((point - r_) / step_);
    step.b = constant_ - point;
    return step;
  }

  BlockStep<Real> advance_real(Real block_max, Real a) {
    BlockStep<Real> step;
    const Real excess = empty_ ? Real{0} : std::fma(block_max, a, -r_);
    if (empty_ || excess > headroom_) {
      move(block_max * a, step);
    } else if (anchored(rule_)) {
      const Real below = std::floor(-excess / step_);
      // NaN where scores left the range of Real: k stays 0, and b carries the NaN or infinity on.
      if (below >= first_k_) step.k = static_cast<int>(std::min(below, static_cast<Real>(kMaxBlockExponent)));
    }
    step.factor = std::ldexp(Real{1}, -step.k);
    step.b = (constant_ - r_) + step_ * static_cast<Real>(step.k);
    return step;
  }

  BlockStep<Real> advance_window(Real block_max, Real a) {
    BlockStep<Real> step;
    const Real top = std::nearbyint(std::fma(block_max, a, top_constant_ - line_));
    if (empty_ || !(top >= lowest_top_ && top <= highest_top_)) line_ = block_max * a;
    if (empty_ || line_ - r_ > step_ * static_cast<Real>(kWindowReachBinades)) move(line_, step);
    step.factor = std::exp2((line_ - r_) / step_);
    step.b = constant_ - line_;
    return step;
  }

  void move(Real point, BlockStep<Real>& step) {
    if (!empty_) step.rescale = std::exp2((r_ - point) / step_);
    r_ = point;
    empty_ = false;
  }

  ReferenceRule rule_;
  Real step_;
  Real constant_;
  Real top_constant_;  // window: what the code of a block's largest score starts from
  Real lowest_top_, highest_top_;
  Real headroom_;  // R moves when a block's maximum is further above it
  Real first_k_;   // anchored: the first k_b other than 0
  Real r_ = 0;
  Real line_ = 0;  // window: L_b
  bool empty_ = true;
};

// shift P's reference: the same rules on integer scores, 8 y = S / 2^s. block is not served (its R is not a score).
struct ShiftStep {
  float rescale = 1.0F;
  float factor = 1.0F;
  std::int32_t c = 0;  // the accumulator's start (p_code.hpp)
  int k = 0;
};

class ShiftReferencePoint {
 public:
  ShiftReferencePoint(const Method& method, int s) : method_(method), s_(s) {}

  [[nodiscard]] ShiftStep advance(std::int32_t block_max) {
    if (method_.reference == ReferenceRule::kWindow) return advance_window(block_max);
    ShiftStep step;
    if (empty_ || block_max > m_ + (std::int32_t{headroom_units(method_)} << s_)) {
      if (!empty_) step.rescale = std::exp2(std::ldexp(static_cast<float>(m_ - block_max), -(s_ + 3)));
      m_ = block_max;
      c_ = shift_constant(method_, s_, m_);
      empty_ = false;
    } else if (anchored(method_.reference)) {
      const std::int32_t below = (m_ - block_max) >> (s_ + 3);
      if (below >= first_block_exponent(method_)) step.k = std::min(below, kMaxBlockExponent);
    }
    step.factor = std::ldexp(1.0F, -step.k);
    step.c = c_;
    return step;
  }

  [[nodiscard]] float binades() const { return std::ldexp(static_cast<float>(m_), -(s_ + 3)); }
  [[nodiscard]] bool empty() const { return empty_; }

 private:
  ShiftStep advance_window(std::int32_t block_max) {
    ShiftStep step;
    const std::int32_t top = (block_max + c_) >> s_;
    if (empty_ || top < lowest_window_code(kE4M3Grid) || top > kE4M3Grid.max_code) {
      line_ = block_max;
      c_ = shift_constant(method_, s_, line_);
    }
    const auto reach = static_cast<std::int32_t>(kE4M3Grid.step * kWindowReachBinades) << s_;
    if (empty_ || line_ - m_ > reach) {
      if (!empty_) step.rescale = std::exp2(std::ldexp(static_cast<float>(m_ - line_), -(s_ + 3)));
      m_ = line_;
      empty_ = false;
    }
    step.factor = std::exp2(std::ldexp(static_cast<float>(line_ - m_), -(s_ + 3)));
    step.c = c_;
    return step;
  }

  Method method_;
  int s_;
  std::int32_t m_ = 0;
  std::int32_t line_ = 0;  // window: M of L_b
  std::int32_t c_ = 0;
  bool empty_ = true;
};

}  // namespace leanfa
