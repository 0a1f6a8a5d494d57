// The rules of the cycle model, one small program each (timing.s), with the clocks that follow from the table of
// parameters by hand. Issue times count from the first measured instruction.
#include <gtest/gtest.h>

#include <ostream>

#include "emu/gfx950/timing/kernel_clocks.hpp"

namespace leanfa::emu::timing {
namespace {

using Times = std::vector<std::int64_t>;

struct Case {
  const char* name;
  std::string_view kernel;
  std::vector<Times> issues;  // of waves 0, 4, ...; may stop before the wave does
  std::vector<std::string> set{};
  std::uint32_t waves = 1;
};

std::ostream& operator<<(std::ostream& stream, const Case& c) { return stream << c.name; }

class Rule : public testing::TestWithParam<Case> {};

TEST_P(Rule, TakesItsClocks) {
  if (!have_kernels()) GTEST_SKIP() << "no clang-22 for gfx950 when this was built";
  const Case& c = GetParam();
  const KernelClocks clocks = clocks_of({.name = c.kernel, .waves = c.waves, .set = c.set});
  for (std::size_t i = 0; i < c.issues.size(); ++i) {
    ASSERT_LT(4 * i, clocks.issues.size());
    Times got = clocks.issues[4 * i];
    ASSERT_GE(got.size(), c.issues[i].size());
    got.resize(c.issues[i].size());
    EXPECT_EQ(got, c.issues[i]) << "wave " << 4 * i;
  }
}

// So many times, `step` apart, from `first` on; then `last`.
Times series(std::int64_t first, std::int64_t step, int count, Times last) {
  Times times{0};
  for (int i = 0; i < count; ++i) times.push_back(first + step * i);
  times.insert(times.end(), last.begin(), last.end());
  return times;
}

// The measured part of the kernels that choose by wave: compare 0, branch 4, barrier.
const std::vector<Case>& cases() {
  static const std::vector<Case> kCases{
      // 16, 16, 8, 8 passes of four clocks.
      {"MfmaBackToBack", "mfma_back_to_back", {{0, 64, 128, 160, 192}}},
      {"MfmaSlowerPasses", "mfma_back_to_back", {{0, 128}}, {"mfma.pass=8"}},
      // A and B of 32 bytes: VALU from slot 3 on, to slot 15.
      {"Mfma13ValuFit", "mfma_13_valu", {series(12, 4, 13, {64})}},
      {"Mfma14ValuDoNot", "mfma_14_valu", {series(12, 4, 14, {68})}},
      // 16 bytes: slots 2 to 7.
      {"MfmaBf16SixValuFit", "mfma_bf16_valu", {series(8, 4, 6, {32})}},
      {"Mfma6ExpFit", "mfma_6_exp", {series(12, 8, 6, {64})}},
      {"Mfma7ExpDoNot", "mfma_7_exp", {series(12, 8, 7, {68})}},
      // Slots 16 + 2 + 1 and 8 + 2 + 1.
      {"PackedFp32BehindFp8", "packed_behind_fp8", {{0, 76, 80}}},
      {"PackedFp32Slow", "packed_behind_fp8", {{0, 76, 84}}, {"packed_fp32.clocks=8"}},
      {"PackedFp32BehindBf16", "packed_behind_bf16", {{0, 44}}},
      {"PackedF16IsOrdinary", "packed_f16_behind_fp8", {{0, 12}}},
      // 16 passes and 2.
      {"F32MfmaHoldsValu", "valu_behind_f32_mfma", {{0, 72}}},
      // One slot more into an idle pipe, none into a busy one.
      {"ScaledMfma", "scaled_mfma", {{0, 16, 68}}},
      {"Transcendental", "transcendental", {{0, 8, 16, 20}}},
      {"TranscendentalOfCdna3", "transcendental", {{0, 16, 32, 36}}, {"trans.clocks=16"}},
      // The older wave wins, or the one that has waited.
      {"TwoWavesOldest", "two_waves_mfma", {{0, 64}, {128, 192}}, {}, 5},
      {"TwoWavesInTurn", "two_waves_mfma", {{0, 128}, {64, 192}}, {"issue.oldest_first=0"}, 5},
      {"NopAndSleep", "nop_and_sleep", {{0, 20, 24, 152}}},
      {"SleepUnit", "nop_and_sleep", {{0, 20, 24, 56}}, {"sleep.unit=16"}},
      {"Branches", "branches", {{0, 16, 20, 24}}},
      {"BranchTaken", "branches", {{0, 32, 36, 40}}, {"branch.taken=32"}},
      {"VccToBranch", "vcc_to_branch", {{0, 16}}},
      {"VccToSelect", "vcc_to_select", {{0, 4, 12}}},
      {"SgprToScalar", "sgpr_to_scalar", {{0, 16}}},
      {"SgprLatency", "sgpr_to_scalar", {{0, 32}}, {"valu.sgpr_latency=32"}},
      {"DependentValu", "dependent_valu", {{0, 4, 8, 16}}},
      {"ValuLatency", "dependent_valu", {{0, 8, 16, 24}}, {"valu.latency=8"}},
      {"TransLatency", "dependent_valu", {{0, 4, 8, 24}}, {"trans.latency=16"}},
      // Four phases, then 64 clocks.
      {"LdsWait", "lds_wait", {{0, 68, 72}}},
      {"LdsLatency", "lds_wait", {{0, 132, 136}}, {"lds.latency=128"}},
      {"LdsPhase", "lds_wait", {{0, 72, 76}}, {"lds.phase=2"}},
      // 16 lanes of one bank in each of four phases.
      {"LdsConflict", "lds_conflict", {{0, 4, 132}}},
      {"LdsCounts", "lds_counts", {{0, 4, 8, 68, 76}}},
      // Lanes are 16 bytes apart: 8 clocks a read. The first ends at 72, the second at 80.
      {"LdsCounterFull", "lds_counter_full", {series(4, 4, 14, {72, 80})}},
      // 64 lanes 16 bytes apart: 8 lines at 64 bytes a clock, then L2; the second finds them in L1.
      {"LoadWait", "load_wait", {{0, 316, 320, 444}}, {"l2.hit_rate=1"}},
      {"LoadFromMall", "load_wait", {{0, 616, 620, 744}}, {"l2.hit_rate=0", "mall.hit_rate=1"}},
      // 1024 bytes pass L1 in 16 clocks and enter LDS in 8.
      {"LoadToLds", "load_to_lds", {{0, 324}}, {"l2.hit_rate=1"}},
      {"LoadToLdsSlow", "load_to_lds", {{0, 332}}, {"l2.hit_rate=1", "lds.load_bytes=64"}},
      {"ScalarLoad", "scalar_load", {{0, 200}}},
      // compare, branch (4 each), ten moves, barrier at 48; a turn for the barrier and one to come back.
      {"Barrier", "barrier", {{0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 56}}, {}, 5},
      {"BarrierRelease", "barrier", {{0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 84}}, {"barrier.release=32"}, 5},
  };
  return kCases;
}

std::string name_of(const testing::TestParamInfo<Case>& c) { return c.param.name; }

INSTANTIATE_TEST_SUITE_P(CycleModel, Rule, testing::ValuesIn(cases()), name_of);

// The last `count` issue times of a wave, from the first of wave `zero`'s last `zero_count`.
Times tail(const KernelClocks& clocks, std::size_t wave, std::size_t count, std::size_t zero, std::size_t zero_count) {
  const Times& from = clocks.issues[zero];
  const std::int64_t start = from[from.size() - zero_count];
  Times times(clocks.issues[wave].end() - static_cast<std::ptrdiff_t>(count), clocks.issues[wave].end());
  for (std::int64_t& time : times) time -= start;
  return times;
}

// Each ends with s_endpgm.
TEST(TwoWaves, ThePriorityDecides) {
  if (!have_kernels()) GTEST_SKIP() << "no clang-22 for gfx950 when this was built";
  const KernelClocks clocks = clocks_of({.name = "two_waves_priority", .waves = 5});
  EXPECT_EQ(tail(clocks, 4, 3, 4, 3), (Times{0, 64, 68}));
  EXPECT_EQ(tail(clocks, 0, 3, 4, 3), (Times{128, 192, 196}));
}

TEST(TwoWaves, VectorWorkFillsTheTurnsThatMatricesLeave) {
  if (!have_kernels()) GTEST_SKIP() << "no clang-22 for gfx950 when this was built";
  const KernelClocks free = clocks_of({.name = "two_waves_mixed", .waves = 5});
  // Turns 1 to 15, not 16, and 17 to 19.
  Times expected;
  for (std::int64_t turn = 1; turn <= 19; ++turn)
    if (turn != 16) expected.push_back(4 * turn);
  expected.push_back(80);
  EXPECT_EQ(tail(free, 4, 19, 0, 3), expected);
  const KernelClocks held = clocks_of({.name = "two_waves_mixed", .waves = 5, .set = {"mfma.valu_hold_waves=1"}});
  // Turns 3 to 15, and 19 on.
  expected.clear();
  for (std::int64_t turn = 3; turn <= 23; ++turn)
    if (turn < 16 || turn >= 19) expected.push_back(4 * turn);
  expected.push_back(96);
  EXPECT_EQ(tail(held, 4, 19, 0, 3), expected);
}

TEST(TwoWaves, PackedFp32WaitsForTheOthersMatrix) {
  if (!have_kernels()) GTEST_SKIP() << "no clang-22 for gfx950 when this was built";
  EXPECT_EQ(tail(clocks_of({.name = "two_waves_packed", .waves = 5}), 4, 3, 0, 2), (Times{4, 76, 80}));
  EXPECT_EQ(tail(clocks_of({.name = "two_waves_packed", .waves = 5, .set = {"mfma.packed_hold_waves=0"}}), 4, 3, 0, 2),
            (Times{4, 8, 12}));
}

TEST(InstructionCache, AColdOneFetchesEachLineOnce) {
  if (!have_kernels()) GTEST_SKIP() << "no clang-22 for gfx950 when this was built";
  const KernelClocks warm = clocks_of({.name = "mfma_14_valu"});
  const KernelClocks cold = clocks_of({.name = "mfma_14_valu", .set = {"icache.warm=0", "icache.miss=1000"}});
  const std::uint64_t lines =
      (address_of("mfma_14_valu_begin") + 8 + 14 * 4 + 8) / 64 - address_of("mfma_14_valu") / 64 + 1;
  const std::int64_t more = cold.report.workgroups.front().cycles.count - warm.report.workgroups.front().cycles.count;
  // A line's fetch may hide behind an instruction that takes long.
  EXPECT_GT(more, static_cast<std::int64_t>(lines - 1) * 900);
  EXPECT_LE(more, static_cast<std::int64_t>(lines) * 1000);
}

TEST(Loops, SteadyState) {
  if (!have_kernels()) GTEST_SKIP() << "no clang-22 for gfx950 when this was built";
  const std::uint64_t overhead = address_of("steady_loop_overhead");
  const KernelClocks clocks =
      clocks_of({.name = "steady_loop",
                 .loops = {{.begin_pc = address_of("steady_loop_head"),
                            .end_pc = address_of("steady_loop_end"),
                            .useful = [&](const Step& step) { return step.pc() != overhead; }}}});
  ASSERT_EQ(clocks.report.loops.size(), 1U);
  const LoopReport& loop = clocks.report.loops.front();
  EXPECT_EQ(loop.iterations, 9U);
  EXPECT_TRUE(loop.steady);
  // fp8 0, bf16 64, subtract 68, compare 72, branch 76, taken 92; the pipe is free at 96.
  EXPECT_DOUBLE_EQ(loop.cycles, 96);
  EXPECT_DOUBLE_EQ(loop.window_cycles, 72);
  EXPECT_DOUBLE_EQ(loop.busy[0], 1);
  EXPECT_DOUBLE_EQ(loop.mfma_useful, 64.0 / 96);
}

TEST(Traces, TooLongOnesAreRefused) {
  if (!have_kernels()) GTEST_SKIP() << "no clang-22 for gfx950 when this was built";
  const TimedKernel kernel{.name = "steady_loop"};
  EXPECT_TRUE(model_kernel(kernel, {}).has_value());
  const auto refused = model_kernel(kernel, {.most_trace_bytes = 100});
  ASSERT_FALSE(refused.has_value());
  EXPECT_EQ(refused.error().code, ErrorCode::kUnsupported);
}

TEST(Variants, AreTimedOnTheSameTraces) {
  if (!have_kernels()) GTEST_SKIP() << "no clang-22 for gfx950 when this was built";
  Parameters slow;
  ASSERT_TRUE(slow.set("lds.latency=164").has_value());
  const auto run = model_kernel({.name = "lds_wait"}, {.parameters = {Parameters(), slow}});
  ASSERT_TRUE(run.has_value());
  EXPECT_EQ(run->timing.at(1).cycles - run->timing.at(0).cycles, Clocks{100});
}

TEST(Workgroups, ShareACuWhereTheyFit) {
  if (!have_kernels()) GTEST_SKIP() << "no clang-22 for gfx950 when this was built";
  // 64 KiB of LDS: two fit, and with 512 workgroups every CU has two.
  EXPECT_EQ(clocks_of({.name = "mfma_back_to_back"}).report.resident_workgroups, 1);
  const KernelClocks many = clocks_of({.name = "mfma_back_to_back", .set = {"chip.cus_per_xcd=1"}, .workgroups = 16});
  EXPECT_EQ(many.report.resident_workgroups, 2);
}

}  // namespace
}  // namespace leanfa::emu::timing
