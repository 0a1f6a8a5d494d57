// What can be said of a command's output paths before its work starts: that they can be written, and that no two of
// them, and no output and input, are one file. Writing is in io/file.hpp, which finds out for itself what has changed
// by then.
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/result.hpp"

namespace leanfa::cli {

struct OutputPath {
  std::string option;  // "--json"
  std::string path;    // empty: not given
};

// For an option that names a file to write: an empty name is none.
[[nodiscard]] CLI::Validator path_check();

struct Collision {
  std::string option, what;
};
// Two outputs, or an output and one of `inputs`, that are the same file by whatever names.
[[nodiscard]] std::optional<Collision> collision(std::span<const OutputPath> outputs,
                                                 std::span<const std::string> inputs);

// Throws CLI::ValidationError, as callbacks of CLI11 do, when there is a collision.
void require_apart(std::span<const OutputPath> outputs, std::span<const std::string> inputs);

// kIo when an output cannot be written where it is to stand. No file is left behind and none is changed.
[[nodiscard]] Status check_writable(std::span<const OutputPath> outputs);

}  // namespace leanfa::cli
