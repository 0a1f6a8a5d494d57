#include "base/parallel.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <vector>

namespace leanfa {
namespace {

TEST(ParallelFor, CallsEachIndexOnce) {
  for (const int threads : {0, 1, 2, 5, 64}) {
    for (const std::int64_t count : {0, 1, 3, 1000}) {
      std::vector<std::atomic<int>> calls(static_cast<std::size_t>(count));
      parallel_for(count, threads, [&](std::int64_t i, int) { ++calls[static_cast<std::size_t>(i)]; });
      EXPECT_TRUE(std::all_of(calls.begin(), calls.end(), [](const std::atomic<int>& n) { return n == 1; }));
    }
  }
}

TEST(ParallelFor, NegativeCountDoesNothing) {
  parallel_for(-5, 4, [](std::int64_t, int) { ADD_FAILURE(); });
}

// A worker number belongs to one thread at a time, so it may index scratch memory.
TEST(ParallelFor, WorkersDoNotShareTheirNumber) {
  constexpr int kThreads = 4;
  std::vector<std::atomic<int>> inside(kThreads);
  std::atomic<bool> good{true};
  parallel_for(5000, kThreads, [&](std::int64_t, int worker) {
    if (worker < 0 || worker >= kThreads || inside[static_cast<std::size_t>(worker)].fetch_add(1) != 0) good = false;
    inside[static_cast<std::size_t>(worker)].fetch_sub(1);
  });
  EXPECT_TRUE(good);
}

TEST(ParallelFor, OneThreadGoesInOrder) {
  std::vector<std::int64_t> order;
  parallel_for(10, 1, [&](std::int64_t i, int) { order.push_back(i); });
  EXPECT_TRUE(std::is_sorted(order.begin(), order.end()));
  EXPECT_EQ(order.size(), 10U);
}

TEST(ParallelFor, ThereIsAlwaysAProcessor) { EXPECT_GE(default_thread_count(), 1); }

}  // namespace
}  // namespace leanfa
