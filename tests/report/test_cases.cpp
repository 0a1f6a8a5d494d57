// Problem lists: expansion, refusals, the checked-in files, and the count of operations.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "numerics/method.hpp"
#include "report/cases.hpp"

namespace leanfa::report {
namespace {

CaseList parsed(std::string_view text) {
  auto list = cases_from_json(text, "list.json");
  EXPECT_TRUE(list) << list.error().message;
  return list ? *list : CaseList{};
}

TEST(Cases, OneProblem) {
  const CaseList list = parsed(R"({"about": "x", "cases": [{"name": "one", "mask": "causal", "seqlen": 7, "heads_q": 4,
      "heads_kv": 2, "head_dim_qk": 192, "head_dim_v": 128}]})");
  ASSERT_EQ(list.cases.size(), 1U);
  const Case expected{.name = "one",
                      .method = "",
                      .causal = true,
                      .batch = 1,
                      .seqlen_q = 7,
                      .seqlen_k = 7,
                      .heads_q = 4,
                      .heads_kv = 2,
                      .head_dim_qk = 192,
                      .head_dim_v = 128};
  EXPECT_EQ(list.cases[0], expected);
  EXPECT_EQ(list.about, "x");
}

TEST(Cases, ListsMultiply) {
  const CaseList list = parsed(R"({"cases": [{"name": "n", "mask": ["causal", "full"], "seqlen_q": [1, 2, 3],
      "seqlen_k": [5, 6], "heads_q": [2, 4], "heads_kv": 1, "head_dim_qk": 64, "head_dim_v": 64,
      "method": ["fa3", "int8/shift/anchor"]}]})");
  EXPECT_EQ(list.cases.size(), 2U * 2 * 3 * 2 * 2);
  const auto found =
      std::find_if(list.cases.begin(), list.cases.end(), [](const Case& c) { return c.name == "n_fa3_full_q3_k5_h4"; });
  ASSERT_NE(found, list.cases.end());
  EXPECT_FALSE(found->causal);
  EXPECT_EQ(found->seqlen_q, 3);
  EXPECT_EQ(found->seqlen_k, 5);
  EXPECT_EQ(found->heads_q, 4);
}

TEST(Cases, PairsOfLengthsStayPairs) {
  const CaseList list = parsed(R"({"cases": [{"name": "n", "mask": "full", "seqlens": [[113, 203], [512, 256]],
      "heads_q": 1, "heads_kv": 1, "head_dim_qk": 64, "head_dim_v": 64}]})");
  ASSERT_EQ(list.cases.size(), 2U);
  EXPECT_EQ(list.cases[0].name, "n_q113_k203");
  EXPECT_EQ(list.cases[1].seqlen_q, 512);
  EXPECT_EQ(list.cases[1].seqlen_k, 256);
}

struct BadList {
  const char* name;
  const char* text;
  const char* says;
};

class CasesRefuse : public testing::TestWithParam<BadList> {};

TEST_P(CasesRefuse, WithTheFieldInTheMessage) {
  const auto list = cases_from_json(GetParam().text, "list.json");
  ASSERT_FALSE(list);
  EXPECT_EQ(list.error().code, ErrorCode::kBadInput);
  EXPECT_NE(list.error().message.find(GetParam().says), std::string::npos) << list.error().message;
}

INSTANTIATE_TEST_SUITE_P(
    Lists, CasesRefuse,
    testing::Values(
        BadList{"NotJson", "cases", "parse"},
        BadList{"KeyTwice", R"({"cases": [{"name": "a"}, {"name": "n", "mask": "full", "seqlen": 1, "seqlen": 2}]})",
                "no object has a key twice; got two of cases[1].seqlen"},
        BadList{"RootKeyTwice", R"({"cases": [[1, {"x": 2}]], "cases": []})", "two of cases"},
        BadList{"NoCases", "{}", "cases: missing"}, BadList{"Empty", R"({"cases": []})", "cases: empty"},
        BadList{"NoLengths", R"({"cases": [{"name": "n", "mask": "full", "heads_q": 1, "heads_kv": 1, "head_dim_qk": 64,
                 "head_dim_v": 64}]})",
                "cases[0].seqlen_q"},
        BadList{"LengthsTwice", R"({"cases": [{"name": "n", "mask": "full", "seqlen": 1, "seqlen_q": 2, "heads_q": 1,
                 "heads_kv": 1, "head_dim_qk": 64, "head_dim_v": 64}]})",
                "cases[0]: seqlen and seqlen_q contradict"},
        BadList{"PairsAndLength", R"({"cases": [{"name": "n", "mask": "full", "seqlens": [[1, 2]], "seqlen_k": 2,
                 "heads_q": 1, "heads_kv": 1, "head_dim_qk": 64, "head_dim_v": 64}]})",
                "cases[0]: seqlens and seqlen_k contradict"},
        BadList{"UnknownField", R"({"cases": [{"name": "n", "mask": "full", "seqlen": 1, "heads": 1}]})",
                "unknown field"},
        BadList{"UnknownMask", R"({"cases": [{"name": "n", "mask": "window", "seqlen": 1, "heads_q": 1, "heads_kv": 1,
                 "head_dim_qk": 64, "head_dim_v": 64}]})",
                "causal or full"},
        BadList{"HeadRatio", R"({"cases": [{"name": "n", "mask": "full", "seqlen": 1, "heads_q": 3, "heads_kv": 2,
                 "head_dim_qk": 64, "head_dim_v": 64}]})",
                "no multiple"},
        BadList{"NoHeads", R"({"cases": [{"name": "n", "mask": "full", "seqlen": 1, "heads_q": 0, "heads_kv": 0,
                 "head_dim_qk": 64, "head_dim_v": 64}]})",
                "outside"},
        BadList{"NegativeLength", R"({"cases": [{"name": "n", "mask": "full", "seqlen": -1, "heads_q": 1, "heads_kv": 1,
                 "head_dim_qk": 64, "head_dim_v": 64}]})",
                "outside"},
        BadList{"FractionalLength",
                R"({"cases": [{"name": "n", "mask": "full", "seqlen": 1.5, "heads_q": 1, "heads_kv": 1,
                 "head_dim_qk": 64, "head_dim_v": 64}]})",
                "whole number"},
        BadList{"NoBatch", R"({"cases": [{"name": "n", "mask": "full", "seqlen": 1, "heads_q": 1, "heads_kv": 1,
                 "head_dim_qk": 64, "head_dim_v": 64, "batch": []}]})",
                "cases[0].batch: a value or a list of values is expected, got an empty list"},
        BadList{"NoPairs", R"({"cases": [{"name": "n", "mask": "full", "seqlens": [], "heads_q": 1, "heads_kv": 1,
                 "head_dim_qk": 64, "head_dim_v": 64}]})",
                "cases[0].seqlens: a list of pairs"},
        BadList{"HalfAPair", R"({"cases": [{"name": "n", "mask": "full", "seqlens": [[1]], "heads_q": 1, "heads_kv": 1,
                 "head_dim_qk": 64, "head_dim_v": 64}]})",
                "a pair"},
        BadList{"Method", R"({"cases": [{"name": "n", "mask": "full", "seqlen": 1, "heads_q": 1, "heads_kv": 1,
                 "head_dim_qk": 64, "head_dim_v": 64, "method": "e4m3/lean"}]})",
                "cases[0].method"},
        BadList{"NameTwice", R"({"cases": [
                 {"name": "n", "mask": "full", "seqlen": 1, "heads_q": 1, "heads_kv": 1, "head_dim_qk": 64, "head_dim_v": 64},
                 {"name": "n", "mask": "full", "seqlen": 2, "heads_q": 1, "heads_kv": 1, "head_dim_qk": 64, "head_dim_v": 64}]})",
                "twice"}),
    [](const auto& parameter) { return std::string(parameter.param.name); });

TEST(CaseSets, EveryCheckedInFileIsCompiledInAndParses) {
  std::size_t files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(LEANFA_SOURCE_DIR "/cases")) {
    if (entry.path().extension() != ".json") continue;
    ++files;
    const std::string set = entry.path().stem().string();
    const auto text = case_set_json(set);
    ASSERT_TRUE(text) << set;
    const auto list = cases_from_json(*text, set);
    ASSERT_TRUE(list) << list.error().message;
    EXPECT_FALSE(list->about.empty()) << set;
  }
  EXPECT_EQ(files, case_set_names().size());
  EXPECT_FALSE(case_set_json("no such set"));
}

// What speed is stated by: six kernels, each causal and full, at 4096 tokens.
TEST(CaseSets, StandardIsEachKernelUnderBothMasks) {
  const CaseList list = parsed(*case_set_json("standard"));
  EXPECT_EQ(list.cases.size(), 12U);
  for (const char* const name :
       {"fp8-lean-d128", "fp8-d192", "int8-shift-d128", "int8-shift-d192", "bf16-d128", "bf16-d192"})
    for (const bool causal : {true, false})
      EXPECT_TRUE(std::any_of(list.cases.begin(), list.cases.end(),
                              [&](const Case& c) {
                                return c.name == name && c.causal == causal && c.seqlen_q == 4096 &&
                                       c.seqlen_k == 4096 && c.heads_q == 64 && !c.method.empty();
                              }))
          << name << causal;
}

TEST(CaseSets, SweepHasTheLengthsThatBreakKernels) {
  const CaseList list = parsed(*case_set_json("sweep"));
  const auto has = [&](Index q, Index k, bool causal) {
    return std::any_of(list.cases.begin(), list.cases.end(),
                       [&](const Case& c) { return c.seqlen_q == q && c.seqlen_k == k && c.causal == causal; });
  };
  constexpr Index kEdges[] = {1,   2,   15,  16,  17,  31,  32,  33,  63,  64, 65,
                              127, 128, 129, 191, 192, 255, 256, 257, 511, 513};
  for (const Index q : kEdges)
    for (const Index k : kEdges) EXPECT_TRUE(has(q, k, true) && has(q, k, false)) << q << " " << k;
  EXPECT_TRUE(has(113, 203, true) && has(1024, 1023, false) && has(900, 5, true));
}

TEST(Flops, BothConventions) {
  const Case c{.name = "",
               .method = "",
               .causal = true,
               .batch = 2,
               .seqlen_q = 3,
               .seqlen_k = 5,
               .heads_q = 4,
               .heads_kv = 1,
               .head_dim_qk = 192,
               .head_dim_v = 128};
  EXPECT_EQ(flops(c, false), 2.0 * 2 * 4 * 3 * 5 * (192 + 128));
  EXPECT_EQ(flops(c, true), 0.5 * flops(c, false));
  Case full = c;
  full.causal = false;
  EXPECT_EQ(flops(full, true), flops(full, false));
}

}  // namespace
}  // namespace leanfa::report
