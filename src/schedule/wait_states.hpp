// Wait states that gfx950 leaves to software, as the generator knows them. A producer makes its registers unsafe for
// classes of consumers for a number of states; one state is one issued instruction of the wave, or one of s_nop's.
// Written apart from the emulator's table on purpose: one mistake must not be able to agree with itself.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "schedule/accesses.hpp"

namespace leanfa::schedule {

// What a later instruction does with a register.
enum class Use : std::uint8_t {
  kVector,       // vector ALU reads or writes it, memory reads it or loads into it
  kVectorWrite,  // vector ALU writes it
  kPlainVector,  // vector ALU that is not transcendental reads it
  kPermlane,
  kDpp,
  kLaneRead,
  kMatrixAB,
  kMatrixCSame,   // as C, exactly the registers that were written
  kMatrixCOther,  // as C, some of them
  kScalarVector,  // scalar register as a source of a vector instruction
  kScalarMemory,  // scalar register as a source of vector memory
  kLaneSelect,
  kBranchOnVcc,
  kLoadToLds,  // M0
};
inline constexpr int kUses = 14;

struct Demand {
  int reg = 0;
  Use use{};
};

// Uses that `op` makes of registers; every one needs its states to have passed.
[[nodiscard]] std::vector<Demand> demands(const Op& op);

struct Wait {
  int reg = 0;
  Use use{};
  int states = 0;
};

// States that must pass between `op` and each use of what it wrote (or, of C, read).
[[nodiscard]] std::vector<Wait> waits_after(const Op& op);

}  // namespace leanfa::schedule
