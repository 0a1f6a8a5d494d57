#include "kernels/gfx950/attention_fwd/emitter.hpp"

namespace leanfa::gfx950 {

schedule::Op& Emitter::operator()(isa::Opcode opcode, std::initializer_list<assembly::Operand> operands,
                                  const isa::Modifiers& modifiers) {
  auto made = assembly::make(opcode, {operands.begin(), operands.size()}, modifiers);
  if (!made && status_) status_ = tl::unexpected(Error{made.error().code, stage_ + ": " + made.error().message});
  schedule::Op op;
  op.instruction = made.value_or(isa::Instruction{});
  if (!made) op.instruction.row = &isa::row(isa::Opcode::s_nop);
  return add(std::move(op));
}

schedule::Op& Emitter::branch(isa::Opcode opcode, std::string target) {
  schedule::Op& op = (*this)(opcode, {});
  op.target = std::move(target);
  return op;
}

schedule::Op& Emitter::add(schedule::Op op) {
  if (op.stage.empty()) op.stage = stage_;
  ops_.push_back(std::move(op));
  return ops_.back();
}

void Emitter::append(Emitter&& other) {
  if (status_ && !other.status_) status_ = other.status_;
  for (schedule::Op& op : other.ops_) ops_.push_back(std::move(op));
  other.ops_.clear();
}

Result<std::vector<schedule::Op>> Emitter::take() {
  if (!status_) return tl::unexpected(status_.error());
  return std::move(ops_);
}

isa::Modifiers offset(int bytes) {
  isa::Modifiers modifiers;
  modifiers.offset = bytes;
  return modifiers;
}

isa::RegisterRange range_of(const assembly::Register& reg) {
  return {reg.file, static_cast<std::uint16_t>(reg.first), static_cast<std::uint16_t>(reg.count)};
}

}  // namespace leanfa::gfx950
