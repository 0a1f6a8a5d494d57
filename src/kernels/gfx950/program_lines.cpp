#include "kernels/gfx950/program_lines.hpp"

#include <fmt/format.h>

#include <utility>

namespace leanfa::gfx950 {

std::vector<assembly::Line> lines_of(const schedule::Program& program, std::string_view kernel) {
  const auto local = [&](const std::string& label) {
    return label.empty() ? label : fmt::format(".L{}_{}", kernel, label);
  };
  std::vector<assembly::Line> lines;
  std::string heading;
  std::vector<std::string> labels;
  for (const schedule::Block& block : program.blocks) {
    labels.push_back(local(block.label));
    if (!block.heading.empty()) heading = block.heading;
    for (const schedule::Op& op : block.ops) {
      std::string comment = op.stage;
      if (!op.comment.empty()) comment += ": " + op.comment;
      lines.push_back({.labels = std::move(labels),
                       .instruction = op.instruction,
                       .target = local(op.target),
                       .comment = std::move(comment),
                       .heading = std::move(heading)});
      labels.clear();
      heading.clear();
    }
  }
  return lines;
}

}  // namespace leanfa::gfx950
