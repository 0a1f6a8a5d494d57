// The accuracy report as JSON text and back. docs/usage.md describes the format.
// Files are written by io/file.hpp; nothing here touches the disk.
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "report/accuracy_report.hpp"

namespace leanfa::report {

[[nodiscard]] std::string to_json(const AccuracyReport& report);

// `subject` (a file name) begins every message. Fails with kBadInput on text that is not JSON, on a missing or mistyped
// field, and on a file without layers and sinks. Unknown fields are ignored.
[[nodiscard]] Result<AccuracyReport> accuracy_from_json(std::string_view text, std::string_view subject);

}  // namespace leanfa::report
