// Every conversion that attention kernels use, as instructions; what MODE changes in float instructions; and that every
// matrix instruction computes the shape and the elements that its name says.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "emu/gfx950/float_ops.hpp"
#include "emu/gfx950/machine.hpp"
#include "emu/gfx950/mfma_kinds.hpp"
#include "isa/gfx950/instruction.hpp"

namespace leanfa::emu {
namespace {

constexpr std::uint32_t kOld = 0xAAAABBBBU;

// Runs one instruction on v0, v1 and v3 (the same in every lane) over the old contents of v2, in a MODE.
std::uint32_t result_of(const char* text, const std::vector<std::uint32_t>& words, std::array<std::uint32_t, 3> sources,
                        std::uint32_t mode = 0xF0) {
  Machine machine;
  machine.wave.mode.bits = mode;
  constexpr std::array<std::size_t, 3> kRegisters{0, 1, 3};
  for (std::size_t i = 0; i < 3; ++i) machine.wave.vgpr[kRegisters[i]].fill(sources[i]);
  machine.wave.vgpr[2].fill(kOld);
  const auto decoded = isa::decode(words, 0);
  EXPECT_TRUE(decoded.has_value()) << text;
  if (!decoded) return 0;
  EXPECT_EQ(isa::print(*decoded), text);
  EXPECT_TRUE(machine.execute(words).has_value()) << text;
  return machine.wave.vgpr[2][17];
}

std::uint32_t f32(float x) { return as_u32(x); }
std::uint32_t f16(float x) { return f32_to_f16_rne(x); }
std::uint32_t bf16(float x) { return f32_to_bf16_rne(x); }

struct Conversion {
  const char* text;
  std::vector<std::uint32_t> words;
  std::array<std::uint32_t, 3> sources;
  std::uint32_t expected;
  std::uint32_t mask = 0xFFFFFFFFU;
};

TEST(Conversions, EveryOneAsAnInstruction) {
  const std::uint32_t between = f32(1.0F + 0x1.8p-11F);  // three quarters of the way to the next half
  const Conversion cases[] = {
      {"v_cvt_pk_fp8_f32 v2, v0, v1", {0xd2a20002, 0x00020300}, {f32(1), f32(-448)}, 0xAAAAFE38},
      {"v_cvt_pk_bf8_f32 v2, v0, v1 op_sel:[0,0,1]", {0xd2a34002, 0x00020300}, {f32(1), f32(57344)}, 0x7B3CBBBB},
      {"v_cvt_sr_bf8_f32 v2, v0, v1", {0xd2a50002, 0x00020300}, {f32(1), 0x12345678}, 0xAAAABB3C},
      {"v_cvt_pk_bf16_f32 v2, v0, v1", {0xd2680002, 0x00020300}, {f32(1), f32(-2)}, 0xC0003F80},
      {"v_cvt_pk_f16_f32 v2, v0, v1", {0xd2670002, 0x00020300}, {between, f32(-2)}, 0xC0003C01},
      {"v_cvt_pkrtz_f16_f32 v2, v0, v1", {0xd2960002, 0x00020300}, {between, f32(-2)}, 0xC0003C00},
      {"v_cvt_pk_u8_f32 v2, v0, 2, v1", {0xd1dd0002, 0x04050500}, {f32(200.4F), 0x11223344}, 0x11C83344},
      {"v_cvt_pkaccum_u8_f32 v2, v0, 1", {0xd1f00002, 0x00010300}, {f32(300)}, 0xAAAAFFBB},
      {"v_cvt_pknorm_i16_f32 v2, v0, v1", {0xd2940002, 0x00020300}, {f32(1), f32(-1)}, 0x80017FFF},
      {"v_cvt_pknorm_u16_f32 v2, v0, v1", {0xd2950002, 0x00020300}, {f32(1), f32(-1)}, 0x0000FFFF},
      {"v_cvt_pknorm_u16_f16 v2, v0, v1", {0xd29a0002, 0x00020300}, {f16(1), f16(0.5F)}, 0x8000FFFF},
      {"v_cvt_pknorm_i16_f16 v2, v0, v1", {0xd2990002, 0x00020300}, {f16(-1), f16(1)}, 0x7FFF8001},
      {"v_cvt_pk_u16_u32 v2, v0, v1", {0xd2970002, 0x00020300}, {70000, 5}, 0x0005FFFF},
      {"v_cvt_pk_i16_i32 v2, v0, v1", {0xd2980002, 0x00020300}, {0U - 70000U, 5}, 0x00058000},
      {"v_ashr_pk_i8_i32 v2, v0, v1, v3", {0xd2650002, 0x040e0300}, {0U - 4800U, 1600, 4}, 0xAAAA6480},
      {"v_sat_pk_u8_i16_e32 v2, v0", {0x7e049f00}, {300U << 16 | 0xFFFB}, 0xFF00, 0xFFFF},
      {"v_cvt_u32_f32_e32 v2, v0", {0x7e040f00}, {f32(3.99F)}, 3},
      {"v_cvt_u32_f32_e32 v2, v0", {0x7e040f00}, {kQuietNanBits}, 0},
      {"v_cvt_i32_f32_sdwa v2, v0 dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:DWORD",
       {0x7e0410f9, 0x00061200},
       {f32(-2.9F)},
       0xAAFEBBBB},
      {"v_cvt_rpi_i32_f32_e32 v2, v0", {0x7e041900}, {f32(-2.5F)}, 0U - 2U},
      {"v_cvt_flr_i32_f32_e32 v2, v0", {0x7e041b00}, {f32(-2.5F)}, 0U - 3U},
      {"v_cvt_u16_f16_e32 v2, v0", {0x7e047700}, {f16(7.9F)}, 7, 0xFFFF},
      {"v_cvt_i16_f16_e32 v2, v0", {0x7e047900}, {f16(-7.9F)}, 0xFFF9, 0xFFFF},
      {"v_cvt_norm_u16_f16_e32 v2, v0", {0x7e049d00}, {f16(1)}, 0xFFFF, 0xFFFF},
      {"v_cvt_norm_i16_f16_e32 v2, v0", {0x7e049b00}, {f16(-1)}, 0x8001, 0xFFFF},
      {"v_cvt_scalef32_pk_bf8_f32 v2, v0, v1, v3", {0xd2360002, 0x040e0300}, {f32(4), f32(8), f32(4)}, 0xAAAA403C},
      {"v_cvt_scalef32_pk_fp4_f32 v2, v0, v1, v3 op_sel:[0,0,1,0]",
       {0xd23d2002, 0x040e0300},
       {f32(4), f32(24), f32(4)},
       0xAAAA72BB},
      {"v_cvt_scalef32_pk_fp8_f16 v2, v0, v3",
       {0xd2400002, 0x00020700},
       {f16(8) << 16 | f16(4), 0, f32(4)},
       0xAAAA4038},
      {"v_cvt_scalef32_pk_bf8_bf16 v2, v0, v3",
       {0xd2450002, 0x00020700},
       {bf16(8) << 16 | bf16(4), 0, f32(4)},
       0xAAAA403C},
      {"v_cvt_scalef32_sr_fp8_f32 v2, v0, v1, v3", {0xd2370002, 0x040e0300}, {f32(4), 7, f32(4)}, 0xAAAABB38},
      {"v_cvt_scalef32_pk_f32_fp8 v[2:3], v0, v3", {0xd2390002, 0x00020700}, {0x4038, 0, f32(4)}, f32(4)},
      {"v_cvt_scalef32_pk_f16_fp4 v2, v0, v3", {0xd2500002, 0x00020700}, {0x72, 0, f32(4)}, f16(24) << 16 | f16(4)},
      {"v_cvt_f32_fp8_e32 v2, v0", {0x7e04a900}, {0x38}, f32(1)},
      {"v_cvt_pk_f32_bf8_e32 v[2:3], v0", {0x7e04af00}, {0x403C}, f32(1)},
  };
  for (const Conversion& one : cases)
    EXPECT_EQ(result_of(one.text, one.words, one.sources) & one.mask, one.expected) << one.text;
}

// Sixteen and sixteen values to six bits and back, through the scale.
TEST(Conversions, ThirtyTwoAtOnce) {
  Machine machine;
  for (std::size_t i = 0; i < 32; ++i) machine.wave.vgpr[i].fill(f32(0.5F * static_cast<float>(i % 13) - 3.0F));
  machine.wave.vgpr[32].fill(f32(2));
  const auto before = machine.wave.vgpr;
  ASSERT_TRUE(machine.execute(std::vector<std::uint32_t>{0xd2520028, 0x04822100}).has_value());
  // v_cvt_scalef32_2xpk16_fp6_f32 v[40:45], v[0:15], v[16:31], v32, then v_cvt_scalef32_pk32_f32_fp6 v[0:31], v[40:45].
  ASSERT_TRUE(machine.execute(std::vector<std::uint32_t>{0xd2560000, 0x00024128}).has_value());
  std::vector<std::uint32_t> want;
  std::vector<std::uint32_t> got;
  for (std::size_t i = 0; i < 32; ++i) {
    want.push_back(before[i][63]);
    got.push_back(machine.wave.vgpr[i][63]);
  }
  // The manual lets the two halves interleave: compared as sets of values.
  std::ranges::sort(want);
  std::ranges::sort(got);
  EXPECT_EQ(got, want);
}

constexpr std::uint32_t kDx10Clamp = 1U << 8;
constexpr std::uint32_t kIeee = 1U << 9;
constexpr std::uint32_t kFp16Overflow = 1U << 23;

TEST(Mode, ClampOfNan) {
  const std::vector<std::uint32_t> words{0xd1018002, 0x00020300};
  const auto clamped = [&](std::uint32_t mode) {
    return result_of("v_add_f32_e64 v2, v0, v1 clamp", words, {kQuietNanBits, f32(1)}, mode);
  };
  EXPECT_EQ(clamped(kDx10Clamp), 0U);
  EXPECT_EQ(clamped(0), kQuietNanBits);
}

TEST(Mode, IeeeQuietsSignallingNans) {
  constexpr std::uint32_t kSignalling = 0x7F800001U;
  const auto least = [&](std::uint32_t mode) {
    return result_of("v_min_f32_e32 v2, v0, v1", {0x14040300}, {kSignalling, f32(1)}, mode);
  };
  EXPECT_EQ(least(kIeee), 0x7FC00001U);
  EXPECT_EQ(least(0), f32(1));
}

TEST(Mode, OverflowOfNarrowFloats) {
  const auto half = [&](std::uint32_t mode) {
    return result_of("v_cvt_f16_f32_e32 v2, v0", {0x7e041500}, {f32(1e6F)}, mode) & 0xFFFFU;
  };
  EXPECT_EQ(half(0), 0x7C00U);
  EXPECT_EQ(half(kFp16Overflow), 0x7BFFU);
  const auto fp8 = [&](std::uint32_t mode) {
    return result_of("v_cvt_pk_fp8_f32 v2, v0, v1", {0xd2a20002, 0x00020300}, {f32(500), f32(-500)}, mode) & 0xFFFFU;
  };
  EXPECT_EQ(fp8(0) & 0x7F7FU, 0x7F7FU) << "NaN";
  EXPECT_EQ(fp8(kFp16Overflow), 0xFE7EU);
}

TEST(Mode, DenormalsOfProducts) {
  const auto product = [&](std::uint32_t mode) {
    return result_of("v_mul_f32_e32 v2, v0, v1", {0x0a040300}, {f32(0x1p-100F), f32(-0x1p-30F)}, mode);
  };
  EXPECT_EQ(product(0x20), f32(-0x1p-130F)) << "output denormals kept";
  EXPECT_EQ(product(0x10), f32(-0.0F)) << "input ones kept, output ones flushed";
}

std::string element_name(MatrixElement element) {
  switch (element) {
    case MatrixElement::kF64:
      return "f64";
    case MatrixElement::kF32:
      return "f32";
    case MatrixElement::kF16:
      return "f16";
    case MatrixElement::kBF16:
      return "bf16";
    case MatrixElement::kI8:
      return "i8";
    case MatrixElement::kE4M3:
      return "fp8";
    case MatrixElement::kE5M2:
      return "bf8";
    default:
      return "?";
  }
}

// The names spell "<m>x<n>x<k>[_<blocks>b]_<elements of A and B>".
TEST(MatrixRows, ComputeWhatTheirNamesSay) {
  int checked = 0;
  for (const isa::Row& row : isa::rows()) {
    if (row.issue != isa::IssueClass::kMfma || row.name == "v_mfma_ld_scale_b32") continue;
    isa::Instruction instruction;
    instruction.row = &row;
    const auto kind = mfma_kind(instruction);
    ASSERT_TRUE(kind.has_value()) << row.name;
    const MfmaShape& shape = kind->shape;
    std::string spelt = fmt::format("_{}x{}x{}", shape.m, shape.n, shape.k);
    if (shape.blocks > 1) spelt += fmt::format("_{}b", shape.blocks);
    const std::string_view name = row.name;
    EXPECT_NE(name.find(spelt + "_"), std::string_view::npos) << name << " is computed as " << spelt;
    EXPECT_EQ(kind->sparse, name.starts_with("v_smfmac")) << name;
    EXPECT_EQ(kind->scaled, name.starts_with("v_mfma_scale")) << name;
    ++checked;
    if (name.ends_with("f8f6f4")) continue;  // by cbsz and blgp
    const std::string a = element_name(kind->a);
    const std::string b = element_name(kind->b);
    const bool named = name.ends_with("_" + a + "_" + b) || (a == b && name.ends_with("_" + a));
    EXPECT_TRUE(named) << name << " is computed as " << a << " by " << b;
  }
  EXPECT_GT(checked, 50);
}

}  // namespace
}  // namespace leanfa::emu
