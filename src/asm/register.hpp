// Registers as the generator names them: a file, a first number and a count. A value; RegisterMap gives them out by
// name, make() checks them against the instruction that they are put into.
#pragma once

#include <cstdint>
#include <string>

#include "isa/gfx950/effects.hpp"

namespace leanfa::assembly {

struct Register {
  isa::RegisterFile file = isa::RegisterFile::kVgpr;
  int first = 0;
  int count = 1;

  // Register `index` of the tuple; `n` registers from `index` on.
  [[nodiscard]] constexpr Register at(int index) const { return {file, first + index, 1}; }
  [[nodiscard]] constexpr Register part(int index, int n) const { return {file, first + index, n}; }
  friend constexpr bool operator==(const Register&, const Register&) = default;
};

inline constexpr Register kVcc{isa::RegisterFile::kVcc, 0, 2};
inline constexpr Register kExec{isa::RegisterFile::kExec, 0, 2};
inline constexpr Register kM0{isa::RegisterFile::kM0, 0, 1};
[[nodiscard]] constexpr Register vgpr(int first, int count = 1) { return {isa::RegisterFile::kVgpr, first, count}; }
[[nodiscard]] constexpr Register agpr(int first, int count = 1) { return {isa::RegisterFile::kAgpr, first, count}; }
[[nodiscard]] constexpr Register sgpr(int first, int count = 1) { return {isa::RegisterFile::kSgpr, first, count}; }

// "v[4:7]", "a3", "vcc".
[[nodiscard]] std::string to_string(const Register& reg);

}  // namespace leanfa::assembly
