#include "emu/gfx950/timing/parameters.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <vector>

namespace leanfa::emu::timing {
namespace {

constexpr std::array<ParameterRow, kParameterCount> kRows{{
#define LEANFA_PARAMETER(id, text, value, pessimistic, optimistic, unit, kind, confidence, source) \
  {Parameter::id, text, value, pessimistic, optimistic, unit, ParameterKind::kind, Confidence::confidence, source},
#include "emu/gfx950/timing/parameters.inc"
#undef LEANFA_PARAMETER
}};

bool is_whole(double value) { return value == std::floor(value) && value <= 1e6; }

bool allowed(ParameterKind kind, double value) {
  switch (kind) {
    case ParameterKind::kTime:
      return value >= 0 && is_whole(value);
    case ParameterKind::kCount:
      return value >= 1 && is_whole(value);
    case ParameterKind::kBandwidth:
      return value > 0 && value <= 1e9;
    case ParameterKind::kRate:
      return value >= 0 && value <= 1;
    case ParameterKind::kSwitch:
      return value == 0 || value == 1;
  }
  return false;
}

std::string_view accepted(ParameterKind kind) {
  switch (kind) {
    case ParameterKind::kTime:
      return "a whole number from 0 to 1000000";
    case ParameterKind::kCount:
      return "a whole number from 1 to 1000000";
    case ParameterKind::kBandwidth:
      return "a number above 0, up to 1e9";
    case ParameterKind::kRate:
      return "a number from 0 to 1";
    case ParameterKind::kSwitch:
      return "0 or 1";
  }
  return {};
}

// Levenshtein's distance.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t replaced = diagonal + (a[i] == b[j] ? 0U : 1U);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replaced, row[j] + 1, row[j + 1] + 1});
    }
  }
  return row.back();
}

// The names nearest to `text`, those that contain it (or a part of it before or behind the dot) first.
std::string near_names(std::string_view text) {
  std::vector<std::pair<std::size_t, std::string_view>> ranked;
  for (const ParameterRow& row : kRows) {
    const bool contains = !text.empty() && row.name.find(text) != std::string_view::npos;
    ranked.emplace_back(contains ? 0 : distance(text, row.name), row.name);
  }
  std::ranges::sort(ranked);
  std::vector<std::string_view> names;
  for (std::size_t i = 0; i < std::min<std::size_t>(ranked.size(), 4); ++i) names.push_back(ranked[i].second);
  return fmt::format("{}, ...", fmt::join(names, ", "));
}

}  // namespace

std::string_view name(Confidence confidence) {
  switch (confidence) {
    case Confidence::kHigh:
      return "high";
    case Confidence::kMedium:
      return "medium";
    case Confidence::kLow:
      return "low";
  }
  return {};
}

std::span<const ParameterRow> parameter_rows() { return kRows; }

const ParameterRow& row_of(Parameter parameter) { return kRows[static_cast<std::size_t>(parameter)]; }

Parameters::Parameters() {
  for (const ParameterRow& row : kRows) values_[static_cast<std::size_t>(row.id)] = row.value;
}

Parameters Parameters::pessimistic() {
  Parameters parameters;
  for (const ParameterRow& row : kRows) parameters.values_[static_cast<std::size_t>(row.id)] = row.pessimistic;
  return parameters;
}

Status Parameters::set(Parameter parameter, double value) {
  const ParameterRow& row = row_of(parameter);
  if (!allowed(row.kind, value))
    return bad_input({.subject = row.name,
                      .rule = "a parameter of the cycle model",
                      .got = fmt::format("{}", value),
                      .accepted = accepted(row.kind)});
  values_[static_cast<std::size_t>(parameter)] = value;
  return {};
}

Status Parameters::set(std::string_view assignment) {
  const std::size_t equals = assignment.find('=');
  const std::string_view wanted = assignment.substr(0, equals);
  const auto* const found = std::ranges::find(kRows, wanted, &ParameterRow::name);
  if (found == kRows.end())
    return bad_input({.subject = wanted,
                      .rule = "a parameter of the cycle model",
                      .got = "an unknown name",
                      .accepted = near_names(wanted)});
  const std::string_view text = equals == std::string_view::npos ? "" : assignment.substr(equals + 1);
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || !std::isfinite(value))
    return bad_input({.subject = assignment, .rule = "NAME=VALUE", .got = text, .accepted = accepted(found->kind)});
  return set(found->id, value);
}

}  // namespace leanfa::emu::timing
