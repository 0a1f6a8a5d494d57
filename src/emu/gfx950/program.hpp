// The code of one kernel as steps: everything that its entry point can reach, decoded once. What the emulator could not
// execute faithfully is refused here, with its address and text, before anything runs.
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "base/result.hpp"
#include "emu/gfx950/code_bias.hpp"
#include "emu/gfx950/step.hpp"

namespace leanfa::emu {

// Registers that the kernel descriptor allocates; instructions that name others are refused. AGPRs and VGPRs are one
// file: a[n] is v[first_agpr + n], and code may name VGPRs past ACCUM_OFFSET (AITER's BF16 kernel does).
struct RegisterLimits {
  int vgprs = 256;
  int agprs = 256;
  int first_agpr = 256;
};

class Program {
 public:
  // `code` is the text section, its first word at address `base`; execution starts at `entry`.
  [[nodiscard]] static Result<Program> make(std::span<const std::uint32_t> code, std::uint64_t base,
                                            std::uint64_t entry, const RegisterLimits& limits);

  [[nodiscard]] std::span<const Step> steps() const { return steps_; }
  [[nodiscard]] std::uint32_t entry() const { return entry_; }
  // The same program with one step left out, as if it had never been written: for mutation tests.
  [[nodiscard]] Program without(std::uint32_t step) const;

  // What the code object's link addresses are moved by in memory. Several loaded ones each have their own.
  [[nodiscard]] std::uint64_t code_bias() const { return code_bias_; }
  void set_code_bias(std::uint64_t bias) { code_bias_ = bias; }

  // Index of the step at `pc`, or -1.
  [[nodiscard]] std::int64_t index_of(std::uint64_t pc) const;

 private:
  std::vector<Step> steps_;  // ascending pc
  std::unordered_map<std::uint64_t, std::uint32_t> by_pc_;
  std::uint32_t entry_ = 0;
  std::uint64_t code_bias_ = kCodeBias;
};

// One instruction made ready, without a place in a program: tests drive single instructions with it.
[[nodiscard]] Result<Step> make_step(const isa::Instruction& instruction, const RegisterLimits& limits);

}  // namespace leanfa::emu
