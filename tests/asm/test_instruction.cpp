#include <gtest/gtest.h>

#include <vector>

#include "asm/instruction.hpp"
#include "asm/register_map.hpp"

namespace leanfa::assembly {
namespace {

using isa::Opcode;

struct Case {
  Opcode opcode;
  std::vector<Operand> operands;
  isa::Modifiers modifiers;
  std::string text;  // or, behind "refused: ", a part of the message
};

std::string built(const Case& one) {
  const auto made = make(one.opcode, one.operands, one.modifiers);
  return made ? isa::print(*made) : "refused: " + made.error().message;
}

TEST(Instruction, TakesTheFormThatItsOperandsAllow) {
  isa::Modifiers lds;
  lds.lds = true;
  lds.offen = true;
  lds.offset = 1024;
  isa::Modifiers fp4;
  fp4.cbsz = 4;
  isa::Modifiers quad;
  quad.dpp_ctrl = 0xB1;
  quad.row_mask = quad.bank_mask = 0xF;
  isa::Modifiers returning;
  returning.sc0 = true;
  const std::vector<Case> cases = {
      {Opcode::v_add_f32,
       {vgpr(1), vgpr(2), vgpr(3)},
       quad,
       "v_add_f32_dpp v1, v2, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf"},
      {Opcode::global_atomic_umax, {vgpr(1), vgpr(2), sgpr(4, 2)}, {}, "global_atomic_umax v1, v2, s[4:5]"},
      {Opcode::global_atomic_umax,
       {vgpr(0), vgpr(1), vgpr(2), sgpr(4, 2)},
       returning,
       "global_atomic_umax v0, v1, v2, s[4:5] sc0"},
      {Opcode::v_add_f32, {vgpr(1), 1.0F, vgpr(2)}, {}, "v_add_f32_e32 v1, 1.0, v2"},
      {Opcode::v_add_f32, {vgpr(1), vgpr(2), 1.0F}, {}, "v_add_f32_e64 v1, v2, 1.0"},
      {Opcode::v_add_f32, {vgpr(1), 8.0F, vgpr(2)}, {}, "v_add_f32_e32 v1, 0x41000000, v2"},
      {Opcode::v_fma_f32, {vgpr(1), neg(vgpr(2)), sgpr(3), vgpr(4)}, {}, "v_fma_f32 v1, -v2, s3, v4"},
      {Opcode::v_cmp_gt_f32, {kVcc, -0.75F, vgpr(4)}, {}, "v_cmp_gt_f32_e32 vcc, 0xbf400000, v4"},
      {Opcode::v_cmp_gt_i32, {sgpr(4, 2), 5, vgpr(4)}, {}, "v_cmp_gt_i32_e64 s[4:5], 5, v4"},
      {Opcode::v_cndmask_b32, {vgpr(1), vgpr(2), vgpr(3), sgpr(4, 2)}, {}, "v_cndmask_b32_e64 v1, v2, v3, s[4:5]"},
      {Opcode::v_mfma_f32_16x16x128_f8f6f4,
       {vgpr(0, 4), agpr(0, 4), vgpr(8, 8), 0},
       fp4,
       "v_mfma_f32_16x16x128_f8f6f4 v[0:3], a[0:3], v[8:15], 0 cbsz:4"},
      {Opcode::s_load_dwordx4, {sgpr(8, 4), sgpr(0, 2), 16}, {}, "s_load_dwordx4 s[8:11], s[0:1], 0x10"},
      {Opcode::buffer_load_dwordx4,
       {vgpr(5), sgpr(8, 4), 0},
       lds,
       "buffer_load_dwordx4 v5, s[8:11], 0 offen offset:1024 lds"},
  };
  for (const Case& one : cases) EXPECT_EQ(built(one), one.text);
}

TEST(Instruction, RefusesWhatTheRowDoesNotAllow) {
  const std::vector<Case> cases = {
      {Opcode::v_fma_f32, {vgpr(1), vgpr(2), vgpr(3), 8.0F}, {}, "v_fma_f32: this form holds no literal; got 8"},
      {Opcode::v_fma_f32, {vgpr(1), sgpr(2), sgpr(3), vgpr(4)}, {}, "v_fma_f32: one scalar operand at most"},
      {Opcode::v_fma_f32, {vgpr(1), vgpr(2)}, {}, "v_fma_f32: too few operands"},
      {Opcode::v_add_f32, {vgpr(1), vgpr(2), vgpr(3), vgpr(4)}, {}, "v_add_f32: too many operands; got v4"},
      {Opcode::v_add_f32, {sgpr(1), vgpr(2), vgpr(3)}, {}, "v_add_f32: operand of another register file; got s1"},
      {Opcode::v_mfma_f32_32x32x16_bf16, {vgpr(1, 16), vgpr(20, 4), vgpr(24, 4), 0}, {}, "start at an even register"},
      {Opcode::v_mfma_f32_32x32x16_bf16, {vgpr(0, 16), vgpr(20, 8), vgpr(24, 4), 0}, {}, "operand of 4 registers"},
      {Opcode::s_load_dwordx4, {sgpr(6, 4), sgpr(0, 2), 16}, {}, "SGPR tuples are aligned"},
      {Opcode::v_max3_i32, {vgpr(1), neg(vgpr(2)), vgpr(3), vgpr(4)}, {}, "no sign modifiers"},
  };
  for (const Case& one : cases) {
    const std::string text = built(one);
    EXPECT_TRUE(text.starts_with("refused: ")) << text;
    EXPECT_NE(text.find(one.text), std::string::npos) << text;
  }
}

TEST(RegisterMap, GivesOutEachRegisterOnceAndRefusesTheRest) {
  RegisterMap map;
  EXPECT_EQ(map.vgpr("a", 3), vgpr(0, 3));
  EXPECT_EQ(map.vgpr("b", 16, 4), vgpr(4, 16));
  EXPECT_EQ(map.sgpr("c", 2, 2), sgpr(0, 2));
  EXPECT_TRUE(map.status());
  EXPECT_EQ(to_string(map), "v[0:2]       a\nv[4:19]      b\ns[0:1]       c\n");
  (void)map.vgpr("too many", 240);
  ASSERT_FALSE(map.status());
  EXPECT_NE(map.status().error().message.find("260 VGPRs"), std::string::npos) << map.status().error().message;
}

}  // namespace
}  // namespace leanfa::assembly
