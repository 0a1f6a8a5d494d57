// The accuracy report's JSON: the fields that others read, the way back, and texts that are refused.
#include <gtest/gtest.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "report/accuracy_json.hpp"
#include "synthetic_report.hpp"

namespace leanfa::report {
namespace {

TEST(AccuracyJson, HasTheFieldsThatReadersRelyOn) {
  const auto json = nlohmann::json::parse(to_json(synthetic_report()));
  ASSERT_EQ(json["layers"].size(), 2U);
  const auto& layer = json["layers"][0];
  EXPECT_EQ(layer["file"], "dir/a & b.safetensors");
  EXPECT_EQ(layer["tokens"], 2048);
  const auto& method = layer["methods"][2];
  EXPECT_EQ(method["name"], "fa3");
  EXPECT_EQ(method["kernel_rms"], 0.006);
  EXPECT_EQ(method["total_rms"], 0.024);
  EXPECT_EQ(method["max_abs"], 0.5);
  for (const char* stage : {"q", "k", "v", "p", "rest"}) EXPECT_TRUE(method["stages"][stage].is_number()) << stage;
  EXPECT_EQ(json["geomean"][0]["name"], "e4m3/lean/anchor");
  EXPECT_NEAR(json["geomean"][0]["kernel_rms"].get<double>(), 0.008, 1e-12);  // sqrt(0.004 * 0.016)
  EXPECT_EQ(json["sinks"][1]["binades"], 16);
  EXPECT_FALSE(json["command"].get<std::string>().empty());
  EXPECT_FALSE(json["note"].get<std::string>().empty());
}

TEST(AccuracyJson, ReadsBackWhatItWrites) {
  const std::string text = to_json(synthetic_report());
  const auto back = accuracy_from_json(text, "report.json");
  ASSERT_TRUE(back) << back.error().message;
  EXPECT_EQ(to_json(*back), text);
}

TEST(AccuracyJson, NonFiniteErrorsSurvive) {
  AccuracyReport report = synthetic_report();
  report.layers[0].methods[0].kernel_rms = std::numeric_limits<double>::infinity();
  const auto back = accuracy_from_json(to_json(report), "report.json");
  ASSERT_TRUE(back) << back.error().message;
  EXPECT_FALSE(std::isfinite(back->layers[0].methods[0].kernel_rms));
}

TEST(AccuracyJson, FileNamesThatAreNotUtf8DoNotStopTheWriter) {
  AccuracyReport report = synthetic_report();
  report.layers[0].file = "bad\xFFname";
  EXPECT_TRUE(accuracy_from_json(to_json(report), "report.json"));
}

struct BadText {
  const char* name;
  const char* text;
  const char* says;
};

class AccuracyJsonRefuses : public testing::TestWithParam<BadText> {};

TEST_P(AccuracyJsonRefuses, WithTheFieldInTheMessage) {
  const auto report = accuracy_from_json(GetParam().text, "x.json");
  ASSERT_FALSE(report);
  EXPECT_EQ(report.error().code, ErrorCode::kBadInput);
  EXPECT_NE(report.error().message.find("x.json"), std::string::npos) << report.error().message;
  EXPECT_NE(report.error().message.find(GetParam().says), std::string::npos) << report.error().message;
}

INSTANTIATE_TEST_SUITE_P(
    Texts, AccuracyJsonRefuses,
    testing::Values(
        BadText{"Nothing", "", "parse"}, BadText{"NotJson", "{\"layers\": [", "parse"},
        BadText{"Empty", "{}", "layers: missing"}, BadText{"NoLayers", "{\"layers\": []}", "layers"},
        BadText{"LayersNotAList", "{\"layers\": 3}", "layers: a list"},
        BadText{"NoFile", R"({"layers": [{"tokens": 1, "methods": []}]})", "layers[0].file: missing"},
        BadText{"TokensAsText", R"({"layers": [{"file": "a", "tokens": "1", "methods": []}]})", "layers[0].tokens"},
        BadText{"TokensPast63Bits", R"({"layers": [{"file": "a", "tokens": 18446744073709551615, "methods": []}]})",
                "layers[0].tokens"},
        BadText{"HalfTheStages",
                R"({"layers": [{"file": "a", "tokens": 1, "methods": [{"name": "m", "kernel_rms": 1,
                                "total_rms": 1, "max_abs": 1, "stages": {"q": 0}}]}]})",
                "layers[0].methods[0].stages.k"},
        BadText{"WrongNumberOfCodes",
                R"({"layers": [{"file": "a", "tokens": 1, "methods": [{"name": "m", "kernel_rms": 1,
                                "total_rms": 1, "max_abs": 1, "stages": {"q":0,"k":0,"v":0,"p":0,"rest":0},
                                "codes": [1, 2]}]}]})",
                "128 counts"}),
    [](const auto& parameter) { return std::string(parameter.param.name); });

std::string nested(std::size_t levels) { return std::string(levels, '[') + std::string(levels, ']'); }

std::string message_of(const std::string& text) {
  const auto report = accuracy_from_json(text, "x.json");
  if (report) return "accepted";
  EXPECT_EQ(report.error().code, ErrorCode::kBadInput);
  return report.error().message;
}

TEST(AccuracyJson, RefusesDeepNestingAndSaysWhere) {
  for (const std::size_t levels : {65U, 100000U}) {
    EXPECT_NE(message_of(nested(levels)).find("byte 64"), std::string::npos) << message_of(nested(levels));
    const std::string field = R"({"layers": [{"file": "a", "tokens": )" + nested(levels) + "}]}";
    EXPECT_NE(message_of(field).find("at most 64 levels"), std::string::npos) << message_of(field);
    EXPECT_NE(message_of(std::string(levels, '[')).find("byte 64"), std::string::npos);
  }
  EXPECT_EQ(message_of(nested(64)).find("at most 64 levels"), std::string::npos);
  // Brackets in text are text, after an escaped quote too.
  const std::string quoted = R"({"note": "\" )" + std::string(100, '[') + R"(", "layers": []})";
  EXPECT_EQ(message_of(quoted).find("at most 64 levels"), std::string::npos) << message_of(quoted);
}

TEST(AccuracyJson, MessagesShowLongValuesCutAndParseErrorsTheByte) {
  const std::string value = message_of(R"({"layers": [{"file": "a", "tokens": ")" + std::string(5000, 'x') + R"("}]})");
  EXPECT_NE(value.find("layers[0].tokens"), std::string::npos) << value;
  EXPECT_LT(value.size(), 400U);
  const std::string list = message_of(R"({"layers": [{"file": "a", "tokens": [1, 2]}]})");
  EXPECT_NE(list.find("got array"), std::string::npos) << list;
  EXPECT_NE(message_of(R"({"layers": x})").find("at byte 12"), std::string::npos) << message_of(R"({"layers": x})");
}

TEST(AccuracyJson, StagesThatWereNotMeasuredAreAbsent) {
  AccuracyReport report = synthetic_report();
  report.layers[0].methods[0].stages.reset();
  const std::string text = to_json(report);
  const auto json = nlohmann::json::parse(text);
  EXPECT_FALSE(json["layers"][0]["methods"][0].contains("stages"));
  EXPECT_TRUE(json["layers"][0]["methods"][1].contains("stages"));
  const auto back = accuracy_from_json(text, "report.json");
  ASSERT_TRUE(back) << back.error().message;
  EXPECT_FALSE(back->layers[0].methods[0].stages);
  EXPECT_TRUE(back->layers[0].methods[1].stages);
  const auto null = accuracy_from_json(R"({"layers": [{"file": "a", "tokens": 1, "methods": [{"name": "m",
      "kernel_rms": 1, "total_rms": 1, "max_abs": 1, "stages": null}]}]})",
                                       "null.json");
  ASSERT_TRUE(null) << null.error().message;
  EXPECT_FALSE(null->layers[0].methods[0].stages);
}

TEST(GeometricMeans, AreNullWithALayerThatIsZeroOrInfinite) {
  for (const double value : {0.0, std::numeric_limits<double>::infinity()}) {
    AccuracyReport report = synthetic_report();
    report.layers[0].methods[0].kernel_rms = value;
    report.geomean = geometric_means(report.layers);
    const auto json = nlohmann::json::parse(to_json(report));
    EXPECT_TRUE(json["geomean"][0]["kernel_rms"].is_null());
    EXPECT_TRUE(json["geomean"][0]["total_rms"].is_number());
    EXPECT_TRUE(json["geomean"][1]["kernel_rms"].is_number());
  }
}

TEST(GeometricMeans, OnlyOfMethodsThatEveryLayerHas) {
  AccuracyReport report = synthetic_report();
  report.layers[1].methods.erase(report.layers[1].methods.begin() + 1);
  const auto means = geometric_means(report.layers);
  ASSERT_EQ(means.size(), 2U);
  EXPECT_EQ(means[0].name, "e4m3/lean/anchor");
  EXPECT_EQ(means[1].name, "fa3");
  EXPECT_TRUE(geometric_means({}).empty());
}

}  // namespace
}  // namespace leanfa::report
