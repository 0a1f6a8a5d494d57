#include "emu/gfx950/hazard/step_facts.hpp"

#include "isa/gfx950/effects.hpp"

namespace leanfa::emu::hazard {
namespace {

using isa::Hazard;
using isa::IssueClass;

Unit unit_of(const isa::Row& row) {
  switch (row.issue) {
    case IssueClass::kSalu:
      return Unit::kScalar;
    case IssueClass::kValu:
      return Unit::kVector;
    case IssueClass::kMfma:
      return Unit::kMatrix;
    case IssueClass::kVmem:
      return Unit::kVmem;
    case IssueClass::kLds:
      return Unit::kLds;
    case IssueClass::kFlat:
      return Unit::kFlat;
    case IssueClass::kSmem:
      return Unit::kSmem;
    default:
      return Unit::kOther;
  }
}

// Encoded number of the first register of a scalar range; -1 for files that are not scalar registers.
int scalar_number(const isa::RegisterRange& range) {
  switch (range.file) {
    case isa::RegisterFile::kSgpr:
      return range.first;
    case isa::RegisterFile::kVcc:
      return static_cast<int>(kVcc) + range.first;
    case isa::RegisterFile::kExec:
      return static_cast<int>(kExec) + range.first;
    case isa::RegisterFile::kM0:
      return static_cast<int>(kM0);
    case isa::RegisterFile::kTtmp:
      return static_cast<int>(kTtmp) + range.first;
    default:
      return -1;
  }
}

void add_scalars(const isa::RegisterSet& set, std::vector<Use>& uses) {
  for (const isa::RegisterRange& range : set.ranges())
    if (const int first = scalar_number(range); first >= 0)
      uses.push_back({.first = static_cast<std::uint16_t>(first), .count = range.count});
}

Role source_role(const Step& step, std::size_t i, const StepFacts& facts) {
  if (facts.unit == Unit::kMatrix) {
    const bool index = step.mfma != nullptr && step.mfma->kind().sparse;
    return i == 2 && !index ? Role::kMatrixC : Role::kMatrixAB;
  }
  if (facts.permlane) return Role::kPermlane;
  if (facts.dot && i == 2) return Role::kDotC;
  if (facts.dpp && i == 0) return Role::kDpp;
  return facts.lane_read && i == 0 ? Role::kLaneRead : Role::kVector;
}

void add_vector(const Source& source, Role role, std::vector<Use>& uses) {
  if (source.kind == SourceKind::kVector) uses.push_back({.first = source.index, .count = source.dwords, .role = role});
}

void add_vectors(const Step& step, StepFacts& facts) {
  for (std::size_t i = 0; i < 3; ++i) add_vector(step.source[i], source_role(step, i, facts), facts.vgpr_reads);
  add_vector(step.scale_a, Role::kMatrixAB, facts.vgpr_reads);
  add_vector(step.scale_b, Role::kMatrixAB, facts.vgpr_reads);
  for (const Source* const source : {&step.address, &step.data, &step.data1})
    add_vector(*source, Role::kMemory, facts.vgpr_reads);
  if (step.destination.kind != DestinationKind::kVector) return;
  const Use destination{.first = step.destination.index, .count = step.destination.dwords, .role = Role::kVector};
  facts.vgpr_writes.push_back(destination);
  const bool swaps = facts.permlane || step.instruction.opcode() == isa::Opcode::v_swap_b32;
  if (swaps) {
    facts.vgpr_writes.push_back({.first = step.source[0].index, .count = 1, .role = Role::kVector});
    facts.vgpr_reads.push_back(
        {.first = destination.first, .count = 1, .role = facts.permlane ? Role::kPermlane : Role::kVector});
    return;
  }
  if (!has(step.instruction.row->implicit, isa::Implicit::kReadsDst)) return;
  const isa::Opcode opcode = step.instruction.opcode();
  const bool multiplies = opcode == isa::Opcode::v_fmac_f32 || opcode == isa::Opcode::v_fmac_f64 || facts.dot;
  if (multiplies || (step.mfma != nullptr && step.mfma->kind().sparse)) {
    Role role = facts.dot ? Role::kDotC : Role::kVector;
    if (step.mfma != nullptr) role = Role::kMatrixC;
    facts.vgpr_reads.push_back({.first = destination.first, .count = destination.count, .role = role});
  } else {
    facts.kept = destination.count;
  }
}

bool has_packed_erratum(const Step& step) {
  using isa::Opcode;
  const Opcode opcode = step.instruction.opcode();
  const bool packed =
      opcode == Opcode::v_pk_fma_f32 || opcode == Opcode::v_pk_mul_f32 || opcode == Opcode::v_pk_add_f32;
  return packed && (step.instruction.modifiers.op_sel & 3U) == 2U;
}

}  // namespace

StepFacts facts_of(const Step& step) {
  const isa::Instruction& instruction = step.instruction;
  const isa::Row& row = *instruction.row;
  StepFacts facts;
  facts.unit = unit_of(row);
  facts.xdl = has(row.hazards, Hazard::kXdl);
  facts.sgemm = has(row.hazards, Hazard::kSgemm);
  facts.dgemm = has(row.hazards, Hazard::kDgemm);
  facts.passes = isa::passes(instruction);
  facts.trans = has(row.hazards, Hazard::kTrans);
  facts.dot = has(row.hazards, Hazard::kDot);
  facts.part = isa::writes_part(instruction);
  facts.lane_select = has(row.hazards, Hazard::kLaneSelect);
  facts.lane_read = has(row.hazards, Hazard::kLaneRead) || has(row.hazards, Hazard::kLaneWrite);
  facts.permlane = has(row.hazards, Hazard::kPermlaneSwap);
  facts.dpp = instruction.form == isa::Form::kDpp;
  facts.div_fmas = has(row.hazards, Hazard::kDivFmas);
  facts.carry_in = step.source[2].kind == SourceKind::kScalar && step.source[2].type == isa::types::lanes;
  const bool global_lds = row.memory == isa::MemoryKind::kLoad && step.destination.kind == DestinationKind::kNone;
  facts.to_lds = instruction.modifiers.lds || (facts.unit == Unit::kVmem && global_lds);
  facts.wide_store = (facts.unit == Unit::kVmem || facts.unit == Unit::kFlat) && step.data.dwords >= 3;
  facts.store_soffset = step.offset.kind == SourceKind::kScalar;
  facts.pk_erratum = has_packed_erratum(step);
  facts.needs_full_exec = has(row.hazards, Hazard::kTransposingRead);
  const isa::Counters counters = isa::counters(instruction);
  facts.counts_vm = counters.vmcnt;
  facts.counts_lgkm = counters.lgkmcnt;
  facts.scalar_load = facts.unit == Unit::kSmem;
  facts.setreg = has(row.hazards, Hazard::kSetreg);
  facts.hardware_register = facts.setreg || has(row.hazards, Hazard::kGetreg);
  facts.message = has(row.hazards, Hazard::kSendMessage);
  const isa::Effects effects = isa::effects(instruction);
  add_scalars(effects.reads, facts.sgpr_reads);
  add_scalars(effects.writes, facts.sgpr_writes);
  add_vectors(step, facts);
  return facts;
}

}  // namespace leanfa::emu::hazard
