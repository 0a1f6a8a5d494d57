// leanfa.h on device memory: streams, varlen offsets and scales that the host cannot read, V^T by its tag, and the
// refusals of what is not there.
#include <gtest/gtest.h>

#include <chrono>
#include <cmath>
#include <string>
#include <thread>

#include "kernels/sm90a/device_array.hpp"
#include "leanfa/leanfa.h"
#include "numerics/formats.hpp"
#include "numerics/quantise_tensor.hpp"
#include "runtime/cuda_copy.hpp"
#include "runtime/nvml.hpp"
#include "support/fault_cases.hpp"

namespace leanfa::sm90a_test {
namespace {

using support::make_problem;
using support::Shape;

leanfa_tensor tensor(const void* data, leanfa_dtype dtype, std::initializer_list<Index> size) {
  leanfa_tensor t{};
  t.data = const_cast<void*>(data);
  t.dtype = dtype;
  t.ndim = static_cast<std::int32_t>(size.size());
  std::copy(size.begin(), size.end(), t.size);
  Index step = 1;
  for (int i = t.ndim - 1; i >= 0; --i) {
    t.stride[i] = step;
    step *= t.size[i];
  }
  return t;
}

struct Outcome {
  leanfa_status status;
  std::string message;
};

Outcome forward(const leanfa_attention_desc& desc, cudaStream_t stream) {
  char message[2048];
  std::size_t size = 0;
  leanfa_status status = leanfa_workspace_size(&desc, &size, message, sizeof message);
  if (status != LEANFA_OK) return {status, message};
  const DeviceArray<std::byte> workspace(size);
  status = leanfa_attention_forward(&desc, workspace.data(), size, stream, message, sizeof message);
  EXPECT_EQ(cudaStreamSynchronize(stream), cudaSuccess);
  return {status, message};
}

// One shape's e4m3fn tensors on the device, V transposed by the quantiser's rule, and a descriptor of them.
struct DeviceCall {
  explicit DeviceCall(const Shape& shape)
      : host(make_problem(shape, DType::kE4M3FN)),
        q(bytes_to<std::uint8_t>(host.problem.q.data, count(host.problem.q))),
        k(bytes_to<std::uint8_t>(host.problem.k.data, count(host.problem.k))),
        v(transposed(host.problem.v)),
        out(static_cast<std::size_t>(shape.batch * shape.seqlen_q * shape.heads_q * shape.dim_v)),
        lse(static_cast<std::size_t>(shape.batch * shape.seqlen_q * shape.heads_q)) {
    const AttentionProblem& p = host.problem;
    desc.struct_size = sizeof desc;
    desc.q = tensor(q.data(), LEANFA_E4M3FN, {p.q.batch(), p.q.seqlen(), p.q.heads(), p.q.dim()});
    desc.k = tensor(k.data(), LEANFA_E4M3FN, {p.k.batch(), p.k.seqlen(), p.k.heads(), p.k.dim()});
    desc.v = tensor(v.data(), LEANFA_E4M3FN, {p.v.batch(), p.v.seqlen(), p.v.heads(), p.v.dim()});
    const Index line = (p.v.seqlen() + 127) / 128 * 128;
    const Index stride[4] = {p.v.heads() * p.v.dim() * line, 1, p.v.dim() * line, line};
    std::copy_n(stride, 4, desc.v.stride);
    desc.v_tag = "e4m3fn/sm90a_vt128/none";
    desc.out = tensor(out.data(), LEANFA_BF16, {p.q.batch(), p.q.seqlen(), p.q.heads(), p.v.dim()});
    desc.lse = tensor(lse.data(), LEANFA_F32, {p.q.batch(), p.q.heads(), p.q.seqlen()});
    desc.causal = p.causal ? 1 : 0;
    desc.device = LEANFA_DEVICE_CUDA;
  }

  static std::size_t count(const AnyView& view) {
    return static_cast<std::size_t>(view.batch() * view.seqlen() * view.heads() * view.dim());
  }
  static std::vector<std::uint8_t> transposed(const AnyView& v) {
    const Index line = (v.seqlen() + 127) / 128 * 128;
    std::vector<std::uint8_t> codes(static_cast<std::size_t>(v.batch() * v.heads() * v.dim() * line));
    for (Index b = 0; b < v.batch(); ++b)
      for (Index s = 0; s < v.seqlen(); ++s)
        for (Index h = 0; h < v.heads(); ++h)
          for (Index d = 0; d < v.dim(); ++d)
            codes[static_cast<std::size_t>(((b * v.heads() + h) * v.dim() + d) * line + slot_of_key(s))] =
                v.as<std::uint8_t>().row(b, s, h)[d];
    return codes;
  }

  // The same problem by another way: host tensors carried over.
  [[nodiscard]] std::vector<BF16> expected() const {
    std::vector<BF16> result(count(host.problem.q) / static_cast<std::size_t>(host.problem.q.dim()) *
                             static_cast<std::size_t>(host.problem.v.dim()));
    runtime::AttentionCall call;
    call.problem = host.problem;
    call.method = parse_method("e4m3/lean/anchor").value();
    call.device = runtime::DeviceKind::kCuda;
    const AnyView& q_view = host.problem.q;
    call.out = mutable_any_view(
        contiguous_view(result.data(), {q_view.batch(), q_view.seqlen(), q_view.heads(), host.problem.v.dim()}));
    const Status done = runtime::attend_on_cuda(call);
    EXPECT_TRUE(done.has_value()) << (done ? "" : done.error().message);
    return result;
  }

  support::TestProblem host;
  DeviceArray<std::uint8_t> q, k, v;
  DeviceArray<BF16> out;
  DeviceArray<float> lse;
  leanfa_attention_desc desc{};
};

constexpr Shape kShape{.batch = 2, .seqlen_q = 130, .seqlen_k = 200, .heads_q = 6, .heads_kv = 2, .causal = true};

std::string kernel_refusal() {
  if (const auto why = runtime::cuda_absent(); !why.empty()) return std::string(why);
  const DeviceCall call(kShape);
  const Outcome outcome = forward(call.desc, nullptr);
  return outcome.status == LEANFA_UNSUPPORTED ? outcome.message : std::string();
}

bool same(const std::vector<BF16>& a, const std::vector<BF16>& b) {
  return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(BF16)) == 0;
}

TEST(CApiSm90a, RunsOnTheCallersStream) {
  if (const std::string why = kernel_refusal(); !why.empty()) GTEST_SKIP() << why;
  cudaStream_t stream = nullptr;
  ASSERT_EQ(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking), cudaSuccess);
  const DeviceCall call(kShape);
  const Outcome outcome = forward(call.desc, stream);
  EXPECT_EQ(outcome.status, LEANFA_OK) << outcome.message;
  EXPECT_TRUE(same(call.out.values(), call.expected()));
  EXPECT_EQ(cudaStreamDestroy(stream), cudaSuccess);
}

// The workspace grows with the ranges of keys; one that is too small is refused.
TEST(CApiSm90a, RangesOfKeysByTheDescriptorsRule) {
  if (const std::string why = kernel_refusal(); !why.empty()) GTEST_SKIP() << why;
  DeviceCall call({.batch = 3, .seqlen_q = 4, .seqlen_k = 8192, .heads_q = 8, .heads_kv = 2});
  std::vector<std::size_t> sizes;
  std::vector<std::vector<float>> lses;
  for (const std::int32_t rule : {LEANFA_SPLIT_NEVER, LEANFA_SPLIT_BY_SHAPE, LEANFA_SPLIT_BY_TILES}) {
    call.desc.split = rule;
    char message[512];
    std::size_t size = 0;
    ASSERT_EQ(leanfa_workspace_size(&call.desc, &size, message, sizeof message), LEANFA_OK) << message;
    const Outcome outcome = forward(call.desc, nullptr);
    EXPECT_EQ(outcome.status, LEANFA_OK) << outcome.message;
    if (rule == LEANFA_SPLIT_BY_SHAPE) {
      EXPECT_TRUE(same(call.out.values(), call.expected()));
    }
    sizes.push_back(size);
    lses.push_back(call.lse.values());
    const DeviceArray<std::byte> small(size);
    EXPECT_EQ(leanfa_attention_forward(&call.desc, small.data(), size - 1, nullptr, message, sizeof message),
              LEANFA_BAD_INPUT);
    EXPECT_NE(std::string(message).find("workspace"), std::string::npos) << message;
  }
  EXPECT_LT(sizes[0], sizes[1]);
  EXPECT_LT(sizes[1], sizes[2]);
  for (std::size_t i = 0; i < lses[0].size(); ++i) {
    EXPECT_NEAR(lses[1][i], lses[0][i], 0.02) << i;
    EXPECT_NEAR(lses[2][i], lses[0][i], 0.02) << i;
  }
}

// Scales of every shape are the same numbers, so the same bits.
TEST(CApiSm90a, DescalesInDeviceMemory) {
  if (const std::string why = kernel_refusal(); !why.empty()) GTEST_SKIP() << why;
  const DeviceArray<float> scales(std::vector<float>(12, 0.5F));
  std::vector<BF16> first;
  for (const std::initializer_list<Index>& shape :
       {std::initializer_list<Index>{1}, std::initializer_list<Index>{2}, std::initializer_list<Index>{2, 2},
        std::initializer_list<Index>{6}, std::initializer_list<Index>{2, 6}}) {
    DeviceCall call(kShape);
    call.desc.q_descale = tensor(scales.data(), LEANFA_F32, shape);
    const Outcome outcome = forward(call.desc, nullptr);
    ASSERT_EQ(outcome.status, LEANFA_OK) << outcome.message;
    if (first.empty()) first = call.out.values();
    EXPECT_TRUE(same(call.out.values(), first)) << shape.size();
  }
}

// [B, Hk] for q: query head h reads the scale of its key head.
TEST(CApiSm90a, QueryScalesPerKeyHead) {
  if (const std::string why = kernel_refusal(); !why.empty()) GTEST_SKIP() << why;
  const DeviceArray<float> per_key_head(std::vector<float>{0.5F, 1.5F, 0.75F, 0.25F});
  const DeviceArray<float> per_head(std::vector<float>{0.5F, 0.5F, 0.5F, 1.5F, 1.5F, 1.5F,  //
                                                       0.75F, 0.75F, 0.75F, 0.25F, 0.25F, 0.25F});
  DeviceCall a(kShape), b(kShape);
  a.desc.q_descale = tensor(per_key_head.data(), LEANFA_F32, {2, 2});
  b.desc.q_descale = tensor(per_head.data(), LEANFA_F32, {2, 6});
  ASSERT_EQ(forward(a.desc, nullptr).status, LEANFA_OK);
  ASSERT_EQ(forward(b.desc, nullptr).status, LEANFA_OK);
  EXPECT_TRUE(same(a.out.values(), b.out.values()));
}

TEST(CApiSm90a, HostMemoryIsRefusedByName) {
  LEANFA_SKIP_WITHOUT_CUDA();
  if (const std::string why = kernel_refusal(); !why.empty()) GTEST_SKIP() << why;
  DeviceCall call(kShape);
  alignas(16) static std::uint8_t host[2 * 200 * 2 * 128];
  call.desc.k.data = host;
  const Outcome outcome = forward(call.desc, nullptr);
  EXPECT_EQ(outcome.status, LEANFA_BAD_INPUT);
  EXPECT_NE(outcome.message.find("k: is in the memory of a CUDA device; got host memory"), std::string::npos)
      << outcome.message;
}

TEST(CApiSm90a, QuantizeWritesWhatTheCpuWrites) {
  LEANFA_SKIP_WITHOUT_CUDA();
  const auto wide = make_problem(kShape, DType::kBF16);
  const AnyView& source = wide.problem.v;
  TensorSpec spec;
  spec.tag = parse_packed_tag("e4m3fn/sm90a_vt128/none").value();
  const auto want = quantise(source, spec);
  ASSERT_TRUE(want.has_value());
  const DeviceArray<BF16> values(bytes_to<BF16>(source.data, DeviceCall::count(source)));
  const DeviceArray<std::uint8_t> codes(static_cast<std::size_t>(want->codes.size()));
  const DeviceArray<float> scales(static_cast<std::size_t>(want->scales.size()));
  leanfa_quantize_desc desc{};
  desc.struct_size = sizeof desc;
  desc.source = tensor(values.data(), LEANFA_BF16, {source.batch(), source.seqlen(), source.heads(), source.dim()});
  desc.tag = "e4m3fn/sm90a_vt128/none";
  desc.codes = codes.data();
  desc.codes_size = static_cast<std::size_t>(want->codes.size());
  desc.scales = scales.data();
  desc.scales_count = want->scales.size();
  desc.device = LEANFA_DEVICE_CUDA;
  char message[1024];
  ASSERT_EQ(leanfa_quantize(&desc, nullptr, message, sizeof message), LEANFA_OK) << message;
  const auto got = codes.values();
  EXPECT_EQ(std::memcmp(got.data(), want->codes.data(), got.size()), 0);
  EXPECT_EQ(std::memcmp(scales.values().data(), want->scales.data(), scales.values().size() * sizeof(float)), 0);
}

TEST(GpuMeterSm90a, ReadsClockAndPower) {
  LEANFA_SKIP_WITHOUT_CUDA();
  char id[32] = {};
  ASSERT_EQ(cudaDeviceGetPCIBusId(id, sizeof id, 0), cudaSuccess);
  const auto meter = runtime::GpuMeter::open(id);
  if (!meter) GTEST_SKIP() << "no libnvidia-ml.so.1, or it does not know " << id;
  for (int i = 0; i < 2; ++i) {
    meter->start();
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    const runtime::GpuReading reading = meter->stop();
    EXPECT_GE(reading.seconds, 0.1);
    EXPECT_GT(reading.sm_clock_mhz.value_or(0.0), 100.0);
    EXPECT_GT(reading.watts.value_or(0.0), 10.0);
    EXPECT_LT(reading.watts.value_or(1e9), 2000.0);
  }
}

TEST(CApiSm90a, RotateIsForTheCpu) {
  leanfa_rotate_desc desc{};
  desc.struct_size = sizeof desc;
  desc.device = LEANFA_DEVICE_CUDA;
  char message[1024];
  EXPECT_NE(leanfa_rotate(&desc, nullptr, message, sizeof message), LEANFA_OK);
  EXPECT_NE(std::string(message).find("leanfa_rotate runs on it"), std::string::npos) << message;
}

}  // namespace
}  // namespace leanfa::sm90a_test
