// The assembly text of one kernel for gfx950: lines with labels, comments and stages, then the AMDHSA descriptor and
// the metadata that the runtime reads. clang assembles it; nothing here knows an encoding.
#pragma once

#include <string>
#include <vector>

#include "asm/register_map.hpp"
#include "isa/gfx950/instruction.hpp"

namespace leanfa::assembly {

// One line: labels before it, an instruction, where it branches to, a comment behind it.
struct Line {
  std::vector<std::string> labels{};
  isa::Instruction instruction{};
  std::string target{};   // of a branch
  std::string comment{};  // printed behind the instruction
  std::string heading{};  // printed on a line of its own before it: a stage begins
};

struct KernelArgument {
  std::string name;
  int offset = 0;
  int size = 0;
  bool pointer = false;
};

// What the descriptor and the metadata say.
struct KernelFacts {
  std::string name;
  int vgprs = 0;  // arch registers in use; the accumulators begin at the next multiple of 4
  int agprs = 0;
  int sgprs = 0;  // without VCC
  int lds_bytes = 0;
  int workgroup_size = 0;
  int kernarg_bytes = 0;
  std::vector<KernelArgument> arguments{};
  std::string comment{};  // lines at the top of the file: the plan, the registers
};

[[nodiscard]] int accum_offset(const KernelFacts& facts);
[[nodiscard]] std::string to_text(const KernelFacts& facts, const std::vector<Line>& lines);

}  // namespace leanfa::assembly
