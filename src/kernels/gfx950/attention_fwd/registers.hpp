// Who lives in which register of the attention kernel. One wave a SIMD has 256 VGPRs, which the vector pipe reaches,
// and 256 AGPRs, which only matrix instructions and loads do: scores, P and O are in the first, Q, K and V in the
// second.
#pragma once

#include <array>

#include "asm/register_map.hpp"
#include "kernels/gfx950/attention_fwd/layout.hpp"

namespace leanfa::gfx950 {

using assembly::Register;

// One half of a wave's queries. A lane owns query lane % 32 of it; lanes 32 to 63 hold the other keys of the same ones.
struct Half {
  char name = 'a';
  int index = 0;
  std::array<Register, 2> s;          // scores of keys 0-31 and 32-63 of the block
  Register p;                         // codes (or bf16), in the order of V's keys
  std::array<Register, 4> o;          // O^T, 32 dimensions each
  Register q;                         // B operands of QK (AGPRs)
  Register max, other;                // block maximum; scratch
  Register k;                         // binades below the reference: the block exponent
  Register b;                         // addend of the code line
  Register weight, scale;             // 2^-k; as E8M0
  Register reference;                 // R in binades; shift: the integer score M
  Register constant;                  // code line's constant minus R; shift: C
  Register l;                         // row sum
  Register q_scale;                   // shift P: Q's scale of the row, of the tile to come (AGPR)
  Register limit;                     // last visible key, less the lane's 4 (lane / 32)
  Register start, low, width;         // shift P under slack: C, 16 times; the slack's lowest score and its width
  Register shift, shift3, threshold;  // shift P: s, s + 3, M + room * 2^s
};

struct Registers {
  assembly::RegisterMap map;
  std::array<Half, 2> half;
  Register k_tile, v_tile, ones;                                 // AGPRs
  std::vector<Register> k_address, k_narrow_address, v_address;  // LDS, by column pair or dimension tile
  std::vector<Register> k_offset, v_offset;                      // memory, by load of a wave
  Register unit_scale;                                           // E8M0 of 1.0, four times
  Register staging;                                              // addresses of the output in LDS and memory (AGPRs)
  Register sum;                                                  // of the row-sum instruction; only the first counts
  Register scratch;                                              // 4 registers, even

  Register kernarg, wg_x, wg_y, wg_z;
  Register args;  // the first 256 bytes of the kernel arguments
  Register k_resource, v_resource, resource;
  Register tile, other_tile, row0, wave, iteration;
  Register wave_lds, wave_lds_narrow;
  Register masks;  // three pairs, also scratch
  Register a, a8;  // 8 c, and what q is made of: -c or c

  // In the places of arguments that setup has used up.
  Register k_step, v_step, v_step_first;  // bytes to the block met next; of V, behind the loads of ring slot 3
  Register padded_to_come;                // blocks of the tile (from `wrap` on: the next), made up to whole turns
  Register first, first_plain;            // the wave's first iteration; the first that every row sees whole
  Register last_turn, last;               // the tile's last four iterations begin; its last iteration
  Register unaligned;                     // not 0: the diagonal goes through blocks of 64 keys at other places
  std::array<Register, 16> diagonal;      // lanes that see key r of 32 keys on the diagonal, r as in score registers
  Register c126, c8, c100, dump_row;

  // An argument by its offset in KernelArgs.
  [[nodiscard]] Register arg(std::size_t offset, int count = 1) const {
    return args.part(static_cast<int>(offset / 4), count);
  }
};

[[nodiscard]] Result<Registers> registers_of(const Plan& plan, const Layout& layout);

}  // namespace leanfa::gfx950
