// Single instructions, state in and state out. The machine code stands beside its text, and the test compares both with
// what the decoder prints.
#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <limits>

#include "emu/gfx950/float_ops.hpp"
#include "emu/gfx950/machine.hpp"
#include "emu/gfx950/small_formats.hpp"
#include "isa/gfx950/instruction.hpp"

namespace leanfa::emu {
namespace {

using Words = std::vector<std::uint32_t>;

class Instruction : public testing::Test {
 protected:
  void execute(const std::string& text, const Words& words) {
    const auto decoded = isa::decode(words, 0);
    ASSERT_TRUE(decoded.has_value()) << decoded.error().message;
    EXPECT_EQ(isa::print(*decoded), text);
    const auto flow = machine.execute(words);
    ASSERT_TRUE(flow.has_value()) << flow.error().message;
    flow_ = *flow;
  }
  void fill(unsigned index, const std::function<std::uint32_t(std::uint32_t)>& value) {
    for (std::uint32_t lane = 0; lane < 64; ++lane) machine.wave.vgpr[index][lane] = value(lane);
  }
  void fill(unsigned index, std::uint32_t value) {
    fill(index, [&](std::uint32_t) { return value; });
  }
  std::uint32_t at(unsigned index, unsigned lane) const { return machine.wave.vgpr[index][lane]; }

  Machine machine;
  Flow flow_{};
};

TEST_F(Instruction, AddObeysExecAndDenormals) {
  fill(0, 1U);  // a denormal
  fill(1, as_u32(1.5F));
  fill(2, 77U);
  machine.wave.set_scalar64(kExec, 0xF0);
  execute("v_add_f32_e32 v2, v0, v1", {0x02040300});
  EXPECT_EQ(at(2, 4), as_u32(1.5F));
  EXPECT_EQ(at(2, 0), 77U) << "an inactive lane keeps its value";
  fill(1, 2U);
  execute("v_add_f32_e32 v2, v0, v1", {0x02040300});
  EXPECT_EQ(at(2, 4), 0U) << "denormals are flushed by MODE 0";
  machine.wave.mode.bits = 0xF0;
  execute("v_add_f32_e32 v2, v0, v1", {0x02040300});
  EXPECT_EQ(at(2, 4), 3U);
  fill(0, 0x7F800000U);
  fill(1, 0xFF800000U);
  execute("v_add_f32_e32 v2, v0, v1", {0x02040300});
  EXPECT_EQ(at(2, 4), kQuietNanBits);
}

TEST_F(Instruction, RoundingModeComesFromTheModeRegister) {
  fill(0, as_u32(1.0F));
  fill(1, as_u32(0x1p-30F));
  execute("v_add_f32_e32 v2, v0, v1", {0x02040300});
  EXPECT_EQ(at(2, 0), as_u32(1.0F));
  execute("s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 4), 1", {0xBA001801, 0x00000001});
  execute("v_add_f32_e32 v2, v0, v1", {0x02040300});
  EXPECT_EQ(at(2, 0), as_u32(std::nextafter(1.0F, 2.0F)));
}

TEST_F(Instruction, SdwaSelects) {
  fill(0, 0x11223344U);
  fill(2, 0xAABBCCDDU);
  execute("v_mov_b32_sdwa v2, v0 dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1", {0x7E0402F9, 0x00011200});
  EXPECT_EQ(at(2, 9), 0xAA33CCDDU);
  fill(0, 0x000000FEU);
  fill(1, 0x00030000U);
  execute("v_add_u32_sdwa v2, sext(v0), v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:WORD_1",
          {0x680402F9, 0x05080600});
  EXPECT_EQ(at(2, 9), 1U);
}

TEST_F(Instruction, DppMovesLanes) {
  fill(0, [](std::uint32_t lane) { return 100 + lane; });
  fill(2, 7U);
  execute("v_mov_b32_dpp v2, v0 row_shr:1 row_mask:0xf bank_mask:0xf", {0x7E0402FA, 0xFF011100});
  EXPECT_EQ(at(2, 17), 116U);
  EXPECT_EQ(at(2, 16), 7U) << "no source lane: not written";
  execute("v_mov_b32_dpp v2, v0 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1", {0x7E0402FA, 0xFF091100});
  EXPECT_EQ(at(2, 16), 0U);
  fill(2, 7U);
  execute("v_mov_b32_dpp v2, v0 row_newbcast:3 row_mask:0x5 bank_mask:0xf", {0x7E0402FA, 0x5F015300});
  EXPECT_EQ(at(2, 40), 135U);
  EXPECT_EQ(at(2, 20), 7U) << "row 1 is masked";
}

TEST_F(Instruction, HalvesOfHalfPrecision) {
  const auto half = [](float x) { return std::uint32_t{f32_to_f16_rne(x)}; };
  fill(0, half(3.0F) << 16 | half(2.0F));
  fill(1, half(5.0F) << 16 | half(4.0F));
  fill(3, half(1.0F) << 16 | half(9.0F));
  fill(2, 0x0000BEEFU);
  execute("v_fma_f16 v2, v0, v1, v3 op_sel:[1,0,1,1]", {0xD2066802, 0x040E0300});
  EXPECT_EQ(at(2, 0), half(13.0F) << 16 | 0xBEEFU);
  execute("v_pk_add_f16 v2, v0, v1 op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1]", {0xD38F4802, 0x50020300});
  EXPECT_EQ(at(2, 0), half(7.0F) << 16 | half(-1.0F));
  fill(3, as_u32(0.5F));
  execute("v_fma_mix_f32 v2, v0, v1, -v3 op_sel:[1,0,0] op_sel_hi:[1,0,0]", {0xD3A00802, 0x8C0E0300});
  EXPECT_NE(at(2, 0), 0U);
  EXPECT_EQ(as_f32(at(2, 0)), std::fma(3.0F, as_f32(at(1, 0)), -0.5F));
}

TEST_F(Instruction, PackedFloatPairs) {
  for (unsigned i = 0; i < 8; ++i) fill(i, as_u32(static_cast<float>(i + 1)));
  execute("v_pk_fma_f32 v[4:5], v[0:1], v[2:3], v[6:7] op_sel_hi:[1,0,1]", {0xD3B04004, 0x0C1A0500});
  EXPECT_EQ(as_f32(at(4, 3)), 1.0F * 3.0F + 7.0F);
  EXPECT_EQ(as_f32(at(5, 3)), 2.0F * 3.0F + 8.0F) << "the high result takes src1's low half";
  execute("v_pk_mov_b32 v[4:5], v[0:1], v[2:3] op_sel:[1,0]", {0xD3B34804, 0x18020500});
  EXPECT_EQ(as_f32(at(4, 3)), 2.0F);
  EXPECT_EQ(as_f32(at(5, 3)), 3.0F);
}

TEST_F(Instruction, ComparesWriteMasks) {
  fill(0, [](std::uint32_t lane) { return as_u32(static_cast<float>(lane)); });
  fill(1, as_u32(10.0F));
  machine.wave.set_scalar64(kExec, 0xFFFF);
  machine.wave.set_scalar64(kVcc, ~std::uint64_t{0});
  execute("v_cmp_lt_f32_e32 vcc, v0, v1", {0x7C820300});
  EXPECT_EQ(machine.wave.vcc(), 0x3FFU) << "inactive lanes give 0";
  fill(0, [](std::uint32_t lane) { return lane; });
  fill(1, 3U);
  execute("v_cmpx_gt_i32_e32 vcc, v0, v1", {0x7DA80300});
  EXPECT_EQ(machine.wave.exec(), 0xFFF0U);
  machine.wave.set_scalar64(kExec, ~std::uint64_t{0});
  fill(0, 0xFF800000U);
  fill(1, 4U);
  execute("v_cmp_class_f32_e64 s[10:11], v0, v1", {0xD010000A, 0x00020300});
  EXPECT_EQ(machine.wave.scalar64(10), ~std::uint64_t{0}) << "class bit 2 is negative infinity";
  fill(0, 1U);
  fill(1, 2U);
  machine.wave.set_scalar64(10, 1);
  execute("v_cndmask_b32_e64 v2, v0, v1, s[10:11]", {0xD1000002, 0x002A0300});
  EXPECT_EQ(at(2, 0), 2U);
  EXPECT_EQ(at(2, 1), 1U);
}

TEST_F(Instruction, CarriesAndWideProducts) {
  fill(0, 0xFFFFFFFFU);
  fill(1, 0U);
  machine.wave.set_scalar64(kVcc, 1);
  execute("v_addc_co_u32_e32 v2, vcc, v0, v1, vcc", {0x38040300});
  EXPECT_EQ(at(2, 0), 0U);
  EXPECT_EQ(at(2, 1), 0xFFFFFFFFU);
  EXPECT_EQ(machine.wave.vcc(), 1U);
  fill(1, 0xFFFFFFFFU);
  fill(2, 5U);
  fill(3, 0U);
  execute("v_mad_u64_u32 v[4:5], vcc, v0, v1, v[2:3]", {0xD1E86A04, 0x040A0300});
  EXPECT_EQ(at(4, 0), 6U);
  EXPECT_EQ(at(5, 0), 0xFFFFFFFEU);
  execute("v_add_u32_e64 v2, v0, v1 clamp", {0xD1348002, 0x00020300});
  EXPECT_EQ(at(2, 0), 0xFFFFFFFFU);
}

TEST_F(Instruction, ShiftPackSaturates) {
  fill(0, [](std::uint32_t lane) { return (lane - 20U) * 1024U; });
  fill(1, 300U * 256U);
  fill(3, 8U);
  fill(2, 0xAAAABBBBU);
  execute("v_ashr_pk_u8_i32 v2, v0, v1, v3", {0xD2660002, 0x040E0300});
  EXPECT_EQ(at(2, 0), 0xAAAAFF00U) << "a negative value saturates to 0, 300 to 255";
  EXPECT_EQ(at(2, 30), 0xAAAAFF28U);
  execute("v_ashr_pk_u8_i32 v2, v0, v1, v3 op_sel:[0,0,0,1]", {0xD2664002, 0x040E0300});
  EXPECT_EQ(at(2, 30), 0xFF28FF28U);
}

TEST_F(Instruction, NormalisedAndSmallConversions) {
  fill(0, as_u32(0.5F));
  fill(1, as_u32(1.5F));
  execute("v_cvt_pknorm_u16_f32 v2, v0, v1", {0xD2950002, 0x00020300});
  EXPECT_EQ(at(2, 0), 0xFFFF8000U) << "32767.5 goes to the even 32768";
  fill(2, 0x0000BEEFU);
  fill(3, as_u32(7.9F));  // exponent 2: divides by 4
  execute("v_cvt_scalef32_pk_fp8_f32 v2, v0, v1, v3 op_sel:[0,0,0,1]", {0xD2354002, 0x040E0300});
  const std::uint32_t low = encode(SmallFormat::kE4M3, 0.125, false);
  const std::uint32_t high = encode(SmallFormat::kE4M3, 0.375, false);
  EXPECT_EQ(at(2, 0), 0xBEEFU | low << 16 | high << 24);
  fill(0, as_u32(1.0625F));  // halfway between two e4m3 codes
  fill(1, 0x7FFFFFFFU);
  fill(2, 0U);
  execute("v_cvt_sr_fp8_f32 v2, v0, v1 op_sel:[0,0,1,1]", {0xD2A46002, 0x00020300});
  EXPECT_EQ(at(2, 0) >> 24, encode(SmallFormat::kE4M3, 1.0, false));
  fill(1, 0x80000000U);
  execute("v_cvt_sr_fp8_f32 v2, v0, v1 op_sel:[0,0,1,1]", {0xD2A46002, 0x00020300});
  EXPECT_EQ(at(2, 0) >> 24, encode(SmallFormat::kE4M3, 1.125, false));
}

TEST_F(Instruction, TruthTablesAndMedians) {
  fill(0, 0xF0F0F0F0U);
  fill(1, 0xCCCCCCCCU);
  fill(3, 0xAAAAAAAAU);
  execute("v_bitop3_b32 v2, v0, v1, v3 bitop3:0xca", {0xD2340102, 0x5C0E0300});
  EXPECT_EQ(at(2, 0), 0xCACACACAU) << "these inputs spell the table";
  fill(0, as_u32(3.0F));
  fill(1, as_u32(-1.0F));
  fill(3, as_u32(2.0F));
  execute("v_med3_f32 v2, v0, v1, v3", {0xD1D60002, 0x040E0300});
  EXPECT_EQ(as_f32(at(2, 0)), 2.0F);
  fill(3, kQuietNanBits);
  execute("v_max3_f32 v2, v0, v1, v3", {0xD1D30002, 0x040E0300});
  EXPECT_EQ(as_f32(at(2, 0)), 3.0F) << "a NaN gives the others";
}

TEST_F(Instruction, MedianOfHalves) {
  const auto half = [](float x) { return std::uint32_t{f32_to_f16_rne(x)}; };
  fill(0, half(3.0F));
  fill(1, half(-1.0F));
  fill(3, half(2.0F));
  execute("v_med3_f16 v2, v0, v1, v3", {0xD1FA0002, 0x040E0300});
  EXPECT_EQ(at(2, 0) & 0xFFFFU, half(2.0F));
  fill(3, half(-2.0F));
  execute("v_med3_f16 v2, v0, v1, v3", {0xD1FA0002, 0x040E0300});
  EXPECT_EQ(at(2, 0) & 0xFFFFU, half(-1.0F));
  fill(3, 0x7E00U);
  execute("v_med3_f16 v2, v0, v1, v3", {0xD1FA0002, 0x040E0300});
  EXPECT_EQ(at(2, 0) & 0xFFFFU, half(-1.0F)) << "a NaN gives the least of the others";
}

TEST_F(Instruction, ScalarUnit) {
  machine.wave.sgpr[0] = 0xFFFFFFFFU;
  machine.wave.sgpr[1] = 2;
  execute("s_add_u32 s2, s0, s1", {0x80020100});
  EXPECT_EQ(machine.wave.sgpr[2], 1U);
  EXPECT_TRUE(machine.wave.scc);
  machine.wave.sgpr[0] = 0xF80;
  execute("s_bfe_i32 s2, s0, 0x80004", {0x9302FF00, 0x00080004});
  EXPECT_EQ(machine.wave.sgpr[2], 0xFFFFFFF8U);
  machine.wave.set_scalar64(0, 0xF0);
  machine.wave.set_scalar64(kExec, 0x3C);
  execute("s_and_saveexec_b64 s[2:3], s[0:1]", {0xBE822000});
  EXPECT_EQ(machine.wave.scalar64(2), 0x3CU);
  EXPECT_EQ(machine.wave.exec(), 0x30U);
  EXPECT_TRUE(machine.wave.scc);
}

TEST_F(Instruction, LaneAccessIgnoresExec) {
  fill(0, [](std::uint32_t lane) { return lane * 3; });
  machine.wave.set_scalar64(kExec, 0);
  machine.wave.sgpr[1] = 66;
  execute("v_readlane_b32 s2, v0, s1", {0xD2890002, 0x00000300});
  EXPECT_EQ(machine.wave.sgpr[2], 6U) << "the lane number counts modulo 64";
  machine.wave.sgpr[0] = 99;
  execute("v_writelane_b32 v2, s0, 5", {0xD28A0002, 0x00010A00});
  EXPECT_EQ(at(2, 5), 99U);
}

// CBSZ at most 4, ABID below 1 << CBSZ (CDNA4 manual, section 7.1.6.1); float64 ignores both (7.1.6.4).
TEST_F(Instruction, BroadcastsOnlyBlocksThatExist) {
  constexpr std::uint32_t kI8Sources = 0x02021104;          // v_mfma_i32_16x16x64_i8 v[0:3], v[4:7], v[8:11], 0
  const std::uint32_t none[] = {0xd3b60500, kI8Sources};    // cbsz:5
  const std::uint32_t third[] = {0xd3b61100, kI8Sources};   // cbsz:1 abid:2
  const std::uint32_t second[] = {0xd3b60900, kI8Sources};  // cbsz:1 abid:1
  EXPECT_FALSE(machine.execute(none).has_value());
  EXPECT_FALSE(machine.execute(third).has_value());
  EXPECT_TRUE(machine.execute(second).has_value());
  const std::uint32_t f64[] = {0xd3ee0700, 0x02021508};  // v_mfma_f64_16x16x4_f64 v[0:7], v[8:9], v[10:11], 0 cbsz:7
  EXPECT_TRUE(machine.execute(f64).has_value());
}

TEST_F(Instruction, ThatDoesNotExistIsAnError) {
  const Words nothing{0xFFFFFFFF, 0xFFFFFFFF};
  EXPECT_FALSE(machine.execute(nothing).has_value());
}

}  // namespace
}  // namespace leanfa::emu
