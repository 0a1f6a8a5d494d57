// The stages of the attention kernel: each gives the instructions of one piece of work in the order of its meaning.
// schedule.cpp strings them together; place.hpp decides when each instruction issues.
#pragma once

#include <cstdint>
#include <string>

#include "kernels/gfx950/attention_fwd/kernel_args.hpp"
#include "kernels/gfx950/attention_fwd/registers.hpp"
#include "kernels/gfx950/emitter.hpp"

// The `count` registers of a field of KernelArgs.
#define LEANFA_ARG(regs, field, count) (regs).arg(offsetof(KernelArgs, field), count)

namespace leanfa::gfx950 {

struct Kernel {
  Plan plan;
  Layout layout;
  Registers regs;
};

// Once a workgroup, in parts, behind which loads can begin: Q of half a (and its loads) and K; Q of half b, V; scales.
// The last, which no load and no score needs: output, diagonal.
[[nodiscard]] Emitter setup(const Kernel& kernel);
[[nodiscard]] Emitter setup_values(const Kernel& kernel);
[[nodiscard]] Emitter setup_rest(const Kernel& kernel);
[[nodiscard]] Emitter setup_late(const Kernel& kernel);
// Once a tile: which tile, which blocks, limits of the rows; where its last turn of the ring begins; Q; state of the
// rows.
[[nodiscard]] Emitter next_tile(const Kernel& kernel);
[[nodiscard]] Emitter tile_limits(const Kernel& kernel, bool first_of_workgroup);
[[nodiscard]] Emitter wrap(const Kernel& kernel);
[[nodiscard]] Emitter load_queries(const Kernel& kernel, const Half& half);
[[nodiscard]] Emitter load_next_queries(const Kernel& kernel);
[[nodiscard]] Emitter start_rows(const Kernel& kernel);
// What a first block adds to where its body is not made for first ones: O, codes, V and sums of zeros; O of one half.
[[nodiscard]] Emitter zeros(const Kernel& kernel);
[[nodiscard]] Emitter zero_output(const Kernel& kernel, const Half& half);
// Where scores start at C: what stands for C while a row has seen no score, and half a's first scores with it.
[[nodiscard]] Emitter reset_scores(const Kernel& kernel);

// Memory to LDS, a wave's share of one block into slot `slot`; and on to the next block.
[[nodiscard]] Emitter load_keys(const Kernel& kernel, int slot);
[[nodiscard]] Emitter load_values(const Kernel& kernel, int slot);
// LDS to registers, the whole block.
[[nodiscard]] Emitter read_keys(const Kernel& kernel, int slot);
[[nodiscard]] Emitter read_values(const Kernel& kernel, int slot);

// S^T = K Q^T; where scores start at C, from there, but in a tile's first block, which has no C yet.
[[nodiscard]] Emitter query_key(const Kernel& kernel, const Half& half, bool first);
// O^T += V^T P^T, times 2^-k; in the first block of a tile, O^T = ...
[[nodiscard]] Emitter prob_value(const Kernel& kernel, const Half& half, bool first);
// The sum of a block's code values; then, times 2^-k, into l.
[[nodiscard]] Emitter row_sum(const Kernel& kernel, const Half& half);
[[nodiscard]] Emitter add_row_sum(const Kernel& kernel, const Half& half);
// What the rows of a wave see of a block: all; some, by each row's limit; or row i of the wave keys 0 to i.
enum class Sight : std::uint8_t { kAll, kLimited, kDiagonal };
[[nodiscard]] Emitter mask_scores(const Kernel& kernel, const Half& half, Sight sight);
// Scores to codes. `move` is the label of the code that moves the reference, entered when some row needs it.
[[nodiscard]] Emitter softmax(const Kernel& kernel, const Half& half, Sight sight, bool first, const std::string& move);
// The code behind that branch, in three parts: what R moves to; where NaN codes would do harm, the rows that are NaN
// get their scores hidden, unless there are none (the first part ends in a branch to `rest` then); O and l. shift P
// under slack goes `back` after the first part where R stays.
[[nodiscard]] bool hides_nan_rows(const Kernel& kernel);
[[nodiscard]] Emitter move_reference(const Kernel& kernel, const Half& half, const std::string& rest,
                                     const std::string& back);
[[nodiscard]] Emitter hide_nan_rows(const Kernel& kernel, const Half& half);
[[nodiscard]] Emitter rescale(const Kernel& kernel, const Half& half, bool first);
// Scores, and codes, to the dump buffer.
[[nodiscard]] Emitter dump_scores(const Kernel& kernel, const Half& half, bool first);
[[nodiscard]] Emitter dump_codes(const Kernel& kernel, const Half& half);

// O / l to memory. `lse` is the label of the code that stores the LSE, entered where it is wanted: that of store_lse.
[[nodiscard]] Emitter store_output(const Kernel& kernel, const std::string& lse);
[[nodiscard]] Emitter store_lse(const Kernel& kernel);
// Once a workgroup: where the lanes' pieces of O go.
[[nodiscard]] Emitter output_places(const Kernel& kernel);

// to = XOR of the column for row `row`; `t` is overwritten.
void swizzle(Emitter& e, const Swizzle& swizzle, const Register& row, const Register& to, const Register& t);
// Blocks of the tile whose first row is `row0`, in whole turns of the ring, into padded_to_come.
void blocks_to_come(Emitter& e, const Kernel& kernel, const Register& row0);
// Memory offsets of this wave's share of the last of those blocks, and the way from a block to the one met next.
void key_offsets(Emitter& e, const Kernel& kernel);
void value_offsets(Emitter& e, const Kernel& kernel);
// LDS addresses of K in slot 0; where addresses walk from slot to slot, in any.
void key_addresses(Emitter& e, const Kernel& kernel, int slot);
// lane number into `to`.
void lane_number(Emitter& e, const Register& to);
// Row of a half within the tile: 64 wave + 32 half + lane % 32. `lane` holds the lane number.
void row_in_tile(Emitter& e, const Kernel& kernel, const Half& half, const Register& lane, const Register& to);
// A buffer of the tile's rows at `base` (an argument pair): base + row0 * stride, rows * stride bytes.
void tile_buffer(Emitter& e, const Kernel& kernel, const Register& row0, const Register& base,
                 const assembly::Operand& stride);

}  // namespace leanfa::gfx950
