#include <gtest/gtest.h>

#include "numerics/method.hpp"

namespace leanfa {
namespace {

Method parsed(std::string_view text) {
  auto method = parse_method(text);
  EXPECT_TRUE(method.has_value()) << text << ": " << (method ? "" : method.error().message);
  return method.value_or(Method{});
}

std::string refusal(std::string_view text) {
  auto method = parse_method(text);
  EXPECT_FALSE(method.has_value()) << text;
  return method ? "" : method.error().message;
}

TEST(Method, TextRoundTrips) {
  for (const char* text : {"bf16/exact/running",
                           "f32/exact/anchor",
                           "e4m3/exact/block+t0",
                           "e4m3/lean/block",
                           "e4m3/lean/block+rot",
                           "e4m3/lean/anchor",
                           "e4m3/lean/sticky",
                           "e4m3/lean/window",
                           "e4m3/lean/window+t8",
                           "int8/shift/window+rot",
                           "e4m3/lean/slack",
                           "e4m3/exact/ladder",
                           "int8/shift/ladder+descending",
                           "e4m3/exact/slack+t6",
                           "int8/shift/slack+rot",
                           "e4m3/lean2/anchor",
                           "e4m3/exact/anchor+rot+kmean+vmean",
                           "int8/shift/anchor+rot+kmean",
                           "int8/lean/anchor",
                           "e4m3/exact/running+unrounded+t0",
                           "e4m3/exact/running+e5m2",
                           "e4m3/lean/anchor+block128",
                           "e4m3/lean/anchor+descending",
                           "e4m3/lean/anchor+sink1",
                           "e4m3/lean/anchor+splits4",
                           "e4m3/exact/anchor+t-3",
                           "e4m3/lean/anchor+beta-0.4"})
    EXPECT_EQ(name(parsed(text)), text);
}

TEST(Method, AliasesNameTheModelledSystems) {
  EXPECT_EQ(name(parsed("fa3")), "e4m3/exact/running+unrounded");
  EXPECT_EQ(name(parsed("aiter")), "e4m3/exact/running+unrounded+t0");
  const auto pair = parse_method_list("zyfa");
  ASSERT_TRUE(pair.has_value());
  ASSERT_EQ(pair->size(), 2U);
  EXPECT_EQ(name((*pair)[0]), "e4m3/exact/block+t0");
  EXPECT_EQ(name((*pair)[1]), "e4m3/lean/block");
}

TEST(Method, DefaultListHasTheMethodsThatAreCompared) {
  const auto list = parse_method_list("default");
  ASSERT_TRUE(list.has_value());
  EXPECT_GE(list->size(), 12U);
  EXPECT_EQ(name(list->front()), "bf16/exact/running");
}

TEST(Method, ListKeepsOrderAndMixesAliases) {
  const auto list = parse_method_list("e4m3/lean/anchor,zyfa,fa3");
  ASSERT_TRUE(list.has_value());
  ASSERT_EQ(list->size(), 4U);
  EXPECT_EQ(name((*list)[3]), "e4m3/exact/running+unrounded");
}

TEST(Method, RefusalsNameTheWordAndTheAlternatives) {
  EXPECT_NE(refusal("e4m3/leaner/anchor").find("exact, lean, lean2, shift"), std::string::npos);
  EXPECT_NE(refusal("fp8/lean/anchor").find("'fp8'"), std::string::npos);
  EXPECT_NE(refusal("e4m3/lean/anchored").find("block, running, sticky, anchor, window, slack, ladder"),
            std::string::npos);
  EXPECT_NE(refusal("e4m3/lean/window+t-7").find("-6..8"), std::string::npos);
  EXPECT_TRUE(parse_method("e4m3/exact/anchor+t-8").has_value());
  EXPECT_NE(refusal("e4m3/lean/anchor+warp").find("'+warp'"), std::string::npos);
  EXPECT_NE(refusal("e4m3/lean/anchor+").find("suffix"), std::string::npos);
  EXPECT_NE(refusal("e4m3/lean/anchor+rot+rot").find("'+rot' again"), std::string::npos);
  EXPECT_NE(refusal("e4m3/lean/anchor+sink1+rot+sink2").find("'+sink2' again"), std::string::npos);
  EXPECT_NE(refusal("e4m3/lean/anchor+t0+t8").find("one +t"), std::string::npos);
  EXPECT_NE(refusal("zyfa").find("'zyfa', which stands for several; accepted: e4m3/exact/block+t0,e4m3/lean/block"),
            std::string::npos);
  EXPECT_NE(refusal("").find("format"), std::string::npos);
  EXPECT_NE(refusal("e4m3/lean").find("reference"), std::string::npos);
}

TEST(Method, RefusesCombinationsWithoutMeaning) {
  for (const char* text :
       {"e4m3/shift/anchor", "int8/shift/block", "int8/shift/anchor+unrounded", "int8/shift/anchor+e5m2",
        "int8/shift/anchor+beta0.5", "bf16/lean/anchor", "bf16/exact/block", "bf16/exact/running+t8",
        "e4m3/lean/anchor+t9", "e4m3/lean/anchor+block0", "e4m3/lean/anchor+splits0", "e4m3/lean/anchor+sink64",
        "e4m3/lean/anchor+sink-1", "e4m3/lean/anchor+beta99"})
    EXPECT_FALSE(parse_method(text).has_value()) << text;
  EXPECT_FALSE(parse_method_list("").has_value());
  EXPECT_FALSE(parse_method_list("fa3,,aiter").has_value());
}

}  // namespace
}  // namespace leanfa
