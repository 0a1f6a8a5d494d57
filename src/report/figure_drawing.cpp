#include "report/figure_drawing.hpp"

#include <algorithm>
#include <array>
#include <filesystem>

namespace leanfa::report {

std::string short_file_name(const std::string& file) { return std::filesystem::path(file).stem().string(); }

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
