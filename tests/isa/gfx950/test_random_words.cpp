// Words nobody wrote: the same ones are instructions for LLVM and for us, with the same text, but for the differences
// that llvm_differences.cpp lists.
#include <gtest/gtest.h>

#include <algorithm>

#include "isa/gfx950/encoding.hpp"
#include "isa/gfx950/instruction.hpp"
#include "isa/gfx950/llvm.hpp"
#include "isa/gfx950/llvm_differences.hpp"
#include "isa/gfx950/random_words.hpp"

namespace leanfa::isa::test {
namespace {

constexpr std::uint64_t kSeed = 20261130;

bool is_listed(const Outcome& one) {
  const auto list = differences();
  return std::any_of(list.begin(), list.end(), [&](const Difference& entry) { return entry.covers(one); });
}

void expect_agreement(const std::vector<WordList>& words) {
  const auto shown = llvm_disassemble(words);
  ASSERT_EQ(shown.size(), words.size());
  for (std::size_t i = 0; i < words.size(); ++i) {
    const Outcome one = outcome(words[i], shown[i]);
    EXPECT_TRUE(agree(one) || is_listed(one)) << "seed " << kSeed << "\n" << describe(one);
  }
}

TEST(RandomWords, ChangedInstructionsReadAsLlvmReadsThem) {
  if (!llvm_mc_missing().empty()) GTEST_SKIP() << llvm_mc_missing();
  expect_agreement(changed_instructions(kSeed, 60000));
}

TEST(RandomWords, AnyWordsReadAsLlvmReadsThem) {
  if (!llvm_mc_missing().empty()) GTEST_SKIP() << llvm_mc_missing();
  expect_agreement(random_words(kSeed, 60000));
}

// A difference that no longer is one leaves the list.
TEST(RandomWords, EveryListedDifferenceIsOne) {
  if (!llvm_mc_missing().empty()) GTEST_SKIP() << llvm_mc_missing();
  std::vector<WordList> words;
  for (const Difference& entry : differences()) words.push_back(entry.example);
  const auto shown = llvm_disassemble(words);
  ASSERT_EQ(shown.size(), words.size());
  for (std::size_t i = 0; i < words.size(); ++i) {
    const Outcome one = outcome(words[i], shown[i]);
    EXPECT_FALSE(agree(one)) << differences()[i].name << "\n" << describe(one);
    EXPECT_TRUE(differences()[i].covers(one)) << differences()[i].name << "\n" << describe(one);
  }
}

TEST(RandomWords, WordsWithoutARowAreUnknown) {
  int unknown = 0;
  for (const WordList& words : random_words(kSeed + 1, 200000)) {
    if (identify(Words(words))) continue;
    ++unknown;
    const auto instruction = decode(words, 0x1234);
    ASSERT_FALSE(instruction) << print(*instruction);
    EXPECT_NE(instruction.error().message.find("0x1234"), std::string::npos) << instruction.error().message;
  }
  EXPECT_GT(unknown, 20000);  // the test met what it is about
}

TEST(RandomWords, WhatBreaksLlvmIsRefused) {
  for (const WordList& words :
       {WordList{0x020408f9, 0x06060706}, WordList{0x020408f9, 0x06070606}, WordList{0x020408f9, 0x07060606},
        WordList{0xe0500010, 0xff020402}, WordList{0xd3ae0480, 0x8500e360}}) {
    EXPECT_TRUE(breaks_llvm(words));
    EXPECT_FALSE(decode(words, 0));
  }
}

}  // namespace
}  // namespace leanfa::isa::test
