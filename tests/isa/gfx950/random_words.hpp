// Words to compare two disassemblers on: the committed instructions with some of their bits changed, which reach every
// row with every kind of operand, and words that are random altogether.
#pragma once

#include <cstdint>
#include <vector>

#include "isa/gfx950/llvm.hpp"

namespace leanfa::isa::test {

// `count` lists of four dwords, the same for the same seed. None of them is one that LLVM 22 itself fails on
// (breaks_llvm).
[[nodiscard]] std::vector<WordList> changed_instructions(std::uint64_t seed, int count);
[[nodiscard]] std::vector<WordList> random_words(std::uint64_t seed, int count);

// SDWA selects with the reserved value 7, a buffer offset of 255 (literal), f8f6f4 matrices in other registers than
// vector ones: llvm-mc 22 ends with a crash.
[[nodiscard]] bool breaks_llvm(const WordList& words);

}  // namespace leanfa::isa::test
