// From a program with its waits derived to lines of assembly text: labels, branch targets, stages as headings.
#pragma once

#include <string_view>
#include <vector>

#include "asm/kernel_text.hpp"
#include "schedule/op.hpp"

namespace leanfa::gfx950 {

// Labels are global to the assembler: the name of the kernel goes before them, with the prefix that keeps them local.
[[nodiscard]] std::vector<assembly::Line> lines_of(const schedule::Program& program, std::string_view kernel);

}  // namespace leanfa::gfx950
