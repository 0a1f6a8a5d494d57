// Builds one instruction against its row of the ISA table: operand count, register files, tuple sizes and alignment,
// constants, the form that the operands allow. What the row does not allow is refused, with the row and the operand;
// the text is isa::print's. Sequences of instructions are the schedule's business.
#pragma once

#include <cstdint>
#include <span>

#include "asm/register.hpp"
#include "base/result.hpp"
#include "isa/gfx950/instruction.hpp"

namespace leanfa::assembly {

// What a place of an instruction is filled with: a register, a number, or nothing ("off").
class Operand {
 public:
  enum class Kind : std::uint8_t { kRegister, kInteger, kFloat, kOff };

  Operand(Register reg) : reg_(reg) {}                          // NOLINT(google-explicit-constructor)
  Operand(int value) : kind_(Kind::kInteger), value_(value) {}  // NOLINT(google-explicit-constructor)
  Operand(float value) : kind_(Kind::kFloat), float_(value) {}  // NOLINT(google-explicit-constructor)
  [[nodiscard]] static Operand off() {
    Operand operand(0);
    operand.kind_ = Kind::kOff;
    return operand;
  }
  // The operand with its sign changed, or taken off.
  [[nodiscard]] Operand negated() const {
    Operand operand = *this;
    operand.neg_ = !neg_;
    return operand;
  }
  [[nodiscard]] Operand absolute() const {
    Operand operand = *this;
    operand.abs_ = true;
    return operand;
  }

  [[nodiscard]] Kind kind() const { return kind_; }
  [[nodiscard]] const Register& reg() const { return reg_; }
  [[nodiscard]] int value() const { return value_; }
  [[nodiscard]] float float_value() const { return float_; }
  [[nodiscard]] bool neg() const { return neg_; }
  [[nodiscard]] bool abs() const { return abs_; }

 private:
  Kind kind_ = Kind::kRegister;
  Register reg_;
  int value_ = 0;
  float float_ = 0.0F;
  bool neg_ = false, abs_ = false;
};

[[nodiscard]] inline Operand neg(const Operand& operand) { return operand.negated(); }

// `operands` in the order in which they print; a branch's target is not one of them. kInternal when the row refuses:
// only a defect of a kernel's generator can cause that.
[[nodiscard]] Result<isa::Instruction> make(isa::Opcode opcode, std::span<const Operand> operands,
                                            const isa::Modifiers& modifiers = {});

}  // namespace leanfa::assembly
