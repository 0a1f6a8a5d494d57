// leanfa emit: the list, a kernel's text, its summary and timeline, and what it refuses.
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "cli_driver.hpp"

namespace leanfa::test {
namespace {

constexpr const char* kPlan = "e4m3/lean/anchor d=128 causal";

TEST(Emit, ListsPlansThatItTakes) {
  const Scratch scratch;
  const Outcome list = scratch.run({"emit", "--list"});
  ASSERT_EQ(list.exit, 0) << list.error;
  EXPECT_NE(list.out.find(std::string(kPlan) + "\n"), std::string::npos) << list.out;
  EXPECT_EQ(list.out.find("dump"), std::string::npos);
  std::istringstream lines(list.out);
  std::string last;
  for (std::string line; std::getline(lines, line);) last = line;
  EXPECT_EQ(scratch.run({"emit", "--plan", last, "-o", "last.s"}).exit, 0) << last;
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
}

}  // namespace
}  // namespace leanfa::test
