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
constexpr Index kBatch = 2, kRows = 37, kHeads = 3;
constexpr Index kLse = kBatch * kRows * kHeads;

struct Values {
  Index dim;                             // 128: four elements at once; 129: one by one
  std::vector<std::vector<float>> outs;  // of each part
  std::vector<std::vector<float>> lses;  // [batch, heads, rows]
};

Values random_values(int parts, Index dim) {
  support::Random random(static_cast<std::uint64_t>(parts));
  Values values{.dim = dim, .outs = {}, .lses = {}};
  for (int part = 0; part < parts; ++part) {
    std::vector<float> out(static_cast<std::size_t>(kLse * dim)), lse(kLse);
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

Index4 size_of(const Values& values) { return {kBatch, kRows, kHeads, values.dim}; }
std::size_t count_of(const Values& values) { return static_cast<std::size_t>(kLse * values.dim); }

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
    parts.push_back(
        {any_view(contiguous_view(outs[i].data(), size_of(values))), lse_view<const float>(values.lses[i].data())});
  Merged<Out> merged{std::vector<Out>(count_of(values)), std::vector<float>(kLse)};
  runtime::merge(
      parts, {mutable_any_view(contiguous_view(merged.out.data(), size_of(values))), lse_view(merged.lse.data())}, 1);
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
    parts.push_back(
        {any_view(contiguous_view(outs[i].data(), size_of(values))), lse_view<const float>(lses[i].data())});
  }
  const DeviceArray<Out> out(count_of(values));
  const DeviceArray<float> lse(kLse);
  const Status done = runtime::merge_on_cuda(
      parts, {mutable_any_view(contiguous_view(out.data(), size_of(values))), lse_view(lse.data())}, nullptr);
  EXPECT_TRUE(done.has_value()) << (done ? "" : done.error().message);
  return {out.values(), lse.values()};
}

double value_of(float x) { return static_cast<double>(x); }
double value_of(BF16 x) { return static_cast<double>(to_float(x)); }

// Both are one rounding of sums in double; their exponentials may differ in the last bits.
template <class In, class Out>
void expect_as_on_cpu(int parts, Index dim) {
  SCOPED_TRACE(parts);
  const Values values = random_values(parts, dim);
  const auto want = merge_on_cpu<In, Out>(values);
  const auto got = merge_on_device<In, Out>(values);
  const double unit = std::is_same_v<Out, BF16> ? 0x1p-8 : 0x1p-23;
  for (std::size_t i = 0; i < count_of(values); ++i)
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
  for (const int parts : {1, 2, 5, 32})
    for (const Index dim : {128, 129}) {
      expect_as_on_cpu<float, float>(parts, dim);
      expect_as_on_cpu<float, BF16>(parts, dim);
      expect_as_on_cpu<BF16, BF16>(parts, dim);
      expect_as_on_cpu<BF16, float>(parts, dim);
    }
}

TEST(MergeSm90a, PartsWithoutKeysChangeNothing) {
  LEANFA_SKIP_WITHOUT_CUDA();
  Values values = random_values(3, 128);
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
        for (Index d = 0; d < values.dim; ++d) {
          const auto at = static_cast<std::size_t>(((b * kRows + s) * kHeads + h) * values.dim + d);
          const float want = values.lses[1][row] == kNoKeys ? 0.0F : values.outs[1][at];
          ASSERT_EQ(std::bit_cast<std::uint32_t>(merged.out[at]), std::bit_cast<std::uint32_t>(want));
        }
      }
}

TEST(MergeSm90a, NanInAnLseMakesTheRowNan) {
  LEANFA_SKIP_WITHOUT_CUDA();
  Values values = random_values(2, 128);
  values.lses[1][0] = std::nanf("");
  const auto merged = merge_on_device<float, BF16>(values);
  EXPECT_TRUE(std::isnan(merged.lse[0]));
  for (Index d = 0; d < values.dim; ++d) EXPECT_TRUE(std::isnan(to_float(merged.out[static_cast<std::size_t>(d)])));
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
