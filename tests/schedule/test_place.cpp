#include "schedule/place.hpp"

#include <algorithm>

#include "schedule/ops.hpp"
#include "schedule/timeline.hpp"

namespace leanfa::schedule {
namespace {

using assembly::agpr;
using assembly::vgpr;
using enum isa::Opcode;

Op fp8_mfma(int d) { return op(v_mfma_f32_32x32x64_f8f6f4, {vgpr(d, 16), agpr(0, 8), agpr(8, 8), 0}); }

std::vector<Op> two_products_and_vector_work(int count) {
  std::vector<Op> ops{fp8_mfma(0), fp8_mfma(16)};
  for (int i = 0; i < count; ++i) ops.push_back(op(v_mov_b32, {vgpr(100 + i), 0}));
  return ops;
}

TEST(Place, VectorWorkFillsTheShadowsOfMatrixWork) {
  const auto placed = place(two_products_and_vector_work(20), {});
  ASSERT_TRUE(placed) << placed.error().message;
  EXPECT_EQ(placed->length.count, 32);
  EXPECT_EQ(placed->matrix_busy.count, 32);
  std::vector<int> matrix;
  for (std::size_t i = 0; i < placed->ops.size(); ++i) {
    if (is_matrix(placed->ops[i])) matrix.push_back(placed->at[i].count);
  }
  EXPECT_EQ(matrix, (std::vector<int>{0, 16}));
  // Operands of 32 bytes keep vector instructions out of the slots 0 to 2 behind each.
  for (std::size_t i = 0; i < placed->ops.size(); ++i)
    if (is_vector(placed->ops[i])) {
      EXPECT_GE(placed->at[i].count % 16, 3);
    }
}

TEST(Place, KeepsEveryDependency) {
  std::vector<Op> ops{op(ds_read_b128, {vgpr(0, 4), vgpr(40)}),
                      op(v_mov_b32, {vgpr(8), vgpr(0)}),
                      op(v_mov_b32, {vgpr(0), 0}),
                      op(v_exp_f32, {vgpr(9), vgpr(8)}),
                      op(v_add_f32, {vgpr(10), vgpr(9), vgpr(9)}),
                      op(v_mov_b32, {vgpr(11), 0})};
  const auto placed = place(ops, {});
  ASSERT_TRUE(placed);
  const std::vector<std::string> lines = text(placed->ops);
  const auto at = [&](const char* line) { return std::ranges::find(lines, line) - lines.begin(); };
  EXPECT_LT(at("v_mov_b32_e32 v8, v0"), at("v_mov_b32_e32 v0, 0"));
  EXPECT_LT(at("v_mov_b32_e32 v8, v0"), at("v_exp_f32_e32 v9, v8"));
  EXPECT_LT(at("v_exp_f32_e32 v9, v8"), at("v_add_f32_e32 v10, v9, v9"));
  // What depends on nothing does not wait for the load.
  EXPECT_LT(at("v_mov_b32_e32 v11, 0"), at("v_mov_b32_e32 v8, v0"));
}

TEST(Place, ALoopBeginsWithWhatItsEndLeftInFlight) {
  const std::vector<Op> ops{op(v_mov_b32, {vgpr(100), vgpr(0)}), fp8_mfma(0)};
  const auto once = place(ops, {});
  const auto loop = place(ops, {.loop = true});
  ASSERT_TRUE(once && loop);
  EXPECT_EQ(once->at[0].count, 0);
  EXPECT_GT(loop->length.count, once->length.count);
}

TEST(Place, LdsReadsAndWritesKeepTheirOrder) {
  const std::vector<Op> ops{op(v_mov_b32, {vgpr(1), 0}), op(ds_write_b64, {vgpr(0), vgpr(0, 2)}),
                            op(ds_read_b128, {vgpr(4, 4), vgpr(8)}), op(ds_write_b64, {vgpr(0), vgpr(2, 2)})};
  const auto placed = place(ops, {});
  ASSERT_TRUE(placed);
  EXPECT_EQ(text(placed->ops), text(ops));
}

TEST(Place, WithoutVectorFirstLoadsGoWhereTheyStand) {
  std::vector<Op> ops{op(ds_read_b128, {vgpr(0, 4), vgpr(40)})};
  for (int i = 0; i < 4; ++i) ops.push_back(op(v_mov_b32, {vgpr(100 + i), 0}));
  const auto first = place(ops, {});
  const auto given = place(ops, {.vector_first = false});
  ASSERT_TRUE(first && given);
  EXPECT_TRUE(is_lds(first->ops.back()));
  EXPECT_TRUE(is_lds(given->ops.front()));
}

TEST(Place, PackedFloatsWaitForTheMatrixPipe) {
  const std::vector<Op> ops{fp8_mfma(0), op(v_pk_mul_f32, {vgpr(100, 2), vgpr(100, 2), vgpr(102, 2)}),
                            op(v_mov_b32, {vgpr(104), 0})};
  const auto placed = place(ops, {});
  ASSERT_TRUE(placed);
  EXPECT_EQ(placed->at[1].count, 3);   // the plain one goes first
  EXPECT_EQ(placed->at[2].count, 19);  // 16 passes and 3 slots
}

TEST(Timeline, ShowsEveryInstruction) {
  const auto placed = place(two_products_and_vector_work(3), {});
  ASSERT_TRUE(placed);
  const std::string lines = timeline_text(*placed);
  EXPECT_EQ(std::ranges::count(lines, '\n'), 6);
  const std::string svg = timeline_svg(*placed, "two products");
  EXPECT_NE(svg.find("two products: 32 slots"), std::string::npos);
  EXPECT_TRUE(svg.ends_with("</svg>\n"));
}

}  // namespace
}  // namespace leanfa::schedule
