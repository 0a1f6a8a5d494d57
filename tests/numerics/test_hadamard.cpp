#include "numerics/hadamard.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <bit>
#include <cmath>
#include <vector>

namespace leanfa {
namespace {

// H as its definition says, with 192 as blocks of 128 and 64.
double definition(std::size_t size, std::size_t i, std::size_t j) {
  const std::size_t block = size == 192 ? 128 : size;
  if (i / block != j / block) return 0.0;
  const std::size_t n = i < block ? block : size - block;
  const double sign = std::popcount((i % block) & (j % block)) % 2 == 0 ? 1.0 : -1.0;
  return sign / std::sqrt(static_cast<double>(n));
}

TEST(Hadamard, SizesOffered) {
  for (const Index dim : {64, 128, 192}) EXPECT_TRUE(has_hadamard(dim));
  for (const Index dim : {0, 1, 32, 96, 127, 256}) EXPECT_FALSE(has_hadamard(dim));
}

TEST(Hadamard, EveryColumnIsTheSylvesterMatrix) {
  for (const std::size_t size : {std::size_t{64}, std::size_t{128}, std::size_t{192}}) {
    for (std::size_t j = 0; j < size; ++j) {
      std::vector<double> row(size);
      row[j] = 1.0;
      hadamard(std::span(row));
      // Sums of one term: only the final scaling rounds.
      for (std::size_t i = 0; i < size; ++i) ASSERT_NEAR(row[i], definition(size, i, j), 1e-16) << size << ' ' << i;
    }
  }
}

std::vector<float> arbitrary_row(std::size_t size) {
  const auto whole = *rc::gen::container<std::vector<int>>(size, rc::gen::inRange(-1000000, 1000001));
  std::vector<float> row(size);
  for (std::size_t i = 0; i < size; ++i) row[i] = static_cast<float>(whole[i]) / 1024.0F;
  return row;
}

double dot(const std::vector<float>& a, const std::vector<float>& b) {
  double sum = 0.0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += static_cast<double>(a[i]) * static_cast<double>(b[i]);
  return sum;
}

// Seven additions, the rounded 1/sqrt(n) and the product, each within 2^-24 of the norm, leave at most 9 * 2^-24 of it.
constexpr double kRelative = 9 * 0x1p-24;

RC_GTEST_PROP(HadamardProperty, KeepsDotProducts, ()) {
  const std::size_t size = *rc::gen::element(std::size_t{64}, std::size_t{128}, std::size_t{192});
  std::vector<float> a = arbitrary_row(size), b = arbitrary_row(size);
  const double before = dot(a, b);
  const double norms = std::sqrt(dot(a, a) * dot(b, b));
  hadamard(std::span(a));
  hadamard(std::span(b));
  RC_ASSERT(std::fabs(dot(a, b) - before) <= 2.1 * kRelative * norms);
}

RC_GTEST_PROP(HadamardProperty, IsItsOwnInverse, ()) {
  const std::size_t size = *rc::gen::element(std::size_t{64}, std::size_t{128}, std::size_t{192});
  const std::vector<float> original = arbitrary_row(size);
  std::vector<float> row = original;
  hadamard(std::span(row));
  hadamard(std::span(row));
  const double norm = std::sqrt(dot(original, original));
  for (std::size_t i = 0; i < size; ++i)
    RC_ASSERT(std::fabs(static_cast<double>(row[i]) - static_cast<double>(original[i])) <= 2.1 * kRelative * norm);
}

}  // namespace
}  // namespace leanfa
