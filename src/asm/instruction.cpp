#include "asm/instruction.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <optional>

#include "isa/gfx950/encoding.hpp"

namespace leanfa::assembly {
namespace {

using isa::Accept;
using isa::DataType;
using isa::Field;
using isa::OperandKind;
using isa::RegisterFile;

constexpr std::array<float, 9> kInlineFloats{0.5F, -0.5F, 1.0F, -1.0F, 2.0F, -2.0F, 4.0F, -4.0F, 0.15915494F};

bool inline_integer(int value) { return value >= -16 && value <= 64; }
bool inline_float(float value) { return std::ranges::find(kInlineFloats, value) != kInlineFloats.end(); }

std::optional<OperandKind> kind_of(RegisterFile file) {
  switch (file) {
    case RegisterFile::kVgpr:
      return OperandKind::kVgpr;
    case RegisterFile::kAgpr:
      return OperandKind::kAgpr;
    case RegisterFile::kSgpr:
      return OperandKind::kSgpr;
    case RegisterFile::kVcc:
      return OperandKind::kVcc;
    case RegisterFile::kExec:
      return OperandKind::kExec;
    case RegisterFile::kM0:
      return OperandKind::kM0;
    default:
      return std::nullopt;
  }
}

bool is_scalar(RegisterFile file) { return file != RegisterFile::kVgpr && file != RegisterFile::kAgpr; }

std::string describe(const Operand& operand) {
  switch (operand.kind()) {
    case Operand::Kind::kRegister:
      return to_string(operand.reg());
    case Operand::Kind::kInteger:
      return fmt::to_string(operand.value());
    case Operand::Kind::kFloat:
      return fmt::format("{}", operand.float_value());
    case Operand::Kind::kOff:
      return "off";
  }
  return {};
}

isa::Operand operand_of(OperandKind kind, std::uint32_t value = 0, int index = 0) {
  isa::Operand operand;
  operand.kind = kind;
  operand.value = value;
  operand.index = static_cast<std::uint16_t>(index);
  return operand;
}

DataType format_type(std::uint8_t format) {
  constexpr std::array kTypes{isa::types::fp8x32, isa::types::bf8x32, isa::types::fp6x32, isa::types::bf6x32,
                              isa::types::fp4x32};
  return format < kTypes.size() ? kTypes[format] : isa::types::none;
}

// Fills the operands of one instruction.
class Maker {
 public:
  Maker(isa::Opcode opcode, std::span<const Operand> operands, const isa::Modifiers& modifiers)
      : row_(isa::row(opcode)), operands_(operands) {
    instruction_.row = &row_;
    instruction_.modifiers = modifiers;
  }

  Result<isa::Instruction> run() {
    choose_form();
    std::size_t next = 0;
    for (const isa::OperandRow& place : row_.operands) {
      if (place.field == Field::kNone) break;
      if (place.field == Field::kDst && row_.encoding == isa::Encoding::kMubuf && instruction_.modifiers.lds) continue;
      if (place.field == Field::kDst && returns_nothing()) continue;
      // The target stands with the line, the count in no operand.
      if (place.accept == Accept::kBranch) {
        append(operand_of(OperandKind::kImmediate), place, place.type);
        continue;
      }
      if (place.accept == Accept::kOptionalImmediate && next == operands_.size()) {
        append(operand_of(OperandKind::kImmediate), place, place.type);
        continue;
      }
      if (next == operands_.size()) return refuse("too few operands", "");
      LEANFA_TRY(fill(place, operands_[next++]));
    }
    if (next != operands_.size()) return refuse("too many operands", describe(operands_[next]));
    LEANFA_TRY(check_scalar_reads());
    return instruction_;
  }

 private:
  tl::unexpected<Error> refuse(std::string_view rule, const std::string& got) const {
    return fail(ErrorCode::kInternal, fmt::format("{}: {}; got {}", row_.name, rule, got));
  }

  // An atomic of flat or global memory that does not ask for the value before it (sc0) has no destination.
  [[nodiscard]] bool returns_nothing() const {
    const bool flat = row_.encoding == isa::Encoding::kFlat || row_.encoding == isa::Encoding::kGlobal;
    return flat && row_.memory == isa::MemoryKind::kAtomic && !instruction_.modifiers.sc0;
  }

  // The short form where every operand fits it: constants need it (VOP3 has no literal), the rest is shorter for it.
  // Rows of lanes that take part ask for the form with a lane exchange (DPP), which has a row mask of its own.
  void choose_form() {
    if (!row_.has_suffix) return;
    const isa::Modifiers& m = instruction_.modifiers;
    if (m.row_mask != 0 && row_.has_form(isa::Form::kDpp)) {
      instruction_.form = isa::Form::kDpp;
      return;
    }
    bool fits = m.clamp == false && m.omod == 0 && m.op_sel == 0;
    std::size_t next = 0;
    for (const isa::OperandRow& place : row_.operands) {
      if (place.field == Field::kNone || next == operands_.size()) break;
      const Operand& operand = operands_[next++];
      fits = fits && !operand.neg() && !operand.abs();
      if (place.accept == Accept::kVcc)
        fits = fits && operand.kind() == Operand::Kind::kRegister && operand.reg() == kVcc;
      if (place.accept == Accept::kVgpr && place.field == Field::kSrc1)
        fits = fits && operand.kind() == Operand::Kind::kRegister && operand.reg().file == RegisterFile::kVgpr;
    }
    instruction_.form = fits || !row_.has_form(isa::Form::kE64) ? isa::Form::kBase : isa::Form::kE64;
  }

  [[nodiscard]] DataType type_of(const isa::OperandRow& place) const {
    if (place.type.element != isa::Element::kF8f6f4) return place.type;
    return format_type(place.field == Field::kSrc0 ? instruction_.modifiers.cbsz : instruction_.modifiers.blgp);
  }

  void append(isa::Operand operand, const isa::OperandRow& place, DataType type) {
    operand.field = place.field;
    operand.type = type;
    if (operand.kind != OperandKind::kOff && operand.dwords == 0)
      operand.dwords = static_cast<std::uint8_t>(type.dwords());
    operand.read = place.read;
    operand.written = place.written;
    instruction_.operands[instruction_.operand_count++] = operand;
  }

  Status fill(const isa::OperandRow& place, const Operand& operand) {
    const DataType type = type_of(place);
    LEANFA_TRY(signs(place, operand));
    switch (operand.kind()) {
      case Operand::Kind::kRegister:
        return fill_register(place, operand, type);
      case Operand::Kind::kInteger:
        return fill_integer(place, operand, type);
      case Operand::Kind::kFloat:
        return fill_float(place, operand, type);
      case Operand::Kind::kOff:
        append(operand_of(OperandKind::kOff), place, type);
        return {};
    }
    return {};
  }

  Status signs(const isa::OperandRow& place, const Operand& operand) {
    if (!operand.neg() && !operand.abs()) return {};
    const bool allowed = (!operand.neg() || has(row_.modifiers, isa::Modifier::kNegate)) &&
                         (!operand.abs() || has(row_.modifiers, isa::Modifier::kAbsolute));
    const int source = place.field == Field::kSrc0 ? 0 : place.field == Field::kSrc1 ? 1 : 2;
    if (!allowed) return refuse("no sign modifiers", describe(operand));
    if (operand.neg()) instruction_.modifiers.neg = static_cast<std::uint8_t>(instruction_.modifiers.neg | 1 << source);
    if (operand.abs()) instruction_.modifiers.abs = static_cast<std::uint8_t>(instruction_.modifiers.abs | 1 << source);
    return {};
  }

  // Which register files a place takes.
  [[nodiscard]] bool accepts(const isa::OperandRow& place, RegisterFile file) const {
    const bool vector = file == RegisterFile::kVgpr;
    const bool acc = file == RegisterFile::kAgpr;
    switch (place.accept) {
      case Accept::kVgpr:
        return vector || (is_scalar(file) && place.field == Field::kSrc1 && instruction_.form == isa::Form::kE64);
      case Accept::kBufferAddress:
      case Accept::kGlobalAddress:
      case Accept::kVectorOnly:
      case Accept::kVectorOrLds:
        return vector;
      case Accept::kVgprOrAgpr:
      case Accept::kMatrixResult:
      case Accept::kVectorOrAgpr:
      case Accept::kMatrixAddend:
        return vector || acc;
      case Accept::kAgpr:
      case Accept::kAgprSource:
        return acc;
      case Accept::kVectorSrc:
        return vector || is_scalar(file);
      case Accept::kVcc:
        return file == RegisterFile::kVcc || file == RegisterFile::kSgpr;
      case Accept::kScalarMemoryData:
      case Accept::kScalarBase:
      case Accept::kOptionalBase:
      case Accept::kScalarResult:
        return file == RegisterFile::kSgpr || file == RegisterFile::kVcc;
      case Accept::kScalarDst:
      case Accept::kScalarSrc:
      case Accept::kScalarRegister:
      case Accept::kScalarOffset:
      case Accept::kScalarOrInline:
        return is_scalar(file);
      default:
        return false;
    }
  }

  Status fill_register(const isa::OperandRow& place, const Operand& operand, DataType type) {
    const Register& reg = operand.reg();
    const auto kind = kind_of(reg.file);
    if (!kind || !accepts(place, reg.file)) return refuse("operand of another register file", to_string(reg));
    const bool address = place.accept == Accept::kBufferAddress || place.accept == Accept::kGlobalAddress;
    const int dwords = place.accept == Accept::kBufferAddress   ? 1
                       : place.accept == Accept::kGlobalAddress ? (global_base() ? 1 : 2)
                                                                : type.dwords();
    if (reg.count != dwords) return refuse(fmt::format("operand of {} registers", dwords), to_string(reg));
    const bool any = has(row_.modifiers, isa::Modifier::kAnyTuple);
    if (!is_scalar(reg.file) && dwords > 1 && reg.first % 2 != 0 && !any)
      return refuse("tuples start at an even register", to_string(reg));
    if (reg.file == RegisterFile::kSgpr && reg.first % (dwords >= 4 ? 4 : dwords == 2 ? 2 : 1) != 0)
      return refuse("SGPR tuples are aligned to their size, at most to 4", to_string(reg));
    isa::Operand filled = operand_of(*kind, 0, reg.first);
    if (address) filled.dwords = static_cast<std::uint8_t>(dwords);
    append(filled, place, type);
    return {};
  }

  [[nodiscard]] bool global_base() const {
    return operands_.size() > 2 && operands_.back().kind() == Operand::Kind::kRegister;
  }

  Status fill_integer(const isa::OperandRow& place, const Operand& operand, DataType type) {
    const auto value = static_cast<std::uint32_t>(operand.value());
    switch (place.accept) {
      case Accept::kImmediate:
      case Accept::kOptionalImmediate:
      case Accept::kHexImmediate:
      case Accept::kWaitcnt:
      case Accept::kHwreg:
        append(operand_of(OperandKind::kImmediate, value & 0xFFFFU), place, type);
        return {};
      case Accept::kScalarOffset:
        instruction_.modifiers.offset = operand.value();
        instruction_.modifiers.has_imm_offset = true;
        append(operand_of(OperandKind::kOff), place, type);
        return {};
      case Accept::kSetregValue:
      case Accept::kLiteral:
        append(operand_of(OperandKind::kLiteral, value), place, type);
        return {};
      default:
        return fill_constant(place, type, inline_integer(operand.value()), OperandKind::kInlineInteger, value, operand);
    }
  }

  Status fill_float(const isa::OperandRow& place, const Operand& operand, DataType type) {
    const float value = operand.float_value();
    if (std::bit_cast<std::uint32_t>(value) == 0) return fill_integer(place, Operand(0), type);
    return fill_constant(place, type, inline_float(value), OperandKind::kInlineFloat,
                         std::bit_cast<std::uint32_t>(value), operand);
  }

  Status fill_constant(const isa::OperandRow& place, DataType type, bool fits_inline, OperandKind kind,
                       std::uint32_t value, const Operand& operand) {
    const bool vop3_second =
        place.accept == Accept::kVgpr && place.field == Field::kSrc1 && instruction_.form == isa::Form::kE64;
    const bool constant = vop3_second || place.accept == Accept::kScalarSrc || place.accept == Accept::kVectorSrc ||
                          place.accept == Accept::kMatrixAddend || place.accept == Accept::kScalarOrInline;
    if (!constant) return refuse("no constant here", describe(operand));
    if (fits_inline) {
      append(operand_of(kind, value), place, type);
      return {};
    }
    const bool literal = isa::base_dwords(isa::layout_of(row_, instruction_.form)) == 1 &&
                         (place.accept == Accept::kScalarSrc || place.accept == Accept::kVectorSrc);
    if (!literal) return refuse("this form holds no literal", describe(operand));
    append(operand_of(OperandKind::kLiteral, value), place, type);
    return {};
  }

  // A vector instruction reads one scalar register or literal at most (CDNA4 ISA 3.5: one constant bus).
  Status check_scalar_reads() const {
    if (row_.issue != isa::IssueClass::kValu) return {};
    std::optional<int> seen;
    for (const isa::Operand& operand : instruction_.all_operands()) {
      const bool scalar = operand.is_register() && operand.kind >= OperandKind::kSgpr;
      if (!operand.read || !(scalar || operand.kind == OperandKind::kLiteral)) continue;
      const int key = static_cast<int>(operand.kind) * 65536 + (scalar ? operand.index : 0);
      if (seen && *seen != key) return refuse("one scalar operand at most", isa::print(instruction_));
      seen = key;
    }
    return {};
  }

  const isa::Row& row_;
  std::span<const Operand> operands_;
  isa::Instruction instruction_;
};

}  // namespace

Result<isa::Instruction> make(isa::Opcode opcode, std::span<const Operand> operands, const isa::Modifiers& modifiers) {
  return Maker(opcode, operands, modifiers).run();
}

}  // namespace leanfa::assembly
