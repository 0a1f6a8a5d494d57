// The public headers as programs use them: from C11, and from C++20 through leanfa.hpp.
#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "leanfa/leanfa.hpp"

extern "C" int leanfa_c11_program(void);

namespace {

TEST(Header, WorksFromC11) { EXPECT_EQ(leanfa_c11_program(), 0); }

TEST(Header, LayoutOfTensorIsFinal) {
  EXPECT_EQ(sizeof(leanfa_tensor), 80U);
  EXPECT_EQ(offsetof(leanfa_tensor, dtype), 8U);
  EXPECT_EQ(offsetof(leanfa_tensor, ndim), 12U);
  EXPECT_EQ(offsetof(leanfa_tensor, size), 16U);
  EXPECT_EQ(offsetof(leanfa_tensor, stride), 48U);
}

TEST(Header, CppDescriptorsAreZeroedAndSized) {
  const leanfa::attention_desc desc;
  EXPECT_EQ(desc.struct_size, sizeof(leanfa_attention_desc));
  EXPECT_EQ(desc.q.dtype, LEANFA_DTYPE_NONE);
  EXPECT_EQ(desc.method, nullptr);
}

TEST(Header, CppTensorsAreContiguous) {
  std::array<float, 24> data{};
  const leanfa_tensor view = leanfa::tensor(data.data(), {2, 3, 4});
  EXPECT_EQ(view.dtype, LEANFA_F32);
  EXPECT_EQ(view.ndim, 3);
  EXPECT_EQ(view.stride[0], 12);
  EXPECT_EQ(view.stride[1], 4);
  EXPECT_EQ(view.stride[2], 1);
  EXPECT_EQ(leanfa::strided_tensor(data.data(), LEANFA_F32, {2, 3}, {1}).ndim, -1);
}

TEST(Header, CppCallRunsAndReportsErrors) {
  constexpr std::int64_t kTokens = 3;
  constexpr std::int64_t kDim = 8;
  std::vector<float> q(kTokens * kDim, 0.0F), k(kTokens * kDim, 0.0F), v(kTokens * kDim, 2.0F), out(kTokens * kDim);
  leanfa::attention_desc desc;
  desc.q = leanfa::tensor(q.data(), {1, kTokens, 1, kDim});
  desc.k = leanfa::tensor(k.data(), {1, kTokens, 1, kDim});
  desc.v = leanfa::tensor(v.data(), {1, kTokens, 1, kDim});
  desc.out = leanfa::tensor(out.data(), {1, kTokens, 1, kDim});
  const leanfa::status done = leanfa::attention_forward(desc);
  ASSERT_TRUE(done) << done.message();
  for (const float value : out) EXPECT_EQ(value, 2.0F);  // equal weights of equal values

  desc.softcap = 30.0;
  const leanfa::status refused = leanfa::attention_forward(desc);
  EXPECT_FALSE(refused);
  EXPECT_EQ(refused.code(), LEANFA_UNSUPPORTED);
  EXPECT_STREQ(refused.name(), "unsupported");
  EXPECT_NE(refused.message().find("softcap"), std::string::npos);
}

TEST(Header, CppWorkspaceIsWhatTheCallTakes) {
  std::vector<leanfa::e4m3fn> codes(16, leanfa::e4m3fn{0x38});  // 1.0
  std::vector<leanfa::bf16> out(16);
  leanfa::attention_desc desc;
  desc.q = desc.k = desc.v = leanfa::tensor(codes.data(), {1, 1, 1, 16});
  desc.out = leanfa::tensor(out.data(), {1, 1, 1, 16});
  std::size_t bytes = 0;
  ASSERT_TRUE(leanfa::workspace_size(desc, bytes));
  EXPECT_GT(bytes, 0U);
  const leanfa::status done = leanfa::attention_forward(desc, leanfa::workspace(bytes));
  ASSERT_TRUE(done) << done.message();
  for (const leanfa::bf16 value : out) EXPECT_EQ(value, leanfa::bf16{0x3F80});
}

}  // namespace
