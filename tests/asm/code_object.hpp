// Assembles text with clang where it is installed. For tests; the library itself needs no compiler at run time.
#pragma once

#include <unistd.h>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#ifndef LEANFA_CLANG_22
#define LEANFA_CLANG_22 ""
#endif
#ifndef LEANFA_LLD_22
#define LEANFA_LLD_22 ""
#endif

namespace leanfa {

[[nodiscard]] inline bool can_assemble() { return LEANFA_CLANG_22[0] != '\0' && LEANFA_LLD_22[0] != '\0'; }

// The code object's path; empty when the assembler refuses the text (its messages go to stderr).
[[nodiscard]] inline std::string assemble(const std::string& text, const std::string& name) {
  const auto folder = std::filesystem::temp_directory_path();
  const std::string stem = (folder / ("leanfa_" + std::to_string(getpid()) + "_" + name)).string();
  std::ofstream(stem + ".s") << text;
  const std::string command = std::string(LEANFA_CLANG_22) +
                              " --target=amdgcn-amd-amdhsa -mcpu=gfx950 -x assembler -fuse-ld=" + LEANFA_LLD_22 + " " +
                              stem + ".s -o " + stem + ".co";
  const bool made = std::system(command.c_str()) == 0;
  std::filesystem::remove(stem + ".s");
  return made ? stem + ".co" : std::string();
}

}  // namespace leanfa
