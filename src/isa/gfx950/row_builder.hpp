// The words that rows/*.inc are written in: each makes a Row with what its encoding implies, and calls add what is
// special. constexpr, so a malformed row does not compile. Included by rows.cpp alone.
#pragma once

#include "isa/gfx950/row.hpp"

namespace leanfa::isa::build {

inline constexpr Modifier kNoModifiers = Modifier::kNone;
inline constexpr Modifier kNegate = Modifier::kNegate;  // VOP3b has no room for abs
inline constexpr Modifier kSigns = Modifier::kNegate | Modifier::kAbsolute;
inline constexpr Modifier kClamp = Modifier::kClamp;
inline constexpr Modifier kOmod = Modifier::kOmod;
inline constexpr Modifier kFloatModifiers = kSigns | kClamp | kOmod;
inline constexpr Modifier kSignsIgnored = Modifier::kSignsIgnored;
inline constexpr Modifier kTruthTable = Modifier::kTruthTable;

// For instructions that the manual does not describe; nothing but their encoding is known here.
inline constexpr std::string_view kLlvm = "LLVM 22";

enum class Access { kRead, kWritten, kReadWritten };
using enum Access;
enum class Base { kPointer, kBuffer };  // two SGPRs with an address, or four with a resource
using enum Base;

inline constexpr unsigned kE64 = 1u << static_cast<int>(Form::kE64);
inline constexpr unsigned kSdwa = 1u << static_cast<int>(Form::kSdwa);
inline constexpr unsigned kDpp = 1u << static_cast<int>(Form::kDpp);

class RowBuilder {
 public:
  constexpr RowBuilder(Encoding encoding, int number, IssueClass issue, Pipe pipe, std::string_view source) {
    row_.encoding = encoding;
    row_.number = static_cast<std::uint16_t>(number);
    row_.issue = issue;
    row_.pipe = pipe;
    row_.source = source;
  }

  constexpr RowBuilder operand(Field field, Accept accept, DataType type, Access access) const {
    RowBuilder next = *this;
    if (type.element == Element::kNone) return next;
    for (OperandRow& place : next.row_.operands) {
      if (place.field != Field::kNone) continue;
      place = {field, accept, type, access != kWritten, access != kRead};
      return next;
    }
    throw "a row has more operands than kMaxOperands";  // in a constant expression: does not compile
  }
  // A number in the instruction itself.
  constexpr RowBuilder immediate(Accept accept) const { return operand(Field::kImmediate, accept, types::u16, kRead); }
  constexpr RowBuilder modifiers(Modifier more) const {
    RowBuilder next = *this;
    next.row_.modifiers = next.row_.modifiers | more;
    return next;
  }
  constexpr RowBuilder implicit(Implicit more) const {
    RowBuilder next = *this;
    next.row_.implicit = next.row_.implicit | more;
    return next;
  }
  constexpr RowBuilder hazard(Hazard more) const {
    RowBuilder next = *this;
    next.row_.hazards = next.row_.hazards | more;
    return next;
  }
  constexpr RowBuilder unit(IssueClass issue, Pipe pipe) const {
    RowBuilder next = *this;
    next.row_.issue = issue;
    next.row_.pipe = pipe;
    return next;
  }
  constexpr RowBuilder access(MemorySpace space, MemoryKind kind) const {
    RowBuilder next = *this;
    next.row_.space = space;
    next.row_.memory = kind;
    return next;
  }
  constexpr RowBuilder forms(unsigned forms, bool has_suffix) const {
    RowBuilder next = *this;
    next.row_.forms = static_cast<std::uint8_t>(forms);
    next.row_.has_suffix = has_suffix;
    return next;
  }
  constexpr RowBuilder passes(int passes) const {
    RowBuilder next = *this;
    next.row_.passes = static_cast<std::uint8_t>(passes);
    return next;
  }

  constexpr RowBuilder from(std::string_view source) const {
    RowBuilder next = *this;
    next.row_.source = source;
    return next;
  }

  // Registers that no operand names.
  constexpr RowBuilder reads_scc() const { return implicit(Implicit::kReadsScc); }
  constexpr RowBuilder writes_scc() const { return implicit(Implicit::kWritesScc); }
  constexpr RowBuilder reads_vcc() const { return implicit(Implicit::kReadsVcc); }
  constexpr RowBuilder reads_exec() const { return implicit(Implicit::kReadsExec); }
  constexpr RowBuilder writes_exec() const { return implicit(Implicit::kWritesExec); }
  constexpr RowBuilder reads_m0() const { return implicit(Implicit::kReadsM0); }
  constexpr RowBuilder writes_m0() const { return implicit(Implicit::kWritesM0); }
  constexpr RowBuilder reads_mode() const { return implicit(Implicit::kReadsMode); }
  constexpr RowBuilder writes_mode() const { return implicit(Implicit::kWritesMode); }
  constexpr RowBuilder reads_flat_scratch() const { return implicit(Implicit::kReadsFlatScratch); }
  constexpr RowBuilder reads_vccz() const { return reads_vcc().hazard(Hazard::kReadsVccz); }
  constexpr RowBuilder reads_execz() const { return reads_exec().hazard(Hazard::kReadsExecz); }
  // The old destination counts: an accumulator, or a part of it survives.
  constexpr RowBuilder accumulates() const { return implicit(Implicit::kReadsDst); }
  // Goes on elsewhere.
  constexpr RowBuilder control() const { return implicit(Implicit::kWritesPc).unit(IssueClass::kBranch, Pipe::kNone); }

  // Forms, names, fields.
  constexpr RowBuilder without(unsigned forms) const {
    RowBuilder next = *this;
    next.row_.forms = static_cast<std::uint8_t>(next.row_.forms & ~forms);
    return next;
  }
  constexpr RowBuilder no_suffix() const {
    RowBuilder next = *this;
    next.row_.has_suffix = false;
    return next;
  }
  constexpr RowBuilder op_sel(unsigned mask) const {
    RowBuilder next = modifiers(Modifier::kOpSel);
    next.row_.op_sel = static_cast<std::uint8_t>(mask);
    if ((mask & 8u) != 0) next.row_.hazards = next.row_.hazards | Hazard::kByteDst;
    return next;
  }
  constexpr RowBuilder lane_options() const { return modifiers(Modifier::kLaneOptions); }
  constexpr RowBuilder no_half_select() const {
    RowBuilder next = *this;
    next.row_.modifiers =
        Modifier{static_cast<std::uint32_t>(next.row_.modifiers) & ~static_cast<std::uint32_t>(Modifier::kPackedSel)};
    return next;
  }
  // A source that takes VGPRs, or scalar registers, alone.
  constexpr RowBuilder vgpr_only(int source) const { return narrowed(source, Accept::kVectorOnly); }
  constexpr RowBuilder register_source() const { return narrowed(0, Accept::kScalarRegister); }

  // Hazards and units.
  constexpr RowBuilder transcendental() const {
    return hazard(Hazard::kTrans).unit(IssueClass::kValu, Pipe::kTranscendental);
  }
  constexpr RowBuilder dot() const { return hazard(Hazard::kDot).unit(IssueClass::kValu, Pipe::kPackedFp32); }
  constexpr RowBuilder packed_fp32() const { return unit(IssueClass::kValu, Pipe::kPackedFp32); }
  constexpr RowBuilder double_pipe() const {
    RowBuilder next = *this;
    if (next.row_.pipe == Pipe::kVector) next.row_.pipe = Pipe::kDouble;
    return next;
  }
  constexpr RowBuilder permlane_swap() const { return hazard(Hazard::kPermlaneSwap); }
  constexpr RowBuilder lane_read() const { return hazard(Hazard::kLaneRead); }
  constexpr RowBuilder lane_write() const { return hazard(Hazard::kLaneWrite); }
  constexpr RowBuilder div_fmas() const { return reads_vcc().hazard(Hazard::kDivFmas); }
  constexpr RowBuilder cmpx() const { return writes_exec().hazard(Hazard::kCmpx); }
  constexpr RowBuilder barrier() const { return hazard(Hazard::kBarrier); }
  constexpr RowBuilder f32_input() const { return mfma_class(Hazard::kSgemm); }
  constexpr RowBuilder f64_input() const { return mfma_class(Hazard::kDgemm).modifiers(Modifier::kBlgpNegates); }

  // DS operands.
  constexpr RowBuilder to(DataType type) const { return operand(Field::kDst, Accept::kVgprOrAgpr, type, kWritten); }
  constexpr RowBuilder address() const { return operand(Field::kAddress, Accept::kVgpr, types::b32, kRead); }
  constexpr RowBuilder data(DataType type) const { return operand(Field::kData, Accept::kVgprOrAgpr, type, kRead); }
  constexpr RowBuilder data1(DataType type) const { return operand(Field::kData1, Accept::kVgprOrAgpr, type, kRead); }
  constexpr RowBuilder two_offsets() const { return modifiers(Modifier::kTwoOffsets); }
  constexpr RowBuilder load() const { return access(MemorySpace::kLds, MemoryKind::kLoad); }
  constexpr RowBuilder store() const { return access(MemorySpace::kLds, MemoryKind::kStore); }
  constexpr RowBuilder atomic() const { return access(MemorySpace::kLds, MemoryKind::kAtomic); }
  constexpr RowBuilder exchange() const { return *this; }  // lanes through the LDS crossbar; no memory
  constexpr RowBuilder transposes() const { return hazard(Hazard::kTransposingRead); }
  constexpr RowBuilder any_tuple() const { return modifiers(Modifier::kAnyTuple); }
  constexpr RowBuilder add_tid() const { return hazard(Hazard::kAddTid); }

  constexpr Row made(Opcode opcode, std::string_view name) const {
    Row row = row_;
    row.opcode = opcode;
    row.name = name;
    return row;
  }

 private:
  constexpr RowBuilder narrowed(int source, Accept accept) const {
    RowBuilder next = *this;
    const Field field = source == 0 ? Field::kSrc0 : source == 1 ? Field::kSrc1 : Field::kSrc2;
    for (OperandRow& place : next.row_.operands)
      if (place.field == field) place.accept = accept;
    return next;
  }
  constexpr RowBuilder mfma_class(Hazard hazard) const {
    RowBuilder next = *this;
    next.row_.hazards = hazard;
    return next;
  }

  Row row_;
};

}  // namespace leanfa::isa::build
