// One line of text for an instruction: name, operands, then modifiers in LLVM's order.
#include <fmt/format.h>

#include <string_view>

#include "isa/gfx950/instruction.hpp"
#include "isa/gfx950/print_immediate.hpp"
#include "isa/gfx950/print_operand.hpp"

namespace leanfa::isa {
namespace {

std::string_view suffix(const Instruction& instruction) {
  if (!instruction.row->has_suffix) return "";
  switch (instruction.form) {
    case Form::kBase:
      return "_e32";
    case Form::kE64:
      return "_e64";
    case Form::kSdwa:
      return "_sdwa";
    case Form::kDpp:
      return "_dpp";
  }
  return "";
}

int sources(const Instruction& instruction) {
  int count = 0;
  for (const Operand& operand : instruction.all_operands())
    count += operand.field == Field::kSrc0 || operand.field == Field::kSrc1 || operand.field == Field::kSrc2 ? 1 : 0;
  return count;
}

// " name:[1,0,1]" for the low bits of a mask.
std::string bit_list(std::string_view name, unsigned mask, int bits) {
  std::string text = fmt::format(" {}:[", name);
  for (int bit = 0; bit < bits; ++bit) text += fmt::format("{}{}", bit == 0 ? "" : ",", mask >> bit & 1u);
  return text + "]";
}

std::string output_modifiers(const Modifiers& modifiers) {
  constexpr std::string_view kOmod[] = {"", " mul:2", " mul:4", " div:2"};
  return fmt::format("{}{}", modifiers.clamp ? " clamp" : "", kOmod[modifiers.omod]);
}

// The destination's bit, in the code always bit 3, is written behind those of the sources.
std::string vop3_op_sel(const Instruction& instruction) {
  const unsigned op_sel = instruction.modifiers.op_sel;
  if (op_sel == 0) return {};
  const Row& row = *instruction.row;
  const int count = (row.op_sel & 4u) != 0 ? 3 : sources(instruction);
  const unsigned of_sources = op_sel & ((1u << count) - 1);
  return bit_list("op_sel", of_sources | (op_sel >> 3) << count, count + 1);
}

std::string vop3_modifiers(const Instruction& instruction) {
  const Modifiers& modifiers = instruction.modifiers;
  const Row& row = *instruction.row;
  if (has(row.modifiers, Modifier::kLaneOptions))
    return fmt::format("{}{}", (modifiers.op_sel & 2u) != 0 ? " bound_ctrl:1" : "",
                       (modifiers.op_sel & 1u) != 0 ? " fi:1" : "");
  std::string text;
  if (modifiers.truth_table != 0)
    text = " bitop3:" + (modifiers.truth_table <= 10 ? fmt::format("{}", modifiers.truth_table)
                                                     : fmt::format("0x{:x}", modifiers.truth_table));
  return text + vop3_op_sel(instruction) + output_modifiers(modifiers);
}

std::string packed_modifiers(const Instruction& instruction) {
  const Modifiers& modifiers = instruction.modifiers;
  const Row& row = *instruction.row;
  const int count = sources(instruction);
  const unsigned all = (1u << count) - 1;
  std::string text;
  if (has(row.modifiers, Modifier::kPackedSel)) {
    // Mixed precision takes whole registers unless told otherwise; packed instructions take both halves.
    const unsigned usual_high = has(row.modifiers, Modifier::kAbsolute) ? 0 : all;
    if (modifiers.op_sel != 0) text += bit_list("op_sel", modifiers.op_sel, count);
    if (modifiers.op_sel_hi != usual_high) text += bit_list("op_sel_hi", modifiers.op_sel_hi, count);
  }
  if (modifiers.neg_lo != 0) text += bit_list("neg_lo", modifiers.neg_lo, count);
  if (modifiers.neg_hi != 0) text += bit_list("neg_hi", modifiers.neg_hi, count);
  return text + output_modifiers(modifiers);
}

std::string matrix_modifiers(const Instruction& instruction) {
  const Modifiers& modifiers = instruction.modifiers;
  const Row& row = *instruction.row;
  if (row.encoding == Encoding::kMai && has(row.modifiers, Modifier::kPackedSel)) return packed_modifiers(instruction);
  std::string text;
  if (row.encoding == Encoding::kVop3px2) {
    if (modifiers.op_sel != 0) text += bit_list("op_sel", modifiers.op_sel, 3);
    text += bit_list("op_sel_hi", modifiers.op_sel_hi, 3);
  }
  if (modifiers.cbsz != 0) text += fmt::format(" cbsz:{}", modifiers.cbsz);
  if (has(row.modifiers, Modifier::kCbszAbid) && modifiers.abid != 0) text += fmt::format(" abid:{}", modifiers.abid);
  if (modifiers.blgp == 0) return text;
  if (has(row.modifiers, Modifier::kBlgpNegates)) return text + bit_list("neg", modifiers.blgp, 3);
  return text + fmt::format(" blgp:{}", modifiers.blgp);
}

std::string_view select_name(SdwaSelect select) {
  constexpr std::string_view kNames[] = {"BYTE_0", "BYTE_1", "BYTE_2", "BYTE_3", "WORD_0", "WORD_1", "DWORD"};
  return kNames[static_cast<std::size_t>(select)];
}

std::string sdwa_modifiers(const Instruction& instruction) {
  constexpr std::string_view kUnused[] = {"UNUSED_PAD", "UNUSED_SEXT", "UNUSED_PRESERVE"};
  const Modifiers& modifiers = instruction.modifiers;
  const Element source = instruction.operand(Field::kSrc0).type.element;
  const bool whole_result = source == Element::kFloat8 || source == Element::kBfloat8;
  std::string text = output_modifiers(modifiers);
  if (instruction.row->encoding != Encoding::kVopc && !whole_result)
    text += fmt::format(" dst_sel:{} dst_unused:{}", select_name(modifiers.dst_sel),
                        kUnused[static_cast<std::size_t>(modifiers.dst_unused)]);
  text += fmt::format(" src0_sel:{}", select_name(modifiers.src0_sel));
  if (instruction.operand(Field::kSrc1).kind != OperandKind::kNone)
    text += fmt::format(" src1_sel:{}", select_name(modifiers.src1_sel));
  return text;
}

std::string dpp_modifiers(const Modifiers& modifiers) {
  return fmt::format(" {} row_mask:0x{:x} bank_mask:0x{:x}{}", print_dpp_control(modifiers.dpp_ctrl),
                     modifiers.row_mask, modifiers.bank_mask, modifiers.bound_ctrl ? " bound_ctrl:1" : "");
}

std::string offset(std::string_view name, std::int32_t value) {
  return value == 0 ? std::string{} : fmt::format(" {}:{}", name, value);
}

std::string lds_modifiers(const Instruction& instruction) {
  const Modifiers& modifiers = instruction.modifiers;
  const Row& row = *instruction.row;
  if (row.opcode == Opcode::ds_swizzle_b32) return print_swizzle(static_cast<std::uint32_t>(modifiers.offset));
  const std::string offsets = has(row.modifiers, Modifier::kTwoOffsets)
                                  ? offset("offset0", modifiers.offset) + offset("offset1", modifiers.offset1)
                                  : offset("offset", modifiers.offset);
  return offsets + (modifiers.gds ? " gds" : "");
}

std::string memory_modifiers(const Instruction& instruction) {
  const Modifiers& modifiers = instruction.modifiers;
  std::string text;
  if (instruction.row->encoding == Encoding::kMtbuf) text += print_format(modifiers.format);
  if (modifiers.idxen) text += " idxen";
  if (modifiers.offen) text += " offen";
  text += offset("offset", modifiers.offset);
  if (modifiers.sc0) text += " sc0";
  if (modifiers.nt) text += " nt";
  if (modifiers.sc1) text += " sc1";
  // The FLAT instructions that load to LDS say so in their names.
  if (modifiers.lds && instruction.row->encoding == Encoding::kMubuf) text += " lds";
  return text;
}

// s[4:5] + number, s[4:5] + register, or both.
std::string scalar_offset(const Instruction& instruction, const Operand& operand) {
  const Modifiers& modifiers = instruction.modifiers;
  const auto magnitude = static_cast<std::uint32_t>(modifiers.offset < 0 ? -modifiers.offset : modifiers.offset);
  std::string number = fmt::format("{}0x{:x}", modifiers.offset < 0 ? "-" : "", magnitude);
  if (operand.kind == OperandKind::kOff) return number;
  const std::string name = print_operand(instruction, operand, Accept::kScalarOffset);
  return modifiers.has_imm_offset ? fmt::format("{} offset:{}", name, number) : name;
}

std::string scalar_memory_modifiers(const Instruction& instruction) {
  const MemoryKind kind = instruction.row->memory;
  const bool reaches_memory = kind != MemoryKind::kNone && kind != MemoryKind::kCache;
  return reaches_memory && instruction.modifiers.sc0 ? " glc" : "";
}

std::string modifiers_text(const Instruction& instruction) {
  if (instruction.form == Form::kSdwa) return sdwa_modifiers(instruction);
  if (instruction.form == Form::kDpp) return dpp_modifiers(instruction.modifiers);
  if (instruction.form == Form::kE64) return vop3_modifiers(instruction);
  switch (instruction.row->encoding) {
    case Encoding::kSmem:
      return scalar_memory_modifiers(instruction);
    case Encoding::kVop3:
    case Encoding::kVop3b:
      return vop3_modifiers(instruction);
    case Encoding::kVop3p:
      return packed_modifiers(instruction);
    case Encoding::kMai:
    case Encoding::kVop3px2:
      return matrix_modifiers(instruction);
    case Encoding::kDs:
      return lds_modifiers(instruction);
    case Encoding::kMubuf:
    case Encoding::kMtbuf:
    case Encoding::kFlat:
    case Encoding::kGlobal:
    case Encoding::kScratch:
      return memory_modifiers(instruction);
    default:
      return {};
  }
}

}  // namespace

std::string print(const Instruction& instruction) {
  std::string text = fmt::format("{}{}", instruction.row->name, suffix(instruction));
  std::size_t place = 0;
  bool first = true;
  for (const Operand& operand : instruction.all_operands()) {
    // Operands keep the row's order, some left out.
    while (instruction.row->operands[place].field != operand.field) ++place;
    const Accept accept = instruction.row->operands[place++].accept;
    if (accept == Accept::kOptionalImmediate && operand.value == 0) continue;
    text += first ? " " : ", ";
    first = false;
    text += accept == Accept::kScalarOffset ? scalar_offset(instruction, operand)
                                            : print_operand(instruction, operand, accept);
  }
  return text + modifiers_text(instruction);
}

}  // namespace leanfa::isa
