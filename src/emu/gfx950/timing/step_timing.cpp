#include "emu/gfx950/timing/step_timing.hpp"

#include <algorithm>

#include "isa/gfx950/effects.hpp"

namespace leanfa::emu::timing {
namespace {

using isa::Hazard;
using isa::IssueClass;
using isa::Opcode;
using isa::Pipe;

Work internal_work(Opcode opcode) {
  switch (opcode) {
    case Opcode::s_nop:
      return Work::kNop;
    case Opcode::s_waitcnt:
      return Work::kWaitcnt;
    case Opcode::s_barrier:
      return Work::kBarrier;
    case Opcode::s_sleep:
      return Work::kSleep;
    case Opcode::s_setprio:
      return Work::kSetPriority;
    case Opcode::s_endpgm:
      return Work::kEnd;
    default:
      return Work::kNone;
  }
}

Work vector_work(const isa::Row& row) {
  if (has(row.hazards, Hazard::kPermlaneSwap)) return Work::kPermlane;
  switch (row.pipe) {
    case Pipe::kTranscendental:
      return Work::kTrans;
    case Pipe::kPackedFp32:
      return Work::kPacked;
    case Pipe::kDouble:
      return Work::kDouble;
    default:
      return Work::kValu;
  }
}

void set_unit(const Step& step, StepTiming& timing) {
  const isa::Row& row = *step.instruction.row;
  const auto set = [&](Port port, Work work) {
    timing.port = port;
    timing.work = work;
  };
  // s_endpgm, s_barrier and the like have classes of their own in the rows; none of them needs a port.
  if (const Work work = internal_work(row.opcode); work != Work::kNone) return set(Port::kInternal, work);
  switch (row.issue) {
    case IssueClass::kInternal:
      return set(Port::kInternal, Work::kNone);
    case IssueClass::kSalu:
      return has(row.implicit, isa::Implicit::kWritesPc) ? set(Port::kScalar, Work::kBranch)
                                                         : set(Port::kScalar, Work::kScalar);
    case IssueClass::kSmem:
      return set(Port::kScalar, Work::kScalarLoad);
    case IssueClass::kBranch:
    case IssueClass::kMessage:
      return set(Port::kBranch, row.issue == IssueClass::kBranch ? Work::kBranch : Work::kNone);
    case IssueClass::kValu:
      return set(Port::kVector, vector_work(row));
    case IssueClass::kMfma:
      return set(Port::kVector, Work::kMatrix);
    case IssueClass::kLds:
      return set(Port::kMemory, Work::kLds);
    case IssueClass::kVmem:
    case IssueClass::kFlat:
      return set(Port::kMemory, Work::kVmem);
  }
}

void set_matrix(const Step& step, StepTiming& timing) {
  if (timing.work != Work::kMatrix) return;
  const isa::Row& row = *step.instruction.row;
  timing.passes = isa::passes(step.instruction);
  timing.a_bytes = 4 * step.source[0].dwords;
  timing.widest_bytes = 4 * std::max(step.source[0].dwords, step.source[1].dwords);
  timing.scaled = row.encoding == isa::Encoding::kVop3px2;
  timing.not_xdl = !has(row.hazards, Hazard::kXdl);
}

// Encoded number of the first register of a scalar range; -1 for other files.
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
    default:
      return -1;
  }
}

void add_scalars(const isa::RegisterSet& set, std::vector<Registers>& list) {
  for (const isa::RegisterRange& range : set.ranges())
    if (const int first = scalar_number(range); first >= 0)
      list.push_back({static_cast<std::uint16_t>(first), range.count});
}

void set_registers(const Step& step, StepTiming& timing) {
  const auto read = [&](const Source& source) {
    if (source.kind == SourceKind::kVector) timing.vgpr_reads.push_back({source.index, source.dwords});
  };
  for (const Source& source : step.source) read(source);
  for (const Source* const source : {&step.scale_a, &step.scale_b, &step.address, &step.data, &step.data1})
    read(*source);
  const isa::Effects effects = isa::effects(step.instruction);
  // Vector instructions do not wait for SGPRs: there the states between are software's (CDNA4 ISA, table 11).
  if (timing.port == Port::kScalar || timing.port == Port::kBranch) add_scalars(effects.reads, timing.sgpr_reads);
  // Only the vector unit's results are waited for by the hardware.
  if (timing.port != Port::kVector || timing.work == Work::kMatrix) return;
  if (step.destination.kind == DestinationKind::kVector)
    timing.vgpr_writes.push_back({step.destination.index, step.destination.dwords});
  add_scalars(effects.writes, timing.sgpr_writes);
}

}  // namespace

StepTiming timing_of(const Step& step) {
  const isa::Row& row = *step.instruction.row;
  StepTiming timing;
  set_unit(step, timing);
  set_matrix(step, timing);
  const isa::Counters counters = isa::counters(step.instruction);
  timing.counts_vm = counters.vmcnt;
  timing.counts_lgkm = counters.lgkmcnt;
  timing.stores = row.memory == isa::MemoryKind::kStore || row.memory == isa::MemoryKind::kAtomic;
  const bool global_lds = row.memory == isa::MemoryKind::kLoad && step.destination.kind == DestinationKind::kNone;
  timing.to_lds = step.instruction.modifiers.lds || (timing.work == Work::kVmem && global_lds);
  set_registers(step, timing);
  return timing;
}

std::vector<StepTiming> timing_of(const Program& program) {
  std::vector<StepTiming> list;
  list.reserve(program.steps().size());
  for (const Step& step : program.steps()) list.push_back(timing_of(step));
  return list;
}

}  // namespace leanfa::emu::timing
