#include "isa/gfx950/decode_modifiers.hpp"

#include <algorithm>

namespace leanfa::isa {
namespace {

const OperandRow* source_row(const Row& row, int source) {
  constexpr Field kSources[] = {Field::kSrc0, Field::kSrc1, Field::kSrc2};
  const auto found = std::find_if(row.operands.begin(), row.operands.end(),
                                  [&](const OperandRow& place) { return place.field == kSources[source]; });
  return found == row.operands.end() ? nullptr : &*found;
}

int source_count(const Row& row) {
  return (source_row(row, 0) != nullptr ? 1 : 0) + (source_row(row, 1) != nullptr ? 1 : 0) +
         (source_row(row, 2) != nullptr ? 1 : 0);
}

std::uint8_t byte(std::uint32_t value) { return static_cast<std::uint8_t>(value); }

std::int32_t sign_extended(std::uint32_t value, int bits) {
  const int shift = 32 - bits;
  return static_cast<std::int32_t>(value << shift) >> shift;
}

// ---- neg and abs of single sources ----

enum class Sign { kMeansIt, kIgnored, kReserved };

Sign sign_of(const Row& row, int source) {
  const OperandRow* place = source_row(row, source);
  const bool signs = has(row.modifiers, Modifier::kNegate);
  // Conversions that choose a byte by op_sel keep the bits of a third source that they do not have.
  const bool byte_number = source == 2 && (row.op_sel & 4u) != 0;
  if (place == nullptr) return signs && byte_number ? Sign::kIgnored : Sign::kReserved;
  if (!signs) return has(row.modifiers, Modifier::kSignsIgnored) ? Sign::kIgnored : Sign::kReserved;
  if (place->type.is_float()) return Sign::kMeansIt;
  return place->type.element == Element::kBits ? Sign::kReserved : Sign::kIgnored;
}

// The bits of `mask` that count; nothing when a reserved one is set.
std::optional<std::uint8_t> signs(const Row& row, std::uint32_t mask) {
  std::uint32_t kept = 0;
  for (int source = 0; source < 3; ++source) {
    const std::uint32_t bit = mask & (1u << source);
    if (bit == 0) continue;
    const Sign sign = sign_of(row, source);
    if (sign == Sign::kReserved) return std::nullopt;
    if (sign == Sign::kMeansIt) kept |= bit;
  }
  return byte(kept);
}

// ---- VOP3 ----

bool vop3_op_sel(const Words& words, const Row& row, Modifiers& modifiers) {
  const std::uint32_t bits = words.get({11, 4});
  if (has(row.modifiers, Modifier::kLaneOptions)) {
    modifiers.op_sel = byte(bits & 3u);
    return true;
  }
  if (!has(row.modifiers, Modifier::kOpSel)) return bits == 0 || !has(row.modifiers, Modifier::kTruthTable);
  modifiers.op_sel = byte(bits);
  return (bits & ~std::uint32_t{row.op_sel}) == 0;
}

// The eight results of v_bitop3: neg holds bits 2:0, abs 5:3, omod 7:6.
bool truth_table(const Words& words, const Row& row, Modifiers& modifiers) {
  modifiers.truth_table = byte(words.get({61, 3}) | words.get({8, 3}) << 3 | words.get({59, 2}) << 6);
  return !words.test(15) && vop3_op_sel(words, row, modifiers);
}

bool has_carry_out(const Row& row) {
  return std::any_of(row.operands.begin(), row.operands.end(),
                     [](const OperandRow& place) { return place.field == Field::kCarryOut; });
}

bool vop3(const Words& words, const Row& row, Modifiers& modifiers) {
  if (has(row.modifiers, Modifier::kTruthTable)) return truth_table(words, row, modifiers);
  const auto neg = signs(row, words.get({61, 3}));
  if (!neg) return false;
  modifiers.neg = *neg;
  if (!has_carry_out(row)) {
    const auto abs = signs(row, words.get({8, 3}));
    if (!abs || !vop3_op_sel(words, row, modifiers)) return false;
    modifiers.abs = *abs;
  }
  modifiers.clamp = words.test(15);
  modifiers.omod = byte(words.get({59, 2}));
  if (modifiers.clamp && !has(row.modifiers, Modifier::kClamp)) return false;
  if (modifiers.omod != 0 && !has(row.modifiers, Modifier::kOmod)) return false;
  return source_row(row, 0) != nullptr || words.get({0, 8}) == 0;  // v_nop names no destination
}

// ---- VOP3P ----

bool packed(const Words& words, const Row& row, Modifiers& modifiers) {
  const int sources = source_count(row);
  const std::uint32_t present = (1u << sources) - 1;
  const std::uint32_t low = words.get({61, 3});
  const std::uint32_t high = words.get({8, 3});
  const std::uint32_t op_sel = words.get({11, 3});
  if (((low | high | op_sel) & ~present) != 0) return false;
  if (has(row.modifiers, Modifier::kPackedSel)) {
    modifiers.op_sel = byte(op_sel);
    modifiers.op_sel_hi = byte((words.get({59, 2}) | words.get({14, 1}) << 2) & present);
  } else if (op_sel != 0) {
    return false;
  }
  if (has(row.modifiers, Modifier::kPackedNeg)) {
    modifiers.neg_lo = byte(low);
    modifiers.neg_hi = byte(high);
  } else if (has(row.modifiers, Modifier::kAbsolute)) {
    modifiers.neg = byte(low);
    modifiers.abs = byte(high);
  }
  modifiers.clamp = words.test(15);
  return !modifiers.clamp || has(row.modifiers, Modifier::kClamp);
}

bool load_scale(const Words& words, const Row& row, Modifiers& modifiers) {
  return words.get({0, 8}) == 0 && packed(words, row, modifiers);
}

// ---- matrix ----

bool accvgpr_move(const Words& words) { return words.get({8, 6}) == 0 && words.get({61, 3}) == 0; }

bool matrix(const Words& words, const Row& row, Modifiers& modifiers) {
  if (row.issue != IssueClass::kMfma) return accvgpr_move(words);
  if (has(row.modifiers, Modifier::kPackedSel) && row.encoding == Encoding::kMai)
    return load_scale(words, row, modifiers);
  const bool scaled = row.encoding == Encoding::kVop3px2;
  const auto at = [&](int low, int width) {
    return byte(words.get(
        {byte(static_cast<std::uint32_t>(low + (scaled ? 64 : 0))), byte(static_cast<std::uint32_t>(width))}));
  };
  modifiers.cbsz = at(8, 3);
  modifiers.abid = at(11, 4);
  modifiers.blgp = at(61, 3);
  if (scaled) {
    modifiers.op_sel = byte(words.get({11, 2}));
    modifiers.op_sel_hi = byte(words.get({59, 2}));
    return true;
  }
  if (has(row.modifiers, Modifier::kFormats)) return modifiers.abid == 0;
  return has(row.modifiers, Modifier::kBlgp) || modifiers.blgp == 0;
}

// ---- SDWA and DPP ----

constexpr std::uint32_t kReservedSelect = 7;
constexpr std::uint32_t kReservedUnused = 3;

// One source's byte: select, sext, neg, abs, and whether it is an SGPR.
bool sdwa_source(const Words& words, const Row& row, int source, Modifiers& modifiers) {
  const int low = source == 0 ? 48 : 56;
  const auto at = [&](int offset, int width) {
    return words.get({byte(static_cast<std::uint32_t>(low + offset)), byte(static_cast<std::uint32_t>(width))});
  };
  const OperandRow* place = source_row(row, source);
  if (place == nullptr) return (at(0, 8) & 0xbfu) == 0;
  if (at(0, 3) == kReservedSelect) return false;
  const auto select = static_cast<SdwaSelect>(at(0, 3));
  (source == 0 ? modifiers.src0_sel : modifiers.src1_sel) = select;
  const std::uint32_t bit = 1u << source;
  const bool is_float = place->type.is_float();
  const bool packed_float = is_float && place->type.count == 2;
  if (at(3, 1) != 0) {
    if (is_float) return false;
    modifiers.sext |= byte(bit);
  }
  if (at(4, 2) != 0 && !is_float) return false;
  if (packed_float) return true;  // both bits are ignored
  if (at(4, 1) != 0) modifiers.neg |= byte(bit);
  if (at(5, 1) != 0) modifiers.abs |= byte(bit);
  return true;
}

bool sdwa(const Words& words, const Row& row, Modifiers& modifiers) {
  if (!sdwa_source(words, row, 0, modifiers) || !sdwa_source(words, row, 1, modifiers)) return false;
  if (row.encoding == Encoding::kVopc) return true;
  if (words.get({40, 3}) == kReservedSelect || words.get({43, 2}) == kReservedUnused) return false;
  modifiers.dst_sel = static_cast<SdwaSelect>(words.get({40, 3}));
  modifiers.dst_unused = static_cast<SdwaUnused>(words.get({43, 2}));
  modifiers.clamp = words.test(45);
  modifiers.omod = byte(words.get({46, 2}));
  const bool eight_bit_source =
      source_row(row, 0)->type.element == Element::kFloat8 || source_row(row, 0)->type.element == Element::kBfloat8;
  if (eight_bit_source) return modifiers.dst_sel == SdwaSelect::kDword;
  return modifiers.omod == 0 || row.operands[0].type.is_float();
}

bool valid_dpp_control(std::uint32_t control, bool wide) {
  const bool row_newbcast = control >= 0x150 && control <= 0x15f;
  if (wide) return row_newbcast;
  if (control <= 0xff || row_newbcast) return true;                                       // quad_perm
  if (control >= 0x101 && control <= 0x12f) return control != 0x110 && control != 0x120;  // row_shl, row_shr, row_ror
  if (control >= 0x130 && control <= 0x13c) return control % 4 == 0;                      // wave_shl, rol, shr, ror
  return control >= 0x140 && control <= 0x143;  // row_mirror, row_half_mirror, row_bcast
}

bool dpp(const Words& words, const Row& row, Modifiers& modifiers) {
  modifiers.dpp_ctrl = static_cast<std::uint16_t>(words.get({40, 9}));
  modifiers.row_mask = byte(words.get({60, 4}));
  modifiers.bank_mask = byte(words.get({56, 4}));
  modifiers.bound_ctrl = words.test(51);
  const bool wide = std::any_of(row.operands.begin(), row.operands.end(), [](const OperandRow& place) {
    return place.type.dwords() == 2 && place.type != types::lanes;
  });
  if (!valid_dpp_control(modifiers.dpp_ctrl, wide)) return false;
  const auto neg = signs(row, words.get({52, 1}) | words.get({54, 1}) << 1);
  const auto abs = signs(row, words.get({53, 1}) | words.get({55, 1}) << 1);
  if (!neg || !abs) return false;
  modifiers.neg = *neg;
  modifiers.abs = *abs;
  return true;
}

// ---- memory ----

bool names(const Row& row, Field field) {
  return std::any_of(row.operands.begin(), row.operands.end(),
                     [&](const OperandRow& place) { return place.field == field; });
}

bool scalar_memory(const Words& words, const Row& row, Modifiers& modifiers) {
  modifiers.sc0 = words.test(16);
  if (!names(row, Field::kOffset)) return !words.test(17);
  modifiers.has_imm_offset = words.test(17);
  if (modifiers.has_imm_offset) modifiers.offset = sign_extended(words.get({32, 21}), 21);
  return true;
}

// Unused register fields are zero; the gds bit is ignored but by global wave sync, which has it always.
bool lds(const Words& words, const Row& row, Modifiers& modifiers) {
  modifiers.gds = has(row.hazards, Hazard::kGws);
  if (modifiers.gds && !words.test(16)) return false;
  if (row.memory == MemoryKind::kNone && !modifiers.gds && names(row, Field::kData) && words.test(16)) return false;
  if (has(row.modifiers, Modifier::kTwoOffsets)) {
    modifiers.offset = static_cast<std::int32_t>(words.get({0, 8}));
    modifiers.offset1 = static_cast<std::int32_t>(words.get({8, 8}));
  } else {
    modifiers.offset = static_cast<std::int32_t>(words.get({0, 16}));
  }
  for (const Field field : {Field::kDst, Field::kAddress, Field::kData, Field::kData1})
    if (!names(row, field) && words.get(field_bits(Encoding::kDs, field)) != 0) return false;
  return row.operands[0].field != Field::kNone || !words.test(25);
}

bool buffer(const Words& words, const Row& row, Modifiers& modifiers) {
  const bool typed = row.encoding == Encoding::kMtbuf;
  modifiers.sc0 = words.test(14);
  modifiers.sc1 = words.test(typed ? 53 : 15);
  modifiers.nt = words.test(typed ? 54 : 17);
  if (row.memory == MemoryKind::kCache) {
    modifiers.nt = false;  // ignored
    return words.get({12, 2}) == 0 && !words.test(16) && !words.test(55);
  }
  modifiers.offset = static_cast<std::int32_t>(words.get({0, 12}));
  modifiers.offen = words.test(12);
  modifiers.idxen = words.test(13);
  if (typed) {
    modifiers.format = byte(words.get({19, 7}));
    return true;
  }
  modifiers.lds = words.test(16);
  return !modifiers.lds || (has(row.modifiers, Modifier::kTakesLds) && !words.test(55));
}

bool flat(const Words& words, const Row& row, Modifiers& modifiers) {
  modifiers.sc0 = words.test(16);
  modifiers.nt = words.test(17);
  modifiers.sc1 = words.test(25);
  modifiers.lds = has(row.modifiers, Modifier::kTakesLds);
  if (modifiers.lds && words.test(55)) return false;
  if (row.encoding != Encoding::kScratch && words.test(13)) return false;
  if (row.encoding == Encoding::kFlat) {
    modifiers.offset = static_cast<std::int32_t>(words.get({0, 12}));
    return !words.test(12) && words.get(field_bits(Encoding::kFlat, Field::kBase)) == 0;
  }
  modifiers.offset = sign_extended(words.get({0, 13}), 13);
  return true;
}

bool scalar_program(const Words& words, const Row& row) {
  return row.operands[0].field != Field::kNone || words.get({0, 16}) == 0;
}

}  // namespace

bool decode_modifiers(const Words& words, Instruction& instruction) {
  const Row& row = *instruction.row;
  Modifiers& modifiers = instruction.modifiers;
  if (instruction.form == Form::kSdwa) return sdwa(words, row, modifiers);
  if (instruction.form == Form::kDpp) return dpp(words, row, modifiers);
  switch (layout_of(row, instruction.form)) {
    case Encoding::kSopp:
      return scalar_program(words, row);
    case Encoding::kSmem:
      return scalar_memory(words, row, modifiers);
    case Encoding::kVop1:
      return row.operands[0].field != Field::kNone || words.get({17, 8}) == 0;
    case Encoding::kVop3:
    case Encoding::kVop3b:
      return vop3(words, row, modifiers);
    case Encoding::kVop3p:
      return packed(words, row, modifiers);
    case Encoding::kMai:
    case Encoding::kVop3px2:
      return matrix(words, row, modifiers);
    case Encoding::kDs:
      return lds(words, row, modifiers);
    case Encoding::kMubuf:
    case Encoding::kMtbuf:
      return buffer(words, row, modifiers);
    case Encoding::kFlat:
    case Encoding::kGlobal:
    case Encoding::kScratch:
      return flat(words, row, modifiers);
    default:
      return true;
  }
}

}  // namespace leanfa::isa
