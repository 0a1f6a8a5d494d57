#include "schedule/waits.hpp"

#include "schedule/ops.hpp"
#include "schedule/sync_ops.hpp"
#include "schedule/validate.hpp"

namespace leanfa::schedule {
namespace {

using assembly::agpr;
using assembly::kVcc;
using assembly::sgpr;
using assembly::vgpr;
using enum isa::Opcode;
using Lines = std::vector<std::string>;

// The waits that stand before the last instruction.
Lines before_last(std::vector<Op> ops) {
  Program program{{{"entry", "", std::move(ops)}}};
  EXPECT_TRUE(derive_waits(program));
  Lines lines = text(program.blocks[0].ops), waits;
  lines.pop_back();
  while (!lines.empty() && (lines.back().starts_with("s_nop") || lines.back().starts_with("s_waitcnt"))) {
    waits.insert(waits.begin(), lines.back());
    lines.pop_back();
  }
  return waits;
}

Op fp8_mfma(int d, int c) { return op(v_mfma_f32_32x32x64_f8f6f4, {vgpr(d, 16), agpr(0, 8), agpr(8, 8), vgpr(c, 16)}); }

TEST(Waits, MatrixResults) {
  const Op produce = fp8_mfma(0, 0);
  EXPECT_EQ(before_last({produce, op(v_add_f32, {vgpr(40), vgpr(3), vgpr(3)})}), (Lines{"s_nop 15", "s_nop 3"}));
  EXPECT_EQ(before_last({produce, fp8_mfma(0, 0)}), Lines{});
  EXPECT_EQ(before_last({produce, fp8_mfma(32, 0)}), Lines{});
  EXPECT_EQ(before_last({produce, fp8_mfma(8, 8)}), (Lines{"s_nop 15", "s_nop 1"}));
  EXPECT_EQ(before_last(
                {op(v_mfma_f32_32x32x16_bf16, {vgpr(0, 16), agpr(0, 4), agpr(8, 4), 0}), op(v_mov_b32, {vgpr(0), 0})}),
            Lines{"s_nop 11"});
}

TEST(Waits, VectorResults) {
  EXPECT_EQ(before_last({op(v_mov_b32, {vgpr(0), 0}), fp8_mfma(0, 0)}), Lines{"s_nop 1"});
  EXPECT_EQ(before_last({op(v_exp_f32, {vgpr(0), vgpr(1)}), op(v_add_f32, {vgpr(2), vgpr(0), vgpr(0)})}),
            Lines{"s_nop 0"});
  EXPECT_EQ(before_last({op(v_exp_f32, {vgpr(0), vgpr(1)}), op(v_exp_f32, {vgpr(2), vgpr(0)})}), Lines{});
  EXPECT_EQ(before_last({op(v_mov_b32, {vgpr(0), 0}), op(v_permlane32_swap_b32, {vgpr(0), vgpr(1)})}),
            Lines{"s_nop 1"});
  EXPECT_EQ(before_last({op(v_cmp_gt_f32, {kVcc, 0, vgpr(1)}), branch(s_cbranch_vccnz, "entry")}), Lines{"s_nop 4"});
  EXPECT_EQ(before_last({op(v_readfirstlane_b32, {sgpr(4), vgpr(0)}), op(v_add_f32, {vgpr(1), sgpr(4), vgpr(1)})}),
            Lines{"s_nop 1"});
}

TEST(Waits, LoadsInOrder) {
  const auto read = [](int to) { return op(ds_read_b128, {vgpr(to, 4), vgpr(40)}); };
  EXPECT_EQ(before_last({read(0), op(v_mov_b32, {vgpr(9), vgpr(0)})}), Lines{"s_waitcnt lgkmcnt(0)"});
  EXPECT_EQ(before_last({read(0), read(4), read(8), op(v_mov_b32, {vgpr(20), vgpr(0)})}),
            Lines{"s_waitcnt lgkmcnt(2)"});
  // A scalar load in between comes back when it will.
  EXPECT_EQ(before_last({read(0), op(s_load_dword, {sgpr(4), sgpr(0, 2), 0}), op(v_mov_b32, {vgpr(20), vgpr(0)})}),
            Lines{"s_waitcnt lgkmcnt(0)"});
  // The counter holds 15 at most, and a wait for 15 waits for nothing.
  std::vector<Op> many{read(0)};
  for (int i = 0; i < 20; ++i) many.push_back(op(ds_read_b128, {vgpr(64 + 4 * i, 4), vgpr(40)}));
  many.push_back(op(v_mov_b32, {vgpr(20), vgpr(0)}));
  EXPECT_EQ(before_last(many), Lines{"s_waitcnt lgkmcnt(14)"});
  // Loads from memory over one another's registers come in order too; what reads the register waits for both.
  const Op load = op(buffer_load_dword, {vgpr(0), vgpr(40), sgpr(4, 4), 0});
  EXPECT_EQ(before_last({load, load}), Lines{});
  EXPECT_EQ(before_last({load, load, op(v_mov_b32, {vgpr(9), vgpr(0)})}), Lines{"s_waitcnt vmcnt(0)"});
}

TEST(Waits, GenerationsOfLoadsToLds) {
  const auto load = [](bool last) {
    Op one = op(buffer_load_dwordx4, {vgpr(0), sgpr(4, 4), 0}, to_lds());
    one.generation_mark = last;
    return one;
  };
  // Two generations of two loads; the barrier wants the one before the last.
  const std::vector<Op> ops{load(false), load(true), load(false), load(false), barrier(1, false)};
  EXPECT_EQ(before_last(ops), Lines{"s_waitcnt vmcnt(2)"});
  EXPECT_EQ(before_last({load(false), load(true), barrier(3, false)}), Lines{});
}

TEST(Waits, FollowLoopsAndBranches) {
  Program program{
      {{"entry", "", {op(v_mov_b32, {vgpr(0), 0})}},
       {"loop", "", {op(v_add_f32, {vgpr(40), vgpr(3), vgpr(3)}), fp8_mfma(0, 0), branch(s_cbranch_scc1, "loop")}},
       {"end", "", {op(s_endpgm, {})}}}};
  ASSERT_TRUE(derive_waits(program));
  // One state of 20 is the branch.
  EXPECT_EQ(text(program.blocks[1].ops).front(), "s_nop 15");
  EXPECT_EQ(text(program.blocks[1].ops).at(1), "s_nop 2");
}

TEST(Waits, RefusesBranchesToNowhere) {
  Program program{{{"entry", "", {branch(s_branch, "gone")}}}};
  EXPECT_FALSE(derive_waits(program));
}

TEST(Validate, NamesWhatNothingHasWritten) {
  const auto check = [](std::vector<Block> blocks) {
    const std::array given{isa::RegisterRange{isa::RegisterFile::kVgpr, 0, 1}};
    const Status status = validate(Program{std::move(blocks)}, given);
    return status ? std::string() : status.error().message;
  };
  const Op use = op(v_add_f32, {vgpr(2), vgpr(0), vgpr(1)});
  const Op end = op(s_endpgm, {});
  EXPECT_EQ(check({{"entry", "", {op(v_mov_b32, {vgpr(1), vgpr(0)}), use, end}}}), "");
  EXPECT_NE(check({{"entry", "", {use, end}}}).find("reads v1"), std::string::npos);
  // Written on one path alone.
  EXPECT_NE(check({{"entry", "", {op(s_cmp_eq_u32, {0, 0}), branch(s_cbranch_scc1, "join")}},
                   {"other", "", {op(v_mov_b32, {vgpr(1), vgpr(0)})}},
                   {"join", "", {use, end}}})
                .find("block join"),
            std::string::npos);
  EXPECT_NE(check({{"entry", "", {op(v_mov_b32, {vgpr(1), vgpr(0)})}}}).find("runs past the end"), std::string::npos);
}

}  // namespace
}  // namespace leanfa::schedule
