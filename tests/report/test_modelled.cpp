// The gfx950 kernels under the cycle model: figures that must hang together whatever the kernels become, the JSON that
// readers rely on, and the comparison that is not there with its reason. Skips where the build has no kernels.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "report/modelled_bench.hpp"
#include "report/modelled_json.hpp"
#include "runtime/device.hpp"

namespace leanfa::report {
namespace {

using namespace nlohmann::literals;  // NOLINT(google-build-using-namespace): _json_pointer

Case one_tile(const char* method, Index dim = 128, bool causal = false) {
  return {.name = "one",
          .method = method,
          .causal = causal,
          .batch = 1,
          .seqlen_q = 256,
          .seqlen_k = 2048,
          .heads_q = 256,
          .heads_kv = 64,
          .head_dim_qk = dim,
          .head_dim_v = 128};
}

class Modelled : public testing::Test {
 protected:
  void SetUp() override {
    const runtime::Device& device = runtime::device(runtime::DeviceKind::kGfx950Emu);
    if (!device.available()) GTEST_SKIP() << device.absent;
  }

  static ModelledRow row(const Case& problem, const ModelSettings& settings = {}) {
    auto made = model_case(problem, settings);
    EXPECT_TRUE(made) << made.error().message;
    return made ? std::move(*made) : ModelledRow{};
  }
};

TEST_F(Modelled, SharesAndClocksHangTogether) {
  for (const char* const method : {"e4m3/lean/ladder", "int8/shift/slack", "bf16/exact/running"}) {
    const ModelledRow made = row(one_tile(method));
    const ModelledKernel& kernel = made.ours;
    ASSERT_TRUE(kernel.mfma_busy_steady && kernel.mfma_useful_steady && kernel.clocks_per_block) << method;
    EXPECT_LE(*kernel.mfma_useful_steady, *kernel.mfma_busy_steady) << method;
    EXPECT_LE(*kernel.mfma_busy_steady, 1.0) << method;
    // A block's products take 1024 clocks in 8 bits and 2048 in BF16: what is useful is exactly they.
    const double products = std::string(method).starts_with("bf16") ? 2048 : 1024;
    EXPECT_NEAR(*kernel.mfma_useful_steady * *kernel.clocks_per_block, products, 0.01 * products) << method;
    EXPECT_LT(*kernel.valu_clocks_per_block, *kernel.clocks_per_block) << method;
    EXPECT_GT(*kernel.valu_clocks_per_block, 400.0) << method;
    // 32 blocks and no less than the steady state's time for each.
    EXPECT_GT(static_cast<double>(kernel.cycles), 30 * *kernel.clocks_per_block) << method;
    EXPECT_NEAR(modelled_ms(kernel), static_cast<double>(kernel.cycles) / 2.4e6, 1e-9);
    EXPECT_NEAR(modelled_tflops(made, true), flops(made.problem, true) / modelled_ms(kernel) * 1e-9, 1e-6);
  }
}

TEST_F(Modelled, TheSameEveryTimeAndSlowerWhenPessimistic) {
  const ModelledRow first = row(one_tile("e4m3/lean/anchor")), second = row(one_tile("e4m3/lean/anchor"));
  EXPECT_EQ(first.ours.cycles, second.ours.cycles);
  const ModelledRow pessimistic =
      row(one_tile("e4m3/lean/anchor"), {.parameters = emu::timing::Parameters::pessimistic()});
  EXPECT_GT(pessimistic.ours.cycles, first.ours.cycles);
}

// 256 CUs: the second half of 512 heads waits for the first.
TEST_F(Modelled, HeadsShareTheChip) {
  Case twice = one_tile("e4m3/lean/anchor");
  twice.heads_q *= 2;
  const auto one = static_cast<double>(row(one_tile("e4m3/lean/anchor")).ours.cycles);
  const auto two = static_cast<double>(row(twice).ours.cycles);
  EXPECT_GT(two, 1.9 * one);
  EXPECT_LT(two, 2.1 * one);
}

TEST_F(Modelled, ABlockOfTheTimelineHoldsItsProducts) {
  const ModelledRow made = row(one_tile("e4m3/lean/anchor"), {.timeline = true});
  ASSERT_TRUE(made.timeline);
  std::int64_t products = 0;
  for (const TimelineItem& item : made.timeline->items) {
    EXPECT_GT(item.clocks, 0);
    EXPECT_FALSE(item.text.empty());
    if (item.kind == "product") products += item.clocks;
  }
  // The edge of the block may cut one off, and let one in.
  EXPECT_NEAR(static_cast<double>(products), 1024.0, 130.0);
}

TEST_F(Modelled, SwitchingIsCountedWhereAskedFor) {
  EXPECT_EQ(row(one_tile("e4m3/lean/anchor")).ours.switching[0][0].pairs, 0U);
  const ModelledRow made = row(one_tile("e4m3/lean/anchor"), {.switching = true});
  const auto& source = made.ours.switching[0][0];
  EXPECT_GT(source.pairs, 0U);
  EXPECT_GT(source.share(), 0.0);
  EXPECT_LT(source.share(), 0.6);
}

TEST_F(Modelled, WhatAiterDoesNotHaveIsSaid) {
  EXPECT_EQ(row(one_tile("e4m3/lean/anchor", 192)).aiter_absent, "AITER has no FP8 kernel for head dims 192 and 128");
  EXPECT_EQ(row(one_tile("int8/shift/anchor", 128, true)).aiter_absent, "AITER's int8 kernel has no causal mask");
  EXPECT_NE(row(one_tile("e4m3/lean/anchor")).aiter_absent.find("--aiter"), std::string::npos);
  const ModelledRow made = row(one_tile("bf16/exact/running"), {.aiter_folder = "/nonexistent"});
  EXPECT_EQ(made.aiter_absent, "/nonexistent has no fmha_v3_fwd/fwd_hd128_bf16.co");
  EXPECT_FALSE(ratio_to_aiter(made));
}

// What all heads take is asked of the chip, what the executed head takes of this machine.
TEST_F(Modelled, RefusesWhatNoMemoryHolds) {
  Case heads = one_tile("e4m3/lean/anchor");
  heads.batch = Index{1} << 31;
  const auto many = model_case(heads, {});
  ASSERT_FALSE(many);
  EXPECT_EQ(many.error().code, ErrorCode::kOutOfMemory);
  EXPECT_NE(many.error().message.find("all heads: "), std::string::npos) << many.error().message;
  EXPECT_NE(many.error().message.find("an MI355X has 288.0 GiB"), std::string::npos) << many.error().message;
}

TEST_F(Modelled, RefusedMethodsAndShapes) {
  const auto method = model_case(one_tile("e4m3/lean2/anchor"), {});
  ASSERT_FALSE(method);
  EXPECT_EQ(method.error().code, ErrorCode::kUnsupported);
  const auto dims = model_case(one_tile("e4m3/lean/anchor", 64), {});
  ASSERT_FALSE(dims);
  EXPECT_NE(dims.error().message.find("head_dim_qk"), std::string::npos) << dims.error().message;
  AttentionProblem layer;
  layer.q.size = {1, 100, 4, 128};
  layer.k.size = layer.v.size = {1, 100, 2, 128};
  const auto shape = model_case(one_tile("e4m3/lean/anchor"), {.layers = {{"layer", layer}}});
  ASSERT_FALSE(shape);
  EXPECT_NE(shape.error().message.find("100/100 tokens with head dims 128/128"), std::string::npos);
}

ModelledReport small_modelled_report() {
  ModelledReport report;
  report.command = "leanfa bench";
  report.version = "1";
  report.date = "2026-11-30";
  report.parameter_choice = "default";
  ModelledRow made{.problem = one_tile("e4m3/lean/anchor"), .method = "e4m3/lean/anchor", .data = "gaussian, seed 1"};
  made.ours.kernel = "k";
  made.ours.cycles = 2'400'000;
  made.ours.mfma_busy_steady = 0.9;
  made.ours.mfma_useful_steady = 0.8;
  made.ours.clocks_per_block = 1280;
  made.ours.valu_clocks_per_block = 700;
  made.aiter = ModelledKernel{.kernel = "fwd.co", .cycles = 3'000'000};
  made.timeline = BlockTimeline{.clocks = 8, .items = {{0, 4, "vector", "v_exp_f32 v0, v0"}}};
  report.rows.push_back(made);
  made.aiter.reset();
  made.aiter_absent = "none";
  made.timeline.reset();
  made.problem.name = "two";
  report.rows.push_back(made);
  made.problem = one_tile("fa3");
  made.problem.name = "three";
  report.rows.push_back({.problem = made.problem, .method = "fa3", .error = "no kernel"});
  return report;
}

TEST(ModelledReport, JsonHasTheFieldsThatReadersRelyOn) {
  const auto json = nlohmann::json::parse(to_json(small_modelled_report()));
  EXPECT_EQ(json["modelled"], true);
  EXPECT_EQ(json["clock_mhz"], 2400.0);
  const auto& row = json["rows"][0];
  EXPECT_EQ(row["name"], "one");
  EXPECT_EQ(row["mask"], "full");
  EXPECT_EQ(row["modelled"], true);
  EXPECT_EQ(row["cycles"], 2'400'000);
  EXPECT_EQ(row["ms"], 1.0);
  EXPECT_EQ(row["mfma_busy_steady"], 0.9);
  EXPECT_EQ(row["mfma_useful_steady"], 0.8);
  EXPECT_EQ(row["valu_clocks_per_block"], 700.0);
  EXPECT_EQ(row["ratio_to_aiter"], 1.25);
  EXPECT_EQ(row["aiter"]["cycles"], 3'000'000);
  EXPECT_TRUE(json["rows"][1]["ratio_to_aiter"].is_null());
  EXPECT_EQ(json["rows"][1]["aiter_absent"], "none");
  EXPECT_EQ(json["rows"][2]["error"], "no kernel");
  EXPECT_FALSE(json["rows"][2].contains("cycles"));
}

TEST(ModelledReport, JsonIsReadBack) {
  const std::string text = to_json(small_modelled_report());
  EXPECT_TRUE(is_bench(text));
  EXPECT_FALSE(is_bench("{}"));
  const auto report = modelled_from_json(text, "file");
  ASSERT_TRUE(report) << report.error().message;
  EXPECT_EQ(report->source, "file");
  EXPECT_EQ(to_json(*report), text);
}

// Each file differs from a good one in a field, and the message names file, row and field.
TEST(ModelledReport, JsonThatCannotBeIsRefused) {
  using Json = nlohmann::json;
  struct Bad {
    Json::json_pointer field;
    Json value;
    const char* says;
  };
  const std::vector<Bad> bad{
      {"/modelled"_json_pointer, false, "modelled: true is expected, got false"},
      {"/device"_json_pointer, "cpu", "device: gfx950-emu is expected, got 'cpu'"},
      {"/clock_mhz"_json_pointer, -1, "clock_mhz: a number >= 0 is expected, got -1"},
      {"/rows/0/modelled"_json_pointer, false, "rows[0].modelled: true is expected"},
      {"/rows/0/mask"_json_pointer, "window", "rows[0].mask: causal or full is expected, got 'window'"},
      {"/rows/0/mfma_busy_steady"_json_pointer, 1.01,
       "rows[0].mfma_busy_steady: a share of 0 to 1 is expected, got 1.01"},
      {"/rows/0/mfma_useful_steady"_json_pointer, -0.1,
       "rows[0].mfma_useful_steady: a number >= 0 is expected, got -0.1"},
      {"/rows/0/aiter/mfma_busy_steady"_json_pointer, 7, "rows[0].aiter.mfma_busy_steady: a share"},
      {"/rows/0/cycles"_json_pointer, nullptr, "rows[0].cycles: a whole number is expected, got null"},
      {"/rows/0/cycles"_json_pointer, -5, "rows[0].cycles: a whole number >= 0 is expected, got -5"},
      {"/rows/0/tflops"_json_pointer, nullptr, "rows[0].tflops: a number >= 0 is expected, got null"},
      {"/rows/1/clocks_per_block"_json_pointer, -2, "rows[1].clocks_per_block"},
      {"/rows/2/error"_json_pointer, "", "rows[2].error: the reason is expected"},
      {"/rows"_json_pointer, Json::array(), "rows: empty"},
      {"/rows/1/name"_json_pointer, 3, "rows[1].name: text is expected"},
      {"/rows/1/name"_json_pointer, "one",
       "rows[1]: a row of its own is expected, got 'one' with the mask full again, as in rows[0]"},
  };
  for (const Bad& change : bad) {
    Json json = Json::parse(to_json(small_modelled_report()));
    json[change.field] = change.value;
    const auto report = modelled_from_json(json.dump(), "bench.json");
    ASSERT_FALSE(report) << change.says;
    EXPECT_EQ(report.error().code, ErrorCode::kBadInput);
    EXPECT_TRUE(report.error().message.starts_with("bench.json: ")) << report.error().message;
    EXPECT_NE(report.error().message.find(change.says), std::string::npos) << report.error().message;
  }
  Json missing = Json::parse(to_json(small_modelled_report()));
  missing["rows"][0].erase("mfma_busy_steady");
  const auto report = modelled_from_json(missing.dump(), "bench.json");
  ASSERT_FALSE(report);
  EXPECT_NE(report.error().message.find("rows[0].mfma_busy_steady: missing"), std::string::npos);
}

TEST(ModelledReport, CsvHasALineARow) {
  const std::string csv = to_csv(small_modelled_report());
  EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 4);
  EXPECT_NE(csv.find(",\"gaussian, seed 1\",2400000,1,"), std::string::npos) << csv;
}

}  // namespace
}  // namespace leanfa::report
