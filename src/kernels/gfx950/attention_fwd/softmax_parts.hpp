// What softmax.cpp and shift.cpp share: names for a half's scores, and the branch out of the loop's body.
#pragma once

#include <string>

#include "kernels/gfx950/attention_fwd/stages.hpp"
#include "numerics/reference_point.hpp"

namespace leanfa::gfx950 {

inline constexpr int kScores = 32;  // of a lane in a block

inline std::string stage(std::string_view what, const Half& half) { return std::string(what) + "." + half.name; }

inline Register score(const Half& half, int i) { return half.s[static_cast<std::size_t>(i / 16)].at(i % 16); }

inline isa::Modifiers high_half() {
  isa::Modifiers modifiers;
  modifiers.op_sel = 8;
  return modifiers;
}

inline void reads_and_writes(schedule::Op& op, const Register& reg) {
  op.also_reads.push_back(range_of(reg));
  op.also_writes.push_back(range_of(reg));
}

// To the code that moves the reference where VCC is not zero, with what it touches in every plan. `first`: no O yet.
inline schedule::Op& branch_aside(Emitter& e, const Kernel& kernel, const Half& half, bool first,
                                  const std::string& move) {
  schedule::Op& op = e.branch(isa::Opcode::s_cbranch_vccnz, move);
  op.comment = "some row moves its reference";
  if (!first)
    for (const Register& o : half.o) reads_and_writes(op, o);
  for (const Register& reg : {half.l, half.reference, half.max, half.other, kernel.regs.scratch})
    reads_and_writes(op, reg);
  op.also_reads.push_back(range_of(assembly::kVcc));
  return op;
}

// shift.cpp: integer scores.
void load_row_scales(Emitter& e, const Kernel& kernel, const Register& row0);
void start_shift_rows(Emitter& e, const Kernel& kernel);
// From the block's maximum in half.max to codes.
void shift_softmax(Emitter& e, const Kernel& kernel, const Half& half, int scores, bool first, const std::string& move);
// The code behind the branch: what R moves to; `back` is where no row moves.
void move_integer(Emitter& e, const Kernel& kernel, const Half& half, const std::string& back);
// After it, where scores start at C: the new C, for the scores of the blocks to come.
void restart_scores(Emitter& e, const Kernel& kernel, const Half& half);

}  // namespace leanfa::gfx950
