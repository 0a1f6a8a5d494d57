// What goes wrong in practice: values that are not finite, zero rows, extreme scales, capacity edges, and every refusal
// with the reason in its message.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

#include "numerics/quantise_tensor.hpp"
#include "numerics/tensors.hpp"

namespace leanfa {
namespace {

using test::make_spec;
using test::mentions;
using test::normal_tensor;
using test::vt_tag;

constexpr float kInf = std::numeric_limits<float>::infinity();
constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
constexpr auto kHead = ScaleGranularity::kHead;
constexpr auto kToken = ScaleGranularity::kToken;
constexpr auto kTensor = ScaleGranularity::kTensor;

template <class T>
void expect_refused(const Result<T>& result, std::initializer_list<std::string_view> parts) {
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().code, ErrorCode::kBadInput);
  EXPECT_TRUE(mentions(result.error().message, parts)) << result.error().message;
}

TEST(QuantiseFaults, ValuesOf448KeepTheirCode) {
  auto x = normal_tensor({1, 4, 1, 8}, 1);
  x.at(0, 2, 0, 3) = 448.0F;
  x.at(0, 1, 0, 5) = -448.0F;
  const auto packed = quantise(x.view(), make_spec(DType::kE4M3FN, kHead));
  ASSERT_TRUE(packed);
  EXPECT_EQ(packed->scales[0], 1.0F);
  EXPECT_EQ(packed->codes[packed->offset_bytes(0, 2, 0, 3)], 0x7E);
  EXPECT_EQ(packed->codes[packed->offset_bytes(0, 1, 0, 5)], 0xFE);
}

// max / 448 may round down, and then the largest value is a little over 448 scales: it saturates, it is not NaN.
TEST(QuantiseFaults, TheLargestValueIsNeverNan) {
  for (int i = 1; i < 4000; ++i) {
    const float value = 0.37F * static_cast<float>(i) * static_cast<float>(i);
    const AnyView view{&value, DType::kF32, {1, 1, 1, 1}, {1, 1, 1, 1}};
    const auto fp8 = quantise(view, make_spec(DType::kE4M3FN, kHead));
    const auto integer = quantise(view, make_spec(DType::kI8, kHead));
    ASSERT_TRUE(fp8 && integer);
    ASSERT_EQ(fp8->codes[0], 0x7E) << value;
    ASSERT_EQ(integer->codes[0], 127) << value;
  }
}

TEST(QuantiseFaults, NonFiniteValuesBecomeNanAndSpareTheOthers) {
  const auto clean = normal_tensor({1, 6, 2, 8}, 2);
  auto x = clean;
  x.at(0, 3, 0, 1) = kInf;
  x.at(0, 4, 0, 2) = kNan;
  x.at(0, 5, 0, 0) = -kInf;
  auto zeroed = clean;
  for (const auto& [s, d] : {std::pair<Index, Index>{3, 1}, {4, 2}, {5, 0}}) zeroed.at(0, s, 0, d) = 0.0F;
  for (const auto granularity : {kTensor, kHead, kToken}) {
    const TensorSpec spec = make_spec(DType::kE4M3FN, granularity);
    const auto packed = quantise(x.view(), spec);
    const auto expected = quantise(zeroed.view(), spec);
    ASSERT_TRUE(packed && expected);
    for (Index i = 0; i < packed->scales.size(); ++i) EXPECT_EQ(packed->scales[i], expected->scales[i]);
    for (Index i = 0; i < packed->codes.size(); ++i) {
      if (i == packed->offset_bytes(0, 5, 0, 0)) {
        EXPECT_EQ(packed->codes[i], 0xFF);
      } else if (i == packed->offset_bytes(0, 3, 0, 1) || i == packed->offset_bytes(0, 4, 0, 2)) {
        EXPECT_EQ(packed->codes[i], 0x7F);
      } else {
        EXPECT_EQ(packed->codes[i], expected->codes[i]);
      }
    }
  }
}

TEST(QuantiseFaults, NonFiniteValuesStayInTheirRowsThroughMeanAndRotation) {
  auto x = normal_tensor({1, 40, 1, 64}, 3);
  x.at(0, 7, 0, 9) = kNan;
  TensorSpec spec = make_spec(DType::kE4M3FN, kHead);
  spec.mean = MeanChoice::kSequence;
  spec.tag.rotation = Rotation::kHadamard;
  const auto packed = quantise(x.view(), spec);
  ASSERT_TRUE(packed);
  for (Index s = 0; s < 40; ++s)
    for (Index d = 0; d < 64; ++d)
      EXPECT_EQ((packed->codes[packed->offset_bytes(0, s, 0, d)] & 0x7F) == 0x7F, s == 7) << s << ' ' << d;
  for (const float mean : packed->mean.span()) EXPECT_TRUE(std::isfinite(mean));
}

TEST(QuantiseFaults, Int8CountsNonFiniteValuesAndNamesTheFirst) {
  auto x = normal_tensor({2, 300, 3, 64}, 4);
  x.at(1, 10, 1, 5) = kInf;
  x.at(1, 10, 1, 6) = kNan;
  x.at(0, 299, 2, 63) = -kInf;
  x.at(0, 299, 1, 7) = kNan;
  for (const bool rotate : {false, true})
    for (const auto granularity : {kTensor, kHead, kToken}) {
      TensorSpec spec = make_spec(DType::kI8, granularity);
      spec.tag.rotation = rotate ? Rotation::kHadamard : Rotation::kNone;
      expect_refused(quantise(x.view(), spec), {"x:", "finite", "4 not finite", "[0, 299, 1, 7]"});
    }
}

TEST(QuantiseFaults, Int8RefusesWhatOverflowsInTheRotation) {
  auto x = test::zero_tensor({1, 1, 1, 64});
  for (float& value : x.values) value = std::numeric_limits<float>::max();
  TensorSpec spec = make_spec(DType::kI8, kHead);
  spec.tag.rotation = Rotation::kHadamard;
  expect_refused(quantise(x.view(), spec), {"not finite"});
}

TEST(QuantiseFaults, ZeroGroupsHaveScaleOne) {
  const auto zeros = test::zero_tensor({1, 3, 2, 8});
  for (const DType format : {DType::kE4M3FN, DType::kI8})
    for (const auto granularity : {kTensor, kHead, kToken}) {
      const auto packed = quantise(zeros.view(), make_spec(format, granularity));
      ASSERT_TRUE(packed);
      for (const float scale : packed->scales.span()) EXPECT_EQ(scale, 1.0F);
      for (const std::uint8_t code : packed->codes.span()) EXPECT_EQ(code, 0);
    }
}

TEST(QuantiseFaults, TinyValuesDoNotMakeSubnormalScales) {
  const std::vector<float> x{0x1p-149F, -0x1p-130F, 0x1p-127F, 0.0F};
  const AnyView view{x.data(), DType::kF32, {1, 1, 1, 4}, {4, 4, 4, 1}};
  const auto packed = quantise(view, make_spec(DType::kE4M3FN, kHead));
  ASSERT_TRUE(packed);
  EXPECT_EQ(packed->scales[0], std::numeric_limits<float>::min());
  EXPECT_EQ(packed->codes[2], to_e4m3fn(0.5F).bits);
  EXPECT_EQ(packed->codes[1], to_e4m3fn(-0.0625F).bits);
}

TEST(QuantiseFaults, HugeValuesKeepFiniteScales) {
  const std::vector<float> x{std::numeric_limits<float>::max(), -1.0F};
  const AnyView view{x.data(), DType::kF32, {1, 1, 1, 2}, {2, 2, 2, 1}};
  const auto packed = quantise(view, make_spec(DType::kE4M3FN, kHead));
  ASSERT_TRUE(packed);
  EXPECT_TRUE(std::isfinite(packed->scales[0]));
  EXPECT_EQ(packed->codes[0], 0x7E);
}

TEST(QuantiseFaults, GivenScalesMustBeUsable) {
  const auto x = normal_tensor({1, 4, 2, 8}, 5);
  for (const float bad : {0.0F, -1.0F, kInf, -kInf, kNan, 0x1p-127F, 0x1p-149F}) {
    const std::vector<float> scales{1.0F, bad};
    TensorSpec spec = make_spec(DType::kE4M3FN, kHead);
    spec.given_scales = GivenScales{scales, {1, 2}};
    expect_refused(quantise(x.view(), spec), {"x scales", "finite, positive and not subnormal", "position 1"});
  }
  const std::vector<float> smallest{std::numeric_limits<float>::min(), std::numeric_limits<float>::max()};
  TensorSpec spec = make_spec(DType::kE4M3FN, kHead);
  spec.given_scales = GivenScales{smallest, {1, 2}};
  EXPECT_TRUE(quantise(x.view(), spec));
}

TEST(QuantiseFaults, GivenScalesOfAnotherShapeNameBoth) {
  const auto x = normal_tensor({2, 4, 3, 8}, 6);
  const std::vector<float> scales(24, 1.0F);
  const auto expect = [&](ScaleGranularity granularity, std::vector<Index> shape, std::size_t count,
                          std::initializer_list<std::string_view> parts) {
    TensorSpec spec = make_spec(DType::kE4M3FN, granularity);
    spec.given_scales = GivenScales{std::span(scales).first(count), std::move(shape)};
    expect_refused(quantise(x.view(), spec), parts);
  };
  expect(kHead, {3, 2}, 6, {"x scales", "per (batch, head)", "[3, 2]", "[2, 3]"});
  expect(kHead, {1, 3}, 3, {"[1, 3]", "[2, 3]"});
  expect(kHead, {2, 3}, 5, {"[2, 3] with 5 values"});
  expect(kTensor, {2}, 2, {"per tensor", "[2]", "[1]"});
  expect(kToken, {2, 3, 4}, 24, {"per token", "[2, 3, 4]", "[2, 4, 3]"});
  expect(ScaleGranularity::kNone, {1}, 1, {"none"});
}

TEST(QuantiseFaults, SourcesAndSpecsAreChecked) {
  const auto x = normal_tensor({1, 4, 2, 8}, 7);
  const TensorSpec spec = make_spec(DType::kE4M3FN, kHead);
  AnyView view = x.view();
  view.dtype = DType::kE4M3FN;
  expect_refused(quantise(view, spec), {"x:", "dtype", "e4m3fn", "f32, f16 or bf16"});
  view = x.view();
  view.stride[3] = 2;
  expect_refused(quantise(view, spec), {"contiguous", "stride 2"});
  view = x.view();
  view.size[2] = 0;
  expect_refused(quantise(view, spec), {"heads"});
  view = x.view();
  view.size[1] = -1;
  expect_refused(quantise(view, spec), {">= 0"});
  view = x.view();
  view.size = {Index{1} << 40, Index{1} << 40, 1, 1};
  expect_refused(quantise(view, spec), {"63 bits"});
  view = x.view();
  view.data = nullptr;
  expect_refused(quantise(view, spec), {"null"});

  TensorSpec rotated = spec;
  rotated.tag.rotation = Rotation::kHadamard;
  expect_refused(quantise(x.view(), rotated), {"rotate", "8", "64, 128 or 192"});
  expect_refused(quantise(x.view(), make_spec(DType::kBF16, kHead)), {"wide formats have no scales"});
  expect_refused(quantise(x.view(), make_spec(DType::kE5M2, kHead)), {"packed tag"});
  TensorSpec wide_vt = make_spec(DType::kF32, ScaleGranularity::kNone);
  wide_vt.tag = vt_tag(DType::kF32, 128);
  expect_refused(quantise(x.view(), wide_vt), {"packed tag", "f32/sm90a_vt128"});
}

TEST(QuantiseFaults, MeansAndOffsetsAreChecked) {
  const auto x = normal_tensor({1, 4, 2, 8}, 8);
  std::vector<float> mean(15);
  TensorSpec spec = make_spec(DType::kE4M3FN, kHead);
  spec.mean = MeanChoice::kGiven;
  spec.given_mean = mean;
  expect_refused(quantise(x.view(), spec), {"mean", "15 values", "[2, 8], 16 values"});
  mean.assign(16, kNan);
  spec.given_mean = mean;
  expect_refused(quantise(x.view(), spec), {"mean", "finite"});

  TensorSpec varlen = make_spec(DType::kE4M3FN, kHead);
  for (const std::vector<std::int32_t>& cu :
       {std::vector<std::int32_t>{0, 3}, {1, 4}, {0, 5}, {0, 3, 2, 4}, {0}, {0, -1, 4}}) {
    varlen.cu_seqlens = cu;
    expect_refused(quantise(x.view(), varlen), {"cu_seqlens", "0 to 4"});
  }
  const auto two = normal_tensor({2, 4, 2, 8}, 8);
  const std::vector<std::int32_t> cu{0, 4};
  varlen.cu_seqlens = cu;
  expect_refused(quantise(two.view(), varlen), {"cu_seqlens", "batch 1"});
}

TEST(QuantiseFaults, EmptyTensorsAreFine) {
  const AnyView none{nullptr, DType::kF32, {2, 0, 3, 64}, {0, 192, 64, 1}};
  for (const DType format : {DType::kE4M3FN, DType::kI8}) {
    TensorSpec spec = make_spec(format, kHead);
    spec.mean = MeanChoice::kSequence;
    spec.tag = vt_tag(format, 128);
    spec.tag.rotation = Rotation::kHadamard;
    const auto packed = quantise(none, spec);
    ASSERT_TRUE(packed) << packed.error().message;
    EXPECT_EQ(packed->capacity, 0);
    for (const float scale : packed->scales.span()) EXPECT_EQ(scale, 1.0F);
  }
}

// Byte counts past 2^63: refused before the allocator is asked.
TEST(QuantiseFaults, CapacityThatOverflowsIsAnError) {
  const auto x = normal_tensor({1, 1, 2, 8}, 9);
  TensorSpec spec = make_spec(DType::kE4M3FN, kHead);
  spec.capacity = std::numeric_limits<Index>::max() / 8;
  const auto packed = quantise(x.view(), spec);
  ASSERT_FALSE(packed);
  EXPECT_EQ(packed.error().code, ErrorCode::kOutOfMemory);
  spec.tag = vt_tag(DType::kE4M3FN, 128);
  spec.capacity = std::numeric_limits<Index>::max();
  ASSERT_FALSE(quantise(x.view(), spec));
}

}  // namespace
}  // namespace leanfa
