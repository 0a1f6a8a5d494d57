// One wave driven one instruction at a time: state in, state out. For tests and for looking at single instructions;
// kernels run through launch.hpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/result.hpp"
#include "emu/gfx950/context.hpp"
#include "emu/gfx950/program.hpp"

namespace leanfa::emu {

struct Machine {
  Wave wave;
  std::vector<std::byte> lds;
  Memory memory;
  FaultLog faults;

  Machine() { wave.set_scalar64(kExec, ~std::uint64_t{0}); }

  // Decodes the instruction at the front of `words` and executes it. Branches are not followed: the Flow says whether
  // it would be taken.
  [[nodiscard]] Result<Flow> execute(std::span<const std::uint32_t> words);
};

}  // namespace leanfa::emu
