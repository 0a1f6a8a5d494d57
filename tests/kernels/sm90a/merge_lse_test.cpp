// Merging on the device: against the CPU's merge, and bit for bit where a part saw no key.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "kernels/sm90a/device_array.hpp"
#include "numerics/formats.hpp"
#include "runtime/cuda_quantize.hpp"
#include "runtime/merge.hpp"
#include "support/random_tensor.hpp"

namespace leanfa::sm90a_test {
namespace {

constexpr float kNoKeys = -std::numeric_limits<float>::infinity();
constexpr Index kBatch = 2, kRows = 37, kHeads = 3, kDim = 129;
constexpr Index kLse = kBatch * kRows * kHeads, kOut = kLse * kDim;

struct Values {
  std::vector<std::vector<float>> outs;  // of each part
  std::vector<std::vector<float>> lses;  // [batch, heads, rows]
};

Values random_values(int parts) {
  support::Random random(static_cast<std::uint64_t>(parts));
  Values values;
  for (int part = 0; part < parts; ++part) {
    std::vector<float> out(kOut), lse(kLse);
    for (float& x : out) x = to_float(to_bf16(static_cast<float>(random.normal())));
    for (float& x : lse) x = random.below(4) == 0 ? kNoKeys : static_cast<float>(8 * random.normal());
    values.outs.push_back(std::move(out));
    values.lses.push_back(std::move(lse));
  }
  return values;
}

template <class T>
std::vector<T> as(const std::vector<float>& values) {
  std::vector<T> result;
  for (const float x : values) {
    if constexpr (std::is_same_v<T, BF16>)
      result.push_back(to_bf16(x));
    else
      result.push_back(x);
  }
  return result;
}

constexpr Index4 kSize{kBatch, kRows, kHeads, kDim};

template <class T>
LseView<T> lse_view(T* data) {
  return {data, kHeads * kRows, 1, kRows};
}

template <class T>
struct Merged {
  std::vector<T> out;
  std::vector<float> lse;
};

template <class In, class Out>
Merged<Out> merge_on_cpu(const Values& values) {
  std::vector<std::vector<In>> outs;
  std::vector<runtime::Part> parts;
  for (std::size_t i = 0; i < values.outs.size(); ++i) outs.push_back(as<In>(values.outs[i]));
  for (std::size_t i = 0; i < values.outs.size(); ++i)
    parts.push_back({any_view(contiguous_view(outs[i].data(), kSize)), lse_view<const float>(values.lses[i].data())});
  Merged<Out> merged{std::vector<Out>(kOut), std::vector<float>(kLse)};
  runtime::merge(parts, {mutable_any_view(contiguous_view(merged.out.data(), kSize)), lse_view(merged.lse.data())}, 1);
  return merged;
}

template <class In, class Out>
Merged<Out> merge_on_device(const Values& values) {
  std::vector<DeviceArray<In>> outs;
  std::vector<DeviceArray<float>> lses;
  std::vector<runtime::Part> parts;
  for (std::size_t i = 0; i < values.outs.size(); ++i) {
    outs.emplace_back(as<In>(values.outs[i]));
    lses.emplace_back(values.lses[i]);
    parts.push_back({any_view(contiguous_view(outs[i].data(), kSize)), lse_view<const float>(lses[i].data())});
  }
  const DeviceArray<Out> out(kOut);
  const DeviceArray<float> lse(kLse);
  const Status done = runtime::merge_on_cuda(
      parts, {mutable_any_view(contiguous_view(out.data(), kSize)), lse_view(lse.data())}, nullptr);
  EXPECT_TRUE(done.has_value()) << (done ? "" : done.error().message);
  return {out.values(), lse.values()};
}

double value_of(float x) { return static_cast<double>(x); }
double value_of(BF16 x) { return static_cast<double>(to_float(x)); }

// Both are one rounding of sums in double; their exponentials may differ in the last bits.
template <class In, class Out>
void expect_as_on_cpu(int parts) {
  SCOPED_TRACE(parts);
  const Values values = random_values(parts);
  const auto want = merge_on_cpu<In, Out>(values);
  const auto got = merge_on_device<In, Out>(values);
  const double unit = std::is_same_v<Out, BF16> ? 0x1p-8 : 0x1p-23;
  for (std::size_t i = 0; i < kOut; ++i)
    ASSERT_NEAR(value_of(got.out[i]), value_of(want.out[i]), unit * std::fabs(value_of(want.out[i])) + 1e-12) << i;
  for (std::size_t i = 0; i < kLse; ++i) {
    if (want.lse[i] == kNoKeys) {
      ASSERT_EQ(got.lse[i], kNoKeys) << i;
    } else {
      ASSERT_NEAR(got.lse[i], want.lse[i], 0x1p-23F * std::fabs(want.lse[i]) + 1e-30F) << i;
    }
  }
}

TEST(MergeSm90a, AgreesWithTheCpu) {
  LEANFA_SKIP_WITHOUT_CUDA();
  for (const int parts : {1, 2, 5, 32}) {
    expect_as_on_cpu<float, float>(parts);
    expect_as_on_cpu<float, BF16>(parts);
    expect_as_on_cpu<BF16, BF16>(parts);
    expect_as_on_cpu<BF16, float>(parts);
  }
}

TEST(MergeSm90a, PartsWithoutKeysChangeNothing) {
  LEANFA_SKIP_WITHOUT_CUDA();
  Values values = random_values(3);
  for (float& x : values.lses[0]) x = kNoKeys;
  for (float& x : values.lses[2]) x = kNoKeys;
  for (float& x : values.outs[0]) x = std::nanf("");  // is not read
  values.lses[1][5] = kNoKeys;
  values.outs[1][1000] = -0.0F;
  const auto merged = merge_on_device<float, float>(values);
  for (Index b = 0; b < kBatch; ++b)
    for (Index s = 0; s < kRows; ++s)
      for (Index h = 0; h < kHeads; ++h) {
        const auto row = static_cast<std::size_t>(b * kHeads * kRows + h * kRows + s);
        ASSERT_EQ(merged.lse[row], values.lses[1][row]);
        for (Index d = 0; d < kDim; ++d) {
          const auto at = static_cast<std::size_t>(((b * kRows + s) * kHeads + h) * kDim + d);
          const float want = values.lses[1][row] == kNoKeys ? 0.0F : values.outs[1][at];
          ASSERT_EQ(std::bit_cast<std::uint32_t>(merged.out[at]), std::bit_cast<std::uint32_t>(want));
        }
      }
}

TEST(MergeSm90a, NanInAnLseMakesTheRowNan) {
  LEANFA_SKIP_WITHOUT_CUDA();
  Values values = random_values(2);
  values.lses[1][0] = std::nanf("");
  const auto merged = merge_on_device<float, BF16>(values);
  EXPECT_TRUE(std::isnan(merged.lse[0]));
  for (Index d = 0; d < kDim; ++d) EXPECT_TRUE(std::isnan(to_float(merged.out[static_cast<std::size_t>(d)])));
}

TEST(MergeSm90a, MorePartsThanTheKernelTakesAreRefused) {
  LEANFA_SKIP_WITHOUT_CUDA();
  const std::vector<runtime::Part> parts(33);
  const Status done = runtime::merge_on_cuda(parts, {}, nullptr);
  ASSERT_FALSE(done.has_value());
  EXPECT_EQ(done.error().code, ErrorCode::kUnsupported);
  EXPECT_NE(done.error().message.find("got 33; accepted: 1..32"), std::string::npos) << done.error().message;
}

}  // namespace
}  // namespace leanfa::sm90a_test
