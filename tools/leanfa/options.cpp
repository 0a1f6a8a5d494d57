#include "leanfa/options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>
#include <set>
#include <string_view>

#include "emu/gfx950/timing/parameters.hpp"
#include "io/file.hpp"
#include "leanfa/outputs.hpp"

namespace leanfa::cli {

using report::NamedMethod;

namespace {

constexpr std::string_view kSystems[] = {"fa3", "aiter"};  // names that the default list shows

std::vector<std::string_view> split(std::string_view text) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t comma = text.find(',');
    parts.push_back(text.substr(0, comma));
    if (comma == std::string_view::npos) return parts;
    text.remove_prefix(comma + 1);
  }
}

// As from_chars has it, and with a plus sign.
std::optional<double> to_number(std::string_view text) {
  if (text.starts_with('+') && !text.starts_with("+-")) text.remove_prefix(1);
  double value = 0.0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || !std::isfinite(value)) return std::nullopt;
  return value;
}

std::string name_in_list(const Method& method) {
  for (const std::string_view system : kSystems) {
    const auto known = parse_method(system);
    if (known && *known == method) return std::string(system);
  }
  return name(method);
}

}  // namespace

Result<std::vector<NamedMethod>> named_methods(std::string_view text) {
  std::vector<NamedMethod> result;
  for (const std::string_view item : split(text)) {
    const auto members = parse_method_list(item);
    if (!members) return tl::unexpected(members.error());
    const bool group = item == "default" || item == "zyfa";
    for (const Method& method : *members) {
      const std::string label = group ? name_in_list(method) : std::string(item);
      const bool known =
          std::any_of(result.begin(), result.end(), [&](const NamedMethod& other) { return other.name == label; });
      if (!known) result.push_back({label, method});
    }
  }
  return result;
}

void add_json(CLI::App& app, std::string& path) {
  app.add_option("--json", path, "write the result as JSON to this file")->type_name("FILE")->check(path_check());
}

void add_threads(CLI::App& app, int& threads) {
  app.add_option("--threads", threads, "worker threads; 0 takes every processor")
      ->type_name("N")
      ->check(CLI::Range(0, 4096))
      ->capture_default_str();
}

void add_device(CLI::App& app, std::string& device) {
  std::vector<std::string> names;
  for (const runtime::Device& known : runtime::devices()) names.emplace_back(known.name);
  app.add_option("--device", device, "where to compute")->check(CLI::IsMember(names))->capture_default_str();
}

void add_split(CLI::App& app, std::string& split) {
  app.add_option("--split", split,
                 "cuda: into how many ranges keys go: by shape, by the tiles of the batch too, or one")
      ->check(CLI::IsMember(
          std::vector<std::string>(std::begin(runtime::kSplitRuleNames), std::end(runtime::kSplitRuleNames))))
      ->capture_default_str();
}

runtime::SplitRule split_rule(std::string_view split) {
  const auto* const found = std::find(std::begin(runtime::kSplitRuleNames), std::end(runtime::kSplitRuleNames), split);
  return static_cast<runtime::SplitRule>(found - std::begin(runtime::kSplitRuleNames));
}

CLI::Option* add_method(CLI::App& app, std::string& method) {
  return app.add_option("--method", method, "format/p/reference[+suffix...], e.g. e4m3/lean/anchor+rot")
      ->type_name("METHOD")
      ->check(method_check());
}

Result<runtime::DeviceKind> available_device(const std::string& device_name) {
  const auto kind = runtime::device_from_name(device_name);
  if (!kind) return unsupported({"device", "is a known name", device_name, "cpu, cuda, hip, gfx950-emu"});
  const runtime::Device& device = runtime::device(*kind);
  if (!device.available())
    return unsupported({"device", "is one that this build and machine have",
                        fmt::format("{}: {}", device.name, device.absent), "leanfa info lists them"});
  return *kind;
}

CLI::Validator method_check() {
  return CLI::Validator(
      [](std::string& text) {
        const auto method = parse_method(text);
        return method ? std::string() : method.error().message;
      },
      "", "method");
}

CLI::Validator method_list_check() {
  return CLI::Validator(
      [](std::string& text) {
        const auto methods = named_methods(text);
        return methods ? std::string() : methods.error().message;
      },
      "", "methods");
}

CLI::Validator number_list_check(const std::string& what, double min, double max, bool whole) {
  return CLI::Validator(
      [what, min, max, whole](std::string& text) {
        for (const std::string_view item : split(text)) {
          const auto value = to_number(item);
          if (!value || *value < min || *value > max || (whole && *value != std::floor(*value)))
            return fmt::format("'{}' is no {} in {}..{}", item, what, min, max);
        }
        return std::string();
      },
      "", what);
}

CLI::Validator shape_check() {
  return CLI::Validator(
      [](std::string& text) {
        const auto parts = split(text);
        std::vector<double> n;
        for (const std::string_view part : parts) n.push_back(to_number(part).value_or(-1.0));
        const bool whole =
            std::all_of(n.begin(), n.end(), [](double x) { return x >= 1 && x <= 1e7 && x == std::floor(x); });
        if (whole && (n.size() == 4 || n.size() == 5) && std::fmod(n[1], n[2]) == 0.0) return std::string();
        return fmt::format(
            "'{}' is no shape S,H,Hk,D or S,H,Hk,Dqk,Dv of whole numbers 1 to 10000000 with H a multiple of Hk", text);
      },
      "", "shape");
}

CLI::Validator sizes_check() {
  return CLI::Validator(
      [](std::string& text) {
        const auto parts = split(text);
        const bool whole = std::ranges::all_of(parts, [](std::string_view part) {
          const double x = to_number(part).value_or(0.0);
          return x >= 1 && x <= 4294967295.0 && x == std::floor(x);
        });
        if (whole && parts.size() <= 3) return std::string();
        return fmt::format("'{}' is no size X, X,Y or X,Y,Z: whole numbers from 1 to 2^32 - 1", text);
      },
      "", "size");
}

CLI::Validator name_check() {
  return CLI::Validator([](std::string& text) { return text.empty() ? std::string("'' is no name") : std::string(); },
                        "", "name");
}

CLI::Validator parameter_check() {
  return CLI::Validator(
      [](std::string& text) {
        emu::timing::Parameters trial;
        const Status status = trial.set(text);
        return status ? std::string() : status.error().message;
      },
      "", "parameter");
}

CLI::Validator scale_check() {
  return CLI::Validator(
      [](std::string& text) {
        const auto value = to_number(text);
        return value && *value > 0.0 ? std::string() : fmt::format("'{}' is no scale: a finite number > 0", text);
      },
      "", "scale");
}

CLI::Validator rows_check() {
  return CLI::Validator(
      [](std::string& text) {
        std::string number = text.ends_with(':') ? text.substr(0, text.size() - 1) : text;
        const auto value = to_number(number);
        if (!value || *value < 0 || *value > 1e9 || *value != std::floor(*value))
          return fmt::format("'{}' is no first row, e.g. 64:", text);
        text = std::move(number);
        return std::string();
      },
      "", "rows");
}

std::vector<double> number_list(std::string_view text) {
  std::vector<double> values;
  for (const std::string_view item : split(text)) values.push_back(to_number(item).value_or(0.0));
  return values;
}

Status write_json(const std::string& path, std::string_view text) {
  if (path.empty()) return {};
  return io::write_file_atomically(path, text);
}

void require_each_once(const std::string& option, const std::vector<std::string>& assignments) {
  std::set<std::string> names;
  for (const std::string& assignment : assignments)
    if (const std::string name = assignment.substr(0, assignment.find('=')); !names.insert(name).second)
      throw CLI::ValidationError(option, fmt::format("{} is changed twice: one value is needed", name));
}

}  // namespace leanfa::cli
