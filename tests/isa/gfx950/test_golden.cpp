// Every row in every form, as text and words: the committed files against our disassembler, and both against LLVM.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <tuple>

#include "isa/gfx950/assembly_file.hpp"
#include "isa/gfx950/encoding.hpp"
#include "isa/gfx950/instruction.hpp"
#include "isa/gfx950/llvm.hpp"

namespace leanfa::isa::test {
namespace {

const std::vector<AssemblyLine>& lines() {
  static const std::vector<AssemblyLine> kLines = golden_lines();
  return kLines;
}

TEST(Golden, WordsPrintAsTheirText) {
  for (const AssemblyLine& line : lines()) {
    const auto instruction = decode(line.words, 0);
    ASSERT_TRUE(instruction) << line.where() << ": " << line.text << "\n" << instruction.error().message;
    EXPECT_EQ(print(*instruction), line.text) << line.where();
    EXPECT_EQ(static_cast<std::size_t>(instruction->size), 4 * line.words.size()) << line.where();
  }
}

TEST(Golden, EveryRowIsThereInEveryForm) {
  std::set<std::pair<Opcode, Form>> seen;
  for (const AssemblyLine& line : lines())
    if (const auto instruction = decode(line.words, 0)) seen.insert({instruction->opcode(), instruction->form});
  for (const Row& row : rows())
    for (const Form form : {Form::kBase, Form::kE64, Form::kSdwa, Form::kDpp})
      // Without a suffix the assembler has one spelling for all forms.
      if (row.has_form(form) && (form == Form::kBase || row.has_suffix)) {
        EXPECT_TRUE(seen.contains({row.opcode, form})) << row.name << ", form " << static_cast<int>(form);
      }
}

// What a modifier prints; a row that has it is there with it.
TEST(Golden, EveryModifierOfARowIsThere) {
  struct Mark {
    Modifier bit;
    const char* pattern;
  };
  constexpr Mark kMarks[] = {{Modifier::kNegate, ", -[v|]"},       {Modifier::kAbsolute, "[|]v"},
                             {Modifier::kClamp, " clamp"},         {Modifier::kOmod, " (mul|div):"},
                             {Modifier::kOpSel, " op_sel:"},       {Modifier::kPackedNeg, " neg_(lo|hi):"},
                             {Modifier::kCbszAbid, " cbsz:"},      {Modifier::kFormats, " (cbsz|blgp):"},
                             {Modifier::kTruthTable, " bitop3:"},  {Modifier::kTwoOffsets, " offset1:"},
                             {Modifier::kBlgpNegates, " neg:\\["}, {Modifier::kBlgp, " (blgp|neg):"}};
  std::map<Opcode, std::string> text;
  for (const AssemblyLine& line : lines())
    if (const auto instruction = decode(line.words, 0)) text[instruction->opcode()] += line.text + "\n";
  for (const Row& row : rows())
    for (const Mark& mark : kMarks)
      if (has(row.modifiers, mark.bit)) {
        EXPECT_TRUE(std::regex_search(text[row.opcode], std::regex(mark.pattern))) << row.name << mark.pattern;
      }
}

// Kinds of operands that differ for the decoder and the printer.
enum class Kind { kVector, kAccumulation, kScalar, kSpecial, kInteger, kFloat, kLiteral, kOther };

Kind kind_of(const Operand& operand) {
  switch (operand.kind) {
    case OperandKind::kVgpr:
      return Kind::kVector;
    case OperandKind::kAgpr:
      return Kind::kAccumulation;
    case OperandKind::kSgpr:
      return Kind::kScalar;
    case OperandKind::kInlineInteger:
      return Kind::kInteger;
    case OperandKind::kInlineFloat:
      return Kind::kFloat;
    case OperandKind::kLiteral:
      return Kind::kLiteral;
    case OperandKind::kNone:
    case OperandKind::kImmediate:
    case OperandKind::kOff:
      return Kind::kOther;
    default:
      return Kind::kSpecial;
  }
}

// Words that an assembler can be made to write: vector instructions read one scalar value at most, nothing spells an
// inline float where 16-bit integers stand, and LLVM takes no literal for s_cbranch_g_fork.
bool has_spelling(const Instruction& instruction) {
  const bool vector = instruction.row->issue == IssueClass::kValu || instruction.row->issue == IssueClass::kMfma;
  int scalars = vector && has(instruction.row->implicit, Implicit::kReadsVcc) ? 1 : 0;
  int literals = instruction.opcode() == Opcode::s_cbranch_g_fork ? 1 : 0;
  for (const Operand& operand : instruction.all_operands()) {
    const Kind kind = kind_of(operand);
    if (kind == Kind::kFloat && operand.type.bits == 16 && !operand.type.is_float()) return false;
    if (kind == Kind::kLiteral) ++literals;
    if (operand.read && (kind == Kind::kScalar || kind == Kind::kSpecial || kind == Kind::kLiteral)) ++scalars;
  }
  return literals <= 1 && (!vector || scalars <= 1);
}

// The line's instruction with another value in a register field, where that is the same row.
std::optional<Instruction> with_field(const AssemblyLine& line, Bits bits, std::uint32_t value) {
  WordList words = line.words;
  for (std::uint32_t i = 0; i < bits.width; ++i) {
    const std::uint32_t bit = bits.low + i;
    std::uint32_t& word = words.at(bit / 32);
    word = (word & ~(1u << (bit % 32))) | ((value >> i & 1u) << (bit % 32));
  }
  words.push_back(0x1234);  // a literal, if the value asks for one
  auto instruction = decode(words, 0);
  if (!instruction) return std::nullopt;
  return *instruction;
}

TEST(Golden, EveryKindOfOperandIsThere) {
  using Key = std::tuple<Opcode, Form, Field, Kind>;
  std::set<Key> seen;
  std::map<Key, std::string> possible;
  // s4, vcc, m0, exec, 1, 1.0, vccz, a literal, v4, and small numbers for narrow fields.
  constexpr std::uint32_t kValues[] = {1, 2, 4, 8, 106, 124, 126, 129, 242, 251, 255, 260};
  for (const AssemblyLine& line : lines()) {
    const auto instruction = decode(line.words, 0);
    if (!instruction) continue;
    const Form form = instruction->form;
    for (const Operand& operand : instruction->all_operands())
      seen.insert({instruction->opcode(), form, operand.field, kind_of(operand)});
    if (form == Form::kSdwa || form == Form::kDpp) continue;
    for (const Operand& operand : instruction->all_operands()) {
      const Bits bits = field_bits(layout_of(*instruction->row, form), operand.field);
      if (bits.width == 0 || kind_of(operand) == Kind::kOther) continue;
      for (const std::uint32_t value : kValues) {
        if (value >> bits.width != 0) continue;
        const auto changed = with_field(line, bits, value);
        if (!changed || changed->row != instruction->row || !has_spelling(*changed)) continue;
        const Kind kind = kind_of(changed->operand(operand.field));
        if (kind != Kind::kOther) possible[{changed->opcode(), form, operand.field, kind}] = print(*changed);
      }
    }
  }
  for (const auto& [key, text] : possible) EXPECT_TRUE(seen.contains(key)) << "none like " << text;
  EXPECT_GT(possible.size(), 10000U);
}

TEST(Golden, LlvmAssemblesTheTextToTheWords) {
  if (!llvm_mc_missing().empty()) GTEST_SKIP() << llvm_mc_missing();
  std::vector<std::string> text;
  for (const AssemblyLine& line : lines()) text.push_back(line.text);
  const auto assembled = llvm_assemble(text);
  ASSERT_EQ(assembled.size(), lines().size());
  for (std::size_t i = 0; i < assembled.size(); ++i) EXPECT_EQ(assembled[i], lines()[i].words) << lines()[i].where();
}

TEST(Golden, LlvmDisassemblesTheWordsToTheText) {
  if (!llvm_mc_missing().empty()) GTEST_SKIP() << llvm_mc_missing();
  std::vector<WordList> words;
  for (const AssemblyLine& line : lines()) words.push_back(line.words);
  const auto shown = llvm_disassemble(words);
  ASSERT_EQ(shown.size(), lines().size());
  for (std::size_t i = 0; i < shown.size(); ++i) {
    ASSERT_TRUE(shown[i]) << lines()[i].where();
    EXPECT_EQ(*shown[i], lines()[i].text) << lines()[i].where();
  }
}

}  // namespace
}  // namespace leanfa::isa::test
