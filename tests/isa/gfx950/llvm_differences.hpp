// Where this disassembler and LLVM 22's disagree on purpose: one entry each, with the reason and words that show it.
// Everything that is not in this list and differs is a defect.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "isa/gfx950/llvm.hpp"

namespace leanfa::isa::test {

struct Outcome {
  WordList words;
  std::optional<std::string> ours;
  std::optional<std::string> llvm;  // nothing as well when its text says that an operand is invalid
};

struct Difference {
  std::string_view name;
  std::string_view reason;
  WordList example;
  bool (*covers)(const Outcome& outcome);
};

[[nodiscard]] std::span<const Difference> differences();

// Both answers for words; LLVM's text is given.
[[nodiscard]] Outcome outcome(const WordList& words, std::optional<std::string> llvm);
[[nodiscard]] bool agree(const Outcome& outcome);
[[nodiscard]] std::string describe(const Outcome& outcome);

}  // namespace leanfa::isa::test
