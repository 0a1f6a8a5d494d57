#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <mutex>
#include <vector>

#include "emu/gfx950/apertures.hpp"
#include "emu/gfx950/mfma_kinds.hpp"
#include "emu/gfx950/program.hpp"
#include "emu/gfx950/semantics.hpp"
#include "isa/gfx950/effects.hpp"

namespace leanfa::emu {
namespace {

using isa::Field;
using isa::OperandKind;

// Scalar register number of an operand, as encoded; -1 when it is none.
int scalar_number(const isa::Operand& operand) {
  switch (operand.kind) {
    case OperandKind::kSgpr:
      return operand.index;
    case OperandKind::kFlatScratch:
      return static_cast<int>(kFlatScratch) + operand.index;
    case OperandKind::kXnackMask:
      return static_cast<int>(kXnackMask) + operand.index;
    case OperandKind::kVcc:
      return static_cast<int>(kVcc) + operand.index;
    case OperandKind::kTtmp:
      return static_cast<int>(kTtmp) + operand.index;
    case OperandKind::kM0:
      return static_cast<int>(kM0);
    case OperandKind::kExec:
      return static_cast<int>(kExec) + operand.index;
    default:
      return -1;
  }
}

int vector_number(const isa::Operand& operand, int first_agpr) {
  if (operand.kind == OperandKind::kVgpr) return operand.index;
  return operand.kind == OperandKind::kAgpr ? first_agpr + operand.index : -1;
}

// The apertures: 235 to 238.
std::uint64_t aperture(int index) {
  switch (index) {
    case 235:
      return kSharedAperture;
    case 236:
      return kSharedAperture + kApertureSize - 1;
    case 237:
      return kPrivateAperture;
    default:
      return kPrivateAperture + kApertureSize - 1;
  }
}

Result<Source> make_source(const isa::Operand& operand, int first_agpr) {
  Source source{.dwords = operand.dwords, .type = operand.type};
  if (source.dwords == 0) source.dwords = static_cast<std::uint8_t>(std::max(1, operand.type.dwords()));
  if (const int vector = vector_number(operand, first_agpr); vector >= 0) {
    source.kind = SourceKind::kVector;
    source.index = static_cast<std::uint16_t>(vector);
    return source;
  }
  if (const int scalar = scalar_number(operand); scalar >= 0) {
    source.kind = SourceKind::kScalar;
    source.index = static_cast<std::uint16_t>(scalar);
    return source;
  }
  switch (operand.kind) {
    case OperandKind::kNone:
    case OperandKind::kOff:
    case OperandKind::kImmediate:
      source.dwords = 0;
      break;
    case OperandKind::kScc:
      source.kind = SourceKind::kScc;
      break;
    case OperandKind::kVccz:
      source.kind = SourceKind::kVccz;
      break;
    case OperandKind::kExecz:
      source.kind = SourceKind::kExecz;
      break;
    case OperandKind::kInlineInteger:
    case OperandKind::kInlineFloat:
    case OperandKind::kLiteral:
      source.kind = SourceKind::kConstant;
      source.constant = isa::constant_bits(operand);
      break;
    case OperandKind::kAperture:
      source.kind = SourceKind::kConstant;
      source.constant = aperture(operand.index);
      break;
    default:
      return fail(ErrorCode::kUnsupported, "an operand that the emulator does not provide");
  }
  return source;
}

Destination make_destination(const isa::Operand& operand, int first_agpr) {
  Destination destination{.dwords = operand.dwords, .type = operand.type};
  if (const int vector = vector_number(operand, first_agpr); vector >= 0) {
    destination.kind = DestinationKind::kVector;
    destination.index = static_cast<std::uint16_t>(vector);
  } else if (const int scalar = scalar_number(operand); scalar >= 0) {
    destination.kind = DestinationKind::kScalar;
    destination.index = static_cast<std::uint16_t>(scalar);
  }
  return destination;
}

// Instructions without state of their own per operand share the tables of a matrix kind.
std::shared_ptr<const Mfma> shared_mfma(const MfmaKind& kind) {
  static std::mutex mutex;
  static std::vector<std::shared_ptr<const Mfma>> known;
  const std::lock_guard lock(mutex);
  for (const auto& mfma : known)
    if (mfma->kind() == kind) return mfma;
  known.push_back(std::make_shared<const Mfma>(kind));
  return known.back();
}

Source* source_field(Step& step, Field field) {
  switch (field) {
    case Field::kSrc0:
      return step.source.data();
    case Field::kSrc1:
      return &step.source[1];
    case Field::kSrc2:
      return &step.source[2];
    case Field::kAddress:
      return &step.address;
    case Field::kBase:
    case Field::kResource:
      return &step.base;
    case Field::kOffset:
      return &step.offset;
    case Field::kData:
      return &step.data;
    case Field::kData1:
      return &step.data1;
    case Field::kScaleA:
      return &step.scale_a;
    case Field::kScaleB:
      return &step.scale_b;
    default:
      return nullptr;
  }
}

// A literal in the immediate field: v_fmamk and v_fmaak take it as third source, s_setreg_imm32 as its only one.
Source* literal_place(Step& step) {
  return step.instruction.row->encoding == isa::Encoding::kVop2 ? &step.source[2] : step.source.data();
}

std::string complain(const isa::Instruction& instruction, std::string_view what) {
  return fmt::format("pc 0x{:x}: {}: {}", instruction.pc, isa::print(instruction), what);
}

Status check_registers(const isa::Instruction& instruction, const RegisterLimits& limits) {
  for (const isa::Operand& operand : instruction.all_operands()) {
    const bool vgpr = operand.kind == OperandKind::kVgpr;
    const bool agpr = operand.kind == OperandKind::kAgpr;
    if (const int scalar = scalar_number(operand); scalar >= 0 && scalar + operand.dwords > static_cast<int>(kScalars))
      return fail(ErrorCode::kBadInput, complain(instruction, "runs past the last scalar register"));
    if (!vgpr && !agpr) continue;
    const int allocated = vgpr ? limits.vgprs : limits.agprs;
    if (operand.index + operand.dwords > allocated)
      return fail(
          ErrorCode::kBadInput,
          complain(instruction, fmt::format("{}{} is beyond the {} registers that the kernel descriptor allocates",
                                            vgpr ? 'v' : 'a', operand.index + operand.dwords - 1, allocated)));
  }
  return {};
}

bool has_plain_sources(const Step& step) {
  const isa::Instruction& instruction = step.instruction;
  const isa::Modifiers& m = instruction.modifiers;
  if (instruction.form == isa::Form::kSdwa || instruction.form == isa::Form::kDpp) return false;
  if (m.neg != 0 || m.abs != 0) return false;
  for (unsigned i = 0; i < 3; ++i) {
    const Source& source = step.source[i];
    if (source.kind == SourceKind::kNone) continue;
    const bool half = source.type.bits == 16 && source.type.count == 1;
    if (half && (m.op_sel >> i & 1U) != 0) return false;
    const bool packed = source.type.count == 2 && source.type.bits >= 16;
    const bool selects = has(instruction.row->modifiers, isa::Modifier::kPackedSel);
    const bool moved = (m.op_sel >> i & 1U) != 0 || (m.op_sel_hi >> i & 1U) == 0 || (m.neg_lo >> i & 1U) != 0 ||
                       (m.neg_hi >> i & 1U) != 0;
    if (packed && selects && moved) return false;
  }
  return true;
}

bool has_plain_result(const Step& step) {
  const isa::Instruction& instruction = step.instruction;
  const isa::Modifiers& m = instruction.modifiers;
  const bool half = step.destination.type.bits == 16 && step.destination.type.count == 1;
  return instruction.form != isa::Form::kSdwa && !half && !m.clamp && m.omod == 0;
}

bool is_mix(isa::Opcode opcode) {
  using isa::Opcode;
  return opcode == Opcode::v_fma_mix_f32 || opcode == Opcode::v_fma_mixlo_f16 || opcode == Opcode::v_fma_mixhi_f16;
}

Status fill_operands(Step& step, int first_agpr) {
  for (const isa::Operand& operand : step.instruction.all_operands()) {
    if (operand.field == Field::kDst) {
      step.destination = make_destination(operand, first_agpr);
      // Scalar instructions that only read their SDST field (s_cmpk, s_setreg) have it as their source.
      if (!operand.written) {
        auto source = make_source(operand, first_agpr);
        if (!source) return tl::unexpected(std::move(source.error()));
        step.source[0] = *source;
      }
      continue;
    }
    if (operand.field == Field::kCarryOut) {
      step.carry_out = make_destination(operand, first_agpr);
      continue;
    }
    if (operand.field == Field::kImmediate) {
      if (operand.kind == OperandKind::kLiteral) {
        auto source = make_source(operand, first_agpr);
        if (!source) return tl::unexpected(std::move(source.error()));
        *literal_place(step) = *source;
      } else {
        step.immediate = static_cast<std::int16_t>(operand.value);
      }
      continue;
    }
    Source* const place = source_field(step, operand.field);
    if (place == nullptr) continue;
    auto source = make_source(operand, first_agpr);
    if (!source) return fail(source.error().code, complain(step.instruction, source.error().message));
    *place = *source;
  }
  return {};
}

}  // namespace

Result<Step> make_step(const isa::Instruction& instruction, const RegisterLimits& limits) {
  const Semantics* const semantics = semantics_of(instruction.opcode());
  if (semantics == nullptr)
    return fail(ErrorCode::kUnsupported, complain(instruction, "the emulator has no semantics for this instruction"));
  LEANFA_TRY(check_registers(instruction, limits));
  Step step;
  step.execute = semantics->execute;
  step.lanes = semantics->lanes;
  step.instruction = instruction;
  LEANFA_TRY(fill_operands(step, limits.first_agpr));
  // Compares write a mask: VCC, or the SGPR pair of the VOP3 and SDWA forms.
  if (instruction.row->encoding == isa::Encoding::kVopc) {
    step.carry_out = step.destination;
    step.carry_out.dwords = 2;
    step.destination = {};
  }
  step.counts_vm = isa::counters(instruction).vmcnt;
  step.plain_sources = has_plain_sources(step) || is_mix(instruction.opcode());
  step.plain_result = has_plain_result(step);
  if (const auto kind = mfma_kind(instruction)) {
    if (a_dwords(*kind) != step.source[0].dwords || b_dwords(*kind) != step.source[1].dwords)
      return fail(ErrorCode::kUnsupported, complain(instruction, "register counts do not fit the matrix formats"));
    if (!broadcasts_a_block_that_exists(*kind, instruction))
      return fail(ErrorCode::kUnsupported, complain(instruction, "broadcasts a block of A that does not exist"));
    step.mfma = shared_mfma(*kind);
  } else if (instruction.row->issue == isa::IssueClass::kMfma) {
    return fail(ErrorCode::kUnsupported, complain(instruction, "undefined matrix format"));
  }
  if (instruction.modifiers.gds)
    return fail(ErrorCode::kUnsupported, complain(instruction, "global data share does not exist on gfx950"));
  return step;
}

}  // namespace leanfa::emu
