#include "isa/gfx950/print_operand.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string_view>

#include "isa/gfx950/print_immediate.hpp"

namespace leanfa::isa {
namespace {

// The inline floats: text, and their patterns by width. The last one, 1/(2 pi), has more digits in 64 bits.
struct InlineFloat {
  std::uint32_t binary32;
  std::uint16_t binary16;
  std::uint16_t bfloat16;
  std::uint64_t binary64;
  std::string_view text;
};
constexpr InlineFloat kInlineFloats[] = {
    {0x3f000000, 0x3800, 0x3f00, 0x3fe0000000000000, "0.5"},
    {0xbf000000, 0xb800, 0xbf00, 0xbfe0000000000000, "-0.5"},
    {0x3f800000, 0x3c00, 0x3f80, 0x3ff0000000000000, "1.0"},
    {0xbf800000, 0xbc00, 0xbf80, 0xbff0000000000000, "-1.0"},
    {0x40000000, 0x4000, 0x4000, 0x4000000000000000, "2.0"},
    {0xc0000000, 0xc000, 0xc000, 0xc000000000000000, "-2.0"},
    {0x40800000, 0x4400, 0x4080, 0x4010000000000000, "4.0"},
    {0xc0800000, 0xc400, 0xc080, 0xc010000000000000, "-4.0"},
    {0x3e22f983, 0x3118, 0x3e22, 0x3fc45f306dc9c882, "0.15915494"},
};
constexpr std::string_view kInverseTwoPi64 = "0.15915494309189532";

const InlineFloat& inline_float(std::uint32_t binary32) {
  return *std::find_if(std::begin(kInlineFloats), std::end(kInlineFloats),
                       [&](const InlineFloat& constant) { return constant.binary32 == binary32; });
}

bool is_inline_integer(std::int64_t value) { return value >= -16 && value <= 64; }

template <class Member>
bool is_inline_float(std::uint32_t value, Member member) {
  return std::any_of(std::begin(kInlineFloats), std::end(kInlineFloats),
                     [&](const InlineFloat& constant) { return constant.*member == value; });
}

bool is_scalar16(const DataType& type) { return type.bits == 16 && type.count == 1; }

// Whether an inline constant could hold the literal's value, which LLVM marks by lit().
bool could_be_inline(const DataType& type, std::uint32_t value) {
  const auto signed32 = static_cast<std::int32_t>(value);
  const auto signed16 = static_cast<std::int16_t>(value);
  if (type.element == Element::kFloat && type.bits == 16)
    return type.count == 1 ? is_inline_integer(signed16) || is_inline_float(value & 0xffff, &InlineFloat::binary16)
                           : is_inline_integer(signed32) || is_inline_float(value, &InlineFloat::binary16);
  if (type.element == Element::kBfloat)
    return type.count == 1 ? is_inline_integer(signed16) || is_inline_float(value & 0xffff, &InlineFloat::bfloat16)
                           : is_inline_integer(signed32) || is_inline_float(value, &InlineFloat::bfloat16);
  if (type.total_bits() == 64) return type.element != Element::kFloat && value <= 64;
  return is_inline_integer(signed32) || is_inline_float(value, &InlineFloat::binary32);
}

std::string literal(const DataType& type, std::uint32_t value) {
  if (could_be_inline(type, value)) return fmt::format("lit(0x{:x})", value);
  if (type == types::f64) {
    // The upper half of a double: LLVM shows the doubles that an inline constant could be.
    if (value == 0) return "0";
    for (const InlineFloat& constant : kInlineFloats)
      if (constant.binary64 == std::uint64_t{value} << 32) return std::string(constant.text);
  }
  const bool halved = is_scalar16(type) && type.element != Element::kBfloat;
  return fmt::format("0x{:x}", halved ? value & 0xffff : value);
}

std::string float_constant(const Operand& operand) {
  const InlineFloat& constant = inline_float(operand.value);
  const bool integer16 = is_scalar16(operand.type) && !operand.type.is_float();
  if (integer16) return fmt::format("0x{:x}", constant.binary16);
  const bool last = &constant == std::end(kInlineFloats) - 1;
  return std::string(last && operand.type.bits == 64 ? kInverseTwoPi64 : constant.text);
}

std::string tuple(std::string_view file, const Operand& operand) {
  if (operand.dwords <= 1) return fmt::format("{}{}", file, operand.index);
  return fmt::format("{}[{}:{}]", file, operand.index, operand.index + operand.dwords - 1);
}

std::string pair(std::string_view name, const Operand& operand) {
  if (operand.dwords == 2) return std::string(name);
  return fmt::format("{}_{}", name, operand.index == 0 ? "lo" : "hi");
}

std::string_view aperture(std::uint16_t code) {
  constexpr std::string_view kNames[] = {"src_shared_base", "src_shared_limit", "src_private_base",
                                         "src_private_limit"};
  return kNames[code - 235];
}

std::string immediate(const Operand& operand, Accept accept) {
  switch (accept) {
    case Accept::kHexImmediate:
      return fmt::format("0x{:x}", operand.value);
    case Accept::kOptionalImmediate:
    case Accept::kBranch:
      return fmt::format("{}", operand.value);
    case Accept::kHwreg:
      return print_hwreg(operand.value);
    case Accept::kWaitcnt:
      return print_waitcnt(operand.value);
    case Accept::kMessage:
      return print_message(operand.value);
    case Accept::kGprIndex:
      return print_gpr_index(operand.value);
    default:
      return print_number(operand.value);
  }
}

std::string literal_operand(const Operand& operand, Accept accept) {
  if (accept == Accept::kLiteral) return fmt::format("0x{:x}", operand.value);
  if (accept != Accept::kSetregValue) return literal(operand.type, operand.value);
  if (is_inline_float(operand.value, &InlineFloat::binary32)) return std::string(inline_float(operand.value).text);
  return print_number(operand.value);
}

std::string plain(const Operand& operand, Accept accept) {
  switch (operand.kind) {
    case OperandKind::kVgpr:
      return tuple("v", operand);
    case OperandKind::kAgpr:
      return tuple("a", operand);
    case OperandKind::kSgpr:
      return tuple("s", operand);
    case OperandKind::kTtmp:
      return tuple("ttmp", operand);
    case OperandKind::kVcc:
      return pair("vcc", operand);
    case OperandKind::kExec:
      return pair("exec", operand);
    case OperandKind::kFlatScratch:
      return pair("flat_scratch", operand);
    case OperandKind::kXnackMask:
      return pair("xnack_mask", operand);
    case OperandKind::kM0:
      return "m0";
    case OperandKind::kScc:
      return "src_scc";
    case OperandKind::kVccz:
      return "src_vccz";
    case OperandKind::kExecz:
      return "src_execz";
    case OperandKind::kAperture:
      return std::string(aperture(operand.index));
    case OperandKind::kPopsWaveId:
      return "src_pops_exiting_wave_id";
    case OperandKind::kLdsDirect:
      return "src_lds_direct";
    case OperandKind::kInlineInteger:
      return fmt::format("{}", static_cast<std::int32_t>(operand.value));
    case OperandKind::kInlineFloat:
      return float_constant(operand);
    case OperandKind::kLiteral:
      return literal_operand(operand, accept);
    case OperandKind::kImmediate:
      return immediate(operand, accept);
    case OperandKind::kOff:
      return "off";
    case OperandKind::kNone:
      break;
  }
  return {};
}

int source_number(Field field) {
  if (field == Field::kSrc0) return 0;
  if (field == Field::kSrc1) return 1;
  return field == Field::kSrc2 ? 2 : -1;
}

}  // namespace

std::uint64_t constant_bits(const Operand& operand) {
  const DataType& type = operand.type;
  if (operand.kind == OperandKind::kInlineInteger) {
    const auto value = static_cast<std::int64_t>(static_cast<std::int32_t>(operand.value));
    return type.total_bits() == 64 && type.bits == 64 ? static_cast<std::uint64_t>(value) : operand.value;
  }
  if (operand.kind == OperandKind::kInlineFloat) {
    const InlineFloat& constant = inline_float(operand.value);
    if (type.bits == 64) return constant.binary64;
    if (type.bits == 16) return type.element == Element::kBfloat ? constant.bfloat16 : constant.binary16;
    return constant.binary32;
  }
  // A 64-bit float takes a literal as its upper half; signed integers extend its sign.
  if (type == types::f64) return std::uint64_t{operand.value} << 32;
  if (type == types::i64)
    return static_cast<std::uint64_t>(static_cast<std::int64_t>(static_cast<std::int32_t>(operand.value)));
  return operand.value;
}

std::string print_operand(const Instruction& instruction, const Operand& operand, Accept accept) {
  std::string text = plain(operand, accept);
  const int source = source_number(operand.field);
  if (source < 0) return text;
  const unsigned bit = 1u << source;
  const Modifiers& modifiers = instruction.modifiers;
  if ((modifiers.sext & bit) != 0) return fmt::format("sext({})", text);
  const bool neg = (modifiers.neg & bit) != 0;
  const bool abs = (modifiers.abs & bit) != 0;
  if (neg && !abs && operand.is_constant()) return fmt::format("neg({})", text);
  if (abs) text = fmt::format("|{}|", text);
  return neg ? "-" + text : text;
}

}  // namespace leanfa::isa
