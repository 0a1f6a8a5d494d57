// Several reports for one page: accuracy as one report over all layers, modelled rows apart from each other. Nothing is
// measured or averaged anew here; reading the files is the command line's work.
#pragma once

#include <string>
#include <vector>

#include "base/result.hpp"
#include "report/accuracy_report.hpp"
#include "report/modelled_bench.hpp"

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

// kBadInput, with both files, when they hold one problem on the same inputs under the same parameter choice: a table
// would show two figures of one name.
[[nodiscard]] Status require_different_rows(const std::vector<ModelledReport>& reports);

}  // namespace leanfa::report
