// What every row of a benchmark says of its problem first, as JSON.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "report/cases.hpp"

namespace leanfa::report {

[[nodiscard]] nlohmann::ordered_json case_json(const Case& problem, std::string_view method);

}  // namespace leanfa::report
