// Wait states that software must put between instructions on gfx950, as rows: what is measured with LLVM 22's hazard
// recogniser and read in the CDNA4 manual (table 11, and table 38 for the matrix rules). One state is one issued
// instruction of the same wave, or one of s_nop's.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace leanfa::emu::hazard {

enum class WaitRule : std::uint8_t {
  kMatrixToVector,      // MFMA writes D, VALU or memory reads or overwrites it
  kMatrixToAB,          // ... MFMA reads it as A or B
  kMatrixToC,           // ... MFMA reads it as C
  kMatrixToSameC,       // ... exactly D as C, but with another number of passes
  kMatrixCOverwritten,  // MFMA reads C, VALU overwrites it
  kVectorToMatrix,
  kExecToMatrix,
  kTransToVector,
  kPartToVector,  // a write of a part of a register
  kVectorToPermlane,
  kExecToPermlane,
  kVectorToDpp,
  kExecToDpp,
  kVectorToLaneRead,
  kExecToLaneRead,
  kScalarByVectorToVmem,
  kScalarByVectorToVector,
  kScalarByVectorToCarry,
  kScalarByVectorToLaneSelect,
  kVccToDivFmas,
  kM0ToLds,
  kStoreDataOverwritten,
  kStoreDataReloaded,
  kStoreDataAtSoffset,
  kDotToAny,
  kSetregToReg,
  kMaskToZ,
  kExecToConstant,
  kM0ToMessage,
};

struct WaitRuleRow {
  WaitRule rule;
  std::string_view text;
  int states;    // 0: depends on the passes of the matrix instruction
  bool advised;  // a warning: sources disagree, or the chip seems to interlock
  std::string_view source;
};

inline constexpr std::array kWaitRules{
    WaitRuleRow{WaitRule::kMatrixToVector, "MFMA result read or overwritten by VALU or memory", 0, false,
                "CDNA4 ISA table 38"},
    WaitRuleRow{WaitRule::kMatrixToAB, "MFMA result read as A or B", 0, false, "CDNA4 ISA table 38"},
    WaitRuleRow{WaitRule::kMatrixToC, "MFMA result read as C", 0, false, "CDNA4 ISA table 38"},
    // LLVM 22 forwards whatever the passes.
    WaitRuleRow{WaitRule::kMatrixToSameC, "MFMA result read as C by one of another number of passes", 0, true,
                "CDNA4 ISA table 38; LLVM 22 inserts nothing"},
    WaitRuleRow{WaitRule::kMatrixCOverwritten, "C of an MFMA overwritten by VALU", 0, false, "CDNA4 ISA table 38"},
    WaitRuleRow{WaitRule::kVectorToMatrix, "VALU result read by MFMA", 2, false, "CDNA4 ISA table 38"},
    WaitRuleRow{WaitRule::kExecToMatrix, "v_cmpx before MFMA", 4, false, "CDNA4 ISA table 38"},
    WaitRuleRow{WaitRule::kTransToVector, "transcendental result read by another VALU", 1, false, "CDNA4 ISA table 11"},
    WaitRuleRow{WaitRule::kPartToVector, "partly written register used by VALU", 1, false, "CDNA4 ISA table 11"},
    WaitRuleRow{WaitRule::kVectorToPermlane, "VALU result read by v_permlane*_swap", 2, false, "CDNA4 ISA table 11"},
    WaitRuleRow{WaitRule::kExecToPermlane, "v_cmpx before v_permlane*_swap", 4, false, "CDNA4 ISA table 11"},
    WaitRuleRow{WaitRule::kVectorToDpp, "VALU result read through DPP", 2, false, "CDNA4 ISA table 11"},
    WaitRuleRow{WaitRule::kExecToDpp, "EXEC written by VALU before DPP", 5, false, "CDNA4 ISA table 11"},
    WaitRuleRow{WaitRule::kVectorToLaneRead, "VALU result read by v_readlane or v_readfirstlane", 1, false,
                "CDNA4 ISA table 11"},
    WaitRuleRow{WaitRule::kExecToLaneRead, "EXEC written by VALU before v_readlane and the like", 4, false,
                "CDNA4 ISA table 11"},
    WaitRuleRow{WaitRule::kScalarByVectorToVmem, "SGPR written by VALU read by vector memory", 5, false,
                "CDNA4 ISA table 11"},
    WaitRuleRow{WaitRule::kScalarByVectorToVector, "SGPR or VCC written by VALU read by VALU as a constant", 2, false,
                "CDNA4 ISA table 11"},
    // The manual says 0 for a carry-in; LLVM 22 inserts 2.
    WaitRuleRow{WaitRule::kScalarByVectorToCarry, "SGPR or VCC written by VALU read as carry-in or select", 2, true,
                "LLVM 22 GCNHazardRecognizer; CDNA4 ISA table 11 says 0"},
    WaitRuleRow{WaitRule::kScalarByVectorToLaneSelect, "SGPR written by VALU read as lane number", 4, false,
                "CDNA4 ISA table 11"},
    WaitRuleRow{WaitRule::kVccToDivFmas, "VCC written by VALU read by v_div_fmas", 4, false, "CDNA4 ISA table 11"},
    // AITER's kernels leave it out.
    WaitRuleRow{WaitRule::kM0ToLds, "M0 written by SALU before a load to LDS", 1, true, "CDNA4 ISA table 11"},
    WaitRuleRow{WaitRule::kStoreDataOverwritten, "data of a wide store overwritten by VALU", 2, false,
                "CDNA4 ISA table 11"},
    WaitRuleRow{WaitRule::kStoreDataReloaded, "data of a wide store overwritten by a load", 1, false,
                "CDNA4 ISA table 11"},
    // The manual and LLVM 22 ask for nothing.
    WaitRuleRow{WaitRule::kStoreDataAtSoffset, "data of a wide store with an SGPR offset overwritten by VALU", 1, true,
                "LLVM after 22: measured on gfx950; CDNA4 ISA table 11 says 0"},
    WaitRuleRow{WaitRule::kDotToAny, "DOT result read, other than as C of the same opcode, or overwritten", 3, false,
                "CDNA4 ISA table 38"},
    WaitRuleRow{WaitRule::kSetregToReg, "s_setreg before s_getreg or s_setreg of the same register", 2, false,
                "CDNA4 ISA table 11"},
    // As a data source: conditional branches on VCCZ and EXECZ wait by themselves, and LLVM 22 inserts nothing there.
    WaitRuleRow{WaitRule::kMaskToZ, "VCC or EXEC written by VALU before VALU reads VCCZ or EXECZ", 5, false,
                "CDNA4 ISA table 11"},
    WaitRuleRow{WaitRule::kExecToConstant, "EXEC written by VALU read by VALU as a constant", 2, false,
                "CDNA4 ISA table 11"},
    WaitRuleRow{WaitRule::kM0ToMessage, "M0 written by SALU before s_sendmsg", 1, false, "CDNA4 ISA table 11"},
};

[[nodiscard]] constexpr const WaitRuleRow& row_of(WaitRule rule) { return kWaitRules[static_cast<std::size_t>(rule)]; }

// What kind of matrix instruction; XDL is every one that is not of float32 or float64 input.
enum class MatrixClass : std::uint8_t { kXdl, kSgemm, kDgemm };

// Passes of v_mfma_f64_16x16x4_f64; v_mfma_f64_4x4x4_4b_f64 has fewer, and rules of its own.
inline constexpr int kWideDgemmPasses = 16;

// States until VALU and memory may read or overwrite D, or an MFMA read it as A or B.
[[nodiscard]] constexpr int states_after_matrix(MatrixClass kind, int passes, bool memory) {
  switch (kind) {
    case MatrixClass::kXdl:
      return passes + 3 + (passes != 2 ? 1 : 0);
    case MatrixClass::kSgemm:
      return passes + 2;
    case MatrixClass::kDgemm:
      if (passes < kWideDgemmPasses) return memory ? 9 : 6;
      return memory ? 18 : 19;
  }
  return 0;
}

// States until an MFMA may read D as C: `same` registers exactly, or an overlap.
[[nodiscard]] constexpr int states_matrix_to_c(MatrixClass producer, int passes, MatrixClass consumer, bool same) {
  const bool forwarded = same && producer == consumer;
  const int forwarding = passes == 2 ? 2 : 0;
  switch (producer) {
    case MatrixClass::kXdl:
      if (consumer == MatrixClass::kXdl) return forwarded ? forwarding : passes + 2;
      return passes + 1 + (passes != 2 ? 1 : 0);
    case MatrixClass::kSgemm:
      if (consumer == MatrixClass::kXdl) return 0;
      return forwarded ? forwarding : passes;
    case MatrixClass::kDgemm:
      if (consumer == MatrixClass::kXdl) return 0;
      if (passes < kWideDgemmPasses) return 4;
      return forwarded ? 0 : 17;
  }
  return 0;
}

// States until VALU may overwrite C after the MFMA that reads it.
[[nodiscard]] constexpr int states_c_overwritten(int passes) { return passes - 1; }

}  // namespace leanfa::emu::hazard
