// A kernel built instruction by instruction, assembled by clang and run by the emulator.
#include <gtest/gtest.h>

#include "asm/code_object.hpp"
#include "asm/instruction.hpp"
#include "asm/kernel_text.hpp"
#include "emu/gfx950/kernel_runner.hpp"

namespace leanfa::assembly {
namespace {

using isa::Opcode;

Line line(Opcode opcode, const std::vector<Operand>& operands, const isa::Modifiers& modifiers = {}) {
  const auto made = make(opcode, operands, modifiers);
  EXPECT_TRUE(made) << made.error().message;
  return {.labels = {}, .instruction = made.value_or(isa::Instruction{}), .target = {}, .comment = {}, .heading = {}};
}

// out[i] = in[i] + 1, 64 work items.
std::string increment() {
  std::vector<Line> lines = {
      line(Opcode::s_load_dwordx4, {sgpr(4, 4), sgpr(0, 2), 0}),
      line(Opcode::v_lshlrev_b32, {vgpr(1), 2, vgpr(0)}),
      line(Opcode::s_waitcnt, {0xc07f}),
      line(Opcode::global_load_dword, {vgpr(2), vgpr(1), sgpr(4, 2)}),
      line(Opcode::s_waitcnt, {0x0f70}),
      line(Opcode::v_add_f32, {vgpr(2), 1.0F, vgpr(2)}),
      line(Opcode::global_store_dword, {vgpr(1), vgpr(2), sgpr(6, 2)}),
      line(Opcode::s_endpgm, {}),
  };
  lines.front().comment = "in, out";
  return to_text({.name = "increment",
                  .vgprs = 3,
                  .agprs = 0,
                  .sgprs = 8,
                  .lds_bytes = 0,
                  .workgroup_size = 64,
                  .kernarg_bytes = 16,
                  .arguments = {{.name = "in", .offset = 0, .size = 8, .pointer = true},
                                {.name = "out", .offset = 8, .size = 8, .pointer = true}},
                  .comment = "out[i] = in[i] + 1"},
                 lines);
}

TEST(KernelText, AssemblesAndRuns) {
  if (!can_assemble()) GTEST_SKIP() << "clang-22 and ld.lld-22 are not installed";
  const std::string path = assemble(increment(), "increment");
  ASSERT_FALSE(path.empty());
  std::vector<float> in(64), out(64);
  for (std::size_t i = 0; i < 64; ++i) in[i] = static_cast<float>(i) * 0.5F;
  emu::KernelRunner runner(path);
  runner.buffer(in).buffer(out);
  (void)runner.run("increment", 1, 64);
  for (std::size_t i = 0; i < 64; ++i) EXPECT_EQ(out[i], in[i] + 1.0F);
}

}  // namespace
}  // namespace leanfa::assembly
