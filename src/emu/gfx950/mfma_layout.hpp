// Where the elements of matrix operands lie in a wave's registers: the CDNA4 manual's sections 7.1.4 (general rule),
// 7.1.5.1 (8 bits and smaller), 7.2.1 (scales) and 7.5.1 (sparse A). Pure functions of the shape.
#pragma once

#include <cstdint>

namespace leanfa::emu {

// D[b, i, j] = C[b, i, j] + sum over k of A[b, i, k] * B[b, k, j].
struct MfmaShape {
  int m = 0;
  int n = 0;
  int k = 0;
  int blocks = 1;
  friend constexpr bool operator==(const MfmaShape&, const MfmaShape&) = default;
};

// `item` counts the elements of one lane, low bits of its first register first.
struct Place {
  int lane = 0;
  int item = 0;
  friend constexpr bool operator==(const Place&, const Place&) = default;
};

// A[block, row, k], or B[block, k, row] with rows = N. `element_bits` is the operand's own width: 8-bit operands of the
// two f8f6f4 shapes interleave two 16-key halves, everything else is contiguous in k.
[[nodiscard]] Place input_place(const MfmaShape& shape, int rows, int element_bits, int block, int row, int k);

// C and D. Float64 has groups of one row, every other type of four.
[[nodiscard]] Place output_place(const MfmaShape& shape, bool is_f64, int block, int i, int j);

// The lane whose scale operand applies to the 32 elements that hold k, of row (or column) `row`.
[[nodiscard]] constexpr int scale_lane(int rows, int row, int k) { return row + rows * (k / 32); }

// BLGP: the lane from which B's values for `lane` are read (table 29).
[[nodiscard]] int blgp_lane(int blgp, int lane);
// CBSZ and ABID: likewise for A (section 7.1.6.1).
[[nodiscard]] constexpr int broadcast_lane(int cbsz, int abid, int lane) {
  const int size = 64 >> cbsz;
  return cbsz == 0 ? lane : lane % size + size * abid;
}

}  // namespace leanfa::emu
