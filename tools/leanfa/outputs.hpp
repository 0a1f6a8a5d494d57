// What can be said of a command's output paths before its work starts: that they can be written, and that no two of
// them, and no output and input, are one file. Writing is in io/file.hpp, which finds out for itself what has changed
// by then.
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "io/file.hpp"

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

// The same of inputs that are one file, where each counts.
void require_different(const std::string& option, std::span<const std::string> inputs);

// Adds a file that awaits its commit, if it could be made. io::commit_all then writes all of a command's outputs.
[[nodiscard]] Status stage(std::vector<io::AtomicFile>& files, Result<io::AtomicFile> file);
// The same of text, for an option that may not have been given.
[[nodiscard]] Status stage_text(std::vector<io::AtomicFile>& files, const std::string& path, std::string_view text);

// kIo when an output cannot be written where it is to stand. No file is left behind and none is changed.
[[nodiscard]] Status check_writable(std::span<const OutputPath> outputs);

}  // namespace leanfa::cli
