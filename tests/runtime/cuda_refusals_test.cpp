// What CUDA's kernel row says no to, asked for without a device: the rules are about shapes, strides and methods.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>

#include "runtime/cuda_attention.hpp"
#include "runtime/cuda_device.hpp"
#include "runtime/device.hpp"
#include "runtime/nvml.hpp"
#include "runtime/select.hpp"

namespace leanfa::runtime {
namespace {

// A sound call by addresses that nobody follows.
AttentionCall call_of(std::string_view method) {
  AttentionCall call;
  call.method = parse_method(method).value();
  call.device = DeviceKind::kCuda;
  const bool eight_bit = is_eight_bit(call.method.format);
  const auto at = [](std::uintptr_t address) { return reinterpret_cast<void*>(address); };
  AttentionProblem& p = call.problem;
  const Index4 q{2, 300, 8, 128}, k{2, 200, 2, 128};
  p.q = {at(0x1000000), query_key_dtype(call.method.format), q, contiguous_strides(q)};
  p.k = {at(0x2000000), query_key_dtype(call.method.format), k, contiguous_strides(k)};
  p.v = {at(0x3000000), value_dtype(call.method.format), k, contiguous_strides(k)};
  if (eight_bit) {
    p.v.stride = {2 * 128 * 256, 1, 128 * 256, 256};
    call.v_layout = PackedLayout::kSm90aVt;
    call.v_token_multiple = 128;
  }
  p.softmax_scale = 0.1;
  call.out = {at(0x4000000), DType::kBF16, q, contiguous_strides(q)};
  return call;
}

std::string text_of(const AttentionCall& call) {
  std::string text;
  for (const std::string& reason : cuda_refusals(call)) text += reason + "\n";
  return text;
}

// Against the same call unchanged, whose only reasons can be the kernels' own.
void expect_refused(const AttentionCall& call, std::string_view says) {
  EXPECT_NE(text_of(call).find(says), std::string::npos) << "no '" << says << "' in: " << text_of(call);
}

class CudaRefusals : public testing::Test {
 protected:
  void SetUp() override {
    if (cuda_absent() == "this build has no CUDA kernels") GTEST_SKIP() << cuda_absent();
  }
};

AttentionCall with_sequences(AttentionCall call) {
  static constexpr std::array<std::int32_t, 3> kOffsets{};  // not followed
  AttentionProblem& p = call.problem;
  p.q.size[0] = p.k.size[0] = p.v.size[0] = call.out.size[0] = 1;
  p.cu_seqlens_q = p.cu_seqlens_k = kOffsets;
  return call;
}

TEST_F(CudaRefusals, SoundCallsHaveNone) {
  for (const char* method :
       {"bf16/exact/running", "e4m3/lean/anchor", "e4m3/exact/sticky", "e4m3/lean2/anchor+sink1"}) {
    EXPECT_EQ(text_of(call_of(method)), "") << method;
    EXPECT_EQ(text_of(with_sequences(call_of(method))), "") << method;
  }
}

TEST_F(CudaRefusals, SinkKeysOfSequences) {
  EXPECT_EQ(text_of(call_of("e4m3/lean/anchor+block128+sink127")), "");
  EXPECT_EQ(text_of(with_sequences(call_of("e4m3/lean/anchor+block128+sink112"))), "");
  expect_refused(with_sequences(call_of("e4m3/lean/anchor+block128+sink113")),
                 "with cu_seqlens sink keys are at most 112");
}

// leanfa_query_support judges shapes without data.
TEST_F(CudaRefusals, ShiftsWithoutDataAreThere) {
  AttentionCall call = call_of("int8/shift/anchor");
  const std::size_t without = cuda_refusals(call).size();
  call.q_shift.size = {2, 300, 8, 1};
  EXPECT_LE(cuda_refusals(call).size(), without);
  EXPECT_EQ(text_of(call).find("q_shift"), std::string::npos) << text_of(call);
}

TEST_F(CudaRefusals, Methods) {
  for (const char* const method :
       {"e4m3/lean/block", "e4m3/exact/running", "e4m3/lean/slack", "e4m3/lean/ladder", "int8/shift/ladder"})
    expect_refused(call_of(method), "method: reference is served");
  expect_refused(call_of("e4m3/lean/anchor+block32"), "method: key blocks are the kernel's");
  expect_refused(call_of("e4m3/lean/anchor+descending"), "method: order is the kernel's");
  expect_refused(call_of("e4m3/exact/anchor+t0"), "P is e4m3fn at t = 8");
  expect_refused(call_of("bf16/exact/sticky"), "bf16 has exact P and the running reference");
}

TEST_F(CudaRefusals, RangesOfKeys) {
  EXPECT_EQ(text_of(call_of("e4m3/lean/anchor+splits4")), "");
  EXPECT_EQ(text_of(call_of("bf16/exact/running+splits32")), "");
  auto never = call_of("e4m3/lean/anchor+splits4");
  never.split = SplitRule::kNever;
  expect_refused(never, "split: a method with +splitsN has N ranges; got never with e4m3/lean/anchor+splits4");
  expect_refused(call_of("e4m3/lean/anchor+splits33"), "ranges of keys are at most 32");
  expect_refused(with_sequences(call_of("e4m3/lean/anchor+splits2")), "with cu_seqlens keys are not split");
}

TEST_F(CudaRefusals, HeadDims) {
  AttentionCall call = call_of("bf16/exact/running");
  call.problem.q.size[3] = call.problem.k.size[3] = 160;
  expect_refused(call, "head_dim_qk: is served; got 160");
}

TEST_F(CudaRefusals, Addresses) {
  for (AnyView AttentionProblem::* tensor : {&AttentionProblem::q, &AttentionProblem::k, &AttentionProblem::v})
    for (const char* method : {"bf16/exact/running", "e4m3/lean/anchor"}) {
      AttentionCall call = call_of(method);
      AnyView& view = call.problem.*tensor;
      view.data = static_cast<const std::byte*>(view.data) + 8;
      expect_refused(call, "its address is a multiple of 16 bytes");
    }
}

TEST_F(CudaRefusals, Strides) {
  for (const Index stride : {Index{1000}, Index{-2048}, Index{1} << 40, INT64_MAX}) {
    AttentionCall call = call_of("e4m3/lean/anchor");
    call.problem.k.stride[1] = stride;
    expect_refused(call, "k: its strides are multiples of 16 bytes, 0 to 2^40");
  }
  AttentionCall out = call_of("bf16/exact/running");
  out.out.stride[1] = 1028;
  expect_refused(out, "out: its strides are multiples of 16 bytes");
  AttentionCall one = call_of("e4m3/lean/anchor");  // the stride of an axis of one element means nothing
  one.problem.k.size[0] = one.problem.v.size[0] = one.problem.q.size[0] = one.out.size[0] = 1;
  one.problem.k.stride[0] = 7;
  EXPECT_EQ(text_of(one).find("strides"), std::string::npos) << text_of(one);
}

TEST_F(CudaRefusals, LayoutOfV) {
  AttentionCall rows = call_of("e4m3/lean/anchor");
  rows.v_layout = PackedLayout::kRows;
  expect_refused(rows, "v: 8-bit V is transposed, with the tag e4m3fn/sm90a_vt128/none; got the rows layout");
  AttentionCall narrow = call_of("e4m3/lean/anchor");
  narrow.v_token_multiple = 32;
  expect_refused(narrow, "got sm90a_vt32");
  AttentionCall small = call_of("e4m3/lean/anchor");
  small.problem.v.stride[3] = 208;
  expect_refused(small, "has slots for the keys, rounded up to 128; got a stride of 208 between dims");
  AttentionCall wide = call_of("bf16/exact/running");
  wide.v_layout = PackedLayout::kSm90aVt;
  expect_refused(wide, "v: bf16 is in the rows layout");
}

TEST_F(CudaRefusals, ScalesPerToken) {
  AttentionCall call = call_of("e4m3/lean/anchor");
  const float one = 1.0F;
  call.problem.q_descale = {&one, {2400, 8, 1}};
  expect_refused(call, "q_descale: has a value per (batch, head); got values per token");
}

TEST_F(CudaRefusals, AllReasonsAreGiven) {
  AttentionCall call = call_of("e4m3/lean/block");
  call.problem.q.data = reinterpret_cast<void*>(0x1000001);
  call.problem.k.stride[1] = 3;
  EXPECT_GE(cuda_refusals(call).size(), 3U) << text_of(call);
}

TEST(GpuMeter, IsNullWithoutTheCard) { EXPECT_EQ(GpuMeter::open("ffff:ff:1f.0"), nullptr); }

TEST(CudaDevice, SaysWhyItIsAbsentOrWhatItIs) {
  const Device& cuda = device(DeviceKind::kCuda);
  EXPECT_EQ(cuda.available(), cuda_absent().empty());
  EXPECT_EQ(cuda.available(), !cuda_description().empty());
  EXPECT_EQ(cuda.absent.data()[cuda.absent.size()], '\0');
  const auto row = std::find_if(kernels().begin(), kernels().end(),
                                [](const Kernel& kernel) { return kernel.device == DeviceKind::kCuda; });
  ASSERT_NE(row, kernels().end());
  EXPECT_EQ(row->absent, cuda.absent);
}

}  // namespace
}  // namespace leanfa::runtime
