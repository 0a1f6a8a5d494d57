// float -> e4m3fn, e5m2, f16, bf16 over all 2^32 bit patterns against rounding by midpoints (format_model.hpp).
// Unoptimised and sanitised builds visit every rounding boundary and a sample of what lies between.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <limits>

#include "base/parallel.hpp"
#include "numerics/format_model.hpp"
#include "numerics/formats.hpp"

namespace leanfa {
namespace {

using test::rounding_segments;
using test::Segment;
using test::SmallFormat;

#if defined(LEANFA_SANITIZED) || !defined(__OPTIMIZE__)
constexpr std::uint32_t kStep = 4099;
#else
constexpr std::uint32_t kStep = 1;
#endif

constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();
constexpr std::uint32_t kSignF32 = 0x80000000U;
constexpr std::uint32_t kInfF32 = 0x7F800000U;

// First magnitude in [first, end), visited with kStep, that does not convert to `code`, with either sign; or kNone.
template <class Encode>
std::uint32_t first_mismatch(std::uint32_t first, std::uint32_t end, std::uint32_t code, std::uint32_t sign,
                             Encode encode) {
  const auto wrong = [&](std::uint32_t magnitude) {
    return (encode(std::bit_cast<float>(magnitude)).bits ^ code) |
           (encode(std::bit_cast<float>(magnitude | kSignF32)).bits ^ (code | sign));
  };
  std::uint32_t any = 0;
  for (std::uint32_t magnitude = first; magnitude < end; magnitude += kStep) any |= wrong(magnitude);
  any |= wrong(end - 1);
  if (any == 0) return kNone;
  for (std::uint32_t magnitude = first; magnitude < end; ++magnitude)
    if (wrong(magnitude) != 0) return magnitude;
  return kNone;
}

// Pieces of at most 2^24 patterns, so that two threads share the work.
std::vector<Segment> pieces(const std::vector<Segment>& segments) {
  std::vector<Segment> list;
  for (std::size_t i = 0; i + 1 < segments.size(); ++i)
    for (std::uint32_t first = segments[i].first; first < segments[i + 1].first;) {
      list.push_back({first, segments[i].code});
      first += std::min(segments[i + 1].first - first, 1U << 24);
    }
  list.push_back(segments.back());
  return list;
}

template <class Encode>
void expect_rounds_to_nearest_even(const SmallFormat& format, std::uint32_t sign, Encode encode) {
  const std::vector<Segment> list = pieces(rounding_segments(format));
  std::atomic<std::uint32_t> mismatch{kNone};
  constexpr std::int64_t kBatch = 64;
  const auto count = static_cast<std::int64_t>(list.size()) - 1;
  parallel_for((count + kBatch - 1) / kBatch, 0, [&](std::int64_t batch, int) {
    for (std::int64_t i = batch * kBatch; i < std::min(count, (batch + 1) * kBatch); ++i) {
      const auto at = static_cast<std::size_t>(i);
      const std::uint32_t found = first_mismatch(list[at].first, list[at + 1].first, list[at].code, sign, encode);
      if (found != kNone) mismatch = found;
    }
  });
  EXPECT_EQ(mismatch.load(), kNone) << "bit pattern " << std::hex << mismatch.load();
}

template <class Encode, class Expected>
void expect_nans(Encode encode, Expected expected) {
  std::atomic<std::uint32_t> mismatch{kNone};
  parallel_for(128, 0, [&](std::int64_t batch, int) {
    const std::uint32_t first = kInfF32 + 1 + static_cast<std::uint32_t>(batch) * 0x10000U;
    const std::uint32_t end = std::min(kSignF32, first + 0x10000U);
    for (std::uint32_t magnitude = first; magnitude < end; magnitude += kStep)
      for (const std::uint32_t bits : {magnitude, magnitude | kSignF32})
        if (encode(std::bit_cast<float>(bits)).bits != expected(bits)) mismatch = bits;
  });
  EXPECT_EQ(mismatch.load(), kNone) << "bit pattern " << std::hex << mismatch.load();
}

TEST(FormatSweep, E4M3FNSaturating) {
  const auto encode = [](float x) { return to_e4m3fn(x); };
  expect_rounds_to_nearest_even(test::kModelE4M3FN, 0x80, encode);
  expect_nans(encode, [](std::uint32_t bits) { return 0x7FU | ((bits >> 24) & 0x80U); });
}

TEST(FormatSweep, E4M3FNOcp) {
  const auto encode = [](float x) { return to_e4m3fn_ocp(x); };
  expect_rounds_to_nearest_even(test::kModelE4M3FNOcp, 0x80, encode);
  expect_nans(encode, [](std::uint32_t bits) { return 0x7FU | ((bits >> 24) & 0x80U); });
}

TEST(FormatSweep, E5M2) {
  const auto encode = [](float x) { return to_e5m2(x); };
  expect_rounds_to_nearest_even(test::kModelE5M2, 0x80, encode);
  expect_nans(encode, [](std::uint32_t bits) { return 0x7FU | ((bits >> 24) & 0x80U); });
}

TEST(FormatSweep, F16) {
  const auto encode = [](float x) { return to_f16(x); };
  expect_rounds_to_nearest_even(test::kModelF16, 0x8000, encode);
  expect_nans(encode, [](std::uint32_t bits) { return ((bits >> 16) & 0x8000U) | 0x7E00U | ((bits >> 13) & 0x3FFU); });
}

TEST(FormatSweep, BF16) {
  const auto encode = [](float x) { return to_bf16(x); };
  expect_rounds_to_nearest_even(test::kModelBF16, 0x8000, encode);
  expect_nans(encode, [](std::uint32_t bits) { return (bits >> 16) | 0x40U; });
}

}  // namespace
}  // namespace leanfa
