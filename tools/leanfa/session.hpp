// One run of the program: the command as it was typed, exit codes, and what is written to the standard streams.
// Every subcommand is a Subcommand; main.cpp parses, runs one and reports its failure.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace leanfa::cli {

enum class Exit { kOk = 0, kFailed = 1, kUsage = 2, kUnsupported = 3, kBadInput = 4 };

[[nodiscard]] Exit exit_for(ErrorCode code);

struct Session {
  std::string command;    // as typed, quoted for a shell
  std::string repeat;     // the command that repeats a failure; a subcommand may narrow it
  bool terminal = false;  // standard error is a terminal: progress is shown
};

struct Subcommand {
  CLI::App* app = nullptr;
  // An error without a message: the run has said it already, where it happened.
  std::function<Status(Session&)> run;
};

// Registered in the order of the help text.
[[nodiscard]] Subcommand add_info(CLI::App& root);
[[nodiscard]] Subcommand add_attend(CLI::App& root);
[[nodiscard]] Subcommand add_quantize(CLI::App& root);
[[nodiscard]] Subcommand add_accuracy(CLI::App& root);
[[nodiscard]] Subcommand add_report(CLI::App& root);
[[nodiscard]] Subcommand add_bench(CLI::App& root);
[[nodiscard]] Subcommand add_emit(CLI::App& root);
[[nodiscard]] Subcommand add_disasm(CLI::App& root);
[[nodiscard]] Subcommand add_check(CLI::App& root);
[[nodiscard]] Subcommand add_emulate(CLI::App& root);

// Words of a command line, quoted where a POSIX shell needs it.
[[nodiscard]] std::string shell_command(std::span<const std::string> words);

// "1 kind", "2 kinds".
[[nodiscard]] std::string counted(std::uint64_t count, std::string_view one, std::string_view many);

// To standard output, at once. kIo when it is closed or its disk is full.
[[nodiscard]] Status print(std::string_view text);
// To standard error; failures there have nowhere to go.
void complain(std::string_view text);
// The form of every failure: its message, of one or more lines, and the command that repeats it.
void complain_of(std::string_view message, std::string_view repeat);

[[nodiscard]] std::string processor_model();  // as the system names it, or "unknown"
[[nodiscard]] std::string today();            // "2026-11-30", UTC

}  // namespace leanfa::cli
