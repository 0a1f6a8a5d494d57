#include "kernels/gfx950/block_writer.hpp"

#include <utility>

namespace leanfa::gfx950 {

void BlockWriter::block(std::string label, std::string heading) {
  program_.blocks.push_back({.label = std::move(label), .heading = std::move(heading), .ops = {}});
}

void BlockWriter::op(isa::Opcode opcode, std::initializer_list<assembly::Operand> operands, std::string comment) {
  auto made = assembly::make(opcode, std::span(operands.begin(), operands.size()));
  if (!made) {
    if (error_.empty()) error_ = program_.blocks.back().label + ": " + made.error().message;
    return;
  }
  schedule::Op op;
  op.instruction = *made;
  op.comment = std::move(comment);
  program_.blocks.back().ops.push_back(std::move(op));
}

void BlockWriter::branch(isa::Opcode opcode, std::string target) {
  op(opcode, {});
  if (!program_.blocks.back().ops.empty()) program_.blocks.back().ops.back().target = std::move(target);
}

Status BlockWriter::status() const {
  if (error_.empty()) return {};
  return fail(ErrorCode::kInternal, error_);
}

}  // namespace leanfa::gfx950
