// Modelled figures as JSON, CSV and a table for people; what the report page shows is read back from the JSON. Every
// form says "modelled". The values are modelled_bench.hpp's.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "report/modelled_bench.hpp"

namespace leanfa::report {

[[nodiscard]] nlohmann::ordered_json parameters_json(const emu::timing::Parameters& parameters);
[[nodiscard]] nlohmann::ordered_json switching_json(const emu::timing::SwitchingReport& switching);

[[nodiscard]] std::string to_json(const ModelledReport& report);
[[nodiscard]] std::string to_csv(const ModelledReport& report);
// Without parameters and switching. kBadInput, with the row and the field: not JSON that to_json wrote, figures that
// cannot be, a problem twice.
[[nodiscard]] Result<ModelledReport> modelled_from_json(std::string_view text, std::string_view subject);

// Whether the text has rows of a benchmark, which modelled_from_json judges, rather than layers; false for no JSON.
[[nodiscard]] bool is_bench(std::string_view text);

// A share and a number as tables show them; a dash for none.
[[nodiscard]] std::string percent_text(const std::optional<double>& share);
[[nodiscard]] std::string whole_text(const std::optional<double>& value);

// The heading of the table that a row of text_of() belongs to. A row that failed says no more than that.
[[nodiscard]] std::string table_heading();
[[nodiscard]] std::string text_of(const ModelledRow& row);
// Operand bits that change an instruction, ours and AITER's; a line a kernel.
[[nodiscard]] std::string switching_heading();
[[nodiscard]] std::string switching_text(const ModelledRow& row);

}  // namespace leanfa::report
