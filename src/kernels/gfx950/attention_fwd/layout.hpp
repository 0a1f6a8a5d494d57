// Where K and V lie in LDS and in registers, as pure functions of the plan: panels, swizzle, ring slots, operand
// tuples. docs/kernels/attention_fwd_gfx950.md derives the orders; kernels write these layouts, the emulator knows
// nothing of them.
#pragma once

#include <array>
#include <vector>

#include "kernels/gfx950/attention_fwd/plan.hpp"

namespace leanfa::gfx950 {

inline constexpr int kColumnBytes = 16;  // what one lane of a load to LDS moves
inline constexpr int kLoadBytes = 1024;  // what one such instruction moves
inline constexpr int kRing = 4;          // blocks of K, and of V, in LDS at a time
inline constexpr int kKeyLookahead = 4;  // iteration i loads K of block i + 4 and V of block i + 3 to LDS,
inline constexpr int kValueLookahead = 3;
inline constexpr int kKeyReadAhead = 1;  // and reads K of block i + 1 and V of block i from it
inline constexpr int kValueReadAhead = 0;
inline constexpr int kOutRowBytes = 192;  // between staged rows of O: 64 dimensions in bf16, and room against conflicts
inline constexpr int kStagingAddresses = 14;  // of a lane, for rows of O on their way through LDS (output.cpp)
inline constexpr int kMaxLds = 163840;
inline constexpr int kMaxDsOffset = 65535;

// A tile of 64 keys in LDS is cut into panels of 128 (or 64) bytes of each row, so that the 64 banks are met by rows of
// one panel: panel row r begins at r * width, and its 16-byte columns are permuted by XOR with swizzle(r).
struct Panel {
  int first_byte = 0;  // of the row in memory
  int width = 128;     // bytes
  [[nodiscard]] int columns() const { return width / kColumnBytes; }
  [[nodiscard]] int bytes() const { return kBlockN * width; }
  // Loads of 1 KiB that each wave issues for it.
  [[nodiscard]] int loads_per_wave() const { return bytes() / kLoadBytes / kWaves; }
  [[nodiscard]] int rows_per_load() const { return kLoadBytes / width; }
};

// Row bits that make the XOR, lowest bit of the result first. 128-byte panels: a permutation of bits 1, 2, 3, chosen so
// that ds_read_b128 of 32 rows and the transposing reads of V both spread over all banks.
struct Swizzle {
  std::array<int, 3> row_bits{-1, -1, -1};  // -1: this bit of the column stays
};

struct Layout {
  std::vector<Panel> k_panels, v_panels;
  Swizzle k_swizzle, k_narrow_swizzle, v_swizzle;
  int k_row_bytes = 0, v_row_bytes = 0;
  int k_slot_bytes = 0, v_slot_bytes = 0;  // of one block
  int column_pairs = 0;                    // of 32 bytes in a row of K (and Q): 4 registers of an operand
  int qk_registers = 0;                    // of A and B of one QK instruction: 4 or 8
  int qk_steps = 0;                        // QK instructions per 32 keys
  int value_registers = 0;                 // of one tile of 32 output dimensions and 64 keys
  int pv_steps = 0;                        // PV instructions per 32 output dimensions
  int p_registers = 0;                     // of one half
  int dim_tiles = 0;                       // of 32 output dimensions

  // K's ring is larger than what the offset of an LDS instruction reaches: its addresses move on from slot to slot.
  [[nodiscard]] bool walks() const { return kRing * k_slot_bytes > kMaxDsOffset + 1; }
  [[nodiscard]] int v_base() const { return kRing * k_slot_bytes; }
  [[nodiscard]] int ring_bytes() const { return kRing * (k_slot_bytes + v_slot_bytes); }
  // Rows of O become whole lines of memory in LDS, 32 x 64 dimensions of a wave at a time: behind the ring, or where no
  // room is left, in V's last slot, which is free between the last block of a tile and the first of the next.
  [[nodiscard]] bool output_behind_ring() const { return ring_bytes() + kWaves * kHalfRows * kOutRowBytes <= kMaxLds; }
  [[nodiscard]] int out_row_bytes() const { return output_behind_ring() ? kOutRowBytes : 128; }
  [[nodiscard]] int out_bytes() const { return kHalfRows * out_row_bytes(); }  // of a wave
  [[nodiscard]] int out_base() const {
    return output_behind_ring() ? ring_bytes() : v_base() + (kRing - 1) * v_slot_bytes;
  }
  [[nodiscard]] int lds_bytes() const { return ring_bytes() + (output_behind_ring() ? kWaves * out_bytes() : 0); }
};

[[nodiscard]] Layout layout_of(const Plan& plan);
// Loads that a wave issues for one block of K, or of V; and how many registers of memory offsets they take: panels of
// one width share them, a panel further on in the row being an offset of the instruction.
[[nodiscard]] int loads_per_wave(const std::vector<Panel>& panels);
[[nodiscard]] int offset_registers(const std::vector<Panel>& panels);
// The ring has room for what is loaded ahead, and every place in it is in reach of an instruction's offset.
[[nodiscard]] Status validate(const Layout& layout);
[[nodiscard]] std::string to_string(const Layout& layout);

}  // namespace leanfa::gfx950
