// Attention on a CUDA device as its tests call it, and the CPU's kernel of the same method beside it.
#pragma once

#include <gtest/gtest.h>

#include <bit>
#include <cctype>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <vector>

#include "cpu/method_attention.hpp"
#include "numerics/quantise.hpp"
#include "runtime/cuda_attention.hpp"
#include "runtime/cuda_copy.hpp"
#include "runtime/cuda_device.hpp"
#include "support/conformance.hpp"

namespace leanfa::runtime {

inline AttentionCall call_for(const AttentionProblem& problem, const Method& method, SplitRule split) {
  AttentionCall call;
  call.problem = problem;
  call.method = method;
  call.device = DeviceKind::kCuda;
  call.split = split;
  return call;
}

inline Status attend_rows(const AttentionProblem& problem, const Method& method, const View<BF16>& out,
                          LseView<float> lse, SplitRule split = SplitRule::kByShape) {
  AttentionCall call = call_for(problem, method, split);
  call.out = mutable_any_view(out);
  call.lse = lse;
  return attend_on_cuda(call);
}

// Ranges of keys that the device makes, by the workspace that it asks for: each has a float32 output and LSE a row.
inline int ranges_of(const AttentionProblem& problem, const Method& method, SplitRule split = SplitRule::kByShape) {
  constexpr std::size_t kCounterBytes = 64;
  const std::size_t bytes = cuda_workspace_bytes(call_for(problem, method, split));
  if (bytes <= kCounterBytes) return 1;
  const Index rows = problem.q.batch() * problem.q.seqlen() * problem.q.heads();
  return static_cast<int>((bytes - kCounterBytes) / (static_cast<std::size_t>(rows * (problem.v.dim() + 1)) * 4));
}

// Why a method is not served here, dense or in sequences of varying length; empty if it is.
inline std::string refusal(const Method& method, support::HeadDims dims = {}, bool varlen = false) {
  if (!cuda_absent().empty()) return std::string(cuda_absent());
  support::TestProblem problem =
      support::make_problem({.seqlen_q = 8, .seqlen_k = 8, .dim_qk = dims.qk, .dim_v = dims.v},
                            is_eight_bit(method.format) ? DType::kE4M3FN : DType::kBF16);
  const std::vector<std::int32_t> offsets{0, 3, 8};
  if (varlen) problem.problem.cu_seqlens_q = problem.problem.cu_seqlens_k = offsets;
  std::vector<BF16> out(static_cast<std::size_t>(8 * dims.v));
  const Status done = attend_rows(problem.problem, method, contiguous_view(out.data(), {1, 8, 1, dims.v}), {});
  return done || done.error().code != ErrorCode::kUnsupported ? std::string() : done.error().message;
}

// A problem of a method's own inputs: with 8 bits quantised, every head of k with a scale of its own; of q with e4m3
// every batch entry, so that its heads can be packed, and with shift P every row.
class Given {
 public:
  Given(const Method& method, const support::Shape& shape, std::uint64_t seed = 1, std::vector<std::int32_t> cu_q = {},
        std::vector<std::int32_t> cu_k = {})
      : wide_(support::make_problem(shape, is_eight_bit(method.format) ? DType::kF32 : DType::kBF16, seed)),
        cu_q_(std::move(cu_q)),
        cu_k_(std::move(cu_k)) {
    wide_.problem.cu_seqlens_q = cu_q_;
    wide_.problem.cu_seqlens_k = cu_k_;
    if (!is_eight_bit(method.format)) return;
    auto quantised = quantise_problem(wide_.problem, method);
    EXPECT_TRUE(quantised.has_value()) << (quantised ? "" : quantised.error().message);
    if (!quantised) return;
    quantised_.emplace(std::move(*quantised));
    if (method.format != InputFormat::kE4M3) return;
    const ScaleView of_heads = quantised_->problem().q_descale;
    const Index entries = cu_q_.empty() ? shape.batch : static_cast<Index>(cu_q_.size()) - 1;
    for (Index b = 0; b < entries; ++b) q_scales_.push_back(of_heads.at(b, 0, 0));
  }
  Given(const Given&) = delete;

  [[nodiscard]] AttentionProblem problem() const {
    AttentionProblem p = with_scales_of_heads();
    if (!q_scales_.empty()) p.q_descale = {q_scales_.data(), {1, 0, 0}};
    return p;
  }
  // Every head of q with a scale of its own too.
  [[nodiscard]] AttentionProblem with_scales_of_heads() const {
    return quantised_ ? quantised_->problem() : wide_.problem;
  }

 private:
  support::TestProblem wide_;
  std::vector<std::int32_t> cu_q_, cu_k_;
  std::optional<QuantisedProblem> quantised_;
  std::vector<float> q_scales_;
};

using DeviceOutputs = support::Outputs<BF16, float>;

inline DeviceOutputs run_on_device(const AttentionProblem& problem, const Method& method,
                                   SplitRule split = SplitRule::kByShape) {
  DeviceOutputs outputs(problem);
  const Status done = attend_rows(problem, method, outputs.out(), outputs.lse(), split);
  EXPECT_TRUE(done.has_value()) << (done ? "" : done.error().message);
  EXPECT_TRUE(outputs.canaries_intact());
  return outputs;
}

// Query head h alone, with the key head that it reads.
inline AttentionProblem one_head(AttentionProblem p, Index h) {
  const Index key_head = h / (p.q.heads() / p.k.heads());
  const auto keep = [](AnyView& view, Index head) {
    view.data =
        static_cast<const std::byte*>(view.data) + head * view.stride[2] * static_cast<Index>(size_bytes(view.dtype));
    view.size[2] = 1;
  };
  const auto keep_scale = [](ScaleView& scale, Index head) {
    if (scale.data != nullptr) scale.data += head * scale.stride[2];
  };
  keep(p.q, h);
  keep(p.k, key_head);
  keep(p.v, key_head);
  keep_scale(p.q_descale, h);
  keep_scale(p.k_descale, key_head);
  keep_scale(p.v_descale, key_head);
  keep_scale(p.lse_offset, h);
  if (p.v_mean.data != nullptr) p.v_mean.data += key_head * p.v_mean.stride_head;
  return p;
}

// Every head of `together` has the bits that it has alone: a call without packs, since the head has a key head of its
// own.
inline void expect_each_head_as_alone(const AttentionProblem& problem, const Method& method,
                                      const DeviceOutputs& together) {
  for (Index h = 0; h < problem.q.heads(); ++h) {
    const auto alone = run_on_device(one_head(problem, h), method);
    alone.each_row([&](Index b, Index row, Index) {
      if (testing::Test::HasFailure()) return;
      EXPECT_EQ(std::memcmp(alone.out().row(b, row, 0), together.out().row(b, row, h),
                            static_cast<std::size_t>(alone.size()[3]) * sizeof(BF16)),
                0)
          << b << " " << row << " " << h;
      const float got = together.lse().at(b, row, h), want = alone.lse().at(b, row, 0);
      EXPECT_EQ(std::bit_cast<std::uint32_t>(got), std::bit_cast<std::uint32_t>(want)) << b << " " << row << " " << h;
    });
  }
}

// What a method's name leaves to the kernels.
inline Method as_the_kernels(Method method) {
  if (is_eight_bit(method.format)) method.block_n = 128;
  return method;
}

// How far the device is from the CPU's kernel, over all problems that it is shown. Rows are compared at once: none may
// be another row, and the log of the sum is that of the codes.
class DistanceToCpu {
 public:
  explicit DistanceToCpu(const Method& method) : method_(method), cpu_method_(as_the_kernels(method)) {}
  // The CPU's method may be named otherwise than the device's.
  DistanceToCpu(const Method& method, const Method& cpu_method) : method_(method), cpu_method_(cpu_method) {}

  void add(const AttentionProblem& p, const DeviceOutputs& got) {
    const Index4 size = got.size();
    std::vector<float> out(static_cast<std::size_t>(size[0] * size[1] * size[2] * size[3]));
    std::vector<float> lse(static_cast<std::size_t>(size[0] * size[1] * size[2]));
    const auto want = contiguous_view(out.data(), size);
    const LseView<float> want_lse{lse.data(), size[1] * size[2], size[2], 1};
    const Status done = cpu::attention_fwd(p, cpu_method_, want, want_lse);
    ASSERT_TRUE(done.has_value()) << done.error().message;
    got.each_row([&](Index b, Index row, Index h) {
      if (testing::Test::HasFailure()) return;
      SCOPED_TRACE(testing::Message() << "row " << b << " " << row << " " << h);
      compare(got, b, row, h, want.row(b, row, h), static_cast<double>(want_lse.at(b, row, h)));
    });
  }

  // Relative RMS. Half of it is the rounding of the output; the rest codes that the last bits of a score turn over.
  void expect_small() const {
    EXPECT_GT(norm_, 0.0);
    EXPECT_LT(std::sqrt(error_ / norm_), is_eight_bit(method_.format) ? 0.012 : 0.004);
  }

 private:
  void compare(const DeviceOutputs& got, Index b, Index row, Index h, const float* want, double want_lse) {
    const double lse = got.lse_at(b, row, h);
    if (std::isinf(want_lse)) {
      EXPECT_EQ(lse, want_lse);
    } else {
      EXPECT_NEAR(lse, want_lse, lse_bound(want_lse));
    }
    double error = 0, norm = 0;
    for (Index d = 0; d < got.size()[3]; ++d) {
      const auto x = static_cast<double>(want[d]);
      error += std::pow(got.out_at(b, row, h, d) - x, 2);
      norm += x * x;
    }
    // A row without keys is 0, exactly. No two rows are nearly as close as this.
    EXPECT_LE(std::sqrt(error), 0.15 * std::sqrt(norm));
    error_ += error;
    norm_ += norm;
  }

  [[nodiscard]] double lse_bound(double lse) const {
    if (!is_eight_bit(method_.format)) return 1e-4 * (1 + std::fabs(lse));
    // int8: the same codes, summed in 14 bits. e4m3: codes a step apart, of which a row of few keys has but a few.
    return method_.format == InputFormat::kInt8 ? 0x1p-10 + 1e-5 * (1 + std::fabs(lse)) : 0.1;
  }

  Method method_, cpu_method_;
  double error_ = 0, norm_ = 0;
};

// A method at head dims, which tests of the device are repeated for.
struct MethodCase {
  const char* text;
  support::HeadDims dims;
};

class MethodOnDevice : public testing::TestWithParam<MethodCase> {
 protected:
  void SetUp() override {
    method_ = parse_method(GetParam().text).value();
    if (const std::string why = refusal(method_, dims()); !why.empty()) GTEST_SKIP() << why;
  }
  [[nodiscard]] support::HeadDims dims() const { return GetParam().dims; }
  [[nodiscard]] support::Shape shape(support::Shape s) const {
    s.dim_qk = dims().qk;
    s.dim_v = dims().v;
    return s;
  }
  Method method_;
};

inline std::string name_of_case(const testing::TestParamInfo<MethodCase>& tested) {
  std::string text = tested.param.text;
  for (char& c : text)
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
  return text + "_" + std::to_string(tested.param.dims.qk);
}

}  // namespace leanfa::runtime
