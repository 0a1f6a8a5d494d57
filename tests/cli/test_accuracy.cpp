// accuracy and report as a user runs them: the JSON's form, the default list, sinks, and the page.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "cli_driver.hpp"

namespace leanfa::test {
namespace {

constexpr const char* kDefaultMethods[] = {"bf16/exact/running",
                                           "e4m3/exact/block+t0",
                                           "e4m3/lean/block",
                                           "e4m3/lean/block+rot",
                                           "fa3",
                                           "aiter",
                                           "e4m3/lean/anchor",
                                           "e4m3/lean/sticky",
                                           "e4m3/lean2/anchor",
                                           "e4m3/exact/anchor",
                                           "e4m3/lean/anchor+rot",
                                           "int8/shift/anchor+rot+kmean"};

TEST(AccuracyCommand, TheDefaultListGivesEveryFigureOfEveryMethod) {
  const Scratch scratch;
  scratch.write_layer("a.safetensors");
  scratch.write_layer("b.safetensors", 33);
  const Outcome outcome = scratch.run({"accuracy", "--input", "a.safetensors", "b.safetensors", "--json", "out.json"});
  ASSERT_EQ(outcome.exit, 0) << outcome.error;
  const auto json = nlohmann::json::parse(scratch.read("out.json"));
  ASSERT_EQ(json["layers"].size(), 2U);
  EXPECT_EQ(json["layers"][0]["file"], "a.safetensors");
  EXPECT_EQ(json["layers"][1]["tokens"], 33);
  for (const auto& layer : json["layers"]) {
    EXPECT_TRUE(layer["causal"].get<bool>());
    for (const char* name : kDefaultMethods) {
      const auto& methods = layer["methods"];
      const auto found = std::find_if(methods.begin(), methods.end(), [&](const auto& m) { return m["name"] == name; });
      ASSERT_NE(found, methods.end()) << name;
      EXPECT_GT((*found)["kernel_rms"].template get<double>(), 0.0) << name;
      EXPECT_LT((*found)["total_rms"].template get<double>(), 0.5) << name;
      EXPECT_EQ((*found)["heads"].size(), 4U) << name;
    }
  }
  EXPECT_GE(json["geomean"].size(), std::size(kDefaultMethods));
  EXPECT_NE(json["note"].get<std::string>().find("small"), std::string::npos);
}

TEST(AccuracyCommand, AMethodKeepsTheNameItWasGiven) {
  const Scratch scratch;
  const Outcome outcome = scratch.run({"accuracy", "--gaussian", "32,2,1,64,32", "--methods",
                                       "fa3,e4m3/exact/running+unrounded,zyfa", "--no-stages", "--json", "out.json"});
  ASSERT_EQ(outcome.exit, 0) << outcome.error;
  const auto json = nlohmann::json::parse(scratch.read("out.json"));
  const auto& methods = json["layers"][0]["methods"];
  ASSERT_EQ(methods.size(), 4U);
  EXPECT_EQ(methods[0]["name"], "fa3");
  EXPECT_EQ(methods[1]["name"], "e4m3/exact/running+unrounded");
  EXPECT_EQ(methods[0]["kernel_rms"], methods[1]["kernel_rms"]);
  EXPECT_EQ(methods[2]["name"], "e4m3/exact/block+t0");
  EXPECT_EQ(methods[3]["name"], "e4m3/lean/block");
}

TEST(AccuracyCommand, SinkAndSinksAgree) {
  const Scratch scratch;
  scratch.write_layer("layer.safetensors", 100);
  ASSERT_EQ(scratch
                .run({"accuracy", "--input", "layer.safetensors", "--methods", "fa3", "--sink", "8", "--heads", "1",
                      "--rows", "64:", "--json", "one.json"})
                .exit,
            0);
  ASSERT_EQ(scratch
                .run({"accuracy", "--input", "layer.safetensors", "--methods", "fa3", "--sinks", "8", "--sink-heads",
                      "1", "--json", "two.json"})
                .exit,
            0);
  const auto one = nlohmann::json::parse(scratch.read("one.json")),
             two = nlohmann::json::parse(scratch.read("two.json"));
  EXPECT_EQ(one["layers"][0]["sink_binades"], 8.0);
  EXPECT_EQ(one["layers"][0]["methods"][0]["kernel_rms"], two["sinks"][0]["methods"][0]["kernel_rms"]);
  EXPECT_NE(one["layers"][0]["methods"][0]["kernel_rms"], two["layers"][0]["methods"][0]["kernel_rms"]);
}

TEST(AccuracyCommand, StagesThatWereNotMeasuredAreNowhereZero) {
  const Scratch scratch;
  scratch.write_layer("layer.safetensors");
  const Outcome outcome = scratch.run(
      {"accuracy", "--input", "layer.safetensors", "--methods", "fa3", "--no-stages", "--json", "out.json"});
  ASSERT_EQ(outcome.exit, 0) << outcome.error;
  EXPECT_FALSE(nlohmann::json::parse(scratch.read("out.json"))["layers"][0]["methods"][0].contains("stages"));
  EXPECT_NE(outcome.out.find("kernel     total   max abs\n"), std::string::npos) << outcome.out;
  EXPECT_EQ(outcome.out.find("each rounding alone"), std::string::npos) << outcome.out;
  EXPECT_EQ(outcome.out.find("0.00000"), std::string::npos) << outcome.out;
  const Outcome report = scratch.run({"report", "--input", "out.json", "-o", "index.html"});
  if (report.exit == 3) GTEST_SKIP() << report.error;
  ASSERT_EQ(report.exit, 0) << report.error;
  EXPECT_EQ(scratch.read("index.html").find("id=\"stages\""), std::string::npos);
}

TEST(AccuracyCommand, TheNoteOnSmallModelsIsForTheirLayersOnly) {
  const Scratch scratch;
  scratch.write_layer("gqa.safetensors");
  scratch.write_layer("mine.safetensors", 40, "my-model-70b");
  const auto note = [&](const std::vector<std::string>& files) {
    std::vector<std::string> command{"accuracy", "--methods", "fa3", "--no-stages", "--json", "out.json", "--input"};
    command.insert(command.end(), files.begin(), files.end());
    const Outcome outcome = scratch.run(command);
    EXPECT_EQ(outcome.exit, 0) << outcome.error;
    const std::string text = nlohmann::json::parse(scratch.read("out.json"))["note"].get<std::string>();
    EXPECT_EQ(outcome.out.find("22 million") != std::string::npos, text.find("22 million") != std::string::npos);
    return text;
  };
  EXPECT_EQ(note({"mine.safetensors"}), "");
  EXPECT_NE(note({"gqa.safetensors"}).find("22 million parameters"), std::string::npos);
  EXPECT_NE(note({"mine.safetensors", "gqa.safetensors"}).find("of the models gqa and mla"), std::string::npos);
}

TEST(AccuracyCommand, AMeanOverALayerThatIsExactIsNone) {
  const Scratch scratch;
  scratch.write_layer("layer.safetensors");
  scratch.write_layer("one_token.safetensors", 1);  // its output is its V, which bf16 holds
  const Outcome outcome = scratch.run({"accuracy", "--input", "layer.safetensors", "one_token.safetensors", "--methods",
                                       "bf16/exact/running", "--no-stages", "--json", "out.json"});
  ASSERT_EQ(outcome.exit, 0) << outcome.error;
  const auto json = nlohmann::json::parse(scratch.read("out.json"));
  ASSERT_EQ(json["layers"][1]["methods"][0]["kernel_rms"], 0.0);
  EXPECT_TRUE(json["geomean"][0]["kernel_rms"].is_null());
  EXPECT_TRUE(outcome.out.ends_with("geometric mean of 2 layers\nbf16/exact/running         -         -\n"))
      << outcome.out;
}

TEST(ReportCommand, RefusesFilesOfDifferentMethods) {
  const Scratch scratch;
  for (const char* list : {"fa3,aiter", "fa3,e4m3/lean/anchor"})
    ASSERT_EQ(scratch
                  .run({"accuracy", "--gaussian", "32,2,1,64", "--methods", list, "--no-stages", "--json",
                        list[4] == 'a' ? "a.json" : "b.json"})
                  .exit,
              0);
  const Outcome outcome = scratch.run({"report", "--input", "a.json", "b.json", "-o", "index.html"});
  EXPECT_EQ(outcome.exit, 4);
  for (const char* part : {"b.json: has the methods of a.json", "only a.json has aiter", "only b.json has e4m3/lean"})
    EXPECT_NE(outcome.error.find(part), std::string::npos) << outcome.error;
  EXPECT_EQ(scratch.files(), (std::vector<std::string>{"a.json", "b.json"}));
}

TEST(ReportCommand, MakesOnePageOfSeveralFiles) {
  const Scratch scratch;
  scratch.write_layer("a.safetensors");
  ASSERT_EQ(scratch.run({"accuracy", "--input", "a.safetensors", "--methods", "fa3", "--json", "a.json"}).exit, 0);
  ASSERT_EQ(scratch.run({"accuracy", "--gaussian", "32,2,1,64", "--methods", "fa3", "--json", "b.json"}).exit, 0);
  const Outcome outcome =
      scratch.run({"report", "--input", "a.json", "b.json", "-o", "index.html", "--json", "merged.json"});
  if (outcome.exit == 3) GTEST_SKIP() << outcome.error;
  ASSERT_EQ(outcome.exit, 0) << outcome.error;
  const std::string page = scratch.read("index.html");
  EXPECT_TRUE(page.starts_with("<!doctype html>"));
  EXPECT_TRUE(page.ends_with("</html>\n"));
  const auto merged = nlohmann::json::parse(scratch.read("merged.json"));
  EXPECT_EQ(merged["layers"].size(), 2U);
}

TEST(BenchCommand, WritesJsonAndCsv) {
  const Scratch scratch;
  const Outcome outcome = scratch.run({"bench", "--device", "cpu", "--set", "smoke", "--only", "smoke_e4m3/lean/anchor",
                                       "--protocol", "launches", "--json", "b.json", "--csv", "b.csv"});
  ASSERT_EQ(outcome.exit, 0) << outcome.error;
  const auto json = nlohmann::json::parse(scratch.read("b.json"));
  EXPECT_EQ(json["device"], "cpu");
  EXPECT_EQ(json["protocol"], "launches");
  ASSERT_EQ(json["rows"].size(), 1U);
  EXPECT_EQ(json["rows"][0]["launches"], 100);
  EXPECT_EQ(json["rows"][0]["mask"], "causal");
  EXPECT_TRUE(scratch.read("b.csv").starts_with("device,protocol,name"));
}

}  // namespace
}  // namespace leanfa::test
