#include "report/figure_drawing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>

namespace leanfa::report {

namespace {

std::string short_file_name(const std::string& file) { return std::filesystem::path(file).stem().string(); }

// Gives a longer name to each label that is there more than once.
template <class Longer>
void tell_apart(std::vector<std::string>& labels, const Longer& longer) {
  const std::vector<std::string> before = labels;
  for (std::size_t i = 0; i < labels.size(); ++i)
    if (std::count(before.begin(), before.end(), before[i]) > 1) labels[i] = longer(i);
}

// Of anything with a file and a source.
template <class Entry>
std::vector<std::string> labels_of(const std::vector<Entry>& entries) {
  std::vector<std::string> labels;
  for (const Entry& entry : entries) labels.push_back(short_file_name(entry.file));
  tell_apart(labels, [&](std::size_t i) { return entries[i].file; });
  tell_apart(labels, [&](std::size_t i) {
    return entries[i].source.empty() ? labels[i] : fmt::format("{} of {}", labels[i], entries[i].source);
  });
  tell_apart(labels, [&](std::size_t i) { return fmt::format("{} #{}", labels[i], i + 1); });
  return labels;
}

bool same_group(const SinkErrors& a, const SinkErrors& b) {
  return a.file == b.file && a.source == b.source && a.heads == b.heads && a.rows_from == b.rows_from;
}

}  // namespace

std::vector<std::string> layer_labels(const std::vector<LayerErrors>& layers) { return labels_of(layers); }

std::vector<SinkGroup> sink_groups(const AccuracyReport& report) {
  std::vector<SinkGroup> groups;
  for (const SinkErrors& sink : report.sinks) {
    const auto found = std::find_if(groups.begin(), groups.end(),
                                    [&](const SinkGroup& group) { return same_group(group.sinks.front(), sink); });
    if (found == groups.end())
      groups.push_back({.label = {}, .sinks = {sink}});
    else
      found->sinks.push_back(sink);
  }
  std::vector<SinkErrors> firsts;
  for (const SinkGroup& group : groups) firsts.push_back(group.sinks.front());
  const std::vector<std::string> labels = labels_of(firsts);
  for (std::size_t i = 0; i < groups.size(); ++i) groups[i].label = labels[i];
  return groups;
}

Status draw_both(Figure& figure, int wide_height, int narrow_height, const Script& script) {
  const std::array canvases{Canvas{960, wide_height, false}, Canvas{400, narrow_height, true}};
  for (const Canvas& canvas : canvases) {
    auto svg = draw(canvas, figure.id + (canvas.narrow ? "_narrow" : "_wide"), script(canvas));
    if (!svg) return tl::unexpected(std::move(svg.error()));
    (canvas.narrow ? figure.narrow_svg : figure.wide_svg) = std::move(*svg);
  }
  return {};
}

int rows_height(bool narrow, std::size_t rows) {
  return (narrow ? 150 : 110) + static_cast<int>(rows) * (narrow ? 40 : 29);
}

std::vector<std::string> method_names(const LayerErrors& layer) {
  std::vector<std::string> names;
  for (const MethodErrors& method : layer.methods) names.push_back(method.name);
  return names;
}

const MethodErrors* find_method(const LayerErrors& layer, const std::string& name) {
  const auto found = std::find_if(layer.methods.begin(), layer.methods.end(),
                                  [&](const MethodErrors& method) { return method.name == name; });
  return found == layer.methods.end() ? nullptr : &*found;
}

}  // namespace leanfa::report
