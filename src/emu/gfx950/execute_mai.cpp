// Matrix instructions: the kind comes from the opcode (and the format fields) when a program is made ready; here the
// operands are pointed at and mfma.cpp does the rest. CDNA4 manual, chapter 7.
#include <algorithm>
#include <array>
#include <optional>

#include "emu/gfx950/lane_map.hpp"
#include "emu/gfx950/mfma_kinds.hpp"
#include "emu/gfx950/semantics.hpp"

namespace leanfa::emu {
namespace {

using isa::Opcode;
using E = MatrixElement;

struct KindRow {
  Opcode opcode;
  MfmaKind kind;
};

constexpr MfmaKind dense(MfmaShape shape, E a, E b) { return {.shape = shape, .a = a, .b = b}; }
constexpr MfmaKind dense(MfmaShape shape, E element) { return dense(shape, element, element); }
constexpr MfmaKind sparse(MfmaShape shape, E a, E b) { return {.shape = shape, .a = a, .b = b, .sparse = true}; }
constexpr MfmaKind sparse(MfmaShape shape, E element) { return sparse(shape, element, element); }
// The formats of f8f6f4 operands are filled in from CBSZ and BLGP.
constexpr MfmaKind any_format(MfmaShape shape, bool scaled) {
  return {.shape = shape, .a = E::kE4M3, .b = E::kE4M3, .scaled = scaled};
}

#define LEANFA_FP8_KINDS(prefix, M, N, K, make)                                         \
  KindRow{Opcode::prefix##_bf8_bf8, make({M, N, K}, E::kE5M2, E::kE5M2)},               \
      KindRow{Opcode::prefix##_bf8_fp8, make({M, N, K}, E::kE5M2, E::kE4M3)},           \
      KindRow{Opcode::prefix##_fp8_bf8, make({M, N, K}, E::kE4M3, E::kE5M2)}, KindRow { \
    Opcode::prefix##_fp8_fp8, make({M, N, K}, E::kE4M3, E::kE4M3)                       \
  }

// Tables 28 and 33.
constexpr std::array kKinds{
    KindRow{Opcode::v_mfma_f32_16x16x128_f8f6f4, any_format({16, 16, 128}, false)},
    KindRow{Opcode::v_mfma_f32_32x32x64_f8f6f4, any_format({32, 32, 64}, false)},
    KindRow{Opcode::v_mfma_scale_f32_16x16x128_f8f6f4, any_format({16, 16, 128}, true)},
    KindRow{Opcode::v_mfma_scale_f32_32x32x64_f8f6f4, any_format({32, 32, 64}, true)},
    KindRow{Opcode::v_mfma_f32_16x16x32_bf16, dense({16, 16, 32}, E::kBF16)},
    KindRow{Opcode::v_mfma_f32_32x32x16_bf16, dense({32, 32, 16}, E::kBF16)},
    KindRow{Opcode::v_mfma_f32_16x16x32_f16, dense({16, 16, 32}, E::kF16)},
    KindRow{Opcode::v_mfma_f32_32x32x16_f16, dense({32, 32, 16}, E::kF16)},
    KindRow{Opcode::v_mfma_i32_16x16x64_i8, dense({16, 16, 64}, E::kI8)},
    KindRow{Opcode::v_mfma_i32_32x32x32_i8, dense({32, 32, 32}, E::kI8)},
    KindRow{Opcode::v_mfma_f32_32x32x1_2b_f32, dense({32, 32, 1, 2}, E::kF32)},
    KindRow{Opcode::v_mfma_f32_16x16x1_4b_f32, dense({16, 16, 1, 4}, E::kF32)},
    KindRow{Opcode::v_mfma_f32_4x4x1_16b_f32, dense({4, 4, 1, 16}, E::kF32)},
    KindRow{Opcode::v_mfma_f32_32x32x2_f32, dense({32, 32, 2}, E::kF32)},
    KindRow{Opcode::v_mfma_f32_16x16x4_f32, dense({16, 16, 4}, E::kF32)},
    KindRow{Opcode::v_mfma_f32_32x32x4_2b_f16, dense({32, 32, 4, 2}, E::kF16)},
    KindRow{Opcode::v_mfma_f32_16x16x4_4b_f16, dense({16, 16, 4, 4}, E::kF16)},
    KindRow{Opcode::v_mfma_f32_4x4x4_16b_f16, dense({4, 4, 4, 16}, E::kF16)},
    KindRow{Opcode::v_mfma_f32_32x32x8_f16, dense({32, 32, 8}, E::kF16)},
    KindRow{Opcode::v_mfma_f32_16x16x16_f16, dense({16, 16, 16}, E::kF16)},
    KindRow{Opcode::v_mfma_f32_32x32x4_2b_bf16, dense({32, 32, 4, 2}, E::kBF16)},
    KindRow{Opcode::v_mfma_f32_16x16x4_4b_bf16, dense({16, 16, 4, 4}, E::kBF16)},
    KindRow{Opcode::v_mfma_f32_4x4x4_16b_bf16, dense({4, 4, 4, 16}, E::kBF16)},
    KindRow{Opcode::v_mfma_f32_32x32x8_bf16, dense({32, 32, 8}, E::kBF16)},
    KindRow{Opcode::v_mfma_f32_16x16x16_bf16, dense({16, 16, 16}, E::kBF16)},
    KindRow{Opcode::v_mfma_i32_32x32x4_2b_i8, dense({32, 32, 4, 2}, E::kI8)},
    KindRow{Opcode::v_mfma_i32_16x16x4_4b_i8, dense({16, 16, 4, 4}, E::kI8)},
    KindRow{Opcode::v_mfma_i32_4x4x4_16b_i8, dense({4, 4, 4, 16}, E::kI8)},
    KindRow{Opcode::v_mfma_i32_32x32x16_i8, dense({32, 32, 16}, E::kI8)},
    KindRow{Opcode::v_mfma_i32_16x16x32_i8, dense({16, 16, 32}, E::kI8)},
    KindRow{Opcode::v_mfma_f64_16x16x4_f64, dense({16, 16, 4}, E::kF64)},
    KindRow{Opcode::v_mfma_f64_4x4x4_4b_f64, dense({4, 4, 4, 4}, E::kF64)},
    LEANFA_FP8_KINDS(v_mfma_f32_16x16x32, 16, 16, 32, dense),
    LEANFA_FP8_KINDS(v_mfma_f32_32x32x16, 32, 32, 16, dense),
    KindRow{Opcode::v_smfmac_f32_16x16x32_f16, sparse({16, 16, 32}, E::kF16)},
    KindRow{Opcode::v_smfmac_f32_32x32x16_f16, sparse({32, 32, 16}, E::kF16)},
    KindRow{Opcode::v_smfmac_f32_16x16x32_bf16, sparse({16, 16, 32}, E::kBF16)},
    KindRow{Opcode::v_smfmac_f32_32x32x16_bf16, sparse({32, 32, 16}, E::kBF16)},
    KindRow{Opcode::v_smfmac_f32_16x16x64_f16, sparse({16, 16, 64}, E::kF16)},
    KindRow{Opcode::v_smfmac_f32_32x32x32_f16, sparse({32, 32, 32}, E::kF16)},
    KindRow{Opcode::v_smfmac_f32_16x16x64_bf16, sparse({16, 16, 64}, E::kBF16)},
    KindRow{Opcode::v_smfmac_f32_32x32x32_bf16, sparse({32, 32, 32}, E::kBF16)},
    KindRow{Opcode::v_smfmac_i32_16x16x64_i8, sparse({16, 16, 64}, E::kI8)},
    KindRow{Opcode::v_smfmac_i32_32x32x32_i8, sparse({32, 32, 32}, E::kI8)},
    KindRow{Opcode::v_smfmac_i32_16x16x128_i8, sparse({16, 16, 128}, E::kI8)},
    KindRow{Opcode::v_smfmac_i32_32x32x64_i8, sparse({32, 32, 64}, E::kI8)},
    LEANFA_FP8_KINDS(v_smfmac_f32_16x16x64, 16, 16, 64, sparse),
    LEANFA_FP8_KINDS(v_smfmac_f32_32x32x32, 32, 32, 32, sparse),
    LEANFA_FP8_KINDS(v_smfmac_f32_16x16x128, 16, 16, 128, sparse),
    LEANFA_FP8_KINDS(v_smfmac_f32_32x32x64, 32, 32, 64, sparse),
};
#undef LEANFA_FP8_KINDS

Flow execute_mfma(Context& context, const Step& step) {
  const isa::Modifiers& m = step.instruction.modifiers;
  const MfmaKind& kind = step.mfma->kind();
  const bool formats = has(step.instruction.row->modifiers, isa::Modifier::kFormats);
  const bool f64 = kind.a == E::kF64;  // ignores CBSZ and ABID (section 7.1.6.4)
  Wave& wave = *context.wave;
  const MfmaControl control{
      .cbsz = formats || f64 ? 0 : m.cbsz,
      .abid = m.abid,
      .blgp = formats ? 0 : m.blgp,
      // Scaled form: bit 0 of the byte number in op_sel, bit 1 in op_sel_hi.
      .scale_a_byte = (m.op_sel & 1) + 2 * (m.op_sel_hi & 1),
      .scale_b_byte = (m.op_sel >> 1 & 1) + 2 * (m.op_sel_hi >> 1 & 1),
      .keep_input_denormals_f32 = wave.mode.keep_input_denormals_f32(),
      .fp16_ovfl = wave.mode.fp16_ovfl(),
  };
  std::array<std::uint32_t, static_cast<std::size_t>(kLanes) * 32> c;
  std::array<Lanes, 3> scratch;
  std::uint32_t* const d = wave.vgpr[step.destination.index].data();
  MfmaOperands operands{
      .a = wave.vgpr[step.source[0].index].data(), .b = wave.vgpr[step.source[1].index].data(), .d = d};
  if (kind.sparse) {
    operands.c = d;
    operands.index = wave.vgpr[step.source[2].index].data();
  } else if (step.source[2].kind == SourceKind::kVector && step.source[2].index == step.destination.index) {
    operands.c = d;
  } else {
    // D may overlap C in part: C is read whole first.
    const std::uint32_t* const source = read_lanes(context, step.source[2], c.data());
    if (source != c.data()) std::copy_n(source, kLanes * step.source[2].dwords, c.data());
    operands.c = c.data();
  }
  if (kind.scaled) {
    operands.scale_a = read_lanes(context, step.scale_a, scratch[0].data());
    operands.scale_b = read_lanes(context, step.scale_b, scratch[1].data());
  }
  step.mfma->run(operands, control);
  return Flow::kNext;
}

void copy(LaneCall& call) { std::copy_n(call.s[0], kLanes, call.d); }

constexpr auto make_semantics() {
  std::array<Semantics, kKinds.size() + 2> rows{};
  for (std::size_t i = 0; i < kKinds.size(); ++i) rows[i] = {kKinds[i].opcode, execute_mfma, nullptr};
  rows[kKinds.size()] = {Opcode::v_accvgpr_read_b32, execute_valu, copy};
  rows[kKinds.size() + 1] = {Opcode::v_accvgpr_write_b32, execute_valu, copy};
  return rows;
}
constexpr auto kSemantics = make_semantics();

}  // namespace

std::optional<MfmaKind> mfma_kind(const isa::Instruction& instruction) {
  const auto* const row = std::ranges::find(kKinds, instruction.opcode(), &KindRow::opcode);
  if (row == kKinds.end()) return std::nullopt;
  MfmaKind kind = row->kind;
  if (has(instruction.row->modifiers, isa::Modifier::kFormats)) {
    const isa::Modifiers& m = instruction.modifiers;
    if (m.cbsz > 4 || m.blgp > 4) return std::nullopt;
    kind.a = static_cast<MatrixElement>(m.cbsz);
    kind.b = static_cast<MatrixElement>(m.blgp);
  }
  return kind;
}

bool broadcasts_a_block_that_exists(const MfmaKind& kind, const isa::Instruction& instruction) {
  const isa::Modifiers& m = instruction.modifiers;
  const bool other_meaning =
      has(instruction.row->modifiers, isa::Modifier::kFormats) || kind.a == E::kF64 || kind.sparse;
  return other_meaning || m.cbsz == 0 || (m.cbsz <= 4 && m.abid < 1 << m.cbsz);
}

std::span<const Semantics> mai_semantics() { return kSemantics; }

}  // namespace leanfa::emu
