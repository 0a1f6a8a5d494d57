// The cycle model's report as text: a summary for people, JSON, the disassembly with stalls, and one workgroup's
// timeline as a Chrome trace (chrome://tracing, Perfetto) or as a picture. Everything says "modelled".
#pragma once

#include <string>

#include "emu/gfx950/kernel.hpp"
#include "emu/gfx950/timing/parameters.hpp"
#include "emu/gfx950/timing/report.hpp"

namespace leanfa::cli {

[[nodiscard]] std::string timing_summary(const emu::timing::TimingReport& report);
[[nodiscard]] std::string timing_json(const std::string& command, const emu::Kernel& kernel,
                                      const emu::timing::Parameters& parameters,
                                      const emu::timing::TimingReport& report);
// One line an instruction: issues, clocks of waves that it kept waiting, the largest reasons, the instruction.
[[nodiscard]] std::string timing_listing(const emu::Kernel& kernel, const emu::timing::TimingReport& report);
[[nodiscard]] std::string timeline_trace(const emu::Kernel& kernel, const emu::timing::TimingReport& report);
[[nodiscard]] std::string timeline_svg(const emu::Kernel& kernel, const emu::timing::TimingReport& report);

}  // namespace leanfa::cli
