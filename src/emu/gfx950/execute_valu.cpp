// Drives lane functions: fetches sources, applies the encoding's modifiers, runs the operation on all lanes, and writes
// what EXEC (and DPP's masks) let through.
#include <algorithm>
#include <array>

#include "emu/gfx950/float_ops.hpp"
#include "emu/gfx950/operand_modifiers.hpp"
#include "emu/gfx950/semantics.hpp"

namespace leanfa::emu {
namespace {

using isa::Form;
constexpr std::size_t kMaxSourceDwords = 32;
using Rows = std::array<std::uint32_t, kLanes * kMaxSourceDwords>;

// Uninitialised on purpose: 24 KiB of which an instruction uses a few rows.
struct Scratch {
  std::array<Rows, 3> source;
  Rows result;
};

bool is_half(const isa::DataType& type) { return type.bits == 16 && type.count == 1; }

// abs, then neg, on the sign bit of a float of the source's width.
void apply_signs(const isa::DataType& type, bool absolute, bool negate, std::uint32_t* rows) {
  if (!type.is_float() || type.bits < 16 || !(absolute || negate)) return;
  const std::uint32_t sign = type.bits == 16 ? 0x8000U : 0x80000000U;
  std::uint32_t* const row = rows + (type.bits == 64 ? kLanes : 0);
  for (int lane = 0; lane < kLanes; ++lane) {
    if (absolute) row[lane] &= ~sign;
    if (negate) row[lane] ^= sign;
  }
}

void move_lanes(const isa::Modifiers& modifiers, const std::uint32_t* from, std::uint32_t* to, unsigned dwords) {
  for (int lane = 0; lane < kLanes; ++lane) {
    const int source = dpp_source_lane(modifiers.dpp_ctrl, lane);
    for (unsigned dword = 0; dword < dwords; ++dword)
      to[kLanes * dword + static_cast<unsigned>(lane)] =
          source < 0 ? 0 : from[kLanes * dword + static_cast<unsigned>(source)];
  }
}

// Lanes that a DPP instruction may write: without bound_ctrl, not those whose source lane does not exist or is off.
std::uint64_t dpp_mask(const isa::Modifiers& modifiers, std::uint64_t exec) {
  std::uint64_t mask = 0;
  for (int lane = 0; lane < kLanes; ++lane) {
    const int source = dpp_source_lane(modifiers.dpp_ctrl, lane);
    const bool valid = source >= 0 && (exec >> source & 1U) != 0;
    if ((valid || modifiers.bound_ctrl) && dpp_enabled(modifiers.row_mask, modifiers.bank_mask, lane))
      mask |= std::uint64_t{1} << lane;
  }
  return mask;
}

// Packed operands: {op_sel_hi half, op_sel half}, each with its sign.
void select_halves(const isa::Modifiers& modifiers, unsigned i, const isa::DataType& type, const std::uint32_t* from,
                   std::uint32_t* to) {
  const bool low_from_high = (modifiers.op_sel >> i & 1U) != 0;
  const bool high_from_high = (modifiers.op_sel_hi >> i & 1U) != 0;
  const bool negate_low = (modifiers.neg_lo >> i & 1U) != 0 && type.is_float();
  const bool negate_high = (modifiers.neg_hi >> i & 1U) != 0 && type.is_float();
  for (int lane = 0; lane < kLanes; ++lane) {
    if (type.bits == 32) {
      const std::uint32_t low = from[lane + (low_from_high ? kLanes : 0)];
      const std::uint32_t high = from[lane + (high_from_high ? kLanes : 0)];
      to[lane] = low ^ (negate_low ? 0x80000000U : 0U);
      to[lane + kLanes] = high ^ (negate_high ? 0x80000000U : 0U);
    } else {
      const std::uint32_t low = (low_from_high ? from[lane] >> 16 : from[lane]) & 0xFFFFU;
      const std::uint32_t high = (high_from_high ? from[lane] >> 16 : from[lane]) & 0xFFFFU;
      to[lane] = (low ^ (negate_low ? 0x8000U : 0U)) | (high ^ (negate_high ? 0x8000U : 0U)) << 16;
    }
  }
}

const std::uint32_t* modified_source(const Context& context, const Step& step, unsigned i, std::uint32_t* scratch) {
  const Source& source = step.source[i];
  const isa::Instruction& instruction = step.instruction;
  const isa::Modifiers& m = instruction.modifiers;
  const isa::Row& row = *instruction.row;
  const std::uint32_t* const raw = read_lanes(context, source, scratch);
  const unsigned words = kLanes * source.dwords;
  if (has(row.modifiers, isa::Modifier::kPackedSel) && source.type.count == 2 && source.type.bits >= 16 &&
      !has(row.modifiers, isa::Modifier::kOpSel)) {
    Rows copy;
    std::copy_n(raw, words, copy.data());
    select_halves(m, i, source.type, copy.data(), scratch);
    return scratch;
  }
  if (instruction.form == Form::kDpp && i == 0) {
    Rows copy;
    std::copy_n(raw, words, copy.data());
    move_lanes(m, copy.data(), scratch, source.dwords);
  } else if (raw != scratch) {
    std::copy_n(raw, words, scratch);
  }
  if (instruction.form == Form::kSdwa && i < 2) {
    const isa::SdwaSelect select = i == 0 ? m.src0_sel : m.src1_sel;
    const bool sign_extend = (m.sext >> i & 1U) != 0;
    for (int lane = 0; lane < kLanes; ++lane) scratch[lane] = sdwa_source(scratch[lane], select, sign_extend);
  }
  if (is_half(source.type) && (m.op_sel >> i & 1U) != 0)
    for (int lane = 0; lane < kLanes; ++lane) scratch[lane] >>= 16;
  apply_signs(source.type, (m.abs >> i & 1U) != 0, (m.neg >> i & 1U) != 0, scratch);
  return scratch;
}

void fetch(const Context& context, const Step& step, Scratch& scratch, LaneCall& call) {
  for (unsigned i = 0; i < 3; ++i) {
    const Source& source = step.source[i];
    if (source.kind == SourceKind::kNone) continue;
    call.s[i] = step.plain_sources ? read_lanes(context, source, scratch.source[i].data())
                                   : modified_source(context, step, i, scratch.source[i].data());
  }
  const Wave& wave = *context.wave;
  call.mode = wave.mode;
  call.exec = wave.exec();
  call.modifiers = &step.instruction.modifiers;
  call.mask_in = wave.vcc();
}

// The SGPR pair that v_cndmask, v_addc and the like read in VOP3 is source 2.
void use_mask_source(const Context& context, const Step& step, LaneCall& call) {
  const Source& mask = step.source[2];
  if (mask.kind == SourceKind::kScalar || mask.kind == SourceKind::kConstant) call.mask_in = read_scalar(context, mask);
}

// OMOD and CLAMP of float results; CLAMP of integers is the operation's own.
void finish_floats(const Step& step, const Mode& mode, std::uint32_t* rows) {
  const isa::Modifiers& m = step.instruction.modifiers;
  const isa::DataType& type = step.destination.type;
  if (!type.is_float()) return;
  for (unsigned dword = 0; dword < step.destination.dwords; ++dword)
    for (int lane = 0; lane < kLanes; ++lane) {
      std::uint32_t& value = rows[kLanes * dword + static_cast<unsigned>(lane)];
      if (type.bits == 32) {
        value = apply_omod_f32(value, m.omod, mode);
        if (m.clamp) value = clamp_f32(value, mode);
      } else if (type.bits == 16 && m.clamp) {
        const std::uint32_t low = clamp_f16(static_cast<std::uint16_t>(value), mode);
        const std::uint32_t high = type.count == 2 ? clamp_f16(static_cast<std::uint16_t>(value >> 16), mode) : 0U;
        value = type.count == 2 ? low | high << 16 : (value & 0xFFFF0000U) | low;
      }
    }
}

// Places a 16-bit or SDWA result into the destination's dword.
void place(const Context& context, const Step& step, std::uint32_t* rows) {
  const isa::Modifiers& m = step.instruction.modifiers;
  const Lanes& old = context.wave->vgpr[step.destination.index];
  if (step.instruction.form == Form::kSdwa) {
    for (unsigned lane = 0; lane < kLanes; ++lane)
      rows[lane] = sdwa_result(rows[lane], old[lane], m.dst_sel, m.dst_unused);
    return;
  }
  if (!is_half(step.destination.type) || has(step.instruction.row->implicit, isa::Implicit::kReadsDst)) return;
  const bool high = (m.op_sel >> 3 & 1U) != 0;
  for (unsigned lane = 0; lane < kLanes; ++lane)
    rows[lane] = high ? rows[lane] << 16 | (old[lane] & 0xFFFFU) : rows[lane] & 0xFFFFU;
}

std::uint64_t written_lanes(const Step& step, std::uint64_t exec) {
  return step.instruction.form == Form::kDpp ? exec & dpp_mask(step.instruction.modifiers, exec) : exec;
}

bool takes_mask(isa::Opcode opcode) {
  using isa::Opcode;
  return opcode == Opcode::v_cndmask_b32 || opcode == Opcode::v_addc_co_u32 || opcode == Opcode::v_subb_co_u32 ||
         opcode == Opcode::v_subbrev_co_u32;
}

}  // namespace

Flow execute_valu(Context& context, const Step& step) {
  Scratch scratch;
  LaneCall call;
  fetch(context, step, scratch, call);
  if (takes_mask(step.instruction.opcode())) use_mask_source(context, step, call);
  call.d = scratch.result.data();
  const bool keeps_part = step.destination.type.total_bits() < 32 && step.destination.type.count > 1;
  if (keeps_part || has(step.instruction.row->implicit, isa::Implicit::kReadsDst))
    std::copy_n(context.wave->vgpr[step.destination.index].data(), kLanes * step.destination.dwords, call.d);
  step.lanes(call);
  if (!step.plain_result) {
    finish_floats(step, call.mode, call.d);
    place(context, step, call.d);
  }
  write_lanes(context, step.destination, call.d, written_lanes(step, call.exec));
  if (step.carry_out.kind == DestinationKind::kScalar) write_scalar(context, step.carry_out, call.mask_out & call.exec);
  return Flow::kNext;
}

namespace {

// Bits of inactive lanes become 0.
std::uint64_t compare(Context& context, const Step& step) {
  Scratch scratch;
  LaneCall call;
  fetch(context, step, scratch, call);
  step.lanes(call);
  const std::uint64_t mask = call.mask_out & call.exec;
  write_scalar(context, step.carry_out, mask);
  return mask;
}

}  // namespace

Flow execute_compare(Context& context, const Step& step) {
  compare(context, step);
  return Flow::kNext;
}

Flow execute_compare_and_set_exec(Context& context, const Step& step) {
  context.wave->set_scalar64(kExec, compare(context, step));
  return Flow::kNext;
}

}  // namespace leanfa::emu
