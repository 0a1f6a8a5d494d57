// The accuracy report as one HTML page: headline, pictures with their tables, how to repeat it.
// Self-contained: inline SVG and style, no script, nothing from the network. Pictures come from figures.hpp.
#pragma once

#include <string>

#include "base/result.hpp"
#include "report/accuracy_report.hpp"
#include "report/kernel_section.hpp"

namespace leanfa::report {

// Fails as draw() of gnuplot.hpp does. Figures without data are left out.
[[nodiscard]] Result<std::string> accuracy_page(const AccuracyReport& report, const KernelResults& kernels = {});

// The page of kernel results alone, which has no picture of gnuplot's. Precondition: not empty.
[[nodiscard]] std::string kernel_page(const KernelResults& kernels);

}  // namespace leanfa::report
