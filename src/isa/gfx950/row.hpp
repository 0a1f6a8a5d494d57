// One row per instruction: everything that is known about it apart from what it computes. rows/*.inc hold the rows,
// one file per encoding; decode, print and read/write sets derive from them, and nothing else lists instructions.
// Start with docs/design/isa.md; docs/contributing/add-an-instruction.md says how to add a row.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "isa/gfx950/data_type.hpp"
#include "isa/gfx950/opcode.hpp"

namespace leanfa::isa {

// Where an instruction's opcode number counts. VOP1, VOP2 and VOPC rows also have forms in VOP3, SDWA and DPP (Form).
enum class Encoding : std::uint8_t {
  kSop2,
  kSopk,
  kSop1,
  kSopc,
  kSopp,
  kSmem,
  kVop2,
  kVop1,
  kVopc,
  kVop3,
  kVop3b,    // VOP3 with an SGPR destination beside the VGPR
  kVop3p,    // packed
  kMai,      // VOP3P with matrix operands
  kVop3px2,  // 16 bytes: scales, then a kMai instruction
  kDs,
  kMubuf,
  kMtbuf,
  kFlat,
  kGlobal,
  kScratch
};
inline constexpr int kEncodings = 20;

// The shape that a row takes in the machine code.
enum class Form : std::uint8_t {
  kBase,  // the row's own encoding ("e32" for VOP1, VOP2 and VOPC)
  kE64,   // VOP1, VOP2 or VOPC in VOP3 (or VOP3b)
  kSdwa,
  kDpp
};

// A place in the encoding that names an operand.
enum class Field : std::uint8_t {
  kNone,
  kDst,        // sdst, vdst, or the data of a load
  kCarryOut,   // the SGPR pair of VOP3b
  kSrc0,       // ssrc0, src0
  kSrc1,       // ssrc1, src1, vsrc1
  kSrc2,       // src2
  kScaleA,     // of VOP3PX2
  kScaleB,     // of VOP3PX2
  kAddress,    // vaddr, addr
  kBase,       // sbase of SMEM; saddr of GLOBAL and SCRATCH
  kResource,   // srsrc: four SGPRs
  kOffset,     // soffset: an SGPR, M0 or an inline constant
  kData,       // data of a store or an atomic; data0 of DS
  kData1,      // data1 of DS
  kImmediate,  // simm16, simm32
};

// What the field may hold.
enum class Accept : std::uint8_t {
  kNothing,
  // 8-bit fields that number vector registers
  kVgpr,
  kVgprOrAgpr,    // AGPRs by an acc bit
  kMatrixResult,  // AGPRs by the acc_cd bit
  kAgpr,
  kBufferAddress,   // none, one or two registers, by offen and idxen
  kGlobalAddress,   // two registers, or one (an offset) beside an SGPR base
  kScratchAddress,  // one register by the sve bit, or none
  // 7-bit and 8-bit scalar fields
  kScalarDst,         // SGPRs, VCC, M0, EXEC, ...
  kScalarResult,      // the same in a vector instruction
  kScalarSrc,         // the same, inline constants and a literal
  kScalarRegister,    // a source without constants
  kScalarMemoryData,  // without M0 and EXEC
  kScalarBase,        // aligned to its size
  kScalarOffset,      // an SGPR, an immediate, or both
  kOptionalBase,      // 127: none
  kScalarOrInline,    // no literal
  // 9-bit source fields
  kVectorSrc,     // scalar sources and VGPRs; a literal outside VOP3
  kVectorOnly,    // VGPRs
  kVectorOrLds,   // VGPRs and LDS direct
  kVectorOrAgpr,  // VGPRs, or AGPRs by an acc bit
  kMatrixAddend,  // the same by the acc_cd bit, or an inline constant
  kAgprSource,
  // not in a register field
  kVcc,                // VCC, unless a form of the encoding names SGPRs
  kLiteral,            // the dword after the instruction, as a number of its own
  kSetregValue,        // the same for s_setreg_imm32_b32
  kImmediate,          // bits of the instruction
  kOptionalImmediate,  // not printed when zero
  kHexImmediate,       // printed in base 16
  kBranch,             // a signed number of dwords from the next instruction
  kHwreg,
  kWaitcnt,
  kMessage,
  kGprIndex,
  kProbe,  // the data field of s_atc_probe: a number
};

struct OperandRow {
  Field field = Field::kNone;
  Accept accept = Accept::kNothing;
  DataType type;
  bool read = false;
  bool written = false;
};
inline constexpr int kMaxOperands = 6;

// Registers that an instruction touches without naming them.
enum class Implicit : std::uint32_t {
  kNone = 0,
  kReadsScc = 1u << 0,
  kWritesScc = 1u << 1,
  kReadsVcc = 1u << 2,
  kWritesVcc = 1u << 3,
  kReadsExec = 1u << 4,
  kWritesExec = 1u << 5,
  kReadsM0 = 1u << 6,
  kWritesM0 = 1u << 7,
  kReadsMode = 1u << 8,
  kWritesMode = 1u << 9,
  kWritesPc = 1u << 10,
  kReadsFlatScratch = 1u << 11,
  kReadsDst = 1u << 12,  // part of the destination survives, or it accumulates
};

// What a modifier bit of the encoding means in this row; without the bit here, it must be zero.
enum class Modifier : std::uint32_t {
  kNone = 0,
  kNegate = 1u << 0,    // neg: float sources
  kAbsolute = 1u << 1,  // abs: float sources
  kClamp = 1u << 2,
  kOmod = 1u << 3,
  kOpSel = 1u << 4,      // halves (or bytes) of VOP3 operands
  kPackedSel = 1u << 5,  // op_sel and op_sel_hi
  kPackedNeg = 1u << 6,  // neg_lo and neg_hi
  kCbszAbid = 1u << 7,
  kBlgp = 1u << 8,
  kBlgpNegates = 1u << 9,    // f64 matrices: blgp negates A, B, C
  kFormats = 1u << 10,       // f8f6f4: cbsz and blgp are the formats of A and B
  kSignsIgnored = 1u << 11,  // neg and abs of integer sources: accepted, without effect
  kTruthTable = 1u << 12,    // v_bitop3: neg, abs and omod hold the eight results
  kLaneOptions = 1u << 13,   // permlane swaps: op_sel bits are fi and bound_ctrl
  kTwoOffsets = 1u << 14,    // DS: offset0 and offset1, in elements
  kTakesLds = 1u << 15,      // MUBUF: the lds bit
  kAnyTuple = 1u << 16,      // the VGPR tuple may start at an odd register
};

// What the scheduler of a wave counts it as.
enum class IssueClass : std::uint8_t {
  kInternal,  // s_nop, s_waitcnt, s_sleep, s_setprio, ...: no unit
  kSalu,
  kBranch,
  kSmem,
  kValu,
  kMfma,
  kLds,
  kVmem,
  kFlat,     // may be LDS or memory
  kMessage,  // s_sendmsg
};

// The unit that is busy.
enum class Pipe : std::uint8_t {
  kNone,
  kScalar,
  kScalarMemory,
  kVector,
  kTranscendental,
  kPackedFp32,  // v_pk_*_f32 and DOT: they wait for the matrix pipe
  kDouble,
  kMatrix,
  kLds,
  kVectorMemory,
};

// Which rules of software-inserted waits an instruction takes part in; the audit's rows say the distances.
enum class Hazard : std::uint32_t {
  kNone = 0,
  kXdl = 1u << 0,    // MFMA, not f32 or f64 input
  kSgemm = 1u << 1,  // f32 MFMA
  kDgemm = 1u << 2,  // f64 MFMA
  kTrans = 1u << 3,  // transcendental
  kDot = 1u << 4,
  kLaneRead = 1u << 5,    // v_readlane, v_readfirstlane
  kLaneWrite = 1u << 6,   // v_writelane
  kLaneSelect = 1u << 7,  // lane number from an SGPR
  kPermlaneSwap = 1u << 8,
  kDivFmas = 1u << 9,
  kByteDst = 1u << 10,  // may write a part of a register (op_sel): see writes_part()
  kGetreg = 1u << 11,
  kSetreg = 1u << 12,
  kSendMessage = 1u << 13,
  kAddTid = 1u << 14,
  kCmpx = 1u << 15,
  kTransposingRead = 1u << 16,
  kReadsVccz = 1u << 18,
  kReadsExecz = 1u << 19,
  kGws = 1u << 20,
  kBarrier = 1u << 21,
};

enum class MemoryKind : std::uint8_t { kNone, kLoad, kStore, kAtomic, kCache };
enum class MemorySpace : std::uint8_t { kNone, kScalar, kLds, kBuffer, kFlat, kGlobal, kScratch };

template <class Bits>
[[nodiscard]] constexpr bool has(Bits set, Bits bit) {
  return (static_cast<std::uint32_t>(set) & static_cast<std::uint32_t>(bit)) != 0;
}
constexpr Implicit operator|(Implicit a, Implicit b) {
  return Implicit{static_cast<std::uint32_t>(a) | static_cast<std::uint32_t>(b)};
}
constexpr Modifier operator|(Modifier a, Modifier b) {
  return Modifier{static_cast<std::uint32_t>(a) | static_cast<std::uint32_t>(b)};
}
constexpr Hazard operator|(Hazard a, Hazard b) {
  return Hazard{static_cast<std::uint32_t>(a) | static_cast<std::uint32_t>(b)};
}

struct Row {
  Opcode opcode{};
  std::string_view name;  // as LLVM prints it, without _e32, _e64, _sdwa, _dpp
  Encoding encoding{};
  std::uint16_t number = 0;
  std::uint8_t forms = 1;   // bit per Form
  bool has_suffix = false;  // prints _e32 and so on
  std::array<OperandRow, kMaxOperands> operands{};
  Modifier modifiers{};
  std::uint8_t op_sel = 0;  // bits of op_sel that mean something; bit 3 is the destination
  Implicit implicit{};
  IssueClass issue{};
  Pipe pipe{};
  Hazard hazards{};
  std::uint8_t passes = 0;  // MFMA; of 4 clocks. f8f6f4: with both operands of at most 6 bits
  MemorySpace space{};
  MemoryKind memory{};
  std::string_view source;

  [[nodiscard]] constexpr bool has_form(Form form) const { return ((forms >> static_cast<int>(form)) & 1) != 0; }
};

// All rows, in the order of Opcode.
[[nodiscard]] std::span<const Row> rows();
[[nodiscard]] const Row& row(Opcode opcode);
// Null when no row has that name.
[[nodiscard]] const Row* find_row(std::string_view name);

}  // namespace leanfa::isa
