// What kernels without a loop of many stages (merge_lse, quantize) are made of and end in: pieces of a program, one
// labelled block each, and the text of the whole with its waits derived.
#pragma once

#include <string>
#include <vector>

#include "asm/register_map.hpp"
#include "base/result.hpp"
#include "kernels/gfx950/emitter.hpp"
#include "schedule/op.hpp"

namespace leanfa::gfx950 {

struct Piece {
  std::string label, heading;
  Emitter emitter;
};
[[nodiscard]] Result<schedule::Program> program_of(std::vector<Piece> pieces);
[[nodiscard]] Piece end_of_program();

struct SmallKernel {
  std::string symbol, plan;
  std::string argument;  // its one argument, a struct
  int kernarg_bytes = 0;
  int workgroup_size = 0;
};
struct SmallText {
  std::string text;     // assembly
  std::string summary;  // plan, registers, blocks, waits
};
// Precondition on `map`: the first 5 scalar registers are the kernel arguments' address and the workgroup's numbers,
// vector register 0 the work item.
[[nodiscard]] Result<SmallText> text_of(const SmallKernel& kernel, const assembly::RegisterMap& map,
                                        schedule::Program program);

}  // namespace leanfa::gfx950
