#include "kernels/gfx950/program_lines.hpp"

namespace leanfa::gfx950 {

std::vector<assembly::Line> lines_of(const schedule::Program& program) {
  std::vector<assembly::Line> lines;
  std::vector<std::string> labels;
  for (const schedule::Block& block : program.blocks) {
    labels.push_back(block.label);
    std::string heading = block.heading;
    for (const schedule::Op& op : block.ops) {
      lines.push_back({.labels = std::move(labels),
                       .instruction = op.instruction,
                       .target = op.target,
                       .comment = op.comment,
                       .heading = std::move(heading)});
      labels.clear();
      heading.clear();
    }
  }
  return lines;
}

}  // namespace leanfa::gfx950
