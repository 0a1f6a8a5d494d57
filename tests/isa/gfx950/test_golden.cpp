// Every row in every form, as text and words: the committed files against our disassembler, and both against LLVM.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <regex>
#include <set>

#include "isa/gfx950/assembly_file.hpp"
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
