// What every instruction of the ISA tables does, as data: a row per opcode, from the execute_<encoding>.cpp files.
// program.cpp refuses code that uses an opcode without a row; a test lists the opcodes that have none.
#pragma once

#include <span>

#include "emu/gfx950/context.hpp"
#include "emu/gfx950/step.hpp"
#include "isa/gfx950/opcode.hpp"

namespace leanfa::emu {

struct Semantics {
  isa::Opcode opcode{};
  Execute execute = nullptr;
  LaneFunction lanes = nullptr;  // of vector instructions that work lane by lane
};

// Null when the opcode has no semantics.
[[nodiscard]] const Semantics* semantics_of(isa::Opcode opcode);

// The drivers of lane functions: sources in, modifiers, function, modifiers of the result, EXEC, write-back.
Flow execute_valu(Context& context, const Step& step);
Flow execute_compare(Context& context, const Step& step);
Flow execute_compare_and_set_exec(Context& context, const Step& step);

// Rows by encoding; one function a file.
[[nodiscard]] std::span<const Semantics> sop1_semantics();
[[nodiscard]] std::span<const Semantics> sop2_semantics();
[[nodiscard]] std::span<const Semantics> sopc_semantics();
[[nodiscard]] std::span<const Semantics> sopk_semantics();
[[nodiscard]] std::span<const Semantics> sopp_semantics();
[[nodiscard]] std::span<const Semantics> smem_semantics();
[[nodiscard]] std::span<const Semantics> vop1_semantics();
[[nodiscard]] std::span<const Semantics> vop2_semantics();
[[nodiscard]] std::span<const Semantics> vopc_semantics();
[[nodiscard]] std::span<const Semantics> vop3_semantics();
[[nodiscard]] std::span<const Semantics> vop3p_semantics();
[[nodiscard]] std::span<const Semantics> convert_semantics();
[[nodiscard]] std::span<const Semantics> convert_small_semantics();
[[nodiscard]] std::span<const Semantics> mai_semantics();
[[nodiscard]] std::span<const Semantics> ds_semantics();
[[nodiscard]] std::span<const Semantics> ds_atomic_semantics();
[[nodiscard]] std::span<const Semantics> buffer_semantics();
[[nodiscard]] std::span<const Semantics> flat_semantics();

}  // namespace leanfa::emu
