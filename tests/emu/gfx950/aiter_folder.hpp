// Where AITER's code objects are, for the tests and benchmarks that run them: the environment variable
// LEANFA_AITER_CO_DIR. They are not part of this repository.
#pragma once

#include <cstdlib>
#include <optional>
#include <string>

#include "report/aiter_attention.hpp"

namespace leanfa::emu {

using report::AiterCase;
using report::AiterRun;
using report::ObserveAiter;
using report::run_aiter;

// Nothing where it is not set: tests skip then.
[[nodiscard]] inline std::optional<std::string> aiter_folder() {
  const char* const folder = std::getenv("LEANFA_AITER_CO_DIR");
  if (folder == nullptr) return std::nullopt;
  return std::string(folder);
}

}  // namespace leanfa::emu
