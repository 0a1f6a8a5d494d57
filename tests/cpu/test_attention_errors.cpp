// What attention_fwd refuses, and what the messages name.
#include <gtest/gtest.h>

#include <string>

#include "cpu/attention.hpp"
#include "support/fault_cases.hpp"

namespace leanfa::cpu::test {
namespace {

class Call {
 public:
  explicit Call(const support::Shape& shape = {1, 4, 6, 2, 1, 16, 8, true}, DType dtype = DType::kF32)
      : tensors(support::make_problem(shape, dtype)),
        out(support::Tensor::normal(dtype, {shape.batch, shape.seqlen_q, shape.heads_q, shape.dim_v}, 9)) {}

  Status run(const Options& options = {}) {
    const AnyView view = out.view();
    return attention_fwd(tensors.problem, {const_cast<void*>(view.data), view.dtype, view.size, view.stride}, {},
                         options);
  }

  void expect_refused(ErrorCode code, const std::string& subject, const std::string& part,
                      const Options& options = {}) {
    const Status status = run(options);
    ASSERT_FALSE(status.has_value());
    EXPECT_EQ(status.error().code, code) << status.error().message;
    EXPECT_EQ(status.error().message.rfind(subject + ":", 0), 0U) << status.error().message;
    EXPECT_NE(status.error().message.find(part), std::string::npos) << status.error().message;
  }

  support::TestProblem tensors;
  support::Tensor out;
};

TEST(CpuAttentionErrors, AcceptsThePlainCall) { EXPECT_TRUE(Call().run().has_value()); }

TEST(CpuAttentionErrors, ValidatesTheProblem) {
  Call call;
  call.tensors.problem.softmax_scale = 0.0;
  call.expect_refused(ErrorCode::kBadInput, "softmax_scale", "> 0");
}

TEST(CpuAttentionErrors, RefusesAScaleThatFloat32CannotHold) {
  for (const double scale : {1e-300, 1e300}) {
    Call call;
    call.tensors.problem.softmax_scale = scale;
    call.expect_refused(ErrorCode::kBadInput, "softmax_scale", "float32");
  }
}

TEST(CpuAttentionErrors, ValidatesTheOutput) {
  Call call;
  call.out = support::Tensor::normal(DType::kF32, {1, 4, 2, 16}, 9);
  call.expect_refused(ErrorCode::kBadInput, "out", "[1, 4, 2, 8]");
}

TEST(CpuAttentionErrors, RefusesOtherDtypes) {
  Call call;
  call.tensors.problem.q.dtype = DType::kE4M3FN;
  call.expect_refused(ErrorCode::kUnsupported, "q", "e4m3fn");
}

TEST(CpuAttentionErrors, RefusesMixedDtypes) {
  Call call;
  call.tensors.problem.v.dtype = DType::kBF16;
  call.expect_refused(ErrorCode::kUnsupported, "v", "bf16");
}

TEST(CpuAttentionErrors, RefusesOutputInAnotherFormat) {
  Call call;
  call.out = support::Tensor::normal(DType::kF16, {1, 4, 2, 8}, 9);
  call.expect_refused(ErrorCode::kUnsupported, "out", "f16");
}

TEST(CpuAttentionErrors, RefusesLargeHeadDimensions) {
  Call({1, 4, 6, 2, 1, 257, 8}).expect_refused(ErrorCode::kUnsupported, "q", "257");
  Call({1, 4, 6, 2, 1, 8, 264}).expect_refused(ErrorCode::kUnsupported, "v", "264");
}

TEST(CpuAttentionErrors, RefusesDescales) {
  const float one = 1.0F;
  Call call;
  call.tensors.problem.k_descale.data = &one;
  call.expect_refused(ErrorCode::kUnsupported, "k_descale", "quantised");
}

TEST(CpuAttentionErrors, RefusesNegativeThreadCounts) {
  Call().expect_refused(ErrorCode::kBadInput, "threads", "-1", {.threads = -1});
}

TEST(CpuAttentionErrors, RefusesSequencesThatCannotBePacked) {
  Call call;
  for (AnyView* view : {&call.tensors.problem.k, &call.tensors.problem.v}) {
    view->size[1] = Index{1} << 45;
    view->stride[1] = 0;
  }
  call.expect_refused(ErrorCode::kUnsupported, "k", "seqlen");
}

TEST(CpuAttentionErrors, ListsItsKernels) {
  ASSERT_FALSE(kernels().empty());
  EXPECT_TRUE(kernels().back().available);
  for (const KernelInfo& kernel : kernels()) EXPECT_EQ(kernel.available, kernel.reason.empty()) << kernel.name;
}

}  // namespace
}  // namespace leanfa::cpu::test
