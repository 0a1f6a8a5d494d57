// The gfx950 kernels under the emulator's cycle model: `leanfa bench --device gfx950-emu`. One head of a problem is
// executed, and its workgroups are laid over the chip once for each head. Everything here is modelled, nothing measured
// (docs/design/cycle-model.md); speed on a device is bench.hpp. Text forms: modelled_json.hpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/attention.hpp"
#include "base/result.hpp"
#include "emu/gfx950/timing/parameters.hpp"
#include "emu/gfx950/timing/switching.hpp"
#include "report/cases.hpp"

namespace leanfa::report {

// The peak engine clock that AMD states for the MI355X. What clock the chip holds under matrix load is not modelled.
inline constexpr double kPublishedClockMhz = 2400.0;

// The parameter_choice of a report with nothing changed.
inline constexpr std::string_view kDefaultParameters = "default";

// What one wave's instructions do in a block of 64 keys of the steady state, for a picture.
struct TimelineItem {
  std::int64_t start = 0, clocks = 0;  // when the unit works on it; from the block's first issue
  std::string kind;                    // product, row sum, vector, trans, packed, wait, lds, memory
  std::string text;                    // the instruction
};
struct BlockTimeline {
  std::int64_t clocks = 0;
  std::vector<TimelineItem> items;
};

struct ModelledKernel {
  std::string kernel{};     // its name, or its file
  std::int64_t cycles = 0;  // makespan of all heads
  std::uint64_t instructions = 0;
  // Of the loop that waves go round most often; empty where no wave goes round it four times.
  std::optional<double> mfma_busy_steady{}, mfma_useful_steady{};
  // A wave's 64 queries and 64 keys: the time, and how long vector instructions hold the vector port.
  std::optional<double> clocks_per_block{}, valu_clocks_per_block{};
  emu::timing::SwitchingReport switching{};  // where it was asked for
};

struct ModelledRow {
  Case problem{};
  std::string method{}, data{};
  ModelledKernel ours{};
  std::optional<ModelledKernel> aiter{};  // without useful share and clocks of a block
  std::string aiter_absent{};             // why it is empty
  std::optional<BlockTimeline> timeline{};
  std::string error{};  // then there is nothing else
};

struct ModelledReport {
  std::string source{};  // the file that it was read from
  std::string command{}, version{}, date{};
  std::string parameter_choice{};  // "default" or "pessimistic", and what was changed
  emu::timing::Parameters parameters{};
  bool switching = false;
  std::vector<ModelledRow> rows{};
};

// A captured layer, from which rows of its head dims and lengths take query head 0.
struct CapturedLayer {
  std::string name;
  AttentionProblem problem;
};

struct ModelSettings {
  emu::timing::Parameters parameters{};
  std::string method = "e4m3/lean/anchor";  // for cases that name none
  std::string aiter_folder{};               // empty: no comparison
  std::vector<CapturedLayer> layers{};      // empty: Gaussian numbers
  std::uint64_t seed = 1;
  int threads = 0;
  bool switching = false;
  bool timeline = false;
};

// Milliseconds at the published clock, and 10^12 operations a second (cases.hpp's two conventions).
[[nodiscard]] double modelled_ms(const ModelledKernel& kernel);
[[nodiscard]] double modelled_tflops(const ModelledRow& row, bool half);
// AITER's cycles over ours; empty where AITER's are.
[[nodiscard]] std::optional<double> ratio_to_aiter(const ModelledRow& row);

// One row. Errors: what the kernel table refuses (methods and head dims without a gfx950 kernel), no layer of the row's
// shape, faults of the kernel.
[[nodiscard]] Result<ModelledRow> model_case(const Case& problem, const ModelSettings& settings);

}  // namespace leanfa::report
