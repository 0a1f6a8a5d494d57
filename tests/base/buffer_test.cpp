#include "base/buffer.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <limits>

namespace leanfa {
namespace {

TEST(Buffer, IsAlignedAndZero) {
  for (const std::int64_t count : {1, 7, 64, 100000}) {
    auto buffer = Buffer<double>::make(count, "test");
    ASSERT_TRUE(buffer);
    EXPECT_EQ(buffer->size(), count);
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(buffer->data()) % kBufferAlignmentBytes, 0U);
    EXPECT_TRUE(std::all_of(buffer->span().begin(), buffer->span().end(), [](double x) { return x == 0.0; }));
  }
}

TEST(Buffer, OfNothing) {
  const auto buffer = Buffer<float>::make(0, "test");
  ASSERT_TRUE(buffer);
  EXPECT_TRUE(buffer->span().empty());
}

TEST(Buffer, RefusesNegativeAndOverflowingCounts) {
  for (const std::int64_t count : {std::int64_t{-1}, std::numeric_limits<std::int64_t>::min(),
                                   std::numeric_limits<std::int64_t>::max(), std::int64_t{1} << 61}) {
    const auto buffer = Buffer<double>::make(count, "scores");
    ASSERT_FALSE(buffer) << count;
    EXPECT_EQ(buffer.error().code, ErrorCode::kOutOfMemory);
    EXPECT_EQ(buffer.error().message, "scores: element count is negative or overflows 2^63 bytes");
  }
}

TEST(Buffer, MovesItsMemory) {
  auto first = Buffer<int>::make(3, "test");
  ASSERT_TRUE(first);
  (*first)[2] = 5;
  const int* memory = first->data();
  const Buffer<int> second = std::move(*first);
  EXPECT_EQ(second.data(), memory);
  EXPECT_EQ(second[2], 5);
}

}  // namespace
}  // namespace leanfa
