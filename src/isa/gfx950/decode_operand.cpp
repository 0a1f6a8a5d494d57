#include "isa/gfx950/decode_operand.hpp"

#include <optional>

#include "isa/gfx950/scalar_operand.hpp"

namespace leanfa::isa {
namespace {

using Found = std::optional<Operand>;

// Of 32 formats that f8f6f4 could name, five exist.
std::optional<DataType> matrix_type(std::uint8_t format) {
  switch (format) {
    case 0:
      return types::fp8x32;
    case 1:
      return types::bf8x32;
    case 2:
      return types::fp6x32;
    case 3:
      return types::bf6x32;
    case 4:
      return types::fp4x32;
    default:
      return std::nullopt;
  }
}

// Decodes the operands of one instruction.
class Decoder {
 public:
  Decoder(const Words& words, Instruction& instruction)
      : words_(words),
        instruction_(instruction),
        row_(*instruction.row),
        layout_(layout_of(row_, instruction.form)),
        modifiers_(instruction.modifiers) {}

  bool run() {
    for (const OperandRow& place : row_.operands) {
      if (place.field == Field::kNone) break;
      if (left_out(place)) continue;
      DataType type = place.type;
      if (type.element == Element::kF8f6f4) {
        const auto format = matrix_type(place.field == Field::kSrc0 ? modifiers_.cbsz : modifiers_.blgp);
        if (!format) return false;
        type = *format;
      }
      Found operand = find(place, type);
      if (!operand) return false;
      append(*operand, place, type);
    }
    return true;
  }

 private:
  void append(Operand operand, const OperandRow& place, DataType type) {
    operand.field = place.field;
    operand.type = type;
    if (operand.kind != OperandKind::kOff && operand.dwords == 0)
      operand.dwords = static_cast<std::uint8_t>(type.dwords());
    operand.read = place.read;
    operand.written = place.written && writes(place);
    instruction_.operands[instruction_.operand_count++] = operand;
  }

  // Data of buffer and scalar atomics comes back only when asked for.
  [[nodiscard]] bool writes(const OperandRow& place) const {
    return !(row_.memory == MemoryKind::kAtomic && place.read) || modifiers_.sc0;
  }

  // Operands that a bit of this instruction takes away.
  [[nodiscard]] bool left_out(const OperandRow& place) const {
    if (place.field == Field::kDst && row_.encoding == Encoding::kMubuf && modifiers_.lds) return true;
    const bool flat = row_.encoding == Encoding::kFlat || row_.encoding == Encoding::kGlobal;
    return flat && row_.memory == MemoryKind::kAtomic && place.field == Field::kDst && !modifiers_.sc0;
  }

  [[nodiscard]] std::uint32_t code(const OperandRow& place) const {
    return words_.get(field_bits(layout_, place.field));
  }

  Found find(const OperandRow& place, DataType type) {
    const int dwords = type.dwords();
    switch (place.accept) {
      case Accept::kVgpr:
        return short_source(place, dwords);
      case Accept::kVgprOrAgpr:
        return vector_register(data_kind(), code(place), dwords);
      case Accept::kMatrixResult:
        return vector_register(accumulator_kind(), code(place), dwords);
      case Accept::kAgpr:
        return agpr(place);
      case Accept::kBufferAddress:
        return buffer_address(place);
      case Accept::kGlobalAddress:
        return global_address(place);
      case Accept::kScratchAddress:
        return scratch_address(place);
      case Accept::kScalarDst:
        return scalar_destination(place, dwords);
      case Accept::kScalarResult:
        return scalar_result(place);
      case Accept::kScalarSrc:
        return with_literal(scalar_source(code(place), dwords), code(place));
      case Accept::kScalarRegister:
        return register_source(place, dwords);
      case Accept::kScalarMemoryData:
        return scalar_memory_data(place, dwords);
      case Accept::kScalarBase:
        return scalar_base(place, dwords);
      case Accept::kScalarOffset:
        return scalar_offset();
      case Accept::kOptionalBase:
        return optional_base(place, dwords);
      case Accept::kScalarOrInline:
        return scalar_or_inline(place, dwords);
      case Accept::kVectorSrc:
        return vector_source(place, dwords);
      case Accept::kVectorOnly:
        return vector_only(place, OperandKind::kVgpr, dwords);
      case Accept::kVectorOrLds:
        return vector_or_lds(place);
      case Accept::kVectorOrAgpr:
        return vector_only(place, source_kind(place.field), dwords);
      case Accept::kMatrixAddend:
        return matrix_addend(place, dwords);
      case Accept::kAgprSource:
        return vector_only(place, OperandKind::kAgpr, dwords);
      case Accept::kVcc:
        return vcc(place);
      case Accept::kLiteral:
      case Accept::kSetregValue:
        return literal();
      case Accept::kProbe:
      case Accept::kImmediate:
      case Accept::kOptionalImmediate:
      case Accept::kHexImmediate:
      case Accept::kBranch:
      case Accept::kHwreg:
      case Accept::kWaitcnt:
      case Accept::kMessage:
      case Accept::kGprIndex:
        return immediate(place);
      case Accept::kNothing:
        break;
    }
    return std::nullopt;
  }

  // ---- vector registers ----

  // Tuples start at an even register (CDNA4 ISA 3.6.4) and end inside the file.
  [[nodiscard]] Found vector_register(OperandKind kind, std::uint32_t first, int dwords) const {
    if (first + static_cast<std::uint32_t>(dwords) > 256) return std::nullopt;
    const bool odd = dwords > 1 && first % 2 != 0;
    if (odd && !has(row_.modifiers, Modifier::kAnyTuple)) return std::nullopt;
    return named(kind, first);
  }

  [[nodiscard]] OperandKind data_kind() const {
    const int bit = row_.encoding == Encoding::kDs ? 25 : 55;
    return words_.test(bit) ? OperandKind::kAgpr : OperandKind::kVgpr;
  }
  [[nodiscard]] int matrix_bit(int bit) const { return bit + (layout_ == Encoding::kVop3px2 ? 64 : 0); }
  [[nodiscard]] OperandKind accumulator_kind() const {
    return words_.test(matrix_bit(15)) ? OperandKind::kAgpr : OperandKind::kVgpr;
  }
  [[nodiscard]] OperandKind source_kind(Field field) const {
    return words_.test(matrix_bit(field == Field::kSrc0 ? 59 : 60)) ? OperandKind::kAgpr : OperandKind::kVgpr;
  }

  // A source that is a VGPR in 8 bits; the VOP3 form of the same row has 9 and takes scalars too, and SDWA a scalar
  // bit.
  Found short_source(const OperandRow& place, int dwords) {
    if (place.field == Field::kSrc1 && instruction_.form == Form::kE64) return vector_source(place, dwords);
    if (place.field == Field::kSrc1 && instruction_.form == Form::kSdwa && words_.test(63))
      return scalar_source(code(place), dwords);
    return vector_register(OperandKind::kVgpr, code(place), dwords);
  }

  Found agpr(const OperandRow& place) {
    std::uint32_t number = code(place);
    if (place.field == Field::kSrc0) {
      if (number < kFirstVgpr) return std::nullopt;
      number -= kFirstVgpr;
    }
    return vector_register(OperandKind::kAgpr, number, 1);
  }

  Found vector_only(const OperandRow& place, OperandKind kind, int dwords) {
    const std::uint32_t number = code(place);
    if (number < kFirstVgpr) return std::nullopt;
    return vector_register(kind, number - kFirstVgpr, dwords);
  }

  Found vector_or_lds(const OperandRow& place) {
    if (code(place) == kLdsDirectCode) return named(OperandKind::kLdsDirect, kLdsDirectCode);
    return vector_only(place, OperandKind::kVgpr, 1);
  }

  Found vector_source(const OperandRow& place, int dwords) {
    if (place.field == Field::kSrc0 && instruction_.form == Form::kDpp)
      return vector_register(OperandKind::kVgpr, words_.get({32, 8}), dwords);
    if (place.field == Field::kSrc0 && instruction_.form == Form::kSdwa) {
      const std::uint32_t number = words_.get({32, 8});
      return words_.test(55) ? scalar_source(number, dwords) : vector_register(OperandKind::kVgpr, number, dwords);
    }
    const std::uint32_t number = code(place);
    if (number >= kFirstVgpr) return vector_register(OperandKind::kVgpr, number - kFirstVgpr, dwords);
    if (number == kLdsDirectCode)
      return dwords == 1 ? Found(named(OperandKind::kLdsDirect, kLdsDirectCode)) : std::nullopt;
    return with_literal(scalar_source(number, dwords), number);
  }

  Found matrix_addend(const OperandRow& place, int dwords) {
    const std::uint32_t number = code(place);
    if (number >= kFirstVgpr) return vector_register(accumulator_kind(), number - kFirstVgpr, dwords);
    return inline_constant(number);
  }

  // ---- addresses ----

  Found off() { return named(OperandKind::kOff, 0); }

  Found address_registers(const OperandRow& place, int dwords) {
    Found operand = vector_register(OperandKind::kVgpr, code(place), dwords);
    if (operand) operand->dwords = static_cast<std::uint8_t>(dwords);
    return operand;
  }

  Found buffer_address(const OperandRow& place) {
    const int dwords = (modifiers_.offen ? 1 : 0) + (modifiers_.idxen ? 1 : 0);
    return dwords == 0 ? off() : address_registers(place, dwords);
  }
  Found global_address(const OperandRow& place) {
    const bool has_base = words_.get(field_bits(layout_, Field::kBase)) != kNoBase;
    return address_registers(place, has_base ? 1 : 2);
  }
  Found scratch_address(const OperandRow& place) { return words_.test(13) ? address_registers(place, 1) : off(); }

  Found optional_base(const OperandRow& place, int dwords) {
    const std::uint32_t number = code(place);
    if (number == kNoBase) return off();
    const Found found = scalar_register(number, dwords);
    if (!found || (dwords == 2 && found->kind == OperandKind::kExec)) return std::nullopt;
    return found;
  }

  // ---- scalars ----

  Found scalar_destination(const OperandRow& place, int dwords) {
    const std::uint32_t number = code(place);
    return number < kFirstConstant ? scalar_register(number, dwords) : std::nullopt;
  }
  Found scalar_result(const OperandRow& place) {
    const Found found = scalar_destination(place, 1);
    return found && found->kind != OperandKind::kM0 ? found : std::nullopt;
  }
  Found register_source(const OperandRow& place, int dwords) {
    const std::uint32_t number = code(place);
    if (number < kFirstConstant) return scalar_register(number, dwords);
    const Found found = scalar_constant(number);
    return found && !found->is_constant() ? found : std::nullopt;
  }
  Found scalar_memory_data(const OperandRow& place, int dwords) {
    const Found found = scalar_register(code(place), dwords);
    const bool refused = found && dwords <= 2 && (found->kind == OperandKind::kM0 || found->kind == OperandKind::kExec);
    return refused ? std::nullopt : found;
  }
  Found scalar_base(const OperandRow& place, int dwords) {
    const int shift = place.field == Field::kResource ? 2 : 1;
    return scalar_register(code(place) << shift, dwords);
  }
  // imm: a 21-bit number, with soffset_en an SGPR before it; else an SGPR, in the offset field or in its own.
  Found scalar_offset() {
    const bool imm = words_.test(17);
    const bool soffset_en = words_.test(14);
    if (imm && !soffset_en) return off();
    const std::uint32_t number = soffset_en ? words_.get({57, 7}) : words_.get({32, 7});
    return scalar_register(number, 1);
  }
  Found scalar_or_inline(const OperandRow& place, int dwords) {
    const std::uint32_t number = code(place);
    return number < kFirstVgpr ? scalar_source(number, dwords) : std::nullopt;
  }

  // VCC in the short forms; VOP3 names an SGPR pair instead, and the SDWA form of compares may.
  Found vcc(const OperandRow& place) {
    if (instruction_.form == Form::kE64) {
      const std::uint32_t number = code(place);
      return number < kFirstConstant ? scalar_register(number, 2) : std::nullopt;
    }
    const bool names_sgprs = instruction_.form == Form::kSdwa && row_.encoding == Encoding::kVopc && words_.test(47);
    if (names_sgprs) return scalar_register(words_.get({40, 7}), 2);
    return named(OperandKind::kVcc, 0);
  }

  // ---- numbers ----

  Found immediate(const OperandRow& place) {
    const Field field = place.accept == Accept::kProbe ? Field::kData : Field::kImmediate;
    return constant(OperandKind::kImmediate, words_.get(field_bits(layout_, field)));
  }

  // Two sources that say "literal" share the dword.
  Found literal() {
    const int at = base_dwords(layout_);
    if (words_.count() <= at) return std::nullopt;
    instruction_.size = static_cast<std::uint8_t>(4 * (at + 1));
    return constant(OperandKind::kLiteral, words_.dword(at));
  }
  Found with_literal(const Found& found, std::uint32_t number) {
    const bool has_literals = base_dwords(layout_) == 1 && instruction_.form == Form::kBase;
    return number == kLiteralCode && has_literals ? literal() : found;
  }

  const Words& words_;
  Instruction& instruction_;
  const Row& row_;
  const Encoding layout_;
  const Modifiers& modifiers_;
};

}  // namespace

bool decode_operands(const Words& words, Instruction& instruction) { return Decoder(words, instruction).run(); }

}  // namespace leanfa::isa
