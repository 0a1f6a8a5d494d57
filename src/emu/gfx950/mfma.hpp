// The matrix instructions' arithmetic on whole registers: dense, block-scaled and sparse. Layouts are in
// mfma_layout.hpp. EXEC, MODE.round and MODE.denorm do not apply (CDNA4 manual, sections 7.1.2, 7.1.5, 7.4), but for
// the denormals of float32 inputs.
//
// The order and rounding of sums inside one instruction are not documented. Here the exact products are summed in
// float64 in ascending k, C is added last, and the result is rounded to nearest even once: a kernel may rely on
// float32 accuracy, not on these very bits. Integer results are exact.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "emu/gfx950/mfma_layout.hpp"
#include "emu/gfx950/mode.hpp"
#include "emu/gfx950/small_formats.hpp"

namespace leanfa::emu {

// The first five are SmallFormat's.
enum class MatrixElement : std::uint8_t { kE4M3, kE5M2, kE2M3, kE3M2, kE2M1, kBF16, kF16, kI8, kF32, kF64 };

[[nodiscard]] int bits_of(MatrixElement element);

// What an instruction computes, as far as its opcode and format fields say.
struct MfmaKind {
  MfmaShape shape;
  MatrixElement a{};
  MatrixElement b{};
  bool sparse = false;  // V_SMFMAC: A holds two of every four elements along k
  bool scaled = false;  // V_MFMA_SCALE
  friend constexpr bool operator==(const MfmaKind&, const MfmaKind&) = default;
};

// Registers that operands take.
[[nodiscard]] int a_dwords(const MfmaKind& kind);
[[nodiscard]] int b_dwords(const MfmaKind& kind);
[[nodiscard]] int d_dwords(const MfmaKind& kind);

// Modifiers and modes of one instruction.
struct MfmaControl {
  int cbsz = 0;  // broadcast of A; 0 where the field means a format
  int abid = 0;
  int blgp = 0;  // permutation of B's lanes; for float64 negation of A, B, C
  int scale_a_byte = 0;
  int scale_b_byte = 0;
  bool keep_input_denormals_f32 = true;
  bool fp16_ovfl = false;  // clamps overflow to the largest finite value
};

// Register operands: dword r of lane l at [64 * r + l]. `c` may be `d`. `index` is the SMFMAC index register, the
// scales are the operands of the scaled form; both null where the kind has none.
struct MfmaOperands {
  const std::uint32_t* a = nullptr;
  const std::uint32_t* b = nullptr;
  const std::uint32_t* c = nullptr;
  std::uint32_t* d = nullptr;
  const std::uint32_t* index = nullptr;
  const std::uint32_t* scale_a = nullptr;
  const std::uint32_t* scale_b = nullptr;
};

// A kind with its gather tables. Built once per instruction of a program; run() is const and keeps no state.
class Mfma {
 public:
  explicit Mfma(const MfmaKind& kind);
  [[nodiscard]] const MfmaKind& kind() const { return kind_; }
  void run(const MfmaOperands& operands, const MfmaControl& control) const;

 private:
  // Where one element starts: dword * 64 + lane, and the bit in it.
  struct Source {
    std::uint16_t word;
    std::uint8_t bit;
    std::uint8_t lane;
  };
  void run_integer(const MfmaOperands& operands, const MfmaControl& control) const;
  void run_float(const MfmaOperands& operands, const MfmaControl& control) const;
  void gather_a(const MfmaOperands& operands, const MfmaControl& control, double* a) const;
  void gather_b(const MfmaOperands& operands, const MfmaControl& control, double* b) const;
  void gather_sparse_a(const MfmaOperands& operands, const MfmaControl& control, double* a) const;

  MfmaKind kind_;
  std::vector<Source> a_;         // [block][i][k], of the packed matrix where A is sparse
  std::vector<Source> b_;         // [block][k][j]
  std::vector<std::uint16_t> d_;  // [block][i][j]: word of the low dword
};

}  // namespace leanfa::emu
