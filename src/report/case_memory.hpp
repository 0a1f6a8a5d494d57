// What a problem takes of memory, asked before any of it is taken: a system that lends more than it has ends the
// process instead of refusing.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/result.hpp"
#include "report/cases.hpp"

namespace leanfa::report {

// Elements of Q, K and V, and of the output. As doubles: a list may ask for more than 2^63.
[[nodiscard]] double input_elements(const Case& c);
[[nodiscard]] double output_elements(const Case& c);

// kOutOfMemory, with both numbers, where `bytes` for `what` are more than `most`, which `place` has.
[[nodiscard]] Status require_memory(std::string_view what, double bytes, std::uint64_t most, std::string_view place);

}  // namespace leanfa::report
