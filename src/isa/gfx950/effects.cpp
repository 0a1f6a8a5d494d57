#include "isa/gfx950/effects.hpp"

namespace leanfa::isa {
namespace {

std::optional<RegisterFile> file_of(OperandKind kind) {
  switch (kind) {
    case OperandKind::kVgpr:
      return RegisterFile::kVgpr;
    case OperandKind::kAgpr:
      return RegisterFile::kAgpr;
    case OperandKind::kSgpr:
      return RegisterFile::kSgpr;
    case OperandKind::kTtmp:
      return RegisterFile::kTtmp;
    case OperandKind::kVcc:
    case OperandKind::kVccz:
      return RegisterFile::kVcc;
    case OperandKind::kExec:
    case OperandKind::kExecz:
      return RegisterFile::kExec;
    case OperandKind::kFlatScratch:
      return RegisterFile::kFlatScratch;
    case OperandKind::kXnackMask:
      return RegisterFile::kXnackMask;
    case OperandKind::kM0:
    case OperandKind::kLdsDirect:
      return RegisterFile::kM0;
    case OperandKind::kScc:
      return RegisterFile::kScc;
    default:
      return std::nullopt;
  }
}

std::optional<RegisterRange> range_of(const Operand& operand) {
  const auto file = file_of(operand.kind);
  if (!file) return std::nullopt;
  const bool flag = operand.kind == OperandKind::kVccz || operand.kind == OperandKind::kExecz;
  if (flag) return RegisterRange{*file, 0, 2};
  const bool single = operand.kind == OperandKind::kScc || operand.kind == OperandKind::kLdsDirect;
  return RegisterRange{*file, operand.index, single ? std::uint16_t{1} : std::uint16_t{operand.dwords}};
}

void add_implicit(const Row& row, Effects& effects) {
  struct Part {
    Implicit bit;
    RegisterRange range;
    bool written;
  };
  constexpr Part kParts[] = {
      {Implicit::kReadsScc, {RegisterFile::kScc, 0, 1}, false},
      {Implicit::kWritesScc, {RegisterFile::kScc, 0, 1}, true},
      {Implicit::kReadsVcc, {RegisterFile::kVcc, 0, 2}, false},
      {Implicit::kWritesVcc, {RegisterFile::kVcc, 0, 2}, true},
      {Implicit::kReadsExec, {RegisterFile::kExec, 0, 2}, false},
      {Implicit::kWritesExec, {RegisterFile::kExec, 0, 2}, true},
      {Implicit::kReadsM0, {RegisterFile::kM0, 0, 1}, false},
      {Implicit::kWritesM0, {RegisterFile::kM0, 0, 1}, true},
      {Implicit::kReadsMode, {RegisterFile::kMode, 0, 1}, false},
      {Implicit::kWritesMode, {RegisterFile::kMode, 0, 1}, true},
      {Implicit::kReadsFlatScratch, {RegisterFile::kFlatScratch, 0, 2}, false},
  };
  for (const Part& part : kParts)
    if (has(row.implicit, part.bit)) (part.written ? effects.writes : effects.reads).add(part.range);
}

// The old destination counts: an accumulator, or the part of a register that this instruction leaves alone.
bool reads_destination(const Instruction& instruction) {
  if (has(instruction.row->implicit, Implicit::kReadsDst)) return true;
  const bool keeps = instruction.form == Form::kSdwa && instruction.modifiers.dst_unused == SdwaUnused::kPreserve &&
                     instruction.modifiers.dst_sel != SdwaSelect::kDword;
  // Lanes that DPP masks off keep what they had, and without bound_ctrl those whose source lane is not there.
  const Modifiers& modifiers = instruction.modifiers;
  const bool all_lanes = modifiers.row_mask == 0xf && modifiers.bank_mask == 0xf && modifiers.bound_ctrl;
  const bool masked = instruction.form == Form::kDpp && !all_lanes;
  const bool half = instruction.form != Form::kSdwa && writes_part(instruction);
  return keeps || masked || half;
}

}  // namespace

void RegisterSet::add(RegisterRange range) {
  if (size_ < kCapacity) ranges_[size_++] = range;
}

bool RegisterSet::overlaps(RegisterRange range) const {
  for (const RegisterRange& mine : ranges())
    if (mine.file == range.file && mine.first < range.first + range.count && range.first < mine.first + mine.count)
      return true;
  return false;
}

Effects effects(const Instruction& instruction) {
  Effects effects;
  for (const Operand& operand : instruction.all_operands()) {
    const auto range = range_of(operand);
    if (!range) continue;
    const bool destination = operand.field == Field::kDst;
    if (operand.read || (destination && operand.written && reads_destination(instruction))) effects.reads.add(*range);
    if (operand.written) effects.writes.add(*range);
  }
  add_implicit(*instruction.row, effects);
  // Loads to LDS start at M0.
  if (instruction.modifiers.lds && instruction.row->encoding == Encoding::kMubuf)
    effects.reads.add({RegisterFile::kM0, 0, 1});
  return effects;
}

Counters counters(const Instruction& instruction) {
  const Row& row = *instruction.row;
  Counters counters;
  switch (row.issue) {
    case IssueClass::kSmem:
    case IssueClass::kLds:
    case IssueClass::kMessage:
      counters.lgkmcnt = true;
      break;
    case IssueClass::kVmem:
      counters.vmcnt = true;
      break;
    case IssueClass::kFlat:
      counters.vmcnt = counters.lgkmcnt = true;
      break;
    default:
      break;
  }
  return counters;
}

}  // namespace leanfa::isa
