// The cycle model against what is published about AITER's kernels. Skipped where LEANFA_AITER_CO_DIR is not set.
// bench/emu/cycle_model prints the figures; docs/results/cycle-model.md has them with what they mean.
#include <gtest/gtest.h>

#include "emu/aiter_cycles.hpp"

namespace leanfa::emu::timing {
namespace {

std::optional<AiterCycles> modelled(const AiterCase& problem) {
  const auto folder = aiter_folder();
  if (!folder) return std::nullopt;
  const Parameters parameters;
  auto cycles = model_aiter(*folder, problem, std::span(&parameters, 1));
  EXPECT_TRUE(cycles.has_value()) << cycles.error().message;
  if (!cycles) return std::nullopt;
  return std::move(*cycles);
}

// 239 VALU, 65 transcendental, 6 wait states: 1500 clocks beside 1024 of the matrix pipe. Turns that the other group's
// matrix instructions take, barriers and waits come on top.
TEST(AiterClocks, SoftmaxPhase) {
  if (!aiter_folder()) GTEST_SKIP() << "LEANFA_AITER_CO_DIR is not set";
  const auto cycles = modelled({.fp8 = true, .causal = true, .seqlen_q = 2048, .seqlen_k = 2048});
  ASSERT_TRUE(cycles.has_value());
  const std::span loops(cycles->reports.front().loops);
  const LoopReport* const phase = busiest_loop(loops.subspan(cycles->loops));
  const LoopReport* const loop = busiest_loop(loops.first(cycles->loops));
  ASSERT_NE(phase, nullptr);
  ASSERT_NE(loop, nullptr);
  const auto index = static_cast<std::size_t>(phase - loops.subspan(cycles->loops).data());
  EXPECT_EQ(cycles->phases[index].vector, Clocks{1500});
  ASSERT_TRUE(loop->steady);
  // Two tiles of each of two groups: four phases of one group's softmax beside the other's matrices.
  EXPECT_NEAR(loop->cycles / 4, 1500, 150);
  EXPECT_NEAR(loop->busy[0], 4096 / loop->cycles, 1e-6);
}

// Published: 2028, 1867 and 2396 TFLOPS.
TEST(AiterClocks, RatiosOfV4) {
  if (!aiter_folder()) GTEST_SKIP() << "LEANFA_AITER_CO_DIR is not set";
  const AiterCase fp8{.fp8 = true, .v4 = true, .seqlen_k = 4096};
  AiterCase i8fp8 = fp8;
  i8fp8.int8 = true;
  AiterCase mxfp4 = fp8;
  mxfp4.mx = mxfp4.fp4 = true;
  const auto clocks = [](const AiterCase& problem) {
    const auto cycles = modelled(problem);
    return cycles ? static_cast<double>(cycles->reports.front().cycles.count) : 0.0;
  };
  const double base = clocks(fp8);
  ASSERT_GT(base, 0);
  EXPECT_NEAR(clocks(i8fp8) / base, 2028.0 / 1867, 0.1 * 2028 / 1867);
  EXPECT_NEAR(clocks(mxfp4) / base, 2028.0 / 2396, 0.1 * 2028 / 2396);
}

}  // namespace
}  // namespace leanfa::emu::timing
