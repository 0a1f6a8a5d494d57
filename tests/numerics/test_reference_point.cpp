// Where each rule puts R, L_b and the block's exponent, on small sequences of block maxima with known answers.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "numerics/reference_point.hpp"

namespace leanfa {
namespace {

Method method_of(std::string_view text) {
  auto method = parse_method(text);
  EXPECT_TRUE(method.has_value()) << text;
  return method.value_or(Method{});
}

// Scores are in binades: a = step.
BlockStep<double> advance(ReferencePoint<double>& point, double block_max) { return point.advance(block_max, 8.0); }

TEST(ReferencePoint, BlockTakesTheCeilingOfEachBlock) {
  ReferencePoint<double> point(method_of("e4m3/exact/block+t0"));
  EXPECT_EQ(advance(point, 2.25).factor, 1.0);  // L = 3 is the first R
  EXPECT_EQ(point.binades(), 3.0);
  const auto low = advance(point, -4.5);  // L = -4
  EXPECT_EQ(low.factor, std::exp2(-7));
  EXPECT_EQ(low.rescale, 1.0);
  EXPECT_EQ(low.b, 32.0);  // -8 L at t = 0
  EXPECT_EQ(advance(point, 50.0).factor, std::exp2(47));
  EXPECT_EQ(point.binades(), 3.0);
}

TEST(ReferencePoint, BlockMovesOnlyBeyondItsReach) {
  ReferencePoint<double> point(method_of("e4m3/lean/block"));
  (void)advance(point, 0.0);
  EXPECT_EQ(advance(point, 100.0).rescale, 1.0);
  EXPECT_EQ(point.binades(), 0.0);
  const auto moved = advance(point, 101.0);
  EXPECT_EQ(moved.rescale, std::exp2(-101));
  EXPECT_EQ(moved.factor, 1.0);
  EXPECT_EQ(point.binades(), 101.0);
}

TEST(ReferencePoint, RunningFollowsTheMaximum) {
  ReferencePoint<double> point(method_of("e4m3/exact/running"));
  (void)advance(point, 1.5);
  EXPECT_EQ(advance(point, 1.25).rescale, 1.0);
  EXPECT_EQ(advance(point, 1.75).rescale, std::exp2(-0.25));
  EXPECT_EQ(point.binades(), 1.75);
}

TEST(ReferencePoint, StickyStaysWithinItsHeadroom) {
  ReferencePoint<double> point(method_of("e4m3/lean/sticky"));
  (void)advance(point, 1.0);
  const auto at_limit = advance(point, 1.75);
  EXPECT_EQ(at_limit.rescale, 1.0);
  EXPECT_EQ(point.binades(), 1.0);
  const auto beyond = advance(point, 1.8125);
  EXPECT_EQ(beyond.rescale, std::exp2(1.0 - 1.8125));
  EXPECT_EQ(point.binades(), 1.8125);
  const auto far_below = advance(point, -30.0);
  EXPECT_EQ(far_below.factor, 1.0);
  EXPECT_EQ(far_below.k, 0);
}

TEST(ReferencePoint, AnchorLowersBlocksByWholeBinades) {
  ReferencePoint<double> point(method_of("e4m3/lean/anchor"));
  (void)advance(point, 1.0);
  const auto same_binade = advance(point, 0.5);
  EXPECT_EQ(same_binade.k, 0);
  const auto lower = advance(point, -2.25);  // floor(1 - -2.25) = 3
  EXPECT_EQ(lower.k, 3);
  EXPECT_EQ(lower.factor, 0.125);
  EXPECT_EQ(lower.b, 120.0 + static_cast<double>(kLeanBeta) - 8.0 + 24.0);
  EXPECT_EQ(advance(point, 1.75).k, 0);  // inside the headroom
  EXPECT_EQ(advance(point, -500.0).k, 126);
}

TEST(ReferencePoint, WindowStaysWhileTheTopCodeIsFromAHalfTo448) {
  ReferencePoint<double> point(method_of("e4m3/lean/window"));
  const double constant = 96.0 + static_cast<double>(kLeanBeta);  // t = 5
  EXPECT_EQ(advance(point, 1.0).b, constant - 8.0);
  for (const double top : {1.0 + 30.0 / 8, 1.0 - 48.0 / 8, 1.0}) {  // codes 126, 48, 96
    const auto stays = advance(point, top);
    EXPECT_EQ(stays.b, constant - 8.0) << top;
    EXPECT_EQ(stays.factor, 1.0) << top;
  }
  const auto above = advance(point, 1.0 + 31.0 / 8);  // code 127
  EXPECT_EQ(above.b, constant - 8.0 - 31.0);
  EXPECT_EQ(above.factor, std::exp2(31.0 / 8));
  EXPECT_EQ(above.rescale, 1.0);
  const auto below = advance(point, -10.0);
  EXPECT_EQ(below.b, constant + 80.0);
  EXPECT_EQ(below.factor, std::exp2(-11.0));
  EXPECT_EQ(point.binades(), 1.0);  // O and l keep their unit
  const auto far_above = advance(point, 61.5);
  EXPECT_EQ(far_above.rescale, std::exp2(-60.5));
  EXPECT_EQ(far_above.factor, 1.0);
  EXPECT_EQ(point.binades(), 61.5);
}

TEST(ReferencePoint, WindowJudgesExactPByTheSameLine) {
  ReferencePoint<double> point(method_of("e4m3/exact/window+t8"));
  EXPECT_EQ(advance(point, 0.0).b, 64.0);
  EXPECT_EQ(advance(point, 0.8125).b, 64.0);       // 126.5 rounds to 126
  EXPECT_EQ(advance(point, 0.875).b, 64.0 - 7.0);  // 127
}

TEST(ReferencePoint, SlackStaysFrom448DownToAHalf) {
  ReferencePoint<double> point(method_of("e4m3/lean/slack"));
  const double constant = 96.0 + static_cast<double>(kLeanBeta);  // t = 5
  EXPECT_EQ(advance(point, 1.0).b, constant - 8.0);
  for (const double top : {1.0 + 30.0 / 8, 1.0 - 47.0 / 8, 1.0}) {  // codes 126, 49, 96
    const auto stays = advance(point, top);
    EXPECT_EQ(stays.b, constant - 8.0) << top;
    EXPECT_EQ(stays.factor, 1.0) << top;
    EXPECT_EQ(stays.rescale, 1.0) << top;
  }
  const auto below = advance(point, 1.0 - 48.0 / 8);  // 6 binades down, all of them at once
  EXPECT_EQ(below.k, 6);
  EXPECT_EQ(below.factor, std::exp2(-6.0));
  EXPECT_EQ(below.b, constant - 8.0 + 48.0);
  EXPECT_EQ(advance(point, -500.0).k, 126);
  EXPECT_EQ(point.binades(), 1.0);
  const auto above = advance(point, 1.0 + 31.0 / 8);  // code 127
  EXPECT_EQ(above.rescale, std::exp2(-31.0 / 8));
  EXPECT_EQ(above.b, constant - 8.0 - 31.0);
  EXPECT_EQ(above.k, 0);
  EXPECT_EQ(point.binades(), 1.0 + 31.0 / 8);
}

TEST(ReferencePoint, SlacksRoomFollowsT) {
  ReferencePoint<double> point(method_of("e4m3/exact/slack+t8"));
  (void)advance(point, 0.0);
  EXPECT_EQ(advance(point, 0.75).rescale, 1.0);  // code 126
  EXPECT_EQ(advance(point, 0.875).rescale, std::exp2(-0.875));
  EXPECT_EQ(advance(point, 0.875 - 8.5).k, 0);
  EXPECT_EQ(advance(point, 0.875 - 9.0).k, 9);
}

TEST(ReferencePoint, LadderClimbsAndDescendsInWholeBinades) {
  ReferencePoint<double> point(method_of("e4m3/lean/ladder"));
  const double constant = 120.0 + static_cast<double>(kLeanBeta);
  EXPECT_EQ(advance(point, 1.25).b, constant - 10.0);
  const struct {
    double max;
    int k;
  } steps[] = {{1.25, 0}, {1.25 - 0.5, 0}, {1.25 - 1.0, 1}, {1.25 + 0.125, -1}, {1.25 + 1.0, -1}, {1.25 + 8.0, -8}};
  for (const auto& [max, k] : steps) {
    const auto step = advance(point, max);
    EXPECT_EQ(step.k, k) << max;
    EXPECT_EQ(step.factor, std::exp2(-k)) << max;
    EXPECT_EQ(step.b, constant - 10.0 + 8.0 * k) << max;
    EXPECT_EQ(step.rescale, 1.0) << max;
    EXPECT_EQ(point.binades(), 1.25) << max;
  }
  EXPECT_EQ(advance(point, -500.0).k, 126);
  const auto above = advance(point, 1.25 + 8.125);  // over the ladder's end: its own maximum is R again
  EXPECT_EQ(above.k, 0);
  EXPECT_EQ(above.rescale, std::exp2(-8.125));
  EXPECT_EQ(point.binades(), 1.25 + 8.125);
}

TEST(ReferencePoint, AnchorTakesScoresThatOverflowed) {
  ReferencePoint<float> point(method_of("e4m3/lean/anchor"));
  const float infinity = std::numeric_limits<float>::infinity();
  EXPECT_EQ(point.advance(infinity, 8.0F).k, 0);
  EXPECT_EQ(point.advance(infinity, 8.0F).k, 0);  // inf - inf
  EXPECT_EQ(point.advance(1.0F, 8.0F).k, 126);
}

// The integer rule on these maxima, at s = 7, against the real one.
void expect_same_steps(const char* rule, std::initializer_list<std::int32_t> maxima) {
  const int s = 7;
  const Method method = method_of(std::string("int8/shift/") + rule);
  ShiftReferencePoint integer(method, s);
  ReferencePoint<double> real(method_of(std::string("int8/lean/") + rule));
  const double a = std::ldexp(1.0, -s);
  for (const std::int32_t m : maxima) {
    const ShiftStep i = integer.advance(m);
    const BlockStep<double> r = real.advance(m, a);
    EXPECT_EQ(i.k, r.k) << m;
    EXPECT_EQ(static_cast<double>(i.factor), r.factor) << m;
    EXPECT_NEAR(static_cast<double>(i.rescale), r.rescale, 1e-7) << m;
    EXPECT_EQ(static_cast<double>(integer.binades()), real.binades()) << m;
    EXPECT_EQ(i.c, shift_constant(method, s, static_cast<std::int32_t>(std::lround(real.binades() * 1024)))) << m;
  }
}

TEST(ReferencePoint, ShiftFollowsTheSameRulesInIntegers) {
  expect_same_steps("anchor",
                    {1000, 900, 1000 + 6 * 128, 1000 + 6 * 128 + 1, -20000, 1769 - 1024, 1769 - 1023, -200000});
  expect_same_steps("slack", {1000, 900, 1000 + 30 * 128, 1000 + 30 * 128 + 1, 4841 - 6 * 1024, 4841 - 6 * 1024 + 1,
                              4841 - 7 * 1024, -200000, 4841, 9000});
  expect_same_steps("ladder", {1000, 900, 1000 + 1, 1000 + 1024, 1000 + 1025, 1000 + 8 * 1024, 1000 - 1024, 1000 - 1025,
                               -200000, 1000 + 8 * 1024 + 1, 1000});
}

TEST(ReferencePoint, ShiftWindowFollowsTheSameRuleInIntegers) {
  const int s = 7;
  const Method method = method_of("int8/shift/window");
  ShiftReferencePoint integer(method, s);
  ReferencePoint<double> real(method_of("int8/lean/window"));
  const double a = std::ldexp(1.0, -s);
  // Not at the window's ends, where shift P's rounding of halves differs.
  for (const std::int32_t m : {1000, 900, 1000 + 29 * 128, 1000 + 32 * 128, -2000, -9000, -9000 + 480 * 128, 90000}) {
    const ShiftStep i = integer.advance(m);
    const BlockStep<double> r = real.advance(m, a);
    EXPECT_NEAR(static_cast<double>(i.factor), r.factor, 1e-6 * r.factor) << m;
    EXPECT_NEAR(static_cast<double>(i.rescale), r.rescale, 1e-6 * r.rescale) << m;
    EXPECT_EQ(static_cast<double>(integer.binades()), real.binades()) << m;
    EXPECT_NEAR(static_cast<double>(i.c) * a, r.b + 0.5, a) << m;
  }
}

}  // namespace
}  // namespace leanfa
