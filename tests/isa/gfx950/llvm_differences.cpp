#include "isa/gfx950/llvm_differences.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "isa/gfx950/encoding.hpp"
#include "isa/gfx950/instruction.hpp"

namespace leanfa::isa::test {
namespace {

bool refused(const Outcome& outcome) { return !outcome.ours && outcome.llvm; }
bool accepted(const Outcome& outcome) { return outcome.ours && !outcome.llvm; }
bool text_differs(const Outcome& outcome) { return outcome.ours && outcome.llvm && !agree(outcome); }

bool llvm_says(const Outcome& outcome, std::string_view text) {
  return outcome.llvm && outcome.llvm->find(text) != std::string::npos;
}
bool we_say(const Outcome& outcome, std::string_view text) {
  return outcome.ours && outcome.ours->find(text) != std::string::npos;
}

std::optional<Shape> shape(const Outcome& outcome) { return identify(Words(outcome.words)); }

bool row_is(const Outcome& outcome, std::string_view name) {
  const auto found = shape(outcome);
  return found && found->row->name == name;
}

Encoding layout(const Outcome& outcome) {
  const auto found = shape(outcome);
  return found ? layout_of(*found->row, found->form) : Encoding::kSopp;
}

bool is_one_of(Encoding encoding, std::initializer_list<Encoding> list) {
  return std::find(list.begin(), list.end(), encoding) != list.end();
}

std::uint32_t bits(const Outcome& outcome, int low, int width) {
  return Words(outcome.words).get({static_cast<std::uint8_t>(low), static_cast<std::uint8_t>(width)});
}

// Of the three source fields of VOP3.
bool has_literal_source(const Outcome& outcome) {
  return bits(outcome, 32, 9) == 255 || bits(outcome, 41, 9) == 255 || bits(outcome, 50, 9) == 255;
}

// A tuple "s[a:b]" of the text that ends past `last`.
bool tuple_past(const Outcome& outcome, std::string_view file, int last) {
  if (!outcome.llvm) return false;
  const std::string& text = *outcome.llvm;
  for (std::size_t at = text.find(file); at != std::string::npos; at = text.find(file, at + 1)) {
    const std::size_t colon = text.find(':', at);
    if (colon != std::string::npos && std::stoi(text.substr(colon + 1)) > last) return true;
  }
  return false;
}

bool takes_scalar_tuple(const OperandRow& place, Form form) {
  // src1 of the short vector encodings is a VGPR, in their VOP3 form any source.
  if (place.accept == Accept::kVgpr && place.field == Field::kSrc1 && form == Form::kE64)
    return place.type.dwords() > 1;
  return place.type.dwords() > 1 && (place.accept == Accept::kScalarDst || place.accept == Accept::kScalarSrc ||
                                     place.accept == Accept::kVectorSrc || place.accept == Accept::kScalarRegister ||
                                     place.accept == Accept::kScalarMemoryData || place.accept == Accept::kScalarBase ||
                                     place.accept == Accept::kOptionalBase || place.accept == Accept::kVcc);
}

// A field holds an SGPR or trap register at which a tuple of its size cannot start.
bool misaligned_scalar(const Outcome& outcome) {
  const auto found = shape(outcome);
  if (!found) return false;
  const Words words(outcome.words);
  for (const OperandRow& place : found->row->operands) {
    if (!takes_scalar_tuple(place, found->form)) continue;
    std::uint32_t code = words.get(field_bits(layout(outcome), place.field));
    if (found->form == Form::kSdwa) code = place.field == Field::kSrc0 ? bits(outcome, 32, 8) : bits(outcome, 40, 7);
    if (place.field == Field::kResource) code *= 4;
    if (place.field == Field::kBase && place.accept == Accept::kScalarBase) code *= 2;
    const std::uint32_t alignment = place.type.dwords() == 2 ? 2 : 4;
    const std::uint32_t number = code >= 108 && code <= 123 ? code - 108 : code;
    if (code <= 123 && number % alignment != 0) return true;
  }
  return false;
}

using enum Encoding;

const std::vector<Difference>& table() {
  static const std::vector<Difference> kTable = {
      {"reserved scalar 125",
       "LLVM names it null, a register of other targets; the manual reserves the code",
       {0x80047d08, 0, 0, 0},
       [](const Outcome& o) { return refused(o) && llvm_says(o, "null"); }},
      {"scalars 230 and 231",
       "LLVM names them src_flat_scratch_base, of other targets; the manual reserves the codes",
       {0x8004e608, 0, 0, 0},
       [](const Outcome& o) { return refused(o) && llvm_says(o, "src_flat_scratch_base"); }},
      {"misaligned scalar tuples",
       "LLVM prints the tuple below with a warning; the manual (3.6.3) requires alignment",
       {0xbe840109, 0, 0, 0},
       [](const Outcome& o) { return refused(o) && misaligned_scalar(o); }},
      {"scalar tuples past s101",
       "LLVM prints registers that do not exist",
       {0xc00c1802, 0x10, 0, 0},
       [](const Outcome& o) { return refused(o) && tuple_past(o, "s[", 101); }},
      {"vector tuples past 255",
       "LLVM prints registers that do not exist",
       {0xdc5c8000, 0xfe7f0002, 0, 0},
       [](const Outcome& o) { return refused(o) && (tuple_past(o, "v[", 255) || tuple_past(o, "a[", 255)); }},
      {"literals in VOP3",
       "LLVM's disassembler reads one; its assembler and the manual have none in these encodings",
       {0xd1d10020, 0x03feb738, 0x12345678, 0},
       [](const Outcome& o) {
         return refused(o) && is_one_of(layout(o), {kVop3, kVop3b, kVop3p, kMai, kVop3px2}) && has_literal_source(o);
       }},
      {"bit 12 of FLAT offsets",
       "LLVM's disassembler reads 13 bits; its assembler and the manual have 12",
       {0xdc501000, 0x0c000002, 0, 0},
       [](const Outcome& o) { return refused(o) && layout(o) == kFlat && bits(o, 12, 1) == 1; }},
      {"dst_unused 3",
       "reserved; LLVM prints UNUSED_PAD",
       {0x020408f9, 0x06061e06, 0, 0},
       [](const Outcome& o) { return refused(o) && llvm_says(o, "_sdwa") && bits(o, 43, 2) == 3; }},
      {"matrix formats 5 to 7",
       "reserved; LLVM prints eight registers for them",
       {0xd3ae0500, 0x04c27120, 0, 0},
       [](const Outcome& o) {
         const int shift = layout(o) == kVop3px2 ? 64 : 0;
         return refused(o) && llvm_says(o, "f8f6f4") && (bits(o, 8 + shift, 3) > 4 || bits(o, 61 + shift, 3) > 4);
       }},
      {"scaled matrix instruction with an invalid part",
       "LLVM shows the prefix as an instruction of its own; the two halves are one instruction and it is refused",
       {0xd3ac4200, 0x004be9c9, 0xd3ae0f9e, 0x53e723f1},
       [](const Outcome& o) { return refused(o) && layout(o) == kVop3px2 && llvm_says(o, "v_mfma_ld_scale_b32"); }},
      {"vector registers as lane masks",
       "src2 of v_cndmask and of the carry-in additions is an SGPR pair",
       {0xd1000002, 0x04321104, 0, 0},
       [](const Outcome& o) {
         const auto found = shape(o);
         return refused(o) && found && found->form == Form::kE64 && bits(o, 50, 9) >= 256;
       }},
      {"special sources as wide operands or in place of VGPRs",
       "LLVM prints src_vccz and the like wherever a register stands, also where only vector registers can",
       {0x7e1ea2fd, 0, 0, 0},
       [](const Outcome& o) { return refused(o) && llvm_says(o, "src_"); }},
      {"odd AGPR tuples",
       "LLVM's disassembler does not check the data of LDS and flat accesses; its assembler refuses them",
       {0xdac00000, 0x08000900, 0, 0},
       [](const Outcome& o) {
         return refused(o) && is_one_of(layout(o), {kDs, kFlat, kGlobal}) && llvm_says(o, "a[");
       }},
      {"odd address pairs of typed buffers",
       "as above; the untyped ones are checked",
       {0xe8203010, 0x03020403, 0, 0},
       [](const Outcome& o) { return refused(o) && layout(o) == kMtbuf && llvm_says(o, "idxen offen"); }},
      {"v_nop and v_clrexcp with SDWA or DPP",
       "they have no source that the controls could be of",
       {0x7e0000fa, 0xff00e406, 0, 0},
       [](const Outcome& o) {
         return refused(o) && (llvm_says(o, "v_nop") || llvm_says(o, "v_clrexcp")) && bits(o, 0, 9) - 249 < 2;
       }},
      {"EXEC as base of global_load_lds",
       "refused as for the other GLOBAL instructions",
       {0xdca88000, 0x007e0002, 0, 0},
       [](const Outcome& o) { return refused(o) && llvm_says(o, "global_load_lds") && llvm_says(o, "exec"); }},
      {"constants K between 128 and 255",
       "LLVM 22 prints K of v_fmamk and its kin as if it were a source code",
       {0x2e040906, 0x00000088, 0, 0},
       [](const Outcome& o) {
         const bool has_k = row_is(o, "v_fmamk_f32") || row_is(o, "v_fmaak_f32") || row_is(o, "v_madmk_f16") ||
                            row_is(o, "v_madak_f16");
         return text_differs(o) && has_k && o.words[1] >= 128 && o.words[1] <= 255;
       }},
      {"inline floats as exponent of v_ldexp_f16",
       "a 16-bit integer: the row prints the bits, LLVM the float",
       {0xd1330000, 0x0001e50f, 0, 0},
       [](const Outcome& o) { return text_differs(o) && row_is(o, "v_ldexp_f16") && we_say(o, "0x"); }},
      {"op_sel[2] of v_cvt_pk_bf16_f32",
       "there is no third source: ignored as in the other rows without op_sel",
       {0xd2682002, 0x00021104, 0, 0},
       [](const Outcome& o) { return accepted(o) && row_is(o, "v_cvt_pk_bf16_f32"); }},
      {"floating atomics that return to AGPRs",
       "LLVM has no such form of some; the acc bit is the same for all",
       {0xdd398000, 0x04ff0402, 0, 0},
       [](const Outcome& o) { return accepted(o) && is_one_of(layout(o), {kFlat, kGlobal}) && bits(o, 55, 1) == 1; }},
      {"narrow AGPR operands at the end of the file",
       "LLVM takes 4- and 6-bit operands for eight registers first",
       {0xd3ae0400, 0x0cc271fa, 0, 0},
       [](const Outcome& o) { return accepted(o) && we_say(o, "f8f6f4") && we_say(o, "a[25"); }},
  };
  return kTable;
}

}  // namespace

std::span<const Difference> differences() { return table(); }

Outcome outcome(const WordList& words, std::optional<std::string> llvm) {
  Outcome result{words, std::nullopt, std::move(llvm)};
  if (result.llvm && result.llvm->find("/*") != std::string::npos) result.llvm.reset();
  if (const auto instruction = decode(words, 0)) result.ours = print(*instruction);
  return result;
}

bool agree(const Outcome& outcome) { return outcome.ours == outcome.llvm; }

std::string describe(const Outcome& outcome) {
  const std::string none = "no instruction";
  return fmt::format("{:08x} {:08x} {:08x} {:08x}\n  ours {}\n  LLVM {}", outcome.words[0], outcome.words[1],
                     outcome.words[2], outcome.words[3], outcome.ours.value_or(none), outcome.llvm.value_or(none));
}

}  // namespace leanfa::isa::test
