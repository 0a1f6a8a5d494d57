#include "schedule/sync_ops.hpp"

namespace leanfa::schedule {
namespace {

isa::Instruction plain(isa::Opcode opcode) {
  isa::Instruction instruction;
  instruction.row = &isa::row(opcode);
  return instruction;
}

isa::Instruction with_immediate(isa::Opcode opcode, std::uint32_t value) {
  isa::Instruction instruction = plain(opcode);
  instruction.operands[0] = {.field = isa::Field::kImmediate,
                             .kind = isa::OperandKind::kImmediate,
                             .type = instruction.row->operands[0].type,
                             .dwords = 1,
                             .read = true,
                             .value = value};
  instruction.operand_count = 1;
  return instruction;
}

}  // namespace

// VMCNT is in bits 3:0 and 15:14, EXPCNT (unused) in 6:4, LGKMCNT in 11:8 (CDNA4 ISA 12.5, S_WAITCNT).
Op wait_count(int vmcnt, int lgkmcnt) {
  const auto vm = static_cast<std::uint32_t>(vmcnt);
  const std::uint32_t value = (vm & 15U) | (vm >> 4U) << 14U | 7U << 4U | static_cast<std::uint32_t>(lgkmcnt) << 8U;
  return {.instruction = with_immediate(isa::Opcode::s_waitcnt, value)};
}

Op no_operation(int states) {
  return {.instruction = with_immediate(isa::Opcode::s_nop, static_cast<std::uint32_t>(states - 1))};
}

Op barrier(int complete_generations, bool mark) {
  return {.instruction = plain(isa::Opcode::s_barrier),
          .complete_generations = complete_generations,
          .generation_mark = mark};
}

}  // namespace leanfa::schedule
