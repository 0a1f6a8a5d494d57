// Faults as JSON, one object a kind of fault.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "emu/gfx950/fault.hpp"

namespace leanfa::cli {

[[nodiscard]] nlohmann::ordered_json faults_json(const emu::FaultLog& log);

}  // namespace leanfa::cli
