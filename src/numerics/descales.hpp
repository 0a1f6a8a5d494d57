// What the descales of an 8-bit problem must be, by value: what a backend asks that reads them on the host.
#pragma once

#include "base/attention.hpp"
#include "numerics/method.hpp"

namespace leanfa {

// Every descale that a row uses is finite and > 0, and shift P's rows have a whole shift. kBadInput names tensor, value
// and place. Precondition: validate(problem), and that the descales' memory can be read.
[[nodiscard]] Status check_descales(const AttentionProblem& problem, const Method& method);

}  // namespace leanfa
