#include "isa/gfx950/instruction.hpp"

#include <algorithm>

namespace leanfa::isa {

const Operand& Instruction::operand(Field field) const {
  static const Operand kNone;
  const auto all = all_operands();
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const Operand& operand) { return operand.field == field; });
  return found == all.end() ? kNone : *found;
}

std::optional<std::uint64_t> branch_target(const Instruction& instruction) {
  for (const OperandRow& place : instruction.row->operands) {
    if (place.accept != Accept::kBranch) continue;
    const auto distance = static_cast<std::int16_t>(instruction.operand(Field::kImmediate).value);
    return instruction.pc + instruction.size + static_cast<std::uint64_t>(std::int64_t{distance} * 4);
  }
  return std::nullopt;
}

int passes(const Instruction& instruction) {
  const Row& row = *instruction.row;
  if (!has(row.modifiers, Modifier::kFormats)) return row.passes;
  const auto is_8_bit = [&](Field field) { return instruction.operand(field).type.bits == 8; };
  return is_8_bit(Field::kSrc0) || is_8_bit(Field::kSrc1) ? 2 * row.passes : row.passes;
}

bool writes_part(const Instruction& instruction) {
  const Row& row = *instruction.row;
  const Modifiers& modifiers = instruction.modifiers;
  if (instruction.form == Form::kSdwa)
    return row.encoding != Encoding::kVopc && modifiers.dst_sel != SdwaSelect::kDword;
  if (!has(row.modifiers, Modifier::kOpSel)) return false;
  // Results of a byte are placed by op_sel[3:2], halves by op_sel[3].
  const bool byte_number = instruction.operand(Field::kDst).type.total_bits() == 8;
  return (modifiers.op_sel & (byte_number ? 12u : 8u)) != 0;
}

}  // namespace leanfa::isa
