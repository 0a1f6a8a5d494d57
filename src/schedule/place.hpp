// Orders the instructions of one block for a single wave, slot by slot: matrix instructions in their given order as
// soon as the pipe and their operands allow, vector instructions into their shadows, loads and scalar instructions into
// the slots where the matrix instruction keeps vector ones out. The given order is the meaning: every dependency
// through registers, LDS and barriers is kept.
#pragma once

#include "base/result.hpp"
#include "schedule/op.hpp"

namespace leanfa::schedule {

// What the order is chosen by; the chip does not depend on these being right. Sources: CDNA4 ISA chapter 7; LLVM pull
// request 233721 (vector instructions beside the matrix pipe).
struct PlaceOptions {
  Slots lds_latency{32};
  Slots memory_latency{160};
  Slots scalar_load_latency{50};
  // Vector instructions before loads and scalar ones that come earlier in the given order: right where the vector pipe
  // is what a loop waits for, wrong where loads should be on their way.
  bool vector_first = true;
  bool loop = false;  // the block is followed by itself: what is in flight at its end is in flight at its start
  int refine = 0;     // moves of a search for a better order (refine.hpp); 100,000 take 0.2 s
};

struct Placed {
  std::vector<Op> ops;
  std::vector<Slots> at;           // slot in which each one issues, by the placement's own clock
  Slots length;                    // of the block
  Slots matrix_busy;               // slots in which the matrix pipe is busy
  std::vector<std::size_t> order;  // numbers of the ops as they were given
};

[[nodiscard]] Result<Placed> place(const std::vector<Op>& ops, const PlaceOptions& options);
// A block in the order that place() found for one like it. kInternal where a dependence forbids it.
[[nodiscard]] Result<Placed> place_as(const std::vector<Op>& ops, const std::vector<std::size_t>& order, bool loop);

// Slots that an instruction keeps vector instructions out of the pipe for, its own included.
[[nodiscard]] Slots matrix_shadow(const isa::Instruction& instruction);
// Slots that a vector instruction takes.
[[nodiscard]] Slots vector_slots(const isa::Instruction& instruction);

}  // namespace leanfa::schedule
