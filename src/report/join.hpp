// Several accuracy reports as one, for a page over all their layers. Nothing is measured or averaged anew here; reading
// the files is the command line's work.
#pragma once

#include <string>
#include <vector>

#include "base/result.hpp"
#include "report/accuracy_report.hpp"

namespace leanfa::report {

struct SourcedReport {
  std::string source;  // the file that the report was read from
  AccuracyReport report;
};

// Layers and sinks one after the other, each with its source; commands, notes, versions and dates each once. kBadInput,
// with the files and the methods, when two reports do not have the same methods under the same names: means over the
// layers would leave some out without a word. Their order may differ. A single report comes back as it was, so that
// joined reports can be joined again.
[[nodiscard]] Result<AccuracyReport> join_reports(std::vector<SourcedReport> reports);

}  // namespace leanfa::report
