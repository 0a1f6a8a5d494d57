// Stages that work on rows in registers (registers.hpp): load, widen, take the mean off, rotate, find the largest
// magnitude. Each float operation is the CPU's (numerics/scales.cpp, hadamard.cpp), in the same order.
#pragma once

#include <vector>

#include "kernels/gfx950/emitter.hpp"
#include "kernels/gfx950/quantize/registers.hpp"

namespace leanfa::gfx950 {

inline constexpr float kInvSqrt128 = 0x1.6a09e6p-4F;  // 1.0F / sqrtf(128.0F)
inline constexpr float kInvSqrt64 = 0.125F;

// Which registers hold which pair of a row's elements: a butterfly writes its sum to a pair that is free, so that
// nothing has to be copied.
class RowPairs {
 public:
  explicit RowPairs(const QuantizeRegisters& r);
  // Pair `index` of a lane: elements 2 (index % 4) and one more of chunk index / 4.
  [[nodiscard]] Register operator[](int index) const { return held_[static_cast<std::size_t>(index)]; }
  [[nodiscard]] int size() const { return static_cast<int>(held_.size()); }
  // A pair that is free, to become pair `index`; what that had is free then.
  [[nodiscard]] Register free() const { return free_.front(); }
  void replace(int index);
  // Two free pairs.
  [[nodiscard]] Register scratch(int index) const { return free_[static_cast<std::size_t>(index)]; }

 private:
  std::vector<Register> held_, free_;
};

[[nodiscard]] isa::Modifiers packed(int sources);                // op_sel_hi of v_pk_*_f32: both halves
[[nodiscard]] isa::Modifiers lanes(int dpp_control);             // an exchange between lanes
inline constexpr int kSwapOneLane = 0xB1, kSwapTwoLanes = 0x4E;  // quad_perm
[[nodiscard]] constexpr int rotate_row(int by) { return 0x120 + by; }

// Arguments, wave, lane, the first rows and what of it is constant; branches to "end" where the wave has no rows.
[[nodiscard]] Emitter start(const QuantizeRegisters& r, const QuantizePlan& plan);
// `at` = the row of min(token + ahead, last); loads of that row into `raw`.
void add_row_address(Emitter& e, const QuantizeRegisters& r, int ahead);
void add_loads(Emitter& e, const QuantizeRegisters& r);
[[nodiscard]] Emitter widen(const QuantizeRegisters& r, const RowPairs& row);
[[nodiscard]] Emitter take_mean_off(const QuantizeRegisters& r, const RowPairs& row);
// Without the factor 1/sqrt(n) where `normalised` is false.
[[nodiscard]] Emitter rotate(const QuantizeRegisters& r, const QuantizePlan& plan, RowPairs& row, bool normalised);

// The largest magnitude of pairs [first, end) into `into`. Passes NaN by, not infinity.
void add_largest(Emitter& e, const RowPairs& row, int first, int end, const Register& into);
// The same without infinities, for the rare row that has some. Overwrites `scratch`.
void add_largest_finite(Emitter& e, const QuantizeRegisters& r, const RowPairs& row, int first, int end,
                        const Register& into, const Register& scratch);

}  // namespace leanfa::gfx950
