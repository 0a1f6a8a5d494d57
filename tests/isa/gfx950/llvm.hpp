// LLVM's assembler and disassembler as programs, to compare with. Nothing of LLVM is linked.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace leanfa::isa::test {

// Empty where llvm-mc-22 was found when the tests were configured, otherwise the reason to skip.
[[nodiscard]] std::string llvm_mc_missing();
[[nodiscard]] std::string llvm_objdump_missing();

using WordList = std::vector<std::uint32_t>;

// Words of each line; empty for lines that llvm-mc refuses.
[[nodiscard]] std::vector<WordList> llvm_assemble(std::span<const std::string> lines);

// The text of the instruction at the front of each list of words; nothing where llvm-mc sees none. It goes on with what
// is behind the instruction, so that must not break it either.
[[nodiscard]] std::vector<std::optional<std::string>> llvm_disassemble(std::span<const WordList> code);

// The lines of `llvm-objdump -d` that hold an instruction.
[[nodiscard]] std::vector<std::string> llvm_objdump(const std::string& path);

}  // namespace leanfa::isa::test
