#include "emu/gfx950/hazard/wait_states.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "isa/gfx950/instruction.hpp"

namespace leanfa::emu::hazard {
namespace {

MatrixClass class_of(const StepFacts& facts) {
  if (facts.dgemm) return MatrixClass::kDgemm;
  return facts.sgemm ? MatrixClass::kSgemm : MatrixClass::kXdl;
}

// No rule asks for as many: 20 are the most, behind 16 passes.
constexpr std::int64_t kMostStates = 24;

int states_taken(const Step& step) {
  // s_nop N is N + 1 states.
  return step.instruction.opcode() == isa::Opcode::s_nop ? (step.immediate & 15) + 1 : 1;
}

}  // namespace

void WaitStates::require(Context& context, const Step& step, WaitRule rule, int states, std::int64_t position,
                         const Step* other, char file, unsigned index) {
  const std::int64_t between = now_ - position - 1;
  if (between >= states || other == nullptr) return;
  const WaitRuleRow& row = row_of(rule);
  const Rule fault = row.advised ? Rule::kWaitStatesAdvised : Rule::kWaitStates;
  if (context.faults->repeat(fault, step.pc(), other->pc())) return;
  context.faults->add(
      {.rule = fault,
       .severity = row.advised ? Severity::kWarning : Severity::kError,
       .pc = step.pc(),
       .other_pc = other->pc(),
       .workgroup = context.workgroup,
       .wave = context.wave->id,
       .instruction = isa::print(step.instruction),
       .other = isa::print(other->instruction),
       .detail = fmt::format("{}: {}{} needs {} wait states, has {}", row.text, file, index, states, between),
       .source = std::string(row.source)});
}

void WaitStates::check_after_matrix(Context& context, const Step& step, const StepFacts& facts,
                                    const Register& producer, const Use& use, unsigned index) {
  const MatrixClass kind = class_of(*producer.facts);
  const int passes = producer.facts->passes;
  if (use.role == Role::kMatrixC) {
    const Destination& written = producer.step->destination;
    const bool same = written.index == use.first && written.dwords == use.count;
    const auto check = [&](WaitRule rule, bool forwarded) {
      require(context, step, rule, states_matrix_to_c(kind, passes, class_of(facts), forwarded), producer.position,
              producer.step, 'v', index);
    };
    check(WaitRule::kMatrixToC, same);
    if (same && facts.passes != passes) check(WaitRule::kMatrixToSameC, false);
  } else {
    const WaitRule rule = use.role == Role::kMatrixAB ? WaitRule::kMatrixToAB : WaitRule::kMatrixToVector;
    require(context, step, rule, states_after_matrix(kind, passes, use.role == Role::kMemory), producer.position,
            producer.step, 'v', index);
  }
}

void WaitStates::check_after_vector(Context& context, const Step& step, const StepFacts& facts,
                                    const Register& producer, Role role, unsigned index) {
  const auto check = [&](WaitRule rule) {
    require(context, step, rule, row_of(rule).states, producer.position, producer.step, 'v', index);
  };
  switch (role) {
    case Role::kMatrixAB:
    case Role::kMatrixC:
      check(WaitRule::kVectorToMatrix);
      break;
    case Role::kPermlane:
      check(WaitRule::kVectorToPermlane);
      break;
    case Role::kDpp:
      check(WaitRule::kVectorToDpp);
      break;
    case Role::kLaneRead:
      check(WaitRule::kVectorToLaneRead);
      break;
    case Role::kVector:
    case Role::kDotC:
    case Role::kMemory:  // interlocked
      break;
  }
  const bool accumulates = role == Role::kDotC && step.instruction.opcode() == producer.step->instruction.opcode();
  if (producer.facts->dot && !accumulates) check(WaitRule::kDotToAny);
  if (facts.unit != Unit::kVector) return;
  if (producer.facts->trans && !facts.trans) check(WaitRule::kTransToVector);
  if (producer.facts->part) check(WaitRule::kPartToVector);
}

void WaitStates::check_vector_reads(Context& context, const Step& step, const StepFacts& facts) {
  for (const Use& use : facts.vgpr_reads)
    for (unsigned i = 0; i < use.count; ++i) {
      const Register& producer = vgpr_[use.first + i];
      if (producer.writer == Writer::kMatrix) {
        check_after_matrix(context, step, facts, producer, use, use.first + i);
      } else if (producer.writer == Writer::kVector) {
        check_after_vector(context, step, facts, producer, use.role, use.first + i);
      }
    }
}

void WaitStates::check_vector_writes(Context& context, const Step& step, const StepFacts& facts) {
  for (const Use& use : facts.vgpr_writes)
    for (unsigned i = 0; i < use.count; ++i) check_vector_write(context, step, facts, use.first + i);
}

void WaitStates::check_vector_write(Context& context, const Step& step, const StepFacts& facts, unsigned index) {
  const auto check = [&](WaitRule rule, int states, std::int64_t position, const Step* other) {
    require(context, step, rule, states, position, other, 'v', index);
  };
  const Register& producer = vgpr_[index];
  const bool by_vector = producer.writer == Writer::kVector;
  if (by_vector && producer.facts->dot && step.instruction.opcode() != producer.step->instruction.opcode())
    check(WaitRule::kDotToAny, row_of(WaitRule::kDotToAny).states, producer.position, producer.step);
  if (facts.unit == Unit::kMatrix) return;  // the matrix pipe is in order
  if (producer.writer == Writer::kMatrix)
    check_after_matrix(context, step, facts, producer,
                       {.first = static_cast<std::uint16_t>(index), .count = 1, .role = Role::kVector}, index);
  const Read& store = store_[index];
  const bool vector = facts.unit == Unit::kVector;
  WaitRule overwritten = WaitRule::kStoreDataReloaded;
  if (vector) overwritten = store.at_soffset ? WaitRule::kStoreDataAtSoffset : WaitRule::kStoreDataOverwritten;
  if (vector || !store.at_soffset) check(overwritten, row_of(overwritten).states, store.position, store.step);
  if (!vector) return;
  if (by_vector && producer.facts->part)
    check(WaitRule::kPartToVector, row_of(WaitRule::kPartToVector).states, producer.position, producer.step);
  const Read& c = matrix_c_[index];
  check(WaitRule::kMatrixCOverwritten, c.states, c.position, c.step);
}

// VCCZ, EXECZ and EXEC itself as sources of a VALU instruction.
void WaitStates::check_masks_as_data(Context& context, const Step& step) {
  const auto check = [&](WaitRule rule, unsigned index) {
    const Register& producer = sgpr_[index];
    if (producer.writer == Writer::kVector)
      require(context, step, rule, row_of(rule).states, producer.position, producer.step, 's', index);
  };
  for (const Source& source : step.source) {
    if (source.kind == SourceKind::kVccz) check(WaitRule::kMaskToZ, kVcc);
    if (source.kind == SourceKind::kExecz) check(WaitRule::kMaskToZ, kExec);
    if (source.kind == SourceKind::kScalar && source.index >= kExec) check(WaitRule::kExecToConstant, source.index);
  }
}

void WaitStates::check_hardware_register(Context& context, const Step& step) {
  const auto number = static_cast<unsigned>(step.immediate) & 63U;
  const Read& written = setreg_[number];
  require(context, step, WaitRule::kSetregToReg, written.states, written.position, written.step, 'h', number);
}

void WaitStates::check_scalars(Context& context, const Step& step, const StepFacts& facts) {
  const auto check = [&](WaitRule rule, const Register& producer, unsigned index) {
    require(context, step, rule, row_of(rule).states, producer.position, producer.step, 's', index);
  };
  const Register& exec = sgpr_[kExec];
  if (exec.writer == Writer::kVector) {
    if (facts.unit == Unit::kMatrix) check(WaitRule::kExecToMatrix, exec, kExec);
    if (facts.permlane) check(WaitRule::kExecToPermlane, exec, kExec);
    if (facts.dpp) check(WaitRule::kExecToDpp, exec, kExec);
    if (facts.lane_read) check(WaitRule::kExecToLaneRead, exec, kExec);
  }
  if (facts.unit == Unit::kVector) check_masks_as_data(context, step);
  if (facts.hardware_register) check_hardware_register(context, step);
  if (facts.message && sgpr_[kM0].writer == Writer::kOther) check(WaitRule::kM0ToMessage, sgpr_[kM0], kM0);
  if (facts.to_lds && sgpr_[kM0].writer == Writer::kOther) check(WaitRule::kM0ToLds, sgpr_[kM0], kM0);
  if (facts.div_fmas && sgpr_[kVcc].writer == Writer::kVector) check(WaitRule::kVccToDivFmas, sgpr_[kVcc], kVcc);
  for (const Use& use : facts.sgpr_reads)
    for (unsigned i = 0; i < use.count; ++i) {
      const unsigned index = use.first + i;
      // EXEC as the mask of the instruction itself is forwarded.
      if (index >= kExec || index >= sgpr_.size()) continue;
      const Register& producer = sgpr_[index];
      if (producer.writer != Writer::kVector) continue;
      if (facts.unit == Unit::kVmem || facts.unit == Unit::kFlat)
        check(WaitRule::kScalarByVectorToVmem, producer, index);
      if (facts.unit != Unit::kVector || facts.div_fmas) continue;
      const bool carry = facts.carry_in && step.source[2].index <= index && index < step.source[2].index + 2U;
      if (facts.lane_select) {
        check(WaitRule::kScalarByVectorToLaneSelect, producer, index);
      } else {
        check(carry ? WaitRule::kScalarByVectorToCarry : WaitRule::kScalarByVectorToVector, producer, index);
      }
    }
}

void WaitStates::record(const Step& step, const StepFacts& facts) {
  Writer writer = Writer::kOther;
  if (facts.unit == Unit::kVector) writer = Writer::kVector;
  if (facts.unit == Unit::kMatrix) writer = Writer::kMatrix;
  const Register made{.step = &step, .facts = &facts, .position = now_, .writer = writer};
  if (facts.unit == Unit::kMatrix && step.source[2].kind == SourceKind::kVector &&
      step.source[2].index != step.destination.index)
    for (unsigned i = 0; i < step.source[2].dwords; ++i)
      matrix_c_[step.source[2].index + i] = {
          .step = &step, .position = now_, .states = states_c_overwritten(facts.passes)};
  if (facts.wide_store)
    for (unsigned i = 0; i < step.data.dwords; ++i)
      store_[step.data.index + i] = {.step = &step, .position = now_, .at_soffset = facts.store_soffset};
  if (facts.setreg)
    setreg_[static_cast<unsigned>(step.immediate) & 63U] = {
        .step = &step, .position = now_, .states = row_of(WaitRule::kSetregToReg).states};
  for (const Use& use : facts.vgpr_writes)
    for (unsigned i = 0; i < use.count; ++i) vgpr_[use.first + i] = made;
  for (const Use& use : facts.sgpr_writes)
    for (unsigned i = 0; i < use.count && use.first + i < sgpr_.size(); ++i) sgpr_[use.first + i] = made;
}

void WaitStates::add_to(Fingerprint& print) const {
  std::uint64_t place = 0;
  const auto add = [&](const Step* step, std::int64_t position, std::uint64_t kind) {
    ++place;
    const std::int64_t between = now_ - position - 1;
    if (step == nullptr || between >= kMostStates) return;
    print.add(place);
    print.add(step->pc());
    print.add(static_cast<std::uint64_t>(between) << 8U | kind);
  };
  const auto add_register = [&](const Register& r) { add(r.step, r.position, static_cast<std::uint64_t>(r.writer)); };
  const auto add_read = [&](const Read& r) { add(r.step, r.position, 0); };
  std::ranges::for_each(vgpr_, add_register);
  std::ranges::for_each(sgpr_, add_register);
  std::ranges::for_each(matrix_c_, add_read);
  std::ranges::for_each(store_, add_read);
  std::ranges::for_each(setreg_, add_read);
}

void WaitStates::issue(Context& context, const Step& step, const StepFacts& facts) {
  check_vector_reads(context, step, facts);
  check_vector_writes(context, step, facts);
  check_scalars(context, step, facts);
  record(step, facts);
  now_ += states_taken(step);
}

}  // namespace leanfa::emu::hazard
