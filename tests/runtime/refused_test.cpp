// Features that can be named and are not served: each refused by its name, before anything is written.
#include <gtest/gtest.h>

#include <cmath>

#include "runtime/attention_call.hpp"
#include "runtime/device.hpp"

namespace leanfa::runtime_test {
namespace {

TEST(Refused, Window) {
  AttentionCall call;
  call.desc.has_window = 1;
  call.desc.window_left = 128;
  call.expect_refused(LEANFA_UNSUPPORTED, "has_window", "sliding window", "left 128");
}

TEST(Refused, WindowBoundsWithoutTheFlag) {
  AttentionCall call;
  call.desc.window_left = -1;
  call.expect_refused(LEANFA_BAD_INPUT, "window_left", "has_window = 1");
}

TEST(Refused, Softcap) {
  for (const double cap : {30.0, -1.0, std::nan("")}) {
    AttentionCall call;
    call.desc.softcap = cap;
    call.expect_refused(LEANFA_UNSUPPORTED, "softcap");
  }
}

TEST(Refused, Dropout) {
  AttentionCall call;
  call.desc.dropout_p = 0.1;
  call.expect_refused(LEANFA_UNSUPPORTED, "dropout_p", "dropout", "0.1");
}

TEST(Refused, Sinks) {
  AttentionCall call;
  float sink = 0.0F;
  call.desc.sinks = {.data = &sink, .dtype = LEANFA_F32, .ndim = 1, .size = {4}, .stride = {1}};
  call.expect_refused(LEANFA_UNSUPPORTED, "sinks");
}

TEST(Refused, Bias) {
  AttentionCall call;
  call.desc.bias.dtype = LEANFA_F32;
  call.expect_refused(LEANFA_UNSUPPORTED, "bias");
}

TEST(Refused, PagedKv) {
  AttentionCall call;
  call.desc.block_table.dtype = LEANFA_I32;
  call.expect_refused(LEANFA_UNSUPPORTED, "block_table", "paged KV");
}

TEST(Refused, EveryFeatureOfOneCallIsNamed) {
  AttentionCall call;
  call.desc.has_window = 1;
  call.desc.softcap = 30.0;
  call.desc.dropout_p = 0.5;
  call.desc.sinks.dtype = LEANFA_F32;
  call.desc.bias.dtype = LEANFA_F32;
  call.desc.block_table.dtype = LEANFA_I32;
  call.expect_refused(LEANFA_UNSUPPORTED, "has_window", "softcap", "dropout_p", "sinks", "bias", "block_table");
}

TEST(Refused, HeadDimsBeyondTheServed) {
  AttentionCall call(DType::kF32, {.dim_qk = 257, .dim_v = 264});
  call.expect_refused(LEANFA_UNSUPPORTED, "head_dim_qk", "257", "head_dim_v", "264", "1..256");
}

TEST(Refused, HeadDimsOfEightBitInputs) {
  AttentionCall call(DType::kE4M3FN, {.dim_qk = 512, .dim_v = 512}, DType::kBF16);
  call.expect_refused(LEANFA_UNSUPPORTED, "head_dim_qk", "512");
}

TEST(Refused, FnuzWithTheFix) {
  AttentionCall call(DType::kE4M3FN);
  call.desc.k.dtype = LEANFA_E4M3FNUZ;
  call.expect_refused(LEANFA_UNSUPPORTED, "k:", "e4m3fnuz", "half the descale", "0x80");
  call.desc.k.dtype = LEANFA_E5M2FNUZ;
  call.expect_refused(LEANFA_UNSUPPORTED, "k:", "e5m2fnuz");
}

TEST(Refused, DevicesThatAreAbsent) {
  for (const runtime::Device& device : runtime::devices()) {
    if (device.available()) continue;
    AttentionCall call(DType::kBF16, {}, DType::kBF16);
    call.desc.device = static_cast<std::int32_t>(device.kind);
    call.expect_refused(LEANFA_UNSUPPORTED, device.absent);
  }
}

TEST(Refused, StreamOnTheCpu) {
  AttentionCall call;
  int stream = 0;
  const Outcome outcome = with_message([&](char* text, std::size_t size) {
    return leanfa_attention_forward(&call.desc, nullptr, 0, &stream, text, size);
  });
  EXPECT_EQ(outcome.status, LEANFA_BAD_INPUT);
  EXPECT_TRUE(outcome.says("stream")) << outcome.message;
  call.expect_untouched();
}

TEST(Refused, BadInputAndUnsupportedTogetherAreBadInput) {
  AttentionCall call;
  call.desc.softcap = 1.0;
  call.desc.softmax_scale = -1.0;
  call.expect_refused(LEANFA_BAD_INPUT, "softcap", "softmax_scale");
}

TEST(Refused, KernelsThatCannotServeEachSayWhy) {
  AttentionCall call(DType::kF32, {.dim_qk = 300, .dim_v = 300});
  call.desc.method = "f32/exact/anchor";
  call.expect_refused(LEANFA_UNSUPPORTED, "cpu/wide", "cpu/method", "the running reference");
}

}  // namespace
}  // namespace leanfa::runtime_test
