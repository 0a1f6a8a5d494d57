// leanfa emit: the list, a kernel's text, its summary and timeline, and what it refuses.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

#include "cli_driver.hpp"
#include "kernels/gfx950/embedded.hpp"

namespace leanfa::test {
namespace {

constexpr const char* kPlan = "e4m3/lean/anchor d=128 causal";

TEST(Emit, ListsPlansThatItTakes) {
  const Scratch scratch;
  const Outcome list = scratch.run({"emit", "--list"});
  ASSERT_EQ(list.exit, 0) << list.error;
  EXPECT_NE(list.out.find(std::string(kPlan) + "\n"), std::string::npos) << list.out;
  EXPECT_EQ(list.out.find("dump"), std::string::npos);
  // By kernel; of each the last one is taken.
  std::istringstream lines(list.out);
  std::vector<std::string> kernels, last;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("# ")) {
      kernels.push_back(line.substr(2));
      last.emplace_back();
    } else {
      ASSERT_FALSE(last.empty()) << line;
      last.back() = line;
    }
  }
  EXPECT_EQ(kernels, (std::vector<std::string>{"attention_fwd", "merge_lse", "quantize"}));
  for (const std::string& plan : last) EXPECT_EQ(scratch.run({"emit", "--plan", plan, "-o", "last.s"}).exit, 0) << plan;
}

// What the library carries and what the list names are the same.
TEST(Emit, ListsWhatTheLibraryCarries) {
  if (const std::string_view why = gfx950::embedded_absent(); !why.empty()) GTEST_SKIP() << why;
  const Scratch scratch;
  ASSERT_EQ(scratch.run({"emit", "--list", "--json", "list.json"}).exit, 0);
  const auto json = nlohmann::json::parse(scratch.read("list.json"));
  std::vector<std::string> listed;
  for (const auto& [kernel, plans] : json["plans"].items())
    for (const auto& plan : plans) listed.push_back(plan);
  std::vector<std::string> carried;
  for (const gfx950::EmbeddedKernel& kernel : gfx950::embedded_kernels()) carried.emplace_back(kernel.plan);
  EXPECT_EQ(listed, carried);
}

TEST(Emit, SmallKernelsHaveATextAndASummary) {
  const Scratch scratch;
  for (const auto& [plan, symbol] :
       {std::pair{"merge_lse in=bf16 out=f32", "merge_lse_bf16_f32"},
        std::pair{"quantize e4m3fn d=128 hadamard scales=head", "quantize_e4m3fn_d128_hadamard_head"},
        std::pair{"quantize_scales", "quantize_scales"}}) {
    const Outcome text = scratch.run({"emit", "--plan", plan, "-o", "kernel.s"});
    ASSERT_EQ(text.exit, 0) << text.error;
    EXPECT_NE(text.out.find(plan), std::string::npos) << text.out;
    EXPECT_NE(scratch.read("kernel.s").find(std::string(".amdhsa_kernel ") + symbol), std::string::npos) << plan;
    const Outcome summary = scratch.run({"emit", "--plan", plan, "--summary"});
    EXPECT_NE(summary.out.find("end: 1 instructions"), std::string::npos) << summary.out;
    EXPECT_NE(summary.out.find("s_waitcnt"), std::string::npos) << summary.out;
    const Outcome body = scratch.run({"emit", "--plan", plan, "--timeline", "plain0"});
    EXPECT_EQ(body.exit, 2);
    EXPECT_NE(body.error.find("only attention kernels have"), std::string::npos) << body.error;
  }
  const Outcome wrong = scratch.run({"emit", "--plan", "quantize e5m2 d=128 none scales=head"});
  EXPECT_EQ(wrong.exit, 4);
  EXPECT_NE(wrong.error.find("quantize e4m3fn|i8"), std::string::npos) << wrong.error;
}

TEST(Emit, WritesTextSummaryAndTimeline) {
  const Scratch scratch;
  const Outcome text = scratch.run({"emit", "--plan", kPlan, "-o", "kernel.s"});
  ASSERT_EQ(text.exit, 0) << text.error;
  EXPECT_TRUE(text.out.starts_with("kernel.s: ")) << text.out;
  EXPECT_NE(scratch.read("kernel.s").find(".amdhsa_kernel leanfa_attention_fwd_e4m3_lean_anchor_d128_causal"),
            std::string::npos);
  ASSERT_EQ(scratch.run({"emit", "--plan", kPlan, "-o", "kernel.s", "--json", "kernel.json"}).exit, 0);
  EXPECT_NE(scratch.read("kernel.json").find("\"plain0\""), std::string::npos);
  const Outcome summary = scratch.run({"emit", "--plan", kPlan, "--summary"});
  EXPECT_NE(summary.out.find("plain0: "), std::string::npos) << summary.out;
  const Outcome timeline = scratch.run({"emit", "--plan", kPlan, "--timeline", "masked2"});
  EXPECT_TRUE(timeline.out.starts_with(" slot  matrix")) << timeline.out.substr(0, 80);
  const Outcome picture = scratch.run({"emit", "--plan", kPlan, "--svg", "plain1"});
  EXPECT_TRUE(picture.out.starts_with("<svg ")) << picture.out.substr(0, 80);
}

TEST(Emit, RefusesByName) {
  const Scratch scratch;
  EXPECT_EQ(scratch.run({"emit"}).exit, 2);
  EXPECT_EQ(scratch.run({"emit", "--plan", "nonsense"}).exit, 4);
  for (const char* plan : {"e4m3/lean/anchor d=128", "e4m3/lean/anchor causal", "e4m3/lean/anchor d=128 causal full",
                           "e4m3/lean/anchor d=128 d=192,128 full", "e4m3/lean/anchor+rot d=128 full"})
    EXPECT_EQ(scratch.run({"emit", "--plan", plan}).exit, 4) << plan;
  for (const char* other : {"--summary", "--svg=plain1", "--timeline=plain1"})
    EXPECT_EQ(scratch.run({"emit", "--list", other}).exit, 2) << other;
  EXPECT_EQ(scratch.run({"emit", "--plan", kPlan, "--svg", ""}).exit, 2);
  const Outcome dims = scratch.run({"emit", "--plan", "e4m3/lean/anchor d=64 full"});
  EXPECT_EQ(dims.exit, 3);
  EXPECT_NE(dims.error.find("head dimensions"), std::string::npos) << dims.error;
  const Outcome body = scratch.run({"emit", "--plan", kPlan, "--timeline", "plain4"});
  EXPECT_EQ(body.exit, 2);
  EXPECT_NE(body.error.find("plain0"), std::string::npos) << body.error;
  EXPECT_EQ(scratch.run({"emit", "--plan", kPlan, "--svg", "plain4"}).exit, 2);
  const Outcome other = scratch.run({"emit", "--plan", "e4m3/lean/ladder d=128 full", "--svg", "diagonal0"});
  EXPECT_EQ(other.exit, 4);
  EXPECT_NE(other.error.find("e4m3/lean/ladder d=128 full: has a body of that name; got diagonal0; accepted: "),
            std::string::npos)
      << other.error;
  EXPECT_EQ(scratch.run({"emit", "--plan", kPlan, "-o", "same", "--json", "same"}).exit, 2);
}

}  // namespace
}  // namespace leanfa::test
