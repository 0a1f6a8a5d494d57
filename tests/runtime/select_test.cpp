// The kernel table: the first row that serves a call is taken, and a row that does not says all that it misses.
#include "runtime/select.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "runtime/attention_call.hpp"
#include "runtime/tensor_kernels.hpp"

namespace leanfa::runtime_test {
namespace {

using namespace leanfa::runtime;

runtime::AttentionCall call_of(const runtime_test::AttentionCall& tensors, std::string_view method) {
  runtime::AttentionCall call;
  call.problem = tensors.problem();
  call.method = parse_method(method).value();
  const AnyView out = tensors.out.view();
  call.out = {const_cast<void*>(out.data), out.dtype, out.size, out.stride};
  return call;
}

TEST(Select, NamesAreUniqueAndRowsComplete) {
  std::set<std::string_view> names;
  for (const Kernel& kernel : kernels()) {
    EXPECT_TRUE(names.insert(kernel.name).second) << kernel.name;
    EXPECT_EQ(kernel.available(), kernel.run != nullptr) << kernel.name;
    EXPECT_EQ(kernel.available(), kernel.workspace_bytes != nullptr) << kernel.name;
    EXPECT_FALSE(kernel.available() && !device(kernel.device).available()) << kernel.name;
  }
}

TEST(Select, EveryDeviceHasAQuantiserAndAMergeInTheList) {
  std::set<std::string> names;
  for (const TensorKernel& kernel : tensor_kernels()) {
    EXPECT_TRUE(names.emplace(kernel.name).second) << kernel.name;
    EXPECT_FALSE(kernel.serves.empty()) << kernel.name;
    EXPECT_EQ(kernel.absent, device(kernel.device).absent) << kernel.name;
  }
  EXPECT_EQ(names.size(), 2 * devices().size());
}

TEST(Select, EveryDeviceHasAKernelInTheList) {
  for (const Device& d : devices()) {
    bool found = false;
    for (const Kernel& kernel : kernels()) found = found || kernel.device == d.kind;
    EXPECT_TRUE(found) << d.name;
    EXPECT_EQ(device_from_name(d.name), d.kind);
  }
  EXPECT_FALSE(device_from_name("tpu").has_value());
}

TEST(Select, FirstRowThatServesIsTaken) {
  const runtime_test::AttentionCall bf16(DType::kBF16);
  EXPECT_EQ((*select(call_of(bf16, "bf16/exact/running")))->name, "cpu/wide");
  EXPECT_EQ((*select(call_of(bf16, "bf16/exact/running+rot")))->name, "cpu/wide");
  EXPECT_EQ((*select(call_of(bf16, "bf16/exact/running+block32")))->name, "cpu/method");
  EXPECT_EQ((*select(call_of(bf16, "bf16/exact/sticky")))->name, "cpu/method");
  EXPECT_EQ((*select(call_of(bf16, "bf16/exact/running+sink1")))->name, "cpu/method");
  const runtime_test::AttentionCall e4m3(DType::kE4M3FN);
  EXPECT_EQ((*select(call_of(e4m3, "e4m3/lean/anchor")))->name, "cpu/method");
}

TEST(Select, RefusalsListEverythingMissing) {
  const runtime_test::AttentionCall tensors(DType::kE4M3FN, {.dim_qk = 300});
  runtime::AttentionCall call = call_of(tensors, "e4m3/lean/anchor");
  const float one = 1.0F;
  call.problem.k_descale.data = &one;
  call.v_layout = PackedLayout::kSm90aVt;
  call.out.dtype = DType::kF16;
  const auto reasons = refusals(kernels()[0], call);
  EXPECT_EQ(reasons.size(), 6U);  // format, reference, scales, output type, head dim, layout
  const auto refused = select(call);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::kUnsupported);
  EXPECT_NE(refused.error().message.find("cpu/wide: method"), std::string::npos);
  EXPECT_NE(refused.error().message.find("cpu/method: head_dim_qk"), std::string::npos);
}

TEST(Select, AbsentDevicesSayWhy) {
  const runtime_test::AttentionCall tensors(DType::kBF16);
  runtime::AttentionCall call = call_of(tensors, "bf16/exact/running");
  for (const Device& d : devices()) {
    if (d.available()) continue;
    call.device = d.kind;
    const auto refused = select(call);
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.error().message.find(d.absent), std::string::npos) << refused.error().message;
  }
}

TEST(Select, AttendChecksBeforeItRuns) {
  const runtime_test::AttentionCall tensors(DType::kBF16);
  runtime::AttentionCall call = call_of(tensors, "e4m3/lean/anchor");
  const Status refused = attend(call);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::kBadInput);
  EXPECT_FALSE(workspace_bytes(call));
  call.method = parse_method("bf16/exact/running").value();
  EXPECT_EQ(*workspace_bytes(call), 0U);
  EXPECT_TRUE(attend(call));
}

// Without a workspace attend() allocates its own, with the same result.
TEST(Select, AttendAllocatesWhatItIsNotGiven) {
  runtime_test::AttentionCall given(DType::kE4M3FN, {}, DType::kBF16);
  runtime_test::AttentionCall own(DType::kE4M3FN, {}, DType::kBF16);
  ASSERT_EQ(given.run().status, LEANFA_OK);
  ASSERT_TRUE(attend(call_of(own, "e4m3/lean/anchor")));
  expect_same_bits(given.out, own.out);
}

}  // namespace
}  // namespace leanfa::runtime_test
