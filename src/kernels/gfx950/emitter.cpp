#include "kernels/gfx950/emitter.hpp"

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

void add_product(Emitter& e, const assembly::Register& address, const assembly::Register& index,
                 const assembly::Register& stride, const assembly::Register& t) {
  using enum isa::Opcode;
  e(s_mul_i32, {t.at(0), index, stride.at(0)});
  e(s_mul_hi_u32, {t.at(1), index, stride.at(0)});
  e(s_mul_i32, {t.at(2), index, stride.at(1)});
  e(s_add_u32, {t.at(1), t.at(1), t.at(2)});
  e(s_add_u32, {address.at(0), address.at(0), t.at(0)});
  e(s_addc_u32, {address.at(1), address.at(1), t.at(1)});
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
