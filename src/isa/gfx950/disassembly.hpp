// The instructions of a code object in order, with the symbols that they stand at and branch to, as llvm-objdump shows
// them. Words that are no instruction end it with an error that names their address: nothing is skipped.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "isa/gfx950/code_object.hpp"
#include "isa/gfx950/instruction.hpp"

namespace leanfa::isa {

struct DisassemblyLine {
  std::vector<std::string_view> labels;  // symbols at this address
  Instruction instruction;
  std::string text;    // print(), with the label in place of the distance where a branch goes to one
  std::string target;  // "kernel+0x40" for branches to an address without a label; else empty
};

// Every instruction of the executable sections, or of one symbol when `symbol` is not empty: from its address, for its
// size, or as far as the next symbol of its kind when the size is 0. kBadInput when no such symbol is there, when words
// decode as nothing, or when a section does not hold whole dwords; a Status of `visit` other than success is returned.
[[nodiscard]] Status disassemble(const CodeObject& object, std::string_view symbol,
                                 const std::function<Status(const DisassemblyLine&)>& visit);

// "\ttext      // 000000001600: C0020180 00000008", with " <target>" behind it.
[[nodiscard]] std::string format_line(const DisassemblyLine& line);

}  // namespace leanfa::isa
