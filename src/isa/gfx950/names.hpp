// Names of the rows' categories, as reports and error messages write them.
#pragma once

#include <string>
#include <string_view>

#include "isa/gfx950/effects.hpp"
#include "isa/gfx950/row.hpp"

namespace leanfa::isa {

[[nodiscard]] std::string_view name(IssueClass issue);
[[nodiscard]] std::string_view name(Pipe pipe);
[[nodiscard]] std::string_view name(Encoding encoding);
// "v[4:7]", "s3", "vcc", "exec_lo", "scc", "m0"
[[nodiscard]] std::string name(const RegisterRange& range);

}  // namespace leanfa::isa
