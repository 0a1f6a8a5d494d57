// The part of leanfa emulate that asks the cycle model: its options, and the report as text and files. Every figure is
// modelled and says so.
#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "emu/gfx950/kernel.hpp"
#include "emu/gfx950/timing/model.hpp"
#include "leanfa/outputs.hpp"

namespace leanfa::cli {

struct TimingOptions {
  bool timing = false;
  bool sensitivity = false;
  bool parameters = false;
  bool switching = false;
  std::vector<std::string> set;       // NAME=VALUE
  std::vector<std::string> loops;     // BEGIN or BEGIN:END, addresses or labels
  std::vector<std::string> overhead;  // parts of texts of matrix instructions
  std::uint64_t repeats = 1;
  std::uint32_t timeline_workgroup = 0;
  std::string json, listing, timeline;
};

void add_timing_options(CLI::App& app, TimingOptions& options);
[[nodiscard]] std::vector<OutputPath> outputs_of(const TimingOptions& options);

// The model that the options ask for. The kernel must outlive it. Throws CLI::ValidationError for loops and workgroups
// that the kernel or the grid does not have.
[[nodiscard]] Result<std::unique_ptr<emu::timing::CycleModel>> make_cycle_model(const TimingOptions& options,
                                                                                const emu::KernelFile& file,
                                                                                const emu::Kernel& kernel,
                                                                                const emu::Dimensions& dimensions);

// Prints the summary (and the sensitivity table), and writes the files that were asked for.
[[nodiscard]] Status write_timing(const TimingOptions& options, const std::string& command, const emu::Kernel& kernel,
                                  emu::timing::CycleModel& model);

}  // namespace leanfa::cli
