#include "schedule/accesses.hpp"

#include <fmt/format.h>

namespace leanfa::schedule {
namespace {

using isa::Field;
using isa::Hazard;

Role role_of(const isa::Instruction& instruction, const isa::Operand& operand) {
  const isa::Row& row = *instruction.row;
  switch (row.issue) {
    case isa::IssueClass::kMfma:
      return operand.field == Field::kSrc2 ? Role::kMatrixC : Role::kMatrixAB;
    case isa::IssueClass::kLds:
    case isa::IssueClass::kVmem:
    case isa::IssueClass::kFlat:
      return Role::kMemory;
    default:
      break;
  }
  if (has(row.hazards, Hazard::kPermlaneSwap)) return Role::kPermlane;
  if (instruction.form == isa::Form::kDpp && operand.field == Field::kSrc0) return Role::kDpp;
  if (has(row.hazards, Hazard::kLaneRead) && operand.field == Field::kSrc0) return Role::kLaneRead;
  if (has(row.hazards, Hazard::kLaneSelect) && operand.field == Field::kSrc1) return Role::kLaneSelect;
  if (operand.type == isa::types::lanes && operand.field == Field::kSrc2) return Role::kMask;
  return Role::kOther;
}

isa::RegisterFile file_of(isa::OperandKind kind) {
  switch (kind) {
    case isa::OperandKind::kVgpr:
      return isa::RegisterFile::kVgpr;
    case isa::OperandKind::kAgpr:
      return isa::RegisterFile::kAgpr;
    case isa::OperandKind::kSgpr:
      return isa::RegisterFile::kSgpr;
    case isa::OperandKind::kVcc:
      return isa::RegisterFile::kVcc;
    case isa::OperandKind::kExec:
      return isa::RegisterFile::kExec;
    case isa::OperandKind::kM0:
      return isa::RegisterFile::kM0;
    default:
      return isa::RegisterFile::kMode;
  }
}

Role role_of_range(const isa::Instruction& instruction, const isa::RegisterRange& range) {
  for (const isa::Operand& operand : instruction.all_operands())
    if (operand.read && operand.is_register() && file_of(operand.kind) == range.file && operand.index == range.first)
      return role_of(instruction, operand);
  const isa::Row& row = *instruction.row;
  if (row.issue == isa::IssueClass::kMfma) return Role::kMatrixC;
  return has(row.hazards, Hazard::kPermlaneSwap) ? Role::kPermlane : Role::kOther;
}

}  // namespace

int flat_index(const isa::RegisterRange& range) {
  switch (range.file) {
    case isa::RegisterFile::kVgpr:
      return range.first;
    case isa::RegisterFile::kAgpr:
      return kFirstAgpr + range.first;
    case isa::RegisterFile::kSgpr:
      return kFirstSgpr + range.first;
    case isa::RegisterFile::kVcc:
      return kVccIndex + range.first;
    case isa::RegisterFile::kExec:
      return kExecIndex + range.first;
    case isa::RegisterFile::kM0:
      return kM0Index;
    case isa::RegisterFile::kScc:
      return kSccIndex;
    default:
      return -1;
  }
}

std::string register_name(int index) {
  if (index < kFirstAgpr) return fmt::format("v{}", index);
  if (index < kFirstSgpr) return fmt::format("a{}", index - kFirstAgpr);
  if (index < kVccIndex) return fmt::format("s{}", index - kFirstSgpr);
  if (index < kExecIndex) return "vcc";
  if (index < kM0Index) return "exec";
  return index == kM0Index ? "m0" : "scc";
}

std::vector<Access> accesses(const Op& op) {
  std::vector<Access> list;
  const isa::Effects effects = isa::effects(op.instruction);
  const bool memory = is_lds(op) || is_vector_memory(op);
  // The same operand may stand twice (v_mul x, x); roles of a register read twice are both kept.
  for (const isa::Operand& operand : op.instruction.all_operands()) {
    if (!operand.read || !operand.is_register()) continue;
    const int first = flat_index({file_of(operand.kind), operand.index, operand.dwords});
    if (first >= 0) list.push_back({.first = first, .count = operand.dwords, .role = role_of(op.instruction, operand)});
  }
  for (const isa::RegisterRange& range : effects.reads.ranges())
    if (const int first = flat_index(range); first >= 0)
      list.push_back({.first = first, .count = range.count, .role = role_of_range(op.instruction, range)});
  for (const isa::RegisterRange& range : effects.writes.ranges())
    if (const int first = flat_index(range); first >= 0)
      list.push_back(
          {.first = first, .count = range.count, .write = true, .role = memory ? Role::kMemory : Role::kOther});
  for (const isa::RegisterRange& range : op.also_reads)
    if (const int first = flat_index(range); first >= 0) list.push_back({.first = first, .count = range.count});
  for (const isa::RegisterRange& range : op.also_writes)
    if (const int first = flat_index(range); first >= 0)
      list.push_back({.first = first, .count = range.count, .write = true});
  return list;
}

}  // namespace leanfa::schedule
