// From a program with its waits derived to lines of assembly text: labels, branch targets, stages as headings.
#pragma once

#include <vector>

#include "asm/kernel_text.hpp"
#include "schedule/op.hpp"

namespace leanfa::gfx950 {

[[nodiscard]] std::vector<assembly::Line> lines_of(const schedule::Program& program);

}  // namespace leanfa::gfx950
