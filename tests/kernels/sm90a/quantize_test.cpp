// The quantisers on the device against those of numerics/: the same codes and scales, bit for bit; of rows that tensor
// cores rotate (encode_rotated.cu) neighbouring codes where the value lies in the middle between two.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>

#include "kernels/sm90a/device_array.hpp"
#include "numerics/formats.hpp"
#include "numerics/quantise_tensor.hpp"
#include "runtime/cuda_quantize.hpp"
#include "support/random_tensor.hpp"

namespace leanfa::sm90a_test {
namespace {

struct Setting {
  Index batch = 2, tokens = 150, heads = 3, dim = 128;
  DType format = DType::kE4M3FN;
  bool transposed = false, rotate = false;
  ScaleGranularity granularity = ScaleGranularity::kHead;
  bool static_scales = false, mean = false;
  Index capacity = 0;
  std::vector<std::int32_t> cu_seqlens{};
};

std::string describe(const Setting& s) {
  PackedTag tag{.format = s.format,
                .layout = s.transposed ? PackedLayout::kSm90aVt : PackedLayout::kRows,
                .token_multiple = s.transposed ? 128 : 1,
                .rotation = s.rotate ? Rotation::kHadamard : Rotation::kNone};
  return name(tag) + " [" + std::to_string(s.batch) + ", " + std::to_string(s.tokens) + ", " + std::to_string(s.heads) +
         ", " + std::to_string(s.dim) + "] " + std::string(name(s.granularity)) + (s.static_scales ? " static" : "") +
         (s.mean ? " mean" : "");
}

// Values of many magnitudes, both zeros, subnormals and ties among them.
std::vector<BF16> values_of(const Setting& s, bool special) {
  support::Random random(static_cast<std::uint64_t>(s.dim * 7 + s.tokens));
  std::vector<BF16> values(static_cast<std::size_t>(s.batch * s.tokens * s.heads * s.dim));
  for (std::size_t i = 0; i < values.size(); ++i) {
    double x = random.normal() * std::exp2(static_cast<double>(random.below(9)) - 4);
    if (special && random.below(50) == 0) x = std::exp2(-static_cast<double>(random.below(140)));
    values[i] = to_bf16(static_cast<float>(x));
    if (special && random.below(40) == 0) values[i].bits = random.below(2) == 0 ? 0x8000 : 0x0000;
    if (special && random.below(60) == 0) values[i].bits = static_cast<std::uint16_t>(random.below(128));
  }
  return values;
}

PackedTag tag_of(const Setting& s) {
  return {.format = s.format,
          .layout = s.transposed ? PackedLayout::kSm90aVt : PackedLayout::kRows,
          .token_multiple = s.transposed ? 128 : 1,
          .rotation = s.rotate ? Rotation::kHadamard : Rotation::kNone};
}

Index groups_of(const Setting& s) {
  return s.cu_seqlens.empty() ? s.batch : static_cast<Index>(s.cu_seqlens.size()) - 1;
}

std::vector<Index> scale_shape(const Setting& s) {
  if (s.granularity == ScaleGranularity::kTensor) return {1};
  if (s.granularity == ScaleGranularity::kHead) return {groups_of(s), s.heads};
  return {s.batch, s.tokens, s.heads};
}

// NaN has two codes in e4m3fn, and the hardware makes one of them.
bool same_code(DType format, std::uint8_t a, std::uint8_t b) {
  return a == b || (format == DType::kE4M3FN && (a & 0x7F) == 0x7F && (b & 0x7F) == 0x7F);
}

void expect_same_codes(DType format, const std::vector<std::uint8_t>& got, std::span<const std::uint8_t> want) {
  ASSERT_EQ(got.size(), want.size());
  std::size_t wrong = 0, first = 0;
  for (std::size_t i = 0; i < want.size(); ++i) {
    if (same_code(format, got[i], want[i])) continue;
    if (wrong == 0) first = i;
    ++wrong;
  }
  EXPECT_EQ(wrong, 0U) << "of " << want.size() << ", the first at " << first << ": " << int{got[first]} << " for "
                       << int{want[first]};
}

// The row's rotation in double: blocks of 128, and one of 64 in a row of 64 or 192.
std::vector<double> rotated(const BF16* row, Index dim) {
  std::vector<double> x(static_cast<std::size_t>(dim));
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<double>(to_float(row[i]));
  for (std::size_t begin = 0; begin < x.size();) {
    const std::size_t size = x.size() - begin >= 128 ? 128 : 64;
    for (std::size_t step = 1; step < size; step *= 2)
      for (std::size_t i = 0; i < size; ++i)
        if ((i & step) == 0) {
          const double low = x[begin + i], high = x[begin + i + step];
          x[begin + i] = low + high;
          x[begin + i + step] = low - high;
        }
    for (std::size_t i = 0; i < size; ++i) x[begin + i] /= std::sqrt(static_cast<double>(size));
    begin += size;
  }
  return x;
}

// Codes of rows that tensor cores rotate. scale(row): the row's. Sums of 16 are cut 2^-24 under the largest term, and
// float's own roundings differ from the CPU's: 2^-20 of the row's sum of magnitudes is more than both.
template <class Scale>
void expect_codes_but_for_neighbours(const std::vector<BF16>& values, Index dim, const std::vector<std::uint8_t>& got,
                                     std::span<const std::uint8_t> want, const Scale& scale) {
  ASSERT_EQ(got.size(), want.size());
  std::size_t different = 0;
  for (std::size_t i = 0; i < want.size(); ++i) {
    if (same_code(DType::kE4M3FN, got[i], want[i]) || (got[i] | want[i]) == 0x80) continue;  // the sign of 0
    ++different;
    const std::size_t row = i / static_cast<std::size_t>(dim);
    const BF16* source = values.data() + row * static_cast<std::size_t>(dim);
    double magnitudes = 0;
    for (Index d = 0; d < dim; ++d) magnitudes += std::fabs(static_cast<double>(to_float(source[d])));
    const double quotient = rotated(source, dim)[i % static_cast<std::size_t>(dim)] / scale(row);
    const auto value = [](std::uint8_t code) { return static_cast<double>(to_float(E4M3FN{code})); };
    const double middle = (value(got[i]) + value(want[i])) / 2;
    ASSERT_EQ(std::abs((got[i] & 0x7F) - (want[i] & 0x7F)), 1) << i;
    ASSERT_NEAR(quotient, middle, 0x1p-20 * magnitudes / std::sqrt(64.0) / scale(row)) << i;
  }
  EXPECT_LE(different, want.size() / 10000);
}

void expect_same_floats(const std::vector<float>& got, std::span<const float> want) {
  ASSERT_EQ(got.size(), want.size());
  for (std::size_t i = 0; i < want.size(); ++i)
    ASSERT_EQ(std::bit_cast<std::uint32_t>(got[i]), std::bit_cast<std::uint32_t>(want[i]))
        << i << ": " << got[i] << " for " << want[i];
}

void expect_as_on_cpu(const Setting& s, const std::vector<BF16>& values, float static_scale = 0.0F) {
  SCOPED_TRACE(describe(s));
  const Index4 size{s.batch, s.tokens, s.heads, s.dim};
  support::Random random(99);
  std::vector<float> mean(static_cast<std::size_t>(s.heads * s.dim));
  for (float& x : mean) x = static_cast<float>(random.normal());
  Index count = 1;
  for (const Index extent : scale_shape(s)) count *= extent;
  std::vector<float> scales(static_cast<std::size_t>(count));
  for (float& x : scales) x = static_scale > 0.0F ? static_scale : static_cast<float>(0.01 * std::exp(random.normal()));

  TensorSpec spec;
  spec.tag = tag_of(s);
  spec.granularity = s.granularity;
  spec.capacity = s.capacity;
  spec.cu_seqlens = s.cu_seqlens;
  if (s.static_scales) spec.given_scales = GivenScales{scales, scale_shape(s)};
  if (s.mean) {
    spec.mean = MeanChoice::kGiven;
    spec.given_mean = mean;
  }
  const auto want = quantise({values.data(), DType::kBF16, size, contiguous_strides(size)}, spec);
  ASSERT_TRUE(want.has_value()) << want.error().message;

  const DeviceArray<BF16> source(values);
  const DeviceArray<std::uint8_t> codes(static_cast<std::size_t>(want->codes.size()));
  const DeviceArray<float> made_scales(static_cast<std::size_t>(want->scales.size()));
  const DeviceArray<float> given_scales(scales), given_mean(mean);
  const DeviceArray<float> made_mean(static_cast<std::size_t>(want->mean.size()));
  const DeviceArray<std::int32_t> offsets(s.cu_seqlens);
  runtime::CudaQuantize call;
  call.source = {source.data(), DType::kBF16, size, contiguous_strides(size)};
  if (!s.cu_seqlens.empty()) call.cu_seqlens = {offsets.data(), s.cu_seqlens.size()};
  call.tag = spec.tag;
  call.granularity = s.granularity;
  call.groups = groups_of(s);
  call.capacity = want->capacity;
  if (s.static_scales) call.static_scales = given_scales.data();
  call.mean_choice = spec.mean;
  call.given_mean = given_mean.data();
  call.codes = codes.data();
  call.scales = made_scales.data();
  call.mean = made_mean.data();
  const Status done = runtime::quantize_on_cuda(call);
  ASSERT_TRUE(done.has_value()) << done.error().message;
  expect_same_floats(made_scales.values(), want->scales.span());
  if (s.mean) expect_same_floats(made_mean.values(), want->mean.span());
  if (s.format == DType::kE4M3FN && s.rotate && s.static_scales && !s.mean) {
    const auto scale = [&](std::size_t row) {
      const auto heads = static_cast<std::size_t>(s.heads);
      const auto group = [&](std::size_t token) {
        if (s.cu_seqlens.empty()) return token / static_cast<std::size_t>(s.tokens);
        const auto end = std::upper_bound(s.cu_seqlens.begin(), s.cu_seqlens.end(), static_cast<std::int32_t>(token));
        return static_cast<std::size_t>(end - s.cu_seqlens.begin()) - 1;
      };
      switch (s.granularity) {
        case ScaleGranularity::kTensor:
          return static_cast<double>(scales[0]);
        case ScaleGranularity::kHead:
          return static_cast<double>(scales[group(row / heads) * heads + row % heads]);
        default:
          return static_cast<double>(scales[row]);
      }
    };
    expect_codes_but_for_neighbours(values, s.dim, codes.values(), want->codes.span(), scale);
  } else {
    expect_same_codes(s.format, codes.values(), want->codes.span());
  }
}

void expect_as_on_cpu(const Setting& s) { expect_as_on_cpu(s, values_of(s, true)); }

TEST(QuantizeSm90a, RowsOfEveryKind) {
  LEANFA_SKIP_WITHOUT_CUDA();
  for (const Index dim : {64, 128, 192})
    for (const DType format : {DType::kE4M3FN, DType::kI8})
      for (const bool rotate : {false, true})
        for (const auto granularity : {ScaleGranularity::kTensor, ScaleGranularity::kHead, ScaleGranularity::kToken})
          for (const bool static_scales : {false, true})
            for (const bool mean : {false, true})
              expect_as_on_cpu({.dim = dim,
                                .format = format,
                                .rotate = rotate,
                                .granularity = granularity,
                                .static_scales = static_scales,
                                .mean = mean});
}

// More rows than the chip holds at once, heads that do not divide the step between a thread's rows, sequences.
TEST(QuantizeSm90a, RotatedByTensorCores) {
  LEANFA_SKIP_WITHOUT_CUDA();
  for (const Index dim : {64, 128, 192})
    for (const auto granularity : {ScaleGranularity::kTensor, ScaleGranularity::kHead, ScaleGranularity::kToken}) {
      for (const Index heads : {1, 7, 64})
        expect_as_on_cpu({.batch = 2,
                          .tokens = 60000 / heads + 3,
                          .heads = heads,
                          .dim = dim,
                          .rotate = true,
                          .granularity = granularity,
                          .static_scales = true});
      expect_as_on_cpu({.batch = 1,
                        .tokens = 200,
                        .dim = dim,
                        .rotate = true,
                        .granularity = granularity,
                        .static_scales = true,
                        .cu_seqlens = granularity == ScaleGranularity::kToken
                                          ? std::vector<std::int32_t>{}
                                          : std::vector<std::int32_t>{0, 1, 90, 200}});
    }
}

TEST(QuantizeSm90a, TransposedOfEveryKind) {
  LEANFA_SKIP_WITHOUT_CUDA();
  for (const Index dim : {64, 128, 192})
    for (const auto granularity : {ScaleGranularity::kTensor, ScaleGranularity::kHead})
      for (const bool static_scales : {false, true})
        for (const bool mean : {false, true})
          for (const Index tokens : {1, 17, 127, 128, 129, 300})
            expect_as_on_cpu({.tokens = tokens,
                              .dim = dim,
                              .transposed = true,
                              .granularity = granularity,
                              .static_scales = static_scales,
                              .mean = mean});
}

TEST(QuantizeSm90a, UnusedCapacityIsZeroWithUsableScales) {
  LEANFA_SKIP_WITHOUT_CUDA();
  expect_as_on_cpu({.capacity = 411});
  expect_as_on_cpu({.granularity = ScaleGranularity::kToken, .capacity = 411});
  expect_as_on_cpu({.transposed = true, .capacity = 600});
}

TEST(QuantizeSm90a, Varlen) {
  LEANFA_SKIP_WITHOUT_CUDA();
  const std::vector<std::int32_t> cu{0, 5, 5, 70, 71, 200};
  for (const bool transposed : {false, true})
    for (const bool static_scales : {false, true})
      for (const bool mean : {false, true})
        expect_as_on_cpu({.batch = 1,
                          .tokens = 200,
                          .transposed = transposed,
                          .static_scales = static_scales,
                          .mean = mean,
                          .cu_seqlens = cu});
  expect_as_on_cpu({.batch = 1, .tokens = 200, .granularity = ScaleGranularity::kToken, .cu_seqlens = cu});
}

// The division is exact over the whole range of scales, and at the edges of the codes.
TEST(QuantizeSm90a, ScalesOfEveryMagnitude) {
  LEANFA_SKIP_WITHOUT_CUDA();
  for (const DType format : {DType::kE4M3FN, DType::kI8})
    for (const float scale : {0x1p-126F, 0x1.8p-120F, 0x1.234568p-61F, 0x1.FFFFFEp-60F, 0x1p-30F, 0x1.555556p-9F, 1.0F,
                              0x1.FFFFFEp0F, 0x1.7p10F, 0x1p60F, 0x1.8p61F, 0x1p126F}) {
      SCOPED_TRACE(scale);
      Setting s{.batch = 1, .tokens = 64, .format = format, .static_scales = true};
      std::vector<BF16> values = values_of(s, true);
      support::Random random(3);
      for (BF16& x : values) {  // quotients from 2^-14 to 2^12, where bf16 has them
        const double quotient = random.normal() * std::exp2(static_cast<double>(random.below(27)) - 14);
        x = to_bf16(static_cast<float>(std::clamp(quotient * static_cast<double>(scale), -3e38, 3e38)));
      }
      expect_as_on_cpu(s, values, scale);
    }
}

TEST(QuantizeSm90a, NonFiniteValuesBecomeNan) {
  LEANFA_SKIP_WITHOUT_CUDA();
  for (const bool rotate : {false, true})
    for (const bool transposed : {false, true}) {
      if (rotate && transposed) continue;
      const Setting s{.transposed = transposed, .rotate = rotate};
      std::vector<BF16> values = values_of(s, false);
      values[1000].bits = 0x7F80;
      values[20000].bits = 0xFF80;
      values[50000].bits = 0x7FC0;
      values[70000].bits = 0x7F7F;  // finite, and its rotation may overflow
      expect_as_on_cpu(s, values);
    }
}

TEST(QuantizeSm90a, Int8CountsWhatItCannotHold) {
  LEANFA_SKIP_WITHOUT_CUDA();
  const Setting s{.format = DType::kI8, .rotate = true};
  std::vector<BF16> values = values_of(s, false);
  values[1000].bits = 0x7F80;
  values[1001].bits = 0x7FC0;
  values[50000].bits = 0xFF80;
  const Index4 size{s.batch, s.tokens, s.heads, s.dim};
  const DeviceArray<BF16> source(values);
  const DeviceArray<std::uint8_t> codes(values.size());
  const DeviceArray<float> scales(static_cast<std::size_t>(s.batch * s.heads));
  const DeviceArray<std::uint64_t> refused(1, 0);
  runtime::CudaQuantize call;
  call.source = {source.data(), DType::kBF16, size, contiguous_strides(size)};
  call.tag = tag_of(s);
  call.groups = s.batch;
  call.capacity = s.tokens;
  call.codes = codes.data();
  call.scales = scales.data();
  call.refused_values = refused.data();
  ASSERT_TRUE(runtime::quantize_on_cuda(call));
  EXPECT_EQ(refused.values()[0], 3U);
}

// A source with gaps between rows and heads exchanged gives the contiguous one's codes.
TEST(QuantizeSm90a, StridedSource) {
  LEANFA_SKIP_WITHOUT_CUDA();
  for (const bool transposed : {false, true}) {
    const Setting s{.transposed = transposed};
    const std::vector<BF16> values = values_of(s, true);
    const Index4 size{s.batch, s.tokens, s.heads, s.dim};
    const Index4 stride{s.heads * s.tokens * (s.dim + 8), s.dim + 8, s.tokens * (s.dim + 8), 1};
    std::vector<BF16> spread(static_cast<std::size_t>(s.batch * stride[0]), BF16{0x7FC0});
    const auto from = contiguous_view(values.data(), size);
    for (Index b = 0; b < s.batch; ++b)
      for (Index t = 0; t < s.tokens; ++t)
        for (Index h = 0; h < s.heads; ++h)
          std::memcpy(spread.data() + b * stride[0] + t * stride[1] + h * stride[2], from.row(b, t, h),
                      static_cast<std::size_t>(s.dim) * sizeof(BF16));
    TensorSpec spec;
    spec.tag = tag_of(s);
    const auto want = quantise({values.data(), DType::kBF16, size, contiguous_strides(size)}, spec);
    ASSERT_TRUE(want.has_value());
    const DeviceArray<BF16> source(spread);
    const DeviceArray<std::uint8_t> codes(static_cast<std::size_t>(want->codes.size()));
    const DeviceArray<float> scales(static_cast<std::size_t>(want->scales.size()));
    runtime::CudaQuantize call;
    call.source = {source.data(), DType::kBF16, size, stride};
    call.tag = spec.tag;
    call.groups = s.batch;
    call.capacity = want->capacity;
    call.codes = codes.data();
    call.scales = scales.data();
    ASSERT_TRUE(runtime::quantize_on_cuda(call));
    expect_same_codes(s.format, codes.values(), want->codes.span());
  }
}

// Tokens appended piece by piece give what one call gives, and touch nothing else.
TEST(QuantizeSm90a, AppendsToACache) {
  LEANFA_SKIP_WITHOUT_CUDA();
  for (const bool transposed : {false, true}) {
    const Setting s{.tokens = 300, .transposed = transposed, .static_scales = true, .capacity = 384};
    const std::vector<BF16> values = values_of(s, true);
    const Index4 size{s.batch, s.tokens, s.heads, s.dim};
    const std::vector<float> scales(static_cast<std::size_t>(s.batch * s.heads), 0.07F);
    TensorSpec spec;
    spec.tag = tag_of(s);
    spec.capacity = s.capacity;
    spec.given_scales = GivenScales{scales, {s.batch, s.heads}};
    const auto want = quantise({values.data(), DType::kBF16, size, contiguous_strides(size)}, spec);
    ASSERT_TRUE(want.has_value());
    const DeviceArray<BF16> source(values);
    const DeviceArray<std::uint8_t> codes(static_cast<std::size_t>(want->codes.size()), 0);
    const DeviceArray<float> given(scales), made(scales);
    Index begin = 0;
    for (const Index end : {3, 20, 129, 256, 257, 300}) {
      runtime::CudaQuantize call;
      call.source = {source.data() + begin * s.heads * s.dim,
                     DType::kBF16,
                     {s.batch, end - begin, s.heads, s.dim},
                     contiguous_strides(size)};
      call.tag = spec.tag;
      call.groups = s.batch;
      call.capacity = s.capacity;
      call.token_offset = begin;
      call.append = true;
      call.static_scales = given.data();
      call.codes = codes.data();
      call.scales = made.data();
      const Status done = runtime::quantize_on_cuda(call);
      ASSERT_TRUE(done.has_value()) << done.error().message;
      begin = end;
    }
    expect_same_codes(s.format, codes.values(), want->codes.span());
  }
}

TEST(QuantizeSm90a, ShiftQuery) {
  LEANFA_SKIP_WITHOUT_CUDA();
  for (const Index dim : {64, 128, 192})
    for (const bool rotate : {false, true}) {
      Setting s{
          .heads = 6, .dim = dim, .format = DType::kI8, .rotate = rotate, .granularity = ScaleGranularity::kToken};
      std::vector<BF16> values = values_of(s, true);
      std::fill_n(values.begin() + 5 * dim, dim, BF16{0});  // a row of zeros: s = 16
      const Index4 size{s.batch, s.tokens, s.heads, s.dim};
      const std::vector<float> k_scales{0.011F, 0.0234F, 0.00731F, 0.03F};  // [batch, 2 kv heads]
      const double softmax_scale = 1.0 / std::sqrt(static_cast<double>(dim));
      TensorSpec spec;
      spec.tag = tag_of(s);
      spec.granularity = s.granularity;
      const ScaleView k_view{k_scales.data(), {2, 0, 1}};
      const auto want = quantise_query_shift({values.data(), DType::kBF16, size, contiguous_strides(size)}, spec,
                                             k_view, 2, softmax_scale);
      ASSERT_TRUE(want.has_value()) << want.error().message;
      const DeviceArray<BF16> source(values);
      const DeviceArray<std::uint8_t> codes(values.size());
      const DeviceArray<float> scales(static_cast<std::size_t>(want->q.scales.size())), k_device(k_scales);
      const DeviceArray<std::int8_t> shifts(static_cast<std::size_t>(want->shifts.size()));
      const DeviceArray<std::uint64_t> refused(1, 0);
      runtime::CudaQuantize call;
      call.source = {source.data(), DType::kBF16, size, contiguous_strides(size)};
      call.tag = spec.tag;
      call.granularity = s.granularity;
      call.groups = s.batch;
      call.capacity = s.tokens;
      call.codes = codes.data();
      call.scales = scales.data();
      call.q_shift = shifts.data();
      call.k_scale = {k_device.data(), {2, 0, 1}};
      call.heads_kv = 2;
      call.softmax_scale = softmax_scale;
      call.refused_values = refused.data();
      ASSERT_TRUE(runtime::quantize_on_cuda(call));
      EXPECT_EQ(refused.values()[0], 0U);
      const auto got_shifts = shifts.values();
      for (Index i = 0; i < want->shifts.size(); ++i)
        ASSERT_EQ(got_shifts[static_cast<std::size_t>(i)], want->shifts[i]) << i;
      expect_same_floats(scales.values(), want->q.scales.span());
      expect_same_codes(s.format, codes.values(), want->q.codes.span());
    }
}

// In double, in another order than the CPU's: the float is the CPU's or its neighbour.
TEST(QuantizeSm90a, SequenceMean) {
  LEANFA_SKIP_WITHOUT_CUDA();
  for (const std::vector<std::int32_t>& cu : {std::vector<std::int32_t>{}, std::vector<std::int32_t>{0, 7, 7, 900}}) {
    Setting s{.batch = cu.empty() ? 2 : 1, .tokens = 900, .cu_seqlens = cu};
    const std::vector<BF16> values = values_of(s, true);
    const Index4 size{s.batch, s.tokens, s.heads, s.dim};
    TensorSpec spec;
    spec.tag = tag_of(s);
    spec.mean = MeanChoice::kSequence;
    spec.cu_seqlens = cu;
    const auto want = quantise({values.data(), DType::kBF16, size, contiguous_strides(size)}, spec);
    ASSERT_TRUE(want.has_value());
    const DeviceArray<BF16> source(values);
    const DeviceArray<std::uint8_t> codes(static_cast<std::size_t>(want->codes.size()));
    const DeviceArray<float> scales(static_cast<std::size_t>(want->scales.size()));
    const DeviceArray<float> mean(static_cast<std::size_t>(want->mean.size()));
    const DeviceArray<std::int32_t> offsets(cu);
    runtime::CudaQuantize call;
    call.source = {source.data(), DType::kBF16, size, contiguous_strides(size)};
    if (!cu.empty()) call.cu_seqlens = {offsets.data(), cu.size()};
    call.tag = spec.tag;
    call.groups = groups_of(s);
    call.capacity = s.tokens;
    call.mean_choice = MeanChoice::kSequence;
    call.codes = codes.data();
    call.scales = scales.data();
    call.mean = mean.data();
    ASSERT_TRUE(runtime::quantize_on_cuda(call));
    const auto got = mean.values();
    for (Index i = 0; i < want->mean.size(); ++i) {
      const float exact = want->mean[i], x = got[static_cast<std::size_t>(i)];
      EXPECT_TRUE(x == exact || x == std::nextafter(exact, INFINITY) || x == std::nextafter(exact, -INFINITY))
          << i << ": " << x << " for " << exact;
    }
  }
}

TEST(QuantizeSm90a, RefusesByName) {
  LEANFA_SKIP_WITHOUT_CUDA();
  const auto refusal = [](const runtime::CudaQuantize& call) {
    const Status done = runtime::quantize_on_cuda(call);
    return done ? std::string("accepted") : done.error().message;
  };
  const DeviceArray<BF16> source(4096);
  runtime::CudaQuantize call;
  call.source = {source.data(), DType::kF32, {1, 8, 2, 128}, {2048, 256, 128, 1}};
  EXPECT_NE(refusal(call).find("source: dtype is served on cuda; got f32"), std::string::npos) << refusal(call);
  call.source.dtype = DType::kBF16;
  call.source.size[3] = 96;
  EXPECT_NE(refusal(call).find("dim is 64, 128 or 192"), std::string::npos) << refusal(call);
  call.source.size[3] = 128;
  call.source.stride[1] = 260;
  EXPECT_NE(refusal(call).find("multiples of 16 bytes"), std::string::npos) << refusal(call);
  call.source.stride[1] = 256;
  std::vector<BF16> host(4096);
  call.source.data = host.data();
  if (reinterpret_cast<std::uintptr_t>(host.data()) % 16 == 0) {
    EXPECT_NE(refusal(call).find("host memory"), std::string::npos) << refusal(call);
  }
}

}  // namespace
}  // namespace leanfa::sm90a_test
