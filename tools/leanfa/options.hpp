// Options that several subcommands have, with the same names, checks and help everywhere.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "report/accuracy.hpp"
#include "runtime/attend.hpp"
#include "runtime/device.hpp"

namespace leanfa::cli {

// Comma-separated methods, aliases, "zyfa" and "default"; names of the default list's aliases are kept.
[[nodiscard]] Result<std::vector<report::NamedMethod>> named_methods(std::string_view text);

void add_json(CLI::App& app, std::string& path);
void add_threads(CLI::App& app, int& threads);
void add_device(CLI::App& app, std::string& device);
CLI::Option* add_method(CLI::App& app, std::string& method);
// --split, and the rule of a word that it accepted.
void add_split(CLI::App& app, std::string& split);
[[nodiscard]] runtime::SplitRule split_rule(std::string_view split);

// kUnsupported with the reason when the device cannot be used. Precondition: a name that the option accepted.
[[nodiscard]] Result<runtime::DeviceKind> available_device(const std::string& name);

// Checks for CLI11: whole numbers, comma-separated lists of them, methods.
[[nodiscard]] CLI::Validator method_check();
[[nodiscard]] CLI::Validator method_list_check();
[[nodiscard]] CLI::Validator number_list_check(const std::string& what, double min, double max, bool whole = false);
// "S,H,Hk,D" or "S,H,Hk,Dqk,Dv": whole numbers, positive, H a multiple of Hk.
[[nodiscard]] CLI::Validator shape_check();
// "X", "X,Y" or "X,Y,Z": whole numbers from 1 on that 32 bits hold.
[[nodiscard]] CLI::Validator sizes_check();
// A name that is not empty.
[[nodiscard]] CLI::Validator name_check();
// "NAME=VALUE" of the cycle model's parameters.
[[nodiscard]] CLI::Validator parameter_check();
// CLI::ValidationError where two of the NAME=VALUE change the same parameter.
void require_each_once(const std::string& option, const std::vector<std::string>& assignments);
// A finite number > 0.
[[nodiscard]] CLI::Validator scale_check();
// "FROM:" or "FROM", turned into the number.
[[nodiscard]] CLI::Validator rows_check();
// Precondition: number_list_check accepted the text.
[[nodiscard]] std::vector<double> number_list(std::string_view text);

// Writes `text` to the path of --json, if one was given.
[[nodiscard]] Status write_json(const std::string& path, std::string_view text);

}  // namespace leanfa::cli
