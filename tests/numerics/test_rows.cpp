#include "numerics/rows.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>
#include <vector>

#include "numerics/formats.hpp"

namespace leanfa {
namespace {

// Row (1, 2, 1) of a [2, 3, 2, 5] view with padding between rows must be found and converted, and nothing else read.
template <class T>
void expect_row(const std::array<T, 5>& stored, const std::array<double, 5>& expected) {
  const Index4 size{2, 3, 2, 5};
  const Index4 stride{101, 31, 11, 1};
  std::vector<T> memory(static_cast<std::size_t>(stride[0] + 2 * stride[1] + stride[2] + size[3]));
  for (std::size_t i = 0; i < stored.size(); ++i) memory[memory.size() - stored.size() + i] = stored[i];
  const AnyView view{memory.data(), kDTypeOf<T>, size, stride};
  std::array<double, 5> doubles{};
  std::array<float, 5> floats{};
  load_row(view, 1, 2, 1, doubles.data());
  load_row(view, 1, 2, 1, floats.data());
  for (std::size_t i = 0; i < stored.size(); ++i) {
    EXPECT_EQ(doubles[i], expected[i]) << name(view.dtype) << " element " << i;
    EXPECT_EQ(floats[i], static_cast<float>(expected[i])) << name(view.dtype) << " element " << i;
  }
  EXPECT_TRUE(row_is_finite(view, 1, 2, 1)) << name(view.dtype);
}

TEST(Rows, EveryElementTypeLoads) {
  expect_row<double>({0.1, -1e300, 0.0, 5e-324, 3.0}, {0.1, -1e300, 0.0, 5e-324, 3.0});
  expect_row<float>({0.5F, -2.0F, 0.0F, 0x1p-149F, 3e38F}, {0.5, -2.0, 0.0, 0x1p-149, static_cast<double>(3e38F)});
  expect_row<F16>({{{0x3C00}, {0xC000}, {0x0001}, {0x7BFF}, {0x8000}}}, {1.0, -2.0, 0x1p-24, 65504.0, -0.0});
  expect_row<BF16>({{{0x3F80}, {0xC000}, {0x0001}, {0x4049}, {0x8000}}}, {1.0, -2.0, 0x1p-133, 3.140625, -0.0});
  expect_row<E4M3FN>({{{0x38}, {0xC0}, {0x01}, {0x7E}, {0xFE}}}, {1.0, -2.0, 0x1p-9, 448.0, -448.0});
  expect_row<E5M2>({{{0x3C}, {0xC0}, {0x01}, {0x7B}, {0xFB}}}, {1.0, -2.0, 0x1p-16, 57344.0, -57344.0});
  expect_row<E8M0>({{{127}, {0}, {254}, {128}, {126}}}, {1.0, 0x1p-127, 0x1p127, 2.0, 0.5});
  expect_row<std::int8_t>({0, -128, 127, 1, -1}, {0, -128, 127, 1, -1});
  expect_row<std::uint8_t>({0, 255, 127, 1, 128}, {0, 255, 127, 1, 128});
  expect_row<std::int32_t>({0, -2147483647, 5, 16777217, -1}, {0, -2147483647.0, 5, 16777217, -1});
  expect_row<std::int64_t>({0, -(1LL << 53), 5, 1LL << 40, -1}, {0, -9007199254740992.0, 5, 1099511627776.0, -1});
}

template <class T>
void expect_not_finite(T value) {
  for (std::size_t position : {std::size_t{0}, std::size_t{6}, std::size_t{12}}) {
    std::vector<T> row(13);
    row[position] = value;
    EXPECT_FALSE(row_is_finite(any_view(contiguous_view<const T>(row.data(), {1, 1, 1, 13})), 0, 0, 0))
        << name(kDTypeOf<T>) << " position " << position;
  }
}

TEST(Rows, NonFiniteElementsAreSeen) {
  expect_not_finite<double>(std::numeric_limits<double>::infinity());
  expect_not_finite<double>(std::nan(""));
  expect_not_finite<float>(-std::numeric_limits<float>::infinity());
  expect_not_finite<float>(std::nanf(""));
  expect_not_finite<F16>({0x7C00});
  expect_not_finite<F16>({0xFC01});
  expect_not_finite<BF16>({0xFF80});
  expect_not_finite<BF16>({0x7F81});
  expect_not_finite<E4M3FN>({0x7F});
  expect_not_finite<E4M3FN>({0xFF});
  expect_not_finite<E5M2>({0x7C});
  expect_not_finite<E5M2>({0xFD});
  expect_not_finite<E8M0>({255});
}

}  // namespace
}  // namespace leanfa
