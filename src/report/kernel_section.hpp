// The part of the report page about the gfx950 kernels: their machine code in the emulator, its error on captured
// layers, and what the cycle model says of it, with a block of the loop as a picture. Modelled figures say so.
#pragma once

#include <string>
#include <vector>

#include "report/accuracy_report.hpp"
#include "report/modelled_bench.hpp"

namespace leanfa::report {

// Both may be empty; then there is no section.
struct KernelResults {
  std::vector<AccuracyReport> accuracy;  // of devices other than the CPU
  std::vector<ModelledReport> modelled;
};

[[nodiscard]] bool is_empty(const KernelResults& results);
// <section id="gfx950">. Precondition: not empty.
[[nodiscard]] std::string kernel_section(const KernelResults& results);

// One block's timeline as an <svg> for a page of that width: units from top to bottom, clocks from left to right,
// wrapped into lines as text is.
[[nodiscard]] std::string timeline_svg(const BlockTimeline& timeline, bool narrow);

}  // namespace leanfa::report
