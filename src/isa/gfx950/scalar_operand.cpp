#include "isa/gfx950/scalar_operand.hpp"

namespace leanfa::isa {
namespace {

// Codes of scalar operands (CDNA4 ISA, table 13).
constexpr std::uint32_t kLastSgpr = 101;
constexpr std::uint32_t kFlatScratch = 102;
constexpr std::uint32_t kXnackMask = 104;
constexpr std::uint32_t kVccCode = 106;
constexpr std::uint32_t kFirstTtmp = 108;
constexpr std::uint32_t kLastTtmp = 123;
constexpr std::uint32_t kM0Code = 124;
constexpr std::uint32_t kExecCode = 126;
constexpr std::uint32_t kLastPositive = 192;
constexpr std::uint32_t kLastNegative = 208;
constexpr std::uint32_t kFirstAperture = 235;
constexpr std::uint32_t kPopsWaveIdCode = 239;
constexpr std::uint32_t kFirstFloat = 240;
constexpr std::uint32_t kLastFloat = 248;
constexpr std::uint32_t kVcczCode = 251;
constexpr std::uint32_t kExeczCode = 252;
constexpr std::uint32_t kSccCode = 253;

// binary32 patterns of the inline floats: 0.5, -0.5, 1, -1, 2, -2, 4, -4, 1/(2 pi).
constexpr std::uint32_t kInlineFloats[] = {0x3f000000, 0xbf000000, 0x3f800000, 0xbf800000, 0x40000000,
                                           0xc0000000, 0x40800000, 0xc0800000, 0x3e22f983};

// SGPR tuples are aligned: pairs to 2, wider ones to 4 (CDNA4 ISA 3.6.3).
bool aligned(std::uint32_t index, int dwords) { return dwords == 1 || index % (dwords == 2 ? 2 : 4) == 0; }

std::optional<Operand> scalar_tuple(std::uint32_t code, int dwords) {
  const auto last = code + static_cast<std::uint32_t>(dwords) - 1;
  if (code <= kLastSgpr) {
    if (last > kLastSgpr || !aligned(code, dwords)) return std::nullopt;
    return named(OperandKind::kSgpr, code);
  }
  if (code >= kFirstTtmp && code <= kLastTtmp) {
    if (last > kLastTtmp || !aligned(code - kFirstTtmp, dwords)) return std::nullopt;
    return named(OperandKind::kTtmp, code - kFirstTtmp);
  }
  return std::nullopt;
}

}  // namespace

Operand named(OperandKind kind, std::uint32_t index) {
  Operand operand;
  operand.kind = kind;
  operand.index = static_cast<std::uint16_t>(index);
  return operand;
}

Operand constant(OperandKind kind, std::uint32_t value) {
  Operand operand;
  operand.kind = kind;
  operand.value = value;
  return operand;
}

std::optional<Operand> scalar_register(std::uint32_t code, int dwords) {
  struct Pair {
    std::uint32_t code;
    OperandKind kind;
  };
  constexpr Pair kPairs[] = {{kFlatScratch, OperandKind::kFlatScratch},
                             {kXnackMask, OperandKind::kXnackMask},
                             {kVccCode, OperandKind::kVcc},
                             {kExecCode, OperandKind::kExec}};
  for (const Pair& pair : kPairs) {
    if (code - pair.code >= 2) continue;
    const std::uint32_t half = code - pair.code;
    if (dwords > 2 || (dwords == 2 && half != 0)) return std::nullopt;
    return named(pair.kind, half);
  }
  if (code == kM0Code) return dwords == 1 ? std::optional<Operand>(named(OperandKind::kM0, 0)) : std::nullopt;
  return scalar_tuple(code, dwords);
}

std::optional<Operand> inline_constant(std::uint32_t code) {
  if (code >= kFirstConstant && code <= kLastPositive)
    return constant(OperandKind::kInlineInteger, code - kFirstConstant);
  if (code > kLastPositive && code <= kLastNegative) return constant(OperandKind::kInlineInteger, kLastPositive - code);
  if (code >= kFirstFloat && code <= kLastFloat)
    return constant(OperandKind::kInlineFloat, kInlineFloats[code - kFirstFloat]);
  return std::nullopt;
}

std::optional<Operand> scalar_constant(std::uint32_t code) {
  if (code >= kFirstAperture && code < kPopsWaveIdCode) return named(OperandKind::kAperture, code);
  if (code == kPopsWaveIdCode) return named(OperandKind::kPopsWaveId, code);
  if (code == kVcczCode) return named(OperandKind::kVccz, 0);
  if (code == kExeczCode) return named(OperandKind::kExecz, 0);
  if (code == kSccCode) return named(OperandKind::kScc, 0);
  return inline_constant(code);
}

std::optional<Operand> scalar_source(std::uint32_t code, int dwords) {
  if (code < kFirstConstant) return scalar_register(code, dwords);
  return scalar_constant(code);
}

}  // namespace leanfa::isa
