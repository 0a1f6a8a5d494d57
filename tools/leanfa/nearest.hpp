// What a mistyped word was meant to be.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace leanfa::cli {

// The name that fewest insertions, removals, changes and swaps of neighbours lead to; empty when none is close: more
// than a third of the word would have to change.
[[nodiscard]] std::string nearest(std::string_view word, std::span<const std::string> names);

}  // namespace leanfa::cli
