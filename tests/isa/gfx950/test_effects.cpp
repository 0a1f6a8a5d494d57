// Read and write sets of instructions whose sets differ in kind.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <set>

#include "isa/gfx950/effects.hpp"
#include "isa/gfx950/names.hpp"

namespace leanfa::isa::test {
namespace {

std::string names(const RegisterSet& set) {
  std::set<std::string> sorted;
  for (const RegisterRange& range : set.ranges()) sorted.insert(name(range));
  std::string text;
  for (const std::string& one : sorted) text += (text.empty() ? "" : " ") + one;
  return text;
}

struct Case {
  std::vector<std::uint32_t> words;
  std::string text, reads, writes;
};

TEST(Effects, ReadsAndWritesOfEachKind) {
  const Case cases[] = {
      {{0x80040c08}, "s_add_u32 s4, s8, s12", "s12 s8", "s4 scc"},
      {{0x82040c08}, "s_addc_u32 s4, s8, s12", "s12 s8 scc", "s4 scc"},
      {{0xbe842008}, "s_and_saveexec_b64 s[4:5], s[8:9]", "exec s[8:9]", "exec s[4:5] scc"},
      {{0xbf860001}, "s_cbranch_vccz 1", "vcc", ""},
      {{0xbf8c0000}, "s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)", "", ""},
      {{0xc0060202, 0x10}, "s_load_dwordx2 s[8:9], s[4:5], 0x10", "s[4:5]", "s[8:9]"},
      {{0x02040806}, "v_add_f32_e32 v2, s6, v4", "exec mode s6 v4", "v2"},
      {{0x76040806}, "v_fmac_f32_e32 v2, s6, v4", "exec mode s6 v2 v4", "v2"},
      {{0x38040806}, "v_addc_co_u32_e32 v2, vcc, s6, v4, vcc", "exec s6 v4 vcc", "v2 vcc"},
      {{0xd11c0802, 0x00321104}, "v_addc_co_u32_e64 v2, s[8:9], v4, v8, s[12:13]", "exec s[12:13] v4 v8", "s[8:9] v2"},
      {{0x7ca20806}, "v_cmpx_lt_f32_e32 vcc, s6, v4", "exec mode s6 v4", "exec vcc"},
      {{0x7e040506}, "v_readfirstlane_b32 s2, v6", "exec v6", "s2"},
      {{0x7e04b306}, "v_permlane16_swap_b32_e32 v2, v6", "exec v2 v6", "v2 v6"},
      {{0xd2a24002, 0x00021104}, "v_cvt_pk_fp8_f32 v2, v4, v8 op_sel:[0,0,1]", "exec mode v2 v4 v8", "v2"},
      {{0xd3b70000, 0x04c27160},
       "v_mfma_f32_32x32x16_bf16 v[0:15], v[96:99], v[56:59], v[48:63]",
       "mode v[48:63] v[56:59] v[96:99]",
       "v[0:15]"},
      {{0xd3b78000, 0x1cc27160},
       "v_mfma_f32_32x32x16_bf16 a[0:15], a[96:99], a[56:59], a[48:63]",
       "a[48:63] a[56:59] a[96:99] mode",
       "a[0:15]"},
      {{0xd9fe0110, 0x0c000002}, "ds_read_b128 v[12:15], v2 offset:272", "exec v2", "v[12:15]"},
      {{0xe0531010, 0x03020402},
       "buffer_load_dword v2, s[8:11], s3 offen offset:16 nt lds",
       "exec m0 s3 s[8:11] v2",
       ""},
      {{0xe1084010, 0x03020402}, "buffer_atomic_add v4, off, s[8:11], s3 offset:16 sc0", "exec s3 s[8:11] v4", "v4"},
      {{0xe1080010, 0x03020402}, "buffer_atomic_add v4, off, s[8:11], s3 offset:16", "exec s3 s[8:11] v4", ""},
      {{0xdc708000, 0x00027f02 & 0}, "global_store_dword v0, v0, s[0:1]", "exec s[0:1] v0", ""},
      {{0xddf48010, 0x007f0002}, "global_load_lds_dwordx4 v[2:3], off offset:16", "exec m0 v[2:3]", ""},
      {{0xdc500000, 0x0c000002}, "flat_load_dword v12, v[2:3]", "exec flat_scratch v[2:3]", "v12"},
      {{0x020408fa, 0xff00e406},
       "v_add_f32_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf",
       "exec mode v2 v4 v6",
       "v2"},
      {{0x020408f9, 0x06060106},
       "v_add_f32_sdwa v2, v6, v4 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD",
       "exec mode v4 v6",
       "v2"},
      {{0x020408f9, 0x06061106},
       "v_add_f32_sdwa v2, v6, v4 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD",
       "exec mode v2 v4 v6",
       "v2"},
      {{0xdc80c000 & 0xffff3fff, 0x0c000002}, "flat_load_ubyte_d16 v12, v[2:3]", "exec flat_scratch v12 v[2:3]", "v12"},
      {{0x00040806}, "v_cndmask_b32_e32 v2, s6, v4, vcc", "exec s6 v4 vcc", "v2"},
  };
  for (const Case& one : cases) {
    const auto instruction = decode(one.words, 0);
    ASSERT_TRUE(instruction) << instruction.error().message;
    EXPECT_EQ(print(*instruction), one.text);
    const Effects sets = effects(*instruction);
    EXPECT_EQ(names(sets.reads), one.reads) << one.text;
    EXPECT_EQ(names(sets.writes), one.writes) << one.text;
  }
}

TEST(Effects, OverlapIsByFileAndNumber) {
  RegisterSet set;
  set.add({RegisterFile::kVgpr, 4, 4});
  EXPECT_TRUE(set.overlaps({RegisterFile::kVgpr, 7, 1}));
  EXPECT_TRUE(set.overlaps({RegisterFile::kVgpr, 0, 5}));
  EXPECT_FALSE(set.overlaps({RegisterFile::kVgpr, 8, 1}));
  EXPECT_FALSE(set.overlaps({RegisterFile::kAgpr, 4, 1}));
}

TEST(Effects, PartsOfRegistersThatConversionsWrite) {
  const auto part = [](std::vector<std::uint32_t> words) { return writes_part(*decode(words, 0)); };
  EXPECT_FALSE(part({0xd2a20004, 0x00020d05}));  // v_cvt_pk_fp8_f32 v4, v5, v6
  EXPECT_TRUE(part({0xd2a24004, 0x00020d05}));   // op_sel:[0,0,1]
  EXPECT_TRUE(part({0xd2a42004, 0x00020d05}));   // v_cvt_sr_fp8_f32 v4, v5, v6 op_sel:[0,0,1,0]
  EXPECT_FALSE(part({0xd23d0004, 0x041e0d05}));  // v_cvt_scalef32_pk_fp4_f32 v4, v5, v6, v7
  EXPECT_TRUE(part({0xd23d2004, 0x041e0d05}));   // op_sel:[0,0,1,0]
  EXPECT_TRUE(part({0xd23e2004, 0x041e0d06}));   // v_cvt_scalef32_sr_pk_fp4_f32 v4, v[6:7], v6, v7 op_sel:[0,0,1,0]
}

TEST(Effects, CountersByKindOfAccess) {
  const auto of = [](std::vector<std::uint32_t> words) { return counters(*decode(words, 0)); };
  EXPECT_TRUE(of({0xe0500010, 0x03020402}).vmcnt);
  EXPECT_FALSE(of({0xe0500010, 0x03020402}).lgkmcnt);
  EXPECT_TRUE(of({0xd9fe0110, 0x0c000002}).lgkmcnt);
  EXPECT_TRUE(of({0xc0060202, 0x10}).lgkmcnt);
  EXPECT_TRUE(of({0xdc500000, 0x0c000002}).vmcnt && of({0xdc500000, 0x0c000002}).lgkmcnt);
  EXPECT_FALSE(of({0x02040806}).vmcnt);
}

}  // namespace
}  // namespace leanfa::isa::test
