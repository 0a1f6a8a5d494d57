// struct_size and message: what older, newer and careless callers may pass.
#include <gtest/gtest.h>

#include <cstring>
#include <string>
#include <vector>

#include "runtime/attention_call.hpp"

namespace leanfa::runtime_test {
namespace {

TEST(StructSize, NullDescriptorIsBadInput) {
  const Outcome outcome =
      with_message([](char* text, std::size_t size) { return leanfa_query_support(nullptr, text, size); });
  EXPECT_EQ(outcome.status, LEANFA_BAD_INPUT);
  EXPECT_TRUE(outcome.says("leanfa_attention_desc")) << outcome.message;
  EXPECT_EQ(leanfa_attention_forward(nullptr, nullptr, 0, nullptr, nullptr, 0), LEANFA_BAD_INPUT);
  EXPECT_EQ(leanfa_workspace_size(nullptr, nullptr, nullptr, 0), LEANFA_BAD_INPUT);
  EXPECT_EQ(leanfa_merge_lse(nullptr, nullptr, nullptr, 0), LEANFA_BAD_INPUT);
  EXPECT_EQ(leanfa_rotate(nullptr, nullptr, nullptr, 0), LEANFA_BAD_INPUT);
  EXPECT_EQ(leanfa_quantize(nullptr, nullptr, nullptr, 0), LEANFA_BAD_INPUT);
  EXPECT_EQ(leanfa_lse_offset(nullptr, nullptr, nullptr, 0), LEANFA_BAD_INPUT);
}

TEST(StructSize, MustCoverTheRequiredFields) {
  for (const std::size_t size :
       {std::size_t{0}, std::size_t{1}, sizeof(std::size_t), offsetof(leanfa_attention_desc, out)}) {
    AttentionCall call;
    call.desc.struct_size = size;
    call.expect_refused(LEANFA_BAD_INPUT, "struct_size", "covers the required fields");
  }
}

TEST(StructSize, MustEndWhereAFieldEnds) {
  AttentionCall call;
  call.desc.struct_size = offsetof(leanfa_attention_desc, lse) + 8;
  call.expect_refused(LEANFA_BAD_INPUT, "struct_size", "ends where a field ends");
}

TEST(StructSize, HugeIsRefusedWithoutReadingOn) {
  for (const std::size_t size : {std::size_t{4097}, SIZE_MAX / 2, SIZE_MAX}) {
    AttentionCall call;
    call.desc.struct_size = size;
    call.expect_refused(LEANFA_BAD_INPUT, "struct_size", "is plausible");
  }
}

// Everything past the caller's struct_size is absent, whatever the memory there holds.
TEST(StructSize, FieldsPastAnOlderStructAreAbsent) {
  AttentionCall call;
  AttentionCall plain;
  plain.desc.lse = {};
  plain.desc.threads = 0;
  ASSERT_EQ(plain.run().status, LEANFA_OK);
  call.desc.softcap = 5.0;
  call.desc.causal = 1;
  call.desc.struct_size = offsetof(leanfa_attention_desc, lse);
  const Outcome outcome = call.run();
  ASSERT_EQ(outcome.status, LEANFA_OK) << outcome.message;
  expect_same_bits(call.out, plain.out);
  EXPECT_EQ(call.lse.at(0, 0, 0, 0), AttentionCall::kUntouched);
}

TEST(StructSize, NewerStructIsTakenOnlyIfItsTailIsZero) {
  AttentionCall call;
  call.desc.struct_size = sizeof(leanfa_attention_desc) + 16;
  std::vector<std::size_t> memory(call.desc.struct_size / sizeof(std::size_t));
  std::memcpy(memory.data(), &call.desc, sizeof call.desc);
  const auto* newer = reinterpret_cast<const leanfa_attention_desc*>(memory.data());
  char message[512];
  EXPECT_EQ(leanfa_query_support(newer, message, sizeof message), LEANFA_OK) << message;
  memory.back() = 1;
  EXPECT_EQ(leanfa_query_support(newer, message, sizeof message), LEANFA_UNSUPPORTED);
  EXPECT_NE(std::string(message).find("non-zero field"), std::string::npos) << message;
}

// Cut to fit, always ended, nothing written past its size.
TEST(Message, IsCutToAnySize) {
  AttentionCall call;
  call.desc.causal = 3;
  char whole[512];
  ASSERT_EQ(leanfa_query_support(&call.desc, whole, sizeof whole), LEANFA_BAD_INPUT);
  const std::string text = whole;
  for (const std::size_t size : {std::size_t{1}, std::size_t{2}, std::size_t{7}, text.size(), text.size() + 1}) {
    support::GuardedBuffer buffer(size);
    auto* message = reinterpret_cast<char*>(buffer.data());
    ASSERT_EQ(leanfa_query_support(&call.desc, message, size), LEANFA_BAD_INPUT);
    EXPECT_EQ(std::string(message), text.substr(0, size - 1));
    EXPECT_TRUE(buffer.canary_intact());
  }
}

TEST(Message, MayBeAbsent) {
  AttentionCall call;
  call.desc.causal = 3;
  char untouched = 'x';
  EXPECT_EQ(leanfa_query_support(&call.desc, &untouched, 0), LEANFA_BAD_INPUT);
  EXPECT_EQ(untouched, 'x');
  EXPECT_EQ(leanfa_query_support(&call.desc, nullptr, 100), LEANFA_BAD_INPUT);
}

TEST(Message, IsEmptyOnSuccess) {
  AttentionCall call;
  const Outcome outcome = call.run();
  EXPECT_EQ(outcome.status, LEANFA_OK);
  EXPECT_EQ(outcome.message, "");
}

}  // namespace
}  // namespace leanfa::runtime_test
