// Numbers and truth values in metadata, where every value is text.
#pragma once

#include <optional>
#include <string_view>

namespace leanfa::io {

// The whole text as a decimal number, in the C locale; nothing if it is anything else.
[[nodiscard]] std::optional<double> parse_number(std::string_view text);

// "true", "True", "1", "false", "False", "0": what people and Python write.
[[nodiscard]] std::optional<bool> parse_truth(std::string_view text);

}  // namespace leanfa::io
