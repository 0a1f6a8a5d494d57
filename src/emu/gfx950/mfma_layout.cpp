#include "emu/gfx950/mfma_layout.hpp"

#include <algorithm>

namespace leanfa::emu {

Place input_place(const MfmaShape& shape, int rows, int element_bits, int block, int row, int k) {
  const int lanes_along_k = 64 / (rows * shape.blocks);
  const int per_lane = shape.k / lanes_along_k;
  if (element_bits == 8 && per_lane > 16) {
    // Section 7.1.5.1, FP8: a lane holds runs of 16, dealt out to the lane groups in turn.
    const int run = k / 16;
    return {.lane = row + rows * (run % lanes_along_k), .item = 16 * (run / lanes_along_k) + k % 16};
  }
  return {.lane = row + rows * (block + shape.blocks * (k / per_lane)), .item = k % per_lane};
}

Place output_place(const MfmaShape& shape, bool is_f64, int block, int i, int j) {
  const int h = is_f64 ? 1 : 4;
  const int values = shape.n * shape.m / h;
  const int b_i = (64 + values - 1) / values;
  const int m_i = 64 / b_i / shape.n;
  const int g = shape.m / (h * m_i);
  return {.lane = j + shape.n * (i / h % m_i + m_i * (block % b_i)),
          .item = i % h + h * (i / (h * m_i) + g * (block / b_i))};
}

int blgp_lane(int blgp, int lane) {
  switch (blgp) {
    case 1:
      return lane % 32;
    case 2:
      return lane % 32 + 32;
    case 3:
      return (lane + 16) % 64;
    case 4:
      return lane % 16;
    case 5:
      return lane % 16 + 16;
    case 6:
      return lane % 16 + 32;
    case 7:
      return lane % 16 + 48;
    default:
      return lane;
  }
}

}  // namespace leanfa::emu
