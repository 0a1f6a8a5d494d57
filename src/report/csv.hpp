// A cell of a CSV file (RFC 4180). Numbers need no quoting and go in as they are.
#pragma once

#include <string>

namespace leanfa::report {

[[nodiscard]] std::string csv_text(const std::string& text);

}  // namespace leanfa::report
