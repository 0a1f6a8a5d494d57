#include "report/join.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <map>

namespace leanfa::report {
namespace {

// Each method's name with its definition, of all layers and sinks.
std::map<std::string, std::string> methods_of(const AccuracyReport& report) {
  std::map<std::string, std::string> methods;
  for (const LayerErrors& layer : report.layers)
    for (const MethodErrors& method : layer.methods) methods[method.name] = method.definition;
  for (const SinkErrors& sink : report.sinks)
    for (const SinkMethod& method : sink.methods) methods.emplace(method.name, "");
  return methods;
}

std::vector<std::string> missing_from(const std::map<std::string, std::string>& methods,
                                      const std::map<std::string, std::string>& wanted) {
  std::vector<std::string> missing;
  for (const auto& [name, definition] : wanted)
    if (!methods.contains(name)) missing.push_back(name);
  return missing;
}

Status require_same_methods(const SourcedReport& first, const SourcedReport& other) {
  const auto wanted = methods_of(first.report), got = methods_of(other.report);
  std::string difference;
  const auto add = [&](std::string_view source, const std::vector<std::string>& names) {
    if (!names.empty())
      difference += fmt::format("{}only {} has {}", difference.empty() ? "" : ", ", source, fmt::join(names, ", "));
  };
  add(first.source, missing_from(got, wanted));
  add(other.source, missing_from(wanted, got));
  for (const auto& [name, definition] : wanted) {
    const auto found = got.find(name);
    // A report of sinks alone does not hold definitions.
    if (found == got.end() || found->second == definition || found->second.empty() || definition.empty()) continue;
    difference += fmt::format("{}{} is {} in {} and {} in {}", difference.empty() ? "" : ", ", name, definition,
                              first.source, found->second, other.source);
  }
  if (difference.empty()) return {};
  return bad_input({other.source, fmt::format("has the methods of {}", first.source), difference,
                    "files of the same --methods, or a page for each"});
}

// Adds a line that is not there yet.
void add_line(std::string& lines, const std::string& line) {
  if (line.empty() || ("\n" + lines + "\n").find("\n" + line + "\n") != std::string::npos) return;
  lines += (lines.empty() ? "" : "\n") + line;
}

}  // namespace

Result<AccuracyReport> join_reports(std::vector<SourcedReport> reports) {
  if (reports.size() == 1) return std::move(reports.front().report);
  AccuracyReport all;
  all.device = reports.front().report.device;
  for (const SourcedReport& other : reports) {
    LEANFA_TRY(require_same_methods(reports.front(), other));
    if (other.report.device != all.device)
      return bad_input({other.source, fmt::format("is of the device of {}", reports.front().source),
                        other.report.device, all.device});
  }
  all.refused = reports.front().report.refused;
  for (auto& [source, report] : reports) {
    add_line(all.command, report.command);
    add_line(all.version, report.version);
    add_line(all.date, report.date);
    add_line(all.note, report.note);
    for (LayerErrors& layer : report.layers)
      layer.source = layer.source.empty() ? source : fmt::format("{}: {}", source, layer.source);
    for (SinkErrors& sink : report.sinks)
      sink.source = sink.source.empty() ? source : fmt::format("{}: {}", source, sink.source);
    std::move(report.layers.begin(), report.layers.end(), std::back_inserter(all.layers));
    std::move(report.sinks.begin(), report.sinks.end(), std::back_inserter(all.sinks));
  }
  all.geomean = geometric_means(all.layers);
  return all;
}

Status require_different_rows(const std::vector<ModelledReport>& reports) {
  struct Seen {
    const ModelledReport& report;
    const ModelledRow& row;
  };
  std::vector<Seen> seen;
  for (const ModelledReport& report : reports)
    for (const ModelledRow& row : report.rows) {
      for (const Seen& other : seen)
        if (other.report.parameter_choice == report.parameter_choice && other.row.problem == row.problem &&
            other.row.data == row.data)
          return bad_input({report.source,
                            fmt::format("has other problems, inputs or parameters than {}", other.report.source),
                            fmt::format("{} ({}), {} parameters, in both", row.problem.name, mask_name(row.problem),
                                        report.parameter_choice),
                            "each problem once for each choice of parameters"});
      seen.push_back({report, row});
    }
  return {};
}

}  // namespace leanfa::report
