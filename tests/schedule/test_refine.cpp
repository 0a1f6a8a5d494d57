#include "schedule/refine.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>

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

// Products, what reads them, and loads from LDS for the next ones: enough of all for a move to be over before the
// block.
std::vector<Op> mixed_block() {
  std::vector<Op> ops;
  for (int i = 0; i < 8; ++i) {
    const int scores = 16 * (i % 2);
    ops.push_back(op(v_mfma_f32_32x32x64_f8f6f4, {vgpr(scores, 16), agpr(8 * (i % 4), 8), agpr(64, 8), 0}));
    ops.push_back(op(ds_read_b128, {agpr(8 * ((i + 2) % 4), 4), vgpr(200)}));
    ops.push_back(op(ds_read_b128, {agpr(8 * ((i + 2) % 4) + 4, 4), vgpr(201)}));
    for (int j = 0; j < 12; ++j) {
      ops.push_back(op(v_add_f32, {vgpr(100 + j), vgpr(16 - scores + j), vgpr(202)}));
      if (j % 4 == 0) ops.push_back(op(v_exp_f32, {vgpr(120 + j), vgpr(100 + j)}));
      if (j % 6 == 0) ops.push_back(op(s_add_u32, {sgpr(j), sgpr(j), 1}));
    }
  }
  return ops;
}

// An op at `from` goes as far to `to` as its dependences let it; where it is then.
std::size_t move_towards(std::vector<std::size_t>& order, const Dependences& dependences, std::size_t from,
                         std::size_t to) {
  const auto free = [&](std::size_t i, std::size_t j) { return !dependences.of(order[i], order[j]).exists; };
  for (; from < to && free(from, from + 1); ++from) std::swap(order[from], order[from + 1]);
  for (; from > to && free(from - 1, from); --from) std::swap(order[from], order[from - 1]);
  return from;
}

class OrderClockMoves : public testing::TestWithParam<std::tuple<bool, bool>> {};

TEST_P(OrderClockMoves, CountAsTheWholeBlockDoes) {
  const auto [loop, worst] = GetParam();
  const Costs& costs = worst ? kWorst : kUsual;
  const std::vector<Op> ops = mixed_block();
  const Dependences dependences(ops);
  std::vector<std::size_t> order = as_given(ops);
  OrderClock clock(ops, dependences, costs, loop);
  clock.round(order);
  int moves = 0;
  for (std::size_t i = 0; i < 2000; ++i) {
    const std::vector<std::size_t> before = order;
    const std::size_t from = i * 37 % ops.size();
    const std::size_t to = move_towards(order, dependences, from, i * 61 % ops.size());
    if (to == from) continue;
    ++moves;
    const int whole = OrderClock(ops, dependences, costs, loop).round(order);
    ASSERT_EQ(clock.moved(order, std::min(from, to), std::max(from, to)), whole) << "move " << i;
    if (i % 3 == 0) {
      order = before;
    } else {
      ASSERT_EQ(clock.keep(order), whole) << "move " << i;
    }
  }
  EXPECT_GT(moves, 500);
}

INSTANTIATE_TEST_SUITE_P(All, OrderClockMoves, testing::Combine(testing::Bool(), testing::Bool()));

TEST(Refine, PutsChainsIntoEachOthersGaps) {
  const std::vector<Op> ops = chains(8, false);
  const Dependences dependences(ops);
  const std::vector<std::size_t> order = refine(ops, dependences, as_given(ops), true, 3000);
  EXPECT_EQ(order, refine(ops, dependences, as_given(ops), true, 3000));
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
  const auto other = place_as(ops, {2, 0, 1}, true);
  ASSERT_TRUE(other) << other.error().message;
  EXPECT_EQ(text(other->ops).front(), "v_mov_b32_e32 v2, 0");
  EXPECT_FALSE(place_as(ops, {1, 0, 2}, true));
  EXPECT_FALSE(place_as(ops, {0, 1}, true));
  EXPECT_FALSE(place_as(ops, {0, 0, 1}, true));
}

}  // namespace
}  // namespace leanfa::schedule
