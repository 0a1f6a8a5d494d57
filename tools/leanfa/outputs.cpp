#include "leanfa/outputs.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <system_error>

namespace leanfa::cli {
namespace {

// Whether both lead to one file; of files that do not exist yet, whether they would.
bool same_file(const std::string& a, const std::string& b) {
  std::error_code error;
  if (std::filesystem::equivalent(a, b, error) && !error) return true;
  const auto resolved = [](const std::string& path) {
    std::error_code ignored;
    return std::filesystem::weakly_canonical(std::filesystem::absolute(path, ignored), ignored);
  };
  const auto first = resolved(a), second = resolved(b);
  return !first.empty() && first == second;
}

}  // namespace

CLI::Validator path_check() {
  return CLI::Validator(
      [](std::string& text) { return text.empty() ? std::string("'' is no name of a file") : std::string(); }, "",
      "path");
}

std::optional<Collision> collision(std::span<const OutputPath> outputs, std::span<const std::string> inputs) {
  for (std::size_t i = 0; i < outputs.size(); ++i) {
    const auto& [option, path] = outputs[i];
    if (path.empty()) continue;
    for (const std::string& input : inputs)
      if (!input.empty() && same_file(path, input))
        return Collision{option, fmt::format("'{}' is the input '{}': another path is needed", path, input)};
    for (const OutputPath& other : outputs.first(i))
      if (!other.path.empty() && same_file(path, other.path))
        return Collision{
            option, fmt::format("'{}' is the file of {} '{}': another path is needed", path, other.option, other.path)};
  }
  return std::nullopt;
}

void require_apart(std::span<const OutputPath> outputs, std::span<const std::string> inputs) {
  if (const auto found = collision(outputs, inputs)) throw CLI::ValidationError(found->option, found->what);
}

void require_different(const std::string& option, std::span<const std::string> inputs) {
  for (std::size_t i = 0; i < inputs.size(); ++i)
    for (const std::string& other : inputs.first(i))
      if (same_file(inputs[i], other))
        throw CLI::ValidationError(option,
                                   fmt::format("'{}' is the input '{}': it would count twice", inputs[i], other));
}

Status stage(std::vector<io::AtomicFile>& files, Result<io::AtomicFile> file) {
  if (!file) return tl::unexpected(std::move(file.error()));
  files.push_back(std::move(*file));
  return {};
}

Status stage_text(std::vector<io::AtomicFile>& files, const std::string& path, std::string_view text) {
  return path.empty() ? Status{} : stage(files, io::stage_file(path, text));
}

Status check_writable(std::span<const OutputPath> outputs) {
  for (const OutputPath& output : outputs) {
    if (output.path.empty()) continue;
    // Never committed: the temporary file goes with it.
    const auto trial = io::AtomicFile::create(output.path);
    if (!trial) return tl::unexpected(trial.error());
  }
  return {};
}

}  // namespace leanfa::cli
