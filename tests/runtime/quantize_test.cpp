// leanfa_quantize: the bytes of the quantisers in the caller's buffers, whole or appended, and what is refused.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "numerics/quantise_tensor.hpp"
#include "runtime/attention_call.hpp"

namespace leanfa::runtime_test {
namespace {

// Output buffers with a canary before and a protected page behind each.
class QuantizeCall {
 public:
  QuantizeCall(const Tensor& source, const char* tag) {
    desc.struct_size = sizeof desc;
    desc.source = c_tensor(source);
    desc.tag = tag;
    desc.threads = 2;
    sizes.struct_size = sizeof sizes;
  }
  Outcome measure() {
    return with_message(
        [&](char* text, std::size_t size) { return leanfa_packed_sizes_of(&desc, &sizes, text, size); });
  }
  void allocate() {
    codes = support::GuardedBuffer(sizes.codes_size);
    scales = support::GuardedBuffer(static_cast<std::size_t>(sizes.scales_count) * sizeof(float));
    mean = support::GuardedBuffer(static_cast<std::size_t>(sizes.mean_count) * sizeof(float));
    shifts = support::GuardedBuffer(static_cast<std::size_t>(sizes.q_shift_count));
    attach(desc);
  }
  void attach(leanfa_quantize_desc& to) const {
    to.codes = codes.data();
    to.codes_size = sizes.codes_size;
    to.scales = reinterpret_cast<float*>(scales.data());
    to.scales_count = sizes.scales_count;
    to.mean = reinterpret_cast<float*>(mean.data());
    to.mean_count = sizes.mean_count;
    if (sizes.q_shift_count == 0) return;
    to.q_shift = reinterpret_cast<std::int8_t*>(shifts.data());
    to.q_shift_count = sizes.q_shift_count;
  }
  Outcome run() {
    return with_message([&](char* text, std::size_t size) { return leanfa_quantize(&desc, nullptr, text, size); });
  }
  void expect(const PackedTensor& packed) const {
    expect_bytes(packed.codes.data(), packed.codes.size(), codes);
    expect_bytes(packed.scales.data(), packed.scales.size() * 4, scales);
    expect_bytes(packed.mean.data(), packed.mean.size() * 4, mean);
    for (const auto* buffer : {&codes, &scales, &mean, &shifts}) EXPECT_TRUE(buffer->canary_intact());
  }

  leanfa_quantize_desc desc{};
  leanfa_packed_sizes sizes{};
  support::GuardedBuffer codes{0}, scales{0}, mean{0}, shifts{0};

 private:
  static void expect_bytes(const void* expected, Index bytes, const support::GuardedBuffer& got) {
    ASSERT_EQ(static_cast<std::size_t>(bytes), got.size_bytes());
    EXPECT_TRUE(std::equal(got.data(), got.data() + bytes, static_cast<const std::byte*>(expected)));
  }
};

TensorSpec spec_of(std::string_view tag, ScaleGranularity granularity, MeanChoice mean = MeanChoice::kNone) {
  TensorSpec spec;
  spec.tag = parse_packed_tag(tag).value();
  spec.granularity = granularity;
  spec.mean = mean;
  return spec;
}

TEST(Quantize, WritesWhatTheQuantisersMake) {
  struct Case {
    const char* tag;
    std::int32_t granularity;
    ScaleGranularity same;
  };
  for (const Case& c : {Case{"e4m3fn/rows/none", LEANFA_SCALE_PER_HEAD, ScaleGranularity::kHead},
                        Case{"e4m3fn/rows/hadamard", LEANFA_SCALE_PER_TOKEN, ScaleGranularity::kToken},
                        Case{"i8/rows/none", LEANFA_SCALE_PER_TENSOR, ScaleGranularity::kTensor},
                        Case{"e4m3fn/sm90a_vt128/none", LEANFA_SCALE_PER_HEAD, ScaleGranularity::kHead},
                        Case{"bf16/rows/hadamard", LEANFA_SCALE_NONE, ScaleGranularity::kNone}})
    for (const std::int32_t mean : {LEANFA_MEAN_NONE, LEANFA_MEAN_OF_SEQUENCE}) {
      const Tensor source = Tensor::normal(DType::kF32, {2, 37, 3, 64}, 4, Layout::kPaddedRows);
      QuantizeCall call(source, c.tag);
      call.desc.granularity = c.granularity;
      call.desc.mean_choice = mean;
      ASSERT_EQ(call.measure().status, LEANFA_OK);
      call.allocate();
      const Outcome outcome = call.run();
      ASSERT_EQ(outcome.status, LEANFA_OK) << outcome.message;
      const auto expected = quantise(
          source.view(), spec_of(c.tag, c.same, mean == LEANFA_MEAN_NONE ? MeanChoice::kNone : MeanChoice::kSequence));
      ASSERT_TRUE(expected) << expected.error().message;
      call.expect(*expected);
    }
}

TEST(Quantize, VarlenScalesArePerSequence) {
  const Tensor source = Tensor::normal(DType::kBF16, {1, 37, 3, 64}, 4);
  const std::vector<std::int32_t> offsets{0, 10, 10, 37};
  QuantizeCall call(source, "e4m3fn/rows/none");
  call.desc.source = c_tensor(source, 3);
  call.desc.cu_seqlens = offsets.data();
  call.desc.cu_seqlens_count = 4;
  ASSERT_EQ(call.measure().status, LEANFA_OK);
  EXPECT_EQ(call.sizes.scales_count, 9);
  call.allocate();
  ASSERT_EQ(call.run().status, LEANFA_OK);
  TensorSpec spec = spec_of("e4m3fn/rows/none", ScaleGranularity::kHead);
  spec.cu_seqlens = offsets;
  call.expect(quantise(source.view(), spec).value());
}

// Tokens in three calls are the same cache as in one, in every layout; the rest of the buffers stays.
TEST(Quantize, AppendedTokensAreThoseOfOneCall) {
  const std::vector<float> scale(2 * 3, 0.01F);
  const std::vector<float> mean(3 * 64, 0.125F);
  for (const char* tag : {"e4m3fn/rows/none", "e4m3fn/rows/hadamard", "e4m3fn/sm90a_vt32/none", "i8/rows/none"}) {
    for (const bool per_token : {false, true}) {
      const Tensor source = Tensor::normal(DType::kF32, {2, 40, 3, 64}, 4);
      QuantizeCall whole(source, tag);
      whole.desc.capacity = 50;
      whole.desc.granularity = per_token ? LEANFA_SCALE_PER_TOKEN : LEANFA_SCALE_PER_HEAD;
      if (!per_token)
        whole.desc.static_scales = {
            .data = const_cast<float*>(scale.data()), .dtype = LEANFA_F32, .ndim = 2, .size = {2, 3}, .stride = {3, 1}};
      whole.desc.mean_choice = LEANFA_MEAN_GIVEN;
      whole.desc.given_mean = {
          .data = const_cast<float*>(mean.data()), .dtype = LEANFA_F32, .ndim = 2, .size = {3, 64}, .stride = {64, 1}};
      QuantizeCall cache = QuantizeCall(source, tag);
      cache.desc = whole.desc;
      ASSERT_EQ(whole.measure().status, LEANFA_OK);
      ASSERT_EQ(cache.measure().status, LEANFA_OK);
      whole.allocate();
      ASSERT_EQ(whole.run().status, LEANFA_OK);

      cache.allocate();
      const leanfa_tensor all = cache.desc.source;
      Index offset = 0;
      for (const Index tokens : {11, 0, 20, 9}) {
        cache.desc.source = all;
        cache.desc.source.data = static_cast<float*>(all.data) + offset * all.stride[1];
        cache.desc.source.size[1] = tokens;
        cache.desc.append = offset == 0 ? 0 : 1;
        cache.desc.token_offset = offset;
        const Outcome outcome = cache.run();
        ASSERT_EQ(outcome.status, LEANFA_OK) << outcome.message;
        offset += tokens;
      }
      const auto same = [](const support::GuardedBuffer& a, const support::GuardedBuffer& b) {
        return a.size_bytes() == b.size_bytes() && std::equal(a.data(), a.data() + a.size_bytes(), b.data());
      };
      EXPECT_TRUE(same(cache.codes, whole.codes)) << tag;
      EXPECT_TRUE(same(cache.scales, whole.scales)) << tag;
      EXPECT_TRUE(same(cache.mean, whole.mean)) << tag;
      EXPECT_TRUE(cache.codes.canary_intact() && cache.scales.canary_intact());
    }
  }
}

TEST(Quantize, ShiftQueryIsTheQuantisers) {
  const Tensor source = Tensor::normal(DType::kF32, {2, 9, 4, 64}, 4);
  const std::vector<float> k_scale{0.02F, 0.03F, 0.01F, 0.04F};
  QuantizeCall call(source, "i8/rows/hadamard");
  call.desc.granularity = LEANFA_SCALE_PER_TOKEN;
  call.desc.k_scales = {
      .data = const_cast<float*>(k_scale.data()), .dtype = LEANFA_F32, .ndim = 2, .size = {2, 2}, .stride = {2, 1}};
  call.desc.num_heads_kv = 2;
  ASSERT_EQ(call.measure().status, LEANFA_OK);
  EXPECT_EQ(call.sizes.q_shift_count, 2 * 9 * 4);
  call.allocate();
  const Outcome outcome = call.run();
  ASSERT_EQ(outcome.status, LEANFA_OK) << outcome.message;
  const auto expected = quantise_query_shift(source.view(), spec_of("i8/rows/hadamard", ScaleGranularity::kToken),
                                             {k_scale.data(), {2, 0, 1}}, 2, 0.125);
  ASSERT_TRUE(expected) << expected.error().message;
  call.expect(expected->q);
  EXPECT_TRUE(std::equal(expected->shifts.span().begin(), expected->shifts.span().end(),
                         reinterpret_cast<const std::int8_t*>(call.shifts.data())));
}

class QuantizeRefused : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_EQ(call.measure().status, LEANFA_OK);
    call.allocate();
  }
  void expect(leanfa_status status, std::string_view text) {
    const Outcome outcome = call.run();
    EXPECT_EQ(outcome.status, status) << outcome.message;
    EXPECT_TRUE(outcome.says(text)) << outcome.message;
    for (std::size_t i = 0; i < call.codes.size_bytes(); ++i)
      ASSERT_EQ(call.codes.data()[i], support::GuardedBuffer::kFill);
  }

  Tensor source = Tensor::normal(DType::kF32, {1, 5, 2, 96}, 4);
  QuantizeCall call{source, "e4m3fn/rows/none"};
};

TEST_F(QuantizeRefused, Tags) {
  for (const char* tag : {static_cast<const char*>(nullptr), "", "e4m3fn", "fp8/rows/none", "e4m3fnuz/rows/none",
                          "e4m3fn/columns/none", "bf16/sm90a_vt32/none"}) {
    call.desc.tag = tag;
    expect(LEANFA_BAD_INPUT, "packed tag");
  }
  call.desc.tag = "e4m3fn/rows/hadamard";
  expect(LEANFA_UNSUPPORTED, "96");
}

TEST_F(QuantizeRefused, BuffersTooSmall) {
  call.desc.codes_size -= 1;
  expect(LEANFA_BAD_INPUT, "codes");
  call.attach(call.desc);
  call.desc.scales_count -= 1;
  expect(LEANFA_BAD_INPUT, "scales");
  call.attach(call.desc);
  call.desc.scales = nullptr;
  expect(LEANFA_BAD_INPUT, "scales");
  call.attach(call.desc);
  call.desc.codes = call.desc.source.data;
  expect(LEANFA_BAD_INPUT, "shares no memory with source");
}

TEST_F(QuantizeRefused, Scales) {
  const std::vector<float> bad{1.0F, std::nanf("")};
  call.desc.static_scales = {
      .data = const_cast<float*>(bad.data()), .dtype = LEANFA_F32, .ndim = 2, .size = {1, 2}, .stride = {2, 1}};
  expect(LEANFA_BAD_INPUT, "scales");
  call.desc.static_scales.size[1] = 1;
  expect(LEANFA_BAD_INPUT, "[1, 1]");
  call.desc.static_scales = {};
  call.desc.granularity = 9;
  expect(LEANFA_BAD_INPUT, "granularity");
}

TEST_F(QuantizeRefused, Means) {
  call.desc.mean_choice = LEANFA_MEAN_GIVEN;
  expect(LEANFA_BAD_INPUT, "given_mean");
}

TEST_F(QuantizeRefused, Appending) {
  call.desc.append = 1;
  expect(LEANFA_BAD_INPUT, "do not depend on the others");
  call.desc.granularity = LEANFA_SCALE_PER_TOKEN;
  call.desc.capacity = 5;
  call.desc.token_offset = 1;
  expect(LEANFA_BAD_INPUT, "capacity");
  call.desc.append = 0;
  expect(LEANFA_BAD_INPUT, "token_offset");
}

TEST_F(QuantizeRefused, HugeCapacity) {
  call.desc.capacity = INT64_MAX;
  expect(LEANFA_BAD_INPUT, "63 bits");
  leanfa_packed_sizes sizes{};
  sizes.struct_size = sizeof sizes;
  EXPECT_EQ(leanfa_packed_sizes_of(&call.desc, &sizes, nullptr, 0), LEANFA_BAD_INPUT);
  EXPECT_EQ(leanfa_packed_sizes_of(&call.desc, nullptr, nullptr, 0), LEANFA_BAD_INPUT);
}

TEST_F(QuantizeRefused, NonFiniteValuesInInt8) {
  source.set(0, 3, 1, 7, std::numeric_limits<double>::infinity());
  call.desc.tag = "i8/rows/none";
  expect(LEANFA_BAD_INPUT, "not finite");
}

TEST_F(QuantizeRefused, DevicesAndStreams) {
  call.desc.device = LEANFA_DEVICE_HIP;
  expect(LEANFA_UNSUPPORTED, "hip");
  call.desc.device = LEANFA_DEVICE_CPU;
  const Outcome outcome =
      with_message([&](char* text, std::size_t size) { return leanfa_quantize(&call.desc, &call, text, size); });
  EXPECT_EQ(outcome.status, LEANFA_BAD_INPUT);
}

}  // namespace
}  // namespace leanfa::runtime_test
