// Where Q, K and V come from: one safetensors file, or three npy files, with what the command line says about them.
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "io/attention_file.hpp"

namespace leanfa::cli {

struct InputOptions {
  std::string file;
  std::string q, k, v;
  std::string layout;
  std::string bits_as;
  std::optional<double> scale;
  bool causal = false, full = false;

  [[nodiscard]] io::AttentionFileOptions file_options() const;
  [[nodiscard]] std::vector<std::string> paths() const { return {file, q, k, v}; }  // empty where not given
};

// --input, --q --k --v, --bits-as, and what add_reading_options adds.
void add_input(CLI::App& app, InputOptions& options);
// --layout, --scale, --causal, --full
void add_reading_options(CLI::App& app, InputOptions& options);

// io::load_attention of a file that is not packed; kBadInput for a packed one.
[[nodiscard]] Result<io::AttentionFile> load_wide(const std::string& path, const io::AttentionFileOptions& options);

// kBadInput when neither or both of --input and --q --k --v are given, and everything that load_attention refuses.
[[nodiscard]] Result<io::AttentionFile> load_input(const InputOptions& options);

}  // namespace leanfa::cli
