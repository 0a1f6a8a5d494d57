// The table itself: what must hold of any row that somebody adds.
#include <gtest/gtest.h>

#include <set>

#include "isa/gfx950/row.hpp"

namespace leanfa::isa::test {
namespace {

TEST(Rows, StandInTheOrderOfTheirOpcodes) {
  std::size_t place = 0;
  for (const Row& entry : rows()) {
    EXPECT_EQ(static_cast<std::size_t>(entry.opcode), place++) << entry.name;
    EXPECT_EQ(&row(entry.opcode), &entry);
    EXPECT_EQ(find_row(entry.name), &entry);
  }
  EXPECT_EQ(find_row("v_add_f33"), nullptr);
  EXPECT_EQ(find_row(""), nullptr);
}

// MAI rows count with VOP3P, VOP3b rows with VOP3; those are checked by every row being decodable (Golden).
TEST(Rows, NoTwoHaveTheSameNumber) {
  std::set<std::pair<Encoding, int>> seen;
  for (const Row& row : rows()) EXPECT_TRUE(seen.insert({row.encoding, row.number}).second) << row.name;
}

TEST(Rows, SayWhereTheyAreFrom) {
  for (const Row& row : rows()) EXPECT_FALSE(row.source.empty()) << row.name;
}

TEST(Rows, OperandsHaveATypeAndAUse) {
  for (const Row& row : rows())
    for (const OperandRow& operand : row.operands) {
      if (operand.field == Field::kNone) continue;
      EXPECT_GT(operand.type.dwords(), 0) << row.name;
      EXPECT_TRUE(operand.read || operand.written) << row.name;
      EXPECT_NE(operand.accept, Accept::kNothing) << row.name;
    }
}

TEST(Rows, MatrixRowsHavePassesAndOneClass) {
  for (const Row& row : rows()) {
    const bool multiplies = row.issue == IssueClass::kMfma && row.name != "v_mfma_ld_scale_b32";
    EXPECT_EQ(multiplies, row.passes != 0) << row.name;
    const int classes = (has(row.hazards, Hazard::kXdl) ? 1 : 0) + (has(row.hazards, Hazard::kSgemm) ? 1 : 0) +
                        (has(row.hazards, Hazard::kDgemm) ? 1 : 0);
    EXPECT_EQ(classes, row.issue == IssueClass::kMfma ? 1 : 0) << row.name;
  }
}

TEST(Rows, TranscendentalsAreTheOnesOfTheManual) {
  std::set<std::string_view> names;
  for (const Row& row : rows())
    if (has(row.hazards, Hazard::kTrans)) names.insert(row.name);
  const std::set<std::string_view> expected = {
      "v_exp_f32", "v_log_f32", "v_rcp_f32", "v_rcp_iflag_f32", "v_rsq_f32",        "v_sqrt_f32",      "v_sin_f32",
      "v_cos_f32", "v_rcp_f64", "v_rsq_f64", "v_sqrt_f64",      "v_rcp_f16",        "v_sqrt_f16",      "v_rsq_f16",
      "v_log_f16", "v_exp_f16", "v_sin_f16", "v_cos_f16",       "v_exp_legacy_f32", "v_log_legacy_f32"};
  EXPECT_EQ(names, expected);
}

}  // namespace
}  // namespace leanfa::isa::test
