#include "reference/merge.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>

namespace leanfa::reference {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr Index4 kSize{1, 1, 1, 2};

struct Part {
  std::array<double, 2> out{};
  double lse = 0.0;

  [[nodiscard]] Partial<const double> read() const { return {contiguous_view(out.data(), kSize), {&lse, 0, 0, 0}}; }
  [[nodiscard]] Partial<double> write() { return {contiguous_view(out.data(), kSize), {&lse, 0, 0, 0}}; }
};

Part merged(const Part& a, const Part& b) {
  Part result{{7.0, 7.0}, 7.0};
  EXPECT_TRUE(merge_lse(a.read(), b.read(), result.write()));
  return result;
}

TEST(MergeLse, WeighsByTheSums) {
  const Part result = merged({{1.0, 2.0}, std::log(3.0)}, {{5.0, -2.0}, std::log(1.0)});
  EXPECT_DOUBLE_EQ(result.out[0], 2.0);
  EXPECT_DOUBLE_EQ(result.out[1], 1.0);
  EXPECT_DOUBLE_EQ(result.lse, std::log(4.0));
}

// The part without keys may hold anything, NaN included.
TEST(MergeLse, EmptyPartLeavesTheOtherAsItIs) {
  const Part full{{0.1, -0.3}, 2.5}, empty{{std::nan(""), 1e300}, -kInfinity};
  for (const Part& result : {merged(full, empty), merged(empty, full)}) {
    EXPECT_EQ(result.out, full.out);
    EXPECT_EQ(result.lse, full.lse);
  }
}

TEST(MergeLse, TwoEmptyPartsAreEmpty) {
  const Part empty{{3.0, 4.0}, -kInfinity};
  const Part result = merged(empty, empty);
  EXPECT_EQ(result.out, (std::array<double, 2>{0.0, 0.0}));
  EXPECT_EQ(result.lse, -kInfinity);
}

TEST(MergeLse, FarApartPartsDoNotOverflow) {
  const Part result = merged({{1.0, 2.0}, 5000.0}, {{5.0, -2.0}, -5000.0});
  EXPECT_EQ(result.out, (std::array<double, 2>{1.0, 2.0}));
  EXPECT_EQ(result.lse, 5000.0);
}

TEST(MergeLse, NanStaysNan) {
  for (const Part& other : {Part{{1.0, 1.0}, 0.0}, Part{{1.0, 1.0}, -kInfinity}}) {
    const Part result = merged({{std::nan(""), std::nan("")}, std::nan("")}, other);
    EXPECT_TRUE(std::isnan(result.out[0]));
    EXPECT_TRUE(std::isnan(result.lse));
  }
}

TEST(MergeLse, ResultMayBeAPart) {
  Part a{{1.0, 2.0}, std::log(3.0)};
  const Part b{{5.0, -2.0}, 0.0};
  const Part want = merged(a, b);
  ASSERT_TRUE(merge_lse(a.read(), b.read(), a.write()));
  EXPECT_EQ(a.out, want.out);
  EXPECT_EQ(a.lse, want.lse);
}

TEST(MergeLse, RefusesSizesThatDiffer) {
  Part a, b;
  Partial<const double> wide = b.read();
  wide.out.size[3] = 1;
  const Status status = merge_lse(a.read(), wide, b.write());
  ASSERT_FALSE(status);
  EXPECT_EQ(status.error().message, "b.out: size equals a's; got [1, 1, 1, 1]; accepted: [1, 1, 1, 2]");
  Partial<const double> without_lse = b.read();
  without_lse.lse.data = nullptr;
  EXPECT_FALSE(merge_lse(a.read(), without_lse, b.write()));
}

}  // namespace
}  // namespace leanfa::reference
