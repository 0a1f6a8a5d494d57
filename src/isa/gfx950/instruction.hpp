// A decoded instruction: its row, and what this one's fields say. A value without ownership beyond the static rows.
// decode() makes it, print() writes it as LLVM does, effects() says what it reads and writes.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "base/result.hpp"
#include "isa/gfx950/row.hpp"

namespace leanfa::isa {

enum class OperandKind : std::uint8_t {
  kNone,
  kVgpr,
  kAgpr,
  kSgpr,
  kTtmp,
  kVcc,          // index 0: vcc or vcc_lo, 1: vcc_hi
  kExec,         // likewise
  kFlatScratch,  // likewise
  kXnackMask,    // likewise
  kM0,
  kScc,   // as a 32-bit source
  kVccz,  // as a 32-bit source
  kExecz,
  kAperture,       // index 235 to 238: shared base, shared limit, private base, private limit
  kPopsWaveId,     // index 239
  kLdsDirect,      // index 254
  kInlineInteger,  // value: -16 .. 64
  kInlineFloat,    // value: the constant's binary32 pattern; constant_bits() gives it in the operand's type
  kLiteral,        // value: the 32-bit dword of the code
  kImmediate,      // value: simm16 (sign in `value` as encoded, 16 bits), hwreg, waitcnt, message, ...
  kOff,            // no register: the offset alone
};

struct Operand {
  Field field = Field::kNone;
  OperandKind kind = OperandKind::kNone;
  DataType type;            // f8f6f4 operands: the format that cbsz or blgp names
  std::uint8_t dwords = 0;  // registers that it covers; 1 for a 16-bit value
  bool read = false;
  bool written = false;
  std::uint16_t index = 0;  // first register of its file
  std::uint32_t value = 0;  // of constants

  [[nodiscard]] constexpr bool is_register() const { return kind >= OperandKind::kVgpr && kind <= OperandKind::kM0; }
  [[nodiscard]] constexpr bool is_constant() const {
    return kind == OperandKind::kInlineInteger || kind == OperandKind::kInlineFloat || kind == OperandKind::kLiteral;
  }
};

// What the hardware feeds for a constant operand, in the operand's element type: inline floats as binary16
// (zero-extended), binary32 or binary64, integers sign-extended to the width, literals widened as the manual's
// section 6.2.1.1 says.
[[nodiscard]] std::uint64_t constant_bits(const Operand& operand);

enum class SdwaSelect : std::uint8_t { kByte0, kByte1, kByte2, kByte3, kWord0, kWord1, kDword };
enum class SdwaUnused : std::uint8_t { kPad, kSext, kPreserve };

// Fields that the encoding lacks are zero. Bit i of a source mask is Src i.
struct Modifiers {
  std::uint8_t neg = 0;
  std::uint8_t abs = 0;
  std::uint8_t sext = 0;       // SDWA
  std::uint8_t op_sel = 0;     // VOP3: bit 3 is the destination. VOP3P: halves for the low result. Scaled: low bits
  std::uint8_t op_sel_hi = 0;  // VOP3P: halves for the high result. Scaled form: high bits of the byte numbers
  std::uint8_t neg_lo = 0;
  std::uint8_t neg_hi = 0;
  std::uint8_t omod = 0;  // 1: times 2, 2: times 4, 3: divided by 2
  bool clamp = false;
  std::uint8_t truth_table = 0;  // v_bitop3: bit S0 * 4 + S1 * 2 + S2 is the result

  std::uint8_t cbsz = 0;
  std::uint8_t abid = 0;
  std::uint8_t blgp = 0;

  std::uint16_t dpp_ctrl = 0;
  std::uint8_t row_mask = 0;
  std::uint8_t bank_mask = 0;
  bool bound_ctrl = false;

  SdwaSelect dst_sel = SdwaSelect::kDword;
  SdwaSelect src0_sel = SdwaSelect::kDword;
  SdwaSelect src1_sel = SdwaSelect::kDword;
  SdwaUnused dst_unused = SdwaUnused::kPad;

  std::int32_t offset = 0;      // bytes; DS with two addresses: offset0 (in elements)
  std::int32_t offset1 = 0;     // DS with two addresses
  bool has_imm_offset = false;  // SMEM: `offset` counts
  bool offen = false;
  bool idxen = false;
  bool lds = false;
  bool sc0 = false;  // glc of SMEM
  bool sc1 = false;
  bool nt = false;
  bool gds = false;
  std::uint8_t format = 0;  // MTBUF: dfmt in bits 3:0, nfmt in bits 6:4
};

inline constexpr int kMaxWords = 4;

struct Instruction {
  const Row* row = nullptr;
  Form form = Form::kBase;
  std::uint64_t pc = 0;
  std::uint8_t size = 0;  // bytes: 4, 8, 12 or 16
  std::uint8_t operand_count = 0;
  std::array<std::uint32_t, kMaxWords> words{};
  std::array<Operand, kMaxOperands> operands{};  // in the order of the row's, in which they print
  Modifiers modifiers;

  [[nodiscard]] Opcode opcode() const { return row->opcode; }
  // The operand of a field, or one of kind kNone.
  [[nodiscard]] const Operand& operand(Field field) const;
  [[nodiscard]] std::span<const Operand> all_operands() const { return {operands.data(), operand_count}; }
};

// The instruction at the front of `code`. kBadInput, naming pc and words, when no row (or no valid use of a row) has
// that encoding, or the code ends inside it.
[[nodiscard]] Result<Instruction> decode(std::span<const std::uint32_t> code, std::uint64_t pc);

// One line as LLVM's disassembler prints it, without symbols: branch targets are the encoded number of dwords.
[[nodiscard]] std::string print(const Instruction& instruction);

// Where a branch goes; nothing for other instructions and for targets held in registers.
[[nodiscard]] std::optional<std::uint64_t> branch_target(const Instruction& instruction);

// Passes (of 4 clocks) of an MFMA, by its formats; 0 for the rest.
[[nodiscard]] int passes(const Instruction& instruction);

// The instruction writes only a part of its 32-bit destination (SDWA, op_sel, d16): a rule of its own.
[[nodiscard]] bool writes_part(const Instruction& instruction);

}  // namespace leanfa::isa
