// The committed assembly text of tests/isa/gfx950/golden: a line is an instruction and, behind "//", its words.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace leanfa::isa::test {

struct AssemblyLine {
  std::string file;  // "sop.s"
  int number = 0;    // of the line, from 1
  std::string text;
  std::vector<std::uint32_t> words;

  [[nodiscard]] std::string where() const;
};

// All lines of all files, by name. Throws std::runtime_error naming the line that is not of that form.
[[nodiscard]] std::vector<AssemblyLine> golden_lines();

}  // namespace leanfa::isa::test
