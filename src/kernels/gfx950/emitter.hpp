// Collects the instructions of one stage. An operand that an instruction's row refuses is remembered and given by
// take(): generators then need no check behind every line.
#pragma once

#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "asm/instruction.hpp"
#include "schedule/op.hpp"

namespace leanfa::gfx950 {

class Emitter {
 public:
  explicit Emitter(std::string stage) : stage_(std::move(stage)) {}

  schedule::Op& operator()(isa::Opcode opcode, std::initializer_list<assembly::Operand> operands,
                           const isa::Modifiers& modifiers = {});
  schedule::Op& branch(isa::Opcode opcode, std::string target);
  schedule::Op& add(schedule::Op op);
  void stage(std::string name) { stage_ = std::move(name); }
  // Appends what another emitter collected, its error included.
  void append(Emitter&& other);

  [[nodiscard]] Result<std::vector<schedule::Op>> take();

 private:
  std::string stage_;
  std::vector<schedule::Op> ops_;
  Status status_;
};

// Scalar: the pair `address` += index * the pair `stride`, modulo 2^64: strides may be negative. t: three to overwrite.
void add_product(Emitter& e, const assembly::Register& address, const assembly::Register& index,
                 const assembly::Register& stride, const assembly::Register& t);

[[nodiscard]] isa::Modifiers offset(int bytes);
[[nodiscard]] isa::RegisterRange range_of(const assembly::Register& reg);

}  // namespace leanfa::gfx950
