// The part of leanfa bench that asks the cycle model instead of a clock (--device gfx950-emu): its options, and the
// rows as text and files. Every figure is modelled and says so.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "leanfa/input.hpp"
#include "leanfa/outputs.hpp"
#include "leanfa/session.hpp"
#include "report/modelled_bench.hpp"

namespace leanfa::cli {

struct ModelledOptions {
  std::string aiter;
  std::vector<std::string> parameters;   // NAME=VALUE
  std::vector<std::string> activations;  // files
  bool pessimistic = false, switching = false, timeline = false;
  std::vector<const CLI::Option*> given;  // those of this struct, to be refused on other devices
};

void add_modelled_options(CLI::App& app, ModelledOptions& options);
// The words that repeat them.
[[nodiscard]] std::vector<std::string> words_of(const ModelledOptions& options);
// Throws CLI::ValidationError where one of them was given.
void require_none(const ModelledOptions& options);

// Runs `run` for each problem and prints the line that it returns; `failed` makes the line of a problem that failed. A
// failure does not stop the others, and is said at once; what comes back has the first one's code and no message.
using EachCase = std::function<Status(const std::function<Result<std::string>(const report::Case&)>& run,
                                      const std::function<std::string(const report::Case&, std::string)>& failed)>;

struct ModelledFiles {
  std::string json, csv;
};
[[nodiscard]] Status bench_modelled(const ModelledOptions& options, report::ModelSettings settings,
                                    const ModelledFiles& files, const std::string& command, const EachCase& each);

}  // namespace leanfa::cli
