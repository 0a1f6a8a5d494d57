// Badly formed calls: refused with tensor, rule, what was found and what would be accepted, and nothing is written.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "runtime/attention_call.hpp"

namespace leanfa::runtime_test {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();

TEST(BadInput, Rank) {
  for (const int rank : {-1, 0, 2, 3, 5, INT32_MAX}) {
    AttentionCall call;
    call.desc.k.ndim = rank;
    call.expect_refused(LEANFA_BAD_INPUT, "k:", "ndim", std::to_string(rank), "4");
  }
}

TEST(BadInput, DTypeNumbers) {
  AttentionCall call;
  call.desc.v.dtype = LEANFA_DTYPE_NONE;
  call.expect_refused(LEANFA_BAD_INPUT, "v:", "dtype");
  call.desc.v.dtype = 99;
  call.expect_refused(LEANFA_BAD_INPUT, "v:", "99");
  call.desc.v.dtype = -1;
  call.expect_refused(LEANFA_BAD_INPUT, "v:", "-1");
}

TEST(BadInput, DTypesThatAreNotServed) {
  AttentionCall call;
  call.desc.q.dtype = LEANFA_I32;
  call.expect_refused(LEANFA_UNSUPPORTED, "q:", "i32", "bf16");
  call.desc.q.dtype = LEANFA_F16;
  call.expect_refused(LEANFA_UNSUPPORTED, "q: dtype is one of those accepted; got f16; accepted: f32, bf16");
}

TEST(BadInput, DTypesThatDoNotMatch) {
  AttentionCall call(DType::kBF16);
  call.desc.method = "e4m3/lean/anchor";
  call.expect_refused(LEANFA_BAD_INPUT, "q:", "k:", "v:", "got bf16", "accepted: e4m3fn");
}

TEST(BadInput, OutputDType) {
  AttentionCall call;
  call.desc.out.dtype = LEANFA_I32;
  call.expect_refused(LEANFA_UNSUPPORTED, "out:", "i32", "bf16, f32");
}

TEST(BadInput, TextsAreShownAsUtf8AndHaveALimit) {
  AttentionCall call(DType::kE4M3FN);
  call.desc.method = "e4m3/\xFF\x1B[2J\n/anchor";
  call.expect_refused(LEANFA_BAD_INPUT, "method: its P is one of", "'\\xFF\\x1B[2J\\x0A' in 'e4m3/\\xFF");
  EXPECT_EQ(call.query().message.find('\n'), std::string::npos);  // a reason is a line
  call.desc.method = nullptr;
  call.desc.k_tag = "e4m3fn/\xE9t\xE9/none";
  call.expect_refused(LEANFA_BAD_INPUT, "k_tag", "e4m3fn/\\xE9t\\xE9/none");
  call.desc.k_tag = nullptr;
  std::string text = "e4m3/lean/anchor";
  while (text.size() < 256) text += "+rot";
  call.desc.method = text.c_str();
  call.desc.q.size[3] = call.desc.k.size[3] = 16;
  EXPECT_EQ(call.query().message.find("256 bytes"), std::string::npos);
  text += "+";
  call.desc.method = text.c_str();
  call.expect_refused(LEANFA_BAD_INPUT, "method: is a short text; got more than 256 bytes");
}

TEST(BadInput, MessagesAreCutBetweenCharacters) {
  AttentionCall call;
  call.desc.method = "\xC3\xA9\xC3\xA9\xC3\xA9";
  const std::size_t whole = call.query().message.size();
  for (std::size_t size = 1; size <= whole; ++size) {
    std::string text(size, 'x');
    EXPECT_EQ(leanfa_query_support(&call.desc, text.data(), text.size()), LEANFA_BAD_INPUT);
    text = text.c_str();
    EXPECT_GE(text.size() + 2, size);
    EXPECT_EQ(std::count_if(text.begin(), text.end(), [](char c) { return (c & 0x80) != 0; }) % 2, 0) << text;
  }
}

TEST(BadInput, ThreadsBeyondTheLimit) {
  AttentionCall call;
  call.desc.threads = 4096;
  EXPECT_EQ(call.query().status, LEANFA_OK);
  for (const int threads : {-1, 4097}) {
    call.desc.threads = threads;
    call.expect_refused(LEANFA_BAD_INPUT, "threads: is in range", std::to_string(threads), "0..4096");
  }
}

TEST(EmptyTensors, StridesMayHoldAnythingButTheLast) {
  AttentionCall call(DType::kF32, {.seqlen_k = 0});
  call.desc.k.data = call.desc.v.data = nullptr;
  for (int axis = 0; axis < 3; ++axis) {
    call.desc.k.stride[axis] = std::numeric_limits<std::int64_t>::min() + axis;
    call.desc.v.stride[axis] = std::numeric_limits<std::int64_t>::max();
  }
  const Outcome outcome = call.run();
  EXPECT_EQ(outcome.status, LEANFA_OK) << outcome.message;
  call.out.each([&](Index b, Index s, Index h, Index d) { ASSERT_EQ(call.out.at(b, s, h, d), 0.0); });
  AttentionCall last(DType::kF32, {.seqlen_k = 0});
  last.desc.k.stride[3] = 2;
  last.expect_refused(LEANFA_BAD_INPUT, "k: the last dimension is contiguous", "stride 2");
}

TEST(BadInput, StrideOfTheLastDimension) {
  for (const std::int64_t stride : {0, 2, -1}) {
    AttentionCall call;
    call.desc.q.stride[3] = stride;
    call.expect_refused(LEANFA_BAD_INPUT, "q:", "contiguous", std::to_string(stride));
  }
}

TEST(BadInput, NegativeSizes) {
  AttentionCall call;
  call.desc.k.size[1] = -7;
  call.expect_refused(LEANFA_BAD_INPUT, "k:", "every size is >= 0", "-7");
}

TEST(BadInput, SizesWhoseProductOverflows) {
  AttentionCall call;
  call.desc.k.size[1] = std::int64_t{1} << 62;
  call.expect_refused(LEANFA_BAD_INPUT, "k:", "63 bits");
}

TEST(BadInput, StridesWhoseReachOverflows) {
  for (const std::int64_t stride : {std::int64_t{1} << 62, std::numeric_limits<std::int64_t>::min()}) {
    AttentionCall call;
    call.desc.v.stride[1] = stride;
    call.expect_refused(LEANFA_BAD_INPUT, "v:", "addresses");
    // Past 128 bits.
    call.desc.v.size[0] = call.desc.v.size[2] = call.desc.v.size[3] = 1;
    call.desc.v.size[1] = std::numeric_limits<std::int64_t>::max();
    call.expect_refused(LEANFA_BAD_INPUT, "v:", "addresses");
  }
}

TEST(BadInput, AddressesBelowZeroOrPastTheEnd) {
  AttentionCall call;
  call.desc.q.stride[1] = -(std::int64_t{1} << 59);
  EXPECT_EQ(call.run().status, LEANFA_BAD_INPUT);
  call.desc.q.stride[1] = (std::int64_t{1} << 58);
  call.desc.q.data = reinterpret_cast<void*>(~std::uintptr_t{0} - 63);
  EXPECT_EQ(call.run().status, LEANFA_BAD_INPUT);
  call.expect_untouched();
}

TEST(BadInput, NullData) {
  AttentionCall call;
  call.desc.k.data = nullptr;
  EXPECT_EQ(call.query().status, LEANFA_OK);  // shapes are judged without data
  const Outcome outcome = call.run();
  EXPECT_EQ(outcome.status, LEANFA_BAD_INPUT);
  EXPECT_TRUE(outcome.says("k: data is not null")) << outcome.message;
}

TEST(BadInput, Misaligned) {
  AttentionCall call;
  call.desc.q.data = static_cast<char*>(call.desc.q.data) + 2;
  call.expect_refused(LEANFA_BAD_INPUT, "q:", "aligned", "4 bytes");
}

TEST(BadInput, HeadRatio) {
  AttentionCall call(DType::kF32, {.heads_q = 5, .heads_kv = 2});
  call.expect_refused(LEANFA_BAD_INPUT, "q:", "multiple of k's heads", "5 and 2");
}

TEST(BadInput, ShapesThatDoNotFit) {
  AttentionCall call;
  AttentionCall other(DType::kF32, {.batch = 2, .seqlen_k = 9, .heads_kv = 4, .dim_qk = 8, .dim_v = 4});
  call.desc.k = other.desc.k;
  call.expect_refused(LEANFA_BAD_INPUT, "batch", "seqlen", "heads", "dim");
}

TEST(BadInput, OutputShape) {
  AttentionCall call;
  call.desc.out.size[3] = 7;
  call.expect_refused(LEANFA_BAD_INPUT, "out:", "[1, 5, 4, 7]", "[1, 5, 4, 8]");
}

TEST(BadInput, OutputThatOverlapsItself) {
  AttentionCall call;
  call.desc.out.stride[1] = 0;
  call.expect_refused(LEANFA_BAD_INPUT, "out:", "share an address");
  AttentionCall lse;
  lse.desc.lse.stride[1] = 1;
  lse.expect_refused(LEANFA_BAD_INPUT, "lse:", "share an address");
}

TEST(BadInput, AbsentOutput) {
  AttentionCall call;
  call.desc.out = {};
  EXPECT_EQ(call.query().status, LEANFA_OK);  // taken as bf16
  const Outcome outcome = call.run();
  EXPECT_EQ(outcome.status, LEANFA_BAD_INPUT);
  EXPECT_TRUE(outcome.says("out:")) << outcome.message;
}

TEST(BadInput, LseShapeAndType) {
  AttentionCall call;
  call.desc.lse.size[2] = 4;
  call.expect_refused(LEANFA_BAD_INPUT, "lse:", "[1, 4, 4]", "[1, 4, 5]");
  AttentionCall wrong_type;
  wrong_type.desc.lse.dtype = LEANFA_BF16;
  wrong_type.expect_refused(LEANFA_UNSUPPORTED, "lse:", "bf16", "f32");
  AttentionCall wrong_rank;
  wrong_rank.desc.lse.ndim = 2;
  wrong_rank.expect_refused(LEANFA_BAD_INPUT, "lse:", "ndim");
}

TEST(BadInput, SoftmaxScale) {
  for (const double scale : {std::nan(""), kInf, -kInf, -0.1}) {
    AttentionCall call;
    call.desc.softmax_scale = scale;
    call.expect_refused(LEANFA_BAD_INPUT, "softmax_scale", "finite and > 0");
  }
}

TEST(BadInput, Flags) {
  AttentionCall call;
  call.desc.causal = 2;
  call.desc.device = 4;
  call.desc.threads = -1;
  call.desc.split = 3;
  call.desc.reserved1 = -1;
  call.expect_refused(LEANFA_BAD_INPUT, "causal", "device", "threads", "split", "reserved1");
}

// Few tiles are cuda's matter; elsewhere the method says into how many ranges keys go.
TEST(BadInput, SplitRuleOfADeviceWithoutOne) {
  for (const std::int32_t rule : {LEANFA_SPLIT_BY_TILES, LEANFA_SPLIT_NEVER}) {
    AttentionCall call;
    call.desc.split = rule;
    call.expect_refused(LEANFA_UNSUPPORTED, "split: another rule than by-shape is for cuda",
                        rule == LEANFA_SPLIT_NEVER ? "never" : "by-tiles");
  }
}

TEST(BadInput, Method) {
  AttentionCall call;
  call.desc.method = "f32/exact/sideways";
  call.expect_refused(LEANFA_BAD_INPUT, "method", "sideways", "anchor");
  const std::string long_name(5000, 'a');
  call.desc.method = long_name.c_str();
  call.expect_refused(LEANFA_BAD_INPUT, "method", "256 bytes");
}

TEST(BadInput, ScalesAndMeansOfWideInputs) {
  AttentionCall call;
  const float one = 1.0F;
  call.desc.q_descale = {.data = const_cast<float*>(&one), .dtype = LEANFA_F32, .ndim = 0, .size = {}, .stride = {}};
  call.expect_refused(LEANFA_BAD_INPUT, "q_descale", "8-bit inputs");
}

TEST(BadInput, Workspace) {
  AttentionCall call(DType::kE4M3FN, {}, DType::kBF16);
  std::size_t bytes = 0;
  ASSERT_EQ(leanfa_workspace_size(&call.desc, &bytes, nullptr, 0), LEANFA_OK);
  ASSERT_GT(bytes, 64U);
  const auto forward = [&](void* workspace, std::size_t size) {
    return with_message([&](char* text, std::size_t n) {
      return leanfa_attention_forward(&call.desc, workspace, size, nullptr, text, n);
    });
  };
  support::GuardedBuffer memory((bytes + 127) / 64 * 64);
  for (const Outcome& outcome : {forward(nullptr, bytes), forward(memory.data(), bytes - 1),
                                 forward(memory.data() + 4, bytes), forward(call.desc.q.data, bytes)}) {
    EXPECT_EQ(outcome.status, LEANFA_BAD_INPUT);
    EXPECT_TRUE(outcome.says("workspace")) << outcome.message;
  }
  EXPECT_EQ(leanfa_workspace_size(&call.desc, nullptr, nullptr, 0), LEANFA_BAD_INPUT);
  call.expect_untouched();
}

}  // namespace
}  // namespace leanfa::runtime_test
