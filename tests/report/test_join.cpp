// Joining accuracy reports: nothing is lost, and what looks alike stays apart.
#include <gtest/gtest.h>

#include <set>

#include "report/accuracy_json.hpp"
#include "report/figures.hpp"
#include "report/join.hpp"
#include "synthetic_report.hpp"

namespace leanfa::report {
namespace {

TEST(Join, KeepsEveryLayerAndSinkWithItsSource) {
  AccuracyReport other = synthetic_report();
  other.command = "leanfa accuracy --gaussian 8,1,1,64";
  other.note = "Gaussian numbers, not activations.";
  std::swap(other.layers[0].methods[0], other.layers[0].methods[2]);  // order is free
  const auto all = join_reports({{"a.json", synthetic_report()}, {"b.json", other}});
  ASSERT_TRUE(all) << all.error().message;
  ASSERT_EQ(all->layers.size(), 4U);
  EXPECT_EQ(all->layers[1].source, "a.json");
  EXPECT_EQ(all->layers[2].source, "b.json");
  ASSERT_EQ(all->sinks.size(), 4U);
  EXPECT_EQ(all->sinks[3].source, "b.json");
  EXPECT_EQ(all->geomean.size(), 3U);
  EXPECT_EQ(all->command, synthetic_report().command + "\n" + other.command);
  EXPECT_EQ(all->note, std::string(kSmallModelNote) + "\n" + other.note);
  EXPECT_EQ(all->version, "0.1.0");  // the same in both, once

  const auto back = accuracy_from_json(to_json(*all), "merged.json");
  ASSERT_TRUE(back) << back.error().message;
  EXPECT_EQ(back->layers[2].source, "b.json");
}

TEST(Join, AnEmptyCommandDoesNotCostTheFirstReport) {
  AccuracyReport first = synthetic_report();
  first.command.clear();
  const auto all = join_reports({{"a.json", first}, {"b.json", synthetic_report()}});
  ASSERT_TRUE(all) << all.error().message;
  EXPECT_EQ(all->layers.size(), 4U);
}

TEST(Join, OneReportStaysAsItIs) {
  const auto one = join_reports({{"a.json", synthetic_report()}});
  ASSERT_TRUE(one);
  EXPECT_EQ(to_json(*one), to_json(synthetic_report()));
}

ModelledReport modelled(const char* source, const char* choice) {
  ModelledRow row{.problem = {.name = "fp8", .causal = true, .seqlen_k = 64}, .data = "gaussian, seed 1"};
  return {.source = source, .parameter_choice = choice, .rows = {row}};
}

TEST(Join, ModelledRowsAreThereOnceForEachChoiceOfParameters) {
  EXPECT_TRUE(require_different_rows({modelled("a.json", "default"), modelled("b.json", "pessimistic")}));
  ModelledReport other = modelled("b.json", "default");
  other.rows[0].data = "layer.safetensors, query head 0";
  EXPECT_TRUE(require_different_rows({modelled("a.json", "default"), other}));
  const auto twice = require_different_rows({modelled("a.json", "default"), modelled("b.json", "default")});
  ASSERT_FALSE(twice);
  EXPECT_EQ(twice.error().code, ErrorCode::kBadInput);
  for (const char* part : {"b.json: ", "than a.json", "fp8 (causal), default parameters"})
    EXPECT_NE(twice.error().message.find(part), std::string::npos) << twice.error().message;
}

TEST(Join, RefusesOtherMethodsByFileAndName) {
  AccuracyReport other = synthetic_report();
  for (LayerErrors& layer : other.layers) {
    layer.methods.pop_back();  // fa3
    layer.methods.push_back(synthetic_method("aiter", "e4m3/exact/running+unrounded+t0", 0.01));
  }
  for (SinkErrors& sink : other.sinks) sink.methods[1].name = "aiter";
  const auto all = join_reports({{"a.json", synthetic_report()}, {"b.json", other}});
  ASSERT_FALSE(all);
  EXPECT_EQ(all.error().code, ErrorCode::kBadInput);
  for (const char* part : {"b.json: has the methods of a.json", "only a.json has fa3", "only b.json has aiter"})
    EXPECT_NE(all.error().message.find(part), std::string::npos) << all.error().message;
}

TEST(Join, RefusesOneNameForTwoMethods) {
  AccuracyReport other = synthetic_report();
  for (LayerErrors& layer : other.layers) layer.methods[2].definition = "e4m3/exact/running";
  const auto all = join_reports({{"a.json", synthetic_report()}, {"b.json", other}});
  ASSERT_FALSE(all);
  EXPECT_NE(all.error().message.find("fa3 is e4m3/exact/running+unrounded in a.json and e4m3/exact/running in b.json"),
            std::string::npos)
      << all.error().message;
}

TEST(LayerLabels, AreShortWhereTheyCanBeAndAlwaysDifferent) {
  const auto layer = [](const char* file, const char* source) {
    LayerErrors result;
    result.file = file;
    result.source = source;
    return result;
  };
  const auto labels = layer_labels({layer("x/one.safetensors", "a.json"), layer("x/two.safetensors", "a.json"),
                                    layer("y/two.safetensors", "a.json"), layer("y/two.safetensors", "b.json"),
                                    layer("y/two.safetensors", "b.json")});
  EXPECT_EQ(labels, (std::vector<std::string>{"one", "x/two.safetensors", "y/two.safetensors of a.json",
                                              "y/two.safetensors of b.json #4", "y/two.safetensors of b.json #5"}));
  EXPECT_EQ(std::set<std::string>(labels.begin(), labels.end()).size(), labels.size());
}

TEST(SinkGroups, HoldOneLayerEach) {
  const auto all = join_reports({{"a.json", synthetic_report()}, {"b.json", synthetic_report()}});
  ASSERT_TRUE(all);
  const auto groups = sink_groups(*all);
  ASSERT_EQ(groups.size(), 2U);
  EXPECT_EQ(groups[0].sinks.size(), 2U);
  EXPECT_EQ(groups[1].sinks[1].binades, 16);
  EXPECT_NE(groups[0].label, groups[1].label);
}

}  // namespace
}  // namespace leanfa::report
