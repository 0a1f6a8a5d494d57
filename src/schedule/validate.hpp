// What must hold of a program before one line of it is written: every register that an instruction reads has been
// written on every path to it, labels exist, barriers name a generation of loads only where there are some.
#pragma once

#include <span>

#include "base/result.hpp"
#include "schedule/op.hpp"

namespace leanfa::schedule {

// `given`: registers that hold something at the entry. kInternal, naming block, instruction and register.
[[nodiscard]] Status validate(const Program& program, std::span<const isa::RegisterRange> given);

}  // namespace leanfa::schedule
