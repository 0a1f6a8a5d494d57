#include "schedule/refine.hpp"

#include <algorithm>
#include <numeric>

#include "schedule/ops.hpp"
#include "schedule/order_clock.hpp"
#include "schedule/place.hpp"

namespace leanfa::schedule {
namespace {

using assembly::agpr;
using assembly::sgpr;
using assembly::vgpr;
using enum isa::Opcode;

std::vector<std::size_t> as_given(const std::vector<Op>& ops) {
  std::vector<std::size_t> order(ops.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  return order;
}

int round_of(const std::vector<Op>& ops, const Costs& costs) {
  const Dependences dependences(ops);
  return OrderClock(ops, dependences, costs).round(as_given(ops));
}

// `count` instructions of two chains, one behind the other or in turn.
std::vector<Op> chains(int count, bool in_turn) {
  std::vector<Op> ops;
  for (int i = 0; i < 2 * count; ++i) {
    const int chain = in_turn ? i % 2 : i / count;
    ops.push_back(op(v_add_f32, {vgpr(chain), vgpr(chain), vgpr(2)}));
  }
  return ops;
}

TEST(OrderClock, CountsWhatEachSetOfCostsSays) {
  const std::vector<Op> exponentials{op(v_exp_f32, {vgpr(0), vgpr(8)}), op(v_exp_f32, {vgpr(1), vgpr(8)})};
  EXPECT_EQ(round_of(exponentials, kUsual), 4);
  EXPECT_EQ(round_of(exponentials, kWorst), 8);
  const std::vector<Op> scalars{op(s_add_u32, {sgpr(0), sgpr(1), 1}), op(s_add_u32, {sgpr(2), sgpr(3), 1})};
  EXPECT_EQ(round_of(scalars, kUsual), 2);
  EXPECT_EQ(round_of(scalars, kWorst), 4);
  EXPECT_EQ(round_of(chains(4, true), kWorst), 8);
  EXPECT_EQ(round_of(chains(4, false), kUsual), 8);
  EXPECT_EQ(round_of(chains(4, false), kWorst), 14);  // an idle slot behind each but a chain's last
}

TEST(OrderClock, MatrixInstructionsKeepVectorOnesOut) {
  std::vector<Op> ops{op(v_mfma_f32_32x32x64_f8f6f4, {vgpr(0, 16), agpr(0, 8), agpr(8, 8), 0})};
  for (int i = 0; i < 13; ++i) ops.push_back(op(v_mov_b32, {vgpr(100 + i), 0}));
  EXPECT_EQ(round_of(ops, kUsual), 16);
  ops.push_back(op(v_mov_b32, {vgpr(120), 0}));
  EXPECT_EQ(round_of(ops, kUsual), 17);
}

TEST(Refine, PutsChainsIntoEachOthersGaps) {
  const std::vector<Op> ops = chains(8, false);
  const Dependences dependences(ops);
  const std::vector<std::size_t> order = refine(ops, dependences, as_given(ops));
  EXPECT_EQ(order, refine(ops, dependences, as_given(ops)));
  EXPECT_LE(OrderClock(ops, dependences, kWorst).round(order), 17);
  EXPECT_EQ(OrderClock(ops, dependences, kWorst).round(as_given(ops)), 30);
  // Each chain is still in its order.
  for (std::size_t chain = 0; chain < 2; ++chain) {
    std::vector<std::size_t> own;
    std::ranges::copy_if(order, std::back_inserter(own), [&](std::size_t op) { return op / 8 == chain; });
    EXPECT_TRUE(std::ranges::is_sorted(own));
  }
}

TEST(PlaceAs, RefusesAnOrderThatADependenceForbids) {
  const std::vector<Op> ops{op(v_mov_b32, {vgpr(0), 0}), op(v_mov_b32, {vgpr(1), vgpr(0)}),
                            op(v_mov_b32, {vgpr(2), 0})};
  const auto other = place_as(ops, {2, 0, 1});
  ASSERT_TRUE(other) << other.error().message;
  EXPECT_EQ(text(other->ops).front(), "v_mov_b32_e32 v2, 0");
  EXPECT_FALSE(place_as(ops, {1, 0, 2}));
  EXPECT_FALSE(place_as(ops, {0, 1}));
  EXPECT_FALSE(place_as(ops, {0, 0, 1}));
}

}  // namespace
}  // namespace leanfa::schedule
