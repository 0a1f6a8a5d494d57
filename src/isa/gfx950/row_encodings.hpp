// The words that begin a row of rows/*.inc, by encoding: each gives a RowBuilder with what the encoding implies; calls
// of row_builder.hpp add what is special about one instruction.
#pragma once

#include "isa/gfx950/row_builder.hpp"

namespace leanfa::isa::build {

// ---- scalar ----

constexpr RowBuilder salu(Encoding encoding, int number, std::string_view source) {
  return {encoding, number, IssueClass::kSalu, Pipe::kScalar, source};
}
constexpr RowBuilder sop2(int number, DataType dst, DataType a, DataType b) {
  return salu(Encoding::kSop2, number, "CDNA4 ISA 12.1")
      .operand(Field::kDst, Accept::kScalarDst, dst, kWritten)
      .operand(Field::kSrc0, Accept::kScalarSrc, a, kRead)
      .operand(Field::kSrc1, Accept::kScalarSrc, b, kRead);
}
constexpr RowBuilder sop1(int number, DataType dst, DataType source) {
  return salu(Encoding::kSop1, number, "CDNA4 ISA 12.3")
      .operand(Field::kDst, Accept::kScalarDst, dst, kWritten)
      .operand(Field::kSrc0, Accept::kScalarSrc, source, kRead);
}
constexpr RowBuilder sopc(int number, DataType a, DataType b) {
  return salu(Encoding::kSopc, number, "CDNA4 ISA 12.4")
      .operand(Field::kSrc0, Accept::kScalarSrc, a, kRead)
      .operand(Field::kSrc1, Accept::kScalarSrc, b, kRead);
}
constexpr RowBuilder sopc_index(int number) {
  return salu(Encoding::kSopc, number, "CDNA4 ISA 12.4")
      .operand(Field::kSrc0, Accept::kScalarSrc, types::b32, kRead)
      .immediate(Accept::kGprIndex);
}
constexpr RowBuilder sopk_any(int number) { return salu(Encoding::kSopk, number, "CDNA4 ISA 12.2"); }
constexpr RowBuilder sopk(int number, DataType type, Access access) {
  return sopk_any(number).operand(Field::kDst, Accept::kScalarDst, type, access).immediate(Accept::kHexImmediate);
}
constexpr RowBuilder sopk_branch(int number, Access access) {
  return sopk_any(number)
      .operand(Field::kDst, Accept::kScalarDst, types::b64, access)
      .immediate(Accept::kBranch)
      .control();
}
constexpr RowBuilder sopk_getreg(int number) {
  return sopk_any(number)
      .operand(Field::kDst, Accept::kScalarDst, types::b32, kWritten)
      .immediate(Accept::kHwreg)
      .reads_mode()
      .hazard(Hazard::kGetreg);
}
constexpr RowBuilder sopk_setreg(int number) {
  return sopk_any(number)
      .immediate(Accept::kHwreg)
      .operand(Field::kDst, Accept::kScalarDst, types::b32, kRead)
      .reads_mode()
      .writes_mode()
      .hazard(Hazard::kSetreg);
}
constexpr RowBuilder sopk_setreg_literal(int number) {
  return sopk_any(number)
      .immediate(Accept::kHwreg)
      .operand(Field::kImmediate, Accept::kSetregValue, types::b32, kRead)
      .reads_mode()
      .writes_mode()
      .hazard(Hazard::kSetreg);
}
constexpr RowBuilder sopp(int number) {
  return RowBuilder(Encoding::kSopp, number, IssueClass::kInternal, Pipe::kNone, "CDNA4 ISA 12.5");
}
constexpr RowBuilder sopp_number(int number) { return sopp(number).immediate(Accept::kImmediate); }
constexpr RowBuilder sopp_end(int number) { return sopp(number).immediate(Accept::kOptionalImmediate).control(); }
constexpr RowBuilder sopp_branch(int number) { return sopp(number).immediate(Accept::kBranch).control(); }
constexpr RowBuilder sopp_waitcnt(int number) { return sopp(number).immediate(Accept::kWaitcnt); }
constexpr RowBuilder sopp_index(int number) { return sopp(number).immediate(Accept::kGprIndex); }
constexpr RowBuilder sopp_message(int number) {
  return sopp(number).immediate(Accept::kMessage).unit(IssueClass::kMessage, Pipe::kNone).hazard(Hazard::kSendMessage);
}

// ---- scalar memory ----

constexpr RowBuilder smem(int number, MemoryKind kind) {
  return RowBuilder(Encoding::kSmem, number, IssueClass::kSmem, Pipe::kScalarMemory, "CDNA4 ISA 12.6")
      .access(MemorySpace::kScalar, kind);
}
constexpr RowBuilder smem_address(RowBuilder row, Base base) {
  return row.operand(Field::kBase, Accept::kScalarBase, base == kBuffer ? types::b128 : types::b64, kRead)
      .operand(Field::kOffset, Accept::kScalarOffset, types::b32, kRead);
}
constexpr RowBuilder smem_load(int number, DataType type, Base base) {
  return smem_address(smem(number, MemoryKind::kLoad).operand(Field::kDst, Accept::kScalarMemoryData, type, kWritten),
                      base);
}
constexpr RowBuilder smem_store(int number, DataType type, Base base) {
  return smem_address(smem(number, MemoryKind::kStore).operand(Field::kData, Accept::kScalarMemoryData, type, kRead),
                      base);
}
// The data is the result too when glc is set.
constexpr RowBuilder smem_atomic(int number, DataType type, Base base) {
  return smem_address(
      smem(number, MemoryKind::kAtomic).operand(Field::kData, Accept::kScalarMemoryData, type, kReadWritten), base);
}
constexpr RowBuilder smem_probe(int number, Base base) {
  return smem_address(smem(number, MemoryKind::kCache).operand(Field::kData, Accept::kProbe, types::b8, kRead), base);
}
constexpr RowBuilder smem_discard(int number) { return smem_address(smem(number, MemoryKind::kCache), kPointer); }
constexpr RowBuilder smem_cache(int number) { return smem(number, MemoryKind::kCache); }
constexpr RowBuilder smem_time(int number) {
  return smem(number, MemoryKind::kNone).operand(Field::kDst, Accept::kScalarMemoryData, types::b64, kWritten);
}

// ---- vector ALU ----

// Instructions on floats obey MODE.
constexpr RowBuilder valu(Encoding encoding, int number, std::string_view source, DataType dst, DataType a) {
  const RowBuilder row =
      RowBuilder(encoding, number, IssueClass::kValu, Pipe::kVector, source).implicit(Implicit::kReadsExec);
  return dst.is_float() || a.is_float() ? row.reads_mode() : row;
}
inline constexpr unsigned kAllForms = 1u | kE64 | kSdwa | kDpp;

constexpr RowBuilder vop1(int number, DataType dst, DataType source, Modifier modifiers) {
  return valu(Encoding::kVop1, number, "CDNA4 ISA 12.8", dst, source)
      .operand(Field::kDst, Accept::kVgpr, dst, kWritten)
      .operand(Field::kSrc0, Accept::kVectorSrc, source, kRead)
      .modifiers(modifiers)
      .forms(kAllForms, true);
}
constexpr RowBuilder vop1_plain(int number) {
  return RowBuilder(Encoding::kVop1, number, IssueClass::kValu, Pipe::kVector, "CDNA4 ISA 12.8")
      .forms(1u | kE64, false);
}
// Both operands are exchanged.
constexpr RowBuilder vop1_swap(int number, Modifier modifiers) {
  return valu(Encoding::kVop1, number, "CDNA4 ISA 12.8", types::b32, types::b32)
      .operand(Field::kDst, Accept::kVgpr, types::b32, kReadWritten)
      .operand(Field::kSrc0, Accept::kVectorOnly, types::b32, kReadWritten)
      .modifiers(modifiers)
      .forms(kAllForms, true);
}
constexpr RowBuilder vop1_to_scalar(int number) {
  return valu(Encoding::kVop1, number, "CDNA4 ISA 12.8", types::b32, types::b32)
      .operand(Field::kDst, Accept::kScalarResult, types::b32, kWritten)
      .operand(Field::kSrc0, Accept::kVectorOrLds, types::b32, kRead)
      .forms(kAllForms, true);
}
constexpr RowBuilder vop1_agpr(int number) {
  return valu(Encoding::kVop1, number, "CDNA4 ISA 12.8", types::b32, types::b32)
      .operand(Field::kDst, Accept::kAgpr, types::b32, kWritten)
      .operand(Field::kSrc0, Accept::kAgpr, types::b32, kRead)
      .forms(kAllForms, true);
}
constexpr RowBuilder vop2_any(int number, DataType dst, DataType a, Modifier modifiers) {
  return valu(Encoding::kVop2, number, "CDNA4 ISA 12.7", dst, a)
      .operand(Field::kDst, Accept::kVgpr, dst, kWritten)
      .modifiers(modifiers)
      .forms(kAllForms, true);
}
constexpr RowBuilder vop2(int number, DataType dst, DataType a, DataType b, Modifier modifiers) {
  return vop2_any(number, dst, a, modifiers)
      .operand(Field::kSrc0, Accept::kVectorSrc, a, kRead)
      .operand(Field::kSrc1, Accept::kVgpr, b, kRead);
}
// Both sources take float signs, but nothing is computed that MODE could change.
constexpr RowBuilder vop2_select(int number, DataType dst, DataType a, DataType b, Modifier modifiers) {
  return vop2_any(number, dst, dst, modifiers)
      .operand(Field::kSrc0, Accept::kVectorSrc, a, kRead)
      .operand(Field::kSrc1, Accept::kVgpr, b, kRead)
      .operand(Field::kSrc2, Accept::kVcc, types::lanes, kRead);
}
constexpr RowBuilder vop2_literal_multiplier(int number, DataType type) {
  return vop2_any(number, type, type, kNoModifiers)
      .operand(Field::kSrc0, Accept::kVectorSrc, type, kRead)
      .operand(Field::kImmediate, Accept::kLiteral, type, kRead)
      .operand(Field::kSrc1, Accept::kVgpr, type, kRead);
}
constexpr RowBuilder vop2_literal_addend(int number, DataType type) {
  return vop2(number, type, type, type, kNoModifiers).operand(Field::kImmediate, Accept::kLiteral, type, kRead);
}
constexpr RowBuilder vop2_carry_out(int number) {
  return vop2_any(number, types::u32, types::u32, kClamp)
      .operand(Field::kCarryOut, Accept::kVcc, types::lanes, kWritten)
      .operand(Field::kSrc0, Accept::kVectorSrc, types::u32, kRead)
      .operand(Field::kSrc1, Accept::kVgpr, types::u32, kRead);
}
constexpr RowBuilder vop2_carry_in_out(int number) {
  return vop2_carry_out(number).operand(Field::kSrc2, Accept::kVcc, types::lanes, kRead);
}
constexpr RowBuilder vopc(int number, DataType a, DataType b, Modifier modifiers) {
  return valu(Encoding::kVopc, number, "CDNA4 ISA 12.9", a, a)
      .operand(Field::kDst, Accept::kVcc, types::lanes, kWritten)
      .operand(Field::kSrc0, Accept::kVectorSrc, a, kRead)
      .operand(Field::kSrc1, Accept::kVgpr, b, kRead)
      .modifiers(modifiers)
      .forms(1u | kE64 | kSdwa, true);
}
constexpr RowBuilder vop3_sources(RowBuilder row, DataType a, DataType b, DataType c) {
  return row.operand(Field::kSrc0, Accept::kVectorSrc, a, kRead)
      .operand(Field::kSrc1, Accept::kVectorSrc, b, kRead)
      .operand(Field::kSrc2, Accept::kVectorSrc, c, kRead);
}
constexpr RowBuilder vop3(int number, DataType dst, DataType a, DataType b, DataType c, Modifier modifiers) {
  return vop3_sources(valu(Encoding::kVop3, number, "CDNA4 ISA 12.11", dst, a)
                          .operand(Field::kDst, Accept::kVgpr, dst, kWritten)
                          .modifiers(modifiers),
                      a, b, c);
}
constexpr RowBuilder vop3(int number, DataType dst, DataType a, DataType b, Modifier modifiers) {
  return vop3(number, dst, a, b, types::none, modifiers);
}
constexpr RowBuilder vop3b(int number, DataType dst, DataType a, DataType b, DataType c, Modifier modifiers) {
  return vop3_sources(valu(Encoding::kVop3b, number, "CDNA4 ISA 12.11", dst, a)
                          .operand(Field::kDst, Accept::kVgpr, dst, kWritten)
                          .operand(Field::kCarryOut, Accept::kScalarDst, types::lanes, kWritten)
                          .modifiers(modifiers),
                      a, b, c);
}
constexpr RowBuilder vop3_readlane(int number) {
  return RowBuilder(Encoding::kVop3, number, IssueClass::kValu, Pipe::kVector, "CDNA4 ISA 12.11")
      .operand(Field::kDst, Accept::kScalarResult, types::b32, kWritten)
      .operand(Field::kSrc0, Accept::kVectorOrLds, types::b32, kRead)
      .operand(Field::kSrc1, Accept::kScalarOrInline, types::b32, kRead)
      .hazard(Hazard::kLaneSelect);
}
constexpr RowBuilder vop3_writelane(int number) {
  return RowBuilder(Encoding::kVop3, number, IssueClass::kValu, Pipe::kVector, "CDNA4 ISA 12.11")
      .operand(Field::kDst, Accept::kVgpr, types::b32, kWritten)
      .operand(Field::kSrc0, Accept::kScalarOrInline, types::b32, kRead)
      .operand(Field::kSrc1, Accept::kScalarOrInline, types::b32, kRead)
      .hazard(Hazard::kLaneSelect)
      .accumulates();  // the other lanes survive
}
constexpr RowBuilder vop3p(int number, DataType dst, DataType a, DataType b, DataType c = types::none) {
  return vop3_sources(valu(Encoding::kVop3p, number, "CDNA4 ISA 12.10", dst, a)
                          .operand(Field::kDst, Accept::kVgpr, dst, kWritten)
                          .modifiers(Modifier::kPackedSel | Modifier::kPackedNeg | Modifier::kClamp),
                      a, b, c);
}
// Sources are f32, or a half of a register as f16, by op_sel_hi; neg_hi is abs.
constexpr RowBuilder fma_mix(int number, DataType dst) {
  return vop3_sources(valu(Encoding::kVop3p, number, "CDNA4 ISA 12.10", dst, types::f32)
                          .operand(Field::kDst, Accept::kVgpr, dst, kWritten)
                          .modifiers(kSigns | Modifier::kPackedSel | Modifier::kClamp),
                      types::f32, types::f32, types::f32);
}

// ---- matrix ----

constexpr RowBuilder matrix(Encoding encoding, int number, int passes) {
  return RowBuilder(encoding, number, IssueClass::kMfma, Pipe::kMatrix, "CDNA4 ISA 7.1, 12.10")
      .reads_mode()  // FP16_OVFL
      .hazard(Hazard::kXdl)
      .passes(passes);
}
constexpr RowBuilder matrix_operands(RowBuilder row, DataType d, DataType a, DataType b) {
  return row.operand(Field::kDst, Accept::kMatrixResult, d, kWritten)
      .operand(Field::kSrc0, Accept::kVectorOrAgpr, a, kRead)
      .operand(Field::kSrc1, Accept::kVectorOrAgpr, b, kRead)
      .operand(Field::kSrc2, Accept::kMatrixAddend, d, kRead);
}
constexpr RowBuilder mfma(int number, DataType d, DataType a, DataType b, int passes) {
  return matrix_operands(matrix(Encoding::kMai, number, passes), d, a, b)
      .modifiers(Modifier::kCbszAbid | Modifier::kBlgp);
}
constexpr RowBuilder mfma_any_format(int number, DataType d, int passes) {
  return matrix_operands(matrix(Encoding::kMai, number, passes), d, types::f8f6f4x32, types::f8f6f4x32)
      .modifiers(Modifier::kFormats);
}
constexpr RowBuilder mfma_scaled(int number, DataType d, int passes) {
  return matrix_operands(matrix(Encoding::kVop3px2, number, passes).from("CDNA4 ISA 7.2"), d, types::f8f6f4x32,
                         types::f8f6f4x32)
      .operand(Field::kScaleA, Accept::kVectorOnly, types::e8m0, kRead)
      .operand(Field::kScaleB, Accept::kVectorOnly, types::e8m0, kRead)
      .modifiers(Modifier::kFormats | Modifier::kPackedSel);
}
constexpr RowBuilder mfma_load_scale(int number) {
  return matrix(Encoding::kMai, number, 0)
      .operand(Field::kSrc0, Accept::kVectorSrc, types::e8m0, kRead)
      .operand(Field::kSrc1, Accept::kVectorSrc, types::e8m0, kRead)
      .modifiers(Modifier::kPackedSel);
}
// D is C; the third source says which two of four elements of A are there.
constexpr RowBuilder smfmac(int number, DataType d, DataType a, DataType b, int passes) {
  return matrix(Encoding::kMai, number, passes)
      .operand(Field::kDst, Accept::kMatrixResult, d, kReadWritten)
      .operand(Field::kSrc0, Accept::kVectorOrAgpr, a, kRead)
      .operand(Field::kSrc1, Accept::kVectorOrAgpr, b, kRead)
      .operand(Field::kSrc2, Accept::kVectorOnly, types::b32, kRead)
      .modifiers(Modifier::kCbszAbid);
}
constexpr RowBuilder accvgpr_read(int number) {
  return RowBuilder(Encoding::kMai, number, IssueClass::kValu, Pipe::kVector, "CDNA4 ISA 12.10")
      .reads_exec()
      .operand(Field::kDst, Accept::kVgpr, types::b32, kWritten)
      .operand(Field::kSrc0, Accept::kAgprSource, types::b32, kRead);
}
constexpr RowBuilder accvgpr_write(int number) {
  return RowBuilder(Encoding::kMai, number, IssueClass::kValu, Pipe::kVector, "CDNA4 ISA 12.10")
      .reads_exec()
      .operand(Field::kDst, Accept::kAgpr, types::b32, kWritten)
      .operand(Field::kSrc0, Accept::kVectorSrc, types::b32, kRead);
}

// ---- LDS ----

constexpr RowBuilder ds(int number) {
  return RowBuilder(Encoding::kDs, number, IssueClass::kLds, Pipe::kLds, "CDNA4 ISA 12.12").reads_exec();
}
// Global wave sync; the gds bit is always set.
constexpr RowBuilder ds_gws(int number, DataType data) {
  return ds(number).operand(Field::kAddress, Accept::kVgprOrAgpr, data, kRead).reads_m0().hazard(Hazard::kGws);
}

// ---- vector memory ----

constexpr RowBuilder vmem(Encoding encoding, int number, std::string_view source, MemorySpace space, MemoryKind kind) {
  return RowBuilder(encoding, number, IssueClass::kVmem, Pipe::kVectorMemory, source).reads_exec().access(space, kind);
}
constexpr RowBuilder buffer(Encoding encoding, int number, MemoryKind kind, DataType data) {
  const bool load = kind == MemoryKind::kLoad;
  return vmem(encoding, number, encoding == Encoding::kMubuf ? "CDNA4 ISA 12.13" : "CDNA4 ISA 12.14",
              MemorySpace::kBuffer, kind)
      .operand(load ? Field::kDst : Field::kData, Accept::kVgprOrAgpr, data,
               load                          ? kWritten
               : kind == MemoryKind::kAtomic ? kReadWritten
                                             : kRead)
      .operand(Field::kAddress, Accept::kBufferAddress, types::b64, kRead)
      .operand(Field::kResource, Accept::kScalarBase, types::b128, kRead)
      .operand(Field::kOffset, Accept::kScalarOrInline, types::b32, kRead);
}
constexpr RowBuilder mubuf_load(int number, DataType data) {
  return buffer(Encoding::kMubuf, number, MemoryKind::kLoad, data);
}
// With the lds bit the data goes to LDS, at M0; there is no data operand.
constexpr RowBuilder mubuf_load_or_lds(int number, DataType data) {
  return mubuf_load(number, data).modifiers(Modifier::kTakesLds);
}
constexpr RowBuilder mubuf_store(int number, DataType data) {
  return buffer(Encoding::kMubuf, number, MemoryKind::kStore, data);
}
// The data is the result too when sc0 is set.
constexpr RowBuilder mubuf_atomic(int number, DataType data) {
  return buffer(Encoding::kMubuf, number, MemoryKind::kAtomic, data);
}
constexpr RowBuilder mubuf_cache(int number) {
  return vmem(Encoding::kMubuf, number, "CDNA4 ISA 12.13", MemorySpace::kBuffer, MemoryKind::kCache);
}
constexpr RowBuilder mtbuf_load(int number, DataType data) {
  return buffer(Encoding::kMtbuf, number, MemoryKind::kLoad, data);
}
constexpr RowBuilder mtbuf_store(int number, DataType data) {
  return buffer(Encoding::kMtbuf, number, MemoryKind::kStore, data);
}

constexpr RowBuilder flat_any(Encoding encoding, int number, MemoryKind kind) {
  if (encoding == Encoding::kGlobal) return vmem(encoding, number, "CDNA4 ISA 12.15.3", MemorySpace::kGlobal, kind);
  if (encoding == Encoding::kScratch)
    return vmem(encoding, number, "CDNA4 ISA 12.15.2", MemorySpace::kScratch, kind).reads_flat_scratch();
  return vmem(encoding, number, "CDNA4 ISA 12.15.1", MemorySpace::kFlat, kind)
      .unit(IssueClass::kFlat, Pipe::kVectorMemory)
      .reads_flat_scratch();
}
constexpr RowBuilder flat_address(RowBuilder row, Encoding encoding) {
  if (encoding == Encoding::kFlat) return row.operand(Field::kAddress, Accept::kVgpr, types::b64, kRead);
  return row.operand(Field::kAddress, encoding == Encoding::kGlobal ? Accept::kGlobalAddress : Accept::kScratchAddress,
                     types::b64, kRead);
}
constexpr RowBuilder flat_base(RowBuilder row, Encoding encoding) {
  if (encoding == Encoding::kFlat) return row;
  return row.operand(Field::kBase, Accept::kOptionalBase, encoding == Encoding::kGlobal ? types::b64 : types::b32,
                     kRead);
}
constexpr RowBuilder flat_load_in(Encoding encoding, int number, DataType data) {
  return flat_base(flat_address(flat_any(encoding, number, MemoryKind::kLoad).to(data), encoding), encoding);
}
constexpr RowBuilder flat_store_in(Encoding encoding, int number, DataType data) {
  return flat_base(flat_address(flat_any(encoding, number, MemoryKind::kStore), encoding).data(data), encoding);
}
// The result is there when sc0 is set.
constexpr RowBuilder flat_atomic_in(Encoding encoding, int number, DataType result, DataType data) {
  return flat_base(flat_address(flat_any(encoding, number, MemoryKind::kAtomic).to(result), encoding).data(data),
                   encoding);
}
constexpr RowBuilder flat_load_lds_in(Encoding encoding, int number) {
  return flat_base(flat_address(flat_any(encoding, number, MemoryKind::kLoad), encoding), encoding)
      .reads_m0()
      .modifiers(Modifier::kTakesLds);
}
constexpr RowBuilder flat_load(int number, DataType data) { return flat_load_in(Encoding::kFlat, number, data); }
constexpr RowBuilder flat_store(int number, DataType data) { return flat_store_in(Encoding::kFlat, number, data); }
constexpr RowBuilder flat_atomic(int number, DataType result, DataType data) {
  return flat_atomic_in(Encoding::kFlat, number, result, data);
}
constexpr RowBuilder global_load(int number, DataType data) { return flat_load_in(Encoding::kGlobal, number, data); }
constexpr RowBuilder global_store(int number, DataType data) { return flat_store_in(Encoding::kGlobal, number, data); }
constexpr RowBuilder global_atomic(int number, DataType result, DataType data) {
  return flat_atomic_in(Encoding::kGlobal, number, result, data);
}
constexpr RowBuilder global_load_lds(int number) { return flat_load_lds_in(Encoding::kGlobal, number); }
constexpr RowBuilder scratch_load(int number, DataType data) { return flat_load_in(Encoding::kScratch, number, data); }
constexpr RowBuilder scratch_store(int number, DataType data) {
  return flat_store_in(Encoding::kScratch, number, data);
}
constexpr RowBuilder scratch_load_lds(int number) { return flat_load_lds_in(Encoding::kScratch, number); }

}  // namespace leanfa::isa::build
