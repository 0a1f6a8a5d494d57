// One tensor: every code and scale against the definition, for each granularity, source type and option.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

#include "numerics/hadamard.hpp"
#include "numerics/quantise_tensor.hpp"
#include "numerics/tensors.hpp"

namespace leanfa {
namespace {

using test::make_spec;
using test::normal_tensor;
using test::Tensor;
using test::vt_tag;
using test::widen;

std::uint8_t code_of(float x, float scale, DType format) {
  if (format == DType::kE4M3FN) return to_e4m3fn(x / scale).bits;
  return static_cast<std::uint8_t>(static_cast<std::int8_t>(std::nearbyint(x / scale)));
}

// The largest magnitude among the elements that share a scale with (b, s, h).
template <class T>
float group_max(const Tensor<T>& x, ScaleGranularity granularity, Index b, Index s, Index h) {
  float largest = 0.0F;
  for (Index i = 0; i < x.size[0]; ++i)
    for (Index j = 0; j < x.size[1]; ++j)
      for (Index k = 0; k < x.size[2]; ++k) {
        const bool head = i == b && k == h;
        if (granularity == ScaleGranularity::kHead && !head) continue;
        if (granularity == ScaleGranularity::kToken && !(head && j == s)) continue;
        for (Index d = 0; d < x.size[3]; ++d) largest = std::max(largest, std::fabs(widen(x.at(i, j, k, d))));
      }
  return largest;
}

template <class T>
void expect_defined_codes(DType format, ScaleGranularity granularity) {
  const auto x = normal_tensor<T>({2, 9, 3, 7}, 11);
  const auto packed = quantise(x.view(), make_spec(format, granularity));
  ASSERT_TRUE(packed) << packed.error().message;
  const float largest_code = format == DType::kE4M3FN ? 448.0F : 127.0F;
  for (Index b = 0; b < 2; ++b)
    for (Index s = 0; s < 9; ++s)
      for (Index h = 0; h < 3; ++h) {
        const float scale = group_max(x, granularity, b, s, h) / largest_code;
        ASSERT_EQ(packed->descale().at(b, s, h), scale);
        for (Index d = 0; d < 7; ++d)
          ASSERT_EQ(packed->codes[packed->offset_bytes(b, s, h, d)], code_of(widen(x.at(b, s, h, d)), scale, format));
      }
}

TEST(Quantise, DynamicScalesAndCodesAreAsDefined) {
  for (const DType format : {DType::kE4M3FN, DType::kI8})
    for (const auto granularity : {ScaleGranularity::kTensor, ScaleGranularity::kHead, ScaleGranularity::kToken}) {
      expect_defined_codes<float>(format, granularity);
      expect_defined_codes<BF16>(format, granularity);
      expect_defined_codes<F16>(format, granularity);
    }
}

TEST(Quantise, NoScalesIsACast) {
  const auto x = normal_tensor({1, 5, 2, 6}, 2);
  const auto packed = quantise(x.view(), make_spec(DType::kE4M3FN, ScaleGranularity::kNone));
  ASSERT_TRUE(packed);
  EXPECT_EQ(packed->descale().data, nullptr);
  for (std::size_t i = 0; i < x.values.size(); ++i)
    EXPECT_EQ(packed->codes[static_cast<Index>(i)], to_e4m3fn(x.values[i]).bits);
}

TEST(Quantise, GivenScalesOfEachGranularity) {
  const auto x = normal_tensor({2, 3, 2, 4}, 5);
  std::vector<float> scales(12);
  for (std::size_t i = 0; i < scales.size(); ++i) scales[i] = 0.01F * static_cast<float>(i + 1);
  const auto expect = [&](ScaleGranularity granularity, std::vector<Index> shape, std::size_t count, auto index_of) {
    TensorSpec spec = make_spec(DType::kE4M3FN, granularity);
    spec.given_scales = GivenScales{std::span(scales).first(count), std::move(shape)};
    spec.capacity = 5;
    const auto packed = quantise(x.view(), spec);
    ASSERT_TRUE(packed) << packed.error().message;
    for (Index b = 0; b < 2; ++b)
      for (Index s = 0; s < 3; ++s)
        for (Index h = 0; h < 2; ++h) {
          const float scale = scales[static_cast<std::size_t>(index_of(b, s, h))];
          EXPECT_EQ(packed->descale().at(b, s, h), scale);
          for (Index d = 0; d < 4; ++d)
            EXPECT_EQ(packed->codes[packed->offset_bytes(b, s, h, d)],
                      code_of(x.at(b, s, h, d), scale, DType::kE4M3FN));
        }
  };
  expect(ScaleGranularity::kTensor, {1}, 1, [](Index, Index, Index) { return Index{0}; });
  expect(ScaleGranularity::kHead, {2, 2}, 4, [](Index b, Index, Index h) { return b * 2 + h; });
  expect(ScaleGranularity::kToken, {2, 3, 2}, 12, [](Index b, Index s, Index h) { return (b * 3 + s) * 2 + h; });
}

TEST(Quantise, StridedSourceEqualsItsContiguousCopy) {
  const auto x = normal_tensor({2, 6, 3, 8}, 9);
  // [batch, heads, seqlen, dim] memory seen as [batch, seqlen, heads, dim], with a gap after each row.
  std::vector<float> memory(2 * 3 * 6 * 11);
  const AnyView view{memory.data(), DType::kF32, x.size, {3 * 6 * 11, 11, 6 * 11, 1}};
  for (Index b = 0; b < 2; ++b)
    for (Index s = 0; s < 6; ++s)
      for (Index h = 0; h < 3; ++h)
        for (Index d = 0; d < 8; ++d)
          memory[static_cast<std::size_t>(b * 198 + s * 11 + h * 66 + d)] = x.at(b, s, h, d);
  TensorSpec spec = make_spec(DType::kI8, ScaleGranularity::kHead);
  spec.mean = MeanChoice::kSequence;
  const auto expected = quantise(x.view(), spec);
  const auto packed = quantise(view, spec);
  ASSERT_TRUE(expected && packed);
  EXPECT_TRUE(std::equal(packed->codes.span().begin(), packed->codes.span().end(), expected->codes.span().begin()));
}

TEST(Quantise, SameBitsForAnyNumberOfThreads) {
  const auto x = normal_tensor<BF16>({2, 300, 3, 64}, 21);
  for (const auto granularity : {ScaleGranularity::kTensor, ScaleGranularity::kHead, ScaleGranularity::kToken}) {
    TensorSpec spec = make_spec(DType::kE4M3FN, granularity);
    spec.tag = vt_tag(DType::kE4M3FN, 128);
    spec.tag.rotation = Rotation::kHadamard;
    spec.mean = MeanChoice::kSequence;
    spec.threads = 1;
    const auto expected = quantise(x.view(), spec);
    spec.threads = 5;
    const auto packed = quantise(x.view(), spec);
    ASSERT_TRUE(expected && packed);
    EXPECT_TRUE(std::equal(packed->codes.span().begin(), packed->codes.span().end(), expected->codes.span().begin()));
    EXPECT_TRUE(
        std::equal(packed->scales.span().begin(), packed->scales.span().end(), expected->scales.span().begin()));
  }
}

// e4m3fn: half a step is 2^-4 of the value, or 2^-10 of the scale below 2^-6. The division and the scale's own rounding
// add 2^-23.
TEST(Quantise, ErrorIsHalfAStep) {
  const auto x = normal_tensor({1, 64, 2, 128}, 31);
  for (const DType format : {DType::kE4M3FN, DType::kI8}) {
    const auto packed = quantise(x.view(), make_spec(format, ScaleGranularity::kHead));
    ASSERT_TRUE(packed);
    auto back = test::zero_tensor(x.size);
    ASSERT_TRUE(dequantise(*packed, contiguous_view(back.values.data(), back.size)));
    for (Index s = 0; s < 64; ++s)
      for (Index h = 0; h < 2; ++h)
        for (Index d = 0; d < 128; ++d) {
          const double value = static_cast<double>(x.at(0, s, h, d));
          const double scale = static_cast<double>(packed->descale().at(0, s, h));
          const double half = format == DType::kI8 ? scale / 2 : std::max(std::fabs(value) / 16, scale * 0x1p-10);
          EXPECT_LE(std::fabs(static_cast<double>(back.at(0, s, h, d)) - value), half * (1 + 0x1p-10));
        }
  }
}

TEST(Quantise, MeanIsTakenOffPerChannelAndPutBack) {
  auto x = normal_tensor({2, 50, 2, 6}, 41);
  for (Index b = 0; b < 2; ++b)
    for (Index s = 0; s < 50; ++s)
      for (Index h = 0; h < 2; ++h) x.at(b, s, h, 3) += 100.0F * static_cast<float>(b + 1);
  TensorSpec spec = make_spec(DType::kI8, ScaleGranularity::kHead);
  spec.mean = MeanChoice::kSequence;
  const auto packed = quantise(x.view(), spec);
  ASSERT_TRUE(packed);
  for (Index b = 0; b < 2; ++b)
    for (Index h = 0; h < 2; ++h)
      for (Index d = 0; d < 6; ++d) {
        double sum = 0.0;
        for (Index s = 0; s < 50; ++s) sum += static_cast<double>(x.at(b, s, h, d));
        EXPECT_EQ(packed->mean_view().row(b, h)[d], static_cast<float>(sum / 50));
      }
  EXPECT_LT(packed->descale().at(0, 0, 0), 5.0F / 127) << "the offset of channel 3 must not widen the scale";
  auto back = test::zero_tensor(x.size);
  ASSERT_TRUE(reconstruct(*packed, contiguous_view(back.values.data(), back.size)));
  for (std::size_t i = 0; i < x.values.size(); ++i) EXPECT_NEAR(back.values[i], x.values[i], 5.0F / 127 / 2 + 1e-4F);
}

TEST(Quantise, GivenMeanIsUsedForEveryBatchEntry) {
  const auto x = normal_tensor({2, 4, 2, 3}, 43);
  const std::vector<float> mean{1, 2, 3, 4, 5, 6};
  TensorSpec spec = make_spec(DType::kE4M3FN, ScaleGranularity::kNone);
  spec.mean = MeanChoice::kGiven;
  spec.given_mean = mean;
  const auto packed = quantise(x.view(), spec);
  ASSERT_TRUE(packed);
  for (Index b = 0; b < 2; ++b)
    for (Index h = 0; h < 2; ++h)
      for (Index d = 0; d < 3; ++d) {
        const float m = mean[static_cast<std::size_t>(h * 3 + d)];
        EXPECT_EQ(packed->mean_view().row(b, h)[d], m);
        EXPECT_EQ(packed->codes[packed->offset_bytes(b, 1, h, d)], to_e4m3fn(x.at(b, 1, h, d) - m).bits);
      }
}

TEST(Quantise, RotationIsFusedAndUndone) {
  for (const Index dim : {Index{64}, Index{128}, Index{192}}) {
    const auto x = normal_tensor({1, 10, 1, dim}, 51);
    TensorSpec spec = make_spec(DType::kE4M3FN, ScaleGranularity::kToken);
    spec.tag.rotation = Rotation::kHadamard;
    const auto packed = quantise(x.view(), spec);
    ASSERT_TRUE(packed);
    auto rotated = x;
    double error = 0.0, norm = 0.0;
    auto back = test::zero_tensor(x.size);
    ASSERT_TRUE(reconstruct(*packed, contiguous_view(back.values.data(), back.size)));
    for (Index s = 0; s < 10; ++s) {
      const std::span<float> row(&rotated.at(0, s, 0, 0), static_cast<std::size_t>(dim));
      hadamard(row);
      for (Index d = 0; d < dim; ++d) {
        EXPECT_EQ(packed->codes[packed->offset_bytes(0, s, 0, d)],
                  code_of(rotated.at(0, s, 0, d), packed->descale().at(0, s, 0), DType::kE4M3FN));
        error += std::pow(static_cast<double>(back.at(0, s, 0, d)) - static_cast<double>(x.at(0, s, 0, d)), 2);
        norm += std::pow(static_cast<double>(x.at(0, s, 0, d)), 2);
      }
    }
    // The rotation keeps norms, and each rotated value is within 2^-4 of itself or 2^-10 of a scale below 4/448 of 1.
    EXPECT_LT(error, norm * (0x1p-8 + 0x1p-20));
  }
}

TEST(Quantise, WideFormatsConvert) {
  const auto x = normal_tensor({1, 3, 2, 5}, 61);
  const auto bf16 = quantise(x.view(), make_spec(DType::kBF16, ScaleGranularity::kNone));
  const auto f16 = quantise(x.view(), make_spec(DType::kF16, ScaleGranularity::kNone));
  const auto f32 = quantise(x.view(), make_spec(DType::kF32, ScaleGranularity::kNone));
  ASSERT_TRUE(bf16 && f16 && f32);
  for (Index s = 0; s < 3; ++s)
    for (Index h = 0; h < 2; ++h)
      for (Index d = 0; d < 5; ++d) {
        const float value = x.at(0, s, h, d);
        EXPECT_EQ(bf16->view().as<BF16>().row(0, s, h)[d].bits, to_bf16(value).bits);
        EXPECT_EQ(f16->view().as<F16>().row(0, s, h)[d].bits, to_f16(value).bits);
        EXPECT_EQ(f32->view().as<float>().row(0, s, h)[d], value);
      }
}

TEST(Quantise, VarlenScalesAndMeansAreThoseOfTheSequencesAlone) {
  const std::vector<std::int32_t> cu{0, 5, 5, 140, 141};
  const auto x = normal_tensor({1, 141, 2, 64}, 71);
  for (const auto granularity : {ScaleGranularity::kHead, ScaleGranularity::kToken}) {
    TensorSpec spec = make_spec(DType::kE4M3FN, granularity);
    spec.mean = MeanChoice::kSequence;
    spec.cu_seqlens = cu;
    const auto packed = quantise(x.view(), spec);
    ASSERT_TRUE(packed) << packed.error().message;
    EXPECT_EQ(packed->groups, 4);
    auto back = test::zero_tensor(x.size);
    ASSERT_TRUE(reconstruct(*packed, contiguous_view(back.values.data(), back.size), cu));
    spec.cu_seqlens = {};
    for (std::size_t i = 0; i + 1 < cu.size(); ++i) {
      AnyView part = x.view();
      part.data = &x.at(0, 0, 0, 0) + cu[i] * 128;
      part.size[1] = cu[i + 1] - cu[i];
      const auto alone = quantise(part, spec);
      ASSERT_TRUE(alone);
      auto alone_back = test::zero_tensor(part.size);
      ASSERT_TRUE(reconstruct(*alone, contiguous_view(alone_back.values.data(), alone_back.size)));
      for (Index s = 0; s < part.size[1]; ++s)
        for (Index h = 0; h < 2; ++h) {
          EXPECT_EQ(packed->descale().at(static_cast<Index>(i), cu[i] + s, h), alone->descale().at(0, s, h));
          for (Index d = 0; d < 64; ++d) EXPECT_EQ(back.at(0, cu[i] + s, h, d), alone_back.at(0, s, h, d));
        }
    }
  }
}

TEST(Quantise, ScalesAloneAreThoseOfTheTensor) {
  const auto x = normal_tensor({2, 40, 3, 64}, 81);
  for (const auto granularity : {ScaleGranularity::kTensor, ScaleGranularity::kHead}) {
    TensorSpec spec = make_spec(DType::kI8, granularity);
    spec.tag.rotation = Rotation::kHadamard;
    const auto packed = quantise(x.view(), spec);
    const auto scales = dynamic_scales(x.view(), spec);
    ASSERT_TRUE(packed && scales);
    ASSERT_EQ(scales->size(), packed->scales.size());
    for (Index i = 0; i < scales->size(); ++i) EXPECT_EQ((*scales)[i], packed->scales[i]);
  }
  EXPECT_FALSE(dynamic_scales(x.view(), make_spec(DType::kI8, ScaleGranularity::kToken)));
}

}  // namespace
}  // namespace leanfa
