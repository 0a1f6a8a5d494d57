// Every audit rule as pairs of kernels (kernels/hazards.s): one that breaks it and one that just keeps it. The names
// say which: <rule>__<case>__bad and <rule>__<case>__ok.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>

#include "emu/gfx950/hazard/audit.hpp"
#include "emu/gfx950/hazard/static_check.hpp"
#include "emu/gfx950/held_file.hpp"
#include "emu/gfx950/launch.hpp"

namespace leanfa::emu {
namespace {

#ifndef LEANFA_HAZARD_KERNELS
#define LEANFA_HAZARD_KERNELS ""
#endif

// Kept for the whole program: parameters are named after the kernels in it.
const HeldFile& loaded() {
  static const std::unique_ptr<HeldFile> kLoaded = [] {
    auto held = hold_file(LEANFA_HAZARD_KERNELS);
    EXPECT_TRUE(held.has_value()) << held.error().message;
    return held ? std::move(*held) : std::make_unique<HeldFile>();
  }();
  return *kLoaded;
}

std::vector<std::string> names() {
  std::vector<std::string> all = loaded().file.kernel_names();
  std::ranges::sort(all);
  return all;
}

class HazardKernel : public testing::TestWithParam<std::string> {};
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(HazardKernel);

TEST_P(HazardKernel, IsJudgedRight) {
  const std::string& name = GetParam();
  const bool bad = name.ends_with("__bad");
  std::string rule = name.substr(0, name.find("__"));
  std::ranges::replace(rule, '_', '-');
  const auto kernel = loaded().file.load(name);
  ASSERT_TRUE(kernel.has_value()) << kernel.error().message;
  Memory memory;
  std::vector<std::byte> filled(4096), empty(4096);
  const std::array<std::uint64_t, 8> kernarg{memory.map("filled", filled), memory.map("empty", empty)};
  memory.mark_uninitialised(kernarg[1]);
  const auto report = launch(*kernel, {.grid = {2, 1, 1}, .block = {128, 1, 1}}, std::as_bytes(std::span(kernarg)),
                             memory, {.threads = 1, .limits = {}, .make_observer = hazard::make_audit(*kernel)});
  ASSERT_TRUE(report.has_value()) << report.error().message;
  EXPECT_TRUE(report->finished);
  int found = 0;
  for (const Fault& fault : report->faults.faults()) {
    if (bad && leanfa::emu::name(fault.rule) == rule) {
      ++found;
    } else {
      ADD_FAILURE() << to_string(fault);
    }
  }
  EXPECT_EQ(found > 0, bad);
}

// Rules that need no data are found without a run, and nothing is found in kernels that keep them.
TEST_P(HazardKernel, IsCheckedWithoutRunning) {
  const std::string& name = GetParam();
  const auto kernel = loaded().file.load(name);
  ASSERT_TRUE(kernel.has_value()) << kernel.error().message;
  const auto [log, complete] = hazard::check(*kernel);
  EXPECT_TRUE(complete);
  std::string rule = name.substr(0, name.find("__"));
  std::ranges::replace(rule, '_', '-');
  const bool needs_no_data =
      rule.starts_with("wait-states") || rule == "wait-count-register" || rule.starts_with("packed");
  const bool bad = name.ends_with("__bad") && needs_no_data;
  EXPECT_EQ(!log.empty(), bad);
  for (const Fault& fault : log.faults()) EXPECT_EQ(leanfa::emu::name(fault.rule), rule) << to_string(fault);
}

INSTANTIATE_TEST_SUITE_P(Rules, HazardKernel, testing::ValuesIn(names()), [](const auto& test) { return test.param; });

// One state an edge is what a check without fixpoint looks at: it misses the hazard, and says that it left paths out.
TEST(StaticCheck, SaysWhenItLeavesPathsOut) {
  if (std::string(LEANFA_HAZARD_KERNELS).empty()) GTEST_SKIP() << "no kernels: clang-22 or ld.lld-22 was not found";
  const auto kernel = loaded().file.load("wait_states__mfma_through_back_edge__bad");
  ASSERT_TRUE(kernel.has_value()) << kernel.error().message;
  EXPECT_TRUE(hazard::check(*kernel).complete);
  const hazard::CheckReport one_state = hazard::check(*kernel, {.states_of_edge = 1});
  EXPECT_FALSE(one_state.complete);
  EXPECT_TRUE(one_state.faults.empty());
  EXPECT_FALSE(hazard::check(*kernel, {.steps = 10}).complete);
}

TEST(HazardKernels, ArePresent) {
  if (std::string(LEANFA_HAZARD_KERNELS).empty())
    GTEST_SKIP() << "clang-22 or ld.lld-22 was not found when this was configured";
  EXPECT_GT(names().size(), 60U);
}

}  // namespace
}  // namespace leanfa::emu
